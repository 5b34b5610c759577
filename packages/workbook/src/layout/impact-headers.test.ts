import { LIFE_CYCLE_MODULES, MODULE_INDICATORS, SET_CODES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { impactColumn, readImpactHeader } from './impact-headers.ts';

const of = (header: string) => {
  const found = readImpactHeader(header);
  return found && [found.of, found.module, found.set, found.amounts];
};

describe('a header with the MKI or the CO2 of a module', () => {
  it.each([
    ['MKI A1-A3', ['mki', 'A1-A3', null, null]],
    ['A1-A3 MKI (€)', ['mki', 'A1-A3', null, null]],
    ['MKI A1-A3 (euro/eenheid)', ['mki', 'A1-A3', null, 'per-unit']],
    ['MKI A4 (€ per eenheid)', ['mki', 'A4', null, 'per-unit']],
    ['MKI totaal (€) A1-A3', ['mki', 'A1-A3', null, 'in-all']],
    ['ECI (EUR) Module C3', ['mki', 'C3', null, null]],
    ['MKI: D', ['mki', 'D', null, null]],
    ['MKI – A1–A3', ['mki', 'A1-A3', null, null]],
    ['MKI_A1-3', ['mki', 'A1-A3', null, null]],
    ['MKI A1 t/m A3', ['mki', 'A1-A3', null, null]],
    ['MKI A2 A1-A3', ['mki', 'A1-A3', 'a2', null]],
    ['MKI A1 A4', ['mki', 'A4', 'a1', null]],
    ['Set A2 MKI B4', ['mki', 'B4', 'a2', null]],
    ['MKI (€) EN 15804+A2 C1', ['mki', 'C1', 'a2', null]],
    ['GWP A1-A3', ['co2', 'A1-A3', null, null]],
    ['CO2 A1-A3 (kg)', ['co2', 'A1-A3', null, null]],
    ['CO₂-eq A1–A3 [kg CO2-eq.]', ['co2', 'A1-A3', null, null]],
    ['GWP-total A1-A3', ['co2', 'A1-A3', 'a2', null]],
    // A total of climate change is an indicator; with a blank it may be one of the quantity.
    ['GWP totaal A1-A3', ['co2', 'A1-A3', null, 'in-all']],
  ])('%s', (header, meaning) => {
    expect(of(header)).toEqual(meaning);
  });

  it.each([
    ['MKI', null],
    ['MKI totaal', null],
    ['MKI A1', 'apart'],
    ['MKI A1 A2 A3', 'apart'],
    ['MKI B2', 'outside'],
    // Two modules with a dash between them are a range, and never a set with a module.
    ['MKI A1-A4', 'outside'],
    ['MKI A1 - A4', 'outside'],
    ['MKI A2 - D', 'outside'],
    ['MKI C3-C4', 'outside'],
    ['MKI A4 A5', 'outside'],
  ])('%s names no module of the layout', (header, module) => {
    expect(readImpactHeader(header)).toMatchObject({ of: 'mki', module });
  });

  it.each([
    'A1-A3',
    'Set A2',
    'MKI A1-A3 (kg)',
    'MKI A1-A3 (k€)',
    'MKI A1-A3 (€/m2)',
    'CO2 A1-A3 (ton)',
    'CO2 A1-A3 (€)',
    'GWP-f A1-A3',
    'GWP-luluc A4',
    'GWP-total Set A1 A4',
    'MKI A1 Set A2 A4',
    'MKI en CO2 A4',
    'Opmerking MKI A4',
    'MKI A3 A4',
  ])('%s is none', (header) => {
    expect(readImpactHeader(header)).toBeNull();
  });

  it('is read by its own name', () => {
    for (const set of SET_CODES)
      for (const indicator of MODULE_INDICATORS)
        for (const module of LIFE_CYCLE_MODULES)
          expect(readImpactHeader(impactColumn(indicator, set, module))).toMatchObject({
            ...{ of: indicator, module, set },
          });
  });
});
