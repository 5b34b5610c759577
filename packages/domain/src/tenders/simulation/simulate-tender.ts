import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';
import { type DrawnBid, drawBid, SIMULATION_ASSUMPTIONS, type SimulatedModel } from './draw-bid.ts';

/**
 * How many bidders a client may expect (decision 36).
 */
export const EXPECTED_APPLICANTS = { least: 1, most: 1000, default: 20 } as const;

/** A drawn bid with what it comes to by the model, in whole euro. */
export interface SimulatedBid extends DrawnBid {
  /** 'Inschrijver 1' and so on, in the order of the draw */
  readonly name: string;
  readonly scoreEur: number;
  readonly fictionalPriceEur: number;
}

/**
 * Draws the bids of one tender and scores them by the ordinary formula (decision 36).
 */
export function simulateTender(
  model: SimulatedModel,
  bidders: number,
  random: () => number,
): readonly SimulatedBid[] {
  return Array.from({ length: bidders }, (_, index) => {
    const bid = drawBid(model, SIMULATION_ASSUMPTIONS, random);
    const scoreEur = simulatedScoreEur(model, bid.mkiEur);
    return {
      ...bid,
      name: `Inschrijver ${index + 1}`,
      scoreEur,
      fictionalPriceEur: fictionalPriceEur({ ...bid, scoreEur }),
    };
  });
}

function simulatedScoreEur({ upperEur, lowerEur, maxDiscountEur }: SimulatedModel, mkiEur: number): number {
  return mkiScoreEur({ mkiEur, upperEur, lowerEur, maxDiscountEur });
}

/** The averages below the table, in euro and not rounded; null without bids. */
export interface SimulationAverages {
  readonly quoteEur: number;
  readonly fictionalPriceEur: number;
  readonly mkiEur: number;
  readonly scoreEur: number;
  readonly criteriaDiscountEur: number;
}
