import { medianOf } from '../figures/median.ts';

/** What similar products cost, and whether a product is far from all of them. */
export interface BesideSimilar {
  readonly count: number;
  /** euro per unit */
  readonly lowestEur: number;
  readonly medianEur: number;
  readonly highestEur: number;
  /** whether the product costs more than ten times the highest, or less than a tenth of the lowest */
  readonly isFar: boolean;
}

/**
 * Products of one sub-group and unit differ a few times over, and a mistake of units a thousand times (kg for ton, mm for m).
 * Ten times says that somebody should look (docs/decisions/0145).
 */
const FAR_TIMES = 10;

/**
 * Holds the MKI of a product, euro per unit, against that of similar products in the same set and unit; null where there are
 * none with an MKI. A product without an MKI is never far, and neither is one beside products that cost nothing or less.
 */
export function besideSimilar(
  mkiEur: number | null,
  others: readonly (number | null)[],
): BesideSimilar | null {
  const known = others.filter((each) => each !== null);
  const medianEur = medianOf(known);
  if (medianEur === null) return null;
  const [lowestEur, highestEur] = [Math.min(...known), Math.max(...known)];
  const isFar =
    mkiEur !== null && lowestEur > 0 && (mkiEur > FAR_TIMES * highestEur || mkiEur < lowestEur / FAR_TIMES);
  return { count: known.length, lowestEur, medianEur, highestEur, isFar };
}
