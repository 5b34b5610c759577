import { describe, expect, it } from 'vitest';
import { RESOURCE_KEYS } from '../calculations/calculation-item.ts';
import { compareVariants, shareScale, type VariantFigures } from './compare-variants.ts';
import type { CoveredSum } from './covered-sum.ts';

const whole = (amount: number): CoveredSum => ({ amount, items: 4, undeclared: 0, incomplete: 0 });

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
    const { comparison } = compareVariants(figures(whole(200)), figures(whole(150)), 'mki');
    expect(comparison).toMatchObject({ amount: -50, share: -0.25 });
  });

  it('in their materials together, whatever the set is', () => {
    const { comparison } = compareVariants(
      figures(whole(200)),
      figures(whole(150), { set: 'a2' }),
      'material',
    );
    expect(comparison).toMatchObject({ baseline: 30, optimization: 30, amount: 0 });
  });

  it('in CO2 also where the weights differ, for CO2 is not weighed', () => {
    const other = figures(whole(150), { weightsVersion: '2025-1' });
    expect(compareVariants(figures(whole(200)), other, 'co2').comparison?.amount).toBe(0);
    expect(compareVariants(figures(whole(200)), other, 'mki')).toEqual({
      comparison: null,
      obstacle: 'other-weights',
    });
  });
});

describe('nothing is concluded', () => {
  it('between two sets', () => {
    for (const quantity of ['mki', 'co2'] as const)
      expect(
        compareVariants(figures(whole(200)), figures(whole(150), { set: 'a2' }), quantity).obstacle,
      ).toBe('other-set');
  });

  it('where a side leaves an item out, and it is said which', () => {
    const partial = { ...whole(150), undeclared: 1 };
    expect(compareVariants(figures(whole(200)), figures(partial), 'mki')).toEqual({
      comparison: null,
      obstacle: 'not-whole',
      gaps: [{ side: 'optimization', undeclared: 1, items: 4 }],
    });
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
