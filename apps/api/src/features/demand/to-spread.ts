import type { AmountSpread, ReductionSpread } from '@milieuspoor/contract';
import type { Spread } from '@milieuspoor/domain';

/** Returns a spread in the form of the API. */
export function toSpread(spread: Spread): ReductionSpread & AmountSpread {
  const { count, lowest, lowerQuartile, middle, upperQuartile, highest } = spread;
  return { count, lowest, lower_quartile: lowerQuartile, middle, upper_quartile: upperQuartile, highest };
}
