import type { DiscountLine } from '../model/award-model.ts';
import type { CompetingBid } from '../scoring/place-bids.ts';
import { type PlacedBid, placeBids } from '../scoring/place-bids.ts';

/** The tender without one of the bids that lost. */
export interface TenderWithout<Bid> {
  /** null for the complete tender */
  readonly removed: Bid | null;
  /** the remaining bids, in the order of the award */
  readonly places: readonly PlacedBid<Bid>[];
}

/**
 * Returns the complete tender, and the tender without each bid that did not win, in the order of the award. Each is
 * scored and ranked again from the remaining bids, which shows that no price depends on another bid (D-31).
 */
export function withoutEachLoser<Bid extends CompetingBid>(
  bids: readonly Bid[],
  line: DiscountLine,
): readonly TenderWithout<Bid>[] {
  const places = placeBids(bids, line);
  const losers = places.filter(({ rank }) => rank !== 1).map(({ bid }) => bid);
  return [
    { removed: null, places },
    ...losers.map((removed) => {
      const left = bids.filter((bid) => bid !== removed);
      return { removed, places: placeBids(left, line) };
    }),
  ];
}
