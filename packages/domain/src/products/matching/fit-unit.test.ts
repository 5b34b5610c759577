import { expect, it } from 'vitest';
import { exampleProduct } from './example-product.fixture.ts';
import { fitUnit } from './fit-unit.ts';

/** 1 m3 of it weighs 2.4 ton. */
const concrete = exampleProduct({ unit: 'm3', conversions: [{ unit: 'ton', perUnit: 2.4 }] });

it('the same unit in another spelling is the same unit', () => {
  expect(fitUnit('M³', concrete)).toEqual({ kind: 'fits', productUnits: 1, by: 'same', via: null });
});

it('a ton is a thousand kg, and a kg a thousandth of a ton', () => {
  expect(fitUnit('ton', exampleProduct({ unit: 'kg' }))).toMatchObject({ productUnits: 1_000, by: 'size' });
  expect(fitUnit('kg', exampleProduct({ unit: 'ton' }))).toMatchObject({ productUnits: 0.001, by: 'size' });
});

it('4.8 ton of a product of 2.4 ton per m3 is two of it: one ton is 1/2.4', () => {
  expect(fitUnit('ton', concrete)).toEqual({
    ...{ kind: 'fits', productUnits: 1 / 2.4, by: 'conversion', via: 'ton' },
  });
});

it('a conversion leads to another size of its unit: one kg is 1/2,400 m3', () => {
  expect(fitUnit('kg', concrete)).toMatchObject({ productUnits: 0.001 / 2.4, via: 'ton' });
});

it('no unit leads to one that the product says nothing about', () => {
  expect(fitUnit('m2', concrete)).toEqual({ kind: 'misfit', reason: 'no-conversion' });
  expect(fitUnit('ton', exampleProduct({ unit: 'm3' }))).toEqual({ kind: 'misfit', reason: 'no-conversion' });
});

it('conversions that contradict one another lead nowhere, and those that agree do', () => {
  const withKg = (perUnit: number) => ({
    ...concrete,
    conversions: [...concrete.conversions, { unit: 'kg', perUnit }],
  });
  expect(fitUnit('ton', withKg(2.4))).toEqual({ kind: 'misfit', reason: 'conversions-differ' });
  expect(fitUnit('ton', withKg(2_400))).toMatchObject({ productUnits: 1 / 2.4 });
});

it('a conversion of 0 or less is none', () => {
  const weightless = exampleProduct({ unit: 'm3', conversions: [{ unit: 'ton', perUnit: 0 }] });
  expect(fitUnit('ton', weightless)).toEqual({ kind: 'misfit', reason: 'no-conversion' });
});
