import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../outside/free-port.ts';
import { quickFolder } from './quick-folder.ts';

/** A real PostgreSQL server of the test itself, which it may disturb. */
export interface PostgresCluster {
  /** the address of an empty database */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** ends all connections and stops, as for maintenance */
  readonly stop: () => Promise<void>;
  /** suspends all processes of the server: it accepts connections and answers nothing */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** runs a statement as an administrator, on a separate connection to another database */
  readonly administer: (statement: string) => Promise<pg.QueryResult>;
  /** runs a statement as an administrator in the database of the url */
  readonly run: (statement: string) => Promise<pg.QueryResult>;
  readonly remove: () => Promise<void>;
}

const NAME = 'milieuspoor';
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** Makes a temporary server in its own folder, on a free port; `extra` is passed on to it. */
export async function startPostgresCluster(extra: readonly string[] = []): Promise<PostgresCluster> {
  const binDir = process.env.POSTGRES_BIN_DIR;
  if (!binDir)
    throw new Error(
      'These tests need the programs of a PostgreSQL server: install it (npm test does so on Debian), or name the ' +
        'folder of initdb and postgres in POSTGRES_BIN_DIR.',
    );
  const runner = ordinaryUser();
  const folder = mkdtempSync(join(quickFolder(), 'milieuspoor-postgres-'));
  chmodSync(folder, 0o700);
  if (runner) chownSync(folder, runner.uid, runner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binDir, 'initdb'),
    ['-D', data, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { ...runner, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = (database: string) => `postgres://${NAME}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;
  process.once('exit', () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const runIn = async (database: string, statement: string) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const administer = (statement: string) => runIn('postgres', statement);
  const cluster: PostgresCluster = {
    url: url(NAME),
    administer,
    run: (statement) => runIn(NAME, statement),
    async start() {
      const place = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
      const parameters = [...place, ...extra];
      server = spawn(join(binDir, 'postgres'), parameters, { ...runner, cwd: folder, stdio: 'ignore' });
      const until = performance.now() + PATIENCE_MS;
      while (!(await administer('SELECT 1').then(Boolean, () => false))) {
        if (performance.now() > until) throw new Error('The throwaway PostgreSQL server does not start');
        await pause(PAUSE_MS);
      }
    },
    async stop() {
      if (!server) return;
      const exited = once(server, 'exit');
      // PostgreSQL's "fast" shutdown.
      server.kill('SIGINT');
      await exited;
      server = null;
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async remove() {
      signalAll(server, 'SIGCONT');
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  await administer(`CREATE DATABASE ${NAME}`);
  return cluster;
}

/** Returns a user under whom PostgreSQL runs: not root. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Signals the server and its processes: one for each connection, and the background ones. */
function signalAll(server: ChildProcess | null, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (server?.pid === undefined) return;
  process.kill(server.pid, signal);
  for (const pid of childrenOf(server.pid)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').map(Number).filter(Boolean);
  return processes.filter((pid) => parentOf(pid) === parent);
}

/** Returns the fourth field of /proc/<pid>/stat; the second, a name in brackets, may hold anything. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
