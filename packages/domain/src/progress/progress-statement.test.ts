import { describe, expect, it } from 'vitest';
import { progressStatement } from './progress-statement.ts';
import type { ProgressMeasure } from './progress-value.ts';

const sum = (amount: number | null) => ({
  amount,
  items: 1,
  undeclared: amount === null ? 1 : 0,
  incomplete: 0,
});
/** Returns a project with a baseline of 100; null where it leaves its optimisation open. */
const saves = (percent: number | null, baseline = 100): ProgressMeasure => ({
  pair: {
    baseline: sum(baseline),
    optimization: sum(percent === null ? null : baseline - (baseline * percent) / 100),
  },
  part: null,
});
const year = (number: number, ...measures: readonly ProgressMeasure[]) => ({ year: number, measures });

/** Returns [years, percent, counted, of] of both halves. */
function stated(...years: ReturnType<typeof year>[]) {
  const { latest, earliest } = progressStatement(years);
  return [latest, earliest].map((each) => each && [each.years, each.value, each.counted, each.of]);
}

describe('the statement', () => {
  it('holds the last year against the first, whatever stands between them', () => {
    expect(
      stated(
        year(2025, saves(40), saves(20)),
        year(2023, saves(10), saves(20)),
        year(2024, saves(99), saves(99)),
      ),
    ).toEqual([
      [[2025], 30, 2, 2],
      [[2023], 15, 2, 2],
    ]);
  });

  it('joins years with one project until two count, weighted by baseline', () => {
    expect(
      stated(
        year(2022, saves(10)),
        year(2023, saves(20, 300)),
        year(2025, saves(40, 300)),
        year(2026, saves(20), saves(null)),
      ),
    ).toEqual([
      [[2025, 2026], 35, 2, 3],
      [[2022, 2023], 17.5, 2, 2],
    ]);
  });

  it('never takes the first year into the last ones', () => {
    expect(stated(year(2025, saves(10)), year(2026, saves(20)))).toEqual([
      [[2026], 20, 1, 1],
      [[2025], 10, 1, 1],
    ]);
  });

  it('of one year has nothing to hold it against', () => {
    expect(stated(year(2026, saves(-5), saves(-15)))).toEqual([[[2026], -10, 2, 2], null]);
  });

  it('passes over years in which nothing counts', () => {
    expect(stated(year(2024, saves(null)), year(2025, saves(12)), year(2026, saves(null)))).toEqual([
      [[2025], 12, 1, 1],
      null,
    ]);
  });

  it('says nothing where nothing counts', () => {
    expect(stated()).toEqual([null, null]);
    expect(stated(year(2025, saves(null)))).toEqual([null, null]);
  });

  it('says that an item declares a part only', () => {
    const partly = {
      ...saves(10),
      pair: { baseline: sum(100), optimization: { ...sum(90), incomplete: 1 } },
    };
    expect(progressStatement([year(2025, partly, saves(10))]).latest?.incomplete).toBe(true);
  });
});
