import { describe, expect, it } from 'vitest';
import { goalAt, nextGoalStep } from './goal-path.ts';
import { goalPathText } from './goal-path-text.ts';
import type { OwnGoal } from './own-goal.ts';

const TWO_STEPS: OwnGoal = {
  start: { year: 2024, percent: 20 },
  steps: [
    { year: 2028, percent: 40 },
    { year: 2030, percent: 55 },
  ],
};
const ONE_STEP: OwnGoal = { start: null, steps: [{ year: 2030, percent: 55 }] };

describe('the path of a goal', () => {
  it.each([
    [2024, 20],
    [2025, 25],
    [2027, 35],
    [2028, 40],
    [2029, 47.5],
    [2030, 55],
  ])('is a straight line between two given years: %i', (year, percent) => {
    expect(goalAt(TWO_STEPS, year)).toBe(percent);
  });

  it('stays at the last step', () => {
    expect(goalAt(TWO_STEPS, 2040)).toBe(55);
    expect(goalAt(ONE_STEP, 2031)).toBe(55);
  });

  it('asks nothing before its first point', () => {
    expect(goalAt(TWO_STEPS, 2023)).toBeNull();
    expect(goalAt(ONE_STEP, 2029)).toBeNull();
  });
});

it('the next step is that of this year or later, and the last one when all have passed', () => {
  const nextYear = (year: number) => nextGoalStep(TWO_STEPS, year).year;
  expect([2020, 2028, 2029, 2030, 2031].map(nextYear)).toEqual([2028, 2028, 2030, 2030, 2030]);
});

it('is told as it is typed', () => {
  const steps = [
    { year: 2028, percent: 40 },
    { year: 2030, percent: 55.5 },
  ];
  expect(goalPathText(steps)).toBe('2028: 40 %; 2030: 55,5 %');
});
