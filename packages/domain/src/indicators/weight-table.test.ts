import { describe, expect, it } from 'vitest';
import { FIRST_WEIGHT_TABLES, FIRST_WEIGHTED_SETS } from './first-weight-tables.ts';
import {
  unconfirmedWeights,
  type Weight,
  type WeightTable,
  weightedSet,
  weightedSetsOn,
  weightTableOn,
} from './weight-table.ts';

const FIRST_A2 = FIRST_WEIGHT_TABLES.find(({ set }) => set === 'a2') as WeightTable;
const first = { version: '2026-1', validFrom: null };
const spring = { version: '2026-2', validFrom: '2026-03-01' };
const autumn = { version: '2026-3', validFrom: '2026-09-01' };

describe('the version that holds on a day', () => {
  it.each([
    ['before any other begins', '2026-02-28', '2026-1'],
    ['on the very day on which it begins', '2026-03-01', '2026-2'],
    ['until the next one begins', '2026-08-31', '2026-2'],
    ['from then on', '2030-01-01', '2026-3'],
  ])('is the newest that has begun: %s', (_when, day, version) => {
    for (const tables of [
      [first, spring, autumn],
      [autumn, spring, first],
    ])
      expect(weightTableOn(tables, day)?.version).toBe(version);
  });

  it('is the later one of two that begin on one day, whose number is higher', () => {
    const [ninth, tenth] = [9, 10].map((number) => ({ version: `2026-${number}`, validFrom: '2026-09-01' }));
    for (const tables of [
      [ninth, tenth, autumn],
      [tenth, autumn, ninth],
    ].map((list) => list.flatMap((each) => each ?? [])))
      expect(weightTableOn(tables, '2026-09-01')?.version).toBe('2026-10');
  });

  it('is none when all of them begin later', () => {
    expect(weightTableOn([spring, autumn], '2026-01-01')).toBeNull();
    expect(weightTableOn([], '2026-01-01')).toBeNull();
  });
});

describe('weights that nobody confirmed', () => {
  const weight = (code: string, valueEur: number, confirmed: boolean): Weight => ({
    code,
    unit: 'kg',
    valueEur,
    source: 'x',
    confirmed,
    confirmedBy: '',
  });

  it('are those that weigh something: a part of another indicator adds nothing', () => {
    const weights = [weight('PM', 5, false), weight('GWP-f', 0, false), weight('GWP-total', 0.1, true)];
    expect(unconfirmedWeights(weights)).toEqual(['PM']);
  });
});

describe('a set with the weights of a version', () => {
  it('has the indicators of the set, each with the weight of that version', () => {
    const weights = FIRST_A2.weights.map((each) => (each.code === 'PM' ? { ...each, valueEur: 7 } : each));
    const set = weightedSet({ ...FIRST_A2, version: '2026-2', weights });
    expect(set.version).toBe('2026-2');
    expect(set.indicators.find(({ code }) => code === 'PM')).toEqual({
      code: 'PM',
      unit: 'disease incidence',
      core: false,
      weightEur: 7,
    });
    expect(set.indicators.filter(({ code }) => code !== 'PM')).toEqual(
      FIRST_WEIGHTED_SETS.a2.indicators.filter(({ code }) => code !== 'PM'),
    );
  });

  it('is never made of a version that leaves an indicator out: missing is not 0', () => {
    const weights = FIRST_A2.weights.filter(({ code }) => code !== 'WDP');
    expect(() => weightedSet({ ...FIRST_A2, weights })).toThrow('does not weigh WDP');
  });

  it('is asked per set: a new version of Set A2 leaves Set A1 as it was', () => {
    const newA2 = { ...FIRST_A2, version: '2026-2', validFrom: '2026-09-01' };
    const sets = weightedSetsOn([...FIRST_WEIGHT_TABLES, newA2], '2026-09-01');
    expect([sets.a1.version, sets.a2.version]).toEqual(['2026-1', '2026-2']);
    expect(() => weightedSetsOn([newA2], '2026-09-01')).toThrow('Set A1');
  });
});
