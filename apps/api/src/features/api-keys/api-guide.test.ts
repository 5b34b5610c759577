import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Calculation } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { workbookOfSheets } from '../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { signMessage } from '../webhooks/sending/sign-message.ts';

const GUIDE = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const PROGRAMS: Readonly<Record<string, string>> = { sh: 'sh', mjs: process.execPath, py: 'python3' };

let test: TestApp;
let alfa: string;
let token: string;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true }));
  const { key } = await addApiKey(test, { slug: 'alfa', token, name: 'Koppeling' });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  environment = { MILIEUSPOOR_URL: address, MILIEUSPOOR_KEY: key };
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Returns a script of the guide: the one below the words that name its file. */
function scriptOf(file: string): string {
  const [, script] = GUIDE.split(`\`${file}\``)[1]?.split(/```\w+\n([\s\S]*?)```/) ?? [];
  if (!script) throw new Error(`The guide has no ${file}`);
  return script;
}

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a script of the guide as a reader would. */
async function run(file: string, ...given: string[]): Promise<Ran> {
  writeFileSync(join(folder, file), scriptOf(file));
  const program = PROGRAMS[file.split('.')[1] ?? ''] ?? '';
  const running = spawn(program, [file, ...given], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PYTHONIOENCODING: 'utf-8', ...environment },
  });
  let said = '';
  running.stdout.on('data', (data: Buffer) => (said += data.toString()));
  running.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((done) => running.on('close', done));
  return { code, said };
}

function save(name: string, bytes: Uint8Array | string): string {
  writeFileSync(join(folder, name), bytes);
  return name;
}

async function calculationsOf(project: string): Promise<readonly Calculation[]> {
  const path = `/api/v1/project-calculation/?project__uuid=${project}`;
  return ((await test.send('GET', path, { token })).body as { results: Calculation[] }).results;
}

/** 2 × €5 and 3 × €4, of which the second declares no CO2: €22, and 20 kg of one of two items. */
const ITEMS = [
  { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 },
  { postNumber: '2', quantity: 3, mkiEurPerUnit: 4, co2: false },
] as const;

/** 4 units of €5, in a sheet with another heading for the quantity. */
const TO_PLACE = workbookOfSheets({
  Posten: [
    ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hvh bestek', 'Aantal bij'],
    ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 4, 8],
  ],
  'Set A1': [
    ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
    ['1', 'MKI', 5, ...Array(9).fill(0)],
    ['1', 'GWP', 10, ...Array(9).fill(0)],
  ],
});

describe.each([
  { language: 'Node', upload: 'upload.mjs', figures: 'figures.mjs', here: true },
  { language: 'Python', upload: 'upload.py', figures: 'figures.py', here: has('python3') },
])('the scripts of the guide in $language', ({ upload, figures, here }) => {
  it.skipIf(!here)('upload a workbook as an active calculation, and read its result', async () => {
    const project = await addProject(test, alfa);
    const file = save('straat.xlsx', await exampleWorkbook(ITEMS));
    const stored = await run(upload, project, file, 'design-baseline');
    const [calculation, ...more] = await calculationsOf(project);
    expect(stored).toEqual({
      code: 0,
      said: expect.stringContaining(`stored as ${calculation?.uuid}, active`),
    });
    expect(more).toEqual([]);
    const read = await run(figures, project);
    expect(read.said.trim()).toBe(
      `design-baseline "straat", set A1, weights ${calculation?.weights_version}: ` +
        'MKI 22.00 euro (2 of 2 items in full), CO2 20.0 kg (1 of 2 items)',
    );
  });

  it.skipIf(!here)('say what is wrong with a file, and store nothing', async () => {
    const project = await addProject(test, alfa);
    const file = save('kapot.xlsx', workbookOfSheets({ Posten: [['Postnummer'], ['1']] }));
    const refused = await run(upload, project, file, 'design-baseline');
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(/^error: /m) });
    expect(await calculationsOf(project)).toEqual([]);
  });

  it.skipIf(!here)(
    'ask the questions that only the uploader can answer, and read the answers from a file',
    async () => {
      const project = await addProject(test, alfa);
      const file = save('vraag.xlsx', TO_PLACE);
      const asked = await run(upload, project, file, 'design-baseline');
      expect(asked).toEqual({
        code: 2,
        said: expect.stringMatching(/question column:Posten:Hoeveelheid .*\n {2}"Hvh bestek": /),
      });
      expect(await calculationsOf(project)).toEqual([]);
      const answers = save('antwoorden.json', '{ "column:Posten:Hoeveelheid": "Hvh bestek" }');
      const stored = await run(upload, project, file, 'design-baseline', answers);
      expect(stored.said).toContain('stored as');
      expect(stored.code).toBe(0);
      expect((await calculationsOf(project)).map(({ mki_value }) => mki_value)).toEqual([20]);
      // The tests after this one must be asked again.
      const { queries } = test.dependencies.database;
      await queries.execute(sql`DELETE FROM column_placement`);
    },
  );
});

describe.skipIf(!has('curl'))('the scripts of the guide with curl', () => {
  it('list projects, fetch an example and check it', async () => {
    const project = await addProject(test, alfa, { name: 'Brug' });
    const listed = JSON.parse((await run('projects.sh')).said) as { results: { project_name: string }[] };
    expect(listed.results.map(({ project_name }) => project_name)).toContain('Brug');
    expect(await run('example.sh', 'voorbeeld.xlsx')).toEqual({ code: 0, said: '' });
    const checked = JSON.parse((await run('check.sh', project, 'voorbeeld.xlsx')).said) as object;
    expect(checked).toMatchObject({ accepted: true, error_count: 0 });
  });

  it('ask what a calculation leaves out, and answer it', async () => {
    const project = await addProject(test, alfa);
    const send = async (type: string, posts: readonly string[]) => {
      const items = posts.map((postNumber) => ({
        postNumber,
        product: postNumber,
        quantity: 1,
        mkiEurPerUnit: 5,
      }));
      const { body } = await test.send('POST', '/api/v1/project-calculation/', {
        token,
        form: {
          fields: { project, calculation_type: type, activate: 'true' },
          file: { field: 'excel_file', name: 'straat.xlsx', bytes: await exampleWorkbook(items) },
        },
      });
      return (body as Calculation).uuid;
    };
    const baseline = await send('design-baseline', ['1', '2']);
    const optimization = await send('design-optimization', ['1']);
    const asked = JSON.parse((await run('scope.sh', optimization)).said) as object;
    expect(asked).toMatchObject({
      pairs: [
        { against: { uuid: baseline }, questions: [{ subject: 'posts', post_count: 1, meaning: null }] },
      ],
    });
    const answered = await run('answer.sh', optimization, baseline, 'posts', 'not-applicable', '1');
    expect(JSON.parse(answered.said)).toMatchObject({
      pairs: [{ questions: [{ meaning: 'not-applicable' }] }],
    });
    expect((await run('answer.sh', optimization, baseline, 'posts', 'not-applicable', '2')).said).toContain(
      '409',
    );
  });

  it('fail with a message when the key is invalid', async () => {
    const { MILIEUSPOOR_KEY: key } = environment;
    environment.MILIEUSPOOR_KEY = `${key?.slice(0, -2)}xx`;
    const refused = await run('projects.sh');
    environment.MILIEUSPOOR_KEY = key ?? '';
    expect(refused.code).not.toBe(0);
    expect(refused.said).toContain('401');
  });
});

it('the receiver of the guide accepts messages that are signed with its secret, once, and nothing else', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  writeFileSync(join(folder, 'receiver.mjs'), scriptOf('receiver.mjs'));
  const listening = createServer().listen(0);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  const running = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  let said = '';
  running.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('listening');
  const send = async (signedWith: string, at: Date) => {
    const body = JSON.stringify({ type: 'project.awarded', data: { project: { name: 'Brug' } } });
    const headers = signMessage({ id: 'een', at, body, secrets: [signedWith] });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    return answer.status;
  };
  const now = new Date();
  const old = new Date(now.getTime() - 3_600_000);
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect([
    await send(secret, now),
    await send(secret, now),
    await send(other, now),
    await send(secret, old),
  ]).toEqual([204, 204, 401, 401]);
  await expect.poll(() => said).toBe('listening\nproject.awarded Brug\n');
  running.kill();
});

it('is served beside the description of the API', async () => {
  const { status, bytes } = await test.send('GET', '/api/guide');
  expect(status).toBe(200);
  expect(bytes.toString()).toBe(GUIDE);
});
