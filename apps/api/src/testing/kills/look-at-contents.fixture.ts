import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyRunning } from '../../database/copying/copy-running.ts';
import { openDatabase, type Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import type { PostgresCluster } from '../faults/postgres-cluster.ts';
import { askFigures, listOtherFigures } from './figures-of-items.fixture.ts';
import type { Journal } from './journal.ts';
import type { KillWorld } from './kill-world.ts';
import { lookForHarm } from './look-for-harm.fixture.ts';

const VERIFY = fileURLToPath(new URL('../../commands/verify.ts', import.meta.url));

interface Looked {
  /** of a PostgreSQL server; null for the embedded database, which is checked in a copy */
  readonly cluster: PostgresCluster | null;
  readonly folder: string;
  readonly origin: string;
  readonly world: KillWorld;
  readonly journal: Journal;
  readonly verifies: boolean;
}

/**
 * Checks the contents of a running server, and what its screens show, while nobody works; counts the valid digests of
 * days.
 */
export async function lookAtContents({ cluster, folder, origin, world, journal, verifies }: Looked): Promise<{
  readonly problems: readonly string[];
  readonly digests: number;
}> {
  const figures = await askFigures(origin, world);
  return onContents(cluster, folder, async (dataDir) => {
    const problems: string[] = [];
    let digests = 0;
    await onDatabase(cluster, dataDir, async (queries) => {
      problems.push(...(await lookForHarm(queries, journal)));
      problems.push(...(await listOtherFigures(queries, world, figures)));
      digests = await countRows(queries, 'proof_digest');
    });
    if (verifies) problems.push(...(await verify(cluster, dataDir)));
    return { problems, digests };
  });
}

/** Tells whether a mail is still waiting. */
export function mailsWait(cluster: PostgresCluster | null, folder: string): Promise<boolean> {
  return onContents(cluster, folder, async (dataDir) => {
    let waiting = 0;
    await onDatabase(cluster, dataDir, async (queries) => {
      waiting = await countRows(queries, 'queued_mail');
    });
    return waiting > 0;
  });
}

async function countRows(queries: Queries, table: 'proof_digest' | 'queued_mail'): Promise<number> {
  const [row] = (await queries.execute(sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`)) as [
    { count: number },
  ];
  return row.count;
}

/** Runs the command as an operator does; its output is a problem when it finds any. */
async function verify(cluster: PostgresCluster | null, dataDir: string): Promise<string[]> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const of = cluster ? { DATABASE_URL: cluster.url } : {};
  try {
    await promisify(execFile)(process.execPath, [VERIFY], {
      env: { ...inherited, ...of, DATA_DIR: dataDir },
      maxBuffer: 2 ** 26,
    });
    return [];
  } catch (cause) {
    return [`The digests do not hold: ${(cause as { stdout?: string }).stdout} ${cause}`];
  }
}

/** Works on a folder with a copy of the embedded database. */
async function onContents<T>(
  cluster: PostgresCluster | null,
  folder: string,
  work: (dataDir: string) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'milieuspoor-kills-copy-'));
  try {
    if (!cluster) await copyRunning(folder, join(copy, 'database'));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function onDatabase(
  cluster: PostgresCluster | null,
  dataDir: string,
  work: (queries: Queries) => Promise<void>,
): Promise<void> {
  const place = { url: cluster?.url ?? null, folder: join(dataDir, 'database') };
  const database = await openDatabase({ ...place, schema: 'as-found' });
  try {
    await work(database.queries);
  } finally {
    await database.close();
  }
}
