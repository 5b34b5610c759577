import type { TimeBounds } from '../../database/away/time-bounds.ts';
import { openDatabase } from '../../database/open-database.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addOrganisation, addUser } from '../world.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** The time limits of the product, shortened so that a test can wait for them. */
export const SHORT_BOUNDS: TimeBounds = {
  connection: 1500,
  statement: 1000,
  lock: 400,
  idleInTransaction: 5000,
  answer: 1500,
  closing: 300,
};

export interface AppOnCluster {
  readonly cluster: PostgresCluster;
  readonly test: TestApp;
  /** of a member of the organisation alfa */
  readonly token: string;
  readonly organisationId: string;
  /** returns the log lines since the last call */
  readonly takeLog: () => readonly LogLine[];
  readonly close: () => Promise<void>;
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** Starts the real application on its own PostgreSQL server, which the test may disturb. */
export async function startAppOnCluster(bounds: TimeBounds = SHORT_BOUNDS): Promise<AppOnCluster> {
  const cluster = await startPostgresCluster();
  const database = await openDatabase({ url: cluster.url, folder: null, bounds });
  let lines: LogLine[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const test = await startTestApp({ LOG_LEVEL: 'warn' }, { database, logStream });
  const organisationId = await addOrganisation(test, 'alfa');
  const { token } = await addUser(test, { username: 'lid', organisationIds: [organisationId] });
  return {
    cluster,
    test,
    token,
    organisationId,
    takeLog() {
      const taken = lines;
      lines = [];
      return taken;
    },
    async close() {
      await test.close();
      await cluster.remove();
    },
  };
}
