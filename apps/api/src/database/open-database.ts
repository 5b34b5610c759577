import { hash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { PgliteStream } from './pglite-stream.ts';
import { storeRules } from './store-rules.ts';
import { asTransaction } from './transaction-under-way.ts';

/** Where queries go: the pool, or the transaction that is under way. */
export interface Queries {
  /** Runs one statement; its rows are keyed by column name, moments as Date. */
  readonly execute: (query: SQL, planning?: Planning) => Promise<unknown[]>;
}

/**
 * When a statement is planned: each time, or once a connection, which remembers it from then on. The latter is for
 * statements that are asked over and over in the same words, since every wording is remembered.
 */
export type Planning = 'each-time' | 'once';

export interface Database {
  readonly queries: Queries;
  /** Runs the work in one transaction: all of it is stored, or none. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface DatabaseLocation {
  /** a PostgreSQL server, or null for the embedded database */
  readonly url: string | null;
  /** folder of the embedded database, null to keep it in memory */
  readonly folder: string | null;
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const POOL_SIZE = 10;
/** Any fixed number: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 8_400_731;

/** Opens the database and brings it up to date. The same driver and the same SQL speak to both kinds. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { pool, stop } = location.url ? serverPool(location.url) : await embeddedPool(location.folder);
  // An idle connection that the server ends is replaced at the next query; it must not end the process.
  pool.on('error', () => {});
  await migrateOnce(pool);
  await storeRules(queriesOn(pool));
  return {
    queries: queriesOn(pool),
    transaction: (work) => inTransaction(pool, (queries) => asTransaction(() => work(queries))),
    async close() {
      await pool.end();
      await stop();
    },
  };
}

const dialect = new PgDialect();

function queriesOn(connection: pg.Pool | pg.PoolClient): Queries {
  return {
    async execute(query, planning = 'each-time') {
      const { sql, params } = dialect.sqlToQuery(query);
      const name = planning === 'once' ? { name: statementName(sql) } : {};
      const result = await connection.query({ ...name, text: sql, values: params });
      return result.rows;
    },
  };
}

/** The names of the statements that are planned once, by their text. */
const statementNames = new Map<string, string>();

/** A name that two different statements do not share. */
function statementName(text: string): string {
  const name = statementNames.get(text) ?? hash('sha256', text, 'base64url');
  statementNames.set(text, name);
  return name;
}

async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const outcome = await work(queriesOn(connection));
    await connection.query('COMMIT');
    connection.release();
    return outcome;
  } catch (cause) {
    await connection.query('ROLLBACK').then(
      () => connection.release(),
      // A connection that cannot even roll back is of no use to the next.
      (broken: Error) => connection.release(broken),
    );
    throw cause;
  }
}

function serverPool(url: string): { pool: pg.Pool; stop: () => Promise<void> } {
  return { pool: new pg.Pool({ connectionString: url, max: POOL_SIZE }), stop: async () => {} };
}

async function embeddedPool(folder: string | null): Promise<{ pool: pg.Pool; stop: () => Promise<void> }> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  await once(worker, 'message');
  // The engine has one session, so there is one connection, and queries wait for their turn in the pool.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(worker) as never,
  });
  return {
    pool,
    async stop() {
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
    },
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}
