import type { GoalStep, OwnGoal } from './own-goal.ts';

/** Returns the points of the path of a goal, by year: its start, where it has one, and its steps. */
export function goalPoints({ start, steps }: OwnGoal): readonly GoalStep[] {
  return start ? [start, ...steps] : steps;
}

/**
 * Returns what a goal asks of a year, in percent. Between two given years the path is a straight line; after the last
 * step it stays there. Returns null before the first point, where nothing is asked.
 */
export function goalAt(goal: OwnGoal, year: number): number | null {
  const points = goalPoints(goal);
  const before = points.findLast((point) => point.year <= year);
  const after = points.find((point) => point.year > year);
  if (!before) return null;
  if (!after) return before.percent;
  const part = (year - before.year) / (after.year - before.year);
  return before.percent + part * (after.percent - before.percent);
}

/** Returns the step that comes next in a year, this year's included; the last step when all have passed. */
export function nextGoalStep({ steps }: OwnGoal, year: number): GoalStep {
  return steps.find((step) => step.year >= year) ?? steps.at(-1) ?? steps[0];
}
