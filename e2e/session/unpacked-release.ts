import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PORTS } from './installations.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PAUSE_MS = 100;

/** A release that is made, packed, unpacked in another folder and started, without a network. */
export interface UnpackedRelease {
  readonly origin: string;
  /** every file of the release, with properties that change when something writes to it */
  readonly listFiles: () => readonly string[];
  /** the files that were written outside its data folder */
  readonly strayFiles: () => readonly string[];
  /** asks it to stop; returns its exit status */
  readonly stop: () => Promise<number | null>;
  readonly remove: () => void;
}

export async function startRelease(): Promise<UnpackedRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-release-'));
  execFileSync(process.execPath, ['scripts/make-release.mjs', join(folder, 'made')], {
    cwd: root,
    stdio: 'pipe',
  });
  const archive = readdirSync(join(folder, 'made')).find((name) => name.endsWith('.tar.gz')) ?? '';
  execFileSync('tar', ['-xzf', join(folder, 'made', archive), '-C', folder]);
  rmSync(join(folder, 'made'), { recursive: true });
  const release = join(folder, archive.replace(/\.tar\.gz$/, ''));
  const elsewhere = ['home', 'temporary'].map((name) => join(folder, name));
  for (const each of elsewhere) mkdirSync(each);
  const [home = '', temporary = ''] = elsewhere;

  const origin = `http://127.0.0.1:${PORTS.release}`;
  const noNetwork = pathToFileURL(join(root, 'e2e/session/no-network.ts')).href;
  const server = spawn(process.execPath, ['--env-file=release.env', 'apps/api/src/main.ts'], {
    cwd: release,
    // It gets nothing of this environment: a release has what it needs.
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: temporary,
      NODE_OPTIONS: `--import=${noNetwork}`,
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(PORTS.release),
      LOG_LEVEL: 'silent',
      CALLS_PER_MINUTE: '0',
      ENVIRONMENT: 'Local',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(origin, server))) await pause(PAUSE_MS);
  return {
    origin,
    listFiles: () => filesBelow(release),
    strayFiles: () => elsewhere.flatMap(filesBelow),
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      return server.exitCode;
    },
    remove() {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .map((path) => {
      const { size, mtimeMs } = lstatSync(path);
      return `${relative(folder, path)} ${size} ${mtimeMs}`;
    })
    .sort();
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The release ended with status ${server.exitCode}`);
  return fetch(`${origin}/api/v1/environment/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
