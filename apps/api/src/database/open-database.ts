import { hash } from 'node:crypto';
import type pg from 'pg';
import type { LostOutcome } from './away/database-unavailable.ts';
import type { DatabaseObserver } from './away/reachability.ts';
import { noteStored } from './away/stored-so-far.ts';
import { IN_TURNS, TIME_BOUNDS, type TimeBounds } from './away/time-bounds.ts';
import { type Patience, whenReachable } from './away/when-reachable.ts';
import { embeddedPool } from './embedded/embedded-pool.ts';
import { ENGINE_BOUNDS, type EngineBounds, PgliteEngine } from './embedded/pglite-engine.ts';
import { type ConnectionLoad, Connections } from './pool/connections.ts';
import type { LeasedConnection } from './pool/leased-connection.ts';
import { type QueryAnswered, queryAnswered } from './pool/query-channels.ts';
import { openForMigrations, serverPool } from './pool/server-pool.ts';
import { letServe, mayMigrate, roleOf } from './pool/serving-role.ts';
import { asTransaction } from './pool/transaction-under-way.ts';
import type { Planning, Queries } from './queries.ts';
import { readsOnly } from './reads-only.ts';
import { migrateOnce, refuseUnmigrated } from './schema/migrate-once.ts';
import { type Query, type SQL, toStatement } from './sql.ts';
import { storeRules } from './store-rules.ts';

export type { Queries };

export interface Database {
  readonly queries: Queries;
  /** transactions that can run at the same time: one where all share the embedded engine's only connection */
  readonly sideBySide: 'one' | 'several';
  /** Runs the work in one transaction: everything is stored, or nothing. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /**
   * Notifies the observer from now on when the database becomes unreachable and reachable again; returns a function
   * that ends this.
   */
  readonly observe: (observer: DatabaseObserver) => () => void;
  readonly load: () => ConnectionLoad;
  readonly close: () => Promise<void>;
}

export interface DatabaseLocation {
  /** a PostgreSQL server, or null for the embedded database */
  readonly url: string | null;
  /** the same database for its owner, where the role of `url` may only read and write rows */
  readonly migrationsUrl?: string | null;
  /** folder of the embedded database, null to have it in memory */
  readonly folder: string | null;
  /**
   * file with a dumped embedded database, of which a database in memory becomes a copy; without it, the database starts
   * empty
   */
  readonly copyOf?: string | undefined;
  /** how long to wait for a server that does not answer yet; absent means not at all */
  readonly patience?: Patience;
  readonly bounds?: Partial<TimeBounds & EngineBounds>;
  /** label of the release that opens it, which is recorded with the migrations that it runs */
  readonly release?: string;
  /**
   * `as-found` does not change the schema, for code that reads or creates all data; absent means that it is brought up
   * to date
   */
  readonly schema?: 'newest' | 'as-found';
}

/** Opens the database and brings it up to date. The same driver and the same SQL are used for both kinds. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { connections, stop } = location.url
    ? await openServer(location.url, location)
    : await openEmbedded(location);
  const queries: Queries = {
    execute: (query, planning) => executeAlone(connections, query, planning),
  };
  if (location.schema !== 'as-found') await storeRules(queries);
  return {
    queries,
    sideBySide: location.url ? 'several' : 'one',
    transaction: (work) => inTransaction(connections, (lent) => asTransaction(() => work(lent))),
    observe: (observer) => connections.reachability.observe(observer),
    load: () => connections.load,
    async close() {
      await connections.close();
      await stop();
    },
  };
}

interface Opened {
  readonly connections: Connections;
  readonly stop: () => Promise<void>;
}

async function openServer(url: string, location: DatabaseLocation): Promise<Opened> {
  const bounds = { ...TIME_BOUNDS, ...location.bounds };
  const { migrationsUrl } = location;
  await whenReachable(
    location.patience,
    () => openForMigrations(migrationsUrl ?? url, bounds),
    async (client) => {
      if (location.schema === 'as-found') return;
      if (migrationsUrl || (await mayMigrate(client))) await migrateOnce(client, releaseOf(location));
      else await refuseUnmigrated(client, releaseOf(location));
      if (migrationsUrl) await letServe(client, await servingRole(url, bounds));
    },
  );
  return { connections: new Connections(serverPool(url, bounds), bounds), stop: async () => {} };
}

function releaseOf({ release }: DatabaseLocation): string {
  return release ?? 'unknown';
}

async function servingRole(url: string, bounds: TimeBounds): Promise<string> {
  const client = await openForMigrations(url, bounds);
  return roleOf(client).finally(() => client.end());
}

async function openEmbedded(location: DatabaseLocation): Promise<Opened> {
  const bounds = { ...TIME_BOUNDS, ...IN_TURNS, ...ENGINE_BOUNDS, ...location.bounds };
  const engine = await PgliteEngine.open(location, bounds);
  const pool = embeddedPool(engine, bounds);
  // Only a new engine helps against one that hangs.
  const connections = new Connections(pool, bounds, () => engine.restart());
  if (location.schema === 'as-found') return { connections, stop: () => engine.close() };
  try {
    // Nobody waits for the first connection, however long a busy machine takes to make it; it lives as long as the
    // pool.
    pool.options.connectionTimeoutMillis = 0;
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = bounds.connection;
    await migrateOnce(client, releaseOf(location)).finally(() => client.release());
  } catch (fault) {
    await connections.close();
    await engine.close();
    throw fault;
  }
  return { connections, stop: () => engine.close() };
}

/** Runs a statement outside a transaction, whose effect is unknown when its answer is lost. */
async function executeAlone(connections: Connections, query: SQL, planning?: Planning): Promise<unknown[]> {
  const written = toStatement(query);
  const isReading = readsOnly(written.sql);
  const rows = await connections.lend((connection) =>
    execute(connection, isReading ? 'nothing-stored' : 'unknown', { query, written, planning }),
  );
  if (!isReading) noteStored();
  return rows;
}

interface Statement {
  readonly query: SQL;
  readonly written: Query;
  readonly planning: Planning | undefined;
}

async function execute(
  connection: LeasedConnection,
  ifLost: LostOutcome,
  { query, written: { sql, params }, planning = 'each-time' }: Statement,
): Promise<unknown[]> {
  const name = planning === 'once' ? { name: statementName(sql) } : {};
  const { rows, fields: columns } = await connection.run({ ...name, text: sql, values: params }, ifLost);
  queryAnswered.publish({ query, text: sql, rows, columns } satisfies QueryAnswered);
  return rows;
}

/** The names of the statements that are planned once, by their text. */
const statementNames = new Map<string, string>();

/** Returns a name that no other statement shares. */
function statementName(text: string): string {
  const name = statementNames.get(text) ?? hash('sha256', text, 'base64url');
  statementNames.set(text, name);
  return name;
}

/** Runs a transaction. Until COMMIT is sent nothing is stored, whatever breaks; from then on only its answer tells. */
async function inTransaction<T>(
  connections: Connections,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return connections.lend(async (connection) => {
    await connection.run({ text: 'BEGIN' }, 'nothing-stored');
    const outcome = await work({
      execute: (query, planning) =>
        execute(connection, 'nothing-stored', { query, written: toStatement(query), planning }),
    }).catch(async (cause: unknown) => {
      await connection.rollBack();
      throw cause;
    });
    const { command }: pg.QueryResult = await connection.run({ text: 'COMMIT' }, 'unknown');
    // This is PostgreSQL's answer when an earlier statement failed and the work ignored that.
    if (command !== 'COMMIT') throw new Error(`A transaction ended in ${command}: nothing of it is stored`);
    noteStored();
    return outcome;
  });
}
