import {
  asBuiltObstacle,
  type CompletedPhase,
  type CompletionDate,
  type CompletionObstacle,
  type CompletionSubject,
  configuredTabs,
  datesAfter,
  type ProjectStatus,
  statusAfter,
  tenderPhaseObstacle,
} from '@milieuspoor/domain';

/** Why a phase cannot be completed, in the words of its button. */
export type StepObstacle = CompletionObstacle | 'baseline-inactive' | 'design-baseline-missing';

/** The completion of a phase, as its tab offers it. */
export interface CompletionStep {
  readonly obstacle: StepObstacle | null;
  /** the next status */
  readonly status: ProjectStatus;
  /** the dates that it fills */
  readonly dates: readonly CompletionDate[];
  /** 'next' on a tab whose next step is the choice of a winner, else the phase's own name */
  readonly label: 'next' | 'phase';
}

export const OBSTACLE_TEXT = {
  'baseline-missing': 'projectLife.complete.obstacles.baseline-missing',
  'baseline-inactive': 'projectLife.complete.obstacles.baseline-inactive',
  'award-model-open': 'projectLife.complete.obstacles.award-model-open',
  'no-applicants': 'projectLife.complete.obstacles.no-applicants',
  'no-winner': 'projectLife.complete.obstacles.no-winner',
  'winner-unexplained': 'projectLife.complete.obstacles.winner-unexplained',
  'correction-running': 'projectLife.complete.obstacles.correction-running',
  'optimization-missing': 'projectLife.complete.obstacles.optimization-missing',
  'scope-question-open': 'projectLife.complete.obstacles.scope-question-open',
  'as-built-baseline-missing': 'projectLife.complete.obstacles.as-built-baseline-missing',
  'as-built-optimization-missing': 'projectLife.complete.obstacles.as-built-optimization-missing',
  'design-baseline-missing': 'projectLife.complete.obstacles.design-baseline-missing',
} as const satisfies Record<StepObstacle, string>;

/** Returns how a tab offers the completion of its phase; `baselineStored`: there is a baseline, active or not. */
export function completionStep(
  phase: CompletedPhase,
  project: CompletionSubject,
  baselineStored: boolean,
): CompletionStep {
  const withBidders = phase === 'tender' && configuredTabs(project).optimization !== 'Basic';
  return {
    obstacle: phase === 'tender' ? tenderStepObstacle(project, baselineStored) : asBuiltStepObstacle(project),
    status: statusAfter(phase, project),
    dates: datesAfter(phase, project),
    label: withBidders ? 'next' : 'phase',
  };
}

/** A user who has added a baseline is not told to add one: the tab Baseline asks for the same step. */
function tenderStepObstacle(project: CompletionSubject, baselineStored: boolean): StepObstacle | null {
  const obstacle = tenderPhaseObstacle(project);
  return obstacle === 'baseline-missing' && baselineStored ? 'baseline-inactive' : obstacle;
}

/** The tab Baseline is closed by then, so the advice to add one there would be of no use. */
function asBuiltStepObstacle(project: CompletionSubject): StepObstacle | null {
  const obstacle = asBuiltObstacle(project);
  return obstacle === 'baseline-missing' ? 'design-baseline-missing' : obstacle;
}
