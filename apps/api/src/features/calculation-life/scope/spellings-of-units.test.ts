import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { readJournal, readMigrations } from '../../../database/schema/run-migrations.ts';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { workOutAllScopes } from '../../calculations/scope/work-out-scopes.ts';

// A unit is the same one in whatever way it is written: the template proposes the first spelling of each of these.
const PROPOSED = ['ton', 'piece', 'm3'];
const OTHERWISE = ['T', 'stuk', 'kuub'];

let test: TestApp;
let token: string;
let organisation: string;

beforeAll(async () => {
  test = await startTestApp();
  organisation = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisation] }));
});
afterAll(() => test.close());

/** Three items in these units, the second of this quantity, with post numbers from the given one. */
function workbook(units: readonly string[], { quantity = 1, from = 1 } = {}) {
  return exampleWorkbook(
    units.map((unit, place) => ({
      ...{ postNumber: String(from + place), product: `Product ${place}`, unit },
      ...{ quantity: place === 1 ? quantity : 1, mkiEurPerUnit: 10 },
    })),
  );
}

async function send<Answer>(
  path: string,
  fields: Readonly<Record<string, string>>,
  bytes: Buffer,
): Promise<Answer> {
  const { status, body } = await test.send('POST', path, {
    token,
    form: {
      fields,
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body as Answer;
}

async function withBaseline(units: readonly string[]) {
  const project = await addProject(test, organisation);
  const path = '/api/v1/project-calculation/';
  const fields = { project, calculation_type: 'design-optimization' };
  const stored = { ...fields, activate: 'true' };
  await send(path, { ...stored, calculation_type: 'design-baseline' }, await workbook(units));
  return {
    check: (bytes: Buffer) => send<CalculationCheck>(`${path}check/`, fields, bytes),
    upload: (bytes: Buffer) => send<Calculation>(path, stored, bytes),
  };
}

it('a check finds the posts of the other side by their product and compares their quantities', async () => {
  const { check } = await withBaseline(PROPOSED);
  const { scope } = await check(await workbook(OTHERWISE, { quantity: 2, from: 5 }));
  expect(scope).toMatchObject({ matched_posts: 3, missing_posts: 0, added_posts: 0 });
  expect(scope).toMatchObject({ quantity_posts: 1, unit_posts: 0 });
});

it('a check calls no item changed of which only the unit is written otherwise, and keeps what is written', async () => {
  const { check, upload } = await withBaseline(PROPOSED);
  await upload(await workbook(PROPOSED));
  const same = await check(await workbook(OTHERWISE));
  expect(same.change).toMatchObject({ items_unchanged: 3, items_changed: { count: 0 } });
  const { change } = await check(await workbook(OTHERWISE, { quantity: 2 }));
  expect(change?.items_changed.items).toMatchObject([
    { unit: 'stuk', fields: [{ field: 'quantity', before: 1, after: 2 }] },
  ]);
});

it('pairs of before are worked out anew where something else is written than what the template proposes', async () => {
  const pairs = [await withBaseline(PROPOSED), await withBaseline(PROPOSED)] as const;
  const proposed = await pairs[0].upload(await workbook(PROPOSED));
  const otherwise = await pairs[1].upload(await workbook(OTHERWISE));
  const { database } = test.dependencies;
  const known = async () => {
    const rows = await listRows<{ optimizationId: string; units: number }>(
      database.queries,
      sql`SELECT optimization_id AS "optimizationId", unit_posts AS units FROM pair_scope WHERE set_code = 'a1'`,
    );
    return rows.filter(({ optimizationId }) => [proposed.uuid, otherwise.uuid].includes(optimizationId));
  };
  await database.queries.execute(sql`UPDATE pair_scope SET unit_posts = 3`);
  const place = readJournal().entries.findIndex(({ tag }) => tag === '0142_one_unit');
  for (const statement of readMigrations()[place]?.statements ?? [])
    await database.queries.execute(sql.raw(statement));
  expect(await known()).toEqual([{ optimizationId: proposed.uuid, units: 3 }]);
  await workOutAllScopes(database);
  expect(await known()).toContainEqual({ optimizationId: otherwise.uuid, units: 0 });
});
