import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseOnServer } from './database-on-server.ts';
import { startPostgresCluster } from './faults/postgres-cluster.ts';

/** Tells whether the tests run on a PostgreSQL server, whose transactions run in parallel. */
export function runsOnServer(): boolean {
  return inject('emptyDatabase').kind === 'on-server';
}

/**
 * Opens a test file's own empty database, a copy of one that was made for all of them: embedded and in memory, or on a
 * server, where it is dropped afterwards.
 */
export async function openTestDatabase(): Promise<Database> {
  const empty = inject('emptyDatabase');
  if (empty.kind === 'embedded') return openDatabase({ url: null, folder: null, copyOf: empty.dumpFile });

  const { url, drop } = await databaseOnServer(empty.server, empty.template);
  const database = await openDatabase({ url, folder: null });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/**
 * Opens a database on a server without other users: snapshots and lock waits concern all databases on a server, so a
 * test about either needs its own server.
 */
export async function openDatabaseAlone(): Promise<Database> {
  if (!runsOnServer()) return openTestDatabase();
  const cluster = await startPostgresCluster();
  const database = await openDatabase({ url: cluster.url, folder: null });
  return {
    ...database,
    async close() {
      await database.close();
      await cluster.remove();
    },
  };
}
