import type { Queries } from '../queries.ts';
import { getRow } from '../rows.ts';
import { sql } from '../sql.ts';
import { listRun, readJournal } from './run-migrations.ts';

/** The difference between the schema of a database and the one that this release knows. */
export interface SchemaState {
  /** name of the last migration that ran; null when this release does not know it */
  readonly migration: string | null;
  /** number of migrations that ran and that this release does not know */
  readonly unknown: number;
  /** number of migrations of this release that did not run */
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

/** Returns the time of the database's own clock. */
export async function findDatabaseTime(queries: Queries): Promise<Date> {
  const { now } = await getRow<{ now: Date }>(queries, sql`SELECT clock_timestamp() AS now`);
  return now;
}
