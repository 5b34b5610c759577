import { formatEuro, formatSignificant, type Language } from '@milieuspoor/domain';
import { toFigureText } from '../cells/cell-text.ts';

export function shownNumber(value: number): string {
  return toFigureText(value);
}

/** Writes a share of a whole as the product writes percentages: '54,5 %'. */
export function shownShare(share: number): string {
  return `${formatSignificant(100 * share, 3)} %`;
}

export function shownEuro(amountEur: number): string {
  return formatEuro(amountEur);
}

/** Writes how many times a median an amount is. */
export function shownTimes(amount: number, median: number): string {
  return formatSignificant(amount / median, 2);
}

/** Writes whole megabytes, the unit of the limits. */
export function shownMegabytes(bytes: number): string {
  return toFigureText(Math.ceil(bytes / (1024 * 1024)));
}

/** Writes the date in a cell as screens write days: '2026-05-03T00:00:00' as '03-05-2026'; a time stays as it is. */
export function shownDate(value: string): string {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T00:00:00)?/, '$3-$2-$1');
}

/** Joins words into a list: 'PM, IR en SQP'. */
export function asList(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** How many headers a sentence names; the rest is counted. */
const QUOTED_MAX = 3;
const OTHERS = { nl: { and: 'en', others: 'andere' }, en: { and: 'and', others: 'others' } } as const;

/** Writes headers of a file: "'MKI A1-A3', 'MKI A4' en 8 andere". */
export function quoted(headers: readonly string[], language: Language): string {
  const { and, others } = OTHERS[language];
  const shown = headers.length > QUOTED_MAX ? headers.slice(0, QUOTED_MAX - 1) : headers;
  const rest = headers.length - shown.length;
  return asList([...shown.map((header) => `'${header}'`), ...(rest > 0 ? [`${rest} ${others}`] : [])], and);
}
