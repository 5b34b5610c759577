import type { Comparison } from '../figures/compare-pair.ts';
import { type CoveredSum, completenessOf } from '../figures/covered-sum.ts';

/** The share of the baseline's CO2 that an optimisation should save at least. */
export const REDUCTION_TARGET_SHARE = 0.5;

/**
 * Returns the position of the reference line of the CO2 goal, in the baseline's own unit. Returns null without a
 * baseline above 0 that every item declares and that lacks nothing of what the other side declares: half of an unknown
 * total is not a goal.
 */
export function reductionTarget(baseline: CoveredSum | undefined): number | null {
  if (!baseline || completenessOf(baseline) !== 'whole' || baseline.amount === null) return null;
  if (baseline.lacking?.items) return null;
  return baseline.amount > 0 ? baseline.amount * (1 - REDUCTION_TARGET_SHARE) : null;
}

/**
 * Tells whether a difference reaches the target: half of the baseline or more. Returns null where the baseline is 0 or
 * below. Callers only pass what can be compared (`comparePair`).
 */
export function reachesReductionTarget({ baseline, optimization }: Comparison): boolean | null {
  if (baseline <= 0) return null;
  return optimization <= baseline * (1 - REDUCTION_TARGET_SHARE);
}
