import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { sql } from '../sql.ts';
import { controlSocket } from './control-socket.ts';
import { copyRunning } from './copy-running.ts';
import { bytesToRepair } from './copying.queries.ts';
import { serveCopies } from './serve-copies.ts';

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 50;

let folder: string;
let data: string;
let database: Database;
let copying: Awaited<ReturnType<typeof serveCopies>>;
const faults: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-copies-'));
  data = join(folder, 'data');
  await addEmptyDatabase(data);
  database = await openDatabase({ url: null, folder: join(data, 'database') });
  await database.queries.execute(sql`CREATE TABLE written (number int, text text)`);
  copying = await serveCopies(database.queries, data, (cause) => faults.push(cause), {
    log: { lookMs: LOOK_MS, maxBytes: MEGABYTE },
  });
}, 180_000);
afterAll(async () => {
  await copying.close();
  await database.close();
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

/** Writes some megabytes to the log. */
const write = (number: number) =>
  database.queries.execute(
    sql`INSERT INTO written SELECT ${number}::int, repeat(md5(n::text), 10) FROM generate_series(1, 5000) n`,
  );

const isShort = () =>
  vi.waitFor(async () => expect(await bytesToRepair(database.queries)).toBeLessThan(MEGABYTE), 30_000);

/** Begins a copy as the command does, and sends nothing more. */
async function begin() {
  const { path, release } = controlSocket(data);
  const connection = connect(path);
  connection.write('copy\n');
  const [said] = await once(connection, 'data');
  release();
  return { connection, said: String(said) };
}

describe('a running database', { timeout: 120_000 }, () => {
  it('keeps its log short, and complete while it is copied', async () => {
    await write(1);
    await isShort();
    const { connection, said } = await begin();
    expect(said).toBe('{"started":true}\n');
    await write(2);
    await pause(LOOK_MS * 10);
    expect(await bytesToRepair(database.queries)).toBeGreaterThan(MEGABYTE);
    // A client that leaves halfway leaves nothing behind: the log may be shortened, and the next copy can be made.
    connection.destroy();
    await isShort();
  });

  it('is copied for one client at a time, and each copy is complete', async () => {
    const { connection } = await begin();
    const other = await begin();
    expect(other.said).toContain('Another backup is being made');
    connection.destroy();
    await once(other.connection, 'close');
    const copy = join(folder, 'copy');
    await vi.waitFor(() => copyRunning(data, copy), { timeout: 30_000, interval: 200 });
    await write(3);
    expect(existsSync(join(copy, 'backup_label'))).toBe(true);
    expect(statSync(copy).mode & 0o077).toBe(0);
    const opened = await openDatabase({ url: null, folder: copy, schema: 'as-found' });
    const rows = await opened.queries.execute(
      sql`SELECT number, count(*)::int AS rows FROM written GROUP BY number ORDER BY number`,
    );
    await opened.close();
    expect(rows).toEqual([
      { number: 1, rows: 5000 },
      { number: 2, rows: 5000 },
    ]);
  });

  it('cannot be opened from a copy that lacks a piece of its log', async () => {
    const copy = join(folder, 'lacking');
    await copyRunning(data, copy);
    rmSync(join(copy, 'pg_wal'), { recursive: true });
    await expect(openDatabase({ url: null, folder: copy, schema: 'as-found' })).rejects.toThrow(
      'cannot be opened',
    );
  });
});
