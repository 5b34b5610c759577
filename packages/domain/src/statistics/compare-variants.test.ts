import { describe, expect, it } from 'vitest';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS } from '../items/calculation-item.ts';
import type { VariantScope } from '../scope/variant-scope.ts';
import { compareVariants, shareScale, type VariantFigures } from './compare-variants.ts';

const whole = (amount: number): CoveredSum => ({ amount, items: 4, undeclared: 0, incomplete: 0 });

const NOTHING_LACKING = { mki: null, co2: null, material: null };
const SAME_WORK: VariantScope = {
  ...{ fewerPosts: 0, addedPosts: 0, differingPosts: 0 },
  lacking: { baseline: NOTHING_LACKING, optimization: NOTHING_LACKING },
  answered: { baseline: { mki: null, co2: null }, optimization: { mki: null, co2: null } },
  groups: [],
};

function figures(mki: CoveredSum, more: Partial<VariantFigures> = {}): VariantFigures {
  const resources = Object.fromEntries(RESOURCE_KEYS.map((key) => [key, whole(10)]));
  return {
    set: 'a1',
    weightsVersion: '2026-1',
    mki,
    co2: whole(1000),
    resources: resources as VariantFigures['resources'],
    ...more,
  };
}

describe('two calculations are held against each other', () => {
  it('in one set and with one version of its weights', () => {
    const { comparison } = compareVariants(figures(whole(200)), figures(whole(150)), 'mki', SAME_WORK);
    expect(comparison).toMatchObject({ amount: -50, share: -0.25 });
  });

  it('in their materials together, whatever the set is', () => {
    const { comparison } = compareVariants(
      figures(whole(200)),
      figures(whole(150), { set: 'a2' }),
      'material',
      null,
    );
    expect(comparison).toMatchObject({ baseline: 30, optimization: 30, amount: 0 });
  });

  it('in CO2 also where the weights differ, for CO2 is not weighed', () => {
    const other = figures(whole(150), { weightsVersion: '2025-1' });
    expect(compareVariants(figures(whole(200)), other, 'co2', SAME_WORK).comparison?.amount).toBe(0);
    expect(compareVariants(figures(whole(200)), other, 'mki', SAME_WORK)).toEqual({
      comparison: null,
      obstacle: 'other-weights',
    });
  });
});

describe('nothing is concluded', () => {
  it('between two sets', () => {
    for (const quantity of ['mki', 'co2'] as const)
      expect(
        compareVariants(figures(whole(200)), figures(whole(150), { set: 'a2' }), quantity, null).obstacle,
      ).toBe('other-set');
  });

  it('where a side leaves an item out, and it is said which', () => {
    const partial = { ...whole(150), undeclared: 1 };
    expect(compareVariants(figures(whole(200)), figures(partial), 'mki', SAME_WORK)).toEqual({
      comparison: null,
      obstacle: 'not-whole',
      gaps: [{ side: 'optimization', undeclared: 1, items: 4 }],
    });
  });
});

describe('two calculations that are not the same work', () => {
  const perModule = (amounts: Readonly<Record<string, number>>) =>
    LIFE_CYCLE_MODULES.map((module) => amounts[module] ?? null);
  const before = { ...whole(200), perModule: perModule({ 'A1-A3': 100, A4: 100 }) };
  const after = { ...whole(90), perModule: perModule({ 'A1-A3': 90 }) };
  const lacking = { items: 4, modules: LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 4 : 0)) };
  const scope: VariantScope = {
    ...SAME_WORK,
    lacking: { ...SAME_WORK.lacking, optimization: { ...NOTHING_LACKING, mki: lacking } },
  };

  it('have no difference where one leaves A4 empty, but one over A1-A3', () => {
    expect(compareVariants(figures(before), figures(after), 'mki', scope)).toEqual({
      comparison: null,
      obstacle: 'not-whole',
      gaps: [{ side: 'optimization', undeclared: 0, items: 4, lacking }],
      shared: {
        modules: ['A1-A3'],
        comparison: { baseline: 100, optimization: 90, amount: -10, share: -0.1, incomplete: false },
      },
    });
  });

  it('are compared in what they do not lack', () => {
    expect(compareVariants(figures(before), figures(after), 'co2', scope).comparison?.amount).toBe(0);
  });

  it('are not compared while nobody knows whether they are', () => {
    expect(compareVariants(figures(before), figures(after), 'mki', null).obstacle).toBe('unknown-work');
  });
});

describe('bars of MKI on one scale', () => {
  const of = (set: 'a1' | 'a2', weightsVersion = '2026-1') => ({ set, weightsVersion });

  it('stand side by side where all are of one set and one version of its weights', () => {
    expect(shareScale([of('a1'), of('a1'), of('a1')])).toBe(true);
    expect(shareScale([of('a1'), of('a2')])).toBe(false);
    expect(shareScale([of('a1'), of('a1'), of('a1', '2025-1')])).toBe(false);
  });
});
