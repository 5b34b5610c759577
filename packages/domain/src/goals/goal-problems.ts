import type { FieldProblem } from '../fields/field-problem.ts';
import type { FieldRule } from '../fields/field-rule-texts.ts';
import { GOAL_STEPS_MAX } from './own-goal.ts';

/** The years for which a goal can be set. */
export const GOAL_YEARS = { first: 2000, last: 2100 } as const;

/** A step as it is filled in; null where a field is empty or holds no number. */
export interface TypedStep {
  readonly year: number | null;
  readonly percent: number | null;
}

/** What is wrong with a goal, and where. */
export interface GoalProblem {
  /** the place of a step; null for the start */
  readonly step: number | null;
  readonly part: 'year' | 'percent';
  readonly problem: FieldProblem;
}

/**
 * Returns what is wrong with a path as it was filled in. Years go up, percentages are 0 to 100 with one decimal at most,
 * and there are one to ten steps.
 */
export function goalProblems(start: TypedStep | null, steps: readonly TypedStep[]): readonly GoalProblem[] {
  if (steps.length === 0) return [problem(0, 'year', 'required')];
  if (steps.length > GOAL_STEPS_MAX) return [problem(GOAL_STEPS_MAX, 'year', 'goalStepsMost')];
  const points = start ? [start, ...steps] : steps;
  return points.flatMap((point, index) => {
    const step = start ? (index === 0 ? null : index - 1) : index;
    return pointProblems(point, points[index - 1]).map((found) => ({ ...found, step }));
  });
}

function pointProblems({ year, percent }: TypedStep, former: TypedStep | undefined) {
  const formerYear = former?.year ?? null;
  const ofYear = yearProblem(year, formerYear);
  const ofPercent: FieldRule | null = isPercentage(percent) ? null : 'percentageOfLevel';
  return [
    ...(ofYear ? [problem(null, 'year', ofYear)] : []),
    ...(ofPercent ? [problem(null, 'percent', ofPercent)] : []),
  ];
}

function yearProblem(year: number | null, former: number | null): FieldRule | null {
  if (year === null || !Number.isInteger(year) || year < GOAL_YEARS.first || year > GOAL_YEARS.last)
    return 'goalYear';
  return former !== null && year <= former ? 'goalYearNotAscending' : null;
}

function isPercentage(percent: number | null): boolean {
  if (percent === null || !(percent >= 0 && percent <= 100)) return false;
  return Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9;
}

function problem(step: number | null, part: GoalProblem['part'], rule: FieldRule): GoalProblem {
  return { step, part, problem: { rule, amountEur: null } };
}
