import { describe, expect, it } from 'vitest';
import { EXAMPLE_LINE } from '../model/award-model.fixture.ts';
import type { CompetingBid } from '../scoring/place-bids.ts';
import { type AwardFormula, compareFormulas, type FormulaSettings } from './award-formulas.ts';
import { changedPairs } from './changed-pairs.ts';

const SETTINGS: FormulaSettings = { line: EXAMPLE_LINE, criteriaMaxDiscountEur: 50_000, mkiFactor: 2 };

function under<Bid extends CompetingBid>(
  formula: AwardFormula,
  bids: readonly Bid[],
  changes: Partial<FormulaSettings> = {},
) {
  const outcome = compareFormulas(bids, { ...SETTINGS, ...changes }).find((each) => each.formula === formula);
  if (!outcome) throw new Error(`No formula ${formula}`);
  return outcome;
}
const bid = (
  name: string,
  quoteEur: number,
  mkiEur: number | null,
  criteriaDiscountEur: number | null = 0,
) => ({
  name,
  quoteEur,
  mkiEur,
  criteriaDiscountEur,
});
const places = (outcome: {
  bids: readonly { bid: { name: string }; rank: number | null; tied: boolean }[];
}) => outcome.bids.map(({ bid: { name }, rank, tied }) => `${rank ?? '-'}${tied ? '=' : ''} ${name}`);
const compared = (outcome: { bids: readonly { comparedEur: number | null }[] }) =>
  outcome.bids.map(({ comparedEur }) => comparedEur);

describe('the MKI times a factor, added to the price', () => {
  it('has no boundaries: every euro of MKI counts, and other criteria are taken off', () => {
    const bids = [bid('a', 1000, 150_000, 100), bid('b', 1000, 20_000), bid('c', 1000, -500)];
    expect(compared(under('weighted-mki', bids))).toEqual([0, 41_000, 300_900]);
  });

  it('is rounded once, a half upwards, also below 0, of the factor that was typed', () => {
    const one = (mkiEur: number, mkiFactor: number) =>
      compared(under('weighted-mki', [bid('a', 0, mkiEur)], { mkiFactor }))[0];
    expect([one(0.25, 2), one(-0.25, 2), one(0.125, 2)]).toEqual([1, 0, 0]);
    expect([one(50, 1.15), one(50, 0.29), one(150, 1.15)]).toEqual([58, 15, 173]);
  });

  it('says nothing of a bid without an MKI, which would else have the best one', () => {
    expect(places(under('weighted-mki', [bid('none', 1, null), bid('a', 1000, 1)]))).toEqual([
      '1 a',
      '- none',
    ]);
  });
});

describe('the price per point of quality', () => {
  it('divides by what was earned in percent of what could be', () => {
    // €150,000 of €300,000 is 50 points.
    expect(compared(under('price-per-point', [bid('a', 1_000_000, 75_000, 25_000)]))).toEqual([20_000]);
    const noCriteria = { criteriaMaxDiscountEur: null };
    expect(compared(under('price-per-point', [bid('a', 1_000_000, 75_000, null)], noCriteria))).toEqual([
      20_000,
    ]);
  });

  it('is ranked exactly, not by the number that is shown', () => {
    // (n + 2) ÷ (n + 1) is less than (n + 1) ÷ n, but the difference is too small for a floating-point number; the
    // second has the lower MKI.
    const n = 2 ** 30;
    const bids = [bid('less', n + 2, 120_000, n + 1), bid('more', n + 1, 110_000, n)];
    const outcome = under('price-per-point', bids);
    expect(places(outcome)).toEqual(['1 less', '2 more']);
    expect(outcome.bids[0]?.comparedEur).toBe(outcome.bids[1]?.comparedEur);
  });

  it('says nothing of a bid without points', () => {
    const bids = [bid('none', 1, 100_000), bid('empty', 1, null, null), bid('a', 1_000_000, 99_000)];
    expect(places(under('price-per-point', bids))).toEqual(['1 a', '- none', '- empty']);
    expect(under('price-per-point', bids.slice(0, 2)).winners).toEqual([]);
  });
});

describe('under every formula', () => {
  it('equal bids tie, and of equal prices the lower MKI is ahead', () => {
    const bids = [bid('b', 125_000, 75_000), bid('a', 0, 100_000), bid('c', 125_000, 75_000)];
    expect(places(under('bounded-discount', bids))).toEqual(['1= b', '1= c', '3 a']);
    expect(under('bounded-discount', bids).winners.map(({ name }) => name)).toEqual(['b', 'c']);
  });
});

describe('pairs change places', () => {
  it('when one is ahead under one formula and behind under the other', () => {
    const bids = [bid('low', 900_000, 110_000), bid('high', 951_000, 90_000)];
    const [bounded, weighted] = [under('bounded-discount', bids), under('weighted-mki', bids)];
    expect([places(bounded), places(weighted)]).toEqual([
      ['1 low', '2 high'],
      ['1 low', '2 high'],
    ]);
    expect(changedPairs(bounded, weighted)).toEqual([]);
    const heavier = under('weighted-mki', bids, { mkiFactor: 3 });
    expect(changedPairs(bounded, heavier)).toEqual([[bids[0], bids[1]]]);
    expect(changedPairs(heavier, bounded)).toEqual([[bids[1], bids[0]]]);
  });

  it('not when they tie under either, or one of them says nothing of a bid', () => {
    const bids = [bid('low', 910_000, 110_000), bid('high', 950_000, 90_000), bid('none', 1, null)];
    const [bounded, weighted] = [under('bounded-discount', bids), under('weighted-mki', bids)];
    expect(places(bounded)).toEqual(['1 none', '2 high', '3 low']);
    expect(places(weighted)).toEqual(['1 high', '2 low', '- none']);
    expect(changedPairs(bounded, weighted)).toEqual([]);
    const level = [bid('a', 1000, 100_000, 10), bid('b', 2000, 100_000, 20)];
    expect(places(under('price-per-point', level))).toEqual(['1= a', '1= b']);
    expect(changedPairs(under('bounded-discount', level), under('price-per-point', level))).toEqual([]);
    // They tie under the first formula, although under the other the second of them is ahead.
    const turned = level.toReversed();
    expect(changedPairs(under('price-per-point', turned), under('bounded-discount', turned))).toEqual([]);
    const same = [bid('a', 5, 70_000), bid('b', 5, 70_000)];
    expect(changedPairs(under('bounded-discount', same), under('weighted-mki', same))).toEqual([]);
  });
});
