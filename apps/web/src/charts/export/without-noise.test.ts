import { expect, it } from 'vitest';
import { withoutNoise } from './without-noise.ts';

it('leaves out what adding up leaves behind, and nothing that is stated', () => {
  expect(withoutNoise(45_883 / 1000 + 1e-13)).toBe(45.883);
  expect(withoutNoise(0.1 + 0.2)).toBe(0.3);
  expect(withoutNoise(-0.0000123456789)).toBe(-0.0000123456789);
  expect(withoutNoise(1e21)).toBe(1e21);
  expect([withoutNoise(0), withoutNoise(null)]).toEqual([0, null]);
});

it('takes a difference for as certain as what it was made of', () => {
  const [baseline, optimization] = [1_234_567.88, 1_234_567.89];
  expect(optimization - baseline).not.toBe(0.01);
  expect(withoutNoise(optimization - baseline, [baseline, optimization])).toBe(0.01);
  expect(withoutNoise(0.3 - 0.1 - 0.2, [0.3, 0.2])).toBe(0);
});
