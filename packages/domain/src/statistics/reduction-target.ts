/** The share of the baseline's CO2 that an optimisation aims to save at least. */
export const REDUCTION_TARGET_SHARE = 0.5;

/** Where the reference line of the CO2 goal stands, in the baseline's own unit; null without a positive baseline. */
export function reductionTarget(baseline: number | null | undefined): number | null {
  return typeof baseline === 'number' && baseline > 0 ? baseline * (1 - REDUCTION_TARGET_SHARE) : null;
}
