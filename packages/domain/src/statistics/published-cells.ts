import { type ReductionRange, reductionPercent } from './reduction.ts';
import { mayBeTold } from './told-of-others.ts';

/**
 * The contribution of one organisation's projects to one cell, for one indicator. The figures include only projects
 * that are whole on both sides (D-96).
 */
export interface Contribution {
  readonly organisationId: string;
  readonly baseline: number;
  readonly optimization: number;
  readonly projects: number;
  /** its projects in the cell, compared or not */
  readonly of: number;
  /** whether an item of the projects in the figures declares only a part of its indicators */
  readonly incomplete: boolean;
  /** the lowest reduction of its projects, percent; null where none is defined */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** projects whose reduction is defined */
  readonly reducing: number;
}

/** A cell that may be published: its sums over at least three organisations. */
export interface PublishedCell {
  readonly baseline: number;
  readonly optimization: number;
  /** projects behind the figures */
  readonly projects: number;
  readonly reduction: ReductionRange;
}

/** A cell with all its organisations, before it is decided whether it may be published. */
export interface GatheredCell {
  readonly sum: PublishedCell;
  readonly contributions: readonly Contribution[];
}

/** Combines the contributions of organisations to a cell. */
export function gatherCell(contributions: readonly Contribution[]): GatheredCell {
  return { sum: addUp(contributions), contributions };
}

/**
 * Returns the part of a cell that may be published, null when nothing may. `own` are the organisations that the reader
 * can open.
 */
export function publishCell(
  { sum, contributions }: GatheredCell,
  own: ReadonlySet<string>,
): PublishedCell | null {
  return mayBeTold(contributions, own) ? sum : null;
}

/** Adds up contributions without any restriction. */
function addUp(contributions: readonly Contribution[]): PublishedCell {
  return addCells(
    contributions.map(({ baseline, optimization, projects, of, incomplete, lowest, highest, reducing }) => ({
      baseline,
      optimization,
      projects,
      reduction: { lowest, highest, total: null, projects: reducing, of, incomplete },
    })),
  );
}

/** Adds up published cells. */
export function addCells(cells: readonly PublishedCell[]): PublishedCell {
  const sum = (pick: (cell: PublishedCell) => number) => cells.reduce((total, cell) => total + pick(cell), 0);
  const extremes = (pick: (range: ReductionRange) => number | null) =>
    cells.map(({ reduction }) => pick(reduction)).filter((percent) => percent !== null);
  const sides = {
    baseline: sum((cell) => cell.baseline),
    optimization: sum((cell) => cell.optimization),
  };
  const lowest = extremes((range) => range.lowest);
  const highest = extremes((range) => range.highest);
  return {
    ...sides,
    projects: sum((cell) => cell.projects),
    reduction: {
      lowest: lowest.length > 0 ? Math.min(...lowest) : null,
      highest: highest.length > 0 ? Math.max(...highest) : null,
      total: reductionPercent(sides),
      projects: sum((cell) => cell.reduction.projects),
      of: sum((cell) => cell.reduction.of),
      incomplete: cells.some((cell) => cell.reduction.incomplete),
    },
  };
}
