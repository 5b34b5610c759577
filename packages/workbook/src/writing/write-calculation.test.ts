import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  RESOURCE_KEYS,
  SET_CODES,
  valueItem,
} from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import { readCalculation } from '../read-calculation.ts';
import { weighingOnly } from '../testing/example-rows.ts';
import { postenRowOf, profileRowsOf, writeCalculation } from './write-calculation.ts';

/** Returns an item with figures of every size, some undeclared; always the same one for the same number. */
function itemAt(index: number): CalculationItem {
  let state = index + 1;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const figure = () => (random() < 0.1 ? null : (random() - 0.2) * 10 ** Math.floor(random() * 12 - 8));
  const profile = (codes: readonly { code: string }[]) =>
    Object.fromEntries(codes.map(({ code }) => [code, [1, ...LIFE_CYCLE_MODULES.slice(1).map(figure)]]));
  return {
    ...WORKED_EXAMPLE,
    postNumber: String(1000 + index),
    product: `Product ${index} & <meer> "tekst" é`,
    quantity: 0.5 + random() * 1000,
    rawCode: index % 2 ? null : '31.42.01',
    nmdCategory: index % 3 ? '3a' : null,
    workScope: index % 2 ? 'new' : 'existing',
    resources: Object.fromEntries(
      RESOURCE_KEYS.map((key) => [key, random()]),
    ) as CalculationItem['resources'],
    profiles: { a1: profile(IMPACT_SETS.a1.indicators), a2: profile(IMPACT_SETS.a2.indicators) },
  };
}

describe('a written calculation', () => {
  it('is read back to the last digit', async () => {
    const items = Array.from({ length: 40 }, (_, index) => itemAt(index));
    const bytes = await writeCalculation({ items, sets: SET_CODES });
    const reading = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.kind === 'read' && reading.warnings).toEqual([]);
    // Each indicator separately, including those without a weight.
    for (const set of SET_CODES)
      for (const { code } of IMPACT_SETS[set].indicators) {
        const weights = weighingOnly(set, code);
        const read = await readCalculation(bytes, 'a.xlsx', weights);
        const valued = items.map((item) => valueItem(item, weights).valued);
        expect(read.kind === 'read' && read.items).toEqual(valued);
      }
  });

  it('knows of each row of a set whose profile it is of', async () => {
    const [first, second, third] = [itemAt(1), itemAt(2), itemAt(3)];
    const items = [first, { ...second, profiles: { a2: { 'GWP-total': [1] } } }, third];
    const rows = profileRowsOf({ items, sets: SET_CODES });
    const [inA1, inA2] = [
      Object.keys(first.profiles.a1 ?? {}).length,
      Object.keys(first.profiles.a2 ?? {}).length,
    ];
    const inSet = (sheet: string) => (row: number) => postenRowOf(rows, { sheet, row });
    // The header, and the first post.
    expect([1, 2, 1 + inA1].map(inSet('Set A1'))).toEqual([null, 2, 2]);
    // The second has no profile in Set A1, and one row in Set A2.
    expect([2 + inA1, 1 + 2 * inA1, 2 + 2 * inA1].map(inSet('Set A1'))).toEqual([4, 4, null]);
    expect([1 + inA2, 2 + inA2, 3 + inA2].map(inSet('Set A2'))).toEqual([2, 3, 4]);
    expect(inSet('Posten')(2)).toBeNull();
    expect(postenRowOf(rows, { sheet: null, row: null })).toBeNull();
  });

  it('leaves undeclared what one item does not declare and another does', async () => {
    const [first, second] = [itemAt(1), itemAt(2)];
    const items = [first, { ...second, resources: { ...second.resources, fossilMj: null, primaryTon: 0 } }];
    const read = await readCalculation(
      await writeCalculation({ items, sets: SET_CODES }),
      ...(['a.xlsx', FIRST_WEIGHTED_SETS] as const),
    );
    expect(read.kind === 'read' && read.items.map(({ resources }) => resources.fossilMj)).toEqual([
      ...[(first.resources.fossilMj ?? 0) * first.quantity, null],
    ]);
    expect(read.kind === 'read' && read.items[1]?.resources.primaryTon).toBe(0);
  });

  it('has a sheet for each of the sets that are asked for', async () => {
    const reading = await readCalculation(
      await writeCalculation({ items: [itemAt(1)], sets: ['a2'] }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    expect(reading).toMatchObject({ kind: 'read', sets: ['a2'] });
  });
});
