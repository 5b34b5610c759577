/** What a gauge states the reduction of. */
export const REDUCTION_INDICATORS = ['mki', 'co2', 'material'] as const;
export type ReductionIndicator = (typeof REDUCTION_INDICATORS)[number];

/** A project's figure on both sides, in one unit; null where a side states none. */
export interface ProjectSides {
  readonly baseline: number | null;
  readonly optimization: number | null;
}

/** What projects save against their baselines, in percent; null where that is not defined. */
export interface ReductionRange {
  /** of a single project */
  readonly lowest: number | null;
  /** of a single project */
  readonly highest: number | null;
  /** of all projects that state both sides together */
  readonly total: number | null;
  /** projects whose reduction is defined */
  readonly projects: number;
}

/**
 * How much less the optimisation costs than the baseline, in percent of the baseline; below 0 it costs more. null where
 * a side states nothing, or where the baseline is not above 0 and there is nothing to be a percentage of.
 */
export function reductionPercent({ baseline, optimization }: ProjectSides): number | null {
  if (baseline === null || optimization === null || baseline <= 0) return null;
  return (100 * (baseline - optimization)) / baseline;
}

/** From the project that saves least to the one that saves most, and all together; half a comparison is none. */
export function reductionRange(projects: readonly ProjectSides[]): ReductionRange {
  let lowest: number | null = null;
  let highest: number | null = null;
  let defined = 0;
  const sum = { baseline: 0, optimization: 0 };
  for (const project of projects) {
    if (project.baseline === null || project.optimization === null) continue;
    sum.baseline += project.baseline;
    sum.optimization += project.optimization;
    const reduction = reductionPercent(project);
    if (reduction === null) continue;
    defined++;
    lowest = Math.min(lowest ?? reduction, reduction);
    highest = Math.max(highest ?? reduction, reduction);
  }
  return { lowest, highest, total: reductionPercent(sum), projects: defined };
}
