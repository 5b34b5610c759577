import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS } from './calculation-item.ts';
import { totalItems } from './calculation-totals.ts';
import { exampleItem, exampleResources } from './example-item.fixture.ts';
import type { ItemImpact, ValuedItem } from './value-item.ts';

/**
 * Returns a generator of whole numbers below `limit`, the same ones for the same seed (Lehmer generator, Park and
 * Miller).
 */
function drawFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Draws an item with whole amounts, so that sums are exact in any order. */
function randomItem(draw: (limit: number) => number): ValuedItem {
  const row = () => LIFE_CYCLE_MODULES.map(() => (draw(5) === 0 ? null : draw(2001) - 1000));
  const impact = (): ItemImpact => ({
    mkiEur: row(),
    co2Kg: draw(4) === 0 ? null : row(),
    mkiSource: 'indicators',
    undeclared: draw(3) === 0 ? ['PM'] : [],
    incomplete: LIFE_CYCLE_MODULES.map(() => draw(5) === 0),
    declared: row(),
  });
  const names = { productGroup: `g${draw(4)}`, productSubGroup: `s${draw(3)}`, product: `p${draw(5)}` };
  const amounts = Object.fromEntries(RESOURCE_KEYS.map((key) => [key, draw(6) === 0 ? null : draw(100)]));
  return {
    item: exampleItem(names),
    impacts: [{ a1: impact() }, { a2: impact() }, { a1: impact(), a2: impact() }][draw(3)] ?? {},
    resources: exampleResources(amounts),
  };
}

const pathOf = ({ item }: ValuedItem) => [item.productGroup, item.productSubGroup, item.product];
/** Sums the declared values; null where there are none. */
const sumOf = (values: (number | null)[]) => {
  const declared = values.filter((value) => value !== null);
  return declared.length === 0 ? null : declared.reduce((sum, value) => sum + value, 0);
};
const columnsOf = (rows: (readonly (number | null)[] | null)[]) =>
  LIFE_CYCLE_MODULES.map((_, module) => rows.map((row) => row?.[module] ?? null));
const sumRows = (rows: (readonly (number | null)[] | null)[]) => columnsOf(rows).map(sumOf);
const countRows = (rows: (readonly (number | null)[] | null)[]) =>
  columnsOf(rows).map((column) => column.filter((value) => value !== null).length);

it.each([1, 2, 3, 4, 5])('every total is the sum of the items below it (random items, seed %d)', (seed) => {
  const draw = drawFrom(seed);
  const items = Array.from({ length: 400 }, () => randomItem(draw));
  const totals = totalItems(items);

  const paths = items.flatMap((item) => [0, 1, 2, 3].map((depth) => pathOf(item).slice(0, depth).join('/')));
  expect(totals.map(({ path }) => path.join('/')).sort()).toEqual([...new Set(paths)].sort());

  for (const { path, itemCount, sets, resources, resourceItems } of totals) {
    const below = items.filter((item) => path.every((name, depth) => name === pathOf(item)[depth]));
    expect(itemCount).toBe(below.length);
    for (const key of RESOURCE_KEYS) {
      const amounts = below.map((item) => item.resources[key]);
      expect(resources[key]).toBe(sumOf(amounts));
      expect(resourceItems[key]).toBe(amounts.filter((amount) => amount !== null).length);
    }
    for (const set of ['a1', 'a2'] as const) {
      const impacts = below.flatMap((item) => item.impacts[set] ?? []);
      const expected = {
        mkiEur: sumRows(impacts.map(({ mkiEur }) => mkiEur)),
        co2Kg: sumRows(impacts.map(({ co2Kg }) => co2Kg)),
        itemCount: impacts.length,
        itemsUndeclared: impacts.filter(({ undeclared }) => undeclared.length > 0).length,
        itemsWithoutCo2: impacts.filter(({ co2Kg }) => co2Kg === null).length,
        mkiItems: countRows(impacts.map(({ mkiEur }) => mkiEur)),
        co2Items: countRows(impacts.map(({ co2Kg }) => co2Kg)),
        itemsIncomplete: sumRows(impacts.map(({ incomplete }) => incomplete.map(Number))),
      };
      expect(sets[set]).toEqual(impacts.length > 0 ? expected : undefined);
    }
  }
});
