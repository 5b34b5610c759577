import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { CHARACTER_WIDTH } from '../surroundings.ts';
import { figuresAxis, zoomedAxis } from './figures-axis.ts';

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

it('has a line at each agreed step in a narrow drawing too, and a label at every second or third', () => {
  const labelsOf = (axis: ReturnType<typeof axisOf>) => {
    if (!('min' in axis)) throw new Error('Only places have an axis without its ends');
    const { min, max, minInterval, axisLabel } = axis;
    return Array.from({ length: Math.round((max - min) / minInterval) + 1 }, (_, place) =>
      axisLabel.formatter(min + place * minInterval),
    );
  };
  expect(axisOf(4_400, 380)).toMatchObject({ min: 0, max: 5_000, minInterval: 500 });
  expect(labelsOf(axisOf(4_400, 900)).every((label) => label !== '')).toBe(true);
  expect(labelsOf(axisOf(4_400, 380))).toEqual([
    '0',
    '',
    '1.000',
    '',
    '2.000',
    '',
    '3.000',
    '',
    '4.000',
    '',
    '5.000',
  ]);
  expect(axisOf(0.6, 260)).toMatchObject({ max: 0.6, minInterval: 0.2, maxInterval: 0.2 });
});

it('of a part of a chart has labels at each line, and none at ends that lie on no line', () => {
  const { minInterval, axisLabel, splitLine } = zoomedAxis(ofHeight(4_400), theme);
  expect([minInterval, axisLabel.showMinLabel, axisLabel.showMaxLabel]).toEqual([0, false, false]);
  expect([splitLine.showMinLine, splitLine.showMaxLine]).toEqual([false, false]);
  expect(axisLabel.formatter(1_250)).toBe('1.250');
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
