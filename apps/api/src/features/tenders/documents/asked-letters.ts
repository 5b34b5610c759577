import type { Language } from '@milieuspoor/domain';

/** Letters about an award, as they are asked for. */
export interface AskedLetters {
  /** of the bidder, or of the project where all letters are asked for */
  readonly id: string;
  /** 'yyyy-mm-dd' */
  readonly sentOn: string;
  /** of the standstill period, calendar days */
  readonly days: number;
  readonly language: Language;
}

/** As a query of the API says it; in the language of the call unless it names one. */
export function askedLetters(
  id: string,
  query: { readonly sent: string; readonly days: number; readonly language?: Language | undefined },
  call: { readonly language: Language },
): AskedLetters {
  return { id, sentOn: query.sent, days: query.days, language: query.language ?? call.language };
}
