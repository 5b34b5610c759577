import type { ChartModel } from '@milieuspoor/charts';
import { describe, expect, it } from 'vitest';
import { type PointedPlace, placeByKey } from './pointed-place.ts';

const chart = (orientation: ChartModel['orientation'], stacked: boolean): ChartModel => ({
  quantity: 'mki',
  orientation,
  stacked,
  categories: ['a', 'b', 'c'].map((key) => ({ key, label: key })),
  series: [
    { key: 'one', label: 'one', data: [1, 4, null], backgroundColor: 'baseline' },
    { key: 'two', label: 'two', data: [2, null, null], backgroundColor: 'optimization' },
    { key: 'three', label: 'three', data: [3, 5, 6], backgroundColor: 'burden' },
    { key: 'four', label: 'four', data: [null, null, null], backgroundColor: 'renewable' },
  ],
  tableRows: 'categories',
});

/** Returns the places to which the keys lead, one after another: [category, series]. */
function walk(model: ChartModel, ...keys: string[]): (readonly [number, number] | null)[] {
  let place: PointedPlace | null = null;
  return keys.map((key) => {
    const next = placeByKey(model, place, key);
    place = next ?? place;
    return next && [next.category, next.series];
  });
}

describe('the arrow keys', () => {
  it('begin at the first figure, and walk down horizontal stacks and along their segments', () => {
    expect(walk(chart('horizontal', true), 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('walk down a vertical stack, which begins at the top, and to the one beside it', () => {
    expect(walk(chart('vertical', true), 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  it('pass over what has no figure and stop at the ends', () => {
    const model = chart('horizontal', true);
    expect(walk(model, 'End', 'ArrowLeft', 'ArrowDown', 'Home', 'ArrowUp')).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
    expect(walk(model, 'ArrowDown', 'ArrowDown', 'ArrowRight')).toEqual([
      [0, 0],
      [1, 0],
      [1, 2],
    ]);
  });

  it('tell bars that stand side by side together', () => {
    expect(walk(chart('horizontal', false), 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft')).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
      [1, 0],
    ]);
  });

  it('walk along bars of a few parts, of which all parts are told at once', () => {
    const model = chart('horizontal', true);
    const few = { ...model, series: model.series.slice(0, 3) };
    expect(walk(few, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp')).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
      [1, 0],
    ]);
  });

  it('are the only keys, and lead nowhere in a chart without figures', () => {
    expect(walk(chart('horizontal', true), 'a', 'Tab')).toEqual([null, null]);
    expect(walk({ ...chart('vertical', true), series: [] }, 'ArrowDown')).toEqual([null]);
  });
});

it('walks along the line of a course, over years without a figure, and down to the projects of a year', () => {
  const course: ChartModel = {
    ...{
      quantity: 'reduction',
      orientation: 'vertical',
      stacked: false,
      form: 'course',
      tableRows: 'categories',
    },
    categories: ['2023', '2024', '2025'].map((key) => ({ key, label: key })),
    series: [
      { key: 'own', label: 'Eigen', data: [10, null, 20], backgroundColor: 'optimization' },
      { key: 'goal', label: 'Doel', data: [5, 6, 7], backgroundColor: 'range-mark' },
    ],
    dots: [
      { key: 'a', label: 'A', category: 0, value: 10, weight: 2, weightText: '2 ton' },
      { key: 'b', label: 'B', category: 2, value: 30, weight: 2, weightText: '2 ton' },
      { key: 'c', label: 'C', category: 2, value: 10, weight: 1, weightText: '1 ton' },
    ],
  };
  // 2024 has its goal, and no project.
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'];
  expect(walk(course, ...keys)).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
    [2, 3],
    [2, 4],
    [2, 4],
    [2, 3],
  ]);
});
