import type { Statistic } from '@milieuspoor/contract';
import { addParts, percentageOf } from '@milieuspoor/domain';
import { type CoveredPoint, toCoveredSum } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind } from '../parts.ts';
import { sidePoint } from './sides.ts';

/** The total of a side of a goal. */
export interface GoalTotal {
  /** in the server's unit */
  readonly total: CoveredPoint;
  /** the part that should grow, in percent of the total; null where an item leaves a part of it undeclared */
  readonly wantedPercent: number | null;
}

/**
 * Returns the total of the parts of each side, and the share of the part that should grow. The three materials are
 * added up as everywhere (`addParts`); a share of an unknown total is unknown (`percentageOf`).
 */
export function goalTotals(sides: readonly Statistic[], kind: PartKind): GoalTotal[] {
  const { parts } = PARTS[kind];
  return sides.map((side) => {
    const points = parts.map(({ valueKey, resource, color }) => ({
      point: sidePoint(side, valueKey, { quantity: resource }),
      wanted: color !== 'burden',
    }));
    const sums = points.flatMap(({ point, wanted }) => {
      const sum = toCoveredSum(point);
      return sum ? [{ sum, wanted }] : [];
    });
    const { amount, ...counts } = addParts(sums.map(({ sum }) => sum));
    const [{ resource: quantity } = { resource: 'primaryTon' as const }] = parts;
    return {
      total: { value: amount, coverage: { ...counts, about: { quantity, side: side.name } } },
      wantedPercent: percentageOf(
        addParts(sums.filter(({ wanted }) => wanted).map(({ sum }) => sum)),
        addParts(sums.map(({ sum }) => sum)),
      ),
    };
  });
}
