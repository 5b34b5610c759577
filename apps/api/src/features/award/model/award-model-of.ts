import type { ProjectChanges } from '@milieuspoor/contract';
import {
  type AwardModel,
  type AwardModelField,
  type AwardModelProblem,
  configuredTabs,
  type ProjectState,
} from '@milieuspoor/domain';
import { fieldMessage, type Message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/** The column of each value of the model in a project, and its name in the API. */
const PLACES = {
  scopeEur: { column: 'scopeEur', field: 'projectscope' },
  benefitEur: { column: 'fictionalTenderBenefitEur', field: 'fictional_tender_benefit' },
  mkiMaxDiscountEur: { column: 'mkiMaxDiscountEur', field: 'mki_max_discount' },
  criteriaMaxDiscountEur: { column: 'criteriaMaxDiscountEur', field: 'criteria_max_discount' },
  upperEur: { column: 'mkiUpperBoundaryEur', field: 'mki_upper_boundary' },
  lowerEur: { column: 'mkiLowerBoundaryEur', field: 'mki_lower_boundary' },
  ceilingEur: { column: 'mkiCeilingEur', field: 'mki_ceiling' },
} as const satisfies Readonly<
  Record<AwardModelField, { readonly column: keyof ProjectState; readonly field: keyof ProjectChanges }>
>;

/** Returns the award model of a project. */
export function awardModelOf(project: ProjectState): AwardModel {
  return {
    scopeEur: project.scopeEur,
    benefitEur: project.fictionalTenderBenefitEur,
    mkiMaxDiscountEur: project.mkiMaxDiscountEur,
    criteriaMaxDiscountEur: project.criteriaMaxDiscountEur,
    upperEur: project.mkiUpperBoundaryEur,
    lowerEur: project.mkiLowerBoundaryEur,
    ceilingEur: project.mkiCeilingEur,
    steps: project.discountSteps,
  };
}

/** Returns the column of a value of the model in a project. */
export function columnOf(field: AwardModelField): keyof ProjectState {
  return PLACES[field].column;
}

/** Returns problems of the model by their fields in the API. */
export function atFields(
  problems: readonly AwardModelProblem[],
): Readonly<Record<string, readonly Message[]>> {
  return Object.fromEntries(
    problems.map(({ field, ...problem }) => [PLACES[field].field, [fieldMessage(problem)]]),
  );
}

/** Tells whether the project is awarded on criteria, so that there is a model to fill in. */
export function hasAwardModel(project: Pick<ProjectRow, 'contractType' | 'awardCriteria'>): boolean {
  return configuredTabs(project)['award-criterion'] !== 'Excluded';
}
