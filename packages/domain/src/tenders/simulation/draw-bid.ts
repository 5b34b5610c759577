import { type AwardModel, type DiscountLine, discountLineOf } from '../model/award-model.ts';

/**
 * What simulated bidders are taken to do (D-36). They are assumptions and no observations: shown where anything is
 * concluded from them.
 */
export interface SimulationAssumptions {
  /** the lowest MKI that is bid, as a part of the target value; the highest is the reference value, or a lower ceiling */
  readonly lowestMkiShare: number;
  /** where between those two the MKI that is bid most lies: 0 at the lowest, 1 at the reference value */
  readonly likeliestMkiPlace: number;
  /** standard deviation of prices, as a part of the project's size */
  readonly priceSpread: number;
  /** the lowest price before the premium, as a part of the project's size */
  readonly priceFloor: number;
  /** what the lowest MKI costs more than the reference value, as a part of the project's size; in between in proportion */
  readonly premiumShare: number;
}

export const SIMULATION_ASSUMPTIONS: SimulationAssumptions = {
  lowestMkiShare: 0.9,
  likeliestMkiPlace: 0.5,
  priceSpread: 0.05,
  priceFloor: 0.5,
  premiumShare: 0.02,
};

/** All that it takes to draw a bid and to score it, in whole euro. */
export interface SimulatedModel {
  readonly line: DiscountLine;
  readonly scopeEur: number;
  readonly criteriaMaxDiscountEur: number;
  readonly ceilingEur: number | null;
}

/**
 * What of a model bids are drawn from; null while the size, a boundary or the maximum for the MKI is missing, or the
 * target lies above the reference value. Other criteria that are not filled in can earn nothing.
 */
export function simulatedModelOf(model: AwardModel): SimulatedModel | null {
  const line = discountLineOf(model);
  if (!line || model.scopeEur === null || line.lowerEur > line.upperEur) return null;
  const { scopeEur, criteriaMaxDiscountEur, ceilingEur } = model;
  return { line, scopeEur, criteriaMaxDiscountEur: criteriaMaxDiscountEur ?? 0, ceilingEur };
}

/** A bid as it comes out of the draw. */
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
 * is lower, for nobody bids what is set aside (docs/decisions/0087), a price from a normal
 * distribution around the project's size with a premium that rises as the MKI falls, and a discount on other criteria
 * with every whole euro as likely as another. Takes four numbers from 0 up to and without 1, always in this order.
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

/** A place between 0 and 1 from a triangle with its top at the likeliest one, by the inverse of its distribution. */
function triangular(drawn: number, likeliest: number): number {
  return drawn < likeliest ? Math.sqrt(drawn * likeliest) : 1 - Math.sqrt((1 - drawn) * (1 - likeliest));
}

/** A standard normal number from two uniform ones (Box and Muller, 1958); the first may be 0, so 1 is what it is not. */
function normal(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}
