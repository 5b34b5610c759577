import { formatEuro } from '@milieuspoor/domain';
import type { ChartModel } from '../../chart-model.ts';

/** The values of a bid in its bar, in whole euro. */
export interface ScoredBidBar {
  readonly uuid: string;
  readonly name: string;
  readonly quoteEur: number | null;
  /** null where it is not scored */
  readonly fictionalPriceEur: number | null;
  /** the fictional discount for the MKI; null where it is not scored */
  readonly scoreEur: number | null;
  /** null where it is not filled in */
  readonly criteriaDiscountEur: number | null;
}

export interface ScoredBidLabels {
  readonly fictional: string;
  readonly score: string;
  readonly discount: string;
  readonly notScored: string;
}

/** With this many bids, the names alone fill the height of a chart. */
const MANY_BIDS = 12;

/** Returns how the bars of this many bids are drawn: beside lying bars many names stay whole, and names on a phone. */
export function bidsOrientation(count: number, isNarrow: boolean): 'vertical' | 'horizontal' {
  return isNarrow || count >= MANY_BIDS ? 'horizontal' : 'vertical';
}

/**
 * Returns a bar for each bid, built from its fictional price and its two discounts, which together are its quote
 * (D-32). A bid that is not scored has no bar, since a part of it would look like the whole. Horizontal bars have room
 * for their figures on a phone; the quote is then below the name, as it is below a vertical bar. Many of them have room
 * for the names alone.
 */
export function scoredBids(
  bids: readonly ScoredBidBar[],
  labels: ScoredBidLabels,
  orientation: ChartModel['orientation'] = 'vertical',
): ChartModel {
  const isScored = ({ fictionalPriceEur, scoreEur }: ScoredBidBar) =>
    fictionalPriceEur !== null && scoreEur !== null;
  const detailOf = (bid: ScoredBidBar) => {
    if (!isScored(bid)) return { detail: labels.notScored };
    return orientation === 'horizontal' && bids.length < MANY_BIDS
      ? { detail: formatEuro(bid.quoteEur) }
      : {};
  };
  const dataOf = (amountOf: (bid: ScoredBidBar) => number | null) =>
    bids.map((bid) => (isScored(bid) ? amountOf(bid) : null));
  return {
    quantity: 'price',
    orientation,
    stacked: true,
    categories: bids.map((bid) => ({
      key: bid.uuid,
      label: bid.name,
      ...detailOf(bid),
      total: bid.quoteEur,
    })),
    series: [
      {
        key: 'fictional',
        label: labels.fictional,
        data: dataOf(({ fictionalPriceEur }) => fictionalPriceEur),
        backgroundColor: 'bid-price',
      },
      {
        key: 'score',
        label: labels.score,
        data: dataOf(({ scoreEur }) => scoreEur),
        backgroundColor: 'bid-mki-discount',
      },
      {
        key: 'discount',
        label: labels.discount,
        // An empty discount counts as 0 (D-44).
        data: dataOf(({ criteriaDiscountEur }) => criteriaDiscountEur ?? 0),
        backgroundColor: 'bid-criteria-discount',
      },
    ],
    tableRows: 'categories',
  };
}
