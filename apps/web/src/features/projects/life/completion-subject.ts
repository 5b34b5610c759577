import type { Calculation, Project, Shown } from '@milieuspoor/contract';
import type { CalculationType, CompletionSubject } from '@milieuspoor/domain';

/** What of a project's bidders decides whether its tender phase can be completed. */
export interface BiddersOfProject {
  readonly count: number;
  /** a bid takes part, so that one can win */
  readonly winnerPossible: boolean;
  readonly winnerChosen: boolean;
  /** first alone, or chosen with a reason */
  readonly winnerExplained: boolean;
  /** who was chosen, why, and what the others bid, as it is shown */
  readonly shown: Pick<Shown, 'winner' | 'winner_reason' | 'bids'>;
}

/** What the rules of completion need to know of a project and its calculations. */
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
