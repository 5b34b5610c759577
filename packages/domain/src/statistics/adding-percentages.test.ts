import { expect, it } from 'vitest';
import { addingPercentages } from './adding-percentages.ts';

const sumOf = (percentages: readonly number[] | null) =>
  (percentages ?? []).reduce((sum, each) => sum + Math.round(100 * each), 0) / 100;

it('three thirds are 33,34 and twice 33,33: the percentages add up to 100,00', () => {
  expect(addingPercentages([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
});

it('what is exact stays as it is', () => {
  expect(addingPercentages([50, 30, 20])).toEqual([50, 30, 20]);
});

it('what was rounded too high is lowered where it was rounded furthest', () => {
  // 33,336 + 33,336 + 33,328: each rounds to 33,34, 33,34 and 33,33, which is 100,01.
  expect(addingPercentages([33.336, 33.336, 33.328])).toEqual([33.33, 33.34, 33.33]);
});

it('a credit is below 0, and all together are still 100,00', () => {
  expect(addingPercentages([110, -10])).toEqual([110, -10]);
  expect(sumOf(addingPercentages([7, 3, 3, -1]))).toBe(100);
});

it('any parts add up', () => {
  for (let count = 1; count <= 97; count++) {
    const parts = Array.from({ length: count }, (_, place) => 1 + ((place * 37) % 11) / 7);
    expect(sumOf(addingPercentages(parts))).toBe(100);
  }
});

it('there are none of a whole of 0, of less than 0, or of no parts', () => {
  expect(addingPercentages([0, 0])).toBeNull();
  expect(addingPercentages([1, -2])).toBeNull();
  expect(addingPercentages([])).toBeNull();
});
