import { compareFractions, type Fraction, fractionOf, roundHalfUp } from '../../format/exact-fraction.ts';
import type { DiscountLine } from '../model/award-model.ts';
import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';
import type { CompetingBid } from '../scoring/place-bids.ts';
import { type RankedBid, rankBy, winnersOf } from '../scoring/rank-bids.ts';

/** Formulas that weigh price against MKI and are compared on the same bids. */
export const AWARD_FORMULAS = ['bounded-discount', 'weighted-mki', 'price-per-point'] as const;
export type AwardFormula = (typeof AWARD_FORMULAS)[number];

/**
 * The factor by which an MKI is added to the price until somebody chooses another: only an example, since the client
 * decides.
 */
export const EXAMPLE_MKI_FACTOR = 2;

/** The values of the model that the formulas need. */
export interface FormulaSettings {
  readonly line: DiscountLine;
  /** the most that other criteria can earn together, whole euro; null counts as 0 */
  readonly criteriaMaxDiscountEur: number | null;
  /** the factor by which an MKI is added to the price, two decimals at most */
  readonly mkiFactor: number;
}

/** A bid under one formula. */
export interface FormulaBid<Bid> extends RankedBid<Bid> {
  /** euro, whole except for the price per point; the lowest wins. null where the formula does not apply to the bid */
  readonly comparedEur: number | null;
}

export interface FormulaOutcome<Bid> {
  readonly formula: AwardFormula;
  /** by rank; bids to which the formula does not apply come last */
  readonly bids: readonly FormulaBid<Bid>[];
  /** one, or several that tie, or none */
  readonly winners: readonly Bid[];
}

/** Compares the same bids under each formula. Between equal bids the lower MKI is better under all formulas. */
export function compareFormulas<Bid extends CompetingBid>(
  bids: readonly Bid[],
  settings: FormulaSettings,
): readonly FormulaOutcome<Bid>[] {
  return AWARD_FORMULAS.map((formula) => {
    const ranking = rankBy(bids, (bid) => comparedBy(formula, bid, settings), compareFractions);
    const ranked = ranking.map((each): FormulaBid<Bid> => {
      const compared = comparedBy(formula, each.bid, settings);
      return { ...each, comparedEur: compared && Number(compared.numerator) / Number(compared.denominator) };
    });
    return { formula, bids: ranked, winners: winnersOf(ranking) };
  });
}

/** Returns the exact value by which a formula compares a bid; null where the formula does not apply to it. */
function comparedBy(formula: AwardFormula, bid: CompetingBid, settings: FormulaSettings): Fraction | null {
  switch (formula) {
    case 'bounded-discount':
      return whole(
        fictionalPriceEur({ ...bid, scoreEur: mkiScoreEur({ mkiEur: bid.mkiEur, ...settings.line }) }),
      );
    case 'weighted-mki':
      return weightedPrice(bid, settings.mkiFactor);
    case 'price-per-point':
      return pricePerPoint(bid, settings);
  }
}

/**
 * Returns the price plus the MKI times a factor, without boundaries, as Rijkswaterstaat has done since 27 May 2024
 * (MilieuKostenIndicator-Waardering, MKI-W). Other criteria are subtracted as under the bounded discount. Rounded once
 * to whole euro, a half upwards. A bid without an MKI has no price here: adding nothing would equal the best possible
 * MKI.
 */
function weightedPrice(bid: CompetingBid, mkiFactor: number): Fraction | null {
  if (bid.mkiEur === null) return null;
  const mki = fractionOf(bid.mkiEur);
  const added = roundHalfUp({
    numerator: BigInt(Math.round(100 * mkiFactor)) * mki.numerator,
    denominator: 100n * mki.denominator,
  });
  return whole(fictionalPriceEur({ ...bid, scoreEur: -added }));
}

/**
 * Returns the quote divided by points of quality. Points are the discounts that a bid earned, for the MKI and for other
 * criteria, in percent of what could be earned, so that a bid that earns everything has 100. A bid without points has
 * no price per point, and where nothing can be earned no bid has one.
 */
function pricePerPoint(bid: CompetingBid, settings: FormulaSettings): Fraction | null {
  const { line, criteriaMaxDiscountEur } = settings;
  const earnedEur = mkiScoreEur({ mkiEur: bid.mkiEur, ...line }) + (bid.criteriaDiscountEur ?? 0);
  if (earnedEur <= 0) return null;
  const mostEur = line.maxDiscountEur + (criteriaMaxDiscountEur ?? 0);
  return { numerator: BigInt(bid.quoteEur) * BigInt(mostEur), denominator: 100n * BigInt(earnedEur) };
}

function whole(eur: number): Fraction {
  return { numerator: BigInt(eur), denominator: 1n };
}
