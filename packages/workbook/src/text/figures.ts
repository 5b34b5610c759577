import { formatEuro } from '@milieuspoor/domain';
import { toFigureText } from '../cells/cell-text.ts';

export function shownNumber(value: number): string {
  return toFigureText(value);
}

export function shownEuro(amountEur: number): string {
  return formatEuro(amountEur);
}

/** Whole megabytes; the limits are stated in them. */
export function shownMegabytes(bytes: number): string {
  return toFigureText(Math.ceil(bytes / (1024 * 1024)));
}

/** 'PM, IR en SQP' */
export function asList(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
