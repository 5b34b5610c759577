import { expect, test } from 'vitest';
import { baselineStep } from './next-step.ts';

test('without a baseline calculation one has to be added first', () => {
  expect(baselineStep([])).toBe('add-first');
});

test('with calculations of which none is active one has to be activated first', () => {
  expect(baselineStep([{ active: false }, { active: false }])).toBe('activate-first');
});

test('with an active baseline one can go on', () => {
  expect(baselineStep([{ active: false }, { active: true }])).toBe('next');
});
