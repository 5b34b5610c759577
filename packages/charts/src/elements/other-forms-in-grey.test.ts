import { contrastRatio } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '../chart-model.ts';
import { type ColorMeaning, colorOf } from '../colors/palette.ts';
import { councilBars } from '../series/council-bars.ts';
import { barSeries } from './bars/bar-series.ts';
import { marksSeries } from './bars/marks-series.ts';
import { rangeSeries } from './bars/range-series.ts';
import { waterfallSeries } from './bars/waterfall-series.ts';
import { courseSeries } from './course/course-series.ts';

/** What grey paper still shows (WCAG 2.2, 1.4.11). */
const SEEN_MIN = 3;
const PAPER = '#ffffff';
const TEXT = '#12242a';
const surroundings = {
  theme: {
    ...{ mode: 'light', language: 'nl', rounding: 'half-up', numbered: true },
    ...{ text: TEXT, mutedText: '#55666c', paper: PAPER, line: '#d5dcde' },
    measureIn: () => (text: string) => text.length * 7,
    markOf: () => null,
  },
  ...{ width: 900, height: 500, lengthOf: (value: number) => value },
} as unknown as Parameters<typeof barSeries>[3];

const onPaper = (meaning: ColorMeaning) => contrastRatio(colorOf(meaning, 'light'), PAPER);
const base = { quantity: 'mki', orientation: 'horizontal', tableRows: 'categories' } as const;
const series = (key: string, data: readonly (number | null)[], backgroundColor: ColorMeaning) => ({
  ...{ key, label: key, data, backgroundColor },
});

describe('printed in grey', () => {
  it('the steps of a waterfall say by a sign whether they are more or less, and their bars have an edge', () => {
    const model: ChartModel = {
      ...{ ...base, stacked: false, form: 'waterfall' },
      categories: [
        { key: 'baseline', label: 'Baseline', color: 'baseline' },
        { key: 'product', label: 'Product', color: 'optimization' },
        { key: 'added', label: 'Toegevoegd', color: 'rise' },
        { key: 'optimization', label: 'Variant', color: 'optimization' },
      ],
      series: [series('amount', [60, -20, 5, 45], 'optimization')],
    };
    const bars = waterfallSeries(model, surroundings)[1];
    if (!bars || !('label' in bars)) throw new Error('There are no bars');
    const figures = [0, 1, 2, 3].map((dataIndex) => bars.label.formatter({ dataIndex }));
    expect(figures.map((figure) => figure.charAt(0))).toEqual(['€', '-', '+', '€']);
    expect(contrastRatio(bars.itemStyle.borderColor, PAPER)).toBeGreaterThanOrEqual(SEEN_MIN);
    expect(bars.itemStyle.borderWidth).toBe(1);
    for (const { color } of model.categories)
      if (color) expect(onPaper(color)).toBeGreaterThanOrEqual(SEEN_MIN);
  });

  it('the two bars of a letter to the council each have their name and their figure, and an edge', () => {
    const labels = {
      title: 'MKI',
      sides: { baseline: 'Zonder maatregelen', optimization: 'Zoals ontworpen' },
    };
    const model = councilBars('mki', { value: 20, weight: 1000 }, labels);
    expect(model.categories.map(({ label }) => label)).toEqual(['Zonder maatregelen', 'Zoals ontworpen']);
    const [only] = model.series;
    if (!only) throw new Error('There is a series');
    const drawn = barSeries(model, only, 0, surroundings);
    expect([0, 1].map((dataIndex) => drawn.label.formatter({ dataIndex }))).toEqual(['€1.000,-', '€800,-']);
    for (const side of ['baseline', 'optimization'] as const)
      expect(onPaper(side)).toBeGreaterThanOrEqual(SEEN_MIN);
    expect(contrastRatio(drawn.itemStyle.borderColor, PAPER)).toBeGreaterThanOrEqual(SEEN_MIN);
  });

  it('the bar of a range and the mark on it differ in form and in lightness', () => {
    const model: ChartModel = {
      ...{ ...base, stacked: false, form: 'range' },
      categories: [{ key: 'a', label: 'A' }],
      series: [
        series('lowest', [10], 'range'),
        series('middle', [20], 'range-mark'),
        series('highest', [40], 'range'),
      ],
    };
    const [carrier, bar, mark] = rangeSeries(model, surroundings);
    expect([carrier?.type, bar?.type, mark?.type]).toEqual(['bar', 'bar', 'scatter']);
    expect(onPaper('range')).toBeGreaterThanOrEqual(SEEN_MIN);
    const [within, around] = [colorOf('range-mark', 'light'), colorOf('range', 'light')];
    expect(contrastRatio(within, around)).toBeGreaterThanOrEqual(SEEN_MIN);
  });

  it('of two marks in a row one is open', () => {
    const model: ChartModel = {
      ...{ ...base, stacked: false, form: 'marks' },
      categories: [{ key: 'a', label: 'A' }],
      series: [series('promised', [10], 'baseline'), series('built', [12], 'optimization')],
    };
    const marks = marksSeries(model, surroundings).filter(({ type }) => type === 'scatter');
    expect(marks.map(({ itemStyle }) => itemStyle.color === 'transparent')).toEqual([true, false]);
    for (const meaning of ['baseline', 'optimization'] as const)
      expect(onPaper(meaning)).toBeGreaterThanOrEqual(SEEN_MIN);
  });

  it('the path to a goal has another line than what was reached, and the band an edge', () => {
    const model: ChartModel = {
      ...{ ...base, orientation: 'vertical', stacked: false, form: 'course' },
      categories: [2024, 2025].map((year) => ({ key: String(year), label: String(year) })),
      series: [
        series('own', [10, 20], 'optimization'),
        series('goal', [5, 30], 'range-mark'),
        series('lower', [8, 18], 'range'),
        series('upper', [12, 22], 'range'),
      ],
    };
    const lines = courseSeries(model, surroundings).filter((each) => 'lineStyle' in each);
    const typeOf = (id: string) => {
      const line = lines.find((each) => 'id' in each && each.id === id);
      return line && 'lineStyle' in line ? line.lineStyle : undefined;
    };
    expect(typeOf('goal')).toMatchObject({ type: 'dashed' });
    expect(typeOf('own')).not.toMatchObject({ type: 'dashed' });
    expect(typeOf('upper')).toMatchObject({ opacity: 1, width: 1 });
  });
});
