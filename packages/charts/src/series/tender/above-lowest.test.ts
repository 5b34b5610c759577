import { describe, expect, it } from 'vitest';
import { aboveLowest } from './above-lowest.ts';
import { scoredBids } from './scored-bids.ts';

const bid = (name: string, fictionalPriceEur: number | null, scoreEur: number | null) => ({
  ...{ uuid: name, name, fictionalPriceEur, scoreEur, criteriaDiscountEur: 30 },
  quoteEur: 1_030 + (scoreEur ?? 0),
});

describe('bids above the lowest fictional price', () => {
  const bids = [bid('Noord', 1_000, 0), bid('Oost', 990, 40), bid('Deel', 800, null)];

  it('keep their discounts, and are the quote less that price together', () => {
    const above = aboveLowest(bids);
    expect(above?.lowestEur).toBe(990);
    const model = scoredBids(above?.bids ?? [], {
      ...{ fictional: 'f', score: 's', discount: 'd', notScored: 'n' },
    });
    expect(model.series.map(({ data }) => data)).toEqual([
      [10, 0, null],
      [0, 40, null],
      [30, 30, null],
    ]);
    expect(model.categories.map(({ total }) => total)).toEqual([40, 80, 40]);
  });

  it('are not compared where fewer than two are scored', () => {
    expect(aboveLowest(bids.slice(1))).toBeNull();
    expect(aboveLowest([])).toBeNull();
  });
});
