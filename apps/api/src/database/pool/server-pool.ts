import pg from 'pg';
import type { TimeBounds } from '../away/time-bounds.ts';
import { within } from '../away/within.ts';

const POOL_SIZE = 10;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Returns connections to a PostgreSQL server, each with these time limits. */
export function serverPool(url: string, bounds: TimeBounds): pg.Pool {
  return new pg.Pool({
    ...reaching(url, bounds),
    max: POOL_SIZE,
    // The limits are set by a statement and not at the start of the session, because a pooler such as PgBouncer refuses
    // parameters there.
    onConnect: (client) =>
      within(bounds.connection, 'The database does not take its settings', client.query(settingsOf(bounds))),
  });
}

/** Opens a separate connection for migrations, which may take as long as they need. */
export async function openForMigrations(url: string, bounds: TimeBounds): Promise<pg.Client> {
  const client = new pg.Client(reaching(url, bounds));
  // The running statement reports the error; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  await client.query(settingsOf({ statement: 0, lock: 0, idleInTransaction: 0 }));
  return client;
}

function reaching(url: string, bounds: TimeBounds): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: bounds.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

/** Returns the settings in milliseconds; 0 is no limit. */
function settingsOf(bounds: Pick<TimeBounds, 'statement' | 'lock' | 'idleInTransaction'>): string {
  return [
    `SET statement_timeout = ${bounds.statement}`,
    `SET lock_timeout = ${bounds.lock}`,
    `SET idle_in_transaction_session_timeout = ${bounds.idleInTransaction}`,
  ].join(';');
}
