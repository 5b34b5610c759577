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

/** Sorts the largest difference in MKI first, and where there is none, the largest in CO2. */
export function bySize(left: Changed, right: Changed): number {
  return sizeOf(right.mki) - sizeOf(left.mki) || sizeOf(right.co2) - sizeOf(left.co2);
}

interface Changed {
  readonly mki: FigureChange;
  readonly co2: FigureChange;
}

/** Returns the absolute difference; a change that can't be compared comes last. */
function sizeOf({ comparison }: FigureChange): number {
  return comparison === null ? -1 : Math.abs(comparison.amount);
}
