import { expect, test } from 'vitest';
import { calculatedBid, exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { comparableMki, sortBids } from './sort-bids.ts';

const names = (bids: readonly { name: string }[]) => bids.map(({ name }) => name).join(' ');

test('bids stand by fictitious price, quote, MKI or name, the least first', () => {
  expect(names(sortBids(METHOD_BIDS, 'fictional'))).toBe('Noord Oost West Zuid');
  expect(names(sortBids(METHOD_BIDS, 'quote'))).toBe('Zuid Oost Noord West');
  expect(names(sortBids(METHOD_BIDS, 'mki'))).toBe('West Noord Oost Zuid');
  expect(names(sortBids(METHOD_BIDS.toReversed(), 'name'))).toBe('Noord Oost West Zuid');
});

test('of equal prices the lower MKI comes first', () => {
  const level = [
    calculatedBid(1, 77_500, { name: 'Noord', fictional_quote_price: 830_000 }),
    calculatedBid(2, 40_000, { name: 'West', fictional_quote_price: 830_000 }),
  ];
  expect(names(sortBids(level, 'fictional'))).toBe('West Noord');
});

test('a bid without such a figure comes last, and 0 is a figure', () => {
  const bids = [
    exampleBid({ name: 'Zonder', fictional_quote_price: null, quote_price: null }),
    calculatedBid(1, 10, { name: 'Nul', fictional_quote_price: 0, quote_price: 0 }),
    calculatedBid(2, 10, { name: 'Eén', fictional_quote_price: 1, quote_price: 1 }),
  ];
  expect(names(sortBids(bids, 'fictional'))).toBe('Nul Eén Zonder');
  expect(names(sortBids(bids, 'quote'))).toBe('Nul Eén Zonder');
});

test('the price of a bid without a calculation stands in no order of places', () => {
  const cheap = exampleBid({ name: 'Goedkoop', fictional_quote_price: 1, quote_price: 1 });
  expect(names(sortBids([cheap, ...METHOD_BIDS], 'fictional'))).toBe('Noord Oost West Zuid Goedkoop');
  expect(names(sortBids([cheap, ...METHOD_BIDS], 'quote'))).toBe('Goedkoop Zuid Oost Noord West');
});

test('an MKI that can’t be compared is not the lowest', () => {
  const partial = calculatedBid(2, 10, { name: 'Deel', standing: 'incomplete' });
  expect(names(sortBids([partial, calculatedBid(1, 75_000)], 'mki'))).toBe('Noord Deel');
  expect(comparableMki(partial)).toBeNull();
});
