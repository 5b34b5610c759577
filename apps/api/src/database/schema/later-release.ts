import { sql } from 'drizzle-orm';
import type { Queries } from '../queries.ts';
import { listRows } from '../rows.ts';
import { listRun, readMigrations } from './run-migrations.ts';

/** That a database was brought up to date by a later release than the one that looks at it. */
export interface LaterRelease {
  /** its label, null where it did not say */
  readonly release: string | null;
  /** how many migrations ran that this release does not know, at least one */
  readonly migrations: number;
}

/** By which `when` this release knows each of its migrations; they don't change while it runs. */
let known: ReadonlySet<number> | null = null;

/**
 * Whether migrations ran that this release does not know, and which release ran the newest of them. Null when it knows all.
 * A release that does not know what a column means could answer wrongly, or store what a later one reads otherwise.
 */
export async function findLaterRelease(queries: Queries): Promise<LaterRelease | null> {
  known ??= new Set(readMigrations().map(({ when }) => when));
  const unknown = ((await listRun(queries)) ?? []).filter(({ when }) => !known?.has(when));
  const newest = unknown.at(-1);
  return newest ? { release: await findRelease(queries, newest.when), migrations: unknown.length } : null;
}

async function findRelease(queries: Queries, when: number): Promise<string | null> {
  // Through JSON, since a table from before releases were noted has no such column.
  const [row] = await listRows<{ release: string | null }>(
    queries,
    sql`
      SELECT to_jsonb(migration) ->> 'release' AS release FROM drizzle.__drizzle_migrations AS migration
      WHERE created_at = ${when}`,
  );
  return row?.release ?? null;
}

/** What an operator is told, with what to do. */
export function sayLaterRelease({ release, migrations }: LaterRelease, own: string): string {
  const count = migrations === 1 ? 'a migration' : `${migrations} migrations`;
  return (
    `The database was brought up to date by ${release ? `release ${release}` : 'a later release'}, with ${count} that this ` +
    `release (${own}) does not know. Nothing was changed. Start that release or a later one; to go back to this one, restore ` +
    'a backup of before that upgrade (docs/operations.md, Upgrade).'
  );
}
