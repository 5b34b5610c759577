import type { Reduction, SectorStatistic, TwoSides } from '@milieuspoor/contract';
import {
  addCells,
  type ContractTypeFilter,
  gatherCell,
  type PublishedCell,
  REDUCTION_INDICATORS,
  type ReductionIndicator,
  SECTORS,
  type Sector,
  type SetCode,
} from '@milieuspoor/domain';
import type { FigureOfOthers } from '../others/figures-of-others.queries.ts';
import { fixedBetween, type ToldCell } from '../others/fixed-figures.ts';
import { cellKey, subjectOfCell } from './sector-cell.ts';
import type { SectorCellSubject, SectorContributionRow } from './sector-contributions.queries.ts';
import { toContribution } from './to-contribution.ts';

/** A cell as its reader may see it. */
export interface SectorCell extends SectorCellSubject {
  /** null where nothing may be shown; with 0 projects where there is nothing to show */
  readonly figures: Readonly<Record<ReductionIndicator, PublishedCell | null>>;
  /** the day on which each of them was fixed; null for present figures, and where nothing is shown */
  readonly fixedOn: Readonly<Record<ReductionIndicator, string | null>>;
  /** of the projects behind the MKI, those of the requested organisation; null where all are its own */
  readonly ownProjects: number | null;
}

const NOTHING = addCells([]);

/** Returns the present cells of the organisation itself, all of which may be shown. */
export function toOwnCells(rows: readonly SectorContributionRow[]): SectorCell[] {
  return [...Map.groupBy(rows, cellKey).entries()].map(([key, group]) => {
    const of = (indicator: ReductionIndicator) =>
      gatherCell(group.map((row) => toContribution(row, indicator))).sum;
    return {
      ...subjectOfCell(key),
      figures: { mki: of('mki'), co2: of('co2'), material: of('material') },
      fixedOn: { mki: null, co2: null, material: null },
      ownProjects: null,
    };
  });
}

/** Returns the cells of all organisations, as this reader sees each of their figures. */
export function toSectorCells(told: readonly ToldCell[], set: SetCode): SectorCell[] {
  return [...Map.groupBy(told, ({ cell }) => cell).entries()].map(([key, group]) => {
    const cellOf = (figure: FigureOfOthers) => group.find((each) => each.figure === figure);
    const [mki, co2, material] = [cellOf(`${set}_mki`), cellOf(`${set}_co2`), cellOf('material')];
    const sumOf = (cell: ToldCell | undefined) => (cell ? cell.sum : NOTHING);
    const dayOf = (cell: ToldCell | undefined) => (cell?.sum ? cell.fixedOn : null);
    return {
      ...subjectOfCell(key),
      figures: { mki: sumOf(mki), co2: sumOf(co2), material: sumOf(material) },
      fixedOn: { mki: dayOf(mki), co2: dayOf(co2), material: dayOf(material) },
      ownProjects: mki?.ownProjects ?? 0,
    };
  });
}

/** Returns the figures of a set that are shown per sector. */
export function sectorFigures(set: SetCode): readonly FigureOfOthers[] {
  return [`${set}_mki`, `${set}_co2`, 'material'];
}

/** Tells whether anything of a cell is shown. */
export function isPublished({ figures }: SectorCell): boolean {
  return REDUCTION_INDICATORS.some((indicator) => (figures[indicator]?.projects ?? 0) > 0);
}

interface SectorFilter {
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
}

/** Returns the figures of all cells that match the filter, first together and then per sector. */
export function toSectorStatistics(
  cells: readonly SectorCell[],
  filter: SectorFilter,
  {
    set,
    nameOf,
    ofAll = false,
  }: {
    readonly set: SetCode;
    readonly nameOf: (sector: Sector | null) => string;
    /** whether the cells are of all organisations */
    readonly ofAll?: boolean;
  },
): SectorStatistic[] {
  const fitting = cells.filter(
    (cell) =>
      (filter.years === null || filter.years.includes(cell.year)) &&
      (filter.contractType === null || cell.tendered === (filter.contractType === 'not-NA')),
  );
  const statistic = (sector: Sector | null): SectorStatistic => {
    const group = fitting.filter((cell) => sector === null || cell.sector === sector);
    // Cells without the requested set state nothing in it; raw materials do not depend on a set.
    const inSet = group.filter((cell) => (set === 'a1' ? cell.inA1 : cell.inA2));
    const figures = (indicator: ReductionIndicator) =>
      addCells((indicator === 'material' ? group : inSet).flatMap((cell) => cell.figures[indicator] ?? []));
    const own = inSet.flatMap(({ ownProjects }) => ownProjects ?? []);
    const fixedOf = (indicator: ReductionIndicator) =>
      fixedBetween(group.flatMap(({ fixedOn }) => fixedOn[indicator] ?? []));
    const [mki, co2, material] = [figures('mki'), figures('co2'), figures('material')];
    return {
      sector,
      display_name: nameOf(sector),
      set,
      projects: mki.projects,
      own_projects: ofAll ? own.reduce((sum, projects) => sum + projects, 0) : null,
      mki: sidesOf(mki),
      co2: sidesOf(co2),
      material: sidesOf(material),
      reductions: { mki: rangeOf(mki), co2: rangeOf(co2), material: rangeOf(material) },
      fixed: { mki: fixedOf('mki'), co2: fixedOf('co2'), material: fixedOf('material') },
    };
  };
  const shown = new Set(fitting.filter(isPublished).map(({ sector }) => sector));
  const sectors = SECTORS.filter((sector) => shown.has(sector));
  return [null, ...sectors].map(statistic);
}

function sidesOf({ projects, baseline, optimization, reduction }: PublishedCell): TwoSides | null {
  return projects > 0 ? { baseline, optimization, projects, incomplete: reduction.incomplete } : null;
}

function rangeOf({ reduction }: PublishedCell): Reduction {
  return { ...reduction };
}
