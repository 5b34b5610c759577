import { expect, it } from 'vitest';
import { RANGE_SERIES } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { rangeSeries } from './range-series.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];

/** What ECharts draws a line of a chart at. */
const LINES = 5;

it('every figure of a range stands above the line at 0, which would cross it', () => {
  const drawn = rangeSeries(
    {
      quantity: 'reduction',
      orientation: 'horizontal',
      stacked: false,
      form: 'range',
      endsStated: true,
      categories: [{ key: 'own', label: 'Eigen' }],
      series: RANGE_SERIES.map((key, place) => ({
        key,
        label: key,
        data: [place * 10 - 5],
        backgroundColor: 'baseline',
      })),
      tableRows: 'categories',
    },
    { theme, width: 600, height: 170, lengthOf: (percent) => percent },
  );
  const figures = drawn.filter(({ label }) => label.show);
  expect(figures).toHaveLength(3);
  for (const { z } of figures) expect(z).toBeGreaterThan(LINES);
});
