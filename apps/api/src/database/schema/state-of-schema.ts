import { sql } from 'drizzle-orm';
import type { Queries } from '../queries.ts';
import { getRow } from '../rows.ts';
import { readJournal } from './migrate-once.ts';
import { listRun } from './run-migrations.ts';

/** How the schema of a database stands to what this release knows of it. */
export interface SchemaState {
  /** name of the last migration that ran; null when this release does not know it */
  readonly migration: string | null;
  /** that ran and that this release does not know */
  readonly unknown: number;
  /** that this release has and that did not run */
  readonly missing: number;
}

export async function findSchemaState(queries: Queries): Promise<SchemaState> {
  const { entries } = readJournal();
  const ran = (await listRun(queries)) ?? [];
  const known = new Map(entries.map(({ when, tag }) => [when, tag]));
  const done = new Set(ran.map(({ when }) => when));
  return {
    migration: known.get(ran.at(-1)?.when ?? Number.NaN) ?? null,
    unknown: ran.filter(({ when }) => !known.has(when)).length,
    missing: entries.filter(({ when }) => !done.has(when)).length,
  };
}

export async function findServerVersion(queries: Queries): Promise<string> {
  const { version } = await getRow<{ version: string }>(
    queries,
    sql`SELECT current_setting('server_version') AS version`,
  );
  return version;
}

/** What the database's own clock says. */
export async function findDatabaseTime(queries: Queries): Promise<Date> {
  const { now } = await getRow<{ now: Date }>(queries, sql`SELECT clock_timestamp() AS now`);
  return now;
}
