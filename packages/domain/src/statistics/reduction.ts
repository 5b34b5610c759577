import { type Comparison, comparePair, comparePairs, type Pair } from '../figures/compare-pair.ts';

/** The indicators whose reduction a gauge shows. */
export const REDUCTION_INDICATORS = ['mki', 'co2', 'material'] as const;
export type ReductionIndicator = (typeof REDUCTION_INDICATORS)[number];

/** The savings of projects against their baselines, in percent; null where that is not defined. */
export interface ReductionRange {
  /** of a single project */
  readonly lowest: number | null;
  /** of a single project */
  readonly highest: number | null;
  /** of all projects that can be compared, together */
  readonly total: number | null;
  /** projects whose reduction is defined: whole on both sides, with a baseline above 0 */
  readonly projects: number;
  /** all projects, compared or not */
  readonly of: number;
  /** whether an item of the projects that can be compared declares only a part of its indicators */
  readonly incomplete: boolean;
}

/**
 * Returns how much less the optimisation costs than the baseline, in percent of the baseline; below 0 it costs more.
 * Returns null where nothing can be compared, or where the baseline is 0 or below.
 */
export function reductionPercent(sides: Pick<Comparison, 'baseline' | 'optimization'> | null): number | null {
  if (sides === null || sides.baseline <= 0) return null;
  return (100 * (sides.baseline - sides.optimization)) / sides.baseline;
}

/**
 * Returns the lowest and highest reduction of a project, and that of all projects together, over those that can be
 * compared.
 */
export function reductionRange(projects: readonly Pair[]): ReductionRange {
  const reductions = projects.flatMap((pair) => reductionPercent(comparePair(pair).comparison) ?? []);
  const { comparison } = comparePairs(projects);
  return {
    lowest: reductions.length > 0 ? Math.min(...reductions) : null,
    highest: reductions.length > 0 ? Math.max(...reductions) : null,
    total: reductionPercent(comparison),
    projects: reductions.length,
    of: projects.length,
    incomplete: comparison?.incomplete ?? false,
  };
}

/** The projects at the ends of a range; among several with the same reduction, the first in the input. */
export interface RangeEnds<Project> {
  readonly lowest: Project | null;
  readonly highest: Project | null;
}

/** Returns the projects that save least and most, among those that can be compared (`reductionRange`). */
export function reductionEnds<Project>(
  projects: readonly { readonly project: Project; readonly pair: Pair }[],
): RangeEnds<Project> {
  const known = projects.flatMap(({ project, pair }) => {
    const percent = reductionPercent(comparePair(pair).comparison);
    return percent === null ? [] : [{ project, percent }];
  });
  const sorted = known.toSorted((left, right) => left.percent - right.percent);
  const highest = sorted.at(-1)?.percent;
  return {
    lowest: sorted[0]?.project ?? null,
    highest: sorted.find(({ percent }) => percent === highest)?.project ?? null,
  };
}
