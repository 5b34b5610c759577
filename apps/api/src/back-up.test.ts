import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickFolder } from './testing/faults/quick-folder.ts';
import { QUICK_ENGINE } from './testing/faults/server-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(quickFolder(), 'back-up-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the api on an embedded database; answers its status and what it said. */
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

  // A file that is there stays as it is, and so does a database in which somebody has an account.
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
