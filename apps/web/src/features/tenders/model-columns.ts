import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { AWARD_MODEL_FIELDS, type AwardModel, type AwardModelField } from '@milieuspoor/domain';
import { stepsOf } from '../../lib/project-changes/model-lists.ts';

/** The name of each value of the model in a project. */
export const MODEL_COLUMNS = {
  scopeEur: 'projectscope',
  benefitEur: 'fictional_tender_benefit',
  mkiMaxDiscountEur: 'mki_max_discount',
  criteriaMaxDiscountEur: 'criteria_max_discount',
  upperEur: 'mki_upper_boundary',
  lowerEur: 'mki_lower_boundary',
  ceilingEur: 'mki_ceiling',
} as const satisfies Readonly<Record<AwardModelField, keyof Project & keyof ProjectChanges>>;

/** The part of a project that holds the model. */
export type ModelColumns = Pick<Project, (typeof MODEL_COLUMNS)[AwardModelField] | 'mki_steps'>;

/** Returns the award model of a project. */
export function awardModelOf(project: ModelColumns): AwardModel {
  return {
    scopeEur: project.projectscope,
    benefitEur: project.fictional_tender_benefit,
    mkiMaxDiscountEur: project.mki_max_discount,
    criteriaMaxDiscountEur: project.criteria_max_discount,
    upperEur: project.mki_upper_boundary,
    lowerEur: project.mki_lower_boundary,
    ceilingEur: project.mki_ceiling,
    steps: stepsOf(project),
  };
}

/** The part of the model that bids are checked against. */
export type BidModel = Pick<
  AwardModel,
  'criteriaMaxDiscountEur' | 'lowerEur' | 'mkiMaxDiscountEur' | 'upperEur' | 'steps'
>;

/**
 * Returns changes of the model in the form that is sent; a reference value that is typed is set by hand (part 2, §7).
 */
export function toChanges(model: Partial<AwardModel>): ProjectChanges {
  const changes: ProjectChanges = {};
  for (const field of AWARD_MODEL_FIELDS) {
    const eur = model[field];
    if (eur !== undefined) changes[MODEL_COLUMNS[field]] = eur;
  }
  return model.upperEur === undefined ? changes : { ...changes, mki_manually_set: true };
}
