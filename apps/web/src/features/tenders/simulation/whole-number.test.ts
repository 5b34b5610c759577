import { expect, it } from 'vitest';
import { wholeNumberOf } from './whole-number.ts';

it('a whole number lies within its bounds, both included', () => {
  expect(wholeNumberOf('1', 1, 1000)).toBe(1);
  expect(wholeNumberOf(' 1000 ', 1, 1000)).toBe(1000);
});

it.each(['0', '1001', '2,5', '-1', '', '1e2', '1.000'])('%j is none from 1 to 1000', (text) => {
  expect(wholeNumberOf(text, 1, 1000)).toBeNull();
});
