/** What the optimisation changes against the baseline; below 0 is a saving. */
export interface SideDifference {
  /** optimisation minus baseline, in the unit of both */
  readonly amount: number;
  /** the amount as a part of the baseline, 0.5 for half more; null when the baseline is not above 0 */
  readonly share: number | null;
}

type Figure = number | null | undefined;

/** Compares two figures of one set and one unit; null when either side has no figure, for a missing one is not 0. */
export function compareSides(baseline: Figure, optimization: Figure): SideDifference | null {
  if (typeof baseline !== 'number' || typeof optimization !== 'number') return null;
  const amount = optimization - baseline;
  return { amount, share: baseline > 0 ? amount / baseline : null };
}
