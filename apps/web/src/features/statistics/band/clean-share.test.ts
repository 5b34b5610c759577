import type { Statistic } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { cleanShare } from './clean-share.ts';

function side(values: Record<string, number | null>, undeclared: Record<string, number> = {}): Statistic {
  return {
    statistic: 'material',
    name: 'optimization',
    uuid: null,
    unit: 'ton',
    values,
    items: 4,
    undeclared,
    incomplete: {},
    coverage: { calculations: 1, calculations_in_set: 1, items: 4, items_in_set: 4 },
    product_groups: [],
    next_aggregate_by: null,
  } as unknown as Statistic;
}

describe('the clean share of a side', () => {
  it('is secondary and biobased material as a part of all material', () => {
    expect(
      cleanShare('material', side({ primary_ton: 60, secondary_ton: 30, biobased_material: 10 })),
    ).toBeCloseTo(40);
  });

  it('is what is renewable of all energy', () => {
    expect(cleanShare('energy', side({ fossil_total: 300, renewable_total: 100 }))).toBeCloseTo(25);
  });

  it.each(['emissions_construction_site', 'emissions_transport'] as const)(
    'is what is emission-free: %s',
    (kind) => {
      expect(cleanShare(kind, side({ non_emission_free: 90, emission_free: 10 }))).toBeCloseTo(10);
    },
  );

  it('is not known where an item leaves a part undeclared', () => {
    const values = { fossil_total: 300, renewable_total: 100 };
    expect(cleanShare('energy', side(values, { fossil_total: 1 }))).toBeNull();
    expect(cleanShare('energy', side(values, { renewable_total: 1 }))).toBeNull();
    expect(cleanShare('energy', side({ fossil_total: 300, renewable_total: null }))).toBeNull();
  });

  it('is none of nothing', () => {
    expect(cleanShare('energy', side({ fossil_total: 0, renewable_total: 0 }))).toBeNull();
    expect(cleanShare('energy', undefined)).toBeNull();
  });
});
