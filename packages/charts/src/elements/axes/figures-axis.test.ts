import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { CHARACTER_WIDTH } from '../surroundings.ts';
import { figuresAxis } from './figures-axis.ts';

const theme: DrawingTheme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  text: '#000000',
  mutedText: '#333333',
  line: '#cccccc',
  paper: '#ffffff',
  fontFamily: 'sans-serif',
  animated: false,
  measureIn: () => (text) => text.length * CHARACTER_WIDTH,
  markOf: () => null,
};
const ofHeight = (value: number): ChartModel => ({
  quantity: 'materialPerUnit',
  orientation: 'horizontal',
  stacked: false,
  form: 'range',
  categories: [{ key: 'a', label: 'Deklagen' }],
  series: [{ key: 'middle', label: 'Gemiddelde', data: [value], backgroundColor: 'range-mark' }],
  tableRows: 'categories',
});
const axisOf = (value: number, width: number) =>
  figuresAxis(ofHeight(value), { theme, width, height: 400, lengthOf: () => 0 });

it('has the agreed step where a figure reaches it', () => {
  expect(axisOf(60, 900)).toMatchObject({ min: 0, minInterval: 25, maxInterval: 25 });
  // Short tick labels need little room.
  expect(axisOf(90, 330)).toMatchObject({ min: 0, max: 100, minInterval: 25, maxInterval: 25 });
});

it('shows no mark and no line at an end that lies on none', () => {
  const { axisLabel, splitLine } = axisOf(4_400, 340);
  expect([axisLabel.showMaxLabel, splitLine.showMaxLine]).toEqual([false, false]);
  expect(axisOf(90, 330).axisLabel.showMaxLabel).toBe(true);
});

it('picks its own steps below that, and no more than there is room for: a mark left out makes it uneven', () => {
  expect(axisOf(0.6, 1200)).toMatchObject({ splitNumber: 5 });
  expect(axisOf(0.6, 260)).toMatchObject({ splitNumber: 3 });
});

it('of places has whole steps from 0, and room above the last place for its figure', () => {
  const places = (last: number): ChartModel => ({
    quantity: 'place',
    orientation: 'vertical',
    stacked: false,
    categories: [{ key: 'a', label: 'Noord' }],
    series: [{ key: 'formula', label: 'Formule', data: [last], backgroundColor: { seriesIndex: 0 } }],
    tableRows: 'categories',
  });
  for (const last of [2, 4, 10, 40])
    expect(figuresAxis(places(last), { theme, width: 900, height: 320, lengthOf: () => 0 })).toMatchObject({
      minInterval: 1,
      max: last + 1,
    });
});
