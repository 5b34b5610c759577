import { spawnSync } from 'node:child_process';
import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openOnDisk } from './pglite-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the embedded database flushes to the disk before it acknowledges, and does not flush after reading', async () => {
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

/** Ends with its engine, as the worker of the database does; loops forever where the engine does not give up. */
const WITH_A_DISK_THAT_FAILS = `
  const { openOnDisk } = await import(process.argv[1]);
  const { fsyncSync } = await import('node:fs');
  let failing = false;
  const database = await openOnDisk(process.argv[2], (descriptor) => {
    if (failing) throw new Error('the disk fails');
    fsyncSync(descriptor);
  });
  const ended = () => { console.log('gave up'); process.exit(); };
  Object.assign(database.Module, { onAbort: ended, onExit: ended });
  await database.exec('CREATE TABLE kept (id integer)');
  failing = true;
  await database.exec('INSERT INTO kept VALUES (1)').catch(() => {});
  console.log('went on');
`;

it('it does not acknowledge what could not be flushed to the disk: the engine gives up at once', () => {
  const engine = new URL('./pglite-on-disk.ts', import.meta.url).href;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', WITH_A_DISK_THAT_FAILS, engine, join(folder, 'failing')],
    { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' },
  );
  expect(stdout).toBe('gave up\n');
}, 120_000);
