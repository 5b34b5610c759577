import { type AwardModel, distributedEur } from './award-model.ts';

/** The colours of the bar with the percentage below which each applies (D-42). */
const COLOUR_STEPS = [
  ['error', 33],
  ['deep-orange', 59],
  ['orange', 80],
  ['amber', 95],
  ['lime', 100],
] as const;
type DistributionColour = (typeof COLOUR_STEPS)[number][0] | 'green';

/** The part of the benefit that has been distributed. */
export interface DistributionProgress {
  /** whole, 0 or more; 100 means exactly all of it: less is rounded down and more is rounded up */
  readonly percentage: number;
  readonly colour: DistributionColour;
  /** the progress in a word, for readers who can't see the colour */
  readonly state: 'open' | 'complete' | 'exceeded';
}

/**
 * Returns the sum of both discounts as a percentage of the benefit (part 2, §4; D-42). The colour is decided in whole
 * euro, so that rounding never turns the bar green. Returns null while there is no benefit to distribute.
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
  return { percentage: Math.max(0, Math.floor(percentage)), colour: step?.[0] ?? 'lime', state: 'open' };
}
