import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARMFUL_NAMES } from '../../../testing/faults/misbehaving-reader.process.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { READER_LIMITS } from './workbook-reader.ts';

const UPLOAD = '/api/v1/project-calculation/';
const CHECK = `${UPLOAD}check/`;
const MARK = `${CHECK}marked_workbook/`;
const HARMFUL_READER = new URL('../../../testing/faults/misbehaving-reader.process.ts', import.meta.url).href;

interface Member {
  readonly token: string;
  readonly project: string;
}

const { plan } = READER_LIMITS;
/**
 * The time limit of a test and of a file in it, by the clock. The tests judge a file by its processor time, and the
 * order by the answers. So they do not depend on the load of the machine, and a slow machine must not end them.
 */
const PATIENCE_MS = 300_000;

let test: TestApp;
let an: Member;
let bo: Member;
let bytes: Buffer;
const logged: string[] = [];

beforeAll(async () => {
  test = await startTestApp(
    { LOG_LEVEL: 'warn' },
    {
      logStream: { write: (line) => logged.push(line) },
      readerLimits: {
        ...READER_LIMITS,
        jobMs: 1_000,
        patienceMs: PATIENCE_MS,
        plan: {
          ...plan,
          module: HARMFUL_READER,
          bounds: { ...plan.bounds, dataMegabytes: 256, heapMegabytes: 64 },
        },
      },
    },
  );
  an = await addMember('alfa', 'an');
  bo = await addMember('beta', 'bo');
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
});
afterAll(() => test.close());

async function addMember(slug: string, username: string): Promise<Member> {
  const organisation = await addOrganisation(test, slug);
  const { token } = await addUser(test, { username, organisationIds: [organisation] });
  return { token, project: await addProject(test, organisation) };
}

function send(url: string, { token, project }: Member, name: string, language: 'nl' | 'en' = 'nl') {
  return test.send('POST', url, {
    token,
    language,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name, bytes },
    },
  });
}

const TOO_MUCH = expect.stringContaining('te veel rekentijd of geheugen');
const BROKE_DOWN = expect.stringContaining('liep het leesprogramma vast');
const SAID: Readonly<Record<string, unknown>> = {
  'loop.xlsx': TOO_MUCH,
  'heap.xlsx': TOO_MUCH,
  'buffers.xlsx': TOO_MUCH,
  'crash.xlsx': BROKE_DOWN,
  'exit.xlsx': BROKE_DOWN,
  'fault.xlsx': BROKE_DOWN,
};

describe('a file that harms its reader is refused, and the refusal says what to do', () => {
  it.each(HARMFUL_NAMES)(
    '%s',
    async (name) => {
      expect(await send(CHECK, an, name)).toMatchObject({
        status: 200,
        body: { accepted: false, error_count: 1, problems: [{ severity: 'error', message: SAID[name] }] },
      });
    },
    PATIENCE_MS,
  );

  // One of each outcome: which harm it was is told apart before.
  it.each(['buffers.xlsx', 'crash.xlsx'])(
    'when it is uploaded and marked: %s',
    async (name) => {
      const [upload, marked] = await Promise.all([UPLOAD, MARK].map((url) => send(url, an, name)));
      expect(upload).toMatchObject({ status: 400, body: [SAID[name]] });
      expect(marked).toMatchObject({ status: 400, body: [SAID[name]] });
    },
    PATIENCE_MS,
  );
});

it('the refusal is in English too', async () => {
  expect((await send(UPLOAD, an, 'crash.xlsx', 'en')).body).toEqual([
    expect.stringContaining('The reading program crashed on this file'),
  ]);
});

/** Two of them keep their readers busy, and the others end theirs at once. */
const MANY = Array.from({ length: 12 }, (_, index) =>
  index % 6 === 0 ? 'loop.xlsx' : (['crash.xlsx', 'exit.xlsx', 'fault.xlsx'][index % 3] ?? ''),
);

it(
  'many harmful files at once do not delay anybody else',
  async () => {
    let answered = 0;
    const harmful = MANY.map(async (name, index) => {
      const answer = await send(index % 2 === 0 ? CHECK : UPLOAD, an, name);
      answered++;
      return answer;
    });
    const good = await send(UPLOAD, bo, 'goed.xlsx');
    expect(good).toMatchObject({ status: 201, body: { mki_value: 10, excel_file: 'goed.xlsx' } });
    // The good file waits only for files that are already being read or that crash at once, not for all of them.
    expect(answered).toBeLessThan(MANY.length / 2);

    for (const { status, body } of await Promise.all(harmful))
      expect(status === 400 || (status === 200 && (body as { accepted: boolean }).accepted === false)).toBe(
        true,
      );
    expect(await send(UPLOAD, an, 'ook goed.xlsx')).toMatchObject({ status: 201, body: { mki_value: 10 } });
  },
  PATIENCE_MS,
);

it('the log has the reader that crashed, without the name of the file', () => {
  const fault = logged.find((line) => line.includes('a file broke down its reader'));
  expect(fault).toContain('SIGSEGV');
  expect(logged.join()).not.toContain('crash.xlsx');
});
