import { describe, expect, it } from 'vitest';
import { exampleProfile, exampleRow, withoutRows } from '../indicators/example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { SET_A1, SET_A2 } from '../indicators/impact-sets.ts';
import { sumModules } from '../indicators/life-cycle-modules.ts';
import { exampleItem, exampleResources } from './example-item.fixture.ts';
import { valueItem, zeroPerModule } from './value-item.ts';

describe('a valued item', () => {
  it('costs its profile times its quantity, in every module', () => {
    // per m2 €1.00 in A1-A3 and −€0.25 in D; 8 m2
    const a1 = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20, D: -5 } });
    const { valued, findings } = valueItem(
      exampleItem({ quantity: 8, profiles: { a1 } }),
      FIRST_WEIGHTED_SETS,
    );
    expect(valued.impacts.a1?.mkiEur).toEqual([8, 0, 0, 0, 0, 0, 0, 0, 0, -2]);
    expect(valued.impacts.a1?.co2Kg).toEqual([160, 0, 0, 0, 0, 0, 0, 0, 0, -40]);
    expect(findings).toEqual([]);
  });

  it('has the resources of its whole quantity', () => {
    const resources = exampleResources({ primaryTon: 0.5, fossilMj: 30, transportOtherTkm: 12 });
    const { valued } = valueItem(exampleItem({ quantity: 4, resources }), FIRST_WEIGHTED_SETS);
    expect(valued.resources).toEqual(
      exampleResources({ primaryTon: 2, fossilMj: 120, transportOtherTkm: 48 }),
    );
  });

  it('costs nothing when none of it was done, whatever its profile leaves open', () => {
    const a2 = withoutRows(exampleProfile(SET_A2, { 'GWP-total': { 'A1-A3': 20, D: -5 } }), ['PM']);
    const { valued, findings } = valueItem(
      exampleItem({ quantity: 0, profiles: { a2 }, resources: exampleResources({ fossilMj: -3 }) }),
      FIRST_WEIGHTED_SETS,
    );
    expect(valued.impacts.a2).toMatchObject({
      mkiEur: zeroPerModule(),
      co2Kg: zeroPerModule(),
      undeclared: [],
      incomplete: Array(10).fill(false),
    });
    expect(valued.resources.fossilMj).toBe(0);
    expect(findings).toEqual([]);
  });

  it('is valued in each set that it states, and in no other', () => {
    const a2 = exampleProfile(SET_A2, { 'GWP-total': { A4: 25 } });
    const both = valueItem(exampleItem({ profiles: { a1: exampleProfile(SET_A1), a2 } }), FIRST_WEIGHTED_SETS)
      .valued.impacts;
    expect(sumModules(both.a1?.mkiEur ?? [])).toBe(0);
    expect(sumModules(both.a2?.mkiEur ?? [])).toBeCloseTo(10 * 25 * 0.116, 12);
    expect(
      Object.keys(valueItem(exampleItem({ profiles: { a2 } }), FIRST_WEIGHTED_SETS).valued.impacts),
    ).toEqual(['a2']);
  });
});

describe('a finding', () => {
  it('names the core indicators that are missing, and the item has no value in that set', () => {
    const a1 = exampleProfile(SET_A1);
    const a2 = withoutRows(exampleProfile(SET_A2), ['POCP', 'AP', 'PM']);
    const { valued, findings } = valueItem(exampleItem({ profiles: { a1, a2 } }), FIRST_WEIGHTED_SETS);
    expect(findings).toEqual([{ code: 'missing-core-indicator', set: 'a2', missing: ['AP', 'POCP'] }]);
    expect(Object.keys(valued.impacts)).toEqual(['a1']);
  });

  it('names the additional indicators by which the MKI is understated', () => {
    const a2 = withoutRows(exampleProfile(SET_A2), ['PM', 'SQP']);
    const { valued, findings } = valueItem(exampleItem({ profiles: { a2 } }), FIRST_WEIGHTED_SETS);
    expect(findings).toEqual([{ code: 'undeclared-indicator', set: 'a2', undeclared: ['PM', 'SQP'] }]);
    expect(valued.impacts.a2?.undeclared).toEqual(['PM', 'SQP']);
  });

  it.each([
    ['a1', 'GWP'],
    ['a2', 'GWP-total'],
  ] as const)('says for set %s that a row MKI came without %s, and CO2 stays unknown', (set, indicator) => {
    const profiles = { [set]: { MKI: exampleRow({ 'A1-A3': 3 }) } };
    const { valued, findings } = valueItem(exampleItem({ quantity: 2, profiles }), FIRST_WEIGHTED_SETS);
    expect(findings).toEqual([{ code: 'undeclared-co2', set, indicator }]);
    expect(valued.impacts[set]?.mkiEur[0]).toBe(6);
    expect(valued.impacts[set]?.mkiSource).toBe('mki-row');
    expect(valued.impacts[set]?.co2Kg).toBeNull();
  });

  it('does not arise for a row MKI with CO2 beside it', () => {
    const a1 = { MKI: exampleRow({ 'A1-A3': 3 }), GWP: exampleRow({ 'A1-A3': 40 }) };
    expect(valueItem(exampleItem({ profiles: { a1 } }), FIRST_WEIGHTED_SETS).findings).toEqual([]);
  });
});

it('starts a sum from ten zeros that are its own', () => {
  const first = zeroPerModule();
  first[0] = 1;
  expect(zeroPerModule()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});
