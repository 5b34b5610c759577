/** A sum of thousands of doubles is certain to about this many digits; what comes after is noise of adding up. */
const CERTAIN_DIGITS = 12;
/** The most decimals that a number can be asked for. */
const MOST_DECIMALS = 100;

/**
 * A figure without what adding up and subtracting in binary leave behind (45.883000000000345). `operands` are what a
 * difference was made of: it is as certain as the largest of them, so that 1,234,567.89 minus 1,234,567.88 is 0.01.
 */
export function withoutNoise(value: number | null, operands: readonly (number | null)[] = []): number | null {
  if (value === null || value === 0) return value;
  const largest = Math.max(...[value, ...operands].map((each) => Math.abs(each ?? 0)));
  const decimals = CERTAIN_DIGITS - 1 - Math.floor(Math.log10(largest));
  if (decimals < 0) return value;
  // What is left of -0.00000000000001 is 0, without a sign.
  return Number(value.toFixed(Math.min(MOST_DECIMALS, decimals))) || 0;
}
