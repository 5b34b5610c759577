import { RATIO_SIDES } from '@milieuspoor/domain';
import type { RatioRowSide, SideRatio } from './ratio-queries.ts';

const SIDES: readonly RatioRowSide[] = [...RATIO_SIDES, 'national'];

/** The sub-groups that are measured in one unit. */
export interface RatiosInUnit {
  readonly unit: string;
  /** by name, and of each sub-group the baseline first, what was carried out and the country last */
  readonly statistics: readonly SideRatio[];
}

/**
 * Returns the ratios by unit: euro per m2 and euro per ton have no axis in common. The unit with the most items comes
 * first.
 */
export function byUnit(statistics: readonly SideRatio[]): RatiosInUnit[] {
  const items = (list: readonly SideRatio[]) => list.reduce((sum, each) => sum + each.items, 0);
  return [...Map.groupBy(statistics, ({ unit }) => unit)]
    .map(([unit, list]) => ({ unit, statistics: list.toSorted(inOrder) }))
    .sort(
      (one, other) =>
        items(other.statistics) - items(one.statistics) || one.unit.localeCompare(other.unit, 'nl'),
    );
}

function inOrder(one: SideRatio, other: SideRatio): number {
  return (
    one.name.localeCompare(other.name, 'nl') ||
    one.uuid.localeCompare(other.uuid) ||
    SIDES.indexOf(one.side) - SIDES.indexOf(other.side)
  );
}
