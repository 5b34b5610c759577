import type { RatioStatistic } from '@milieuspoor/contract';

/** The sub-groups that are measured in one unit. */
export interface RatiosInUnit {
  readonly unit: string;
  readonly statistics: readonly RatioStatistic[];
}

/**
 * Returns the ratios by unit: euro per m2 and euro per ton have no axis in common. The unit with the most items comes
 * first.
 */
export function byUnit(statistics: readonly RatioStatistic[]): RatiosInUnit[] {
  const items = (list: readonly RatioStatistic[]) => list.reduce((sum, each) => sum + each.items, 0);
  return [...Map.groupBy(statistics, ({ unit }) => unit)]
    .map(([unit, list]) => ({ unit, statistics: list }))
    .sort(
      (one, other) =>
        items(other.statistics) - items(one.statistics) || one.unit.localeCompare(other.unit, 'nl'),
    );
}
