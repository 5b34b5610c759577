import { describe, expect, it } from 'vitest';
import { FIRST_WEIGHT_TABLES, FIRST_WEIGHTED_SETS } from './first-weight-tables.ts';
import { ADPF_KG_SB_PER_MJ, type SetCode } from './impact-sets.ts';
import { unconfirmedWeights } from './weight-table.ts';

/**
 * The published weights: Set A1 after TNO's shadow prices, Set A2 after CE Delft's environmental prices, both through
 * the Bepalingsmethode Milieuprestatie Bouwwerken. Another value requires another version.
 */
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

const rowsOf = (set: SetCode) =>
  FIRST_WEIGHTED_SETS[set].indicators.map(({ code, unit, weightEur }) => [code, unit, weightEur]);

describe('the weights that the product came with, version 2026-1', () => {
  it('are those of the 11 impact categories of Set A1', () => {
    expect(FIRST_WEIGHTED_SETS.a1.version).toBe('2026-1');
    expect(rowsOf('a1')).toEqual(PUBLISHED_A1);
  });

  it('are those of the 19 impact categories of Set A2', () => {
    expect(FIRST_WEIGHTED_SETS.a2.version).toBe('2026-1');
    expect(rowsOf('a2')).toEqual(PUBLISHED_A2);
  });

  it('are confirmed but for the six of Set A2 whose source nobody could check', () => {
    expect(FIRST_WEIGHT_TABLES.map(({ set, weights }) => [set, unconfirmedWeights(weights)])).toEqual([
      ['a1', []],
      ['a2', ['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']],
    ]);
  });

  it('each name where they are from', () => {
    for (const { source } of FIRST_WEIGHT_TABLES.flatMap(({ weights }) => weights))
      expect(source).toMatch(/Stichting NMD|geen bron gevonden/);
  });
});

it('converts 1000 MJ of ADPF to 0.481 kg Sb-eq, which costs €0.07696', () => {
  const kgSb = 1000 * ADPF_KG_SB_PER_MJ;
  const weightEur = FIRST_WEIGHTED_SETS.a1.indicators.find(({ code }) => code === 'ADPF')?.weightEur;
  expect(kgSb).toBeCloseTo(0.481, 12);
  expect(kgSb * (weightEur ?? Number.NaN)).toBeCloseTo(0.07696, 12);
});
