import { comparePart, type PairComparison } from '../statistics/compare-pair.ts';
import type { CoveredSum } from '../statistics/covered-sum.ts';

/**
 * A figure before and after, with what lies between; null where the thing itself was not there. The former one is the
 * comparison's baseline.
 */
export interface FigureChange extends PairComparison {
  readonly before: CoveredSum | null;
  readonly after: CoveredSum | null;
}

/**
 * What became of a figure. Something that is not there at all adds nothing, so that the differences of the parts add up
 * to that of the whole; a side that leaves something undeclared makes the difference unknown.
 */
export function changeOf(before: CoveredSum | null, after: CoveredSum | null): FigureChange {
  return { before, after, ...comparePart({ baseline: before, optimization: after }) };
}

/** How large the difference is, whichever way, for putting the largest first; what can't be compared comes last. */
export function sizeOf({ comparison }: FigureChange): number {
  return comparison === null ? -1 : Math.abs(comparison.amount);
}
