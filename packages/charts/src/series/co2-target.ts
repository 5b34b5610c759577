import { completenessOf, reductionTarget } from '@milieuspoor/domain';
import { type CoveredPoint, toCoveredSum } from '../coverage/point-coverage.ts';

/**
 * Returns the position of the line of the CO2 goal: half of the baseline, in kg. Returns null where a bar leaves out
 * items, or modules that the other bar declares: a bar that ends before the line would then reach the goal by leaving
 * something out.
 */
export function co2Target(
  points: readonly CoveredPoint[],
  baseline: CoveredPoint | undefined,
): number | null {
  const isWhole = points.every((point) => {
    const sum = toCoveredSum(point);
    return sum === null || (completenessOf(sum) === 'whole' && !sum.lacking?.items);
  });
  return isWhole ? reductionTarget((baseline && toCoveredSum(baseline)) ?? undefined) : null;
}
