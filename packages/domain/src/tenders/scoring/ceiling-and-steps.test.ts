import { describe, expect, it } from 'vitest';
import { winningThresholds } from '../analysis/winning-threshold.ts';
import { EXAMPLE_LINE, exampleCalculation, exampleModel } from '../model/award-model.fixture.ts';
import { type DiscountLine, discountLineOf } from '../model/award-model.ts';
import { awardModelObstacles, awardModelProblems } from '../model/award-model-rules.ts';
import { completeAwardModel } from '../model/complete-award-model.ts';
import { stepProblems, stepsLine, valuesOfSteps } from '../model/discount-steps.ts';
import { stimulation } from '../model/stimulation.ts';
import { drawBid, SIMULATION_ASSUMPTIONS, simulatedModelOf } from '../simulation/draw-bid.ts';
import { exploreModel } from '../simulation/explore-model.ts';
import { seededGenerator } from '../simulation/seeded-generator.ts';
import { mkiScoreEur } from './mki-score.ts';
import { scoreBid } from './score-bid.ts';
import { workedDiscounts } from './worked-discounts.ts';

const STEPS = [
  { mkiUptoEur: 50_000, discountEur: 250_000 },
  { mkiUptoEur: 75_000, discountEur: 125_000 },
  { mkiUptoEur: 100_000, discountEur: 50_000 },
];
const STEPPED = exampleModel({ steps: STEPS });
const LINE = discountLineOf(STEPPED) as DiscountLine;

describe('a ceiling', () => {
  const standing = (mkiEur: number, ceilingEur: number | null) =>
    scoreBid(
      { quoteEur: 1_000_000, criteriaDiscountEur: 0, calculation: exampleCalculation(mkiEur), ruling: null },
      { line: EXAMPLE_LINE, scale: null, work: null, ceilingEur },
    );

  it('sets a bid aside that lies above it: no MKI, no score and no price', () => {
    expect(standing(90_000.01, 90_000)).toEqual({
      ...{ standing: 'above-ceiling', mkiEur: null, scoreEur: null, fictionalPriceEur: null },
    });
    expect(standing(90_000.01, null).standing).toBe('scored');
  });

  it('leaves one that is exactly at it, as it is read in fifteen digits', () => {
    expect(standing(90_000, 90_000)).toMatchObject({ standing: 'scored', scoreEur: 50_000 });
    expect(standing(90_000 * (1 + 2 ** -52), 90_000).standing).toBe('scored');
    expect(standing(90_000.000_000_001, 90_000).standing).toBe('above-ceiling');
  });

  it('says first what makes an MKI no MKI to compare', () => {
    const incomplete = exampleCalculation(200_000, {
      mki: { amount: 200_000, items: 10, undeclared: 1, incomplete: 0 },
    });
    const bid = { quoteEur: 1, criteriaDiscountEur: 0, calculation: incomplete, ruling: null };
    const held = { line: EXAMPLE_LINE, scale: null, work: null, ceilingEur: 90_000 };
    expect(scoreBid(bid, held).standing).toBe('incomplete');
    expect(scoreBid({ ...bid, calculation: null }, held).standing).toBe('no-calculation');
  });

  it('lies at the target value or above, also above the reference value, and is no 0', () => {
    const rules = (ceilingEur: number) =>
      awardModelProblems(exampleModel({ ceilingEur })).map(({ field, rule }) => [field, rule]);
    expect(rules(49_999)).toEqual([['ceilingEur', 'ceilingBelowTarget']]);
    expect(rules(0)).toEqual([['ceilingEur', 'notZero']]);
    expect([rules(50_000), rules(100_000), rules(150_000)]).toEqual([[], [], []]);
  });

  it('is no part that a model lacks when it has none, and stays in one that is complete', () => {
    expect(awardModelObstacles(exampleModel({ ceilingEur: null }))).toEqual([]);
    expect(completeAwardModel(exampleModel({ ceilingEur: 90_000 }))).toMatchObject({ ceilingEur: 90_000 });
  });

  it('is known to simulated bidders: nobody bids above it', () => {
    const model = simulatedModelOf(exampleModel({ ceilingEur: 60_000 }));
    if (!model) throw new Error('The example can be simulated');
    const random = seededGenerator(1);
    const drawn = Array.from({ length: 1000 }, () => drawBid(model, SIMULATION_ASSUMPTIONS, random).mkiEur);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(60_000);
    expect(Math.max(...drawn)).toBeGreaterThan(59_000);
  });
});

describe('steps', () => {
  it.each([
    [40_000, 250_000],
    [50_000, 250_000],
    [50_000 * (1 + 2 ** -52), 250_000],
    [50_000.01, 125_000],
    [75_000, 125_000],
    [75_001, 50_000],
    [100_000, 50_000],
    [100_000.01, 0],
  ])('an MKI of %d earns €%d', (mkiEur, expected) => {
    expect(mkiScoreEur({ mkiEur, ...LINE })).toBe(expected);
  });

  it('earn nothing without a calculation, and have no stimulation', () => {
    expect(mkiScoreEur({ mkiEur: null, ...LINE })).toBe(0);
    expect(stimulation(STEPPED)).toBeNull();
  });

  it('make the boundaries and the maximum, and read on one line', () => {
    expect(valuesOfSteps(STEPS)).toEqual({
      ...{ lowerEur: 50_000, upperEur: 100_000, mkiMaxDiscountEur: 250_000 },
    });
    expect(stepsLine(STEPS.slice(0, 2))).toBe('≤ €50.000,-: €250.000,-; ≤ €75.000,-: €125.000,-');
  });

  it('rise in MKI and fall in discount', () => {
    const problems = stepProblems([
      { mkiUptoEur: 50_000, discountEur: 250_000 },
      { mkiUptoEur: 50_000, discountEur: 250_000 },
      { mkiUptoEur: null, discountEur: 0 },
      { mkiUptoEur: 60_000.5, discountEur: -1 },
    ]);
    expect(problems.map(({ place, field, rule }) => [place, field, rule])).toEqual([
      [1, 'mkiUptoEur', 'notAboveFormerStep'],
      [1, 'discountEur', 'notBelowFormerStep'],
      [2, 'mkiUptoEur', 'required'],
      [2, 'discountEur', 'notZero'],
      [3, 'mkiUptoEur', 'wholeEuro'],
      [3, 'discountEur', 'positive'],
    ]);
    expect(stepProblems(STEPS)).toEqual([]);
  });

  it('are worked out at each and just above it', () => {
    expect(workedDiscounts(LINE).map(({ mkiEur, discountEur }) => [mkiEur, discountEur])).toEqual([
      [50_000, 250_000],
      [50_001, 125_000],
      [75_000, 125_000],
      [75_001, 50_000],
      [100_000, 50_000],
      [100_001, 0],
    ]);
  });

  it('have thresholds in which the first and the last step move between their neighbours', () => {
    const bids = [
      { name: 'A', quoteEur: 1_000_000, criteriaDiscountEur: 0, mkiEur: 50_000 },
      { name: 'B', quoteEur: 800_000, criteriaDiscountEur: 0, mkiEur: 100_000 },
    ];
    // A and B both come to 750,000, so the lower MKI is ahead; with one euro less for the first step B wins.
    const found = winningThresholds(bids, STEPPED).thresholds.map(({ value, direction, atEur, winners }) => [
      ...[value, direction, atEur, winners.map(({ name }) => name).join()],
    ]);
    expect(found).toEqual([
      ['maximum-discount', 'lower', 249_999, 'B'],
      ['maximum-discount', 'higher', null, ''],
      ['reference-value', 'lower', null, ''],
      ['reference-value', 'higher', null, ''],
      ['target-value', 'lower', 49_999, 'B'],
      ['target-value', 'higher', null, ''],
    ]);
  });

  it('are explored with all amounts at a factor, and targets below the second step', () => {
    const model = simulatedModelOf(STEPPED);
    if (!model) throw new Error('The example can be simulated');
    const steps = exploreModel({ model, bidders: 3, startRandom: () => seededGenerator(1), tenders: 100 });
    let next = steps.next();
    while (!next.done) next = steps.next();
    const values = (setting: 'maximum-discount' | 'target-value') =>
      next.done ? next.value.varied[setting].map(({ value }) => value) : [];
    expect(values('maximum-discount')).toEqual([125_000, 187_500, 250_000, 312_500, 375_000]);
    expect(values('target-value')).toEqual([25_000, 37_500, 50_000, 62_500]);
  });
});
