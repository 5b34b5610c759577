import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseOnServer } from '../../testing/database-on-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { contentOf } from '../../testing/upgrade/content-of.fixture.ts';
import { ROWS_OF_EACH_STATE } from '../../testing/upgrade/rows-of-each-state.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { readMigrations, runMigrations } from '../schema/run-migrations.ts';
import { sql } from '../sql.ts';
import { loadBackup } from './load-backup.ts';
import { linesOfBackup } from './write-backup.ts';

let lines: string[] = [];

beforeAll(async () => {
  const source = await openTestDatabase();
  await source.queries.execute(sql`INSERT INTO organisation (id, slug, name, email)
    VALUES (gen_random_uuid(), 'waterschap', ${'Waterschap "Ëén"\n\\N,{}'}, 'info@waterschap.example')`);
  await source.queries.execute(sql`CREATE TABLE every_kind (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, exact numeric, near double precision, moment timestamptz,
    bytes bytea, document jsonb, list text[], twice bigint GENERATED ALWAYS AS (number * 2) STORED)`);
  await source.queries.execute(sql`INSERT INTO every_kind (exact, near, moment, bytes, document, list)
    SELECT 0.10000000000000000001 * n, 0.1::float8 * n, '2026-03-29 01:59:59.999999+00'::timestamptz,
      decode(lpad(to_hex(n), 8, '0') || '00ff0a0d5c', 'hex'), jsonb_build_object('n', n, 'x', NULL),
      ARRAY['a"b', NULL, '', '{,}']
    FROM generate_series(1, 600) n`);
  await source.queries.execute(sql`INSERT INTO every_kind (document, bytes)
    SELECT jsonb_build_object('long', repeat('é', 300000), 'n', n), decode(repeat('00ff', 300000), 'hex')
    FROM generate_series(1, 2) n`);
  lines = await collect(source);
  await source.close();
});

async function collect(database: Database): Promise<string[]> {
  return database.transaction(async (queries) => {
    const all: string[] = [];
    for await (const line of linesOfBackup(queries)) all.push(line);
    return all;
  });
}

/** Opens a database to restore into; whoever calls it closes it. */
async function openTarget(): Promise<Database> {
  const database = await openTestDatabase();
  await database.queries.execute(sql`CREATE TABLE every_kind (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, exact numeric, near double precision, moment timestamptz,
    bytes bytea, document jsonb, list text[], twice bigint GENERATED ALWAYS AS (number * 2) STORED)`);
  return database;
}

/** The same for one test. */
async function target(): Promise<Database> {
  const database = await openTarget();
  onTestFinished(() => database.close());
  return database;
}

async function* from(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield text.trimEnd();
}

/** Returns the first line of the backup with other migrations. */
function ofMigrations(changed: (migrations: readonly string[]) => readonly string[]): string {
  const { format, migrations } = JSON.parse(lines[0] ?? '');
  return `${JSON.stringify({ format, migrations: changed(migrations) })}\n`;
}

const load = (database: Database, texts: readonly string[]) =>
  database.transaction((queries) => loadBackup(queries, from(texts)));

it('every row, value and byte is restored, and numbering continues where it was', async () => {
  const database = await target();
  await load(database, lines);
  expect(await collect(database)).toEqual(lines);
  const added = sql`INSERT INTO every_kind (exact) VALUES (1) RETURNING number::int, twice::int`;
  expect(await database.queries.execute(added)).toEqual([{ number: 603, twice: 1206 }]);
});

it('the rules of the database are valid again afterwards', async () => {
  const database = await target();
  const rules = sql`SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
  const triggers = sql`SELECT tgname, tgenabled FROM pg_trigger ORDER BY tgname, tgrelid::regclass::text`;
  const user = sql`SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname`;
  const before = [await database.queries.execute(rules), await database.queries.execute(user)];
  await load(database, lines);
  expect([await database.queries.execute(rules), await database.queries.execute(user)]).toEqual(before);
  expect(await database.queries.execute(triggers)).not.toContainEqual(
    expect.objectContaining({ tgenabled: 'D' }),
  );
});

describe('a file that cannot be restored', () => {
  // One database for all of them, since none of them changes it.
  let unchanged: Database;
  let before: readonly string[];
  beforeAll(async () => {
    unchanged = await openTarget();
    before = await collect(unchanged);
    return () => unchanged.close();
  });

  it.each<[string, () => string[], RegExp]>([
    ['is cut off', () => lines.slice(0, -1), /damaged/],
    [
      'is altered',
      () => lines.map((line) => line.replace('waterschap.example', 'waterschap.exampel')),
      /damaged/,
    ],
    ['lacks a row', () => lines.filter((_, at) => at !== lines.length - 9), /damaged/],
    [
      'is of a later version',
      () => [ofMigrations((migrations) => [...migrations, 'of later'])],
      /later version/,
    ],
    [
      'is of an earlier version, into a database of this one,',
      () => [ofMigrations((migrations) => migrations.slice(0, -1))],
      /earlier version/,
    ],
    ['is of no version', () => [ofMigrations(() => [])], /later version/],
    ['is something else', () => ['PK\u0003\u0004'], /no backup/],
    ['is empty', () => [], /no backup/],
  ])('a file that %s is refused and nothing is changed', async (_, texts, reason) => {
    await expect(load(unchanged, texts())).rejects.toThrow(reason);
    expect(await collect(unchanged)).toEqual(before);
  });
});

it('a database in use is not overwritten', async () => {
  const database = await target();
  await load(database, lines);
  await expect(load(database, lines)).rejects.toThrow(/in use/);
});

/** Opens a database that was never brought up to date, as a restore finds it. */
async function openNew(): Promise<Database> {
  const empty = inject('emptyDatabase');
  const made = empty.kind === 'on-server' ? await databaseOnServer(empty.server) : null;
  const database = await openDatabase({ url: made?.url ?? null, folder: null, schema: 'as-found' });
  onTestFinished(async () => {
    await database.close();
    await made?.drop();
  });
  return database;
}

it('a backup of an earlier version is restored in its own schema, and then brought up to date', async () => {
  const earlier = readMigrations().slice(0, 20);
  const source = await openNew();
  await source.transaction((queries) => runMigrations(queries, earlier.slice(0, 1)));
  await source.queries.execute(sql.raw(ROWS_OF_EACH_STATE['0000_first_journey'] ?? ''));
  await source.transaction((queries) => runMigrations(queries, earlier));
  const made = await collect(source);
  expect(made.join('')).toContain('Gemeente Ürk');

  const restored = await openNew();
  await load(restored, made);
  expect(await collect(restored)).toEqual(made);
  await restored.transaction((queries) => runMigrations(queries, readMigrations()));
  const content = await contentOf(restored);
  expect(content.get('applicant')?.size).toBe(3);
  expect(content.get('organisation')?.size).toBe(2);
});

it('an unused database is not backed up, and stays new when nobody restored into it', async () => {
  const database = await openNew();
  await expect(collect(database)).rejects.toThrow('holds nothing of Milieuspoor');
  await expect(load(database, lines.slice(0, 5))).rejects.toThrow('damaged');
  await expect(collect(database)).rejects.toThrow('holds nothing of Milieuspoor');
});
