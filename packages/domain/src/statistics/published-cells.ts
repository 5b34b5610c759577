import { type ReductionRange, reductionPercent } from './reduction.ts';

/** Fewer organisations than this behind a figure: there is no figure (statistics, confidentiality). */
export const ORGANISATIONS_BEHIND_A_FIGURE = 3;
/** So many must remain when the reader's own organisations are taken out, or the difference would be one organisation's. */
const OTHERS_BEHIND_A_FIGURE = 2;
/**
 * So many others must there be for the lowest and highest project to be told. With two others, the two extremes and the
 * two sums are four equations in what the two have on both sides, and can be solved.
 */
const OTHERS_BEHIND_A_RANGE = 3;

/**
 * What one organisation's projects amount to in one cell, for one indicator: only projects that are whole on both sides
 * (decision 96) are in the figures.
 */
export interface Contribution {
  readonly organisationId: string;
  readonly baseline: number;
  readonly optimization: number;
  readonly projects: number;
  /** its projects in the cell, compared or not */
  readonly of: number;
  /** whether an item of the projects in the figures declares a part of its indicators only */
  readonly incomplete: boolean;
  /** of its projects, percent; null where none is defined */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** projects whose reduction is defined */
  readonly reducing: number;
}

/** A cell as it may be told: its sums over at least three organisations. */
export interface PublishedCell {
  readonly baseline: number;
  readonly optimization: number;
  /** projects behind the figures */
  readonly projects: number;
  readonly reduction: ReductionRange;
}

/** Organisations that stand behind a figure. */
export interface Behind {
  readonly size: number;
  has(organisationId: string): boolean;
}

/** A cell with all its organisations, as nobody may be told of it yet. */
export interface GatheredCell {
  readonly sum: PublishedCell;
  readonly behind: Behind;
}

/**
 * Puts together what organisations come to in a cell. An organisation stands behind a figure when both its sides are
 * something other than 0: who adds nothing hides nobody.
 */
export function gatherCell(contributions: readonly Contribution[]): GatheredCell {
  const behind = contributions.filter(({ baseline, optimization }) => baseline !== 0 && optimization !== 0);
  return {
    sum: addUp(contributions),
    behind: new Set(behind.map(({ organisationId }) => organisationId)),
  };
}

/** Puts parts of one cell together, none of which shares an organisation with another. */
export function mergeCells(parts: readonly GatheredCell[]): GatheredCell {
  const behind = parts.map((part) => part.behind);
  return {
    sum: addCells(parts.map(({ sum }) => sum)),
    behind: {
      size: behind.reduce((total, { size }) => total + size, 0),
      has: (organisationId) => behind.some((organisations) => organisations.has(organisationId)),
    },
  };
}

/** What may be told of a cell, null when nothing may. `own` are the organisations that the reader can look into. */
export function publishCell({ sum, behind }: GatheredCell, own: ReadonlySet<string>): PublishedCell | null {
  if (!mayBeTold(behind, own)) return null;
  if (othersIn(behind, own) >= OTHERS_BEHIND_A_RANGE) return sum;
  const { total } = sum.reduction;
  return { ...sum, reduction: { ...sum.reduction, lowest: total, highest: total } };
}

/** Whether a figure may be told that these organisations stand behind: it leads back to none of them. */
export function mayBeTold(behind: Behind, own: ReadonlySet<string>): boolean {
  return behind.size >= ORGANISATIONS_BEHIND_A_FIGURE && othersIn(behind, own) >= OTHERS_BEHIND_A_FIGURE;
}

/** How many of them are not the reader's. Readers have a few of their own, figures may have thousands behind them. */
function othersIn(behind: Behind, own: ReadonlySet<string>): number {
  return behind.size - [...own].filter((organisationId) => behind.has(organisationId)).length;
}

/** What contributions come to together, with nothing kept back. */
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

/** Cells that may be told, together. */
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
