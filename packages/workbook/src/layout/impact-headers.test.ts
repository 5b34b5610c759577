import { LIFE_CYCLE_MODULES, MODULE_INDICATORS, SET_CODES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { impactColumn, impactSpokenOf, readImpactHeader } from './impact-headers.ts';

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
    ['MKI A4 transport', ['mki', 'A4', null, null]],
    ['MKI A5 (bouw) per eenheid', ['mki', 'A5', null, 'per-unit']],
    ['MKI A1-A3 productie', ['mki', 'A1-A3', null, null]],
    ['MKI C1 sloop', ['mki', 'C1', null, null]],
    ['MKI D (baten en lasten)', ['mki', 'D', null, null]],
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
    // The transport of another module is only a part of it, and without a module it may be of two.
    'MKI A1-A3 transport',
    'MKI transport',
    'MKI C (sloop)',
  ])('%s is none', (header) => {
    expect(readImpactHeader(header)).toBeNull();
  });

  it.each([
    ['MKI A4 (€/ton)', 'mki', 'A4'],
    ['MKI A5/m2', 'mki', 'A5'],
    ['MKIA4', 'mki', 'A4'],
    ['MKI Set A1 A4 vrachtwagen', 'mki', 'A4'],
    ['Milieukosten D (buiten de grens)', 'mki', 'D'],
    ['Milieu-kosten A4', 'mki', 'A4'],
    ['Schaduwkosten C2', 'mki', 'C2'],
    ['Transport A4 in k€ MKI', 'mki', 'A4'],
    ['MKI A1-A3 (k€)', 'mki', 'A1-A3'],
    ['CO2 A4 (ton)', 'co2', 'A4'],
    ['GWP bouwplaats A5', 'co2', 'A5'],
    ['MKI C (sloop)', 'mki', 'outside'],
    ['MKI C1-C4 sloop en verwerking', 'mki', 'outside'],
  ])('%s speaks of a module and is not read', (header, indicator, module) => {
    expect(readImpactHeader(header)).toBeNull();
    expect(impactSpokenOf(header)).toEqual({ of: indicator, module });
  });

  it.each([
    'MKI per ton',
    'MKI Set A2 (€/ton)',
    'MKI A1 (€/ton)',
    'Klasse D',
    'Specie D',
    'GWP-f A4',
    'CO2 biogeen A4',
  ])('%s speaks of none', (header) => {
    expect(impactSpokenOf(header)).toBeNull();
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
