import { asRead } from '../../format/as-read.ts';

/** A fraction of whole numbers; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How far what is read may lie from what is stored, as a part of it: half of the last digit, and more. */
export const READING_ERROR = 2 ** -47;

/**
 * The decimal fraction as which people read a number. The one that is stored for 99,999.3 is a hair more than that, and
 * nobody who does the sum by hand knows (decision 77).
 */
export function fractionOf(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to calculate with`);
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const [digits = '', power = '0'] = asRead(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const shift = Number(power) - decimals.length;
  const numerator = BigInt(whole + decimals);
  return shift < 0
    ? { numerator, denominator: 10n ** BigInt(-shift) }
    : { numerator: numerator * 10n ** BigInt(shift), denominator: 1n };
}

/** The nearest whole number; a half goes up, also below 0: −2.5 becomes −2. */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const doubled = 2n * denominator;
  const shifted = 2n * numerator + denominator;
  const remainder = shifted % doubled;
  return Number((shifted - (remainder < 0n ? remainder + doubled : remainder)) / doubled);
}

/** Below 0 when the first is less, above 0 when it is more. */
export function compareFractions(left: Fraction, right: Fraction): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/**
 * Whether a number, as it is read, lies above a whole one. A stored 80,000.00000000001 is read as 80,000 and does not.
 * Floating point decides where the last digit that is read cannot.
 */
export function isReadAbove(value: number, whole: number): boolean {
  if (value <= whole) return false;
  if (value - whole > Math.abs(value) * READING_ERROR) return true;
  return compareFractions(fractionOf(value), fractionOf(whole)) > 0;
}
