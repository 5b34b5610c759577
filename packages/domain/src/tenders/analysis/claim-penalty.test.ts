import { describe, expect, it } from 'vitest';
import { UNKNOWN_WORK } from '../../scope/held-work.ts';
import { EXAMPLE_LINE, exampleCalculation, WHOLE_WORK } from '../model/award-model.fixture.ts';
import { claimPenalty } from './claim-penalty.ts';

const claim = (offeredEur: number, realisedEur: number, factor?: number) =>
  claimPenalty({
    offered: exampleCalculation(offeredEur),
    realised: exampleCalculation(realisedEur),
    work: WHOLE_WORK,
    line: EXAMPLE_LINE,
    ...(factor === undefined ? {} : { factor }),
  }).outcome;

describe('an MKI of 75,000 was offered', () => {
  it('and 80,000 realised: 1.5 times the missed €25,000', () => {
    expect(claim(75_000, 80_000)).toEqual({
      deviationEur: 5000,
      deviationShare: 5000 / 75_000,
      offeredScoreEur: 125_000,
      realisedScoreEur: 100_000,
      missedAdvantageEur: 25_000,
      penaltyEur: 37_500,
    });
  });

  it('and 70,000 realised: no penalty, and no reward', () => {
    expect(claim(75_000, 70_000)).toMatchObject({
      deviationEur: -5000,
      missedAdvantageEur: 0,
      penaltyEur: 0,
    });
  });

  it('and more than the reference value realised: no more was missed than was won', () => {
    expect(claim(75_000, 400_000)).toMatchObject({ missedAdvantageEur: 125_000, penaltyEur: 187_500 });
  });
});

describe('the penalty', () => {
  it('is not asked of what earned nothing: between two MKI below the target', () => {
    expect(claim(20_000, 45_000)).toMatchObject({ deviationEur: 25_000, penaltyEur: 0 });
  });

  it('has the factor of the project, and is rounded to whole euro, a half upwards', () => {
    expect(claim(75_000, 80_000, 1)?.penaltyEur).toBe(25_000);
    expect(claim(75_000, 75_001, 1.5)?.penaltyEur).toBe(8);
    expect(claim(75_000, 75_010, 1.15)?.penaltyEur).toBe(58);
    expect(claim(75_000, 75_010, 0.29)?.penaltyEur).toBe(15);
  });

  it('deviates by no share of an offer that is not above 0', () => {
    expect(claim(0, 5000)?.deviationShare).toBeNull();
  });
});

describe('the two can’t be held against each other', () => {
  const offered = exampleCalculation(75_000);
  const incomplete = exampleCalculation(70_000, {
    mki: { amount: 70_000, items: 10, undeclared: 1, incomplete: 0 },
  });

  it.each([
    ['model-open', { line: null }],
    ['not-offered', { offered: null }],
    ['not-realised', { realised: null }],
    ['incomplete', { offered: incomplete }],
    ['incomplete', { realised: incomplete }],
    ['other-set', { realised: exampleCalculation(70_000, { set: 'a2' }) }],
    ['other-work', { work: null }],
    ['other-work', { work: UNKNOWN_WORK }],
    ['other-work', { work: { ...WHOLE_WORK, open: true } }],
    ['other-work', { work: { ...WHOLE_WORK, missingPosts: 1 } }],
    ['other-weights', { realised: exampleCalculation(70_000, { weightsVersion: '2027-1' }) }],
  ] as const)('when it is %s', (obstacle, changes) => {
    const result = claimPenalty({
      offered,
      realised: exampleCalculation(80_000),
      work: WHOLE_WORK,
      line: EXAMPLE_LINE,
      ...changes,
    });
    expect(result).toEqual({ outcome: null, obstacle });
  });
});
