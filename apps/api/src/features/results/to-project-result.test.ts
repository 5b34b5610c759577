import { LIFE_CYCLE_MODULES, type LifeCycleModule, type SetCode } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { StoredLacking } from './pair-sides.queries.ts';
import type { ProjectSideRow } from './project-results.queries.ts';
import { toProjectResult, toProjectResultIn } from './to-project-result.ts';

interface SideExample {
  /** euro, in A1-A3; per set that the side states */
  readonly mki: Partial<Record<SetCode, number>>;
  readonly itemsUndeclared?: number;
  readonly weights?: string;
  /** kg, in every set that the side states */
  readonly co2?: number;
  readonly itemsWithoutCo2?: number;
}

function side(name: ProjectSideRow['side'], example: SideExample): ProjectSideRow {
  const { mki, itemsUndeclared = 0, weights = '2024-01', co2 = 0, itemsWithoutCo2 = 0 } = example;
  const inA1A3 = (value: number) =>
    LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? value : null)) as (number | null)[];
  const of = <Value>(set: SetCode, value: (amount: number) => Value): Value | null =>
    mki[set] === undefined ? null : value(mki[set]);
  const total = (set: SetCode) =>
    of(set, (amount) => ({
      mkiEur: inA1A3(amount),
      co2Kg: inA1A3(co2),
      itemCount: 4,
      itemsUndeclared,
      itemsWithoutCo2,
    }));
  return {
    projectId: 'p',
    side: name,
    type: `design-${name}`,
    totals: { a1: total('a1'), a2: total('a2') },
    weightsVersions: { a1: of('a1', () => weights), a2: of('a2', () => weights) },
    lacking: { a1: null, a2: null },
    scopes: { a1: null, a2: null },
  };
}

const result = (baseline: SideExample, optimization?: SideExample) =>
  toProjectResult([
    ...(optimization ? [side('optimization', optimization)] : []),
    side('baseline', baseline),
  ]);

describe('the result of a project', () => {
  it('is empty without a baseline', () => {
    expect(toProjectResult([])).toBeNull();
  });

  it('is its baseline until there is an optimisation', () => {
    expect(result({ mki: { a1: 400 } })).toMatchObject({
      set: 'a1',
      baseline: 400,
      optimization: null,
      comparison: null,
      gaps: [],
    });
  });

  it('is a saving as an amount and as a share of the baseline', () => {
    expect(result({ mki: { a1: 400 } }, { mki: { a1: 300 } })).toMatchObject({
      set: 'a1',
      baseline: 400,
      optimization: 300,
      comparison: { baseline: 400, optimization: 300, amount: -100, share: -0.25, incomplete: false },
      gaps: [],
    });
  });

  it('is stated in the set that both sides state, and in A1 where they state both', () => {
    const both = { a1: 400, a2: 4_000 };
    expect(result({ mki: both }, { mki: both })?.set).toBe('a1');
    expect(result({ mki: both }, { mki: { a2: 3_000 } })).toMatchObject({
      set: 'a2',
      baseline: 4_000,
      optimization: 3_000,
      comparison: { amount: -1_000 },
    });
  });

  it('has no comparison where the sides have no set in common', () => {
    expect(result({ mki: { a1: 400 } }, { mki: { a2: 300 } })).toEqual({
      set: null,
      types: ['design-baseline', 'design-optimization'],
      baseline: null,
      optimization: null,
      comparison: null,
      gaps: [],
      scope: null,
      noted: [],
      co2: { baseline: null, optimization: null, comparison: null, gaps: [], noted: [] },
    });
  });

  it('has no comparison where the sides have different weights, and states the number of items', () => {
    expect(result({ mki: { a1: 400 } }, { mki: { a1: 300 }, weights: '2026-01' })).toMatchObject({
      baseline: 400,
      optimization: 300,
      comparison: null,
      gaps: [
        { side: 'baseline', items: 4, apart: 4 },
        { side: 'optimization', items: 4, apart: 4 },
      ],
    });
  });

  it('is marked as incomplete where an item leaves an indicator undeclared', () => {
    expect(result({ mki: { a1: 400 }, itemsUndeclared: 1 }, { mki: { a1: 300 } })?.comparison).toMatchObject({
      amount: -100,
      incomplete: true,
    });
  });
});

describe('a gap that is too small to prevent the comparison', () => {
  const noted = (...named: readonly LifeCycleModule[]) => ({
    items: 0,
    unworked: 0,
    modules: LIFE_CYCLE_MODULES.map((module) => (named.includes(module) ? 1 : 0)),
  });
  const lacking = (mki: StoredLacking, co2: StoredLacking) => ({ a1: { mki, co2 }, a2: null });
  const baseline = {
    ...side('baseline', { mki: { a1: 400 }, co2: 10 }),
    lacking: lacking(noted('D'), noted()),
  };

  it('is stated by module, for either side, and separately for MKI and CO2', () => {
    const optimization = side('optimization', { mki: { a1: 300 }, co2: 8 });
    const found = toProjectResult([
      baseline,
      { ...optimization, lacking: lacking(noted('A4'), noted('C2')) },
    ]);
    expect([found?.comparison?.amount, found?.noted, found?.co2.noted]).toEqual([-100, ['A4', 'D'], ['C2']]);
  });

  it('is not stated where the sides cannot be compared', () => {
    const optimization = side('optimization', { mki: { a1: 300 }, co2: 8 });
    const kept = { ...noted('A4'), items: 1 };
    const found = toProjectResult([baseline, { ...optimization, lacking: lacking(kept, noted('C2')) }]);
    expect([found?.comparison, found?.noted, found?.co2.noted]).toEqual([null, [], ['C2']]);
  });
});

describe('the CO2 result of a project', () => {
  const before = { mki: { a1: 400 }, co2: 1_000 };

  it('is the difference of the same sides in the same set: 1.000 becomes 800, a fifth less', () => {
    expect(result(before, { mki: { a1: 300 }, co2: 800 })?.co2).toEqual({
      baseline: 1_000,
      optimization: 800,
      comparison: { baseline: 1_000, optimization: 800, amount: -200, share: -0.2, incomplete: false },
      gaps: [],
      noted: [],
    });
  });

  it('is compared whatever the weights, which CO2 does not use', () => {
    const other = result(before, { mki: { a1: 300 }, co2: 800, weights: '2026-01' });
    expect(other?.comparison).toBeNull();
    expect(other?.co2.comparison?.amount).toBe(-200);
  });

  it('has no comparison where an item declares none, and says so', () => {
    expect(result(before, { mki: { a1: 300 }, co2: 800, itemsWithoutCo2: 1 })?.co2).toMatchObject({
      comparison: null,
      gaps: [{ side: 'optimization', undeclared: 1, items: 4 }],
    });
  });
});

describe('the result of a project in Set A2', () => {
  const inA2 = (...rows: ProjectSideRow[]) => toProjectResultIn('a2', rows);

  it('is stated beside Set A1 where both sides state both', () => {
    expect(
      inA2(
        side('baseline', { mki: { a1: 400, a2: 4_000 } }),
        side('optimization', { mki: { a1: 300, a2: 2_000 } }),
      ),
    ).toMatchObject({ set: 'a2', baseline: 4_000, optimization: 2_000, comparison: { share: -0.5 } });
  });

  it('is its baseline until there is something to compare it with', () => {
    expect(inA2(side('baseline', { mki: { a1: 400, a2: 4_000 } }))).toMatchObject({
      set: 'a2',
      baseline: 4_000,
      optimization: null,
      comparison: null,
    });
  });

  it('is empty where one side has no Set A2, and without a baseline', () => {
    const both = { mki: { a1: 400, a2: 4_000 } };
    const old = { mki: { a1: 300 } };
    expect(inA2(side('baseline', both), side('optimization', old))).toBeNull();
    expect(inA2(side('baseline', old), side('optimization', both))).toBeNull();
    expect(inA2(side('baseline', old))).toBeNull();
    expect(inA2(side('optimization', both))).toBeNull();
  });
});
