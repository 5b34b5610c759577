import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDocumentedProxy } from '@milieuspoor/api/documented-proxy';
import { startPostgresCluster } from '@milieuspoor/api/postgres-cluster';
import { PORTS } from './installations.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PAUSE_MS = 100;

/** One installation with two servers: the demonstration on PostgreSQL, behind a proxy that alternates between them. */
export interface TwoServers {
  /** of the proxy: each call reaches the other server than the one before */
  readonly origin: string;
  /** of each server itself */
  readonly servers: readonly string[];
  readonly remove: () => Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const cluster = await startPostgresCluster();
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-e2e-two-'));
  const origin = `http://127.0.0.1:${PORTS.proxy}`;
  // Both start at once on an empty database. One of them makes the tables and the demonstration.
  const servers = PORTS.behindProxy.map((port) =>
    spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        CALLS_PER_MINUTE: '0',
        WEB_DIR: process.env.WEB_DIR ?? join(root, 'apps/web/dist'),
        DATA_DIR: folder,
        DATABASE_URL: cluster.url,
        SECRET_KEY: 'one secret that both of the servers know',
        PUBLIC_URL: origin,
        ENVIRONMENT: 'Local',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const origins = PORTS.behindProxy.map((port) => `http://127.0.0.1:${port}`);
  for (const [place, server] of servers.entries())
    while (!(await answers(origins[place] ?? '', server))) await pause(PAUSE_MS);
  const proxy = await startDocumentedProxy(origins, { port: PORTS.proxy });
  return {
    origin,
    servers: origins,
    async remove() {
      await proxy.close();
      for (const each of servers) {
        each.kill('SIGTERM');
        if (each.exitCode === null) await once(each, 'exit');
      }
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with status ${server.exitCode}`);
  return fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
