import { type Fraction, fractionOf, roundHalfUp } from '../../format/exact-fraction.ts';

/**
 * Returns the fictional benefit of a tender as a percentage of the project's size, both in euro: rounded to a whole
 * one, a half upwards. Returns null while either is missing, and for a size of 0, which has no shares.
 */
export function benefitPercentage(benefitEur: number | null, scopeEur: number | null): number | null {
  if (!scopeEur || benefitEur === null) return null;
  return Math.round((100 * benefitEur) / scopeEur);
}

/**
 * Returns the benefit for a percentage of the project's size, in whole euro, a half upwards: 7 % of €1,000,000 is
 * €70,000 (part 2, §4). A percentage is a fraction, because 33.333 is not exact in binary and would round differently.
 */
export function benefitFromPercentage(scopeEur: number, percentage: Fraction): number {
  const scope = fractionOf(scopeEur);
  return roundHalfUp({
    numerator: scope.numerator * percentage.numerator,
    denominator: scope.denominator * percentage.denominator * 100n,
  });
}
