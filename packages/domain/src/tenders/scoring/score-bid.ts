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

/** The values of a bid that are scored. */
export interface Bid {
  /** whole euro */
  readonly quoteEur: number;
  /** on criteria other than the MKI, whole euro; null where not filled in */
  readonly criteriaDiscountEur: number | null;
  readonly calculation: BidCalculation | null;
  /** null for a bid that nobody excluded */
  readonly ruling: BidRuling | null;
}

/** The score of a bid. */
export interface BidScore {
  readonly standing: BidStanding;
  /** euro, as stored or with what was filled in; null where it may not be compared, which differs from having none */
  readonly mkiEur: number | null;
  /** whole euro; 0 without a calculation (D-31), null where the bid is not scored for another reason */
  readonly scoreEur: number | null;
  /**
   * whole euro; null where the bid is not scored. The price of a bid without a calculation is shown and has no place
   * (D-108)
   */
  readonly fictionalPriceEur: number | null;
}

/**
 * Scores a bid by the model (D-31), unless it was excluded by a ruling. While the model lacks boundaries or a maximum
 * for the MKI, every price is unknown, which is not the same as a discount of 0.
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
