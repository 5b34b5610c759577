import type { ProjectChanges } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import type { ProjectState } from '../projects/project-state.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { stateOf } from '../projects/record-project.ts';

/**
 * What a PATCH asks for that differs from what is stored: a form that sends everything changes what was changed. Named
 * criteria are another matter (`change-criteria.ts`).
 */
export function toProjectChanges(input: ProjectChanges, project: ProjectRow): Partial<ProjectState> {
  const asked: { [Key in keyof ProjectState]?: ProjectState[Key] | undefined } = {
    name: input.project_name,
    description: input.project_description,
    location: input.project_location,
    latitude: input.latitude,
    longitude: input.longitude,
    projectType: input.project_type,
    sector: input.sector,
    contractType: input.project_contract_type,
    awardCriteria: input.project_award_criteria,
    plannedAwardDate: input.planned_award_date,
    plannedCompletionDate: input.planned_completion_date,
    asbuiltScopeChanged: input.asbuilt_scope_changed,
    status: input.project_status,
    designPhaseCompleteDate: input.design_phase_complete_date,
    projectCompleteDate: input.project_complete_date,
    scopeEur: input.projectscope,
    fictionalTenderBenefitEur: input.fictional_tender_benefit,
    mkiMaxDiscountEur: input.mki_max_discount,
    criteriaMaxDiscountEur: input.criteria_max_discount,
    mkiUpperBoundaryEur: wholeEuro(input.mki_upper_boundary),
    mkiLowerBoundaryEur: input.mki_lower_boundary,
    mkiManuallySet: input.mki_manually_set,
    expectedNumberOfApplicants: input.expected_number_of_applicants,
    applicantsCriteriaDiscountWiped: input.applicants_criteria_discount_wiped,
    penaltyFactor: input.mki_penalty_factor,
    mkiCeilingEur: input.mki_ceiling,
    askedModules: input.asked_modules && inOrder(input.asked_modules, project.askedModules),
    sealsBids: input.seal_bids,
  };
  const stored = stateOf(project);
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([key, value]) => value !== undefined && value !== stored[key as keyof ProjectState],
    ),
  );
}

/** A list of modules in their order, each once; the one that is stored where it is the same. */
function inOrder(asked: readonly LifeCycleModule[], stored: readonly LifeCycleModule[]) {
  const modules = LIFE_CYCLE_MODULES.filter((module) => asked.includes(module));
  return modules.join() === stored.join() ? stored : modules;
}

/** A reference value comes from a calculation, which is no whole euro: it is rounded (part 2, §9). */
function wholeEuro(amountEur: number | null | undefined): number | null | undefined {
  return typeof amountEur === 'number' ? Math.round(amountEur) : amountEur;
}
