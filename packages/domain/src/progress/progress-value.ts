import { type Comparison, comparePair, comparePairs, type Pair } from '../figures/compare-pair.ts';
import { addSums, type CoveredSum, percentageOf } from '../figures/covered-sum.ts';
import { reductionPercent } from '../statistics/reduction.ts';
import { type RefusalKind, whyRefused } from './why-refused.ts';

/** What a project has of an indicator. */
export interface ProgressMeasure {
  /** both sides of the compared quantity; for a share all of what the part is of */
  readonly pair: Pair;
  /** for a share, the part in the optimisation; null for a reduction */
  readonly part: CoveredSum | null;
}

/** An indicator over some projects. */
export interface ProgressValue {
  /** percent; null where nothing counts, and where the weight is 0 or below */
  readonly value: number | null;
  /**
   * what the value is weighted by: the baselines of the projects that count, and for a share all of what their
   * optimisations use, in the unit of the compared quantity; null where nothing counts
   */
  readonly weight: number | null;
  /** projects that count: those whose two sides can be compared */
  readonly counted: number;
  /** all projects */
  readonly of: number;
  /** whether an item of the projects that count declares only a part of its indicators */
  readonly incomplete: boolean;
}

/** An indicator of one project. */
export interface ProjectProgress {
  /** percent; null where the project doesn't count, and where its weight is 0 or below */
  readonly value: number | null;
  /** the weight, as in `ProgressValue`; null where the project doesn't count */
  readonly weight: number | null;
  /** whether it counts and an item of it declares only a part of its indicators */
  readonly incomplete: boolean;
  /** why it doesn't count, what can be done about it first; empty where it counts */
  readonly reasons: readonly RefusalKind[];
}

/**
 * Returns an indicator over projects. A reduction is that of the sums of both sides, and a share that of the sums of
 * the optimisations, so that a large project weighs more. Only projects count whose two sides can be compared
 * (`comparePair`): the two sides of a share are then of the same work as well.
 */
export function progressOver(measures: readonly ProgressMeasure[]): ProgressValue {
  const { comparison, compared, pairs } = comparePairs(measures.map(({ pair }) => pair));
  return {
    value: comparison && percentOf(comparison, measures),
    weight: comparison && weightOf(comparison, measures),
    counted: compared,
    of: pairs,
    incomplete: comparison?.incomplete ?? false,
  };
}

/** Returns an indicator of one project. */
export function progressOf(measure: ProgressMeasure): ProjectProgress {
  const compares = comparePair(measure.pair);
  const { comparison } = compares;
  return {
    value: comparison && percentOf(comparison, [measure]),
    weight: comparison && weightOf(comparison, [measure]),
    incomplete: comparison?.incomplete ?? false,
    reasons: comparison ? [] : whyRefused(compares),
  };
}

function percentOf(comparison: Comparison, measures: readonly ProgressMeasure[]): number | null {
  const parts = measures.flatMap(({ pair, part }) =>
    part && comparePair(pair).comparison ? [{ part, whole: pair.optimization }] : [],
  );
  if (parts.length === 0) return reductionPercent(comparison);
  const wholes = parts.flatMap(({ whole }) => whole ?? []);
  return percentageOf(addSums(parts.map(({ part }) => part)), addSums(wholes));
}

function weightOf({ baseline, optimization }: Comparison, [first]: readonly ProgressMeasure[]): number {
  return first?.part ? optimization : baseline;
}
