import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import type { DrawingTheme } from '../canvas/drawing-theme.ts';
import { figuresAxis } from './figures-axis.ts';

const theme: DrawingTheme = {
  mode: 'light',
  text: '#000000',
  mutedText: '#333333',
  line: '#cccccc',
  paper: '#ffffff',
  fontFamily: 'sans-serif',
  animated: false,
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
  // Short marks need little room.
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
