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
 * What decides on a project's next step. A list can carry all of it with one aggregate of the calculations and one of the
 * bidders of each project, and how its bids stand where that decides; only whether a winner needs a word takes a ranking, so that may be
 * left unknown.
 */
export interface NextStepSubject extends Omit<CompletionSubject, 'winnerExplained'> {
  readonly locked: boolean;
  /** which types have a calculation, active or not; deleted ones do not count */
  readonly stored: {
    readonly designBaseline: boolean;
    readonly designOptimization: boolean;
    readonly asBuiltOptimization: boolean;
  };
  /** then they are opened before there can be a winner */
  readonly bidsSealed: boolean;
  /** whether a bid takes part, so that one can win; null where nobody worked that out, and for who sees no bids */
  readonly winnerPossible: boolean | null;
  /** null where nobody worked out who is first, as in a list: completing says it then */
  readonly winnerExplained: boolean | null;
}

/** What can be the next step, roughly in the order of a project's life. */
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

/** A project's next step, for who looks at it. */
export interface NextStep {
  readonly step: NextStepName;
  /** where it is done; null for what is done to the project as a whole */
  readonly tab: ProjectTab | null;
  /** who can do it: everybody who works in the organisation, or the provider's staff only */
  readonly by: 'worker' | 'provider';
  /** whether who looks at it can */
  readonly mine: boolean;
}

/** What a project needs next; null once it is complete. It asks the rules of completion, so it never says otherwise. */
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
  if (obstacle !== null) return stepPast(obstacle, phase, project);
  return statusAfter(phase, project) === 'Project_Complete' ? 'complete-project' : 'complete-tender-phase';
}

function stepPast(
  obstacle: CompletionObstacle,
  phase: 'tender' | 'as-built',
  { stored, emviStatus, bidsSealed, winnerPossible }: NextStepSubject,
): NextStepName {
  switch (obstacle) {
    case 'baseline-missing':
      // The design is closed by then: only who reopens it can change that.
      if (phase === 'as-built') return 'reopen-design';
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
