import { expect, it } from 'vitest';
import { unitKey, unitsBySpelling } from './unit-key.ts';

it.each([
  ['ton', ['ton', 'Ton', 'TON', 't', 'T', 'ton.', 'tonne', 'tonnes', 'tons', '1000 kg']],
  ['kg', ['kg', 'KG', 'kg.', 'kilo', 'kilogram', 'kgs']],
  ['g', ['g', 'gram', 'gr.']],
  ['m', ['m', 'm1', 'm¹', 'M1', 'm.', 'meter', 'metre', 'str.m', 'str. m1', 'strekkende meter', 'lm']],
  ['m2', ['m2', 'm²', 'M2', 'm^2', 'm 2', 'vierkante meter', 'sqm']],
  ['m3', ['m3', 'm³', 'M³', 'm^3', ' m3 ', 'kubieke meter', 'kuub', 'cbm']],
  ['km', ['km', 'kilometer', 'kilometre']],
  ['st', ['st', 'St.', 'stuk', 'stuks', 'stk', 'piece', 'pieces', 'pcs', 'each', 'ea']],
  ['l', ['l', 'L', 'liter', 'litre', 'ltr']],
  ['uur', ['uur', 'uren', 'u', 'u.', 'h', 'hr', 'hrs', 'hour', 'hours']],
  ['min', ['min', 'min.', 'minuut', 'minuten']],
  ['MJ', ['MJ', 'mj', 'megajoule']],
  ['kWh', ['kWh', 'KWH', 'kilowattuur']],
  ['tkm', ['tkm', 'ton km', 'ton·km', 'ton-km', 'tonkilometer']],
])('%s is written in each of these ways', (unit, spellings) => {
  expect(spellings.map((spelling) => [spelling, unitKey(spelling)])).toEqual(
    spellings.map((spelling) => [spelling, unit]),
  );
});

it.each([
  ['ton', 'kg'],
  ['m2', 'm3'],
  ['m', 'mm'],
  ['m', 'min'],
  ['km', 'm'],
  ['uur', 'dag'],
  ['h', 'ha'],
  ['MJ', 'GJ'],
  ['st', 'set'],
])('%s and %s are different units', (left, right) => {
  expect(unitKey(left)).not.toBe(unitKey(right));
});

it('a unit that is not known is only compared without case, blanks and marks', () => {
  expect(unitKey(' Dag. ')).toBe(unitKey('dag'));
  expect(unitKey('M2 per  jaar')).toBe(unitKey('m2 per jaar'));
  expect(unitKey('1.5 m')).not.toBe(unitKey('15 m'));
  expect(unitKey('constructor')).toBe('constructor');
});

it('spellings are counted together under the name of a known unit, and of any other under the first of them', () => {
  const spellings = ['t', 'rol', 'TON', 'stuk', 'Rol', 'rol.', 'set'];
  expect(Object.fromEntries(unitsBySpelling(spellings))).toEqual({
    ...{ t: 'ton', TON: 'ton', stuk: 'st', set: 'set' },
    ...{ rol: 'Rol', Rol: 'Rol', 'rol.': 'Rol' },
  });
  expect(unitsBySpelling(spellings.toReversed()).get('rol')).toBe('Rol');
});
