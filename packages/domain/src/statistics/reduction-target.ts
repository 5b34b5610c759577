import type { Comparison } from './compare-pair.ts';
import { type CoveredSum, completenessOf } from './covered-sum.ts';

/** The share of the baseline's CO2 that an optimisation aims to save at least. */
export const REDUCTION_TARGET_SHARE = 0.5;

/**
 * Where the reference line of the CO2 goal stands, in the baseline's own unit. null without a baseline above 0 that
 * every item declares and that lacks nothing which the other side declares: half of an unknown total is no goal.
 */
export function reductionTarget(baseline: CoveredSum | undefined): number | null {
  if (!baseline || completenessOf(baseline) !== 'whole' || baseline.amount === null) return null;
  if (baseline.lacking?.items) return null;
  return baseline.amount > 0 ? baseline.amount * (1 - REDUCTION_TARGET_SHARE) : null;
}

/**
 * Whether a difference saves what is aimed at: half of the baseline or more. null where the baseline is not above 0 and
 * there is nothing to save a part of. Only ever asked of what can be compared (`comparePair`).
 */
export function reachesReductionTarget({ baseline, optimization }: Comparison): boolean | null {
  if (baseline <= 0) return null;
  return optimization <= baseline * (1 - REDUCTION_TARGET_SHARE);
}
