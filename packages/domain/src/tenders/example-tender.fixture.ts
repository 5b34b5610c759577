import type { CompetingBid } from './scoring/place-bids.ts';

export interface ExampleBid extends CompetingBid {
  readonly name: string;
  readonly quoteEur: number;
  readonly criteriaDiscountEur: number;
  readonly mkiEur: number;
}

/** The four bids of docs/method/tender.md, under the example model. */
export const EXAMPLE_BIDS: readonly ExampleBid[] = [
  { name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000, criteriaDiscountEur: 50_000 },
  { name: 'Oost', quoteEur: 920_000, mkiEur: 87_500, criteriaDiscountEur: 30_000 },
  { name: 'Zuid', quoteEur: 900_000, mkiEur: 110_000, criteriaDiscountEur: 40_000 },
  { name: 'West', quoteEur: 1_080_000, mkiEur: 40_000, criteriaDiscountEur: 0 },
];
