import type { Reduction, SectorStatistic, TwoSides } from '@milieuspoor/contract';
import {
  addCells,
  type ContractTypeFilter,
  type GatheredCell,
  type PublishedCell,
  publishCell,
  REDUCTION_INDICATORS,
  type ReductionIndicator,
  SECTORS,
  type Sector,
  type SetCode,
} from '@milieuspoor/domain';
import type { GatheredSectorCell } from './gathered-cells.ts';
import type { SectorCellSubject } from './sector-contributions.queries.ts';

/** A cell as its reader may be told of it. */
export interface SectorCell extends SectorCellSubject {
  /** null where nothing may be told; of no projects where there is nothing to tell */
  readonly figures: Readonly<Record<ReductionIndicator, PublishedCell | null>>;
  /** its reader's alone: projects that can't be compared are counted there as well */
  readonly isOwn: boolean;
}

/** What may be told of cells: all of them to the organisation itself, of others what the domain lets through. */
export function toSectorCells(
  cells: readonly GatheredSectorCell[],
  reader: { readonly own: ReadonlySet<string> } | 'of-the-organisation-itself',
): SectorCell[] {
  const published = (cell: GatheredCell) =>
    reader === 'of-the-organisation-itself' || cell.sum.projects === 0
      ? cell.sum
      : publishCell(cell, reader.own);
  return cells.map(({ figures, ...subject }) => ({
    ...subject,
    isOwn: reader === 'of-the-organisation-itself',
    figures: {
      mki: published(figures.mki),
      co2: published(figures.co2),
      material: published(figures.material),
    },
  }));
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
      (cell.isOwn || isPublished(cell)) &&
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
