import {
  type Fraction,
  fractionOf,
  isReadAbove,
  READING_ERROR,
  roundHalfUp,
} from '../../format/exact-fraction.ts';
import type { DiscountLine } from '../model/award-model.ts';
import type { DiscountStep } from '../model/discount-steps.ts';

/**
 * The greatest relative error of a discount computed in floating point, compared with that of the stored MKI.
 * Subtraction of the MKI, multiplication and division round once each, by 2^-53 at most; the boundaries and the maximum
 * are whole numbers below 2^53 and so is their difference, so nothing else is rounded. Together that is below 3.01 ×
 * 2^-53; this is more than twice as much.
 */
const RELATIVE_ERROR = 2 ** -50;

/** Returns the discount where boundaries or steps alone decide it, in whole euro; null in between. */
function scoreAtBoundary(mkiEur: number, line: DiscountLine): number | null {
  if (line.form === 'steps') return steppedScore(mkiEur, line.steps);
  const { upperEur, lowerEur, maxDiscountEur } = line;
  if (upperEur <= lowerEur || mkiEur >= upperEur) return 0;
  return mkiEur <= lowerEur ? maxDiscountEur : null;
}

/** Returns what the first step earns whose MKI is not exceeded by this MKI as it is read; 0 above the last step. */
function steppedScore(mkiEur: number, steps: readonly DiscountStep[]): number {
  for (const { mkiUptoEur, discountEur } of steps) if (!isReadAbove(mkiEur, mkiUptoEur)) return discountEur;
  return 0;
}

function proportion(mkiEur: number, { upperEur, lowerEur, maxDiscountEur }: DiscountLine): number {
  return (maxDiscountEur * (upperEur - mkiEur)) / (upperEur - lowerEur);
}

/**
 * Returns the fictional discount of an MKI before rounding: nothing from the reference value upwards, all from the
 * target value downwards, and in proportion in between (D-31). Euro, in floating point.
 */
export function unroundedMkiScore(mkiEur: number, line: DiscountLine): number {
  return scoreAtBoundary(mkiEur, line) ?? proportion(mkiEur, line);
}

/**
 * Returns the greatest error of the unrounded discount for the MKI as it is read: by the arithmetic, and by its last
 * digit. It is 0 where the boundaries alone decide the discount.
 */
export function unroundedErrorEur(mkiEur: number, line: DiscountLine): number {
  const { upperEur, lowerEur, maxDiscountEur } = line;
  if (scoreAtBoundary(mkiEur, line) !== null) return 0;
  const read = (maxDiscountEur * Math.abs(mkiEur) * READING_ERROR) / (upperEur - lowerEur);
  return maxDiscountEur * RELATIVE_ERROR + read;
}

/**
 * Returns the fictional discount of an MKI, in whole euro (D-31): clamp((upper − mki) ÷ (upper − lower), 0, 1) ×
 * maximum, rounded once, a half upwards, from exact arithmetic on the MKI as it is read (`fractionOf`). Returns 0 for a
 * bid without a calculation (null), and where the reference value is not above the target. In steps it returns what the
 * first step earns whose MKI is not exceeded by the MKI as it is read, and 0 above the last. Throws for an MKI that is
 * not a number.
 *
 * Floating point decides where its largest error cannot reach the half at which rounding changes; only close to a half
 * the exact fraction is computed, because simulations call this a hundred thousand times.
 */
export function mkiScoreEur({ mkiEur, ...line }: DiscountLine & { readonly mkiEur: number | null }): number {
  return mkiEur === null ? 0 : scoreOnLineEur(mkiEur, line);
}

/** Does what `mkiScoreEur` does for an MKI that exists, for callers that score many on one line. */
export function scoreOnLineEur(mkiEur: number, line: DiscountLine): number {
  const atBoundary = scoreAtBoundary(mkiEur, line);
  if (atBoundary !== null) return atBoundary;
  const score = proportion(mkiEur, line);
  const whole = Math.floor(score);
  // This subtraction is exact near the half, where it matters.
  const aboveHalf = score - whole - 0.5;
  if (Math.abs(aboveHalf) > unroundedErrorEur(mkiEur, line)) return aboveHalf > 0 ? whole + 1 : whole;
  return exactScoreEur(mkiEur, line);
}

function exactScoreEur(mkiEur: number, line: DiscountLine): number {
  return roundHalfUp(exactMkiScore(mkiEur, line));
}

/** Returns the discount of an MKI between the boundaries before rounding, in euro: exact, of the MKI as it is read. */
export function exactMkiScore(
  mkiEur: number,
  { upperEur, lowerEur, maxDiscountEur }: DiscountLine,
): Fraction {
  const mki = fractionOf(mkiEur);
  return {
    numerator: BigInt(maxDiscountEur) * (BigInt(upperEur) * mki.denominator - mki.numerator),
    denominator: BigInt(upperEur - lowerEur) * mki.denominator,
  };
}
