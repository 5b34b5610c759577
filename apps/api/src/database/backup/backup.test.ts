import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../open-database.ts';
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
    FROM generate_series(1, 450) n`);
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

async function target(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await database.queries.execute(sql`CREATE TABLE every_kind (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, exact numeric, near double precision, moment timestamptz,
    bytes bytea, document jsonb, list text[], twice bigint GENERATED ALWAYS AS (number * 2) STORED)`);
  return database;
}

async function* from(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield text.trimEnd();
}

const load = (database: Database, texts: readonly string[]) =>
  database.transaction((queries) => loadBackup(queries, from(texts)));

it('every row, value and byte comes back, and numbering goes on where it was', async () => {
  const database = await target();
  await load(database, lines);
  expect(await collect(database)).toEqual(lines);
  const added = sql`INSERT INTO every_kind (exact) VALUES (1) RETURNING number::int, twice::int`;
  expect(await database.queries.execute(added)).toEqual([{ number: 451, twice: 902 }]);
});

it('the rules of the database hold again afterwards', async () => {
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

it.each<[string, () => string[], RegExp]>([
  ['is cut off', () => lines.slice(0, -1), /damaged/],
  [
    'is altered',
    () => lines.map((line) => line.replace('waterschap.example', 'waterschap.exampel')),
    /damaged/,
  ],
  ['lacks a row', () => lines.filter((_, at) => at !== lines.length - 9), /damaged/],
  [
    'is of another version',
    () => [`${JSON.stringify({ format: 'milieuspoor-backup-1', migrations: [] })}\n`],
    /version/,
  ],
  ['is something else', () => ['PK\u0003\u0004'], /no backup/],
  ['is empty', () => [], /no backup/],
])('a file that %s is refused and nothing is changed', async (_, texts, reason) => {
  const database = await target();
  const before = await collect(database);
  await expect(load(database, texts())).rejects.toThrow(reason);
  expect(await collect(database)).toEqual(before);
});

it('a database that is in use is not written over', async () => {
  const database = await target();
  await load(database, lines);
  await expect(load(database, lines)).rejects.toThrow(/in use/);
});
