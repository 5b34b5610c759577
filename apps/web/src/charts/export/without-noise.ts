/** A sum of thousands of doubles is exact to about this many digits; further ones are noise of adding up. */
const CERTAIN_DIGITS = 12;
/** The most decimals that a number format accepts. */
const MOST_DECIMALS = 100;

/**
 * Returns a figure without the noise of adding up and subtracting in binary (45.883000000000345). `operands` are the
 * inputs of a difference: it is as exact as the largest of them, so that 1,234,567.89 minus 1,234,567.88 is 0.01.
 */
export function withoutNoise(value: number | null, operands: readonly (number | null)[] = []): number | null {
  if (value === null || value === 0) return value;
  const largest = Math.max(...[value, ...operands].map((each) => Math.abs(each ?? 0)));
  const decimals = CERTAIN_DIGITS - 1 - Math.floor(Math.log10(largest));
  if (decimals < 0) return value;
  // The rest of -0.00000000000001 is 0, without a sign.
  return Number(value.toFixed(Math.min(MOST_DECIMALS, decimals))) || 0;
}
