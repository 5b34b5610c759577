import { describe, expect, it } from 'vitest';
import { ADPF_KG_SB_PER_MJ, SET_A1, SET_A2, WEIGHTS_VERSION } from './impact-sets.ts';

/**
 * The weights as they are published: Set A1 after TNO's shadow prices, Set A2 after CE Delft's environmental prices,
 * both through the Bepalingsmethode Milieuprestatie Bouwwerken. Whoever changes one gives the table a new version.
 */
const PUBLISHED_VERSION = '2026-1';
const PUBLISHED_A1 = [
  ['ADPE', 'kg Sb-eq', 0.16],
  ['ADPF', 'kg Sb-eq', 0.16],
  ['GWP', 'kg CO2-eq', 0.05],
  ['ODP', 'kg CFC-11-eq', 30],
  ['POCP', 'kg C2H4-eq', 2],
  ['AP', 'kg SO2-eq', 4],
  ['EP', 'kg PO4-eq', 9],
  ['HTP', 'kg 1,4-DB-eq', 0.09],
  ['FAETP', 'kg 1,4-DB-eq', 0.03],
  ['MAETP', 'kg 1,4-DB-eq', 0.0001],
  ['TETP', 'kg 1,4-DB-eq', 0.06],
];
const PUBLISHED_A2 = [
  ['GWP-total', 'kg CO2-eq', 0.116],
  ['GWP-f', 'kg CO2-eq', 0],
  ['GWP-b', 'kg CO2-eq', 0],
  ['GWP-luluc', 'kg CO2-eq', 0],
  ['ODP', 'kg CFC-11-eq', 32],
  ['AP', 'mol H+-eq', 0.39],
  ['EP-fw', 'kg P-eq', 1.96],
  ['EP-m', 'kg N-eq', 3.28],
  ['EP-t', 'mol N-eq', 0.36],
  ['POCP', 'kg NMVOC-eq', 1.22],
  ['ADP-mm', 'kg Sb-eq', 0.3],
  ['ADP-f', 'MJ', 0.00033],
  ['WDP', 'm3 world-eq', 0.00506],
  ['PM', 'disease incidence', 575838],
  ['IR', 'kBq U235-eq', 0.049],
  ['ETP-fw', 'CTUe', 0.00013],
  ['HTP-c', 'CTUh', 1096368],
  ['HTP-nc', 'CTUh', 147588],
  ['SQP', 'Pt', 0.000178],
];

const rowsOf = (set: typeof SET_A1) =>
  set.indicators.map(({ code, unit, weightEur }) => [code, unit, weightEur]);
const codesOf = (set: typeof SET_A1, core: boolean) =>
  set.indicators.filter((indicator) => indicator.core === core).map(({ code }) => code);

describe(`the weights of version ${PUBLISHED_VERSION}`, () => {
  it('are those of the 11 impact categories of Set A1', () => {
    expect(WEIGHTS_VERSION).toBe(PUBLISHED_VERSION);
    expect(rowsOf(SET_A1)).toEqual(PUBLISHED_A1);
    expect(SET_A1.indicators).toHaveLength(11);
  });

  it('are those of the 19 impact categories of Set A2', () => {
    expect(WEIGHTS_VERSION).toBe(PUBLISHED_VERSION);
    expect(rowsOf(SET_A2)).toEqual(PUBLISHED_A2);
    expect(SET_A2.indicators).toHaveLength(19);
  });
});

describe('what has to be declared', () => {
  it('is all of Set A1', () => {
    expect(codesOf(SET_A1, true)).toHaveLength(11);
    expect(codesOf(SET_A1, false)).toEqual([]);
  });

  it('is the core of Set A2: its first 13 indicators, up to WDP', () => {
    expect(codesOf(SET_A2, true)).toHaveLength(13);
    expect(codesOf(SET_A2, true).at(-1)).toBe('WDP');
    expect(codesOf(SET_A2, false)).toEqual(['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']);
  });
});

it('states CO2 by GWP in Set A1 and by GWP-total in Set A2', () => {
  expect(SET_A1.co2Indicator).toBe('GWP');
  expect(SET_A2.co2Indicator).toBe('GWP-total');
});

it('converts 1000 MJ of ADPF to 0.481 kg Sb-eq, which costs €0.07696', () => {
  const kgSb = 1000 * ADPF_KG_SB_PER_MJ;
  const weightEur = SET_A1.indicators.find(({ code }) => code === 'ADPF')?.weightEur;
  expect(kgSb).toBeCloseTo(0.481, 12);
  expect(kgSb * (weightEur ?? Number.NaN)).toBeCloseTo(0.07696, 12);
});
