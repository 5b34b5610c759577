import {
  type AwardModel,
  type AwardModelField,
  awardModelObstacles,
  remainingBenefitEur,
} from '@milieuspoor/domain';

/** The steps in which a model is filled in. */
export const STEPS = ['benefit', 'distribution', 'boundaries', 'simulation', 'overview'] as const;
export type StepName = (typeof STEPS)[number];

const STEP_OF = {
  scopeEur: 'benefit',
  benefitEur: 'benefit',
  mkiMaxDiscountEur: 'distribution',
  criteriaMaxDiscountEur: 'distribution',
  upperEur: 'boundaries',
  lowerEur: 'boundaries',
  ceilingEur: 'boundaries',
} as const satisfies Readonly<Record<AwardModelField, StepName>>;

/** Returns the step that asks a field. */
export function stepOf(field: AwardModelField): StepName {
  return STEP_OF[field];
}

/**
 * Tells whether a step is done, so that the user may go on to the next (part 2, §4): all is distributed, or its values
 * are valid.
 */
export function isStepDone(step: StepName, model: AwardModel): boolean {
  if (step === 'distribution') return remainingBenefitEur(model) === 0;
  return awardModelObstacles(model).every(({ field }) => stepOf(field) !== step);
}

/** Returns the first step in which something is left to do; the simulation if there is none. */
export function firstOpenStep(model: AwardModel): StepName {
  return (
    (['benefit', 'distribution', 'boundaries'] as const).find((step) => !isStepDone(step, model)) ??
    'simulation'
  );
}
