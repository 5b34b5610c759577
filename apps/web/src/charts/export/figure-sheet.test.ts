import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../chart-model.ts';
import { figureSheet } from './figure-sheet.ts';

const labels = { rowHeading: 'Productgroepen', unit: 'ton', total: 'Totaal', difference: 'Verschil' };

/** CO2 in kg, shown in ton. */
const model: ChartModel = {
  quantity: 'co2',
  orientation: 'vertical',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline', total: 5000 },
    { key: 'optimization', label: 'Optimalisatie', total: 4000 },
  ],
  series: [
    { key: 'a', label: 'Verhardingen', data: [4000, 3000.123456], backgroundColor: { seriesIndex: 0 } },
    { key: 'b', label: 'Riolering', data: [1000, null], backgroundColor: { seriesIndex: 1 } },
    { key: 'c', label: 'Groen', data: [-250, 0], backgroundColor: { seriesIndex: 2 } },
  ],
  tableRows: 'series',
};

describe('figureSheet', () => {
  it('names the unit in the head of every column of figures', () => {
    expect(figureSheet(model, labels).header).toEqual([
      'Productgroepen',
      'Baseline (ton)',
      'Optimalisatie (ton)',
      'Verschil (ton)',
      'Verschil (%)',
    ]);
  });

  it('states numbers in that unit, unrounded, and nothing where nothing is declared', () => {
    const { rows, hasTotal } = figureSheet(model, labels);
    expect(rows).toEqual([
      ['Verhardingen', 4, 3.000123456, expect.closeTo(-0.999876544, 12), expect.closeTo(-24.9969136, 9)],
      ['Riolering', 1, null, null, null],
      // Of a baseline that is not above 0 there is no part.
      ['Groen', -0.25, 0, 0.25, null],
      ['Totaal', 5, 4, -1, -20],
    ]);
    expect(hasTotal).toBe(true);
  });

  it('has no difference where nothing is compared', () => {
    const one = { ...model, categories: model.categories.slice(0, 1) };
    expect(figureSheet(one, labels).header).toEqual(['Productgroepen', 'Baseline (ton)']);
  });
});
