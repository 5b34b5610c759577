import { describe, expect, it } from 'vitest';
import { formatEuro, formatNumber } from '../format/number-format.ts';
import { type AwardFormula, compareFormulas } from './analysis/award-formulas.ts';
import { changedPairs } from './analysis/changed-pairs.ts';
import { claimPenalty } from './analysis/claim-penalty.ts';
import { winningThresholds } from './analysis/winning-threshold.ts';
import { EXAMPLE_BIDS, type ExampleBid } from './example-tender.fixture.ts';
import { EXAMPLE_LINE, exampleCalculation, exampleModel, WHOLE_WORK } from './model/award-model.fixture.ts';
import { overviewRows, remainingBenefitEur } from './model/award-model.ts';
import { awardModelObstacles } from './model/award-model-rules.ts';
import { benefitFromPercentage } from './model/benefit-percentage.ts';
import { levelEur } from './model/criterion-scale.ts';
import { withReferenceValue } from './model/mki-boundaries.ts';
import { stimulation } from './model/stimulation.ts';
import { applicantStatistics } from './scoring/applicant-statistics.ts';
import { fictionalPriceEur } from './scoring/fictional-price.ts';
import { mkiScoreEur } from './scoring/mki-score.ts';
import { rankBids } from './scoring/rank-bids.ts';
import { scoreBid } from './scoring/score-bid.ts';
import { SIMULATION_ASSUMPTIONS, simulatedModelOf } from './simulation/draw-bid.ts';
import { seededGenerator } from './simulation/seeded-generator.ts';
import { TenderCounter } from './simulation/tally-tenders.ts';

// This is the worked example of docs/method/tender.md, figure by figure. Change both together.

const MODEL = exampleModel();
const score = (mkiEur: number) => mkiScoreEur({ mkiEur, ...EXAMPLE_LINE });

function scoredBids(bids: readonly ExampleBid[]) {
  return bids.map((bid) => ({
    ...bid,
    ...scoreBid(
      { ...bid, calculation: exampleCalculation(bid.mkiEur), ruling: null },
      { line: EXAMPLE_LINE, scale: exampleCalculation(100_000), work: WHOLE_WORK, ceilingEur: null },
    ),
  }));
}

const places = (bids: readonly ExampleBid[]) =>
  rankBids(scoredBids(bids)).map(({ bid, rank }) => [
    bid.name,
    bid.scoreEur,
    bid.fictionalPriceEur && formatEuro(bid.fictionalPriceEur),
    rank,
  ]);

describe('the model', () => {
  it('distributes 30 % of €1,000,000 and can be completed', () => {
    expect(benefitFromPercentage(1_000_000, { numerator: 30n, denominator: 1n })).toBe(MODEL.benefitEur);
    expect(remainingBenefitEur(MODEL)).toBe(0);
    expect(awardModelObstacles(MODEL)).toEqual([]);
    const shares = overviewRows(MODEL, []).map((row) => formatNumber(row.distributionPercent));
    expect(shares).toEqual(['83,33', '16,67']);
    expect(withReferenceValue({ upperEur: null, lowerEur: null }, 100_000).lowerEur).toBe(50_000);
  });

  it('stimulates with 5.00, another one with 0.50, and one without a slope not at all', () => {
    expect(formatNumber(stimulation(MODEL))).toBe('5,00');
    const other = { mkiMaxDiscountEur: 50_000, upperEur: 200_000, lowerEur: 100_000, steps: null };
    expect(formatNumber(stimulation(other))).toBe('0,50');
    const flat = exampleModel({ lowerEur: 100_000 });
    expect(stimulation(flat)).toBeNull();
    expect(mkiScoreEur({ ...EXAMPLE_LINE, mkiEur: 0, lowerEur: 100_000 })).toBe(0);
    expect(awardModelObstacles(flat)).toHaveLength(1);
  });
});

describe('the discount', () => {
  it.each([
    [110_000, 0],
    [100_000, 0],
    [87_500, 62_500],
    [75_000, 125_000],
    [50_000, 250_000],
    [40_000, 250_000],
    [99_999.3, 4],
  ])('of an MKI of %d is €%d', (mkiEur, expected) => {
    expect(score(mkiEur)).toBe(expected);
  });
});

describe('in steps', () => {
  const steps = [
    { mkiUptoEur: 50_000, discountEur: 250_000 },
    { mkiUptoEur: 75_000, discountEur: 125_000 },
    { mkiUptoEur: 100_000, discountEur: 50_000 },
  ];
  it.each([
    [50_000, 250_000],
    [50_000.01, 125_000],
    [75_000, 125_000],
    [100_000, 50_000],
    [100_001, 0],
  ])('an MKI of %d earns €%d', (mkiEur, expected) => {
    expect(mkiScoreEur({ mkiEur, ...EXAMPLE_LINE, form: 'steps', steps })).toBe(expected);
  });
});

it('a ceiling of 100,000 sets Zuid aside, and one of 110,000 does not', () => {
  const zuid = {
    quoteEur: 900_000,
    criteriaDiscountEur: 40_000,
    calculation: exampleCalculation(110_000),
    ruling: null,
  };
  const standing = (ceilingEur: number) =>
    scoreBid(zuid, { line: EXAMPLE_LINE, scale: null, work: null, ceilingEur }).standing;
  expect([standing(100_000), standing(110_000)]).toEqual(['above-ceiling', 'scored']);
});

describe('the bids', () => {
  it('stand in the order of their fictitious prices', () => {
    expect(places(EXAMPLE_BIDS)).toEqual([
      ['Noord', 125_000, '€825.000,-', 1],
      ['Oost', 62_500, '€827.500,-', 2],
      ['West', 250_000, '€830.000,-', 3],
      ['Zuid', 0, '€860.000,-', 4],
    ]);
  });

  it('and with Noord at €1,005,000 West is ahead of it at the same price', () => {
    const dearer = EXAMPLE_BIDS.map((bid) => (bid.name === 'Noord' ? { ...bid, quoteEur: 1_005_000 } : bid));
    expect(places(dearer).slice(0, 3)).toEqual([
      ['Oost', 62_500, '€827.500,-', 1],
      ['West', 250_000, '€830.000,-', 2],
      ['Noord', 125_000, '€830.000,-', 3],
    ]);
  });

  it('and €80,000 with 60 % of €2,500 comes to €78,500', () => {
    const criteriaDiscountEur = levelEur(600, 2500);
    expect(fictionalPriceEur({ quoteEur: 80_000, scoreEur: 0, criteriaDiscountEur })).toBe(78_500);
  });

  it('say together what a euro of MKI costs and how many reach the target', () => {
    const statistics = applicantStatistics(scoredBids(EXAMPLE_BIDS), 50_000);
    expect([statistics.lowestMki?.name, statistics.lowestQuote?.name]).toEqual(['West', 'Zuid']);
    expect(statistics.costsMostSustainableEur).toBe(180_000);
    expect(formatNumber(statistics.costsPerEuroSaved)).toBe('2,57');
    expect(formatNumber(statistics.targetReachedPercent)).toBe('25,00');
    const three = EXAMPLE_BIDS.filter(({ name }) => name !== 'Oost');
    expect(formatNumber(applicantStatistics(scoredBids(three), 50_000).targetReachedPercent)).toBe('33,33');
  });
});

describe('another model', () => {
  it('would have given the tender to another bidder', () => {
    const { thresholds } = winningThresholds(EXAMPLE_BIDS, MODEL);
    const found = thresholds.map(({ value, atEur, winners }) => [
      value,
      atEur,
      ...winners.map(({ name }) => name),
    ]);
    expect(found).toEqual([
      ['maximum-discount', 239_998, 'Oost'],
      ['maximum-discount', 260_000, 'West'],
      ['reference-value', 98_077, 'West'],
      ['reference-value', 102_085, 'Oost'],
      ['target-value', 47_916, 'West'],
      ['target-value', 83_553, 'Oost'],
    ]);
  });

  it.each([
    [240_000, 830_000, 830_000],
    [239_999, 830_000, 830_000],
    [239_998, 830_001, 830_000],
  ])('with a maximum of %d Noord comes to €%d and Oost to €%d', (maxDiscountEur, noord, oost) => {
    const line = { ...EXAMPLE_LINE, maxDiscountEur };
    expect(950_000 - mkiScoreEur({ mkiEur: 75_000, ...line })).toBe(noord);
    expect(890_000 - mkiScoreEur({ mkiEur: 87_500, ...line })).toBe(oost);
  });
});

describe('other formulas', () => {
  const outcomes = compareFormulas(EXAMPLE_BIDS, {
    line: EXAMPLE_LINE,
    criteriaMaxDiscountEur: 50_000,
    mkiFactor: 2,
  });
  const under = (formula: AwardFormula) => {
    const outcome = outcomes.find((each) => each.formula === formula);
    if (!outcome) throw new Error(`No formula ${formula}`);
    return outcome;
  };
  const prices = (formula: AwardFormula) =>
    under(formula).bids.map(({ bid, comparedEur }) => `${bid.name} ${formatEuro(comparedEur)}`);
  const pairs = (formula: AwardFormula, from: AwardFormula = 'bounded-discount') =>
    changedPairs(under(from), under(formula)).map((pair) => pair.map(({ name }) => name));

  it('order the same bids otherwise', () => {
    expect(prices('bounded-discount')).toEqual([
      'Noord €825.000,-',
      'Oost €827.500,-',
      'West €830.000,-',
      'Zuid €860.000,-',
    ]);
    expect(prices('weighted-mki')).toEqual([
      'Oost €1.065.000,-',
      'Zuid €1.080.000,-',
      'Noord €1.100.000,-',
      'West €1.160.000,-',
    ]);
    expect(prices('price-per-point')).toEqual([
      'West €12.960,-',
      'Noord €17.142,86',
      'Oost €29.837,84',
      'Zuid €67.500,-',
    ]);
  });

  it('Noord having earned 58.33 points', () => {
    const noord = EXAMPLE_BIDS[0]?.criteriaDiscountEur ?? Number.NaN;
    expect(formatNumber((100 * (score(75_000) + noord)) / 300_000)).toBe('58,33');
  });

  it('and these pairs change places', () => {
    expect(pairs('weighted-mki')).toEqual([
      ['Noord', 'Oost'],
      ['Noord', 'Zuid'],
      ['West', 'Zuid'],
    ]);
    expect(pairs('price-per-point')).toEqual([
      ['Noord', 'West'],
      ['Oost', 'West'],
    ]);
    expect(pairs('price-per-point', 'weighted-mki')).toEqual([
      ['Oost', 'Noord'],
      ['Oost', 'West'],
      ['Zuid', 'Noord'],
      ['Zuid', 'West'],
      ['Noord', 'West'],
    ]);
  });
});

it('West with A4 to C4 left empty has no price and no place, where it would be first at €820,000', () => {
  const west = {
    quoteEur: 1_070_000,
    criteriaDiscountEur: 0,
    calculation: exampleCalculation(40_000),
    ruling: null,
  };
  const held = { line: EXAMPLE_LINE, scale: exampleCalculation(100_000), ceilingEur: null };
  expect(scoreBid(west, { ...held, work: WHOLE_WORK, ceilingEur: null }).fictionalPriceEur).toBe(820_000);
  const work = { ...WHOLE_WORK, lackingPosts: 5, modules: ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'] as const };
  expect(scoreBid(west, { ...held, work })).toEqual({
    ...{ standing: 'not-whole', mkiEur: null, scoreEur: null, fictionalPriceEur: null },
  });
});

it('what West lacks earns by what was decided about it: €250,000 as 0, €150,000 filled with €30,000, nothing set aside', () => {
  const shortfall = { posts: 5, unvaluedPosts: 0, weightEur: 30_000, filledEur: 30_000 };
  const shortfalls = [{ kind: 'module:A4' as const, ...shortfall, filledBesidePostsEur: 30_000 }];
  const work = { ...WHOLE_WORK, lackingPosts: 5, shortfalls };
  const bid = {
    quoteEur: 1_080_000,
    criteriaDiscountEur: 0,
    calculation: exampleCalculation(40_000),
    ruling: null,
  };
  const by = (choice: 'zero' | 'baseline' | 'set-aside' | null) => {
    const decisions = choice ? [{ kind: 'module:A4' as const, choice }] : [];
    const { mkiEur, scoreEur } = scoreBid(bid, {
      line: EXAMPLE_LINE,
      scale: null,
      work,
      decisions,
      ceilingEur: null,
    });
    return [mkiEur, scoreEur];
  };
  expect(by(null)).toEqual([null, null]);
  expect(by('zero')).toEqual([40_000, 250_000]);
  expect(by('baseline')).toEqual([70_000, 150_000]);
  expect(by('set-aside')).toEqual([null, null]);
});

it('80,000 realised where 75,000 was offered costs €37,500', () => {
  const { outcome } = claimPenalty({
    offered: exampleCalculation(75_000),
    realised: exampleCalculation(80_000),
    baselines: {
      design: exampleCalculation(100_000),
      asBuilt: null,
      asBuiltWork: null,
      designWork: null,
      otherOwnPosts: null,
      unlikePosts: null,
    },
    work: WHOLE_WORK,
    gapPosts: 0,
    line: EXAMPLE_LINE,
  });
  expect(outcome).toMatchObject({ deviationEur: 5000, missedAdvantageEur: 25_000, penaltyEur: 37_500 });
  expect(formatNumber(100 * (outcome?.deviationShare ?? Number.NaN))).toBe('6,67');
});

it.each([
  [112_500, 0, 75_000, 0],
  [120_000, 7500, 80_000, 37_500],
])(
  'with half as much work again 112,500 is promised, and %i realised costs what it would have',
  (realisedEur, deviationEur, realisedAtTenderEur, penaltyEur) => {
    const { outcome } = claimPenalty({
      offered: exampleCalculation(75_000),
      realised: exampleCalculation(realisedEur),
      baselines: {
        design: exampleCalculation(100_000),
        asBuilt: exampleCalculation(150_000),
        asBuiltWork: WHOLE_WORK,
        designWork: WHOLE_WORK,
        otherOwnPosts: 0,
        unlikePosts: 0,
      },
      work: { ...WHOLE_WORK, differingPosts: 10 },
      gapPosts: 0,
      line: EXAMPLE_LINE,
    });
    expect(outcome).toMatchObject({ promisedEur: 112_500, deviationEur, realisedAtTenderEur, penaltyEur });
  },
);

it.each([
  [100_000, 75_000, 0],
  [96_000, 72_000, 23_438],
  [80_000, 60_000, 140_625],
])(
  'an as-built baseline of %i for the very work of the tender would promise %i, and claims only where it is whole',
  (asBuiltEur, promisedEur, penaltyEur) => {
    const claim = (unlikePosts: number) =>
      claimPenalty({
        offered: exampleCalculation(75_000),
        realised: exampleCalculation(75_000),
        baselines: {
          design: exampleCalculation(100_000),
          asBuilt: exampleCalculation(asBuiltEur),
          asBuiltWork: WHOLE_WORK,
          designWork: WHOLE_WORK,
          otherOwnPosts: 0,
          unlikePosts,
        },
        work: WHOLE_WORK,
        gapPosts: 0,
        line: EXAMPLE_LINE,
      });
    expect(claim(0).outcome).toMatchObject({ promisedEur, penaltyEur });
    expect(claim(1)).toEqual({ outcome: null, obstacle: 'baselines-unlike' });
  },
);

describe('ten thousand tenders of ten bidders, seed 1', () => {
  const played = (maxDiscountEur: number) => {
    const model = simulatedModelOf(exampleModel({ mkiMaxDiscountEur: maxDiscountEur }));
    if (!model) throw new Error('The example can be simulated');
    const counter = new TenderCounter(model, 10, SIMULATION_ASSUMPTIONS, seededGenerator(1));
    counter.play(10_000);
    const tally = counter.tally();
    if (!tally) throw new Error('Tenders were played');
    return tally;
  };

  it('are won by the lowest MKI in 41.11 % and by the cheapest quote in 37.27 %', () => {
    const tally = played(250_000);
    expect(formatNumber(tally.lowestMkiWinsPercent)).toBe('41,11');
    expect(formatNumber(tally.cheapestWinsPercent)).toBe('37,27');
    expect(formatNumber(tally.meanCostPerEuroSaved)).toBe('2,12');
    expect(formatNumber(tally.medianCostPerEuroSaved)).toBe('2,09');
  });

  it('and by the lowest MKI in 24.51 % with half of the maximum, 53.51 % with half more', () => {
    expect(formatNumber(played(125_000).lowestMkiWinsPercent)).toBe('24,51');
    expect(formatNumber(played(375_000).lowestMkiWinsPercent)).toBe('53,51');
  });
});
