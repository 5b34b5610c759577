import { describe, expect, it } from 'vitest';
import { BID_RULINGS, type BidRuling } from '../bids/bid-ruling.ts';
import { EXAMPLE_LINE, exampleCalculation } from '../model/award-model.fixture.ts';
import { type BidCalculation, leavesIndicatorsOut } from './bid-standing.ts';
import { scoreBid } from './score-bid.ts';

const BASELINE = exampleCalculation(100_000);
const scored = (
  calculation: BidCalculation | null,
  baseline: BidCalculation | null = BASELINE,
  ruling: BidRuling | null = null,
) =>
  scoreBid(
    { quoteEur: 1_000_000, criteriaDiscountEur: 50_000, calculation, ruling },
    { line: EXAMPLE_LINE, scale: baseline, work: null, ceilingEur: null },
  );
const NOT_SCORED = { mkiEur: null, scoreEur: null, fictionalPriceEur: null };

describe('a bid is scored', () => {
  it('when its MKI is whole and of the set and the weights of the baseline', () => {
    expect(scored(exampleCalculation(75_000))).toEqual({
      standing: 'scored',
      mkiEur: 75_000,
      scoreEur: 125_000,
      fictionalPriceEur: 825_000,
    });
  });

  it('with a discount of 0 when it has no calculation (D-31)', () => {
    expect(scored(null)).toEqual({
      standing: 'no-calculation',
      mkiEur: null,
      scoreEur: 0,
      fictionalPriceEur: 950_000,
    });
  });

  it('and marked when items leave indicators out', () => {
    const marked = exampleCalculation(75_000, {
      mki: { amount: 75_000, items: 10, undeclared: 0, incomplete: 1 },
    });
    expect(scored(marked)).toMatchObject({ standing: 'scored', scoreEur: 125_000 });
    expect([leavesIndicatorsOut(marked), leavesIndicatorsOut(BASELINE)]).toEqual([true, false]);
  });
});

describe('a bid gets no score and no price', () => {
  const partly = { amount: 40_000, items: 10, undeclared: 1, incomplete: 0 };
  const nothing = { amount: null, items: 10, undeclared: 0, incomplete: 0 };

  it.each([
    ['incomplete', exampleCalculation(40_000, { mki: partly })],
    ['incomplete', exampleCalculation(null, { mki: nothing })],
    ['other-set', exampleCalculation(40_000, { set: 'a2' })],
    ['other-weights', exampleCalculation(40_000, { weightsVersion: '2027-1' })],
    ['other-set', exampleCalculation(40_000, { set: 'a2', weightsVersion: '2027-1', mki: partly })],
  ] as const)('when it is %s', (standing, calculation) => {
    expect(scored(calculation)).toEqual({ standing, ...NOT_SCORED });
  });

  it.each(BID_RULINGS)('when it is %s, with and without a calculation', (ruling) => {
    expect(scored(exampleCalculation(75_000), BASELINE, ruling)).toEqual({ standing: ruling, ...NOT_SCORED });
    expect(scored(null, BASELINE, ruling)).toEqual({ standing: ruling, ...NOT_SCORED });
  });

  it('without a baseline, only when it leaves items out: there is no scale to miss', () => {
    expect(scored(exampleCalculation(75_000, { set: 'a2' }), null).scoreEur).toBe(125_000);
    expect(scored(exampleCalculation(40_000, { mki: partly }), null).standing).toBe('incomplete');
  });

  it('while the model has no boundaries: that is unknown and not 0', () => {
    const bid = {
      quoteEur: 5,
      criteriaDiscountEur: null,
      calculation: exampleCalculation(75_000),
      ruling: null,
    };
    expect(scoreBid(bid, { line: null, scale: BASELINE, work: null, ceilingEur: null })).toEqual({
      standing: 'scored',
      mkiEur: 75_000,
      scoreEur: null,
      fictionalPriceEur: null,
    });
  });
});
