import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any fixed number: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 8_400_731;

/** Brings the database up to date. No time is too long for it: a migration that is cut off would never be done. */
export async function migrateOnce(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}
