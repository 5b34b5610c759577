import type { AwardModel } from './award-model.ts';
import { awardModelObstacles } from './award-model-rules.ts';

/** A model without missing values and without a rest to distribute, in whole euro. */
export type CompleteAwardModel = {
  readonly [Field in Exclude<keyof AwardModel, 'ceilingEur' | 'steps'>]: number;
} & Pick<AwardModel, 'ceilingEur' | 'steps'>;

/** Returns the model when nothing prevents completing it (D-28), else null. */
export function completeAwardModel(model: AwardModel): CompleteAwardModel | null {
  const { scopeEur, benefitEur, mkiMaxDiscountEur, upperEur, lowerEur, ceilingEur, steps } = model;
  if (awardModelObstacles(model).length > 0) return null;
  if (scopeEur === null || benefitEur === null || mkiMaxDiscountEur === null) return null;
  if (upperEur === null || lowerEur === null) return null;
  // Other criteria without an amount get nothing, which completing allows.
  const criteriaMaxDiscountEur = model.criteriaMaxDiscountEur ?? 0;
  return {
    ...{ scopeEur, benefitEur, mkiMaxDiscountEur, criteriaMaxDiscountEur },
    ...{ upperEur, lowerEur, ceilingEur, steps },
  };
}
