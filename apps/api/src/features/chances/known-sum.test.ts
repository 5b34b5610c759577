import { expect, it } from 'vitest';
import { KnownSum } from './known-sum.ts';
import { Kinds, Numbers, toKnownProducts } from './work-columns.ts';

interface Row {
  readonly co2Profile: string;
  readonly co2Kg: number | null;
  readonly primaryTon: number | null;
}

/** Adds up rows of one product, of one post and ten units each. */
function sumOf(rows: readonly Row[]) {
  const co2Profiles = new Numbers();
  const each = <Value>(value: Value) => rows.map(() => value);
  const known = toKnownProducts(
    {
      ...{ calculationId: 'one', version: '1' },
      known: {
        ...{ subGroupId: each('sub-group'), productId: each('product'), workScope: each('new') },
        ...{ unit: each('m2'), profile: each('1,2'), posts: each(1), units: each(10), mkiEur: each(50) },
        ...{ lowest: each(5), highest: each(5), incomplete: each(false) },
        co2Profile: rows.map(({ co2Profile }) => co2Profile),
        co2Kg: rows.map(({ co2Kg }) => co2Kg),
        primaryTon: rows.map(({ primaryTon }) => primaryTon),
      },
    },
    { kinds: new Kinds(), products: new Numbers(), co2Profiles },
  );
  const sum = new KnownSum(0);
  for (const row of rows.keys()) sum.add(known, row);
  return { sum, co2Profile: co2Profiles.texts[sum.co2Profile] ?? null };
}

const row = (changes: Partial<Row> = {}): Row => ({
  ...{ co2Profile: 'xx--------', co2Kg: 100, primaryTon: 2 },
  ...changes,
});

it('has the modules of its CO2 where all rows declare the same, and none where they differ', () => {
  expect(sumOf([row(), row()]).co2Profile).toBe('xx--------');
  expect(sumOf([row(), row({ co2Profile: 'x---------' })]).co2Profile).toBeNull();
  // Nor where the first one is met again.
  expect(sumOf([row(), row({ co2Profile: 'x---------' }), row()]).co2Profile).toBeNull();
});

it('adds up what all rows declare, and knows no sum of what one leaves out', () => {
  expect(sumOf([row(), row()]).sum).toMatchObject({
    posts: 2,
    units: 20,
    mkiPerUnit: 5,
    co2Kg: 200,
    primaryTon: 4,
  });
  const { sum } = sumOf([row(), row({ co2Kg: null, primaryTon: null })]);
  expect([sum.co2Kg, sum.primaryTon]).toEqual([Number.NaN, Number.NaN]);
});
