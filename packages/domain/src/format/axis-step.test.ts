import { expect, it } from 'vitest';
import { axisStep } from './axis-step.ts';

it.each([
  [1_000_000, 50_000],
  [300_001, 50_000],
  [300_000, 20_000],
  [100_001, 20_000],
  [100_000, 10_000],
  [50_001, 10_000],
  [50_000, 5_000],
  [20_001, 5_000],
  [20_000, 2_000],
  [10_001, 2_000],
  [10_000, 1_000],
  [5_001, 1_000],
  [5_000, 500],
  [1_001, 500],
  [1_000, 250],
  [501, 250],
  [500, 50],
  [101, 50],
  [100, 25],
  [51, 25],
  [50, 10],
  [0, 10],
])('an axis that reaches %d has a line every %d', (maximum, step) => {
  expect(axisStep(maximum)).toBe(step);
});

it('has passed a bound as soon as a fraction is above it', () => {
  expect(axisStep(50.01)).toBe(25);
});
