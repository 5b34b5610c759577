import type { Statistic } from '@milieuspoor/contract';
import { addParts, type CoveredSum, percentageOf } from '@milieuspoor/domain';
import { pointOf, toCoveredSum } from '../../../charts/coverage/point-coverage.ts';
import { PARTS, type PartKind } from '../../../charts/series/parts.ts';

/**
 * The part of a side that its goal wants: secondary and biobased of all material, renewable of all energy, emission-free of
 * all hours and of all transport; in percent. null where not every item declares every part, or where there is nothing to
 * be a part of (decision 96).
 */
export function cleanShare(kind: PartKind, side: Statistic | undefined): number | null {
  if (!side) return null;
  const sums = PARTS[kind].parts.map(({ valueKey, resource }): CoveredSum | null =>
    toCoveredSum(pointOf(side, valueKey, { quantity: resource, side: side.name })),
  );
  const whole: CoveredSum[] = [];
  for (const sum of sums) {
    if (!sum) return null;
    whole.push(sum);
  }
  // The part that is to be brought down comes first.
  return percentageOf(addParts(whole.slice(1)), addParts(whole));
}
