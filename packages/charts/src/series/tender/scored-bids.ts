import { formatEuro } from '@milieuspoor/domain';
import type { ChartModel } from '../../chart-model.ts';

/** A bid as its bar shows it, in whole euro. */
export interface ScoredBidBar {
  readonly uuid: string;
  readonly name: string;
  readonly quoteEur: number | null;
  /** null where it is not scored */
  readonly fictionalPriceEur: number | null;
  /** the fictional discount for the MKI; null where it is not scored */
  readonly scoreEur: number | null;
  /** null where it is empty */
  readonly criteriaDiscountEur: number | null;
}

export interface ScoredBidLabels {
  readonly fictional: string;
  readonly score: string;
  readonly discount: string;
  readonly notScored: string;
}

/**
 * A bar for each bid, built of its fictional price and its two discounts, which together are its quote (D-32). A
 * bid that is not scored has no bar, since a part of it would read as the whole. Lying bars have room for their figures on a
 * phone; the quote then stands below the name, as it does below a standing bar.
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
    return orientation === 'horizontal' ? { detail: formatEuro(bid.quoteEur) } : {};
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
        // One that is empty counts as 0 (D-44).
        data: dataOf(({ criteriaDiscountEur }) => criteriaDiscountEur ?? 0),
        backgroundColor: 'bid-criteria-discount',
      },
    ],
    tableRows: 'categories',
  };
}
