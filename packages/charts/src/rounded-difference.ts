import { formatNumber } from '@milieuspoor/domain';
import { displayIn, type Quantity, toDisplayed } from './quantities.ts';

interface Difference {
  readonly baseline: number;
  readonly optimization: number;
  readonly amount: number;
}

/**
 * Whether a difference as it is written is another one than that of the figures as they are written: €41.415,- and €34.374,-
 * lie €7.040,- apart when their cents do. It is then said that it is rounded.
 */
export function isRoundedDifference(
  { baseline, optimization, amount }: Difference,
  quantity: Quantity,
): boolean {
  const written = (value: number) => asWritten(value, quantity);
  return written(optimization) - written(baseline) !== written(amount);
}

/** The figure that is read on the screen, in the last decimal that is written: a whole number. */
function asWritten(value: number, quantity: Quantity): number {
  const { decimals } = displayIn(quantity, 'nl');
  const text = formatNumber(toDisplayed(value, quantity), decimals);
  return Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 10 ** decimals);
}
