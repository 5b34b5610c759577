import type { Calculation, Project } from '@milieuspoor/contract';
import type { CalculationType, CompletionSubject } from '@milieuspoor/domain';

/** What the rules of completion need to know of a project and its calculations. */
export function completionSubjectOf(
  project: Project,
  calculations: readonly Pick<Calculation, 'calculation_type' | 'active'>[],
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
    // A bidder shows in this list through its calculation, the winner through an active one.
    applicantCount: calculations.filter(({ calculation_type }) => calculation_type === 'applicant').length,
    winnerChosen: has('applicant'),
  };
}
