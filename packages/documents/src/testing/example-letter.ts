import type { RecordedBid } from '../award-record/award-record.ts';
import type { BidderLetter } from '../bidder-letter/bidder-letter.ts';
import { bidderLetterOf, type ToldAward } from '../bidder-letter/bidder-letter-of.ts';
import { exampleRecord, ranked } from './example-record.ts';

/** Returns the award of the example record; with other bids, these are ranked again. */
export function exampleAward(changes: Partial<ToldAward> = {}): ToldAward {
  const { bids = exampleRecord().bids } = changes;
  return { ...exampleRecord(), inCorrection: false, ...changes, bids: ranked(bids) };
}

/**
 * Returns the letter of that award to a bidder, sent on Thursday 26 November 2026 with a standstill period of twenty
 * days.
 */
export function exampleLetter(bidId: string, changes: Partial<ToldAward> = {}): BidderLetter {
  return bidderLetterOf(exampleAward(changes), bidId, { sentOn: '2026-11-26', days: 20 });
}

/** Returns a bid that takes no part. */
export function unscored(bid: RecordedBid, changes: Partial<RecordedBid>): RecordedBid {
  return { ...bid, mkiEur: null, scoreEur: null, fictionalPriceEur: null, ...changes };
}
