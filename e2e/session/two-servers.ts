import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgresCluster } from '@milieuspoor/api/postgres-cluster';
import { PORTS } from './installations.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PAUSE_MS = 100;

/** One installation that two servers share: the demonstration on PostgreSQL, behind a proxy that takes them in turn. */
export interface TwoServers {
  /** of the proxy: every call reaches another server than the one before */
  readonly origin: string;
  /** of each server itself */
  readonly servers: readonly string[];
  readonly remove: () => Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const cluster = await startPostgresCluster();
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-e2e-two-'));
  const origin = `http://127.0.0.1:${PORTS.proxy}`;
  // Both at once, on a database in which there is nothing: one of them makes tables and demonstration.
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
  const proxy = startProxy(folder);
  const origins = PORTS.behindProxy.map((port) => `http://127.0.0.1:${port}`);
  for (const [place, server] of servers.entries())
    while (!(await answers(origins[place] ?? '', server))) await pause(PAUSE_MS);
  return {
    origin,
    servers: origins,
    async remove() {
      for (const each of [proxy, ...servers]) {
        each.kill('SIGTERM');
        if (each.exitCode === null) await once(each, 'exit');
      }
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** nginx as docs/operations.md has it, before two servers instead of one. */
function startProxy(folder: string): ChildProcess {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
worker_processes 1;
events {}
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream milieuspoor {
    ${PORTS.behindProxy.map((port) => `server 127.0.0.1:${port};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${PORTS.proxy};
    location / {
      proxy_pass http://milieuspoor;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      client_max_body_size 30m;
      proxy_read_timeout 120s;
    }
  }
}
`,
  );
  const nginx = process.env.NGINX_PATH;
  if (!nginx)
    throw new Error(
      'This journey needs nginx: install it (npm test does so on Debian), or name it in NGINX_PATH.',
    );
  return spawn(nginx, ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with status ${server.exitCode}`);
  return fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
