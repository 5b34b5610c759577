import { expect, it } from 'vitest';
import {
  awardModel,
  cents,
  criteriaMost,
  type ExactModel,
  exactScore,
  faultsOf,
  isRival,
  type RandomBid,
  type Ratio,
  readRatio,
  whole,
} from '../exact-tender.fixture.ts';
import { discountLineOf } from '../model/award-model.ts';
import { type AwardFormula, compareFormulas } from './award-formulas.ts';

/**
 * Returns the value by which a formula compares a bid, in fractions that share no code with the rule; null where the
 * formula does not apply.
 */
function exactCompared(
  formula: AwardFormula,
  bid: RandomBid,
  model: ExactModel,
  hundredths: number,
): Ratio | null {
  const score = exactScore(bid.mkiEur, model);
  const criteria = BigInt(bid.criteriaDiscountEur ?? 0);
  const quote = BigInt(bid.quoteEur);
  if (formula === 'bounded-discount') return { top: quote - score - criteria, bottom: 1n };
  if (formula === 'weighted-mki') {
    if (bid.mkiEur === null) return null;
    const mki = readRatio(bid.mkiEur);
    const [top, bottom] = [2n * BigInt(hundredths) * mki.top + 100n * mki.bottom, 200n * mki.bottom];
    const rounded = top >= 0n ? top / bottom : -((bottom - 1n - top) / bottom);
    return { top: quote - criteria + rounded, bottom: 1n };
  }
  const earned = score + criteria;
  if (earned <= 0n) return null;
  return { top: quote * (whole(model.most).top + BigInt(criteriaMost(model))), bottom: 100n * earned };
}

/**
 * Returns places: one more than the number of bids ahead, by the fraction and then by the cents of the MKI; null for a
 * bid that is not compared.
 */
function exactPlaces(compared: readonly (Ratio | null)[], bids: readonly RandomBid[]): (number | null)[] {
  const isAhead = (one: number, other: number) => {
    const [left, right] = [compared[one], compared[other]];
    if (!left || !right) return false;
    const [mine, theirs] = [left.top * right.bottom, right.top * left.bottom];
    if (mine !== theirs) return mine < theirs;
    const [mki, otherMki] = [bids[one]?.mkiEur ?? null, bids[other]?.mkiEur ?? null];
    return mki !== null && (otherMki === null || cents(mki) < cents(otherMki));
  };
  return bids.map((_, own) =>
    compared[own] ? 1 + bids.filter((_bid, other) => isAhead(other, own)).length : null,
  );
}

it('formulas rank 10,000 random tenders as exact fractions do, over a line and over steps, below a ceiling', () => {
  let [stepped, belowCeiling] = [0, 0];
  const faults = faultsOf(({ bids: all, model, draw, report }) => {
    const bids = all.filter((bid) => isRival(bid, model));
    const line = discountLineOf(awardModel(model));
    if (!line) return;
    stepped += Number(model.steps !== null);
    belowCeiling += Number(model.ceiling !== null);
    const hundredths = draw(1000);
    const settings = { line, criteriaMaxDiscountEur: criteriaMost(model), mkiFactor: hundredths / 100 };
    for (const { formula, bids: ranked } of compareFormulas(bids, settings)) {
      const compared = bids.map((bid) => exactCompared(formula, bid, model, hundredths));
      const places = exactPlaces(compared, bids);
      for (const { bid, rank, comparedEur } of ranked) {
        const place = bids.indexOf(bid);
        const exact = compared[place];
        report(
          `${formula} of ${bid.name}`,
          comparedEur,
          exact ? Number(exact.top) / Number(exact.bottom) : null,
        );
        report(`${formula}: rank of ${bid.name}`, rank, places[place]);
      }
    }
  });
  expect(faults).toEqual([]);
  expect(stepped).toBeGreaterThan(2000);
  expect(belowCeiling).toBeGreaterThan(2000);
});
