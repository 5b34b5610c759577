import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadOnFullDisk } from '../../testing/faults/read-on-full-disk.ts';
import { SMALL_DISK_PATIENCE_MS, smallDisk } from '../../testing/faults/small-disk.ts';
import { nextRoom, type Room, refuseFullDisk, watchDisk } from './disk-room.ts';

const BOUNDS = { little: 1000, none: 100 };

it('room is short below a limit, and enough again above it with a margin', () => {
  const after = (now: Room, free: number) => nextRoom(now, free, BOUNDS);
  expect([after('enough', 1000), after('enough', 999)]).toEqual(['enough', 'little']);
  expect([after('little', 1000), after('little', 1249), after('little', 1250)]).toEqual([
    'little',
    'little',
    'enough',
  ]);
  expect([after('little', 100), after('little', 99), after('enough', 99)]).toEqual([
    'little',
    'none',
    'none',
  ]);
  expect([after('none', 124), after('none', 125), after('none', 5000)]).toEqual(['none', 'little', 'enough']);
});

it('limits of 0 never report a lack of room', () => {
  expect(nextRoom('enough', 0, { little: 0, none: 0 })).toBe('enough');
});

it('changes are reported once each, and a failed look changes nothing', async () => {
  let free: number | null = 5000;
  const disk = watchDisk('.', BOUNDS, { everyMs: 1, measure: () => free });
  const told: [Room, number][] = [];
  const end = disk.observe((room, bytes) => told.push([room, bytes]));
  try {
    free = 50;
    await expect.poll(() => disk.room()).toBe('none');
    free = null;
    await expect.poll(() => disk.freeBytes()).toBeNull();
    expect(disk.room()).toBe('none');
    free = 2000;
    await expect.poll(() => disk.room()).toBe('enough');
    expect(told).toEqual([
      ['none', 50],
      ['enough', 2000],
    ]);
    end();
    free = 50;
    await expect.poll(() => disk.room()).toBe('none');
    expect(told).toHaveLength(2);
  } finally {
    disk.stop();
  }
});

it('a new listener hears at once that there is no room', () => {
  const disk = watchDisk('.', BOUNDS, { measure: () => 50 });
  const told: Room[] = [];
  disk.observe((room) => told.push(room));
  disk.stop();
  expect(told).toEqual(['none']);
});

it('a start on a disk with too little room names the disk, the room and the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-start-'));
  try {
    const much = Number.MAX_SAFE_INTEGER;
    refuseFullDisk(join(folder, 'data'), { toStart: much, toBegin: 1 });
    expect(() => refuseFullDisk(folder, { toStart: 1, toBegin: much })).toThrow(
      /The disk of the data folder \S+ is too small: \d+ MB left, and the first start makes .* needs \d+ MB. .* Make room/,
    );
    mkdirSync(join(folder, 'database'));
    refuseFullDisk(folder, { toStart: 1, toBegin: much });
    expect(() => refuseFullDisk(folder, { toStart: much, toBegin: 1 })).toThrow(
      /The disk of the data folder \S+ is full: \d+ MB left, .* Make room/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const small = smallDisk(300);
afterAll(() => small.remove());

/** These tests need a disk that can be made; the checks above run everywhere. */
describe.skipIf(!small.mayMount)('a disk that becomes full while people work', () => {
  let found: ReadOnFullDisk;
  beforeAll(() => {
    found = small.run(
      fileURLToPath(new URL('../../testing/faults/read-on-full-disk.ts', import.meta.url)),
    ) as ReadOnFullDisk;
  }, SMALL_DISK_PATIENCE_MS);

  it('is reported to the supervisor of the server, from full until there is room', () => {
    expect(found.ready.little).toMatchObject({ status: 200, said: 'ready' });
    expect(found.ready.full).toMatchObject({ status: 503, said: 'disk full' });
    expect(found.ready.after).toMatchObject({ status: 200, said: 'ready' });
    expect(found.metrics[0]).toMatch(/^milieuspoor_disk_free_bytes [34]\d{7}$/);
    expect(found.metrics[1]).toBe('milieuspoor_disk_full 1');
  });

  it('is in the log with an early warning, once each', () => {
    const news = found.log.filter((line) => line.includes('disk'));
    expect(news).toEqual([
      'the disk has little room left',
      'disk full: nothing is stored until there is room; reading goes on',
      'the disk has room again',
    ]);
  });

  it('lets people sign in, read and sign out', () => {
    expect([found.signedIn, found.read, found.signedOut]).toEqual([200, 200, 204]);
  });

  it('refuses each change with a sentence in both languages; people may try again, and the page does not by itself', () => {
    const refused = { status: 503, retryAfter: null };
    expect(found.refused.nl).toEqual({
      ...refused,
      said: expect.stringContaining('de schijf van de server is vol'),
    });
    expect(found.refused.en).toEqual({
      ...refused,
      said: expect.stringContaining("the server's disk is full"),
    });
    expect(found.refused.upload).toEqual(found.refused.nl);
    expect(found.refused.stranger).toBe(401);
  });

  it('stores again once there is room, and nothing of the refused changes', () => {
    expect(found.createdAfterwards).toBe(201);
    expect(found.projects).toEqual(expect.arrayContaining(['Met weinig ruimte', 'Weer plaats']));
    expect(found.projects).not.toEqual(expect.arrayContaining(['Geen plaats']));
    expect(found.projects).not.toEqual(expect.arrayContaining(['No room']));
  });

  it('stops a start before the database is opened, and names the cause', () => {
    expect(found.started.status).toBe(1);
    expect(found.started.said).toMatch(/^The disk of the data folder .* is too small: \d+ MB left, .* 96 MB/);
  });
});
