import type { DiscountLine } from '../model/award-model.ts';
import { compareFractions, type Fraction, fractionOf, roundHalfUp } from '../scoring/exact-fraction.ts';
import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { mkiScoreEur } from '../scoring/mki-score.ts';
import type { CompetingBid } from '../scoring/place-bids.ts';
import { type RankedBid, rankBy, winnersOf } from '../scoring/rank-bids.ts';

/** Ways to weigh price against MKI that are held against each other on the same bids. */
export const AWARD_FORMULAS = ['bounded-discount', 'weighted-mki', 'price-per-point'] as const;
export type AwardFormula = (typeof AWARD_FORMULAS)[number];

/** How many times an MKI is added to the price until somebody chooses another factor: an example, since it is the client's. */
export const EXAMPLE_MKI_FACTOR = 2;

/** What the formulas need of the model. */
export interface FormulaSettings {
  readonly line: DiscountLine;
  /** what other criteria can earn together, whole euro; null counts as 0 */
  readonly criteriaMaxDiscountEur: number | null;
  /** how many times an MKI is added to the price, two decimals at most */
  readonly mkiFactor: number;
}

/** A bid under one formula. */
export interface FormulaBid<Bid> extends RankedBid<Bid> {
  /** euro, whole but for the price per point; the lowest wins. Null where the formula says nothing of the bid */
  readonly comparedEur: number | null;
}

export interface FormulaOutcome<Bid> {
  readonly formula: AwardFormula;
  /** by rank; bids that the formula says nothing of come last */
  readonly bids: readonly FormulaBid<Bid>[];
  /** one, or several that tie, or none */
  readonly winners: readonly Bid[];
}

/**
 * The same bids under each formula; of equal ones the lower MKI is better under all of them.
 */
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

/** What a formula compares a bid by, exactly; null where it says nothing of the bid. */
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
 * The MKI times a factor is added to the price, without boundaries, as Rijkswaterstaat has done since 27 May 2024
 * (MilieuKostenIndicator-Waardering, MKI-W). Other criteria are taken off as under the bounded discount. Rounded once to
 * whole euro, a half upwards. A bid without an MKI has no price here: adding nothing would be the best MKI of all.
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
 * The quote divided by points of quality. Points are what a bid earned of the discounts, for the MKI and for other
 * criteria, in percent of what could be earned, so that 100 is a bid that earns everything. A bid without points has no
 * price per point, and where nothing can be earned nobody has.
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
