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

/** The completion of a phase, as its tab offers it. */
export interface CompletionStep {
  readonly obstacle: CompletionObstacle | null;
  /** the next status */
  readonly status: ProjectStatus;
  /** the dates that it fills */
  readonly dates: readonly CompletionDate[];
  /** 'next' on a tab whose next step is the choice of a winner, else the phase's own name */
  readonly label: 'next' | 'phase';
  /** what is closed after it: a phase with bidders, one of calculations alone, or the whole project */
  readonly closes: 'tender' | 'calculations' | 'project';
}

/** Returns how a tab offers the completion of its phase. */
export function completionStep(phase: CompletedPhase, project: CompletionSubject): CompletionStep {
  const withBidders = phase === 'tender' && configuredTabs(project).optimization !== 'Basic';
  const status = statusAfter(phase, project);
  return {
    obstacle: phase === 'tender' ? tenderPhaseObstacle(project) : asBuiltObstacle(project),
    status,
    dates: datesAfter(phase, project),
    label: withBidders ? 'next' : 'phase',
    closes: status === 'Project_Complete' ? 'project' : withBidders ? 'tender' : 'calculations',
  };
}

/** What explains the agreed words of a button, where a reader can't do what they ask. */
export type ObstacleHint = 'baseline-inactive' | 'winner-after-opening' | 'winner-impossible';

/** Returns what must be said beside an obstacle: its agreed words ask for something else than is to be done first. */
export function obstacleHint(
  obstacle: CompletionObstacle | null,
  facts: {
    /** there is a baseline, active or not */
    readonly baselineStored: boolean;
    readonly bidsSealed: boolean;
    /** at least one bid takes part */
    readonly winnerPossible: boolean;
  },
): ObstacleHint | null {
  if (obstacle === 'baseline-missing') return facts.baselineStored ? 'baseline-inactive' : null;
  if (obstacle !== 'no-winner') return null;
  if (facts.bidsSealed) return 'winner-after-opening';
  return facts.winnerPossible ? null : 'winner-impossible';
}
