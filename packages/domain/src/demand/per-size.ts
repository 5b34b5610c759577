import type { Spread } from './reached.ts';

/** The part of a project's size that its MKI is stated for, euro. */
export const SIZE_PART_EUR = 1000;

/** Returns the MKI for each €1,000 of a project's size, euro; null where no size above 0 is stated. */
export function mkiPerSize(mkiEur: number, sizeEur: number | null): number | null {
  if (sizeEur === null || sizeEur <= 0) return null;
  return (mkiEur * SIZE_PART_EUR) / sizeEur;
}

/** Where a figure stands among the figures of other projects. */
export const SPREAD_PLACES = ['lowest-quarter', 'between', 'highest-quarter'] as const;
export type SpreadPlace = (typeof SPREAD_PLACES)[number];

/** Fewer figures have no quarters: the lowest and the highest would be one each. */
const QUARTERS_FROM = 4;

/**
 * Returns where a figure of the spread stands in it; null of fewer than four figures, and where the quartiles are one
 * figure, so that nothing tells the quarters apart.
 */
export function placeInSpread(spread: Omit<Spread, 'middle'>, figure: number): SpreadPlace | null {
  const { count, lowerQuartile, upperQuartile } = spread;
  if (count < QUARTERS_FROM || lowerQuartile === upperQuartile) return null;
  if (figure <= lowerQuartile) return 'lowest-quarter';
  return figure >= upperQuartile ? 'highest-quarter' : 'between';
}
