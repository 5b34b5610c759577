import { describe, expect, it } from 'vitest';
import { exampleProfile, exampleRow, withoutRows } from '../indicators/example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1, SET_A2 } from '../indicators/impact-sets.ts';
import type { CalculationItem } from './calculation-item.ts';
import { totalItems } from './calculation-totals.ts';
import { exampleItem, exampleResources } from './example-item.fixture.ts';
import { valueItem } from './value-item.ts';

const totalsOf = (...items: Partial<CalculationItem>[]) =>
  totalItems(items.map((item) => valueItem(exampleItem(item), FIRST_WEIGHTED_SETS).valued));
const wholeOf = (...items: Partial<CalculationItem>[]) => totalsOf(...items)[0];

describe('the totals of a calculation', () => {
  it('are those of the whole, then of the groups, sub-groups and products in the order of their first item', () => {
    const totals = totalsOf(
      { productGroup: 'Weg', productSubGroup: 'Fundering', product: 'Menggranulaat' },
      { productGroup: 'Brug', productSubGroup: 'Dek', product: 'Beton' },
      { productGroup: 'Weg', productSubGroup: 'Asfalt', product: 'ZOAB' },
      { productGroup: 'Weg', productSubGroup: 'Fundering', product: 'Menggranulaat' },
    );
    expect(totals.map(({ level, path, itemCount }) => [level, path.join(' > '), itemCount])).toEqual([
      ['calculation', '', 4],
      ['product_group', 'Weg', 3],
      ['product_group', 'Brug', 1],
      ['product_sub_group', 'Weg > Fundering', 2],
      ['product_sub_group', 'Brug > Dek', 1],
      ['product_sub_group', 'Weg > Asfalt', 1],
      ['product', 'Weg > Fundering > Menggranulaat', 2],
      ['product', 'Brug > Dek > Beton', 1],
      ['product', 'Weg > Asfalt > ZOAB', 1],
    ]);
  });

  it('keep products of one name apart when they stand in different groups', () => {
    const products = totalsOf({ productGroup: 'Weg' }, { productGroup: 'Brug' });
    expect(products.filter(({ level }) => level === 'product')).toHaveLength(2);
  });

  it('keep a name with a separator in it apart from two names', () => {
    const names = { productGroup: 'a', productSubGroup: 'b', product: 'c' };
    const others = { productGroup: 'a","b', productSubGroup: 'c', product: 'd' };
    expect(totalsOf(names, others)).toHaveLength(1 + 3 + 3);
  });

  it('add up module by module', () => {
    // 10 × €1.00 in A1-A3, and 4 × (€0.50 in A4, −€0.25 in D)
    const transported = exampleProfile(SET_A1, { GWP: { A4: 10, D: -5 } });
    const whole = wholeOf({}, { quantity: 4, profiles: { a1: transported } });
    expect(whole?.sets.a1?.mkiEur).toEqual([10, 2, 0, 0, 0, 0, 0, 0, 0, -1]);
    expect(whole?.sets.a1?.co2Kg).toEqual([200, 40, 0, 0, 0, 0, 0, 0, 0, -20]);
  });

  it('add up the resources of the whole quantities', () => {
    const resources = exampleResources({ secondaryTon: 0.5, equipmentEmissionFreeHours: 2 });
    const whole = wholeOf({ quantity: 10, resources }, { quantity: 2, resources }, {});
    expect(whole?.resources).toEqual(exampleResources({ secondaryTon: 6, equipmentEmissionFreeHours: 24 }));
  });

  it('are nothing without items', () => {
    expect(totalItems([])).toEqual([]);
  });
});

describe('Set A1 and Set A2', () => {
  const a1 = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20 } });
  const a2 = exampleProfile(SET_A2, { 'GWP-total': { 'A1-A3': 25 } });

  it('are summed apart and never added', () => {
    const sets = wholeOf({ profiles: { a1, a2 } })?.sets;
    expect(sets?.a1?.mkiEur[0]).toBe(10);
    expect(sets?.a2?.mkiEur[0]).toBeCloseTo(29, 12);
  });

  it('have no total, rather than 0, where no item states them', () => {
    expect(Object.keys(wholeOf({ profiles: { a1 } })?.sets ?? {})).toEqual(['a1']);
  });
});

describe('the coverage of a sum', () => {
  it('counts the items of which an indicator of the set is undeclared', () => {
    const complete = exampleProfile(SET_A2);
    const understated = withoutRows(complete, ['PM', 'IR']);
    const whole = wholeOf({ profiles: { a2: complete } }, { profiles: { a2: understated } }, {});
    expect(whole?.itemCount).toBe(3);
    expect(whole?.sets.a2).toMatchObject({ itemCount: 2, itemsUndeclared: 1, itemsWithoutCo2: 0 });
    expect(whole?.sets.a1).toMatchObject({ itemCount: 1, itemsUndeclared: 0, itemsWithoutCo2: 0 });
  });

  it('counts the items without CO2, whose MKI counts all the same', () => {
    const mkiOnly = { profiles: { a1: { MKI: exampleRow({ 'A1-A3': 3 }) } } };
    const total = wholeOf({}, mkiOnly)?.sets.a1;
    expect(total).toMatchObject({ itemCount: 2, itemsWithoutCo2: 1 });
    expect(total?.mkiEur[0]).toBe(10 + 30);
    expect(total?.co2Kg[0]).toBe(200);
  });
});
