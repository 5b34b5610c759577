import { formatEuro, formatSignificant } from '@milieuspoor/domain';
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

/** Joins words into a list: 'PM, IR en SQP'. */
export function asList(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
