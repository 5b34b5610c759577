import { expect, it } from 'vitest';
import { LARGEST_PX, pointRadius, SMALLEST_PX, sizesToExplain } from './point-size.ts';

it('four times the MKI has four times the area', () => {
  expect(pointRadius(400, 400)).toBe(LARGEST_PX);
  expect(pointRadius(100, 400)).toBe(LARGEST_PX / 2);
});

it('what is too small to hit, 0, negative or without a figure has the smallest size', () => {
  for (const amount of [1, 0, -5, null]) expect(pointRadius(amount, 400)).toBe(SMALLEST_PX);
  expect(pointRadius(-5, -5)).toBe(SMALLEST_PX);
});

it('sizes are explained by round amounts that are on the map', () => {
  expect(sizesToExplain(3_456_789)).toEqual([3_000_000, 750_000]);
  expect(sizesToExplain(0)).toEqual([]);
});
