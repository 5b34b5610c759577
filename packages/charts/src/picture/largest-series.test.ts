import { expect, it } from 'vitest';
import type { ChartSeries } from '../chart-model.ts';
import { largestSeries } from './largest-series.ts';

const series = (key: string, ...data: (number | null)[]): ChartSeries => ({
  key,
  label: key,
  data,
  backgroundColor: { seriesIndex: 0 },
});

it('keeps what takes up most of a plot on either side of 0, in its order', () => {
  const all = [series('a', 9), series('b', 3, 4), series('c', 1), series('d', null), series('e', -5)];
  expect(largestSeries(all, 3).map(({ key }) => key)).toEqual(['a', 'b', 'e']);
  expect(largestSeries(all, 10)).toEqual(all);
});
