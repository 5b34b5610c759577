import {
  type Contribution,
  type GatheredCell,
  gatherCell,
  mergeCells,
  type ReductionIndicator,
  reductionPercent,
} from '@milieuspoor/domain';
import type { SectorCellSubject, SectorContributionRow } from './sector-contributions.queries.ts';

/** A cell with the organisations behind it, of which nobody may be told before the domain said what. */
export interface GatheredSectorCell extends SectorCellSubject {
  readonly figures: Readonly<Record<ReductionIndicator, GatheredCell>>;
}

/** What organisations come to together in one set. */
export interface GatheredFigures {
  readonly cells: readonly GatheredSectorCell[];
  /** the versions of the weights behind them */
  readonly weightsVersions: ReadonlySet<string>;
}

/** Equal for contributions to the same cell. */
export function cellKey({ sector, year, tendered, inA1, inA2 }: SectorCellSubject): string {
  return [sector, year, tendered, inA1, inA2].join();
}

/** Puts contributions together, cell by cell. */
export function gatherCells(rows: readonly SectorContributionRow[]): GatheredSectorCell[] {
  const groups = new Map<string, SectorContributionRow[]>();
  for (const row of rows) {
    const key = cellKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => gatherOneCell(group) ?? []);
}

/**
 * Puts the contributions to one cell together, null when there are none. They are added up in the order of their
 * organisations, so that every process comes to the same last digit.
 */
export function gatherOneCell(rows: readonly SectorContributionRow[]): GatheredSectorCell | null {
  const ordered = [...rows].sort((left, right) => (left.organisationId < right.organisationId ? -1 : 1));
  const [first] = ordered;
  if (!first) return null;
  const { sector, year, tendered, inA1, inA2 } = first;
  const figures = forEachIndicator((indicator) =>
    gatherCell(ordered.map((row) => toContribution(row, indicator))),
  );
  return { sector, year, tendered, inA1, inA2, figures };
}

/** Puts parts of one cell together, null when there are none: the parts are added up in their order. */
export function mergeParts(parts: readonly GatheredSectorCell[]): GatheredSectorCell | null {
  const [first] = parts;
  if (!first) return null;
  return {
    ...first,
    figures: forEachIndicator((indicator) => mergeCells(parts.map(({ figures }) => figures[indicator]))),
  };
}

function forEachIndicator(
  make: (indicator: ReductionIndicator) => GatheredCell,
): Record<ReductionIndicator, GatheredCell> {
  return { mki: make('mki'), co2: make('co2'), material: make('material') };
}

function toContribution(row: SectorContributionRow, indicator: ReductionIndicator): Contribution {
  const { leastLeft, mostLeft, ...sums } = row[indicator];
  return {
    organisationId: row.organisationId,
    ...sums,
    lowest: reductionOf(mostLeft),
    highest: reductionOf(leastLeft),
  };
}

/** What a project saves that has this part of its baseline left. */
function reductionOf(left: number | null): number | null {
  return left === null ? null : reductionPercent({ baseline: 1, optimization: left });
}
