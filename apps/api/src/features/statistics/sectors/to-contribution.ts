import { type Contribution, type ReductionIndicator, reductionPercent } from '@milieuspoor/domain';
import type { SectorContributionRow } from './sector-contributions.queries.ts';

/**
 * Returns the contribution of an organisation to one indicator of a cell, with the reductions of its projects in
 * percent.
 */
export function toContribution(row: SectorContributionRow, indicator: ReductionIndicator): Contribution {
  const { leastLeft, mostLeft, ...sums } = row[indicator];
  return {
    organisationId: row.organisationId,
    ...sums,
    lowest: reductionOf(mostLeft),
    highest: reductionOf(leastLeft),
  };
}

/** Returns the saving of a project with this remaining part of its baseline. */
function reductionOf(left: number | null): number | null {
  return left === null ? null : reductionPercent({ baseline: 1, optimization: left });
}
