import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { sql } from './database/sql.ts';
import { addEmptyDatabase } from './testing/empty-folder.ts';
import { quickFolder } from './testing/faults/quick-folder.ts';
import { QUICK_ENGINE } from './testing/faults/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(quickFolder(), 'back-up-'));
  for (const data of ['one', 'two', 'three']) await addEmptyDatabase(join(folder, data));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the api on an embedded database; returns its status and its output. */
function run(data: string, program: string, parameters: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [QUICK_ENGINE, join(import.meta.dirname, program), ...parameters],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: join(folder, data),
      },
      input,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

it('what one database holds is restored into another, and is the same to the last byte', () => {
  const account = ['--username', 'jansen', '--email', 'jansen@voorbeeld.example'];
  const organisation = ['--organisation', 'Gemeente Ürk', '--slug', 'urk'];
  const made = run('one', 'create-account.ts', [...account, ...organisation], 'drie kraaien op een dijk\n');
  expect(made).toMatchObject({ status: 0 });
  const first = join(folder, 'first.gz');
  expect(run('one', 'back-up.ts', ['backup', first])).toMatchObject({ status: 0 });
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect(existsSync(`${first}.unfinished`)).toBe(false);

  expect(run('two', 'back-up.ts', ['restore', first])).toMatchObject({ status: 0 });
  const second = join(folder, 'second.gz');
  expect(run('two', 'back-up.ts', ['backup', second])).toMatchObject({ status: 0 });
  const text = gunzipSync(readFileSync(second)).toString();
  expect(text).toBe(gunzipSync(readFileSync(first)).toString());
  expect(text).toContain('Gemeente Ürk');

  // An existing file does not change, and neither does a database with an account.
  const before = readFileSync(first);
  expect(run('one', 'back-up.ts', ['backup', first])).toMatchObject({ status: 1 });
  expect(readFileSync(first).equals(before)).toBe(true);
  const again = run('two', 'back-up.ts', ['restore', first]);
  expect(again.status).toBe(1);
  expect(again.said).toContain('This database is in use. Nothing was changed');
}, 180_000);

it('a file that was cut off is refused in words', () => {
  const cut = join(folder, 'cut.gz');
  writeFileSync(cut, readFileSync(join(folder, 'first.gz')).subarray(0, -200));
  const { status, said } = run('three', 'back-up.ts', ['restore', cut]);
  expect(status).toBe(1);
  expect(said).toContain('cannot be read as a whole backup');
  expect(said).not.toContain('    at ');
}, 60_000);

/** Returns the backup notes in the database of a data folder, oldest first. */
async function notesOf(data: string) {
  const database = await openDatabase({
    url: null,
    folder: join(folder, data, 'database'),
    schema: 'as-found',
  });
  const rows = await database.queries.execute(
    sql`SELECT act, place, bytes::int, rows::int, problem FROM backup_note ORDER BY id`,
  );
  await database.close();
  return rows;
}

it('the newest backup of a folder is restored on trial, row by row, and what came of it is remembered', async () => {
  const safe = join(folder, 'safe');
  mkdirSync(safe);
  const whole = join(safe, 'a.gz');
  writeFileSync(whole, readFileSync(join(folder, 'first.gz')));
  // It ignores a backup that is being made, and other files.
  writeFileSync(join(safe, 'b.gz'), '');
  writeFileSync(join(safe, 'b.gz.unfinished'), readFileSync(whole).subarray(0, 200));
  writeFileSync(join(safe, 'secret.key'), 'not a backup');
  for (const name of ['b.gz', 'b.gz.unfinished', 'secret.key'])
    utimesSync(join(safe, name), new Date(), new Date(Date.now() + 30_000));
  const good = run('one', 'back-up.ts', ['try', safe]);
  expect(good).toMatchObject({
    status: 0,
    said: expect.stringMatching(/a\.gz was restored on trial: \d+ rows/),
  });

  const cut = join(safe, 'c.gz');
  writeFileSync(cut, readFileSync(whole).subarray(0, -200));
  utimesSync(cut, new Date(), new Date(Date.now() + 60_000));
  const bad = run('one', 'back-up.ts', ['try', safe]);
  expect(bad).toMatchObject({ status: 1, said: expect.stringContaining('c.gz could not be restored') });
  expect(readdirSync(safe).toSorted()).toEqual(['a.gz', 'b.gz', 'b.gz.unfinished', 'c.gz', 'secret.key']);

  const at = (file: string) => `${hostname()}:${file}`;
  const rows = gunzipSync(readFileSync(whole))
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('['));
  expect(await notesOf('one')).toEqual([
    {
      act: 'made',
      place: at(join(folder, 'first.gz')),
      bytes: statSync(join(folder, 'first.gz')).size,
      rows: null,
      problem: null,
    },
    { act: 'tried', place: at(whole), bytes: statSync(whole).size, rows: rows.length, problem: null },
    {
      act: 'tried',
      place: at(cut),
      bytes: statSync(cut).size,
      rows: null,
      problem: expect.stringContaining('cannot be read as a whole backup'),
    },
  ]);
}, 180_000);

it('a trial on a machine without the database makes none, and says that nobody remembers it', () => {
  const { status, said } = run('elsewhere', 'back-up.ts', ['try', join(folder, 'first.gz')]);
  expect(status).toBe(0);
  expect(said).toContain('This was not noted for the health page: there is no database in');
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  const nowhere = run('elsewhere', 'back-up.ts', ['try', join(folder, 'nowhere')]);
  expect(nowhere).toMatchObject({ status: 1, said: expect.stringContaining('ENOENT') });
}, 60_000);
