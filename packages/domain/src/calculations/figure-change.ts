import { comparePart, type PairComparison } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';

/**
 * A figure before and after, with the difference; null where the item or group did not exist. The former figure is the
 * baseline of the comparison.
 */
export interface FigureChange extends PairComparison {
  readonly before: CoveredSum | null;
  readonly after: CoveredSum | null;
}

/**
 * Returns the change of a figure. A part that does not exist on a side counts as 0, so that the differences of the
 * parts add up to that of the whole. A side that leaves something undeclared makes the difference unknown.
 */
export function changeOf(before: CoveredSum | null, after: CoveredSum | null): FigureChange {
  return { before, after, ...comparePart({ baseline: before, optimization: after }) };
}

/** Returns the absolute difference, to sort the largest first; changes that can't be compared come last. */
export function sizeOf({ comparison }: FigureChange): number {
  return comparison === null ? -1 : Math.abs(comparison.amount);
}
