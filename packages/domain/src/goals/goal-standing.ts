import { goalAt, nextGoalStep } from './goal-path.ts';
import type { GoalStep, OwnGoal } from './own-goal.ts';

/** How an organisation stands to its goal. */
export const GOAL_STATUSES = ['on-course', 'behind', 'undecided'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

/** Why nothing can be said: no project counts, one does, or the path begins later. */
export const UNDECIDED_REASONS = ['no-project', 'one-project', 'before-path'] as const;
export type UndecidedReason = (typeof UNDECIDED_REASONS)[number];

/** A figure over the last years together, weighted, as `progressStatement` returns it. */
export interface RecentFigure {
  /** in order */
  readonly years: readonly number[];
  /** percent */
  readonly value: number;
  /** projects that count */
  readonly counted: number;
}

export interface GoalStanding {
  readonly status: GoalStatus;
  /** null where something can be said */
  readonly reason: UndecidedReason | null;
  /** the step that comes next, or the last one when all have passed */
  readonly target: GoalStep;
  /** what the path asks of the last of the recent years, in percent; null before it begins, and without a figure */
  readonly asked: number | null;
  /** percentage points to the target; below 0 when it is passed; null without a figure */
  readonly left: number | null;
}

/** One project tells of itself, and not of an organisation. */
const PROJECTS_MIN = 2;

/** Figures that differ by less are the same: they were added up in another order. */
const ROUNDING_PERCENT = 1e-9;

/**
 * Returns how an organisation stands to its goal. It is on course when the weighted figure of the last years, with at
 * least two projects, lies on or above the path at the last of these years. Before the path begins it is on course once
 * the step that comes next is reached.
 */
export function goalStanding(goal: OwnGoal, recent: RecentFigure | null, thisYear: number): GoalStanding {
  const target = nextGoalStep(goal, thisYear);
  const lastYear = recent?.years.at(-1);
  if (!recent || lastYear === undefined)
    return { status: 'undecided', reason: 'no-project', target, asked: null, left: null };
  const asked = goalAt(goal, lastYear);
  const stated = { target, asked, left: target.percent - recent.value };
  if (recent.counted < PROJECTS_MIN) return { status: 'undecided', reason: 'one-project', ...stated };
  if (recent.value >= (asked ?? target.percent) - ROUNDING_PERCENT)
    return { status: 'on-course', reason: null, ...stated };
  if (asked === null) return { status: 'undecided', reason: 'before-path', ...stated };
  return { status: 'behind', reason: null, ...stated };
}
