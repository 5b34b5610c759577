import { describe, expect, it } from 'vitest';
import { namesMultiple, statesScale, unitInHeader, unitOfFigures } from './multiples.ts';

describe('a unit', () => {
  it.each([
    '1000 m2',
    '1.000 m2',
    '1 000 m2',
    '100m2',
    '100 st',
    'per 100 st',
    'x1000',
    'm2 x 1000',
    '10^3 m2',
    'duizend stuks',
    'dzd st',
    'honderdtal',
    'mln m3',
    'm2/50 jaar',
    '1000',
  ])('%s names a multiple', (unit) => {
    expect(namesMultiple(unit)).toBe(true);
  });

  it.each([
    'm2',
    'm²',
    'm1',
    'm3',
    'dm3',
    'kg/m3',
    'ton',
    'st.',
    'per stuk',
    '1 m2',
    '1000 kg',
    '1000kg',
    'HE',
    'pst',
  ])('%s names none', (unit) => {
    expect(namesMultiple(unit)).toBe(false);
  });
});

describe('words at a table', () => {
  it.each([
    'x 1000',
    '(x1000)',
    '× 1.000',
    'in duizendtallen',
    'Hoeveelheden in duizendtallen',
    'bedragen x € 1.000',
    'waarden per 1000 m2',
    'MKI/100 st',
    'x 10^3',
  ])('%s state a scale wherever they stand', (words) => {
    expect([statesScale(words, false), statesScale(words, true)]).toEqual([true, true]);
  });

  it.each(['1000 m2', '(1000 m2)', '[1.000]', 'Hoeveelheid (100 st)'])('%s do at a column only', (words) => {
    expect([statesScale(words, false), statesScale(words, true)]).toEqual([false, true]);
  });

  it.each([
    'Reconstructie N200 km 1.000 - 2.000',
    'Datum 10-10-2026',
    'Fase 2',
    '100 % ontwerp',
    'Versie 1.000',
    'x 1.500',
    'Hoeveelheid 2025',
    '10 posten',
    'A1-A3 (per ton)',
  ])('%s state none', (words) => {
    expect([statesScale(words, false), statesScale(words, true)]).toEqual([false, false]);
  });
});

it('a header between brackets names a known unit, in any spelling', () => {
  expect(
    ['Hoeveelheid (TON)', 'Hoeveelheid [m²]', 'Hoeveelheid (bestek)', 'Hoeveelheid'].map(unitInHeader),
  ).toEqual(['ton', 'm2', null, null]);
});

it('words say for which known unit figures are', () => {
  expect(
    [
      ...['Waarden per ton', 'Results per 1 tonne', 'per 1000 kg', 'A1-A3 (per m²)', 'kg CO2-eq/m3'],
      ...['Profielen per product', 'per functionele eenheid', 'Ton asfalt', 'Versie per 1 juni'],
    ].map(unitOfFigures),
  ).toEqual(['ton', 'ton', 'ton', 'm2', 'm3', null, null, null, null]);
});
