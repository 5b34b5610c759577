import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openOnDisk } from './pglite-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what the embedded database acknowledged was flushed to the disk first, and what is only read is not', async () => {
  let flushed = 0;
  const database = await openOnDisk(join(folder, 'database'), (descriptor) => {
    fsyncSync(descriptor);
    flushed += 1;
  });
  const flushesOf = async (sql: string) => {
    const before = flushed;
    await database.exec(sql);
    return flushed - before;
  };
  const { rows } = await database.query('SHOW fsync');
  expect(rows).toEqual([{ fsync: 'on' }]);
  await database.exec('CREATE TABLE kept (id integer)');
  for (let each = 0; each < 3; each++)
    expect(await flushesOf(`INSERT INTO kept VALUES (${each})`)).toBeGreaterThan(0);
  expect(await flushesOf('BEGIN; INSERT INTO kept VALUES (3)')).toBe(0);
  expect(await flushesOf('COMMIT')).toBeGreaterThan(0);
  expect(await flushesOf('SELECT * FROM kept')).toBe(0);
  await database.close();
}, 120_000);
