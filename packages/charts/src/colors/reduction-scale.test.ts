import { expect, it } from 'vitest';
import { REDUCTION_STEPS, reductionStep, UNCOMPARED } from './reduction-scale.ts';
import { smallestDifference } from './seen-difference.fixture.ts';

it.each([
  [-1.2, 'half-less'],
  [-0.5, 'half-less'],
  [-0.4999, 'quarter-less'],
  [-0.25, 'quarter-less'],
  [-0.2499, 'less'],
  [-0.0001, 'less'],
  [0, 'same'],
  [0.0001, 'more'],
  [0.2499, 'more'],
  [0.25, 'quarter-more'],
  [3, 'quarter-more'],
])('a difference of %f of the baseline is %s', (share, step) => {
  expect(reductionStep(share)).toBe(step);
});

it.each(['light', 'dark'] as const)(
  'every step, and what is not compared, has a colour of its own for everybody in %s mode',
  (mode) => {
    const colors = [...REDUCTION_STEPS.map((step) => step[mode]), UNCOMPARED[mode]];
    for (const sight of ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const)
      expect(smallestDifference(colors, sight), sight).toBeGreaterThan(16);
  },
);
