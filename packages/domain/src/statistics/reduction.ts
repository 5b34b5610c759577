import { type Comparison, comparePair, comparePairs, type Pair } from './compare-pair.ts';

/** The indicators of which a gauge states the reduction. */
export const REDUCTION_INDICATORS = ['mki', 'co2', 'material'] as const;
export type ReductionIndicator = (typeof REDUCTION_INDICATORS)[number];

/** What projects save against their baselines, in percent; null where that is not defined. */
export interface ReductionRange {
  /** of a single project */
  readonly lowest: number | null;
  /** of a single project */
  readonly highest: number | null;
  /** of all projects that can be compared, together */
  readonly total: number | null;
  /** projects whose reduction is defined: whole on both sides, and a baseline above 0 */
  readonly projects: number;
  /** all projects, compared or not */
  readonly of: number;
  /** an item of the projects that can be compared declares a part of its indicators only */
  readonly incomplete: boolean;
}

/**
 * How much less the optimisation costs than the baseline, in percent of the baseline; below 0 it costs more. null where
 * nothing can be compared, or where the baseline is not above 0 and there is nothing to be a percentage of.
 */
export function reductionPercent(sides: Pick<Comparison, 'baseline' | 'optimization'> | null): number | null {
  if (sides === null || sides.baseline <= 0) return null;
  return (100 * (sides.baseline - sides.optimization)) / sides.baseline;
}

/** From the project that saves least to the one that saves most, and all together, over those that can be compared. */
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

/** What is at the ends of a range; of several with the same reduction the first that is given. */
export interface RangeEnds<Project> {
  readonly lowest: Project | null;
  readonly highest: Project | null;
}

/** The projects that save least and most, of those that can be compared (`reductionRange`). */
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
