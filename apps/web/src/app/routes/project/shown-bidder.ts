import type { Applicant } from '@milieuspoor/contract';

type Charted = Pick<Applicant, 'uuid' | 'name' | 'sealed' | 'rank' | 'active' | 'project_calculation'>;
type WithCalculation<Bid> = Bid & {
  readonly project_calculation: NonNullable<Applicant['project_calculation']>;
};

/**
 * Returns the bids that can be drawn, the best first; those without a place come last, and sealed ones are left out.
 */
export function byRank<Bid extends Charted>(bids: readonly Bid[]): readonly WithCalculation<Bid>[] {
  const placeOf = ({ rank }: Charted) => rank ?? Number.POSITIVE_INFINITY;
  return bids
    .filter((bid): bid is WithCalculation<Bid> => !bid.sealed && bid.project_calculation !== null)
    .toSorted((left, right) => (placeOf(left) === placeOf(right) ? 0 : placeOf(left) - placeOf(right)));
}

/**
 * Returns the bidder whose figures are drawn: the chosen one, else the winner, else the first in rank; null if nobody
 * has any.
 */
export function shownBidder<Bid extends Charted>(
  bids: readonly Bid[],
  chosenUuid: string | null,
): WithCalculation<Bid> | null {
  const charted = byRank(bids);
  return (
    charted.find(({ uuid }) => uuid === chosenUuid) ??
    charted.find(({ active }) => active) ??
    charted[0] ??
    null
  );
}
