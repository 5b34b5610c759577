import { describe, expect, it } from 'vitest';
import { formatMki, formatNumber } from '../format/number-format.ts';
import { exampleItem } from '../items/example-item.fixture.ts';
import { valueItem } from '../items/value-item.ts';
import { type Cells, exampleProfile, exampleRow, withoutRows } from './example-profile.fixture.ts';
import { FIRST_WEIGHTED_SETS } from './first-weight-tables.ts';
import { ADPF_KG_SB_PER_MJ, SET_A1, type SetCode } from './impact-sets.ts';
import { LIFE_CYCLE_MODULES, sumModules } from './life-cycle-modules.ts';
import { type ImpactProfile, weighProfile } from './weigh-profile.ts';

// This is the worked example of docs/method/mki.md, figure by figure. Change both together.

const QUANTITY_M2 = 100;

/** Per m2 in Set A1; B4 is empty in every row. */
const A1: ImpactProfile = Object.fromEntries(
  Object.entries(
    exampleProfile(SET_A1, {
      ADPF: { 'A1-A3': 1000 * ADPF_KG_SB_PER_MJ, A4: 100 * ADPF_KG_SB_PER_MJ },
      GWP: { 'A1-A3': 20, A4: 4, D: -2 },
      POCP: { 'A1-A3': 0.01 },
      AP: { 'A1-A3': 0.05, A4: 0.01 },
      EP: { 'A1-A3': 0.01 },
      HTP: { 'A1-A3': 2, A4: 1 },
      FAETP: { 'A1-A3': 1 },
      MAETP: { 'A1-A3': 500 },
      TETP: { 'A1-A3': 0.5 },
    }),
  ).map(([code, row]) => [code, row.with(LIFE_CYCLE_MODULES.indexOf('B4'), null)]),
);

const A2_CORE = {
  'GWP-total': 20,
  'GWP-f': 21,
  'GWP-b': -1.5,
  'GWP-luluc': 0.5,
  ODP: 0,
  AP: 0.1,
  'EP-fw': 0.01,
  'EP-m': 0.02,
  'EP-t': 0.25,
  POCP: 0.05,
  'ADP-mm': 0.001,
  'ADP-f': 1000,
  WDP: 5,
};
const A2_ADDITIONAL = { PM: 1e-7, IR: 1, 'ETP-fw': 100, 'HTP-c': 1e-8, 'HTP-nc': 1e-7, SQP: 100 };
/** Per m2 in Set A2, all in A1-A3. */
const A2: ImpactProfile = Object.fromEntries(
  Object.entries({ ...A2_CORE, ...A2_ADDITIONAL }).map(([code, value]) => [
    code,
    exampleRow({ 'A1-A3': value }),
  ]),
);

const STATED_MKI: Cells = { 'A1-A3': 1.7, A4: 0.3, D: -0.1 };

function valued(set: SetCode, profile: ImpactProfile) {
  const { valued, findings } = valueItem(
    exampleItem({ quantity: QUANTITY_M2, profiles: { [set]: profile } }),
    FIRST_WEIGHTED_SETS,
  );
  const impact = valued.impacts[set];
  return {
    mkiEur: impact?.mkiEur ?? [],
    totalEur: impact ? sumModules(impact.mkiEur) : null,
    totalKg: impact?.co2Kg ? sumModules(impact.co2Kg) : null,
    findings,
  };
}

describe('100 m2 of the example layer in Set A1', () => {
  it('cost €167.696 in A1-A3, €33.7696 in A4 and −€10 in D', () => {
    const { mkiEur } = valued('a1', A1);
    const expected = exampleRow({ 'A1-A3': 167.696, A4: 33.7696, D: -10 });
    mkiEur.forEach((eur, module) => {
      expect(eur, LIFE_CYCLE_MODULES[module]).toBeCloseTo(expected[module] ?? Number.NaN, 10);
    });
  });

  it('cost €191.4656 and 2200 kg CO2 together, with nothing to report', () => {
    const { totalEur, totalKg, findings } = valued('a1', A1);
    expect(totalEur).toBeCloseTo(191.4656, 10);
    expect(formatMki(totalEur)).toBe('€191,-');
    expect(totalKg).toBe(2200);
    expect(formatNumber((totalKg ?? Number.NaN) / 1000)).toBe('2,20');
    expect(findings).toEqual([]);
  });

  it('leave B4 incomplete, and nothing else', () => {
    expect(weighProfile(FIRST_WEIGHTED_SETS.a1, A1)).toMatchObject({
      profile: { undeclared: [], incomplete: LIFE_CYCLE_MODULES.map((module) => module === 'B4') },
    });
  });
});

describe('100 m2 of the example layer in Set A2', () => {
  it('cost €311.390628 and 2000 kg CO2', () => {
    const { totalEur, totalKg, findings } = valued('a2', A2);
    expect(totalEur).toBeCloseTo(311.390628, 10);
    expect(formatMki(totalEur)).toBe('€311,-');
    expect(totalKg).toBe(2000);
    expect(findings).toEqual([]);
  });

  it('cost the same whatever the parts of GWP-total are', () => {
    const part = exampleRow({ 'A1-A3': 1000 });
    const { totalEur } = valued('a2', { ...A2, 'GWP-f': part, 'GWP-b': part, 'GWP-luluc': part });
    expect(totalEur).toBeCloseTo(311.390628, 10);
  });

  it('cost €295.08 by the core alone, and the finding names the six others', () => {
    const { totalEur, findings } = valued('a2', withoutRows(A2, Object.keys(A2_ADDITIONAL)));
    expect(totalEur).toBeCloseTo(295.08, 10);
    expect(findings).toEqual([
      { code: 'undeclared-indicator', set: 'a2', undeclared: Object.keys(A2_ADDITIONAL) },
    ]);
  });

  it('have no MKI without WDP, unless there is a row MKI', () => {
    const incomplete = withoutRows(A2, ['WDP']);
    expect(valued('a2', incomplete)).toMatchObject({
      totalEur: null,
      findings: [{ code: 'missing-core-indicator', set: 'a2', missing: ['WDP'] }],
    });
    expect(valued('a2', { ...incomplete, MKI: exampleRow({ 'A1-A3': 3 }) }).totalEur).toBe(300);
  });
});

describe('the example layer with a row MKI of €1.90 per m2', () => {
  const mki = { MKI: exampleRow(STATED_MKI) };

  it('costs €190 when the row stands in place of the indicators, with CO2 from GWP', () => {
    const { totalEur, totalKg, findings } = valued('a1', { ...mki, GWP: A1.GWP ?? [] });
    expect(totalEur).toBeCloseTo(190, 10);
    expect(totalKg).toBe(2200);
    expect(findings).toEqual([]);
  });

  it('costs €190 and an unknown amount of CO2 when the row stands alone', () => {
    const { totalEur, totalKg, findings } = valued('a1', mki);
    expect(totalEur).toBeCloseTo(190, 10);
    expect(totalKg).toBeNull();
    expect(findings).toEqual([{ code: 'undeclared-co2', set: 'a1', indicator: 'GWP' }]);
  });

  it('costs the weighted sum where both are there, €0.014656 apart being rounding', () => {
    const { totalEur, findings } = valued('a1', { ...A1, ...mki });
    expect(totalEur).toBeCloseTo(191.4656, 10);
    expect(findings).toEqual([]);
  });

  it('costs the weighted sum with a warning when the row says €2.20', () => {
    const { totalEur, findings } = valued('a1', { ...A1, MKI: exampleRow({ ...STATED_MKI, 'A1-A3': 2 }) });
    expect(totalEur).toBeCloseTo(191.4656, 10);
    expect(findings).toEqual([
      {
        code: 'mki-differs',
        set: 'a1',
        weightedEur: expect.closeTo(191.4656, 10),
        statedEur: expect.closeTo(220, 10),
      },
    ]);
  });
});
