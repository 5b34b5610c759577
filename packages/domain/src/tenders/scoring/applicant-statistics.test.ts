import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../format/number-format.ts';
import { exampleModel } from '../model/award-model.fixture.ts';
import { meanStimulation, stimulation } from '../model/stimulation.ts';
import { applicantStatistics, type ScoredBid } from './applicant-statistics.ts';
import { interpretation } from './interpretation.ts';

const bid = (name: string, quoteEur: number, mkiEur: number | null, scoreEur: number | null) => ({
  name,
  standing: 'scored' as const,
  quoteEur,
  mkiEur,
  scoreEur,
  fictionalPriceEur: scoreEur === null ? null : quoteEur - scoreEur,
});
const statistics = <Bid extends ScoredBid>(bids: readonly Bid[]) => applicantStatistics(bids, 50_000);

describe('what the bids say together (D-33)', () => {
  const bids = [
    bid('green', 1_080_000, 40_000, 250_000),
    bid('middle', 950_000, 75_000, 125_000),
    bid('cheap', 900_000, 110_000, 0),
  ];

  it('who is who', () => {
    const { winners, highestScore, lowestMki, lowestQuote } = statistics(bids);
    expect(winners.map(({ name }) => name)).toEqual(['middle']);
    expect([highestScore?.name, lowestMki?.name, lowestQuote?.name]).toEqual(['green', 'green', 'cheap']);
  });

  it('the lowest MKI costs €180,000 more than the cheapest, or 2.57 for a euro of MKI', () => {
    const { costsMostSustainableEur, costsPerEuroSaved } = statistics(bids);
    expect(costsMostSustainableEur).toBe(180_000);
    expect(costsPerEuroSaved).toBeCloseTo(180_000 / 70_000, 12);
    expect(formatNumber(costsPerEuroSaved)).toBe('2,57');
  });

  it('1 of 3 reaches the target: 33.33 %', () => {
    expect(formatNumber(statistics(bids).targetReachedPercent)).toBe('33,33');
  });

  it('the target itself counts as reached; a bid without an MKI does not count', () => {
    const atTarget = [bid('a', 1, 50_000, 1), bid('b', 1, 50_000.01, 1), bid('c', 1, null, 0)];
    expect(statistics(atTarget).targetReachedPercent).toBe(50);
    // Noise of adding up below the cent does not exceed the target.
    expect(statistics([bid('a', 1, 50_000.000000000007, 1)]).targetReachedPercent).toBe(100);
  });

  it('of equal ones the lower MKI is named, then the cheaper one', () => {
    const equal = [bid('x', 100, 9, 5), bid('y', 100, 8, 5), bid('z', 90, 8, 5)];
    const { highestScore, lowestMki } = statistics(equal);
    expect([highestScore?.name, lowestMki?.name]).toEqual(['z', 'z']);
    expect(statistics(equal.slice(0, 2)).lowestQuote?.name).toBe('y');
  });

  it('nothing is concluded from an MKI that may not be compared, or that saves nothing', () => {
    const unscored = [bid('green', 1_080_000, 40_000, 250_000), bid('unscored', 900_000, null, null)];
    expect(statistics(unscored)).toMatchObject({ costsMostSustainableEur: 180_000, costsPerEuroSaved: null });
    expect(statistics([bid('one', 900_000, 40_000, 250_000)])).toMatchObject({
      costsMostSustainableEur: 0,
      costsPerEuroSaved: null,
    });
  });

  it('a bid without a calculation has no place and no highest score, and its price is one of the prices', () => {
    const none = { ...bid('none', 500_000, null, 0), standing: 'no-calculation' as const };
    const { winners, highestScore, lowestMki, lowestQuote } = statistics([...bids, none]);
    expect([winners.map(({ name }) => name), highestScore?.name, lowestMki?.name]).toEqual([
      ['middle'],
      'green',
      'green',
    ]);
    expect(lowestQuote?.name).toBe('none');
    expect(statistics([none])).toMatchObject({ winners: [], highestScore: null, lowestMki: null });
  });

  it('without bids nothing is said', () => {
    expect(applicantStatistics([], 50_000)).toEqual({
      winners: [],
      highestScore: null,
      lowestMki: null,
      lowestQuote: null,
      costsMostSustainableEur: null,
      costsPerEuroSaved: null,
      targetReachedPercent: null,
    });
    expect(applicantStatistics(bids, null).targetReachedPercent).toBeNull();
  });

  it('the three cards say it beside the stimulation (D-34)', () => {
    expect(interpretation(exampleModel(), statistics(bids))).toEqual({
      mkiStimulation: 5,
      costsPerEuroSaved: 180_000 / 70_000,
      costsMostSustainableEur: 180_000,
      targetReachedPercent: 100 / 3,
    });
  });
});

describe('the stimulation', () => {
  const project = (mkiMaxDiscountEur: number, emviStatus: 'Locked' | 'Editing' | 'Unlocked' = 'Locked') => ({
    ...exampleModel({ mkiMaxDiscountEur }),
    emviStatus,
  });

  it('is 5.00 in the example, and 50,000 ÷ (200,000 − 100,000) is 0.50', () => {
    expect(formatNumber(stimulation(exampleModel()))).toBe('5,00');
    const half = { mkiMaxDiscountEur: 50_000, upperEur: 200_000, lowerEur: 100_000, steps: null };
    expect(formatNumber(stimulation(half))).toBe('0,50');
  });

  it('is unknown where the reference value is not above the target, or one is missing', () => {
    expect(stimulation(exampleModel({ lowerEur: 100_000 }))).toBeNull();
    expect(stimulation(exampleModel({ lowerEur: 100_001 }))).toBeNull();
    expect(stimulation(exampleModel({ upperEur: null }))).toBeNull();
  });

  it('averages over projects whose model is complete, each the same (D-35)', () => {
    const equal = { ...exampleModel({ lowerEur: 100_000 }), emviStatus: 'Locked' as const };
    expect(meanStimulation([project(250_000), project(50_000), project(500_000, 'Editing'), equal])).toBe(3);
    expect(meanStimulation([project(500_000, 'Unlocked'), equal])).toBeNull();
  });
});
