import type { DiscountLine } from '../model/award-model.ts';
import { fictionalPriceEur } from './fictional-price.ts';
import { mkiScoreEur } from './mki-score.ts';
import { rankBids } from './rank-bids.ts';

/** A bid that takes part; the caller omits bids that are not scored. */
export interface CompetingBid {
  /** whole euro */
  readonly quoteEur: number;
  /** whole euro; null counts as 0 */
  readonly criteriaDiscountEur: number | null;
  /** euro, as stored; null for a bid without a calculation, which earns 0 whatever the model */
  readonly mkiEur: number | null;
}

/** A bid with its place and the price by which it is compared. */
export interface PlacedBid<Bid> {
  readonly bid: Bid;
  /** 1 for the winner; shared by tied bids. Never null, since each placed bid has a price */
  readonly rank: number | null;
  /** whole euro */
  readonly fictionalPriceEur: number;
}

/** Returns bids that take part, scored with these boundaries and in the order of the award (D-31). */
export function placeBids<Bid extends CompetingBid>(
  bids: readonly Bid[],
  line: DiscountLine,
): readonly PlacedBid<Bid>[] {
  const priced = bids.map((bid) => {
    const scoreEur = mkiScoreEur({ mkiEur: bid.mkiEur, ...line });
    return {
      bid,
      standing: 'scored' as const,
      mkiEur: bid.mkiEur,
      fictionalPriceEur: fictionalPriceEur({ ...bid, scoreEur }),
    };
  });
  return rankBids(priced).map(({ rank, bid: placed }) => ({
    bid: placed.bid,
    rank,
    fictionalPriceEur: placed.fictionalPriceEur,
  }));
}
