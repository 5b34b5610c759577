import type { ReductionSpread } from '@milieuspoor/contract';
import type { ReachedSpread } from '@milieuspoor/domain';

/** Returns a spread in the form of the API. */
export function toSpread(spread: ReachedSpread): ReductionSpread {
  const { count, lowest, lowerQuartile, middle, upperQuartile, highest } = spread;
  return { count, lowest, lower_quartile: lowerQuartile, middle, upper_quartile: upperQuartile, highest };
}
