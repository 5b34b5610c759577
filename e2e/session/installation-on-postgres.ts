import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type PostgresCluster, startPostgresCluster } from '@milieuspoor/api/postgres-cluster';
import { EMPTY_INSTALLATION, PORTS } from './installations.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PAUSE_MS = 100;

/**
 * An installation whose PostgreSQL server a journey may stop and start. Its people are those of the empty installation.
 */
export interface InstallationOnPostgres {
  readonly origin: string;
  readonly cluster: PostgresCluster;
  readonly remove: () => Promise<void>;
}

export async function startOnPostgres(): Promise<InstallationOnPostgres> {
  const cluster = await startPostgresCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'milieuspoor-e2e-postgres-'));
  const origin = `http://127.0.0.1:${PORTS.onPostgres}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(PORTS.onPostgres),
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '0',
    WEB_DIR: process.env.WEB_DIR ?? join(root, 'apps/web/dist'),
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    ENVIRONMENT: 'Local',
  };
  const { username, email, password, organisation, slug } = EMPTY_INSTALLATION;
  execFileSync(
    process.execPath,
    [
      ...['apps/api/src/create-account.ts', '--username', username, '--email', email],
      ...['--organisation', organisation, '--slug', slug],
    ],
    { cwd: root, env, input: `${password}\n` },
  );
  const server = spawn(process.execPath, ['apps/api/src/main.ts', '--empty'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  while (!(await answers(origin, server))) await pause(PAUSE_MS);
  return {
    origin,
    cluster,
    async remove() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with status ${server.exitCode}`);
  return fetch(`${origin}/api/v1/environment/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
