import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilledDisk } from '../../testing/faults/fill-disk.ts';
import { SMALL_DISK_PATIENCE_MS, smallDisk } from '../../testing/faults/small-disk.ts';

const PROGRAM = fileURLToPath(new URL('../../testing/faults/fill-disk.ts', import.meta.url));

/**
 * Where no disk can be made, from the moment that the disk would be full no file may grow beyond half of a file of
 * PostgreSQL's log: PostgreSQL finds no room at the same place, and fails in the same way.
 */
const disk = smallDisk(100);
afterAll(() => disk.remove());

describe(`a disk that is full (${disk.mayMount ? 'a real one' : 'by a limit, since this machine lets us make none'})`, () => {
  let seen: FilledDisk;
  beforeAll(() => {
    seen = disk.run(PROGRAM) as FilledDisk;
  }, SMALL_DISK_PATIENCE_MS);

  it('gives every request an immediate 503, and does not affect requests without the database', () => {
    expect(seen.acknowledged).toBeGreaterThan(3);
    expect(seen.whileFull.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(seen.whileFull.map(({ retryAfter }) => retryAfter)).toEqual(['5', '5', '5']);
    expect(Math.max(...seen.whileFull.map(({ tookMs }) => tookMs))).toBeLessThan(1000);
    expect(seen.environment).toBe(200);
  });

  it('is logged once when it begins and once when it is over', () => {
    const news = seen.log.filter((line) => line.startsWith('the database'));
    expect(news).toEqual(['the database is out of reach; requests are refused', 'the database is back']);
  });

  it('loses nothing that was acknowledged, and stores again as soon as there is room', () => {
    expect(seen.lost).toEqual([]);
    expect(seen.createdAfterwards).toBe(201);
  });
});
