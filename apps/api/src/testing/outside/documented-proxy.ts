import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const OPERATIONS = new URL('../../../../../docs/operations.md', import.meta.url);
/** The server in the documented lines. */
const DOCUMENTED_SERVER = 'http://127.0.0.1:8000';
const PAUSE_MS = 50;

export interface DocumentedProxy {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface ProxyOptions {
  /** a free one by default */
  readonly port?: number;
  /** returns the lines after a change by an operator */
  readonly change?: (lines: string) => string;
}

/** Starts nginx with exactly the lines of docs/operations.md, before servers that it calls in turn. */
export async function startDocumentedProxy(
  servers: readonly string[],
  { port, change = (lines) => lines }: ProxyOptions = {},
): Promise<DocumentedProxy> {
  const program = process.env.NGINX_PATH;
  if (!program)
    throw new Error(
      'This test needs nginx: install it (npm test does so on Debian), or name it in NGINX_PATH.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-nginx-'));
  const log = join(folder, 'nginx.log');
  const place = port ?? (await freePort());
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, place, servers, change));
  const nginx = spawn(program, ['-p', folder, '-e', log, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => nginx.kill('SIGKILL'));
  while (!(await listens(place))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${readFileSync(log, 'utf8')}`);
    await pause(PAUSE_MS);
  }
  return {
    origin: `http://127.0.0.1:${place}`,
    async close() {
      await end(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a whole configuration around the documented lines, of which the first part is outside of any server. */
function configuration(
  folder: string,
  port: number,
  servers: readonly string[],
  change: (lines: string) => string,
): string {
  const lines = [...readFileSync(OPERATIONS, 'utf8').matchAll(/^```nginx\n(.*?)^```$/gms)];
  const [outside, inside] = lines.map(([, part = '']) => change(part));
  if (!outside || !inside?.includes(DOCUMENTED_SERVER) || lines.length !== 2)
    throw new Error(
      `docs/operations.md should have two parts of nginx, the second of which names ${DOCUMENTED_SERVER}`,
    );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // When root starts it, its workers would be nobody, who may not write into a folder of root.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
access_log off;
${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
upstream milieuspoor {
${servers.map((server) => `server ${new URL(server).host};`).join('\n')}
}
${outside}
server {
listen 127.0.0.1:${port};
${inside.replace(DOCUMENTED_SERVER, 'http://milieuspoor')}
}
}
`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  const exited = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await exited;
}
