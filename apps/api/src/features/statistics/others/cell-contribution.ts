import type { ReductionIndicator, SetCode } from '@milieuspoor/domain';
import { cellKey } from '../sectors/sector-cell.ts';
import type { SectorContributionRow } from '../sectors/sector-contributions.queries.ts';
import { toContribution } from '../sectors/to-contribution.ts';
import type { FigureCell, FigureOfOthers, FixedContribution } from './figures-of-others.queries.ts';

/** The present contribution of an organisation to a cell of a figure. */
export interface CellContribution extends FigureCell {
  readonly contribution: FixedContribution;
}

/** Returns what an organisation's projects of one sector, year and kind add to each figure that uses this set. */
export function toSectorParts(
  row: SectorContributionRow,
  set: SetCode,
  weightsVersions: readonly string[],
): CellContribution[] {
  const of = (
    figure: FigureOfOthers,
    indicator: ReductionIndicator,
    versions: readonly string[] = [],
  ): CellContribution => ({
    figure,
    cell: cellKey(row),
    contribution: { ...toContribution(row, indicator), weightsVersions: versions },
  });
  return [
    // Projects whose pair doesn't state the set add nothing in it.
    ...(row[set === 'a1' ? 'inA1' : 'inA2']
      ? [of(`${set}_mki`, 'mki', weightsVersions), of(`${set}_co2`, 'co2')]
      : []),
    // Raw materials do not depend on a set (D-111): they are beside both sets, and are included once.
    ...(set === 'a1' ? [of('material', 'material')] : []),
  ];
}
