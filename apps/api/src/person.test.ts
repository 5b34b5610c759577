import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmptyDatabase } from './testing/empty-folder.ts';
import { quickFolder } from './testing/faults/quick-folder.ts';
import { QUICK_ENGINE } from './testing/faults/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(quickFolder(), 'person-'));
  await addEmptyDatabase(join(folder, 'data'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, parameters: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [QUICK_ENGINE, join(import.meta.dirname, program), ...parameters],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: join(folder, 'data'),
      },
      input,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

const create = (username: string, ...more: string[]) =>
  run(
    'create-account.ts',
    ['--username', username, '--email', `${username}@voorbeeld.example`, ...more],
    'drie kraaien op een dijk\n',
  );

it.each([
  ['an address with another one before it', 'A B <a@b.nl> c@d.nl', 'urk', 'is geen e-mailadres'],
  ['an address without a domain', 'geen-adres', 'urk', 'is geen e-mailadres'],
  ['a slug with a space', 'jansen@voorbeeld.example', 'Foute Slug', 'is geen slug'],
  ['a slug that is too long', 'jansen@voorbeeld.example', 'a'.repeat(61), 'is geen slug'],
])('makes no account with %s, and says so in a sentence', (_what, email, slug, said) => {
  const data = ['--username', 'fout', '--email', email, '--slug', slug, '--organisation', 'Fout'];
  const refused = run('create-account.ts', data, 'drie kraaien op een dijk\n');
  expect(refused.status).toBe(1);
  expect(refused.said).toContain(said);
  expect(refused.said.trim().split('\n')).toHaveLength(1);
});

it('says how it is used, in Dutch, with an option that it does not know and without those that it needs', () => {
  for (const options of [['--naam', 'jansen'], ['--username', 'jansen'], []])
    expect(run('create-account.ts', options, '')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Gebruik: npm run account:create -- --username NAAM/),
    });
});

it('makes an account with an address of which copying brought a space along', () => {
  const data = ['--username', 'geplakt', '--email', ' geplakt@voorbeeld.example '];
  const made = run('create-account.ts', data, 'drie kraaien op een dijk\n');
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('geplakt kan inloggen') });
});

it('from the command line a person is handed their data, and erased once the username is repeated', () => {
  expect(create('chef', '--staff')).toMatchObject({ status: 0 });
  expect(create('jansen', '--first-name', 'Jan')).toMatchObject({ status: 0 });
  const person = ['--username', 'jansen', '--by', 'chef'];
  const file = join(folder, 'jansen.zip');

  const stranger = run('person.ts', ['export', '--username', 'jansen', '--by', 'jansen', '--file', file]);
  expect(stranger).toEqual({ status: 1, said: 'jansen is no active member of staff.\n' });
  expect(existsSync(file)).toBe(false);

  expect(run('person.ts', ['export', ...person, '--file', file])).toMatchObject({ status: 0 });
  const files = unzipSync(readFileSync(file));
  expect(strFromU8(files['gegevens.json'] ?? new Uint8Array())).toContain('jansen@voorbeeld.example');
  const mistyped = run('person.ts', ['erase', ...person, '--confirm', 'janssen']);
  expect(mistyped).toEqual({ status: 1, said: 'Type the username exactly as it is shown.\n' });
  const erased = run('person.ts', ['erase', ...person, '--confirm', 'jansen']);
  expect(erased).toMatchObject({
    status: 0,
    said: expect.stringMatching(/is called gewist-[0-9a-f]{12} now/),
  });
  // The database is opened again for each of these, which takes a while on the embedded engine.
}, 300_000);
