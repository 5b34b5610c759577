import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { roomAtEnd } from '../axes/figures-axis.ts';
import type { Surroundings } from '../surroundings.ts';
import { WATERFALL_BARS, waterfallSeries } from './waterfall-series.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];

const KEYS = ['baseline', 'a', 'b', 'optimization'];

function modelOf(...data: readonly number[]): ChartModel {
  return {
    ...{
      quantity: 'mki',
      orientation: 'horizontal',
      stacked: false,
      form: 'waterfall',
      tableRows: 'categories',
    },
    categories: KEYS.map((key, place) => ({
      key,
      label: key,
      color: (data[place] ?? 0) > 0 ? 'rise' : 'optimization',
    })),
    series: [{ key: 'amount', label: 'MKI', data, backgroundColor: 'optimization' }],
  };
}

function drawn(...data: readonly number[]) {
  return waterfallSeries(modelOf(...data), { theme, width: 600, height: 300, lengthOf: (eur) => eur });
}

it('each bar hangs where its step is, also below 0', () => {
  const [carrier, bars] = drawn(100, -130, 10, -20);
  expect(carrier?.data).toEqual([0, -30, -30, -20]);
  expect(bars?.data.map((bar) => (typeof bar === 'object' ? bar.value : bar))).toEqual([100, 130, 10, 20]);
});

it('its figures stand at the bars, and those of the model, not of the geometry', () => {
  const bars = drawn(100, -30, 10, 80)[WATERFALL_BARS];
  const label = bars && 'label' in bars ? bars.label : undefined;
  expect([0, 1, 2, 3].map((dataIndex) => label?.formatter({ dataIndex }))).toEqual([
    ...['€100,-', '-€30,-', '+€10,-', '€80,-'],
  ]);
});

it('beside the longest bar there is room for its whole figure', () => {
  const surroundings = { theme, width: 600, height: 300, lengthOf: (eur: number) => eur };
  // Seven pixels for each letter of €1.395.390,-.
  expect(roomAtEnd(modelOf(1_395_390, -30, 10, 1_395_370), surroundings)).toBeGreaterThanOrEqual(12 * 7);
});
