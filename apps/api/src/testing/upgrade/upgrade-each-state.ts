import { readFileSync } from 'node:fs';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { type Migration, readMigrations, runMigrations } from '../../database/schema/run-migrations.ts';
import { sql } from '../../database/sql.ts';
import { type DatabaseOnServer, databaseOnServer } from '../database-on-server.ts';
import { type Content, contentOf, listColumns, type StoredColumn } from './content-of.fixture.ts';
import { ROWS_OF_EACH_STATE } from './rows-of-each-state.ts';
import { type Changes, NOT_COMPARED, WHAT_MIGRATIONS_CHANGE } from './what-migrations-change.ts';

const journal = readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8');
const TAGS = (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);

/** Returns sentences about changes by migrations that are not listed. */
function differences(title: string, tags: readonly string[], before: Content, after: Content): string[] {
  const { values, renamed, dropped, emptied } = changesOf(tags);
  const found: string[] = [];
  for (const [table, rows] of before) {
    if (NOT_COMPARED.includes(table) || emptied[table]) continue;
    const now = after.get(renamed[table] ?? table);
    for (const [key, row] of rows) {
      const kept = now?.get(key);
      if (!kept) found.push(`${title}: ${table} ${key} is gone`);
      for (const [column, value] of Object.entries(kept ? row : {})) {
        const name = `${table}.${column}`;
        if (dropped[name]) continue;
        const same = JSON.stringify(kept?.[column]) === JSON.stringify(value);
        if (!same && !values[name]?.(value, kept?.[column]))
          found.push(
            `${title}: ${name} of ${key} was ${JSON.stringify(value)}, is ${JSON.stringify(kept?.[column])}`,
          );
      }
    }
  }
  return found;
}

function changesOf(tags: readonly string[]): Required<Changes> {
  const changes = tags.map((tag) => WHAT_MIGRATIONS_CHANGE[tag] ?? {});
  return {
    values: Object.assign({}, ...changes.map(({ values }) => values)),
    renamed: Object.assign({}, ...changes.map(({ renamed }) => renamed)),
    dropped: Object.assign({}, ...changes.map(({ dropped }) => dropped)),
    emptied: Object.assign({}, ...changes.map(({ emptied }) => emptied)),
  };
}

/** Returns columns in which no row has a value, because no loss could be detected there. */
function emptyColumns(content: Content, columns: readonly StoredColumn[]): string[] {
  return columns
    .filter(
      ({ table, column }) => ![...(content.get(table)?.values() ?? [])].some((row) => row[column] != null),
    )
    .map(({ table, column }) => `${table}.${column}`);
}

const execute = async (database: Database, statements: string) =>
  database.transaction(({ execute: run }) => run(sql.raw(statements)));

/** A state of the schema: its contents, and a database in that state. */
interface State {
  readonly content: Content;
  readonly copy: DatabaseOnServer;
}

/**
 * Brings a database on a PostgreSQL server from each state of the schema to the newest one, with rows of all states up
 * to that one: step by step, and from each at once. Returns what went wrong, a sentence for each.
 */
export async function upgradeEachState(server: string): Promise<string[]> {
  const migrations = readMigrations();
  const chain = await databaseOnServer(server);
  const problems = Object.keys(ROWS_OF_EACH_STATE)
    .filter((tag) => !TAGS.includes(tag))
    .map((tag) => `ROWS_OF_EACH_STATE has ${tag}, which is no migration`);
  const states: State[] = [];
  let before: Content = new Map();
  for (const [at, migration] of migrations.entries()) {
    const tag = TAGS[at] ?? '';
    const database = await openDatabase({ url: chain.url, folder: null, schema: 'as-found' });
    await step(database, [migration]);
    const migrated = await contentOf(database);
    problems.push(...differences(tag, [tag], before, migrated));
    const rows = ROWS_OF_EACH_STATE[tag];
    if (rows) await execute(database, rows);
    before = rows ? await contentOf(database) : migrated;
    await database.close();
    states.push({ content: before, copy: await databaseOnServer(server, chain.name) });
  }

  for (const [at, { content, copy }] of states.entries()) {
    const title = `From ${TAGS[at]} at once`;
    try {
      const database = await openDatabase({ url: copy.url, folder: null });
      problems.push(...differences(title, TAGS.slice(at + 1), content, await contentOf(database)));
      await database.close();
    } catch (cause) {
      problems.push(`${title}: ${cause instanceof Error ? cause.message : cause}`);
    }
    await copy.drop();
  }
  const newest = await openDatabase({ url: chain.url, folder: null });
  const columns = await listColumns(newest);
  problems.push(
    ...emptyColumns(before, columns).map((name) => `No state has a row with ${name} in ROWS_OF_EACH_STATE`),
  );
  await newest.close();
  await chain.drop();
  return problems;
}

async function step(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction((queries) => runMigrations(queries, migrations));
}
