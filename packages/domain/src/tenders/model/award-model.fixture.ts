import { type BidWork, UNKNOWN_WORK } from '../../scope/held-work.ts';
import type { BidCalculation } from '../scoring/bid-standing.ts';
import type { AwardModel, DiscountLine } from './award-model.ts';

/** The boundaries of the worked examples: €5 of discount for each euro of MKI below 100,000. */
export const EXAMPLE_LINE: DiscountLine = {
  form: 'line',
  upperEur: 100_000,
  lowerEur: 50_000,
  maxDiscountEur: 250_000,
};

/** Returns a model that can be completed, with those boundaries. */
export function exampleModel(changes: Partial<AwardModel> = {}): AwardModel {
  return {
    scopeEur: 1_000_000,
    benefitEur: 300_000,
    mkiMaxDiscountEur: 250_000,
    criteriaMaxDiscountEur: 50_000,
    upperEur: 100_000,
    lowerEur: 50_000,
    ceilingEur: null,
    steps: null,
    ...changes,
  };
}

/** The work of a calculation that has everything that the other has, and nothing else. */
export const WHOLE_WORK: BidWork = { ...UNKNOWN_WORK, known: true, open: false };

/** Returns a whole calculation in Set A1 with this MKI. */
export function exampleCalculation(
  mkiEur: number | null,
  changes: Partial<BidCalculation> = {},
): BidCalculation {
  return {
    set: 'a1',
    weightsVersion: '2026-1',
    mki: { amount: mkiEur, items: 10, undeclared: 0, incomplete: 0 },
    ...changes,
  };
}
