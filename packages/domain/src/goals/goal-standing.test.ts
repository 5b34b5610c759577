import { describe, expect, it } from 'vitest';
import { goalStanding, type RecentFigure } from './goal-standing.ts';
import type { OwnGoal } from './own-goal.ts';

/** From 20 % in 2024 to 55 % in 2031: 5 points a year. */
const GOAL: OwnGoal = { start: { year: 2024, percent: 20 }, steps: [{ year: 2031, percent: 55 }] };
const figure = (value: number, counted = 2, ...years: number[]): RecentFigure => ({
  ...{ value, counted },
  years: years.length > 0 ? years : [2025, 2026],
});
const standing = (recent: RecentFigure | null, goal = GOAL) => goalStanding(goal, recent, 2026);

describe('a goal of 55 % in 2031, of which the path asks 30 % of 2026', () => {
  it.each([
    [37, 'on-course', 18],
    [30, 'on-course', 25],
    [29.9, 'behind', 25.1],
    [-10, 'behind', 65],
    [60, 'on-course', -5],
  ])('is with %d %% %s, with %d points left', (value, status, left) => {
    const told = standing(figure(value));
    expect(told).toMatchObject({ status, reason: null, target: { year: 2031, percent: 55 }, asked: 30 });
    expect(told.left).toBeCloseTo(left, 9);
  });

  it('is judged by the path at the last of the years, and not at the first or at this year', () => {
    expect(standing(figure(25, 2, 2024, 2025))).toMatchObject({ status: 'on-course', asked: 25 });
    expect(standing(figure(24.9, 2, 2024, 2025))).toMatchObject({ status: 'behind', asked: 25 });
  });

  it('is not behind by what rounding adds', () => {
    expect(standing(figure(30 - 1e-12)).status).toBe('on-course');
  });
});

describe('nothing is said', () => {
  it('without projects', () => {
    expect(standing(null)).toEqual({
      ...{ status: 'undecided', reason: 'no-project', asked: null, left: null },
      target: { year: 2031, percent: 55 },
    });
  });

  it('of one project, whose figure is stated all the same', () => {
    expect(standing(figure(60, 1, 2026))).toMatchObject({
      status: 'undecided',
      reason: 'one-project',
      left: -5,
    });
  });

  it('before the path begins, unless the next step is reached already', () => {
    const later: OwnGoal = { start: null, steps: [{ year: 2030, percent: 55 }] };
    expect(standing(figure(40), later)).toMatchObject({
      status: 'undecided',
      reason: 'before-path',
      left: 15,
    });
    expect(standing(figure(55), later)).toMatchObject({ status: 'on-course', reason: null, asked: null });
  });
});
