import type { SetCode } from '@milieuspoor/domain';
import type { SectorContributionRow } from '../sectors/sector-contributions.queries.ts';
import { type SectorCell, sectorFigures, toSectorCells } from '../sectors/to-sector-statistics.ts';
import { toSectorParts } from './cell-contribution.ts';
import { type FixedCell, type FixedFigures, keyOf, ofContributions, tellFigures } from './fixed-figures.ts';
import { type FiguresOfToday, gatherToday, planQuarter, type QuarterPlan } from './plan-fixing.ts';

/** Returns the present contributions of organisations, from rows that hold equal figures for both sets. */
export function figuresOfToday(rows: readonly SectorContributionRow[]): FiguresOfToday {
  return gatherToday(
    rows.flatMap((row) => [...toSectorParts(row, 'a1', []), ...toSectorParts(row, 'a2', [])]),
  );
}

/** Returns the fixed figures after a plan was carried out, as the database would hold them. */
export function carriedOut(
  fixed: FixedFigures,
  { versions, confirmed }: QuarterPlan,
  day: string,
): FixedFigures {
  const after = new Map<string, FixedCell>(fixed);
  for (const cell of confirmed) {
    const former = after.get(keyOf(cell))?.versions ?? [];
    const latest = former.slice(-1).map((version) => ({ ...version, fixedOn: day, between: false }));
    after.set(keyOf(cell), { ...cell, versions: [...former.slice(0, -1), ...latest] });
  }
  for (const { figure, cell, contributions, ...version } of versions) {
    const former = after.get(keyOf({ figure, cell }))?.versions ?? [];
    const added = { ...version, fixedOn: day, ...ofContributions(contributions) };
    after.set(keyOf({ figure, cell }), { figure, cell, versions: [...former, added] });
  }
  return after;
}

/** Returns the figures that a first quarter fixes. */
export function fixedFrom(rows: readonly SectorContributionRow[]): FixedFigures {
  const nothing: FixedFigures = new Map();
  return carriedOut(nothing, planQuarter(nothing, figuresOfToday(rows)), '2026-01-01');
}

/** Returns the cells of a set as a reader sees them. */
export function tellSectors(fixed: FixedFigures, set: SetCode, own: readonly string[]): SectorCell[] {
  return toSectorCells(tellFigures(fixed, sectorFigures(set), new Set(own)), set);
}
