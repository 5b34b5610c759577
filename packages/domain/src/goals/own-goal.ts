/**
 * The figures for which an organisation may set a goal of its own. Of the first three the goal is a reduction in percent
 * of each project's baseline; of the others it is a share of the optimisation, in percent.
 */
export const GOAL_INDICATORS = [
  'mki',
  'co2',
  'primary_material',
  'secondary_material',
  'biobased_material',
  'renewable_energy',
  'emission_free_equipment',
  'emission_free_transport',
] as const;
export type GoalIndicator = (typeof GOAL_INDICATORS)[number];

const REDUCTIONS: readonly GoalIndicator[] = ['mki', 'co2', 'primary_material'];

/** Tells whether a goal is a reduction against the baseline; the others are a share of the optimisation. */
export function isReductionGoal(indicator: GoalIndicator): boolean {
  return REDUCTIONS.includes(indicator);
}

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
