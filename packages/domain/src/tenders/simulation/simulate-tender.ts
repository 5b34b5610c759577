import type { Language } from '../../format/language.ts';
import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { scoreOnLineEur } from '../scoring/mki-score.ts';
import { type DrawnBid, drawBid, SIMULATION_ASSUMPTIONS, type SimulatedModel } from './draw-bid.ts';

/** The number of bidders that a client may expect (D-36). */
export const EXPECTED_APPLICANTS = { least: 1, most: 1000, default: 20 } as const;

const BIDDER: Readonly<Record<Language, string>> = { nl: 'Inschrijver', en: 'Bidder' };

/** Returns the name of a drawn bidder, by its place in the draw from 1 on. */
export function simulatedBidderName(place: number, language: Language): string {
  return `${BIDDER[language]} ${place}`;
}

/** A drawn bid with its score by the model, in whole euro. */
export interface SimulatedBid extends DrawnBid {
  /** 'Inschrijver 1' and so on, in the order of the draw; stored in this form, in whatever language it is read */
  readonly name: string;
  readonly scoreEur: number;
  readonly fictionalPriceEur: number;
}

/**
 * Draws the bids of one tender and scores them by the ordinary formula (D-36).
 */
export function simulateTender(
  model: SimulatedModel,
  bidders: number,
  random: () => number,
): readonly SimulatedBid[] {
  return Array.from({ length: bidders }, (_, index) => {
    const bid = drawBid(model, SIMULATION_ASSUMPTIONS, random);
    const scoreEur = scoreOnLineEur(bid.mkiEur, model.line);
    return {
      ...bid,
      name: simulatedBidderName(index + 1, 'nl'),
      scoreEur,
      fictionalPriceEur: fictionalPriceEur({ ...bid, scoreEur }),
    };
  });
}

/** The averages below the table, in euro and not rounded; null without bids. */
export interface SimulationAverages {
  readonly quoteEur: number;
  readonly fictionalPriceEur: number;
  readonly mkiEur: number;
  readonly scoreEur: number;
  readonly criteriaDiscountEur: number;
}
