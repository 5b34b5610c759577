import { expect, it } from 'vitest';
import { courseOver } from '../../series/course-over.ts';
import type { Surroundings } from '../surroundings.ts';
import { courseSeries } from './course-series.ts';
import { drawnIds, drawnOf, placeOfDrawn } from './drawn-places.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];
const surroundings = { theme, width: 500, height: 300, lengthOf: (percent: number) => percent };

const LABELS = {
  own: 'Eigen',
  goal: 'Doel',
  lower: 'Onder',
  upper: 'Boven',
  missing: (year: number) => (year > 2025 ? '' : 'geen'),
};
const dot = (key: string, year: number, weight: number) => ({
  ...{ key, label: key, year, value: 10, weight, weightText: `${weight} ton` },
});
const MODEL = courseOver(
  {
    years: [
      { year: 2023, value: 25, detail: '2' },
      { year: 2025, value: -5, detail: '1' },
    ],
    dots: [dot('licht', 2023, 25), dot('zwaar', 2023, 100), dot('alleen', 2025, 100)],
    goal: [
      { year: 2023, value: 20 },
      { year: 2026, value: 55 },
    ],
    band: [{ year: 2023, lower: -10, upper: 15 }],
  },
  { quantity: 'reduction', labels: LABELS, leads: [2023, 2025] },
);

it('has a place for every year, and no point in one without figures', () => {
  expect(MODEL.categories.map(({ label, detail, leads }) => [label, detail, leads])).toEqual([
    ['2023', '2', true],
    ['2024', 'geen', false],
    ['2025', '1', true],
    ['2026', '', false],
  ]);
  expect(MODEL.series.map(({ key, data }) => [key, data])).toEqual([
    ['own', [25, null, -5, null]],
    ['goal', [20, null, null, 55]],
    ['lower', [-10, null, null, null]],
    ['upper', [15, null, null, null]],
  ]);
});

const drawn = courseSeries(MODEL, surroundings);
const series = (id: string) => drawn.find((each) => each.id === id);

it('joins the own line over no year without a figure, and the path to the goal over every one', () => {
  expect(series('own')).toMatchObject({ connectNulls: false, data: [25, '-', -5, '-'] });
  expect(series('goal')).toMatchObject({ connectNulls: true, data: [20, '-', '-', 55] });
});

it('draws the band from its lower to its upper figure, below 0 too', () => {
  expect(series('lower')?.data).toEqual([-10, '-', '-', '-']);
  expect(series('upper')?.data).toEqual([25, '-', '-', '-']);
});

it('gives a dot four times the area for four times the weight, and moves a lone one nowhere', () => {
  const dots = series('dots')?.data ?? [];
  expect(dots).toMatchObject([
    { value: [0, 10], symbolSize: 34 },
    { value: [0, 10], symbolSize: 17 },
    { value: [2, 10], symbolSize: 34 },
  ]);
  const offsets = dots.map((each) => (typeof each === 'object' ? each.symbolOffset[0] : null));
  expect(new Set(offsets).size).toBe(3);
  expect(offsets[2]).toBeCloseTo(0);
});

it('finds each drawn point back in the model, and the other way round', () => {
  expect(drawnIds(MODEL)).toEqual(drawn.map(({ id }) => id));
  for (const place of [
    { series: 0, category: 2 },
    { series: 1, category: 3 },
    { series: 4, category: 0 },
    { series: 6, category: 2 },
  ])
    expect(placeOfDrawn(MODEL, drawnOf(MODEL, place))).toEqual(place);
  expect(drawnOf(MODEL, { series: 5, category: 0 })).toEqual({ seriesIndex: 4, dataIndex: 1 });
});

it('moves no line: after a change of size its points would stay where they stood', () => {
  for (const id of ['own', 'goal', 'lower', 'upper']) expect(series(id)).toMatchObject({ animation: false });
});
