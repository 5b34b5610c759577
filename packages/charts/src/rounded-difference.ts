import { formatNumber } from '@milieuspoor/domain';
import { displayIn, type Quantity, toDisplayed } from './quantities.ts';

interface Difference {
  readonly baseline: number;
  readonly optimization: number;
  readonly amount: number;
}

/**
 * Tells whether the written difference is another number than the difference of the written figures: €41.415,- and
 * €34.374,- have a difference of €7.040,- when their cents do. The screen then says that it is rounded.
 */
export function isRoundedDifference(
  { baseline, optimization, amount }: Difference,
  quantity: Quantity,
): boolean {
  const written = (value: number) => asWritten(value, quantity);
  return written(optimization) - written(baseline) !== written(amount);
}

/** Returns the figure as the screen shows it, in units of its last decimal: a whole number. */
function asWritten(value: number, quantity: Quantity): number {
  const { decimals } = displayIn(quantity, 'nl');
  const text = formatNumber(toDisplayed(value, quantity), decimals);
  return Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 10 ** decimals);
}
