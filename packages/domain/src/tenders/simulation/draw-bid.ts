import { type AwardModel, type DiscountLine, discountLineOf } from '../model/award-model.ts';

/**
 * Assumptions about simulated bidders (D-36). They are not observations, so they are shown wherever a conclusion is
 * drawn from them.
 */
export interface SimulationAssumptions {
  /** the lowest MKI of a bid, as a part of the target value; the highest is the reference value, or a lower ceiling */
  readonly lowestMkiShare: number;
  /** the place of the most frequent MKI between those two: 0 at the lowest, 1 at the reference value */
  readonly likeliestMkiPlace: number;
  /** standard deviation of prices, as a part of the project's size */
  readonly priceSpread: number;
  /** the lowest price before the premium, as a part of the project's size */
  readonly priceFloor: number;
  /**
   * the extra price of the lowest MKI over the reference value, as a part of the project's size; in between in
   * proportion
   */
  readonly premiumShare: number;
}

export const SIMULATION_ASSUMPTIONS: SimulationAssumptions = {
  lowestMkiShare: 0.9,
  likeliestMkiPlace: 0.5,
  priceSpread: 0.05,
  priceFloor: 0.5,
  premiumShare: 0.02,
};

/** The values that are needed to draw a bid and to score it, in whole euro. */
export interface SimulatedModel {
  readonly line: DiscountLine;
  readonly scopeEur: number;
  readonly criteriaMaxDiscountEur: number;
  readonly ceilingEur: number | null;
}

/**
 * Returns the values of a model from which bids are drawn; null while the size, a boundary or the maximum for the MKI
 * is missing, or the target exceeds the reference value. Other criteria without an amount can earn nothing.
 */
export function simulatedModelOf(model: AwardModel): SimulatedModel | null {
  const line = discountLineOf(model);
  if (!line || model.scopeEur === null || line.lowerEur > line.upperEur) return null;
  const { scopeEur, criteriaMaxDiscountEur, ceilingEur } = model;
  return { line, scopeEur, criteriaMaxDiscountEur: criteriaMaxDiscountEur ?? 0, ceilingEur };
}

/** A drawn bid. */
export interface DrawnBid {
  /** euro, in whole cents */
  readonly mkiEur: number;
  /** whole euro */
  readonly quoteEur: number;
  /** whole euro */
  readonly criteriaDiscountEur: number;
}

/**
 * Draws a bid (D-36): an MKI from a triangle between the lowest one and the reference value, or the ceiling where that
 * is lower, since nobody bids above it (docs/decisions/0087); a price from a normal distribution around the project's
 * size with a premium that rises as the MKI falls; and a discount on other criteria in which every whole euro is
 * equally likely. Takes four numbers from 0 up to but not including 1, always in this order.
 */
export function drawBid(
  model: SimulatedModel,
  assumptions: SimulationAssumptions,
  random: () => number,
): DrawnBid {
  const { line, scopeEur, criteriaMaxDiscountEur, ceilingEur } = model;
  const lowestEur = assumptions.lowestMkiShare * line.lowerEur;
  const highestEur = ceilingEur === null ? line.upperEur : Math.min(line.upperEur, ceilingEur);
  const place = triangular(random(), assumptions.likeliestMkiPlace);
  const mkiEur = Math.round(100 * (lowestEur + place * (highestEur - lowestEur))) / 100;
  const deviation = assumptions.priceSpread * normal(random(), random());
  const priceShare = Math.max(assumptions.priceFloor, 1 + deviation) + assumptions.premiumShare * (1 - place);
  return {
    mkiEur,
    quoteEur: Math.round(scopeEur * priceShare),
    criteriaDiscountEur: Math.floor(random() * (criteriaMaxDiscountEur + 1)),
  };
}

/**
 * Returns a place between 0 and 1 from a triangle with its top at the likeliest one, by the inverse of its
 * distribution.
 */
function triangular(drawn: number, likeliest: number): number {
  return drawn < likeliest ? Math.sqrt(drawn * likeliest) : 1 - Math.sqrt((1 - drawn) * (1 - likeliest));
}

/**
 * Returns a standard normal number from two uniform ones (Box and Muller, 1958). The first may be 0, so 1 minus it is
 * used, which is never 0.
 */
function normal(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}
