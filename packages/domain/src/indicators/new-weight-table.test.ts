import { describe, expect, it } from 'vitest';
import { FIRST_WEIGHT_TABLES } from './first-weight-tables.ts';
import {
  isUnchanged,
  newWeightTableDoubts,
  newWeightTableProblems,
  nextVersionName,
} from './new-weight-table.ts';
import type { WeightTable } from './weight-table.ts';

const FIRST = FIRST_WEIGHT_TABLES.find(({ set }) => set === 'a1') as WeightTable;
const NEWEST: WeightTable = { ...FIRST, version: '2026-2', validFrom: '2026-06-01' };
/** The newest weights, with ADPE at €0.17. */
const corrected = NEWEST.weights.map((each) => (each.code === 'ADPE' ? { ...each, valueEur: 0.17 } : each));

function kindsOf(change: { validFrom?: string; weights?: WeightTable['weights'] }): string[] {
  const fresh = { validFrom: '2026-07-01', weights: corrected, ...change };
  return newWeightTableProblems(NEWEST, fresh).map((problem) =>
    'code' in problem ? `${problem.kind} ${problem.code}` : problem.kind,
  );
}
const with0 = (changes: Partial<WeightTable['weights'][number]>) =>
  corrected.map((each, place) => (place === 0 ? { ...each, ...changes } : each));

describe('a new version of the weights', () => {
  it('is taken when it corrects a value and does not begin before the newest', () => {
    expect(kindsOf({})).toEqual([]);
    expect(newWeightTableProblems(FIRST, { validFrom: '1990-01-01', weights: corrected })).toEqual([]);
  });

  it.each([
    ['the day before', '2026-05-31', ['begins-before-newest']],
    ['the same day', '2026-06-01', []],
    ['the day after', '2026-06-02', []],
  ])('does not begin before the newest: %s', (_when, validFrom, problems) => {
    expect(kindsOf({ validFrom })).toEqual(problems);
  });

  it('weighs each indicator of the set once, and no other', () => {
    expect(kindsOf({ weights: corrected.slice(1) })).toEqual(['missing-indicator ADPE']);
    expect(kindsOf({ weights: [...corrected, ...corrected.slice(0, 1)] })).toEqual(['double-indicator ADPE']);
    expect(kindsOf({ weights: with0({ code: 'PM' }) })).toEqual([
      'unknown-indicator PM',
      'missing-indicator ADPE',
    ]);
  });

  it('keeps the units of the set: a weight per ton would be taken for one per kg', () => {
    expect(kindsOf({ weights: with0({ unit: 'ton Sb-eq' }) })).toEqual(['other-unit ADPE']);
  });

  it.each([-0.01, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY])('has no weight of %d', (valueEur) => {
    expect(kindsOf({ weights: with0({ valueEur }) })).toEqual(['value-out-of-range ADPE']);
  });

  it('may weigh an indicator at 0', () => {
    expect(kindsOf({ weights: with0({ valueEur: 0 }) })).toEqual([]);
  });

  it('weighs no part of climate change beside the total, which would count it twice', () => {
    const a2 = FIRST_WEIGHT_TABLES.find(({ set }) => set === 'a2') as WeightTable;
    const weights = a2.weights.map((each) => (each.code === 'GWP-f' ? { ...each, valueEur: 0.1 } : each));
    expect(newWeightTableProblems(a2, { validFrom: '2027-01-01', weights })).toEqual([
      { kind: 'part-weighed', code: 'GWP-f', whole: 'GWP-total' },
    ]);
  });

  it('names a source for each', () => {
    expect(kindsOf({ weights: with0({ source: ' ' }) })).toEqual(['without-source ADPE']);
  });

  it('is not made when nothing changes', () => {
    expect(kindsOf({ weights: NEWEST.weights })).toEqual(['nothing-changed']);
    expect(
      kindsOf({ weights: NEWEST.weights.map((each) => ({ ...each, source: 'Ander rapport' })) }),
    ).toEqual([]);
  });
});

describe('a weight is unchanged', () => {
  const weight = { code: 'ADPE', unit: 'kg Sb-eq', valueEur: 0.16, source: FIRST.weights[0]?.source ?? '' };

  it('when value and source are: its confirmation speaks of both', () => {
    expect(isUnchanged(FIRST, weight)).toBe(true);
    expect(isUnchanged(FIRST, { ...weight, valueEur: 0.17 })).toBe(false);
    expect(isUnchanged(FIRST, { ...weight, source: 'Ander rapport' })).toBe(false);
    // ADPF has the same value and source
    expect(isUnchanged({ weights: FIRST.weights.slice(1) }, weight)).toBe(false);
  });
});

it('a version is called after the year in which it begins and the next number of that year', () => {
  expect(nextVersionName(['2026-1'], '2026-07-01')).toBe('2026-2');
  expect(nextVersionName(['2026-1', '2026-9', '2026-10'], '2026-12-01')).toBe('2026-11');
  expect(nextVersionName(['2026-1'], '2027-01-01')).toBe('2027-1');
});

describe('before a version is made', () => {
  const doubts = (valueEur: number, validFrom = '2026-07-01') =>
    newWeightTableDoubts(
      NEWEST,
      { validFrom, weights: [{ code: 'ADPE', valueEur, source: 'TNO, tweede druk' }] },
      '2026-07-01',
    );

  it('nothing is asked about a small correction from today on', () => {
    expect(doubts(0.16)).toEqual([]);
    expect(doubts(0.319)).toEqual([]);
    expect(doubts(0.081)).toEqual([]);
  });

  it('a version from the day of the newest is asked about, because it takes its place', () => {
    expect(doubts(0.17, '2026-06-01')).toEqual([
      { kind: 'begins-in-past', validFrom: '2026-06-01' },
      { kind: 'begins-with-newest', validFrom: '2026-06-01', newest: '2026-2' },
    ]);
    expect(doubts(0.17, '2026-07-02')).toEqual([]);
  });

  it.each([0.32, 0.08, 1.6, 0])('a weight of 0.16 that becomes %d is asked about', (to) => {
    expect(doubts(to)).toEqual([{ kind: 'large-change', code: 'ADPE', from: 0.16, to }]);
  });

  it.each(NEWEST.weights.filter(({ valueEur }) => valueEur > 0))(
    '$code is held against its own former weight',
    ({ code, valueEur: from }) => {
      const weights = [{ code, valueEur: 2 * from, source: 'TNO, tweede druk' }];
      expect(newWeightTableDoubts(NEWEST, { validFrom: '2026-07-01', weights }, '2026-07-01')).toEqual([
        { kind: 'large-change', code, from, to: 2 * from },
      ]);
    },
  );

  it('a weight that did not count and does now is asked about', () => {
    const newest = { ...NEWEST, weights: NEWEST.weights.map((each) => ({ ...each, valueEur: 0 })) };
    const fresh = { validFrom: '2026-07-01', weights: [{ code: 'ADPE', valueEur: 0.01, source: 'TNO' }] };
    expect(newWeightTableDoubts(newest, fresh, '2026-07-01')).toEqual([
      { kind: 'large-change', code: 'ADPE', from: 0, to: 0.01 },
    ]);
  });

  it('another value of the same source is asked about, and the same value is not', () => {
    const source = NEWEST.weights.find(({ code }) => code === 'ADPE')?.source ?? '';
    const kept = (valueEur: number) =>
      newWeightTableDoubts(
        NEWEST,
        { validFrom: '2026-07-01', weights: [{ code: 'ADPE', valueEur, source }] },
        '2026-07-01',
      );
    expect(kept(0.17)).toEqual([{ kind: 'same-source', code: 'ADPE' }]);
    expect(kept(0.16)).toEqual([]);
  });

  it('a beginning in the past is asked about: what was uploaded since keeps its weights', () => {
    expect(doubts(0.17, '2026-06-30')).toEqual([{ kind: 'begins-in-past', validFrom: '2026-06-30' }]);
  });
});
