import { describe, expect, it } from 'vitest';
import { findIndicator, indicatorsMeant } from './indicator-names.ts';
import { isResourceRow } from './resource-rows.ts';

describe('a name that declarations and programs print means one indicator', () => {
  it.each([
    ['abiotic depletion, non fuel (AD)', 'ADPE'],
    ['abiotic depletion, fuel (AD)', 'ADPF'],
    ['Abiotic depletion (fossil fuels)', 'ADPF'],
    ['Uitputting van abiotische grondstoffen (excl. fossiele energiedragers)', 'ADPE'],
    ['ADP-fossiele energiedragers', 'ADPF'],
    ['Global warming (GWP100a)', 'GWP'],
    ['Klimaatverandering 100 jr.', 'GWP'],
    ['GWP 100', 'GWP'],
    ['Human toxicity (HT)', 'HTP'],
    ['Fresh water aquatic ecotox.', 'FAETP'],
    ['FAETP inf.', 'FAETP'],
    ['Aquatische toxiciteit, zoetwater', 'FAETP'],
    ['Aquatische toxiciteit, zoutwater', 'MAETP'],
    ['Ecotoxcity, marine water (MAETP)', 'MAETP'],
    ['Ecotoxicity, terrestric (TETP)', 'TETP'],
  ])('%s in Set A1: %s', (name, code) => {
    expect(findIndicator('a1', name)).toBe(code);
  });

  it.each([
    ['Climate change - Land use and LU change', 'GWP-luluc'],
    ['GWPtotal', 'GWP-total'],
    ['GWPfossil', 'GWP-f'],
    ['EPfreshwater', 'EP-fw'],
    ['EP-zout', 'EP-m'],
    ['Vermesting, bodem', 'EP-t'],
    ['Resource use, minerals and metals', 'ADP-mm'],
    ['Resource use, fossils', 'ADP-f'],
    ['Uitputting van abiotische grondstoffen, fossiele energiedragers', 'ADP-f'],
    ['Photochemical ozone formation - human health', 'POCP'],
    ['Fijnstof emissie', 'PM'],
    ['HTPc', 'HTP-c'],
    ['Humane toxiciteit, non-carcinogeen', 'HTP-nc'],
    ['ETPfw', 'ETP-fw'],
    ['Landgebruik-gerelateerde impact / bodemkwaliteit', 'SQP'],
  ])('%s in Set A2: %s', (name, code) => {
    expect(findIndicator('a2', name)).toBe(code);
  });
});

describe('a name that could be several things is none, and says what may be meant', () => {
  it.each([
    ['a1', 'Abiotic depletion', ['ADPE', 'ADPF']],
    ['a1', 'Uitputting van abiotische grondstoffen (ADP)', ['ADPE', 'ADPF']],
    ['a2', 'GWP', ['GWP-total']],
    ['a2', 'Global warming potential (GWP)', ['GWP-total']],
    ['a2', 'Klimaatverandering', ['GWP-total']],
    ['a2', 'Vermesting', ['EP-fw', 'EP-m', 'EP-t']],
    ['a2', 'EP-zw', ['EP-fw', 'EP-m']],
    ['a2', 'ADPF', ['ADP-f']],
    ['a2', 'Humane toxiciteit', ['HTP-c', 'HTP-nc']],
    ['a2', 'Landgebruik', ['SQP']],
  ] as const)('%s: %s', (set, name, meant) => {
    expect(findIndicator(set, name)).toBeNull();
    expect(indicatorsMeant(set, name)).toEqual(meant);
  });

  it('and of a name that nobody knows nothing is said', () => {
    expect(indicatorsMeant('a2', 'Omgevingsgeluid')).toEqual([]);
  });
});

it.each(['GWP-GHG', 'GWP-IOBC', 'Global warming potential except biogenic carbon (GWP-IOBC/GHG)'])(
  'the warming potential without biogenic carbon is beside the set: %s',
  (name) => {
    expect(isResourceRow(name)).toBe(true);
    expect(findIndicator('a2', name)).toBeNull();
  },
);
