import type { ScoredBidBar } from './scored-bids.ts';

/** Bids without the part of their fictional prices that all of them have. */
export interface AboveLowest {
  /** the lowest fictional price, whole euro */
  readonly lowestEur: number;
  readonly bids: readonly ScoredBidBar[];
}

/**
 * Returns what each bid has above the lowest fictional price: the discounts stay as they are, and the parts are still
 * the quote together, less that price. Bids often differ by a hundredth of their price, which bars from 0 do not show.
 * Null if fewer than two bids are scored, since there is nothing to compare then.
 */
export function aboveLowest(bids: readonly ScoredBidBar[]): AboveLowest | null {
  const prices = bids.flatMap(({ fictionalPriceEur, scoreEur }) =>
    fictionalPriceEur === null || scoreEur === null ? [] : [fictionalPriceEur],
  );
  if (prices.length < 2) return null;
  const lowestEur = Math.min(...prices);
  const less = (eur: number | null) => (eur === null ? null : eur - lowestEur);
  return {
    lowestEur,
    bids: bids.map((bid) => ({
      ...bid,
      quoteEur: less(bid.quoteEur),
      fictionalPriceEur: less(bid.fictionalPriceEur),
    })),
  };
}
