import { expect, test } from 'vitest';
import { bidBars } from './bid-bars.ts';
import { bidsOrientation, type ScoredBidBar, scoredBids } from './scored-bids.ts';

const LABELS = {
  fictional: 'Fictieve inschrijfprijs',
  score: 'MKI',
  discount: 'Overig',
  notScored: 'niet gescoord',
};

/** The bids of the method's example. */
const BIDS: readonly ScoredBidBar[] = [
  {
    uuid: '1',
    name: 'Noord',
    quoteEur: 1_000_000,
    fictionalPriceEur: 825_000,
    scoreEur: 125_000,
    criteriaDiscountEur: 50_000,
  },
  {
    uuid: '2',
    name: 'Oost',
    quoteEur: 920_000,
    fictionalPriceEur: 827_500,
    scoreEur: 62_500,
    criteriaDiscountEur: 30_000,
  },
];

test('the parts of a bar are the fictitious price and the two discounts, and add up to the quote', () => {
  const { categories, series } = scoredBids(BIDS, LABELS);
  expect(series.map(({ data }) => data)).toEqual([
    [825_000, 827_500],
    [125_000, 62_500],
    [50_000, 30_000],
  ]);
  categories.forEach(({ total }, place) => {
    const parts = series.map(({ data }) => data[place] ?? Number.NaN);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  });
});

test('an empty discount on other criteria counts as 0', () => {
  const bid = {
    uuid: '3',
    name: 'West',
    quoteEur: 10,
    fictionalPriceEur: 10,
    scoreEur: 0,
    criteriaDiscountEur: null,
  };
  expect(scoredBids([bid], LABELS).series.map(({ data }) => data[0])).toEqual([10, 0, 0]);
});

test('discounts may be larger than the quote, and then the fictitious price lies below 0', () => {
  const bid = {
    uuid: '3',
    name: 'West',
    quoteEur: 10,
    fictionalPriceEur: -5,
    scoreEur: 12,
    criteriaDiscountEur: 3,
  };
  expect(scoredBids([bid], LABELS).series.map(({ data }) => data[0])).toEqual([-5, 12, 3]);
});

test('a bid that is not scored has no bar, and its name says so', () => {
  const bid = {
    uuid: '3',
    name: 'West',
    quoteEur: 10,
    fictionalPriceEur: null,
    scoreEur: null,
    criteriaDiscountEur: 3,
  };
  const { categories, series } = scoredBids([...BIDS, bid], LABELS);
  expect(series.map(({ data }) => data[2])).toEqual([null, null, null]);
  expect(categories[2]).toEqual({ key: '3', label: 'West', detail: 'niet gescoord', total: 10 });
  expect(categories[0]).not.toHaveProperty('detail');
});

test('below the name of a horizontal bar stands the quote, as it does below a vertical one', () => {
  const notScored = { ...BIDS[0], uuid: '3', fictionalPriceEur: null, scoreEur: null } as ScoredBidBar;
  const { orientation, categories } = scoredBids([...BIDS, notScored], LABELS, 'horizontal');
  expect(orientation).toBe('horizontal');
  expect(categories.map(({ detail }) => detail)).toEqual(['€1.000.000,-', '€920.000,-', 'niet gescoord']);
});

test('each part of a bid has its own colour, the same one in a simulation', () => {
  const colors = scoredBids(BIDS, LABELS).series.map(({ backgroundColor }) => backgroundColor);
  expect(new Set(colors).size).toBe(3);
  const simulated = bidBars([], { fictionalPrice: '', mkiDiscount: '', criteriaDiscount: '' });
  expect(simulated.series.map(({ backgroundColor }) => backgroundColor)).toEqual(colors);
});

test('twelve bids lie, with room for their names alone; fewer stand, but on a phone', () => {
  expect([11, 12, 40].map((count) => bidsOrientation(count, false))).toEqual([
    ...['vertical', 'horizontal', 'horizontal'],
  ]);
  expect(bidsOrientation(1, true)).toBe('horizontal');
  const [bid] = BIDS;
  const detailsOf = (count: number) =>
    scoredBids(bid ? Array<ScoredBidBar>(count).fill(bid) : [], LABELS, 'horizontal').categories.map(
      ({ detail }) => detail !== undefined,
    );
  expect(detailsOf(11)).toEqual(Array(11).fill(true));
  expect(detailsOf(12)).toEqual(Array(12).fill(false));
});
