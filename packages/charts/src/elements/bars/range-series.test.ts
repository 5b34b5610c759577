import { expect, it } from 'vitest';
import { RANGE_SERIES } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { rangeSeries } from './range-series.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
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

it('the mark on a short range is smaller than the range', () => {
  const figures = { lowest: [-1, 0], middle: [9, 50], highest: [19, 100] };
  const drawn = rangeSeries(
    {
      quantity: 'reduction',
      orientation: 'horizontal',
      stacked: false,
      form: 'range',
      categories: [
        { key: 'own', label: 'Eigen' },
        { key: 'all', label: 'Landelijk' },
      ],
      series: RANGE_SERIES.map((key) => ({
        key,
        label: key,
        data: figures[key],
        backgroundColor: 'range' as const,
      })),
      tableRows: 'categories',
    },
    { theme, width: 600, height: 170, lengthOf: (percent) => percent },
  );
  const mark = drawn.find(({ id }) => id === 'middle');
  const sizeAt = (dataIndex: number) =>
    mark && 'symbolSize' in mark && typeof mark.symbolSize === 'function'
      ? mark.symbolSize(null, { dataIndex })
      : null;
  expect([sizeAt(0), sizeAt(1)]).toEqual([10, 17]);
});
