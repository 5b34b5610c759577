import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  SET_CODES,
  valueItem,
  weighsIn,
} from '@milieuspoor/domain';
import { afterAll, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { storeRandomWorld } from '../../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { weighsIn as storedWeighsIn } from './weighs-in.queries.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
afterAll(() => test.close());

/** Items of Set A2 that only state their MKI. */
function stated(item: CalculationItem): CalculationItem {
  const { a1, a2 } = item.profiles;
  const MKI = a2?.MKI ?? Object.values(a2 ?? {})[0];
  return { ...item, profiles: { ...(a1 && { a1 }), ...(MKI && { a2: { MKI } }) } };
}

it(`stores in which sets the weights count, as the items tell (seed ${seed})`, async () => {
  test = await startTestApp();
  const world = await storeRandomWorld(test, {
    ...{ seed: seed + 151, organisations: 1, projects: 12, reshape: stated },
  });
  const rows = await listRows<{ id: string; a1: boolean; a2: boolean }>(
    test.dependencies.database.queries,
    sql`SELECT id, ${storedWeighsIn('a1')} AS a1, ${storedWeighsIn('a2')} AS a2 FROM calculation`,
  );
  const told = new Set<string>();
  for (const { id, items } of world
    .flatMap(({ projects }) => projects)
    .flatMap((each) => each.calculations)) {
    const valued = items.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);
    const stored = rows.find((row) => row.id === id);
    for (const set of SET_CODES) {
      // Where no work was done nothing is declared, which is stored as if it were not known.
      const unknown = valued.some(({ impacts }) => impacts[set]?.declared.every((each) => each === null));
      expect(stored?.[set], `${set} of ${id}`).toBe(unknown || weighsIn(valued, set));
      told.add(`${set}: ${stored?.[set]}`);
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['a1: false', 'a1: true', 'a2: false']));
});
