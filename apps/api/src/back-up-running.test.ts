import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmptyDatabase } from './testing/empty-folder.ts';
import { quickFolder } from './testing/faults/quick-folder.ts';
import { QUICK_ENGINE, type ServerProcess, startServerProcess } from './testing/faults/server-process.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';

const PASSWORD = 'zeven-kraaien-op-een-dijk';
const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
const PROJECT = {
  organization: 'begin',
  project_type: 'Reconstructie',
  sector: 'infra-city',
  project_contract_type: 'RAW',
  project_award_criteria: false,
};

let folder: string;
/** So long that the address of a socket in it would not fit. */
let data: string;
let server: ServerProcess;
let origin: string;
let token: string;

const program = (name: string) => join(import.meta.dirname, name);
const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATA_DIR: dataDir,
});

/** Runs a command beside the running server. */
async function run(name: string, parameters: readonly string[], dataDir = data) {
  const child = spawn(process.execPath, [QUICK_ENGINE, program(name), ...parameters], {
    env: environment(dataDir),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  return { status, said };
}

async function post(path: string, body: object | FormData) {
  const isForm = body instanceof FormData;
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      ...CSRF,
      ...(token ? { authorization: `Token ${token}` } : {}),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n');

/** Returns the lines of a project: its own, and that of the history. */
const linesWith = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.includes(`"${name}"`)).length;

beforeAll(async () => {
  folder = mkdtempSync(join(quickFolder(), 'back-up-running-'));
  data = join(folder, 'd'.repeat(120));
  await addEmptyDatabase(data);
  const account = ['--username', 'eerste', '--email', 'eerste@begin.example'];
  const made = spawnSync(
    process.execPath,
    [
      QUICK_ENGINE,
      program('create-account.ts'),
      ...account,
      '--organisation',
      'Gemeente Begin',
      '--slug',
      'begin',
    ],
    { env: environment(data), input: `${PASSWORD}\n`, encoding: 'utf8' },
  );
  expect(made.stderr).toBe('');
  server = startServerProcess(data);
  origin = await server.origin;
  token = '';
  token = (await post('/dj-rest-auth/login/', { username: 'eerste', password: PASSWORD })).body.key ?? '';
}, 400_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

describe('a backup of the embedded database while it is served', { timeout: 400_000 }, () => {
  it('holds all that was answered before it began, and what it restores into is that to the last byte', async () => {
    const { uuid } = (await post('/api/v1/project/', { ...PROJECT, project_name: 'Voordien' })).body;
    const form = new FormData();
    form.set('project', uuid ?? '');
    form.set('calculation_type', 'design-baseline');
    form.set(
      'excel_file',
      new Blob([new Uint8Array(await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]))]),
      'nul.xlsx',
    );
    expect(await post('/api/v1/project-calculation/', form)).toMatchObject({ status: 201 });

    const file = join(folder, 'running.gz');
    let busy = true;
    const answered: number[] = [];
    const writing = (async () => {
      for (let at = 0; busy; at++) {
        const from = performance.now();
        const { status } = await post('/api/v1/project/', { ...PROJECT, project_name: `Intussen ${at}` });
        expect(status).toBe(201);
        answered.push(performance.now() - from);
      }
    })();
    const made = await run('back-up.ts', ['backup', file]);
    busy = false;
    await writing;
    expect(made).toMatchObject({ status: 0 });
    expect(answered.length).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('running.gz'))).toEqual(['running.gz']);

    const first = linesOf(file);
    expect(linesWith(first, 'Voordien')).toBe(2);
    // The backup shows one moment: each project in it has the entry of history that was stored with it.
    const names = new Set(first.flatMap((line) => line.match(/"Intussen \d+"/g) ?? []));
    expect(names.size).toBeGreaterThan(0);
    for (const name of names) expect(linesWith(first, name.slice(1, -1)), name).toBe(2);

    const restored = join(folder, 'restored');
    expect(await run('back-up.ts', ['restore', file], restored)).toMatchObject({ status: 0 });
    const again = join(folder, 'again.gz');
    expect(await run('back-up.ts', ['backup', again], restored)).toMatchObject({ status: 0 });
    expect(linesOf(again)).toEqual(first);
  });

  it('can be reached by its own user only, and is refused in words where it cannot be', async () => {
    expect(statSync(join(data, 'control')).mode & 0o777).toBe(0o700);
    const control = join(data, 'control', 'server.sock');
    rmSync(control);
    const { status, said } = await run('back-up.ts', ['backup', join(folder, 'none.gz')]);
    expect(status).toBe(1);
    expect(said).toContain('its server cannot be reached by this user');
    expect(readdirSync(folder).filter((name) => name.startsWith('none.gz'))).toEqual([]);
  });

  it('a killed server leaves nothing in the way of the next', async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    server = startServerProcess(data);
    origin = await server.origin;
    expect(existsSync(join(data, 'control', 'server.sock'))).toBe(true);
    expect(await run('back-up.ts', ['backup', join(folder, 'after.gz')])).toMatchObject({ status: 0 });
    expect(linesWith(linesOf(join(folder, 'after.gz')), 'Voordien')).toBe(2);
  });

  it('is remembered by the server that goes on, and so is that it was restored on trial', async () => {
    expect(await run('back-up.ts', ['try', join(folder, 'after.gz')])).toMatchObject({
      status: 0,
      said: expect.not.stringContaining('not noted'),
    });
    const file = join(folder, 'noted.gz');
    expect(await run('back-up.ts', ['backup', file])).toMatchObject({ status: 0 });
    const notes = linesOf(file).filter((line) => /"(made|tried)"/.test(line) && line.startsWith('['));
    expect(notes.map((line) => line.match(/"(made|tried)".*\/(\w+\.gz)/)?.slice(1))).toEqual([
      ['made', 'running.gz'],
      ['made', 'after.gz'],
      ['tried', 'after.gz'],
    ]);
  });
});
