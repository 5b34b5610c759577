import { asRead } from './as-read.ts';

/** A fraction of whole numbers; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The greatest relative difference between the number as it is read and as it is stored: half of the last digit, and
 * more.
 */
export const READING_ERROR = 2 ** -47;

/**
 * Returns the decimal fraction as which people read a number. The stored double of 99,999.3 is slightly larger, which
 * nobody who calculates by hand knows (docs/decisions/0077).
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

/** Returns the nearest whole number; a half goes up, also below 0: −2.5 becomes −2. */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const doubled = 2n * denominator;
  const shifted = 2n * numerator + denominator;
  const remainder = shifted % doubled;
  return Number((shifted - (remainder < 0n ? remainder + doubled : remainder)) / doubled);
}

/** Returns a number below 0 when the first is less, above 0 when it is more. */
export function compareFractions(left: Fraction, right: Fraction): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Returns the sum of numbers as they are read; 0 for none. */
export function sumAsRead(values: readonly number[]): Fraction {
  return sumOfFractions(values.map(fractionOf));
}

/** Returns the sum of fractions; 0 for none. Shared denominators do not grow with the number of fractions. */
export function sumOfFractions(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(addFractions, { numerator: 0n, denominator: 1n });
}

function addFractions(left: Fraction, right: Fraction): Fraction {
  if (left.denominator === right.denominator)
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  const shared = commonDivisor(left.denominator, right.denominator);
  const [leftTimes, rightTimes] = [right.denominator / shared, left.denominator / shared];
  return {
    numerator: left.numerator * leftTimes + right.numerator * rightTimes,
    denominator: left.denominator * leftTimes,
  };
}

function commonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Returns a product of numbers as they are read, divided by another. Throws for a divisor of 0. */
export function productAsRead(factors: readonly number[], divisor: number): Fraction {
  const by = fractionOf(divisor);
  if (by.numerator === 0n) throw new RangeError('Nothing is divided by 0');
  const sign = by.numerator < 0n ? -1n : 1n;
  const product = factors.map(fractionOf).reduce(
    (left, right) => ({
      numerator: left.numerator * right.numerator,
      denominator: left.denominator * right.denominator,
    }),
    { numerator: sign * by.denominator, denominator: 1n },
  );
  return {
    numerator: product.numerator,
    denominator: product.denominator * sign * by.numerator,
  };
}

/** The number of digits that decides which double is nearest to a fraction. */
const DECIDING_DIGITS = 40;

/** Returns the number nearest to a fraction, which is read as its fifteen digits. */
export function numberOf({ numerator, denominator }: Fraction): number {
  if (numerator % denominator === 0n) return Number(numerator / denominator);
  const size = numerator < 0n ? -numerator : numerator;
  const shift = DECIDING_DIGITS + String(denominator).length;
  const digits = (size * 10n ** BigInt(shift)) / denominator;
  return (numerator < 0n ? -1 : 1) * Number(`${digits}e-${shift}`);
}

/**
 * Tells whether a number, as it is read, exceeds a whole number. A stored 80,000.00000000001 is read as 80,000 and does
 * not. Floating point decides where the last digit that is read cannot.
 */
export function isReadAbove(value: number, whole: number): boolean {
  if (value <= whole) return false;
  if (value - whole > Math.abs(value) * READING_ERROR) return true;
  return compareFractions(fractionOf(value), fractionOf(whole)) > 0;
}
