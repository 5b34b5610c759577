import type { ReportBid } from './report.ts';

/** Bids in the order of their places; those that have none come last. */
export function bidsInPlace(bids: readonly ReportBid[]): readonly ReportBid[] {
  const last = Number.POSITIVE_INFINITY;
  return bids.toSorted((one, other) => (one.rank ?? last) - (other.rank ?? last));
}
