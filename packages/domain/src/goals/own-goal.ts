/** The most steps that a goal has. */
export const GOAL_STEPS_MAX = 10;

/** What is to be reached in a year. */
export interface GoalStep {
  readonly year: number;
  /** reduction or share, in percent: 0 to 100, with one decimal at most */
  readonly percent: number;
}

/** The path that an organisation set itself for a figure. */
export interface OwnGoal {
  /** where the path begins; null where it begins at the first step */
  readonly start: GoalStep | null;
  /** by year */
  readonly steps: readonly [GoalStep, ...GoalStep[]];
}
