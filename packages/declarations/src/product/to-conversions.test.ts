import { expect, test } from 'vitest';
import { toConversions } from './to-conversions.ts';

const property = (kind: 'gross-density' | 'mass', value: number) => ({
  ...{ kind, name: kind, value, path: `/${kind}` },
});

test('two masses of one unit may differ by their rounding, five percent, and no more', () => {
  const of = (mass: number) =>
    toConversions('m3', 1, [property('gross-density', 2400), property('mass', mass)]);
  expect(of(2510)).toEqual({ conversions: [{ unit: 'kg', perUnit: 2400 }], warnings: [] });
  expect(of(2530)).toMatchObject({ conversions: [], warnings: [{ code: 'conversion-contradicts' }] });
});
