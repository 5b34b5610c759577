import type { ReductionIndicator, SetCode } from '@milieuspoor/domain';
import { cellKey } from '../sectors/sector-cell.ts';
import type { SectorContributionRow } from '../sectors/sector-contributions.queries.ts';
import { toContribution } from '../sectors/to-contribution.ts';
import type { FigureCell, FigureOfOthers, FixedContribution } from './figures-of-others.queries.ts';

/** What an organisation adds to a cell of a figure as things stand. */
export interface CellContribution extends FigureCell {
  readonly contribution: FixedContribution;
}

/** What an organisation's projects of one sector, year and kind add to each figure that a question of this set finds. */
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
    // Raw materials are of no set (D-111): they stand beside both, and are taken once.
    ...(set === 'a1' ? [of('material', 'material')] : []),
  ];
}
