import { fractionOf, roundHalfUp } from '../../format/exact-fraction.ts';
import { type BidStanding, takesPart } from './bid-standing.ts';

/** The values that decide the place of a bid. */
export interface PricedBid {
  readonly standing: BidStanding;
  /** whole euro; null for a bid that is not scored */
  readonly fictionalPriceEur: number | null;
  /** euro; null for a bid without a calculation */
  readonly mkiEur: number | null;
}

/** A bid with its place. */
export interface RankedBid<Bid> {
  readonly bid: Bid;
  /** 1 for the winner; tied bids share a rank and the next one is skipped; null when not ranked */
  readonly rank: number | null;
  /** whether another bid has the same rank */
  readonly tied: boolean;
}

/**
 * Returns the bids in the order of an award: the lowest fictional price first, then the lower MKI; bids that are still
 * equal share a rank and keep the order of the input. Bids that take no part, or have no price, come last and have no
 * rank.
 */
export function rankBids<Bid extends PricedBid>(bids: readonly Bid[]): readonly RankedBid<Bid>[] {
  return rankBy(
    bids,
    ({ standing, fictionalPriceEur }) => (takesPart(standing) ? fictionalPriceEur : null),
    (left, right) => left - right,
  );
}

/**
 * Ranks by another key than the fictional price, where less is better; a null key excludes a bid. Between equal bids
 * the lower MKI is better here too.
 */
export function rankBy<Bid extends Pick<PricedBid, 'mkiEur'>, Key>(
  bids: readonly Bid[],
  keyOf: (bid: Bid) => Key | null,
  compare: (left: Key, right: Key) => number,
): readonly RankedBid<Bid>[] {
  const keyed: { readonly bid: Bid; readonly key: Key }[] = [];
  const unranked: RankedBid<Bid>[] = [];
  for (const bid of bids) {
    const key = keyOf(bid);
    if (key === null) unranked.push({ bid, rank: null, tied: false });
    else keyed.push({ bid, key });
  }
  const order = (left: (typeof keyed)[number], right: (typeof keyed)[number]) =>
    compare(left.key, right.key) || compareMki(left.bid.mkiEur, right.bid.mkiEur);
  const sorted = keyed.toSorted(order);
  const isEqual = (place: number, other: number) => {
    const [one, two] = [sorted[place], sorted[other]];
    return one !== undefined && two !== undefined && order(one, two) === 0;
  };
  let rank = 1;
  const ranked = sorted.map(({ bid }, place): RankedBid<Bid> => {
    if (!isEqual(place, place - 1)) rank = place + 1;
    return { bid, rank, tied: isEqual(place, place - 1) || isEqual(place, place + 1) };
  });
  return [...ranked, ...unranked];
}

/** Returns the bids with the best rank: one, more when they are tied, none when no bid is ranked. */
export function winnersOf<Bid>(ranking: readonly Pick<RankedBid<Bid>, 'bid' | 'rank'>[]): readonly Bid[] {
  return ranking.filter(({ rank }) => rank === 1).map(({ bid }) => bid);
}

/**
 * Compares two MKI to the cent, as documents state them: a smaller difference is noise from adding up in another order,
 * and must not decide anything. Returns a number below 0 when the first is lower; a bid without an MKI comes after
 * every bid with one.
 */
export function compareMki(left: number | null, right: number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return centsOf(left) - centsOf(right);
}

/** Rounds half a cent away from zero, as in every figure that is shown: 1.005 is €1.01. */
function centsOf(amountEur: number): number {
  const { numerator, denominator } = fractionOf(Math.abs(amountEur));
  return Math.sign(amountEur) * roundHalfUp({ numerator: 100n * numerator, denominator });
}
