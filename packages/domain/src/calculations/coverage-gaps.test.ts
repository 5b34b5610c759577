import { describe, expect, it } from 'vitest';
import { exampleProfile, withoutRows } from '../indicators/example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import type { CalculationItem } from '../items/calculation-item.ts';
import { totalItems } from '../items/calculation-totals.ts';
import { exampleItem, exampleResources } from '../items/example-item.fixture.ts';
import { valueItem } from '../items/value-item.ts';
import { moduleGapsOf, resourceGapsOf } from './coverage-gaps.ts';

function wholeOf(...items: Partial<CalculationItem>[]) {
  const [whole] = totalItems(items.map((item) => valueItem(exampleItem(item), FIRST_WEIGHTED_SETS).valued));
  if (!whole) throw new Error('There are items');
  return whole;
}

/** Returns a profile of Set A1 in which every indicator leaves the modules at these places open. */
function withoutModules(...places: number[]) {
  const full = Object.entries(exampleProfile(SET_A1, {}));
  return Object.fromEntries(
    full.map(([code, values]) => [code, values.map((value, at) => (places.includes(at) ? null : value))]),
  );
}
const B1 = 3;
const gaps = (...items: Partial<CalculationItem>[]) =>
  moduleGapsOf(wholeOf(...items)).map(
    ({ set, indicator, module, items: of, undeclared, incomplete }) =>
      `${set} ${indicator} ${module}: ${undeclared} of ${of}, ${incomplete} in part`,
  );

describe('the modules that not every item declares in full', () => {
  it('are none where every item declares every module', () => {
    expect(gaps({ profiles: { a1: withoutModules() } })).toEqual([]);
  });

  it('count the items that leave all of a module open, for MKI and for CO2', () => {
    expect(
      gaps(
        { profiles: { a1: withoutModules() } },
        { profiles: { a1: withoutModules(B1) } },
        {
          profiles: { a1: withoutModules(B1) },
        },
      ),
    ).toEqual(['a1 mki B1: 2 of 3, 0 in part', 'a1 co2 B1: 2 of 3, 0 in part']);
  });

  it('name a module that no item declares', () => {
    expect(gaps({ profiles: { a1: withoutModules(B1) } })).toContain('a1 mki B1: 1 of 1, 0 in part');
  });

  it('count apart the items that leave some of their indicators open there', () => {
    const inPart = { ...withoutModules(), AP: withoutModules(B1).AP ?? [] };
    expect(gaps({ profiles: { a1: inPart } }, { profiles: { a1: withoutModules(B1) } })).toEqual([
      'a1 mki B1: 1 of 2, 1 in part',
      'a1 co2 B1: 1 of 2, 0 in part',
    ]);
  });

  it('name a module in which one indicator of one item is all that is left open', () => {
    const inPart = { ...withoutModules(), AP: withoutModules(B1).AP ?? [] };
    expect(gaps({ profiles: { a1: withoutModules() } }, { profiles: { a1: inPart } })).toEqual([
      'a1 mki B1: 0 of 2, 1 in part',
    ]);
  });

  it('are none of CO2 where no item declares any: that is one thing to say', () => {
    const mkiOnly = { MKI: [5, ...Array(9).fill(0)] };
    expect(gaps({ profiles: { a1: mkiOnly } })).toEqual([]);
  });

  it('count an item without CO2 in every module', () => {
    const without = withoutRows(withoutModules(), ['GWP']);
    const byRow = { ...without, MKI: Array(10).fill(1) };
    expect(gaps({ profiles: { a1: withoutModules() } }, { profiles: { a1: byRow } })).toHaveLength(10);
  });
});

describe('the resources that some items declare', () => {
  const declaring = (...primaryTon: (number | null)[]) =>
    resourceGapsOf(
      wholeOf(...primaryTon.map((ton) => ({ resources: exampleResources({ primaryTon: ton }) }))),
    );

  it('count the items that leave one open, of which 0 is none', () => {
    expect(declaring(1, null, 0)).toEqual([
      { resource: 'primaryTon', items: 3, undeclared: 1, incomplete: 0 },
    ]);
  });

  it('are none where all declare it, and where none does', () => {
    expect(declaring(1, 2)).toEqual([]);
    expect(declaring(null, null)).toEqual([]);
  });
});
