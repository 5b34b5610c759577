import { expect, test } from 'vitest';
import { METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { asideOf, nextBestOf } from './next-best-of.ts';

const [noord, oost, west] = METHOD_BIDS as [
  (typeof METHOD_BIDS)[0],
  (typeof METHOD_BIDS)[0],
  (typeof METHOD_BIDS)[0],
];

test('next to a winner who is first is who has the best place of the others, with the distance in fictitious price', () => {
  expect(nextBestOf(noord, METHOD_BIDS)).toEqual({
    names: ['Oost'],
    priceEur: 827_500,
    dearerEur: 2_500,
    mkiMore: 12_500,
  });
});

test('several that share the next place are all named', () => {
  const tied = { ...west, rank: 2, fictional_quote_price: 827_500 };
  expect(nextBestOf(noord, [noord, tied, oost])?.names).toEqual(['West', 'Oost']);
});

test('a bid without a place comes next to nobody', () => {
  const without = { ...oost, rank: null, fictional_quote_price: null };
  expect(nextBestOf(noord, [noord, without])).toBeNull();
  expect(nextBestOf(noord, [noord, without, west])?.names).toEqual(['West']);
});

test('of equal prices the MKI that counts tells them apart', () => {
  const same = { ...oost, fictional_quote_price: 825_000, mki_value: 1, counting_mki: 75_000.5 };
  expect(nextBestOf(noord, [noord, same])).toMatchObject({ dearerEur: 0, mkiMore: 0.5 });
});

test('aside are the bids that take no part, with why; a ruling goes before what the calculation is', () => {
  const ruling = { as: 'withdrawn', reason: 'Brief', since: '04/05/2026 10:00:00' } as const;
  const bids = [
    noord,
    { ...oost, standing: 'above-ceiling' as const },
    { ...west, standing: 'withdrawn' as const, ruling },
  ];
  expect(asideOf(bids)).toEqual([
    { name: 'Oost', why: 'above-ceiling' },
    { name: 'West', why: 'withdrawn' },
  ]);
});
