import type pg from 'pg';
import type { Queries } from '../queries.ts';
import { toStatement } from '../sql.ts';
import { findLaterRelease, sayLaterRelease } from './later-release.ts';
import { listRun, readJournal, readMigrations, runMigrations } from './run-migrations.ts';

/** Any fixed number: two servers that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 8_400_731;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the database up to date with this release. It has no time limit: a migration that is cut off would never be
 * done. Throws, with nothing changed, when a later release has been there. Also throws when one of the migrations has
 * not run afterwards: a migration older than the newest that ran is skipped, which happens to a database that was made
 * between two versions, and its requests would fail one by one instead.
 */
export async function migrateOnce(client: pg.Client | pg.PoolClient, release: string): Promise<void> {
  const queries = queriesOf(client);
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await refuseLater(queries, release);
  await client.query('BEGIN');
  try {
    await runMigrations(queries, readMigrations(), release);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw cause;
  }
  const missing = await listMissing(queries);
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.join(', ')} although it has later migrations. Restore a backup of a released version.`,
    );
  await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}

async function refuseLater(queries: Queries, release: string): Promise<void> {
  const later = await findLaterRelease(queries);
  if (later) throw new Error(sayLaterRelease(later, release));
}

/** Throws unless every migration ran and none of a later release did, for a role that may not run any. */
export async function refuseUnmigrated(client: pg.Client, release: string): Promise<void> {
  const queries = queriesOf(client);
  const missing = await listMissing(queries).catch((cause: unknown) => {
    // This role has no right to see which ones ran.
    if (cause instanceof Error && 'code' in cause && cause.code === INSUFFICIENT_PRIVILEGE) return null;
    throw cause;
  });
  if (missing?.length === 0) return refuseLater(queries, release);
  const what = missing
    ? `lacks ${missing.length} migrations, of which ${missing.at(-1)} is the newest`
    : 'was not opened to this role';
  throw new Error(
    `The database ${what}, and the role of DATABASE_URL may not change it. Run npm run migrate, or set MIGRATION_DATABASE_URL to the address of its owner.`,
  );
}

async function listMissing(queries: Queries): Promise<string[]> {
  const { entries } = readJournal();
  const ran = new Set((await listRun(queries))?.map(({ when }) => when));
  return entries.filter(({ when }) => !ran.has(when)).map(({ tag }) => tag);
}

function queriesOf(client: pg.Client | pg.PoolClient): Queries {
  return {
    async execute(query) {
      const { sql, params } = toStatement(query);
      return (await client.query({ text: sql, values: params })).rows;
    },
  };
}
