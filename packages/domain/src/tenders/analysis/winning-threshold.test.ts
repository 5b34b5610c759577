import { describe, expect, it } from 'vitest';
import { EXAMPLE_BIDS } from '../example-tender.fixture.ts';
import { exampleModel } from '../model/award-model.fixture.ts';
import type { CompetingBid } from '../scoring/place-bids.ts';
import { type ThresholdValue, winningThresholds } from './winning-threshold.ts';

const bid = (quoteEur: number, mkiEur: number | null, criteriaDiscountEur: number | null = null) => ({
  quoteEur,
  mkiEur,
  criteriaDiscountEur,
});

function at(value: ThresholdValue, bids: readonly CompetingBid[], model = exampleModel()) {
  const { thresholds } = winningThresholds(bids, model);
  return thresholds.filter((each) => each.value === value).map(({ atEur }) => atEur);
}

describe('by how much the maximum discount would have had to differ', () => {
  // A euro of discount for each euro of MKI below 100,000 at a maximum of €50,000.
  const model = exampleModel({ mkiMaxDiscountEur: 50_000 });

  it('the cheaper bid wins below it, the greener one above it; at equal prices the lower MKI', () => {
    const bids = [bid(1_000_000, 100_000), bid(1_025_000, 75_000)];
    // The greener bid earns half of the maximum: €25,000 at €50,000, and also at €49,999, where the half is rounded up.
    expect(at('maximum-discount', bids, model)).toEqual([49_998, null]);
    expect(at('maximum-discount', bids, { ...model, mkiMaxDiscountEur: 40_000 })).toEqual([null, 49_999]);
  });

  it('no further than the size of the project, less what other criteria can earn', () => {
    const bids = [bid(1_000_000, 100_000), bid(1_900_000, 50_000)];
    expect(at('maximum-discount', bids, { ...model, scopeEur: 950_000 })).toEqual([null, 900_000]);
    expect(at('maximum-discount', bids, { ...model, scopeEur: 949_999 })).toEqual([null, null]);
    expect(at('maximum-discount', bids, { ...model, scopeEur: null })).toEqual([null, 900_000]);
  });
});

describe('by how much a boundary would have had to differ', () => {
  it('is found far away', () => {
    const bids = [bid(1_000_000, 100_000), bid(1_000_001, 99_000)];
    // At a reference value of 99,000 the greener bid earns nothing. Above it, both earn the maximum less 250,000 × (MKI
    // − 50,000) ÷ (reference − 50,000). They first earn the same when the other bid loses no more than 49.5: from
    // 50,000 + 12,500,000,000 ÷ 49.5 on, where the greener one loses 48.51 and both are rounded to 49.
    expect(at('reference-value', bids)).toEqual([99_000, 252_575_253]);
  });

  it('is not found where bids earn the same, whatever the model', () => {
    expect(at('target-value', [bid(1000, 70_000), bid(1001, 70_000)])).toEqual([null, null]);
    expect(at('reference-value', [bid(1000, null), bid(1001, null)])).toEqual([null, null]);
  });

  it('a target stays from 0 to below the reference value', () => {
    const bids = [bid(1_000_000, 100_000), bid(1_249_999, 99_999)];
    expect(at('target-value', bids)).toEqual([null, 99_999]);
    const never = [bid(1_000_000, 100_000), bid(1_250_001, 99_999)];
    expect(at('target-value', never)).toEqual([null, null]);
  });
});

describe('bids that only rounding tells apart', () => {
  it('are no such bids where both earn the maximum: nothing is rounded, and only the lower MKI decides', () => {
    const model = exampleModel({ scopeEur: 800_000_000, mkiMaxDiscountEur: 22_650_809 });
    const bids = [bid(30_000_000, -7000.4588312854), bid(30_000_000, -4000.3726624097)];
    const { thresholds } = winningThresholds(bids, model);
    const ofMaximum = thresholds.filter(({ value }) => value === 'maximum-discount');
    expect(ofMaximum).toMatchObject([
      { direction: 'lower', atEur: null, undecided: false },
      { direction: 'higher', atEur: null, undecided: false },
    ]);
  });

  it('are left undecided, and not looked at for ever', () => {
    const bids = [bid(1_000_000, 500_000), bid(1_000_001, 499_999)];
    const wide = exampleModel({ scopeEur: 10 ** 12, upperEur: 10 ** 6, lowerEur: 0 });
    const { thresholds } = winningThresholds(bids, wide);
    const [below] = thresholds;
    expect(below).toEqual({
      value: 'maximum-discount',
      direction: 'lower',
      atEur: null,
      undecided: true,
      differenceEur: null,
      winners: [],
    });
    expect(thresholds.filter(({ undecided }) => !undecided).length).toBeGreaterThan(2);
  });
});

describe('who wins then', () => {
  it('may be another than the one who came second', () => {
    const { thresholds } = winningThresholds(EXAMPLE_BIDS, exampleModel());
    const winners = thresholds.map(({ winners: [winner] }) => winner?.name);
    expect(winners).toEqual(['Oost', 'West', 'West', 'Oost', 'West', 'Oost']);
  });

  it('is not a rival that only ties: MKI that are equal to the cent earn differently, and tell nothing apart', () => {
    // €900,000,000 × 0.003 ÷ 9000 is €300, which makes the prices equal; the rival needs one euro more.
    const bids = [bid(1000, 5000.004), bid(1300, 5000.001)];
    const model = { mkiMaxDiscountEur: 900_000_000, scopeEur: 2_000_000_000, upperEur: 10_000, lowerEur: 0 };
    const { thresholds } = winningThresholds(bids, exampleModel(model));
    const found = thresholds.find(({ value }) => value === 'reference-value');
    expect([found?.atEur, found?.winners]).toEqual([8987, [bids[1]]]);
  });

  it('may be several, when they tie', () => {
    const bids = [bid(1_000_000, 100_000), bid(1_025_000, 75_000), bid(1_025_000, 75_000)];
    const { thresholds } = winningThresholds(bids, exampleModel({ mkiMaxDiscountEur: 40_000 }));
    expect(thresholds.find(({ atEur }) => atEur !== null)?.winners).toEqual(bids.slice(1));
  });
});

describe('there is nothing to say', () => {
  const two = [bid(1000, 70_000), bid(1001, 70_000)];

  it.each([
    ['model-open', two, exampleModel({ upperEur: null })],
    ['model-open', two, exampleModel({ lowerEur: 100_000 })],
    ['too-few-bids', two.slice(1), exampleModel()],
    ['tied', [bid(1000, 70_000), bid(1000, 70_000), bid(1001, 70_000)], exampleModel()],
  ] as const)('when it is %s', (reason, bids, model) => {
    expect(winningThresholds(bids, model)).toEqual({ reason, thresholds: [] });
  });
});
