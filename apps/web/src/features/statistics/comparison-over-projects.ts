import type { PairsComparisonAnswer, StatisticChanges } from '@milieuspoor/contract';

/**
 * Returns the difference between the sides of several projects, for the table of a chart, since the sums of the sides
 * also include projects that cannot be compared. For one project its figures say everything.
 */
export function comparisonOverProjects(
  change: PairsComparisonAnswer | undefined,
): PairsComparisonAnswer | undefined {
  return change && change.pairs > 1 ? change : undefined;
}

/**
 * Tells whether the figures of a place have two sides that were both calculated, whatever they have there: a side
 * without any amount then has 0 there. For several projects, this is known only of those that are compared.
 */
export function areBothSides(changes: Pick<StatisticChanges, 'mki'> | null | undefined): boolean {
  if (!changes) return false;
  const { comparison, gaps, pairs } = changes.mki;
  return comparison !== null || (pairs === 1 && gaps.every(({ items }) => items > 0));
}
