import type { Statistic } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import type { PartKind } from '../parts.ts';
import { goalTotals } from './goal-totals.ts';

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

const wantedOf = (kind: PartKind, of: Statistic) => goalTotals([of], kind)[0]?.wantedPercent;

describe('the part of a side that its goal wants', () => {
  it('is secondary and biobased material as a part of all material', () => {
    expect(
      wantedOf('material', side({ primary_ton: 60, secondary_ton: 30, biobased_material: 10 })),
    ).toBeCloseTo(40);
  });

  it('is what is renewable of all energy', () => {
    expect(wantedOf('energy', side({ fossil_total: 300, renewable_total: 100 }))).toBeCloseTo(25);
  });

  it.each(['emissions_construction_site', 'emissions_transport'] as const)(
    'is what is emission-free: %s',
    (kind) => {
      expect(wantedOf(kind, side({ non_emission_free: 90, emission_free: 10 }))).toBeCloseTo(10);
    },
  );

  it('is not known where an item leaves a part undeclared', () => {
    const values = { fossil_total: 300, renewable_total: 100 };
    expect(wantedOf('energy', side(values, { fossil_total: 1 }))).toBeNull();
    expect(wantedOf('energy', side(values, { renewable_total: 1 }))).toBeNull();
    expect(wantedOf('energy', side({ fossil_total: 300, renewable_total: null }))).toBeNull();
  });

  it('is none of nothing', () => {
    expect(wantedOf('energy', side({ fossil_total: 0, renewable_total: 0 }))).toBeNull();
    expect(goalTotals([], 'energy')).toEqual([]);
  });
});

describe('the total of a side', () => {
  it('is all its parts together, with the items that leave one of them out', () => {
    const [goal] = goalTotals(
      [side({ fossil_total: 300, renewable_total: 100 }, { fossil_total: 1 })],
      'energy',
    );
    expect(goal?.total).toMatchObject({ value: 400, coverage: { items: 4, undeclared: 1 } });
  });
});
