import type { Language } from '@milieuspoor/domain';

/** A request for letters about an award. */
export interface AskedLetters {
  /** of the bidder, or of the project where all letters are requested */
  readonly id: string;
  /** 'yyyy-mm-dd' */
  readonly sentOn: string;
  /** of the standstill period, calendar days */
  readonly days: number;
  readonly language: Language;
}

/** Reads the request from a query of the API; in the language of the call by default. */
export function askedLetters(
  id: string,
  query: { readonly sent: string; readonly days: number; readonly language?: Language | undefined },
  call: { readonly language: Language },
): AskedLetters {
  return { id, sentOn: query.sent, days: query.days, language: query.language ?? call.language };
}
