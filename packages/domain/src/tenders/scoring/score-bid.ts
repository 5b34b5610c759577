import type { BidRuling } from '../bids/bid-ruling.ts';
import type { DiscountLine } from '../model/award-model.ts';
import {
  type BidCalculation,
  type BidStanding,
  bidStanding,
  countingMkiEur,
  type HeldBid,
} from './bid-standing.ts';
import { fictionalPriceEur } from './fictional-price.ts';
import { mkiScoreEur } from './mki-score.ts';

/** What was bid. */
export interface Bid {
  /** whole euro */
  readonly quoteEur: number;
  /** on criteria other than the MKI, whole euro; null where it is empty */
  readonly criteriaDiscountEur: number | null;
  readonly calculation: BidCalculation | null;
  /** null of a bid that nobody set apart */
  readonly ruling: BidRuling | null;
}

/** What a bid comes to. */
export interface BidScore {
  readonly standing: BidStanding;
  /** euro, as stored or with what was filled in; null where it may not be compared, which is not the same as having none */
  readonly mkiEur: number | null;
  /** whole euro; 0 without a calculation (D-31), null where the bid is not scored otherwise */
  readonly scoreEur: number | null;
  /** whole euro; null where the bid is not scored. That of one without a calculation is shown and has no place (D-108) */
  readonly fictionalPriceEur: number | null;
}

/**
 * Scores a bid by the model (D-31), unless it was ruled to take no part. While the model has no boundaries or no maximum for the MKI, nobody's price
 * can be told: that is missing and not a discount of 0.
 */
export function scoreBid(
  bid: Bid,
  { line, ...held }: HeldBid & { readonly line: DiscountLine | null },
): BidScore {
  const standing = bid.ruling ?? bidStanding(bid.calculation, held);
  const mkiEur = standing === 'scored' ? countingMkiEur(bid.calculation, held) : null;
  const isPriced = standing === 'scored' || standing === 'no-calculation';
  if (!line || !isPriced) return { standing, mkiEur, scoreEur: null, fictionalPriceEur: null };
  const scoreEur = mkiScoreEur({ mkiEur, ...line });
  return { standing, mkiEur, scoreEur, fictionalPriceEur: fictionalPriceEur({ ...bid, scoreEur }) };
}
