import { type CoveredSum, completenessOf } from './covered-sum.ts';

/** The share of the baseline's CO2 that an optimisation aims to save at least. */
export const REDUCTION_TARGET_SHARE = 0.5;

/**
 * Where the reference line of the CO2 goal stands, in the baseline's own unit. null without a baseline above 0 that
 * every item declares: half of an unknown total is no goal.
 */
export function reductionTarget(baseline: CoveredSum | undefined): number | null {
  if (!baseline || completenessOf(baseline) !== 'whole' || baseline.amount === null) return null;
  return baseline.amount > 0 ? baseline.amount * (1 - REDUCTION_TARGET_SHARE) : null;
}
