import type { AwardRecord, RecordedBid } from './award-record.ts';

/** The bids as they are ranked; those without a rank last, in the order in which they were entered. */
export function bidsInOrder({ bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  const place = ({ rank }: RecordedBid) => rank ?? bids.length + 1;
  return bids.toSorted((left, right) => place(left) - place(right));
}

/** The other bids that share the rank of a bid. */
export function sharingRank(bid: RecordedBid, { bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  return bid.rank === null ? [] : bids.filter((other) => other !== bid && other.rank === bid.rank);
}

/** The bids behind a bid that it is ahead of by its MKI alone: their fictional price is the same. */
export function behindByMki(bid: RecordedBid, { bids }: Pick<AwardRecord, 'bids'>): readonly RecordedBid[] {
  const { rank, fictionalPriceEur } = bid;
  if (rank === null) return [];
  return bids.filter(
    (other) => other.fictionalPriceEur === fictionalPriceEur && other.rank !== null && other.rank > rank,
  );
}

/** Bidders in a sentence: 'Noord, Oost en West'. */
export function listed(bids: readonly RecordedBid[], and: string): string {
  const names = bids.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
}
