import type { Comparison } from '../figures/compare-pair.ts';
import { fractionOf, sumAsRead } from '../format/exact-fraction.ts';
import { reductionPercent } from '../statistics/reduction.ts';

/** A reduction that was reached: what an optimisation, a bid or realised work costs, beside its baseline above 0. */
export type Reached = Pick<Comparison, 'baseline' | 'optimization'>;

/** Several figures of projects beside one another, in the unit of the figures. */
export interface Spread {
  readonly count: number;
  readonly lowest: number;
  /** the figure at place ⌈count ÷ 4⌉ from below */
  readonly lowerQuartile: number;
  /** the median; of an even number the mean of the two in the middle */
  readonly middle: number;
  /** the figure at place ⌈count ÷ 4⌉ from above */
  readonly upperQuartile: number;
  readonly highest: number;
}

/** Returns the reductions in percent, from low to high; a baseline of 0 or below has none. */
export function percentsOf(reached: readonly Reached[]): number[] {
  return reached.flatMap((sides) => reductionPercent(sides) ?? []).toSorted((left, right) => left - right);
}

/** Returns how several reductions are spread, in percent of their baselines; null for none. */
export function reachedSpread(reached: readonly Reached[]): Spread | null {
  return spreadOf(percentsOf(reached));
}

/** Returns how figures are spread; null for none. */
export function spreadOf(figures: readonly number[]): Spread | null {
  const sorted = figures.toSorted((left, right) => left - right);
  const count = sorted.length;
  const quarter = quarterOf(count);
  const [lowest, lowerQuartile] = [sorted[0], sorted[quarter - 1]];
  const [highest, upperQuartile] = [sorted[count - 1], sorted[count - quarter]];
  const [below, above] = [sorted[Math.ceil(count / 2) - 1], sorted[Math.floor(count / 2)]];
  if (lowest === undefined || lowerQuartile === undefined || highest === undefined) return null;
  if (upperQuartile === undefined || below === undefined || above === undefined) return null;
  return { count, lowest, lowerQuartile, middle: (below + above) / 2, upperQuartile, highest };
}

/** Returns the number of projects that a quarter of them is, rounded up. */
export function quarterOf(count: number): number {
  return Math.ceil(count / 4);
}

/**
 * Returns the whole percentage that was reached, rounded down, from the amounts as they are read
 * (docs/decisions/0077): 100 down to 81.5 reached 18 %.
 */
export function wholePercentReached({ baseline, optimization }: Reached): number {
  const saved = sumAsRead([baseline, -optimization]);
  const whole = fractionOf(baseline);
  const numerator = 100n * saved.numerator * whole.denominator;
  const denominator = saved.denominator * whole.numerator;
  const quotient = numerator / denominator;
  return Number(numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient);
}
