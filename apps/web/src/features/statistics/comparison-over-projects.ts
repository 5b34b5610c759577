import type { PairsComparisonAnswer, StatisticChanges } from '@milieuspoor/contract';

/**
 * What lies between the sides of several projects, for the table of a chart: the sums of the sides hold projects that
 * cannot be compared as well. Of one project its figures say all there is.
 */
export function comparisonOverProjects(
  change: PairsComparisonAnswer | undefined,
): PairsComparisonAnswer | undefined {
  return change && change.pairs > 1 ? change : undefined;
}

/**
 * Whether the figures of a place are of two sides that both were worked out, whatever they have of it: a side without any then
 * spends nothing there. Of several projects that is known of those that are compared.
 */
export function areBothSides(changes: Pick<StatisticChanges, 'mki'> | null | undefined): boolean {
  if (!changes) return false;
  const { comparison, gaps, pairs } = changes.mki;
  return comparison !== null || (pairs === 1 && gaps.every(({ items }) => items > 0));
}
