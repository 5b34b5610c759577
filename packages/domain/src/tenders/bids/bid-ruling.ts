import type { Language } from '../../format/language.ts';

/** Why a bid takes no part whatever its amounts: its bidder withdrew it, or the client rejects it (D-108). */
export const BID_RULINGS = ['withdrawn', 'invalid'] as const;
export type BidRuling = (typeof BID_RULINGS)[number];

export const RULING_LABELS: Readonly<Record<Language, Readonly<Record<BidRuling, string>>>> = {
  nl: { withdrawn: 'ingetrokken', invalid: 'ongeldig' },
  en: { withdrawn: 'withdrawn', invalid: 'invalid' },
};
