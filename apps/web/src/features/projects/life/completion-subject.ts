import type { Calculation, Project, Shown } from '@milieuspoor/contract';
import type { CalculationType, CompletionSubject } from '@milieuspoor/domain';

/** The facts about a project's bidders that decide whether its tender phase can be completed. */
export interface BiddersOfProject {
  readonly count: number;
  /** at least one bid takes part, so that one can win */
  readonly winnerPossible: boolean;
  readonly winnerChosen: boolean;
  /** the winner is first alone, or was chosen with a reason */
  readonly winnerExplained: boolean;
  /** who was chosen, why, and what the others bid, as the screen shows it */
  readonly shown: Pick<Shown, 'winner' | 'winner_reason' | 'bids'>;
}

/** Returns what the rules of completion need to know of a project and its calculations. */
export function completionSubjectOf(
  project: Project,
  calculations: readonly Pick<Calculation, 'calculation_type' | 'active'>[],
  bidders: Omit<BiddersOfProject, 'shown' | 'winnerPossible'> = {
    ...{ count: 0, winnerChosen: false, winnerExplained: false },
  },
): CompletionSubject {
  const has = (type: CalculationType) =>
    calculations.some(({ calculation_type, active }) => calculation_type === type && active);
  return {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    emviStatus: project.emvi_status,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
    active: {
      designBaseline: has('design-baseline'),
      designOptimization: has('design-optimization'),
      asBuiltBaseline: has('as-built-baseline'),
      asBuiltOptimization: has('as-built-optimization'),
    },
    applicantCount: bidders.count,
    winnerChosen: bidders.winnerChosen,
    winnerExplained: bidders.winnerExplained,
    correcting: project.correction !== null,
  };
}
