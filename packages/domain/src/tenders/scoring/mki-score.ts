import type { DiscountLine } from '../model/award-model.ts';
import type { DiscountStep } from '../model/discount-steps.ts';
import { type Fraction, fractionOf, isReadAbove, READING_ERROR, roundHalfUp } from './exact-fraction.ts';

/**
 * How far a discount that was worked out in floating point may lie from that of the stored MKI, as a part of itself.
 * Subtracting the MKI, multiplying and dividing round once each, by 2^-53 at most; the boundaries and the maximum are whole
 * numbers below 2^53 and their difference is one too, so nothing else is rounded. Together that is below 3.01 × 2^-53; this
 * is more than twice as much.
 */
const RELATIVE_ERROR = 2 ** -50;

/** The discount where boundaries or steps alone decide it, in whole euro; null in between. */
function scoreAtBoundary(mkiEur: number, line: DiscountLine): number | null {
  if (line.form === 'steps') return steppedScore(mkiEur, line.steps);
  const { upperEur, lowerEur, maxDiscountEur } = line;
  if (upperEur <= lowerEur || mkiEur >= upperEur) return 0;
  return mkiEur <= lowerEur ? maxDiscountEur : null;
}

/** What the first step earns that an MKI, as it is read, does not lie above; nothing above the last. */
function steppedScore(mkiEur: number, steps: readonly DiscountStep[]): number {
  for (const { mkiUptoEur, discountEur } of steps) if (!isReadAbove(mkiEur, mkiUptoEur)) return discountEur;
  return 0;
}

function proportion(mkiEur: number, { upperEur, lowerEur, maxDiscountEur }: DiscountLine): number {
  return (maxDiscountEur * (upperEur - mkiEur)) / (upperEur - lowerEur);
}

/**
 * The fictional discount that an MKI earns, before it is rounded: nothing from the reference value upwards, all from the
 * target value downwards, and in between in proportion (D-31). Euro, in floating point.
 */
export function unroundedMkiScore(mkiEur: number, line: DiscountLine): number {
  return scoreAtBoundary(mkiEur, line) ?? proportion(mkiEur, line);
}

/**
 * How far the unrounded discount may lie from that of the MKI as it is read: by the arithmetic, and by its last digit. Not at
 * all where the boundaries alone decide it.
 */
export function unroundedErrorEur(mkiEur: number, line: DiscountLine): number {
  const { upperEur, lowerEur, maxDiscountEur } = line;
  if (scoreAtBoundary(mkiEur, line) !== null) return 0;
  const read = (maxDiscountEur * Math.abs(mkiEur) * READING_ERROR) / (upperEur - lowerEur);
  return maxDiscountEur * RELATIVE_ERROR + read;
}

/**
 * The fictional discount that an MKI earns, in whole euro (D-31): clamp((upper − mki) ÷ (upper − lower), 0, 1) ×
 * maximum, rounded once, a half upwards, from exact arithmetic on the MKI as it is read (`fractionOf`). 0 for a bid without
 * a calculation (null), and where the reference value is not above the target. In steps it is what the first step earns
 * that the MKI, as it is read, does not lie above, and nothing above the last. Throws for an MKI that is no number.
 *
 * Floating point decides where its largest error cannot reach the half that rounding turns on; only so close to it is
 * the exact fraction worked out. Simulations do this a hundred thousand times.
 */
export function mkiScoreEur({ mkiEur, ...line }: DiscountLine & { readonly mkiEur: number | null }): number {
  return mkiEur === null ? 0 : scoreOnLineEur(mkiEur, line);
}

/** The same of an MKI that there is, for who asks it of many on one line. */
export function scoreOnLineEur(mkiEur: number, line: DiscountLine): number {
  const atBoundary = scoreAtBoundary(mkiEur, line);
  if (atBoundary !== null) return atBoundary;
  const score = proportion(mkiEur, line);
  const whole = Math.floor(score);
  // Exact near the half, which is where it matters: there neither subtraction has a smaller place to lose.
  const aboveHalf = score - whole - 0.5;
  if (Math.abs(aboveHalf) > unroundedErrorEur(mkiEur, line)) return aboveHalf > 0 ? whole + 1 : whole;
  return exactScoreEur(mkiEur, line);
}

function exactScoreEur(mkiEur: number, line: DiscountLine): number {
  return roundHalfUp(exactMkiScore(mkiEur, line));
}

/** The discount of an MKI between the boundaries before it is rounded, in euro: exact, of the MKI as it is read. */
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
