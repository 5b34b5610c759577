import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilledDisk } from '../testing/fill-disk.ts';

const PROGRAM = fileURLToPath(new URL('../testing/fill-disk.ts', import.meta.url));
const DISK_BYTES = 100 * 1024 * 1024;
/** A few seconds on an idle machine: the engine is opened, given up, and opened again. */
const PATIENCE_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-small-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a line of the shell in which $0 is the folder, $1 is Node and $2 the program; what it mounts goes with it. */
function inShell(line: string, privately: boolean): Buffer {
  const unshare = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
  const [command = '', ...rest] = [...(privately ? unshare : []), 'sh', '-c', line];
  return execFileSync(command, [...rest, folder, process.execPath, PROGRAM], {
    timeout: PATIENCE_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const MOUNT = `mount -t tmpfs -o size=${DISK_BYTES} tmpfs "$0"`;

/** Not every machine lets us make a file system. */
const mayMount = succeeds(() => inShell(MOUNT, true));

/**
 * Where no disk may be made, no file may grow beyond half of one that PostgreSQL needs for its log, from the moment that
 * the disk would be full: it finds no room at the same place, and gives up in the same way.
 */
function run(): FilledDisk {
  const output = mayMount
    ? inShell(`${MOUNT} && cd "$0" && exec "$1" "$2"`, true)
    : inShell('cd "$0" && exec "$1" "$2" limited', false);
  return JSON.parse(output.toString()) as FilledDisk;
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

describe(`a disk that is full (${mayMount ? 'a real one' : 'by a limit, since this machine lets us make none'})`, () => {
  let seen: FilledDisk;
  beforeAll(() => {
    seen = run();
  }, PATIENCE_MS);

  it('costs every request an immediate 503, and what needs no database nothing', () => {
    expect(seen.acknowledged).toBeGreaterThan(3);
    expect(seen.whileFull.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(seen.whileFull.map(({ retryAfter }) => retryAfter)).toEqual(['5', '5', '5']);
    expect(Math.max(...seen.whileFull.map(({ tookMs }) => tookMs))).toBeLessThan(1000);
    expect(seen.environment).toBe(200);
  });

  it('is said in the log, once when it begins and once when it is over', () => {
    const news = seen.log.filter((line) => line.startsWith('the database'));
    expect(news).toEqual(['the database is out of reach; requests are refused', 'the database is back']);
  });

  it('loses nothing that was acknowledged, and stores again as soon as there is room', () => {
    expect(seen.lost).toEqual([]);
    expect(seen.createdAfterwards).toBe(201);
  });
});
