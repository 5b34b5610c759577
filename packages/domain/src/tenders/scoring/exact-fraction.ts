/** A fraction of whole numbers; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The very fraction that a number stands for: every finite one is a whole number divided by a power of two. */
export function fractionOf(value: number): Fraction {
  let scaled = value;
  let denominator = 1n;
  // Doubling is exact, and at 2^53 at the latest a number is whole.
  while (!Number.isInteger(scaled)) {
    if (!Number.isFinite(scaled)) throw new RangeError(`${value} is no number to calculate with`);
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
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
