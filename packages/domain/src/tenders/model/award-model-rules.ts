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

/** The amounts of the model; its steps are a list of their own (`discount-steps.ts`). */
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

/** Those that a model can be without: nothing is missing where they are empty. */
export const OPTIONAL_MODEL_FIELDS: readonly AwardModelField[] = ['ceilingEur'];

/** A rule that a field of the model does not meet. */
export interface AwardModelProblem extends FieldProblem {
  readonly field: AwardModelField;
}

/**
 * What is wrong with the values that are filled in, in the order of the fields (part 2, §5). What is missing or not yet
 * distributed is no fault of a value, so a model can be filled in one field at a time; a benefit that was exceeded
 * stands at both discounts.
 */
export function awardModelProblems(model: AwardModel): readonly AwardModelProblem[] {
  return AWARD_MODEL_FIELDS.flatMap((field) => {
    const problem = wholeEuro(model[field]) ?? positive(model[field]) ?? limitProblem(field, model);
    return problem ? [{ field, ...problem }] : [];
  });
}

/**
 * What is wrong after a change, as far as the change is to blame: every problem of a field that it fills in, and one that
 * it brings to another. A target that a new baseline left above the reference value keeps nobody from filling in another
 * field.
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
 * Every reason that keeps the model from being completed, in the order of the steps; none when it can be. The four
 * values that have to be above 0 and the distribution are part 2, §4; that the target lies below the reference value is
 * D-92. Other criteria that are not filled in get nothing, which completing allows.
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

/** What keeps bids from being drawn by the model, in the order of the steps (D-38); none when they can be. */
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

/** Where the two are equal no MKI earns a part of the discount: there is nothing to divide by. */
function belowReference({ lowerEur, upperEur }: AwardModel): FieldProblem | null {
  return lowerEur !== null && lowerEur === upperEur ? { rule: 'equalMKIBoundaries', amountEur: null } : null;
}
