import { describe, expect, it } from 'vitest';
import { comparePair, compareValued, type Pair } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { concludePromise, type PromisePair, type PromiseSubject } from './promise-outcome.ts';
import { countPromiseObstacles, largestDeviationFirst, promiseTotals } from './promise-totals.ts';

const whole = (amount: number, more: Partial<CoveredSum> = {}): CoveredSum => ({
  ...{ amount, items: 2, undeclared: 0, incomplete: 0 },
  ...more,
});
const pair = (baseline: number, optimization: number): PromisePair =>
  compared({
    baseline: whole(baseline),
    optimization: whole(optimization),
  });
const compared = (sides: Pair): PromisePair => ({ inSet: true, compared: comparePair(sides) });
const refused = compared({ baseline: whole(100), optimization: whole(80, { undeclared: 1 }) });

/** Promised 20 % less than 1,000, and built 18 % less than 1,500. */
const KEPT_NEARLY: PromiseSubject = {
  ...{ sealed: false, asBuiltPhase: true, complete: true },
  promised: pair(1000, 800),
  built: pair(1500, 1230),
  between: pair(1000, 1230),
};
const of = (changes: Partial<PromiseSubject>) => concludePromise({ ...KEPT_NEARLY, ...changes });

describe('what became of a promise', () => {
  it('is a difference in percentage points, and in euro at the work that was carried out', () => {
    expect(of({}).outcome).toMatchObject({
      ...{ promisedPercent: 20, builtPercent: 18, points: -2 },
      ...{ baselineEur: 1500, promisedEur: 1200, builtEur: 1230, deviationEur: 30, incomplete: false },
    });
  });

  it('is nothing where a promise is kept at half as much work again', () => {
    expect(of({ built: pair(1500, 1200) }).outcome).toMatchObject({ points: 0, deviationEur: 0 });
  });

  it('is calculated with amounts as they are read: 0.1 + 0.2 of promised 0.3 deviates by nothing', () => {
    expect(of({ promised: pair(1, 0.3), built: pair(1, 0.1 + 0.2) }).outcome?.deviationEur).toBe(0);
  });

  it('says when an item declares only a part of its indicators, on whichever side', () => {
    const partly = compared({ baseline: whole(1000, { incomplete: 1 }), optimization: whole(800) });
    expect(of({ promised: partly }).outcome?.incomplete).toBe(true);
    expect(of({ built: partly }).outcome?.incomplete).toBe(true);
  });

  it.each<[string, Partial<PromiseSubject>]>([
    ['sealed', { sealed: true }],
    ['not-promised', { promised: null }],
    ['promise-outside-set', { promised: { ...pair(1, 1), inSet: false } }],
    ['promise-not-compared', { promised: refused }],
    ['no-as-built-phase', { asBuiltPhase: false }],
    ['not-complete', { complete: false }],
    ['not-built', { built: null }],
    ['built-outside-set', { built: { ...pair(1, 1), inSet: false } }],
    ['built-not-compared', { built: refused }],
    ['other-work', { between: refused }],
    ['other-work', { between: null }],
    [
      'other-weights',
      {
        between: {
          inSet: true,
          compared: compareValued({ baseline: whole(1000), optimization: whole(1230) }, false),
        },
      },
    ],
    ['baseline-not-positive', { promised: pair(0, 800) }],
    ['baseline-not-positive', { built: pair(-5, 800) }],
  ])('is not told: %s', (obstacle, changes) => {
    expect(of(changes)).toEqual({ outcome: null, obstacle });
  });
});

describe('several promises', () => {
  const three = [of({}), of({ promised: pair(500, 250), built: pair(500, 200) }), of({ built: null })];

  it('are added up over the work that was carried out, and only those that were concluded', () => {
    // Promised 1,200 + 250 of 1,500 + 500, built 1,230 + 200.
    expect(promiseTotals(three)).toMatchObject({
      ...{ projects: 2, baselineEur: 2000, promisedEur: 1450, builtEur: 1430, deviationEur: -20 },
      ...{ promisedPercent: 27.5, builtPercent: 28.5, points: 1 },
    });
    expect(promiseTotals([of({ built: null })])).toBeNull();
  });

  it('are counted by the reason why nothing is concluded', () => {
    expect(countPromiseObstacles([...three, of({ sealed: true }), of({ built: null })])).toEqual([
      { obstacle: 'sealed', projects: 1 },
      { obstacle: 'not-built', projects: 2 },
    ]);
  });

  it('come with the largest deviation first, better or worse than promised, and those without one last', () => {
    const [worse, better, none] = three;
    expect(largestDeviationFirst([none, worse, better].flatMap((each) => each ?? []))).toEqual([
      better,
      worse,
      none,
    ]);
  });
});
