import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A test's own database on a PostgreSQL server that others use as well. */
export interface DatabaseOnServer {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Makes a database with an unused name: an empty one, or a copy of the named one. */
export async function databaseOnServer(server: string, template?: string): Promise<DatabaseOnServer> {
  const name = `milieuspoor_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(server, `DROP DATABASE ${name}`) };
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
