import type { PairsComparisonAnswer } from '@milieuspoor/contract';

/**
 * What lies between the sides of several projects, for the table of a chart: the sums of the sides hold projects that
 * cannot be compared as well. Of one project its figures say all there is.
 */
export function comparisonOverProjects(
  change: PairsComparisonAnswer | undefined,
): PairsComparisonAnswer | undefined {
  return change && change.pairs > 1 ? change : undefined;
}
