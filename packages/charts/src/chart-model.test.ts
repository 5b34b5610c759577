import { describe, expect, it } from 'vitest';
import {
  barCount,
  type ChartModel,
  comparesTwoSides,
  drawnIndex,
  isEmptyChart,
  isZeroChart,
  leadOf,
  leadsAnywhere,
  reachOf,
} from './chart-model.ts';

const model: ChartModel = {
  quantity: 'mki',
  orientation: 'vertical',
  stacked: true,
  categories: [
    { key: 'baseline', label: 'Baseline' },
    { key: 'optimization', label: 'Optimalisatie' },
  ],
  series: [
    { key: 'a', label: 'A', data: [30, 10], backgroundColor: 'baseline' },
    { key: 'b', label: 'B', data: [20, -5], backgroundColor: 'baseline' },
    { key: 'c', label: 'C', data: [null, -2], backgroundColor: 'baseline' },
  ],
  tableRows: 'series',
};

describe('reachOf', () => {
  it('lets a stack reach the height of what is above 0 and the depth of what is below', () => {
    expect(reachOf(model)).toEqual({ lowest: -7, highest: 50 });
  });

  it('takes the longest single bar where bars stand side by side', () => {
    expect(reachOf({ ...model, stacked: false })).toEqual({ lowest: -5, highest: 30 });
  });

  it('keeps a reference line within the axis', () => {
    expect(reachOf({ ...model, referenceLine: { label: 'half', value: 80 } }).highest).toBe(80);
  });
});

describe('barCount', () => {
  it('counts a stack as one bar', () => {
    expect(barCount(model)).toBe(2);
    expect(barCount({ ...model, stacked: false })).toBe(6);
  });
});

describe('isEmptyChart', () => {
  it('is empty without any figure, and not with a figure of 0', () => {
    const only = (value: number | null) => ({
      ...model,
      series: [{ key: 'a', label: 'A', data: [value], backgroundColor: 'baseline' as const }],
    });
    expect(isEmptyChart(only(null))).toBe(true);
    expect(isEmptyChart(only(0))).toBe(false);
    expect(isEmptyChart({ ...model, series: [] })).toBe(true);
  });
});

describe('isZeroChart', () => {
  it('holds when every figure is 0, and not when there is none at all', () => {
    const only = (value: number | null): ChartModel => ({
      ...model,
      series: [{ key: 'a', label: 'A', data: [value, 0], backgroundColor: 'baseline' }],
    });
    expect(isZeroChart(only(0))).toBe(true);
    expect(isZeroChart(only(null))).toBe(true);
    expect(isZeroChart(only(1))).toBe(false);
    expect(isZeroChart({ ...model, series: [] })).toBe(false);
  });
});

describe('comparesTwoSides', () => {
  it('holds with both sides as bars or as colours', () => {
    expect(comparesTwoSides(model)).toBe(true);
    expect(comparesTwoSides({ ...model, categories: model.categories.slice(0, 1) })).toBe(false);
  });
});

describe('a standing stack', () => {
  const standing: ChartModel = {
    quantity: 'mki',
    orientation: 'vertical',
    stacked: true,
    categories: [{ key: 'baseline', label: 'Baseline' }],
    series: ['large', 'middle', 'small'].map((key) => ({
      key,
      label: key,
      data: [1],
      backgroundColor: 'burden',
    })),
    tableRows: 'series',
  };

  it('is drawn from below what its legend lists last, and found again by the same step', () => {
    const drawn = standing.series.map((_, place) => standing.series[drawnIndex(standing, place)]?.key);
    expect(drawn).toEqual(['small', 'middle', 'large']);
    expect([0, 1, 2].map((index) => drawnIndex(standing, drawnIndex(standing, index)))).toEqual([0, 1, 2]);
    expect(drawnIndex({ ...standing, orientation: 'horizontal' }, 0)).toBe(0);
  });

  it('leads into its series, and bars that are no stack into their categories, but not into the rest', () => {
    const bars: ChartModel = {
      ...standing,
      stacked: false,
      categories: [
        { key: 'a', label: 'A', leads: true },
        { key: 'rest', label: 'Overige' },
      ],
    };
    expect([leadOf({ ...standing, drillable: true }, 1, 0), leadOf(standing, 1, 0)]).toEqual([
      'middle',
      null,
    ]);
    expect([leadOf(bars, 0, 0), leadOf(bars, 0, 1), leadOf(bars, -1, 0)]).toEqual(['a', null, 'a']);
    expect([leadsAnywhere(bars), leadsAnywhere(standing)]).toEqual([true, false]);
  });
});
