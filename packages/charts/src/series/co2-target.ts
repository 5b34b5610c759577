import { completenessOf, reductionTarget } from '@milieuspoor/domain';
import { type CoveredPoint, toCoveredSum } from '../coverage/point-coverage.ts';

/**
 * Where the line of the CO2 goal stands: at half of the baseline, in kg. null where a bar beside it leaves items out, or
 * modules that the other declares: one that ends before the line would be a goal that was reached by leaving out.
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
