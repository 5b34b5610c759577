import { type Actor, isProvider, isViewer } from '../access/actor.ts';
import {
  asBuiltObstacle,
  type CompletionObstacle,
  type CompletionSubject,
  phaseToComplete,
  statusAfter,
  tenderPhaseObstacle,
} from './project-completion.ts';
import type { ProjectTab } from './project-tabs.ts';

/**
 * The facts that decide a project's next step. For a list, one aggregate of the calculations and one of the bidders of
 * each project give nearly all of them, together with the standing of its bids if that decides; only whether a winner
 * needs an explanation requires a ranking, so that may be left unknown.
 */
export interface NextStepSubject extends Omit<CompletionSubject, 'winnerExplained'> {
  readonly locked: boolean;
  /** the types that have a calculation, active or not; deleted ones do not count */
  readonly stored: {
    readonly designBaseline: boolean;
    readonly designOptimization: boolean;
    readonly asBuiltOptimization: boolean;
  };
  /** if so, they are opened before there can be a winner */
  readonly bidsSealed: boolean;
  /** true if a bid takes part, so that one can win; null if that was not determined, and for users who see no bids */
  readonly winnerPossible: boolean | null;
  /** null if nobody determined who is first, as in a list: the completion of the phase then says it */
  readonly winnerExplained: boolean | null;
}

/** The possible next steps, roughly in the order of a project's life. */
export const NEXT_STEPS = [
  'unlock',
  'upload-baseline',
  'activate-baseline',
  'complete-award-model',
  'lock-award-model',
  'add-bidders',
  'open-bids',
  'judge-bids',
  'choose-winner',
  'explain-winner',
  'end-correction',
  'upload-optimization',
  'activate-optimization',
  'complete-tender-phase',
  'answer-scope',
  'reopen-design',
  'upload-as-built-baseline',
  'upload-as-built-optimization',
  'activate-as-built-optimization',
  'complete-project',
] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

/** A project's next step, for the user who looks at it. */
export interface NextStep {
  readonly step: NextStepName;
  /** the tab of the step; null for a step on the project as a whole */
  readonly tab: ProjectTab | null;
  /** who can take it: everybody who works in the organisation, or only the provider's staff */
  readonly by: 'worker' | 'provider';
  /** true if this user can */
  readonly mine: boolean;
}

/**
 * Returns what a project needs next; null once it is complete. It uses the rules of completion, so that it never
 * contradicts them.
 */
export function nextStep(project: NextStepSubject, actor: Actor): NextStep | null {
  const step = stepOf(project);
  if (step === null) return null;
  const by = step === 'unlock' || step === 'reopen-design' ? 'provider' : 'worker';
  return {
    step,
    tab: tabOf(step, phaseToComplete(project) === 'as-built'),
    by,
    mine: by === 'provider' ? isProvider(actor) : !isViewer(actor),
  };
}

function stepOf(project: NextStepSubject): NextStepName | null {
  const phase = phaseToComplete(project);
  if (phase === null) return null;
  if (project.locked) return 'unlock';
  const subject = { ...project, winnerExplained: project.winnerExplained ?? true };
  const obstacle = phase === 'tender' ? tenderPhaseObstacle(subject) : asBuiltObstacle(subject);
  if (obstacle !== null) return stepPast(obstacle, project);
  return statusAfter(phase, project) === 'Project_Complete' ? 'complete-project' : 'complete-tender-phase';
}

function stepPast(
  obstacle: CompletionObstacle,
  { stored, emviStatus, bidsSealed, winnerPossible }: NextStepSubject,
): NextStepName {
  switch (obstacle) {
    case 'design-baseline-missing':
      // The design is closed by then: only reopening it allows a change.
      return 'reopen-design';
    case 'baseline-missing':
      return stored.designBaseline ? 'activate-baseline' : 'upload-baseline';
    case 'award-model-open':
      return emviStatus === 'Editing' ? 'lock-award-model' : 'complete-award-model';
    case 'no-applicants':
      return 'add-bidders';
    case 'no-winner':
      if (bidsSealed) return 'open-bids';
      return winnerPossible === false ? 'judge-bids' : 'choose-winner';
    case 'winner-unexplained':
      return 'explain-winner';
    case 'correction-running':
      return 'end-correction';
    case 'optimization-missing':
      return stored.designOptimization ? 'activate-optimization' : 'upload-optimization';
    case 'scope-question-open':
      return 'answer-scope';
    case 'as-built-baseline-missing':
      return 'upload-as-built-baseline';
    case 'as-built-optimization-missing':
      return stored.asBuiltOptimization ? 'activate-as-built-optimization' : 'upload-as-built-optimization';
  }
}

function tabOf(step: NextStepName, isAsBuilt: boolean): ProjectTab | null {
  switch (step) {
    case 'unlock':
    case 'reopen-design':
      return null;
    case 'upload-baseline':
    case 'activate-baseline':
      return 'baseline';
    case 'complete-award-model':
    case 'lock-award-model':
      return 'award-criterion';
    case 'add-bidders':
    case 'open-bids':
    case 'judge-bids':
    case 'choose-winner':
    case 'explain-winner':
    case 'end-correction':
    case 'upload-optimization':
    case 'activate-optimization':
    case 'complete-tender-phase':
      return 'optimization';
    case 'answer-scope':
    case 'upload-as-built-baseline':
    case 'upload-as-built-optimization':
    case 'activate-as-built-optimization':
      return 'as-built';
    case 'complete-project':
      return isAsBuilt ? 'as-built' : 'optimization';
  }
}
