import type { ContractType } from './project-choices.ts';
import type { EmviStatus, ProjectStatus } from './project-statuses.ts';
import { configuredTabs } from './project-tabs.ts';

/** The facts that the completion of a phase depends on. */
export interface CompletionSubject {
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  readonly status: ProjectStatus;
  readonly emviStatus: EmviStatus;
  readonly asbuiltScopeChanged: boolean | null;
  /** the types that have an active calculation */
  readonly active: {
    readonly designBaseline: boolean;
    readonly designOptimization: boolean;
    readonly asBuiltBaseline: boolean;
    readonly asBuiltOptimization: boolean;
  };
  readonly applicantCount: number;
  /** a bidder with a calculation was chosen */
  readonly winnerChosen: boolean;
  /** the winner is first alone, or the reason why not was given (docs/decisions/0046) */
  readonly winnerExplained: boolean;
  /** a correction of the tender is running (docs/decisions/0046) */
  readonly correcting: boolean;
}

/** Why a phase cannot be completed. */
export type CompletionObstacle =
  | 'baseline-missing'
  | 'award-model-open'
  | 'no-applicants'
  | 'no-winner'
  | 'winner-unexplained'
  | 'correction-running'
  | 'optimization-missing'
  | 'scope-question-open'
  | 'design-baseline-missing'
  | 'as-built-baseline-missing'
  | 'as-built-optimization-missing';

/**
 * Returns what the tender phase still needs, the first in the agreed order; null if it can be completed. With award
 * criteria the winner's calculation is the optimisation (part 2, §4 and D-29); without them the award model and the
 * bidders are skipped (D-30).
 */
export function tenderPhaseObstacle(project: CompletionSubject): CompletionObstacle | null {
  if (!project.active.designBaseline) return 'baseline-missing';
  if (configuredTabs(project).optimization === 'Basic')
    return project.active.designOptimization ? null : 'optimization-missing';
  if (project.emviStatus !== 'Locked') return 'award-model-open';
  if (project.applicantCount === 0) return 'no-applicants';
  if (!project.winnerChosen) return 'no-winner';
  if (!project.winnerExplained) return 'winner-unexplained';
  return project.correcting ? 'correction-running' : null;
}

/**
 * Returns what the as-built phase still needs; null if the project can be completed. Settled quantities (RAW) always
 * need an as-built baseline; a fixed price (UAV-GC) only if the scope changed, and otherwise keeps its design baseline
 * (D-20).
 */
export function asBuiltObstacle(project: CompletionSubject): CompletionObstacle | null {
  const { active } = project;
  switch (asBuiltBaselineType(project)) {
    case null:
      return 'scope-question-open';
    case 'design-baseline':
      // The tab Baseline is closed by then, so advice to add one there would be of no use.
      if (!active.designBaseline) return 'design-baseline-missing';
      break;
    case 'as-built-baseline':
      if (!active.asBuiltBaseline) return 'as-built-baseline-missing';
      break;
  }
  return active.asBuiltOptimization ? null : 'as-built-optimization-missing';
}

/**
 * Returns which content the as-built tab has: two tables, or the scope question first; null if there is no such tab.
 */
export function asBuiltVariant(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria'>,
): 'simple' | 'scope-question' | null {
  const availability = configuredTabs(project)['as-built'];
  if (availability === 'Excluded') return null;
  return availability === 'Optional' ? 'scope-question' : 'simple';
}

/**
 * Returns the baseline that the as-built optimisation is compared with; null while the scope question is unanswered.
 */
export function asBuiltBaselineType(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'>,
): 'design-baseline' | 'as-built-baseline' | null {
  if (asBuiltVariant(project) !== 'scope-question') return 'as-built-baseline';
  if (project.asbuiltScopeChanged === null) return null;
  return project.asbuiltScopeChanged ? 'as-built-baseline' : 'design-baseline';
}

/** A phase that a project completes, under the name of the tab of that. */
export type CompletedPhase = 'tender' | 'as-built';

/** Returns the phase that can be completed next; null if all are complete. */
export function phaseToComplete({ status }: Pick<CompletionSubject, 'status'>): CompletedPhase | null {
  switch (status) {
    case 'Design_Phase_Active':
    case 'EMVI_Complete':
      return 'tender';
    case 'Design_Phase_Complete':
      return 'as-built';
    case 'Project_Complete':
      return null;
  }
}

/** Returns the status after the completion of a phase: without an as-built phase the tender phase is the last one. */
export function statusAfter(
  phase: CompletedPhase,
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria'>,
): 'Design_Phase_Complete' | 'Project_Complete' {
  return phase === 'tender' && asBuiltVariant(project) !== null
    ? 'Design_Phase_Complete'
    : 'Project_Complete';
}

/**
 * Returns the dates that the completion of a phase fills in. A project without an as-built phase completes both at
 * once, on the day of the choice of the design (D-7).
 */
export function datesAfter(
  phase: CompletedPhase,
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria'>,
): readonly CompletionDate[] {
  if (phase === 'as-built') return ['project_complete_date'];
  return statusAfter(phase, project) === 'Project_Complete'
    ? ['design_phase_complete_date', 'project_complete_date']
    : ['design_phase_complete_date'];
}
export type CompletionDate = 'design_phase_complete_date' | 'project_complete_date';

/** How many years before its creation a project may have completed a phase: it may be entered long afterwards. */
const YEARS_BEFORE_CREATION = 10;

/** Returns the first possible completion date, given the day on which the project was created; both 'yyyy-mm-dd'. */
export function earliestCompletionDay(createdOn: string): string {
  const year = Number(createdOn.slice(0, 4)) - YEARS_BEFORE_CREATION;
  return `${year}${createdOn.slice(4)}`.replace(/-02-29$/, '-02-28');
}

/**
 * Returns what is wrong with a completion date; null if nothing is. All dates are 'yyyy-mm-dd', today and the day of
 * creation in Dutch local time (D-72 and D-84).
 */
export function completionDateProblem(
  date: string,
  {
    today,
    createdOn,
    notBefore,
  }: { readonly today: string; readonly createdOn: string; readonly notBefore: string | null },
): 'date-in-future' | 'date-too-early' | 'date-before-award' | null {
  if (date > today) return 'date-in-future';
  if (date < earliestCompletionDay(createdOn)) return 'date-too-early';
  return notBefore !== null && date < notBefore ? 'date-before-award' : null;
}

/**
 * Tells whether a contract was awarded on a day before the one on which its bids were opened here; both 'yyyy-mm-dd' in
 * Dutch local time. That is possible for a tender that was held before it was entered, and a reader of the two days
 * must be told.
 */
export function awardedBeforeOpening(awardedOn: string, bidsOpenedOn: string | null): boolean {
  return bidsOpenedOn !== null && awardedOn < bidsOpenedOn;
}

/** Returns the result of reopening a project's last completed phase; null if no phase is complete (D-24). */
export function reopened(
  project: Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'status' | 'emviStatus'>,
): { readonly status: ProjectStatus; readonly cleared: readonly CompletionDate[] } | null {
  const tenderOpen = project.emviStatus === 'Locked' ? 'EMVI_Complete' : 'Design_Phase_Active';
  switch (project.status) {
    case 'Design_Phase_Active':
    case 'EMVI_Complete':
      return null;
    case 'Design_Phase_Complete':
      return { status: tenderOpen, cleared: ['design_phase_complete_date'] };
    case 'Project_Complete':
      return asBuiltVariant(project) === null
        ? { status: tenderOpen, cleared: ['design_phase_complete_date', 'project_complete_date'] }
        : { status: 'Design_Phase_Complete', cleared: ['project_complete_date'] };
  }
}
