import type { Queries } from '../queries.ts';
import { listRows } from '../rows.ts';
import { sql } from '../sql.ts';
import { listRun, readMigrations } from './run-migrations.ts';

/** States that a later release than the present one brought the database up to date. */
export interface LaterRelease {
  /** its label, null where it recorded none */
  readonly release: string | null;
  /** number of migrations that ran and that this release does not know, at least one */
  readonly migrations: number;
}

/** The `when` of each migration that this release knows; they don't change while it runs. */
let known: ReadonlySet<number> | null = null;

/**
 * Tells whether migrations ran that this release does not know, and which release ran the newest of them. Returns null
 * when it knows all. A release that does not know the meaning of a column could answer wrongly, or store what a later
 * one reads differently.
 */
export async function findLaterRelease(queries: Queries): Promise<LaterRelease | null> {
  known ??= new Set(readMigrations().map(({ when }) => when));
  const unknown = ((await listRun(queries)) ?? []).filter(({ when }) => !known?.has(when));
  const newest = unknown.at(-1);
  return newest ? { release: await findRelease(queries, newest.when), migrations: unknown.length } : null;
}

async function findRelease(queries: Queries, when: number): Promise<string | null> {
  // It uses JSON, since a table from before releases were recorded has no such column.
  const [row] = await listRows<{ release: string | null }>(
    queries,
    sql`
      SELECT to_jsonb(migration) ->> 'release' AS release FROM drizzle.__drizzle_migrations AS migration
      WHERE created_at = ${when}`,
  );
  return row?.release ?? null;
}

/** Returns the message to an operator, with advice. */
export function sayLaterRelease({ release, migrations }: LaterRelease, own: string): string {
  const count = migrations === 1 ? 'a migration' : `${migrations} migrations`;
  return (
    `The database was brought up to date by ${release ? `release ${release}` : 'a later release'}, with ${count} that this ` +
    `release (${own}) does not know. Nothing was changed. Start that release or a later one; to go back to this one, restore ` +
    'a backup of before that upgrade (docs/operations.md, Upgrade).'
  );
}
