import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { barGeometry } from './bar-geometry.ts';

const model = (orientation: ChartModel['orientation'], bars: number): ChartModel => ({
  quantity: 'mki',
  orientation,
  stacked: true,
  categories: Array.from({ length: bars }, (_, index) => ({ key: `${index}`, label: `${index}` })),
  series: [],
  tableRows: 'series',
});

describe('barGeometry', () => {
  it('gives a horizontal bar 85 % of its share of the height that the axis leaves', () => {
    // (834 - 34) / 20 bars = 40 px each, of which the bar takes 34 px.
    expect(barGeometry(model('horizontal', 20), { width: 600, height: 834 }).barWidth).toBe(34);
  });

  it('never lets a few bars grow into blocks', () => {
    expect(barGeometry(model('horizontal', 2), { width: 600, height: 400 }).barWidth).toBe(64);
    expect(barGeometry(model('vertical', 1), { width: 1200, height: 400 }).barWidth).toBe(220);
  });

  it('keeps a bar visible on the smallest screen', () => {
    expect(barGeometry(model('vertical', 100), { width: 200, height: 400 }).barWidth).toBe(2);
  });
});
