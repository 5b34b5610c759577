import { describe, expect, it } from 'vitest';
import { exampleProfile, exampleRow, withoutRows } from './example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from './first-weight-tables.ts';
import { LIFE_CYCLE_MODULES, sumModules } from './life-cycle-modules.ts';
import {
  BARE_ROW,
  type ImpactProfile,
  isDeclared,
  type WeighedProfile,
  weighProfile,
} from './weigh-profile.ts';
import type { WeightedSet } from './weight-table.ts';

const { a1: SET_A1, a2: SET_A2 } = FIRST_WEIGHTED_SETS;

const ADDITIONAL_A2 = ['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP'];

function weighed(set: WeightedSet, profile: ImpactProfile): WeighedProfile {
  const result = weighProfile(set, profile);
  if (result.kind !== 'weighed') throw new Error(`missing ${result.missing}`);
  return result.profile;
}

describe('the MKI of a profile in a module', () => {
  it('is the sum of weight × value', () => {
    // A1-A3: 20 × €0.05 + 0.05 × €4 = €1.20; D: −2 × €0.05 = −€0.10
    const profile = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20, D: -2 }, AP: { 'A1-A3': 0.05 } });
    const { mkiEur, co2Kg, mkiSource } = weighed(SET_A1, profile);
    expect(mkiEur).toEqual([1.2, 0, 0, 0, 0, 0, 0, 0, 0, -0.1]);
    expect(co2Kg).toEqual([20, 0, 0, 0, 0, 0, 0, 0, 0, -2]);
    expect(mkiSource).toBe('indicators');
  });

  // the columns of weights, added by hand
  it.each([
    ['Set A1', SET_A1, 45.5501],
    ['Set A2', SET_A2, 39.63139 + 1_819_794.049308],
  ])('is the sum of all weights for one unit of every indicator of %s', (_name, set, sumOfWeightsEur) => {
    const one = Object.fromEntries(set.indicators.map(({ code }) => [code, { C3: 1 }]));
    const { mkiEur } = weighed(set, exampleProfile(set, one));
    expect(mkiEur[7]).toBeCloseTo(sumOfWeightsEur, 6);
    expect(sumModules(mkiEur)).toBe(mkiEur[7]);
  });

  it('does not count the parts of GWP-total once more', () => {
    // 100 kg in all, of which 90 fossil, 8 biogenic, 2 from land use: 100 × €0.116 and not 200 × €0.116
    const parts = { 'GWP-f': { A4: 90 }, 'GWP-b': { A4: 8 }, 'GWP-luluc': { A4: 2 } };
    const { mkiEur, co2Kg } = weighed(SET_A2, exampleProfile(SET_A2, { 'GWP-total': { A4: 100 }, ...parts }));
    expect(mkiEur[1]).toBeCloseTo(11.6, 12);
    expect(co2Kg?.[1]).toBe(100);
  });

  it('ignores rows that are no indicator of the set', () => {
    const profile = exampleProfile(SET_A1, { GWP: { A5: 20 }, PERT: { A5: 500 }, 'GWP-total': { A5: 20 } });
    expect(weighed(SET_A1, profile).mkiEur[2]).toBe(1);
  });
});

describe('what is not declared', () => {
  it('counts as 0 in an empty cell, and the module is known to be incomplete', () => {
    const profile = { ...exampleProfile(SET_A1), GWP: exampleRow({ 'A1-A3': 20, A4: null, D: null }) };
    const { mkiEur, co2Kg, undeclared, incomplete } = weighed(SET_A1, profile);
    expect(sumModules(mkiEur)).toBe(1);
    expect(co2Kg).toEqual([20, null, 0, 0, 0, 0, 0, 0, 0, null]);
    expect(undeclared).toEqual([]);
    expect(LIFE_CYCLE_MODULES.filter((_, module) => incomplete[module])).toEqual(['A4', 'D']);
  });

  it('takes nothing from the MKI where it is a part of GWP-total', () => {
    const profile = { ...exampleProfile(SET_A2), 'GWP-luluc': exampleRow({ 'A1-A3': 1, B4: null }) };
    expect(weighed(SET_A2, profile).incomplete).not.toContain(true);
  });

  it('is not the same as a declared 0', () => {
    expect(isDeclared(exampleRow({ C4: 0 }, null))).toBe(true);
    expect(isDeclared(exampleRow({}, null))).toBe(false);
    expect(isDeclared(undefined)).toBe(false);
  });

  it('leaves the six additional indicators of Set A2 out of the MKI and names them', () => {
    const everything = exampleProfile(SET_A2, { 'GWP-total': { 'A1-A3': 10 }, PM: { 'A1-A3': 1e-6 } });
    expect(sumModules(weighed(SET_A2, everything).mkiEur)).toBeCloseTo(1.16 + 0.575838, 12);

    const understated = weighed(SET_A2, withoutRows(everything, ADDITIONAL_A2));
    expect(sumModules(understated.mkiEur)).toBeCloseTo(1.16, 12);
    expect(understated.undeclared).toEqual(ADDITIONAL_A2);
    expect(understated.incomplete).not.toContain(true);
  });

  it('includes an additional indicator with nothing but empty cells', () => {
    const profile = { ...exampleProfile(SET_A2), IR: exampleRow({}, null) };
    expect(weighed(SET_A2, profile).undeclared).toEqual(['IR']);
  });

  const coreRows = [SET_A1, SET_A2].flatMap((set) =>
    set.indicators.filter(({ core }) => core).map(({ code }) => ({ name: set.name, code, set })),
  );
  it.each(coreRows)('leaves $name without an MKI when it is $code', ({ set, code }) => {
    const missing = { kind: 'missing-core', missing: [code] };
    expect(weighProfile(set, withoutRows(exampleProfile(set), [code]))).toEqual(missing);
    expect(weighProfile(set, { ...exampleProfile(set), [code]: exampleRow({}, null) })).toEqual(missing);
  });

  it('names every core indicator that is missing, and no additional one', () => {
    const profile = withoutRows(exampleProfile(SET_A2), ['WDP', 'SQP', 'GWP-b']);
    expect(weighProfile(SET_A2, profile)).toEqual({ kind: 'missing-core', missing: ['GWP-b', 'WDP'] });
  });
});

describe('a row MKI', () => {
  it('stands in place of the indicators, with a GWP row for CO2', () => {
    const profile = { MKI: exampleRow({ 'A1-A3': 8, D: -1 }, null), GWP: exampleRow({ 'A1-A3': 90, A4: 5 }) };
    const { mkiEur, co2Kg, mkiSource, undeclared, incomplete } = weighed(SET_A1, profile);
    expect(mkiEur).toEqual([8, null, null, null, null, null, null, null, null, -1]);
    expect(co2Kg).toEqual([90, 5, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(mkiSource).toBe('mki-row');
    expect(undeclared).toEqual([]);
    expect(incomplete.filter(Boolean)).toHaveLength(8);
  });

  it('leaves CO2 unknown, not 0, when there is no GWP row', () => {
    expect(weighed(SET_A2, { MKI: exampleRow({ 'A1-A3': 8 }) }).co2Kg).toBeNull();
  });

  it('gives way to the weighted sum where both are there', () => {
    const profile = exampleProfile(SET_A1, { GWP: { 'A1-A3': 20 }, MKI: { 'A1-A3': 7 } });
    expect(weighed(SET_A1, profile).mkiEur[0]).toBe(1);
    expect(weighed(SET_A1, profile).mkiSource).toBe('indicators');
  });

  it('stands in no place when its cells are empty', () => {
    const profile = { ...withoutRows(exampleProfile(SET_A1), ['AP']), MKI: exampleRow({}, null) };
    expect(weighProfile(SET_A1, profile)).toEqual({ kind: 'missing-core', missing: ['AP'] });
  });
});

describe('what stands behind an MKI in a module', () => {
  it('are the core indicators that weigh and are declared there, as bits in the order of the set', () => {
    const profile = exampleProfile(SET_A1, { GWP: { A4: null }, ADPE: { A4: null, A5: null } });
    const { declared } = weighed(SET_A1, profile);
    // eleven indicators: ADPE is the first bit, GWP the third
    expect(declared.slice(0, 4)).toEqual([2047, 2047 - 1 - 4, 2047 - 1, 2047]);
  });

  it('are neither parts of GWP-total, which weigh nothing, nor indicators that may be left out', () => {
    const { declared } = weighed(SET_A2, exampleProfile(SET_A2));
    const bits = SET_A2.indicators.map(({ core, weightEur }, place) =>
      core && weightEur > 0 ? 2 ** place : 0,
    );
    expect(declared[0]).toBe(bits.reduce((sum, bit) => sum + bit, 0));
    expect((declared[0] ?? 0) & 0b1110).toBe(0);
  });

  it('is nothing where nothing is declared, and a bare row where the MKI is one', () => {
    const empty = Object.fromEntries(SET_A1.indicators.map(({ code }) => [code, { A5: null }]));
    expect(weighed(SET_A1, exampleProfile(SET_A1, empty)).declared[2]).toBeNull();
    const { declared } = weighed(SET_A1, { MKI: exampleRow({ 'A1-A3': 8 }, null) });
    expect(declared.slice(0, 2)).toEqual([BARE_ROW, null]);
  });
});
