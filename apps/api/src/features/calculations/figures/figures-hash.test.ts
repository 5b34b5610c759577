import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../../database/open-database.ts';
import { getRow, listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';
import { FIGURES_SHA256, keepMissingFiguresHashes } from './figures-hash.queries.ts';

let world: TenderWorld;
const queriesOf = () => world.test.dependencies.database.queries;

beforeAll(async () => {
  world = await startTenderWorld();
  const project = await world.addTender();
  for (const mkiEur of [100_000, 90_000, 80_000])
    expect((await world.activateBaseline(project, mkiEur)).status).toBe(200);
});
afterAll(() => world.test.close());

const hashes = (queries: Queries) =>
  listRows<{ stored: string | null; now: string }>(
    queries,
    sql`SELECT encode(figures_sha256, 'hex') AS stored, encode(${FIGURES_SHA256}, 'hex') AS now
      FROM calculation ORDER BY created_at, id`,
  );

it('the hash is stored with the figures, and equals the hash of the stored figures', async () => {
  const all = await hashes(queriesOf());
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ stored }) => stored)).size).toBe(3);
  expect(all.filter(({ stored, now }) => stored !== now)).toEqual([]);
});

it('the hash is made for calculations from before there were hashes, a few at a time', async () => {
  const before = await hashes(queriesOf());
  await queriesOf().execute(sql`UPDATE calculation SET figures_sha256 = NULL`);
  await keepMissingFiguresHashes(queriesOf(), world.organisation, 2);
  expect(await hashes(queriesOf())).toEqual(before);
});

/** Changes the value of a column, by its type. */
const OTHERWISE: Readonly<Record<string, (column: SQL) => SQL>> = {
  text: (column) => sql`coalesce(${column}, '') || 'x'`,
  integer: (column) => sql`coalesce(${column}, 0) + 1`,
  'double precision': (column) => sql`coalesce(${column}, 0) + 0.001`,
  boolean: (column) => sql`NOT ${column}`,
  uuid: () => sql`gen_random_uuid()`,
  ARRAY: (column) => sql`coalesce(${column}, '{}') || 1::float8`,
};

it('the hash changes with every column of the figures, and differs for null and 0', async () => {
  const undone = new Error('undone');
  const same: string[] = [];
  let tried = 0;
  await world.test.dependencies.database
    .transaction(async (queries) => {
      await queries.execute(sql`DO $$
        DECLARE each record;
        BEGIN
          FOR each IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
            WHERE contype = 'c' AND connamespace = 'public'::regnamespace
          LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.owner, each.conname);
          END LOOP;
        END $$`);
      const ofOne = sql`(SELECT id FROM calculation ORDER BY created_at, id LIMIT 1)`;
      await queries.execute(sql`
        INSERT INTO calculation_raw_total (calculation_id, organisation_id, product_group_id, product_group, raw_code)
        VALUES (${ofOne}, ${world.organisation}, gen_random_uuid(), 'Asfalt', '31.01')`);
      const columns = await listRows<{ table: string; column: string; type: string }>(
        queries,
        sql`
          SELECT table_name::text AS table, column_name::text AS column, data_type::text AS type
          FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name NOT IN ('calculation_id', 'organisation_id')
            -- These follow from the columns of the items.
            AND is_generated = 'NEVER' AND column_name NOT IN ('a1_weighed', 'a2_weighed') AND table_name IN (
            'calculation_item', 'calculation_total', 'calculation_comparable', 'calculation_ratio_total',
            'calculation_raw_total')`,
      );
      const hashNow = async () =>
        (
          await getRow<{ now: string }>(
            queries,
            sql`SELECT encode(${FIGURES_SHA256}, 'hex') AS now FROM calculation WHERE id = ${ofOne}`,
          )
        ).now;
      for (const { table, column, type } of columns) {
        const otherwise = OTHERWISE[type];
        if (!otherwise) throw new Error(`A column of type ${type} needs another value here`);
        const before = await hashNow();
        await queries.execute(sql`
          UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${otherwise(sql`${sql.identifier(column)}`)}
          WHERE calculation_id = ${ofOne}`);
        tried++;
        if ((await hashNow()) === before) same.push(`${table}.${column}`);
      }
      await queries.execute(
        sql`UPDATE calculation_item SET primary_ton = NULL WHERE calculation_id = ${ofOne}`,
      );
      const none = await hashNow();
      await queries.execute(sql`UPDATE calculation_item SET primary_ton = 0 WHERE calculation_id = ${ofOne}`);
      expect(await hashNow()).not.toBe(none);
      throw undone;
    })
    .catch((cause: unknown) => {
      if (cause !== undone) throw cause;
    });
  expect(tried).toBeGreaterThan(80);
  expect(same).toEqual([]);
});
