import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';

/**
 * An empty database of its own for a test file: embedded and in memory, a copy of one that was made for all of them, or on
 * the server of TEST_DATABASE_URL, where it is dropped afterwards.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ url: null, folder: null, copyOf: inject('emptyDatabase') });

  const name = `milieuspoor_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, folder: null });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `DROP DATABASE ${name}`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
