import type { ReportBid } from './report.ts';

/** Returns bids in the order of their places; those without one come last. */
export function bidsInPlace(bids: readonly ReportBid[]): readonly ReportBid[] {
  const last = Number.POSITIVE_INFINITY;
  return bids.toSorted((one, other) => (one.rank ?? last) - (other.rank ?? last));
}
