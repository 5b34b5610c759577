import type { ChartModel } from '../../chart-model.ts';

/** A bid with the discounts that are subtracted from it. */
export interface PricedBid {
  readonly uuid: string;
  readonly name: string;
  /** all in whole euro */
  readonly quote_price: number;
  readonly fictional_quote_price: number;
  readonly mki_score: number;
  readonly criteria_discount: number;
}

interface BidTexts {
  readonly fictionalPrice: string;
  readonly mkiDiscount: string;
  readonly criteriaDiscount: string;
}

/** Returns a bar for each bid: its fictional price with both discounts on top, which together are the quote. */
export function bidBars(bids: readonly PricedBid[], texts: BidTexts): ChartModel {
  return {
    quantity: 'price',
    orientation: 'horizontal',
    stacked: true,
    categories: bids.map(({ uuid, name, quote_price }) => ({ key: uuid, label: name, total: quote_price })),
    series: [
      {
        key: 'fictional-price',
        label: texts.fictionalPrice,
        data: bids.map((bid) => bid.fictional_quote_price),
        backgroundColor: 'bid-price',
      },
      {
        key: 'mki-discount',
        label: texts.mkiDiscount,
        data: bids.map((bid) => bid.mki_score),
        backgroundColor: 'bid-mki-discount',
      },
      {
        key: 'criteria-discount',
        label: texts.criteriaDiscount,
        data: bids.map((bid) => bid.criteria_discount),
        backgroundColor: 'bid-criteria-discount',
      },
    ],
    tableRows: 'categories',
  };
}
