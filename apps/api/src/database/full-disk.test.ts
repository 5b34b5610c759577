import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilledDisk } from '../testing/fill-disk.ts';

const PROGRAM = fileURLToPath(new URL('../testing/fill-disk.ts', import.meta.url));
const DISK_BYTES = 100 * 1024 * 1024;
const STARTING_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-small-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file system of a hundred megabytes that goes with its process; a machine may not let us make one. */
const ON_SMALL_DISK = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
const MOUNT = `mount -t tmpfs -o size=${DISK_BYTES} tmpfs "$0"`;
const mayMount =
  spawnSync(ON_SMALL_DISK[0] ?? '', [...ON_SMALL_DISK.slice(1), 'sh', '-c', MOUNT, folder]).status === 0;

/**
 * Where no disk may be made, no file may grow beyond half of one that PostgreSQL needs for its log, from the moment that
 * the disk would be full: it finds no room at the same place, and gives up in the same way.
 */
function run(): FilledDisk {
  const program = `cd "$0" && exec "$1" --disable-warning=ExperimentalWarning "$2"`;
  const [command = '', ...before] = ON_SMALL_DISK;
  const output = mayMount
    ? execFileSync(command, [
        ...before,
        'sh',
        '-c',
        `${MOUNT} && ${program}`,
        folder,
        process.execPath,
        PROGRAM,
      ])
    : execFileSync('sh', ['-c', program, folder, process.execPath, PROGRAM, 'limited']);
  return JSON.parse(output.toString()) as FilledDisk;
}

describe(`a disk that is full (${mayMount ? 'a real one' : 'by a limit, since this machine lets us make none'})`, () => {
  let seen: FilledDisk;
  beforeAll(() => {
    seen = run();
  }, STARTING_MS);

  it('costs every request an immediate 503, and what needs no database nothing', () => {
    expect(seen.acknowledged).toBeGreaterThan(5);
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
