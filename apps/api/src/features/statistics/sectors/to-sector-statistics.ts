import type { Reduction, SectorStatistic, TwoSides } from '@milieuspoor/contract';
import {
  addCells,
  addUp,
  type ContractTypeFilter,
  type Contribution,
  type PublishedCell,
  publishCell,
  REDUCTION_INDICATORS,
  type ReductionIndicator,
  reductionPercent,
  SECTORS,
  type Sector,
  type SetCode,
} from '@milieuspoor/domain';
import type { SectorContributionRow } from './sector-contributions.queries.ts';

/** The smallest group of projects that figures are put together from; no filter reaches into one. */
export interface SectorCell {
  readonly sector: Sector;
  readonly year: number;
  readonly tendered: boolean;
  readonly inA1: boolean;
  readonly inA2: boolean;
  /** null where nothing may be told; of no projects where there is nothing to tell */
  readonly figures: Readonly<Record<ReductionIndicator, PublishedCell | null>>;
}

/** Puts contributions together to cells: all of them for the organisation itself, of others what may be told. */
export function toSectorCells(
  rows: readonly SectorContributionRow[],
  reader: { readonly own: ReadonlySet<string> } | 'of-the-organisation-itself',
): SectorCell[] {
  const groups = new Map<string, SectorContributionRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.sector, row.year, row.tendered, row.inA1, row.inA2]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const published = (contributions: readonly Contribution[]) =>
    reader === 'of-the-organisation-itself' || !contributions.some(hasProjects)
      ? addUp(contributions)
      : publishCell(contributions, reader.own);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { sector, year, tendered, inA1, inA2 } = first;
    const figures = (indicator: ReductionIndicator) =>
      published(group.map((row) => toContribution(row, indicator)));
    return {
      sector,
      year,
      tendered,
      inA1,
      inA2,
      figures: { mki: figures('mki'), co2: figures('co2'), material: figures('material') },
    };
  });
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

function hasProjects({ projects }: Contribution): boolean {
  return projects > 0;
}

/** The cells of which something is told. */
export function isPublished({ figures }: SectorCell): boolean {
  return REDUCTION_INDICATORS.some((indicator) => (figures[indicator]?.projects ?? 0) > 0);
}

interface SectorFilter {
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
}

/** The figures of all cells that fit the filter, first together and then per sector. */
export function toSectorStatistics(
  cells: readonly SectorCell[],
  filter: SectorFilter,
  { set, nameOf }: { readonly set: SetCode; readonly nameOf: (sector: Sector | null) => string },
): SectorStatistic[] {
  const fitting = cells.filter(
    (cell) =>
      isPublished(cell) &&
      (filter.years === null || filter.years.includes(cell.year)) &&
      (filter.contractType === null || cell.tendered === (filter.contractType === 'not-NA')),
  );
  const statistic = (sector: Sector | null): SectorStatistic => {
    const group = fitting.filter((cell) => sector === null || cell.sector === sector);
    const figures = (indicator: ReductionIndicator) =>
      addCells(
        group
          // Cells whose sets leave out the one asked state nothing in it; raw materials are in no set.
          .filter((cell) => indicator === 'material' || (set === 'a1' ? cell.inA1 : cell.inA2))
          .flatMap((cell) => cell.figures[indicator] ?? []),
      );
    const [mki, co2, material] = [figures('mki'), figures('co2'), figures('material')];
    return {
      sector,
      display_name: nameOf(sector),
      set,
      projects: mki.projects,
      mki: sidesOf(mki),
      co2: sidesOf(co2),
      material: sidesOf(material),
      reductions: { mki: rangeOf(mki), co2: rangeOf(co2), material: rangeOf(material) },
    };
  };
  const sectors = SECTORS.filter((sector) => fitting.some((cell) => cell.sector === sector));
  return [null, ...sectors].map(statistic);
}

function sidesOf({ projects, baseline, optimization, reduction }: PublishedCell): TwoSides | null {
  return projects > 0 ? { baseline, optimization, projects, incomplete: reduction.incomplete } : null;
}

function rangeOf({ reduction }: PublishedCell): Reduction {
  return { ...reduction };
}
