import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseOnServer } from './database-on-server.ts';

/** True where the tests run on a PostgreSQL server, whose transactions run side by side. */
export function runsOnServer(): boolean {
  return inject('emptyDatabase').kind === 'on-server';
}

/**
 * An empty database of its own for a test file, a copy of one that was made for all of them: embedded and in memory, or on
 * a server, where it is dropped afterwards.
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
