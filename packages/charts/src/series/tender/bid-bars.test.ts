import { expect, it } from 'vitest';
import { bidBars } from './bid-bars.ts';

it('a bid is its fictitious price with both discounts on top, which together are the quote', () => {
  const { categories, series, stacked } = bidBars(
    [
      {
        uuid: 'a',
        name: 'Inschrijver 1',
        quote_price: 1_000_000,
        fictional_quote_price: 825_000,
        mki_score: 125_000,
        criteria_discount: 50_000,
      },
    ],
    { fictionalPrice: 'Fictief', mkiDiscount: 'MKI', criteriaDiscount: 'Overig' },
  );
  expect(stacked).toBe(true);
  expect(categories).toEqual([{ key: 'a', label: 'Inschrijver 1', total: 1_000_000 }]);
  expect(series.map(({ label, data }) => [label, data])).toEqual([
    ['Fictief', [825_000]],
    ['MKI', [125_000]],
    ['Overig', [50_000]],
  ]);
});
