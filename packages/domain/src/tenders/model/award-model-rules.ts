import type { FieldProblem } from '../../fields/field-problem.ts';
import {
  aboveMKIUpperBoundary,
  ceilingBelowTarget,
  maxDiscount,
  notZero,
  positive,
  required,
  tenderBenefitRule,
  tenderBenefitZero,
  wholeEuro,
} from '../../fields/field-rules.ts';
import { type AwardModel, remainingBenefitEur } from './award-model.ts';

/** The amounts of the model. Its steps are a separate list (`discount-steps.ts`). */
export type AwardModelField = Exclude<keyof AwardModel, 'steps'>;

/** The fields in the order in which the steps ask for them. */
export const AWARD_MODEL_FIELDS = [
  'scopeEur',
  'benefitEur',
  'mkiMaxDiscountEur',
  'criteriaMaxDiscountEur',
  'upperEur',
  'lowerEur',
  'ceilingEur',
] as const satisfies readonly AwardModelField[];

/** Optional fields of a model: nothing is missing where they are empty. */
export const OPTIONAL_MODEL_FIELDS: readonly AwardModelField[] = ['ceilingEur'];

/** A rule that a field of the model does not meet. */
export interface AwardModelProblem extends FieldProblem {
  readonly field: AwardModelField;
}

/**
 * Returns the problems of the values that are filled in, in the order of the fields (part 2, §5). A value that is
 * missing or not yet distributed is not a problem, so a model can be filled in one field at a time; an exceeded benefit
 * is reported at both discounts.
 */
export function awardModelProblems(model: AwardModel): readonly AwardModelProblem[] {
  return AWARD_MODEL_FIELDS.flatMap((field) => {
    const problem = wholeEuro(model[field]) ?? positive(model[field]) ?? limitProblem(field, model);
    return problem ? [{ field, ...problem }] : [];
  });
}

/**
 * Returns the problems that a change causes: every problem of a field that it fills in, and a problem that it causes in
 * another field. A target that a new baseline left above the reference value does not prevent filling in another field.
 */
export function problemsOfChange(
  before: AwardModel,
  after: AwardModel,
  isChanged: (field: AwardModelField) => boolean,
): readonly AwardModelProblem[] {
  const old = awardModelProblems(before);
  return awardModelProblems(after).filter(
    ({ field, rule }) => isChanged(field) || !old.some((each) => each.field === field && each.rule === rule),
  );
}

/**
 * Returns every reason that prevents completing the model, in the order of the steps; empty when it can be completed.
 * The four values that must be above 0 and the distribution are in part 2, §4; the rule that the target is below the
 * reference value is D-92. Other criteria without an amount get nothing, which completing allows.
 */
export function awardModelObstacles(model: AwardModel): readonly AwardModelProblem[] {
  const faults = awardModelProblems(model);
  return AWARD_MODEL_FIELDS.flatMap((field) => {
    const fault = faults.find((each) => each.field === field);
    if (fault) return [fault];
    const problem = completionProblem(field, model);
    return problem ? [{ field, ...problem }] : [];
  });
}

/**
 * Returns the reasons that prevent drawing bids by the model, in the order of the steps (D-38); empty when there are
 * none.
 */
export function simulationObstacles(model: AwardModel): readonly AwardModelProblem[] {
  const asked = ['scopeEur', 'mkiMaxDiscountEur', 'upperEur', 'lowerEur'] as const;
  return asked.flatMap((field) => {
    const above = field === 'lowerEur' ? aboveMKIUpperBoundary(model.lowerEur, model.upperEur) : null;
    const problem = required(model[field]) ?? above;
    return problem ? [{ field, ...problem }] : [];
  });
}

function limitProblem(field: AwardModelField, model: AwardModel): FieldProblem | null {
  switch (field) {
    case 'scopeEur':
    case 'upperEur':
      return null;
    case 'benefitEur':
      return tenderBenefitRule(model.benefitEur, model.scopeEur);
    case 'mkiMaxDiscountEur':
    case 'criteriaMaxDiscountEur':
      return model[field] === null ? null : maxDiscount(remainingBenefitEur(model));
    case 'lowerEur':
      return aboveMKIUpperBoundary(model.lowerEur, model.upperEur);
    case 'ceilingEur':
      return notZero(model.ceilingEur) ?? ceilingBelowTarget(model.ceilingEur, model.lowerEur);
  }
}

function completionProblem(field: AwardModelField, model: AwardModel): FieldProblem | null {
  switch (field) {
    case 'scopeEur':
    case 'benefitEur':
    case 'mkiMaxDiscountEur':
    case 'upperEur':
      return required(model[field]) ?? notZero(model[field]);
    case 'criteriaMaxDiscountEur':
      return tenderBenefitZero(remainingBenefitEur(model));
    case 'lowerEur':
      return required(model.lowerEur) ?? belowReference(model);
    case 'ceilingEur':
      return null;
  }
}

/** When both are equal, no MKI earns a part of the discount: the formula would divide by 0. */
function belowReference({ lowerEur, upperEur }: AwardModel): FieldProblem | null {
  return lowerEur !== null && lowerEur === upperEur ? { rule: 'equalMKIBoundaries', amountEur: null } : null;
}
