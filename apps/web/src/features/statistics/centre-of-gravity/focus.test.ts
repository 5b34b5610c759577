import { expect, it } from 'vitest';
import { dataTypeOf } from './focus.ts';

it('asks for MKI and CO2 in the set that is switched to', () => {
  expect([dataTypeOf('mki', 'a1'), dataTypeOf('mki', 'a2')]).toEqual(['eci', 'eci_a2']);
  expect([dataTypeOf('co2', 'a1'), dataTypeOf('co2', 'a2')]).toEqual(['co2', 'co2_a2']);
});

it('asks for raw materials alike in either set', () => {
  expect([dataTypeOf('materials', 'a1'), dataTypeOf('materials', 'a2')]).toEqual(['material', 'material']);
});
