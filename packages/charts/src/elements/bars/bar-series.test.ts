import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { barSeries } from './bar-series.ts';

const theme = {
  fontFamily: 'sans-serif',
  text: '#000',
  paper: '#fff',
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];

const bids: ChartModel = {
  quantity: 'price',
  orientation: 'vertical',
  stacked: false,
  categories: ['Noord', 'Zuid', 'West'].map((label) => ({ key: label, label })),
  series: [{ key: 'price', label: 'Prijs', data: [3_232_599, 600_000, null], backgroundColor: 'baseline' }],
  tableRows: 'categories',
};

/** Returns the label of each bar, with its rotation. */
function labelsAt(width: number) {
  const [series] = bids.series;
  if (!series) throw new Error('The chart has a series');
  // 0.0001 px for a euro: the first bar is 323 px high, the second 60, and '€600.000,-' is 70 px long.
  const { data, label } = barSeries(bids, series, 0, {
    theme,
    width,
    height: 400,
    lengthOf: (euro) => euro / 10_000,
  });
  return data.map((point, dataIndex) => [
    label.formatter({ dataIndex }),
    // The rotation is stated in either case, because a new drawing keeps an old rotation.
    point.label.rotate,
  ]);
}

it('a figure stands above its bar where that is wide enough, and along it where it is not', () => {
  expect(labelsAt(1_000)[0]).toEqual(['€3.232.599,-', 0]);
  expect(labelsAt(280)[0]).toEqual(['€3.232.599,-', 90]);
});

it('a figure that a narrow bar is too short for is left to the table, never cut', () => {
  expect(labelsAt(280)[1]).toEqual(['', 90]);
  expect(labelsAt(280)[2]?.[0]).toBe('');
});

it('on paper without colours every figure begins with the number of its part, and every bar has a border', () => {
  const sides: ChartModel = {
    ...bids,
    series: ['Baseline', 'Optimalisatie'].map((label) => ({
      key: label,
      label,
      data: [1_000_000, 600_000, 300_000],
      backgroundColor: 'baseline',
    })),
  };
  const [, second] = sides.series;
  if (!second) throw new Error('The chart has two series');
  const drawn = (numbered: boolean, model = sides) => {
    const surroundings = { width: 1_000, height: 400, lengthOf: (euro: number) => euro / 10_000 };
    const { data, label, itemStyle } = barSeries(model, second, model.series.length - 1, {
      ...surroundings,
      theme: { ...theme, numbered },
    });
    return [
      label.formatter({ dataIndex: 1 }),
      data.map((point) => point.itemStyle.borderWidth),
      itemStyle.borderColor,
    ];
  };
  expect(drawn(true)).toEqual(['(2) €600.000,-', [1, 1, 1], '#000']);
  expect(drawn(false)).toEqual(['€600.000,-', [0, 0, 0], '#fff']);
  // A chart of one colour has nothing to number.
  expect(drawn(true, { ...sides, series: [second] })[0]).toBe('€600.000,-');
});
