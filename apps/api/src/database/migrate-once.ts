import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any fixed number: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 8_400_731;

interface Journal {
  /** `when` is what a migration is known by once it ran; `tag` is the name of its file. */
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/**
 * Brings the database up to date. No time is too long for it: a migration that is cut off would never be done. Throws when
 * one of the migrations is not there afterwards: what is older than the newest that ran is passed over, as happens to a
 * database that was made by something between two versions, and its requests would fail one by one instead.
 */
export async function migrateOnce(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  const missing = await listMissing(client);
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.join(', ')} although it has later migrations. Restore a backup of a released version.`,
    );
  await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}

async function listMissing(client: pg.Client | pg.PoolClient): Promise<string[]> {
  const { entries } = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  const { rows } = await client.query<{ at: string }>(
    'SELECT created_at::text AS at FROM drizzle.__drizzle_migrations',
  );
  const ran = new Set(rows.map(({ at }) => Number(at)));
  return entries.filter(({ when }) => !ran.has(when)).map(({ tag }) => tag);
}
