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

/** The level at which ECharts draws the lines of a chart. */
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

/** Returns a range from 0 to 100 above one from 85 to 90, drawn at this many px for each percent. */
function shortRangeAt(pxPerPercent: number, middle: readonly [number, number] = [50, 88]) {
  const figures = { lowest: [0, 85], middle, highest: [100, 90] };
  return rangeSeries(
    {
      quantity: 'reduction',
      orientation: 'horizontal',
      stacked: false,
      form: 'range',
      endsStated: true,
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
    { theme, width: 600, height: 170, lengthOf: (percent) => percent * pxPerPercent },
  );
}

it('the figures of a range have room up to where the drawing ends, which is beyond the longest range', () => {
  const endsAt = (pxPerPercent: number) =>
    ['lowest-end', 'highest-end'].map((end) => {
      const label = shortRangeAt(pxPerPercent).find(({ id }) => id === end)?.label;
      return label && 'formatter' in label ? label.formatter?.({ dataIndex: 1 }) : undefined;
    });
  const both = '85,00 % – 90,00 %';
  // 17 letters of 7 px are 119: from 85 to 100 there are 15 × 6.4 = 96 px, and 24 beyond the axis; 15 × 6.3 is too
  // little.
  expect(endsAt(6.4)).toEqual([both, '']);
  expect(endsAt(6.3)).toEqual(['', both]);
});

it('a figure above a mark at the beginning of the axis is written to the right, away from the names', () => {
  const drawn = shortRangeAt(5, [1, 88]).find(({ id }) => id === 'middle');
  const aligned = drawn?.data.map((point) =>
    typeof point === 'object' && 'label' in point ? point.label.align : point,
  );
  expect(aligned).toEqual(['left', 'center']);
});
