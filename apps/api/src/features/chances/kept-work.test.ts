import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { EVERY_PAIR } from '../statistics/chosen-calculations.queries.ts';
import { type ChanceWork, findChanceWork } from './chance-work.queries.ts';
import { KeptWork, type ReadWork } from './kept-work.ts';

let test: TestApp;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, { seed: 3, organisations: 2, projects: 16 });
}, 600_000);
afterAll(() => test.close());

const workOf = ({ id: organisationId }: RandomOrganisation, set: SetCode = 'a1'): Promise<ChanceWork> =>
  findChanceWork(test.dependencies.database.queries, {
    ...{ organisationId, set, subject: { kind: 'running' }, filter: EVERY_PAIR },
  });

/** Reads the work of an organisation; returns it with the number of statements that it took. */
async function read(kept: KeptWork, organisation: RandomOrganisation, set: SetCode = 'a1') {
  let asked = 0;
  const { queries } = test.dependencies.database;
  const counting: Queries = {
    execute: (...statement) => {
      asked++;
      return queries.execute(...statement);
    },
  };
  const work = await workOf(organisation, set);
  const found = await kept.read(counting, { organisationId: organisation.id, set, ...work });
  return { asked, found };
}

const unitsOf = ({ built }: ReadWork) => built.map(({ units }) => [...units.toSorted()]);

it('reads the rows of a calculation once, and again when its row was written', async () => {
  const [organisation] = world;
  if (!organisation) throw new Error('The world is empty');
  const kept = new KeptWork();
  const first = await read(kept, organisation);
  expect(first.asked).toBeGreaterThan(0);
  expect(first.found.built.flatMap(({ kinds }) => [...kinds]).length).toBeGreaterThan(10);
  expect(await read(kept, organisation)).toEqual({ asked: 0, found: first.found });

  const [built] = (await workOf(organisation)).built;
  const { queries } = test.dependencies.database;
  await queries.execute(sql`
    UPDATE calculation_known_product SET units = units * 2 WHERE calculation_id = ${built?.calculationId ?? ''}`);
  await queries.execute(sql`UPDATE calculation SET name = name WHERE id = ${built?.calculationId ?? ''}`);
  const again = await read(kept, organisation);
  expect(again.asked).toBe(1);
  const [changed, ...others] = unitsOf(again.found);
  const [before, ...othersBefore] = unitsOf(first.found);
  expect(changed).toEqual(before?.map((units) => 2 * units));
  expect(others).toEqual(othersBefore);
});

it('keeps each set and each organisation by itself', async () => {
  const kept = new KeptWork();
  for (const organisation of world)
    for (const set of ['a1', 'a2'] as const) {
      const alone = await read(new KeptWork(), organisation, set);
      expect(unitsOf((await read(kept, organisation, set)).found)).toEqual(unitsOf(alone.found));
      expect((await read(kept, organisation, set)).asked).toBe(0);
    }
});

it('keeps no more rows than there is room for, and not one organisation that is larger', async () => {
  const [one, other] = world;
  if (!one || !other) throw new Error('The world is empty');
  const rowsOf = ({ looked, built }: ReadWork) =>
    [...looked, ...built].reduce((sum, { kinds }) => sum + kinds.length, 0);
  const most = Math.max(
    ...(await Promise.all(
      [one, other].map(async (each) => rowsOf((await read(new KeptWork(), each)).found)),
    )),
  );
  const kept = new KeptWork(most);
  expect((await read(kept, one)).asked).toBeGreaterThan(0);
  expect((await read(kept, one)).asked).toBe(0);
  expect((await read(kept, other)).asked).toBeGreaterThan(0);
  expect((await read(kept, other)).asked).toBe(0);
  expect((await read(kept, one)).asked).toBeGreaterThan(0);
  const small = new KeptWork(1);
  expect((await read(small, one)).asked).toBeGreaterThan(0);
  expect((await read(small, one)).asked).toBeGreaterThan(0);
});
