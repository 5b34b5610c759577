import { expect, it } from 'vitest';
import { type BidOrder, type SimulatedBid, sortedBids } from './sorted-bids.ts';

const bid = (number: number, price: number): SimulatedBid => ({
  uuid: String(number),
  name: `Inschrijver ${number}`,
  quote_price: price,
  fictional_quote_price: price - 10,
  mki_value: 100 - price,
  mki_score: 5,
  criteria_discount: 5,
});
const BIDS = [bid(1, 30), bid(2, 10), bid(10, 20)];
const names = (order: BidOrder) => sortedBids(BIDS, order).map(({ uuid }) => uuid);

it('bids stand by a column, upwards or downwards', () => {
  expect(names({ column: 'quote_price', direction: 'asc' })).toEqual(['2', '10', '1']);
  expect(names({ column: 'mki_value', direction: 'asc' })).toEqual(['1', '10', '2']);
  expect(names({ column: 'quote_price', direction: 'desc' })).toEqual(['1', '10', '2']);
});

it('names stand by the number in them: 10 comes after 2', () => {
  expect(names({ column: 'name', direction: 'asc' })).toEqual(['1', '2', '10']);
  expect(names({ column: 'name', direction: 'desc' })).toEqual(['10', '2', '1']);
});

it('what is equal stays in the order of the draw', () => {
  expect(names({ column: 'criteria_discount', direction: 'desc' })).toEqual(['1', '2', '10']);
});
