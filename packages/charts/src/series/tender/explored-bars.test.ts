import type { ExploredPoint } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { chartHeight, isTallEnoughForLabel } from '../../chart-heights.ts';
import { barGeometry } from '../../elements/bars/bar-geometry.ts';
import { exploredBars } from './explored-bars.ts';

const point = (factor: number, lowest: number, cost: number | null): ExploredPoint => ({
  factor,
  value: factor * 250_000,
  tenders: 10_000,
  lowestMkiWinsPercent: lowest,
  cheapestWinsPercent: 100 - lowest,
  meanCostPerEuroSaved: cost,
  medianCostPerEuroSaved: cost,
});

it('settings are bars in their order, the present one marked; what is not known has none', () => {
  const { wins, costs } = exploredBars([point(0.5, 20, null), point(1, 35, 1.25)], {
    value: ({ value }) => `€${value}`,
    present: 'nu',
    lowestMki: 'Laagste MKI',
    cheapest: 'Laagste prijs',
    cost: 'Kosten',
  });
  expect(wins.categories).toEqual([
    { key: '0.5', label: '€125000' },
    { key: '1', label: '€250000', detail: 'nu' },
  ]);
  expect(wins.series.map(({ label, data }) => [label, data])).toEqual([
    ['Laagste MKI', [20, 35]],
    ['Laagste prijs', [80, 65]],
  ]);
  expect(costs.series.map(({ data }) => data)).toEqual([[null, 1.25]]);
  expect([wins.quantity, costs.quantity]).toEqual(['share', 'costPerEuro']);
});

it('five settings have bars of which each carries its figure, beside it', () => {
  const points = [0.5, 0.75, 1, 1.25, 1.5].map((factor) => point(factor, 20, 1));
  const { wins } = exploredBars(points, {
    value: ({ value }) => `€${value}`,
    ...{ present: 'nu', lowestMki: 'Laagste MKI', cheapest: 'Laagste prijs', cost: 'Kosten' },
  });
  const { barWidth, labelWidth } = barGeometry(wins, { width: 300, height: chartHeight(10, 'page') });
  expect(isTallEnoughForLabel(barWidth)).toBe(true);
  // '100,00 %' in letters of 13 px
  expect(labelWidth).toBeGreaterThan(60);
});
