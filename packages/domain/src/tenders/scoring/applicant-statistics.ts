import { takesPart } from './bid-standing.ts';
import { compareMki, rankBids, winnersOf } from './rank-bids.ts';
import type { BidScore } from './score-bid.ts';

/** A bid with its score. */
export interface ScoredBid extends BidScore {
  /** whole euro */
  readonly quoteEur: number;
}

/** Statistics over the bids of a tender together (D-33). */
export interface ApplicantStatistics<Bid extends ScoredBid> {
  /** the bids with the best rank: more than one when they are tied */
  readonly winners: readonly Bid[];
  readonly highestScore: Bid | null;
  readonly lowestMki: Bid | null;
  readonly lowestQuote: Bid | null;
  /** the quote of the bid with the lowest MKI less the cheapest quote, whole euro */
  readonly costsMostSustainableEur: number | null;
  /**
   * those costs per euro of MKI that the bid saves against the cheapest; null when it saves none, or that is unknown
   */
  readonly costsPerEuroSaved: number | null;
  /** percent of the bids with an MKI whose MKI is at or below the target value; null when none has one */
  readonly targetReachedPercent: number | null;
}

/**
 * Returns the statistics of the bids. Between bids that are equal in the asked value, the one with the lower MKI is
 * named, then the cheaper one. Only an MKI that may be compared counts; the lowest quote can be that of any bid.
 * Nothing is rounded.
 */
export function applicantStatistics<Bid extends ScoredBid>(
  bids: readonly Bid[],
  lowerEur: number | null,
): ApplicantStatistics<Bid> {
  const byMki = (left: Bid, right: Bid) => compareMki(left.mkiEur, right.mkiEur);
  const byQuote = (left: Bid, right: Bid) => left.quoteEur - right.quoteEur;
  const withMki = bids.filter(({ mkiEur }) => mkiEur !== null);
  const scored = bids.flatMap((bid) =>
    bid.scoreEur !== null && takesPart(bid.standing) ? [{ bid, scoreEur: bid.scoreEur }] : [],
  );
  const lowestMki = first(withMki, (left, right) => byMki(left, right) || byQuote(left, right));
  const lowestQuote = first(bids, (left, right) => byQuote(left, right) || byMki(left, right));
  const highestScore = first(
    scored,
    (left, right) =>
      right.scoreEur - left.scoreEur || byMki(left.bid, right.bid) || byQuote(left.bid, right.bid),
  );
  const costsEur = lowestMki && lowestQuote && lowestMki.quoteEur - lowestQuote.quoteEur;
  return {
    winners: winnersOf(rankBids(bids)),
    highestScore: highestScore?.bid ?? null,
    lowestMki,
    lowestQuote,
    costsMostSustainableEur: costsEur,
    costsPerEuroSaved: perEuroSaved(costsEur, lowestQuote?.mkiEur ?? null, lowestMki?.mkiEur ?? null),
    targetReachedPercent: targetReached(withMki, lowerEur),
  };
}

function perEuroSaved(costsEur: number | null, cheapestEur: number | null, lowestEur: number | null) {
  if (costsEur === null || cheapestEur === null || lowestEur === null) return null;
  const savedEur = cheapestEur - lowestEur;
  return savedEur > 0 ? costsEur / savedEur : null;
}

function targetReached(withMki: readonly ScoredBid[], lowerEur: number | null): number | null {
  if (withMki.length === 0 || lowerEur === null) return null;
  // Compares to the cent, as between bids: the noise that adding up leaves below a cent does not prevent reaching the
  // target.
  const reached = withMki.filter(({ mkiEur }) => compareMki(mkiEur, lowerEur) <= 0);
  return (100 * reached.length) / withMki.length;
}

function first<Item>(items: readonly Item[], compare: (left: Item, right: Item) => number): Item | null {
  return items.toSorted(compare)[0] ?? null;
}
