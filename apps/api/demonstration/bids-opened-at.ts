import type { ProjectPlan } from './demonstration-plan.ts';

/** Bids are opened this long after the last of them. */
const AFTER_THE_LAST_MS = 60 * 60_000;

/**
 * Returns when the bids of a tender were opened: after the last of them, and so before the award; null while they are
 * sealed, and where they never were.
 */
export function bidsOpenedAt({
  tender,
  calculations,
}: Pick<ProjectPlan, 'tender' | 'calculations'>): Date | null {
  if (tender?.bids !== 'opened') return null;
  const bids = calculations.filter(({ bidder }) => bidder !== null);
  return new Date(Math.max(...bids.map(({ createdAt }) => Date.parse(createdAt))) + AFTER_THE_LAST_MS);
}
