import { type AwardModel, distributedEur } from './award-model.ts';

/** The colours of the bar and the percentage below which each holds (D-42). */
const COLOUR_STEPS = [
  ['error', 33],
  ['deep-orange', 59],
  ['orange', 80],
  ['amber', 95],
  ['lime', 100],
] as const;
type DistributionColour = (typeof COLOUR_STEPS)[number][0] | 'green';

/** How far the benefit has been distributed. */
export interface DistributionProgress {
  /** whole; 100 stands for exactly all of it: what is less is rounded down and what is more upwards */
  readonly percentage: number;
  readonly colour: DistributionColour;
  /** the same in a word, since a colour alone says nothing to who can't see it */
  readonly state: 'open' | 'complete' | 'exceeded';
}

/**
 * The sum of both discounts as a percentage of the benefit (part 2, §4; D-42). Held against the steps in whole
 * euro, so that no rounding turns the bar green. Null while there is no benefit to distribute.
 */
export function distributionProgress(
  model: Pick<AwardModel, 'benefitEur' | 'mkiMaxDiscountEur' | 'criteriaMaxDiscountEur'>,
): DistributionProgress | null {
  const { benefitEur } = model;
  if (benefitEur === null || benefitEur <= 0) return null;
  const sumEur = distributedEur(model);
  const percentage = (100 * sumEur) / benefitEur;
  if (sumEur > benefitEur) return { percentage: Math.ceil(percentage), colour: 'error', state: 'exceeded' };
  if (sumEur === benefitEur) return { percentage: 100, colour: 'green', state: 'complete' };
  const step = COLOUR_STEPS.find(([, limit]) => 100 * sumEur < limit * benefitEur);
  return { percentage: Math.floor(percentage), colour: step?.[0] ?? 'lime', state: 'open' };
}
