import { rankBids } from '@milieuspoor/domain';

export interface ExampleBid {
  readonly name: string;
  readonly mkiEur: number;
  /** the fictitious price, in whole euro */
  readonly priceEur: number;
}

export interface AwardOutcome {
  /** more than one when nothing tells them apart */
  readonly winners: readonly ExampleBid[];
  /** true if the prices are equal and the lower MKI decided */
  readonly byLowerMki: boolean;
  /** bids with a discount higher than their price: the model does not fit such prices */
  readonly belowZero: readonly ExampleBid[];
}

/**
 * Returns the winner by the rule of the application: the lowest fictitious price, and of equal prices the lower MKI.
 */
export function awardOutcome(bids: readonly ExampleBid[]): AwardOutcome {
  const priced = bids.map((bid) => ({
    ...bid,
    standing: 'scored' as const,
    fictionalPriceEur: bid.priceEur,
  }));
  const first = rankBids(priced).filter(({ rank }) => rank === 1);
  const winners = bids.filter(({ name }) => first.some(({ bid }) => bid.name === name));
  const price = winners[0]?.priceEur;
  const atThatPrice = bids.filter(({ priceEur }) => priceEur === price).length;
  return {
    winners,
    byLowerMki: winners.length === 1 && atThatPrice > 1,
    belowZero: bids.filter(({ priceEur }) => priceEur < 0),
  };
}
