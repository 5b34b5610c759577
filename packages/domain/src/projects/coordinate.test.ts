import { expect, it } from 'vitest';
import { roundCoordinate } from './coordinate.ts';

it('a coordinate is kept to 6 decimals', () => {
  expect(roundCoordinate(52.12345678)).toBe(52.123457);
  expect(roundCoordinate(-5.0000004)).toBe(-5);
  expect(roundCoordinate(5.12)).toBe(5.12);
});
