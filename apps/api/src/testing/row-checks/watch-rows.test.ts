import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { openTestDatabase } from '../test-database.ts';
import { findPerson, getDocument, isThere, listNames } from './example-rows.fixture.ts';
import { ROOT } from './list-sources.ts';
import { readRowTypes } from './read-row-types.ts';
import { type WatchedRows, watchRows } from './watch-rows.ts';

const EXAMPLE = 'apps/api/src/testing/row-checks/example-rows.fixture.ts';

let database: Database;
let watched: WatchedRows;
beforeAll(() => {
  watched = watchRows(readRowTypes([EXAMPLE]));
});
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => {
  watched.end();
  return database.close();
});

/** Returns the problems of what was read, without their places. */
const problems = () => watched.takeProblems().map((each) => each.replace(/^\S+:\d+: /, ''));

/** Returns the place of something in the example, as `file:line`. */
function placeOf(code: string): string {
  const lines = readFileSync(join(ROOT, EXAMPLE), 'utf8').split('\n');
  return `${EXAMPLE}:${lines.findIndex((line) => line.includes(code)) + 1}`;
}

async function problemsOfPerson(query: SQL): Promise<string[]> {
  await findPerson(database.queries, query);
  return problems();
}

async function problemsOfDocument(kind: string, tags: string, pages: string): Promise<string[]> {
  const columns = sql.raw(`${kind} AS kind, ${tags} AS tags, ${pages} AS pages`);
  await getDocument(database.queries, sql`SELECT ${columns}`);
  return problems();
}

describe('rows', () => {
  it('are well when names, types and values are those of the row type', async () => {
    expect(await problemsOfPerson(sql`SELECT 'Ada' AS name, 1815 AS born`)).toEqual([]);
    expect(await problemsOfPerson(sql`SELECT 'Ada' AS name, NULL::int AS born`)).toEqual([]);
    await listNames(database.queries, sql`SELECT 'Ada' AS name UNION SELECT 'Grace'`);
    expect(problems()).toEqual([]);
    const pages = `'{"from": 1, "until": null}'::jsonb`;
    expect(await problemsOfDocument(`'draft'`, `'{law,tax}'::text[]`, pages)).toEqual([]);
  });

  it.each<[string, SQL, string[]]>([
    [
      'a column under another name',
      sql`SELECT 'Ada' AS nam, 1815 AS born`,
      ['no column gives name', 'column nam is not in the row type'],
    ],
    ['a column too few', sql`SELECT 'Ada' AS name`, ['no column gives born']],
    [
      'a column too many',
      sql`SELECT 'Ada' AS name, 1815 AS born, 1 AS age`,
      ['column age is not in the row type'],
    ],
    [
      'two columns of one name',
      sql`SELECT 'Ada' AS name, 1815 AS born, 'Grace' AS name`,
      ['two columns are called name'],
    ],
    [
      'a bigint, which the driver gives as text',
      sql`SELECT 'Ada' AS name, 1815::bigint AS born`,
      ['born is a bigint, which is read as string, and not null | number'],
    ],
    [
      'another type, even where there is no row',
      sql`SELECT 'Ada' AS name, now() AS born WHERE false`,
      ['born is a timestamp with time zone, which is read as date, and not null | number'],
    ],
    [
      'a type that nobody thought of',
      sql`SELECT 'Ada' AS name, '1 day'::interval AS born`,
      ['born has a type (oid 1186) that driver-values.ts does not know'],
    ],
    [
      'a null that the type excludes',
      sql`SELECT NULL::text AS name, 1815 AS born`,
      ['name is null, its type is string'],
    ],
  ])('are told on for %s', async (_, query, told) => {
    expect(await problemsOfPerson(query)).toEqual(told);
  });

  it('are told on for a value outside a closed list, and within an array or JSON', async () => {
    const [kind, tags, pages] = [`'final'`, `'{law}'::text[]`, `'{"from": 1, "until": 2}'::json`];
    expect(await problemsOfDocument(`'signed'`, tags, pages)).toEqual([
      'kind is "signed", its type is "draft" | "final"',
    ]);
    expect(await problemsOfDocument(kind, `'{law,NULL}'::text[]`, pages)).toEqual([
      'tags[1] is null, its type is string',
    ]);
    expect(await problemsOfDocument(kind, `'{1}'::int[]`, pages)).toEqual([
      'tags is a integer[], which is read as number[], and not (string)[]',
    ]);
    expect(await problemsOfDocument(kind, tags, `'{"from": null, "to": 2}'::json`)).toEqual([
      'pages.to is there, and its type has no such property',
      'pages.from is null, its type is number',
      'pages.until is missing',
    ]);
  });

  it('are told on at the place that reads them', async () => {
    await findPerson(database.queries, sql`SELECT 'Ada' AS name`);
    const place = placeOf('return findRow(queries, query)');
    expect(watched.takeProblems()).toEqual([`${place}: no column gives born`]);
  });

  it('of which nothing is read may be any', async () => {
    expect(await isThere(database.queries)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('are each known with their statement, so that its plan can be looked at', async () => {
    expect(watched.statements()).toContainEqual({
      place: placeOf('SELECT 1 AS anything'),
      text: 'SELECT 1 AS anything',
      columns: ['anything'],
      answered: true,
    });
  });
});
