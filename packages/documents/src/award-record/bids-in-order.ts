import type { AwardRecord, RecordedBid } from './award-record.ts';

/** Returns the bids in the order of their ranks; bids without a rank come last, in the order of entry. */
export function bidsInOrder({ bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  const place = ({ rank }: RecordedBid) => rank ?? bids.length + 1;
  return bids.toSorted((left, right) => place(left) - place(right));
}

/** Returns the other bids with the same rank. */
export function sharingRank(bid: RecordedBid, { bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  return bid.rank === null ? [] : bids.filter((other) => other !== bid && other.rank === bid.rank);
}

/** Returns the bids that a bid precedes only by its MKI: their fictional prices are equal. */
export function behindByMki(bid: RecordedBid, { bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  const { rank, fictionalPriceEur } = bid;
  if (rank === null) return [];
  return bids.filter(
    (other) => other.fictionalPriceEur === fictionalPriceEur && other.rank !== null && other.rank > rank,
  );
}

/** Returns bidders for use in a sentence: 'Noord, Oost en West'. */
export function listed(bids: readonly RecordedBid[], and: string): string {
  const names = bids.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
}
