import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JobStage, jobStages } from '../../../platform/metrics/measured.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { READER_LIMITS } from './workbook-reader.ts';

const HARMFUL_READER = new URL('../../../testing/faults/misbehaving-reader.process.ts', import.meta.url).href;
const { plan } = READER_LIMITS;
/** Three processes start one after another, on a machine that may be busy with other tests. */
const PATIENCE_MS = 180_000;
const SOON = { timeout: 60_000 };

let test: TestApp;
let token: string;
let otherToken: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp(
    {},
    {
      readerLimits: {
        ...READER_LIMITS,
        atOnce: 1,
        jobMs: 3_000,
        patienceMs: PATIENCE_MS,
        plan: { ...plan, module: HARMFUL_READER },
      },
    },
  );
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'an', organisationIds: [alfa] }));
  ({ token: otherToken } = await addUser(test, { username: 'ed', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

const placeOf = async (key: string, caller: string | null = token) => {
  const answer = await test.send('GET', `/api/v1/project-calculation/reading/${key}/`, { token: caller });
  return answer.status === 200
    ? (answer.body as { files_before: number | null }).files_before
    : answer.status;
};

/** Waits until the next file reaches this stage, whichever file it is. */
function stageReached(sought: JobStage['stage']): Promise<void> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if ((message as JobStage).stage !== sought) return;
      jobStages.unsubscribe(hear);
      resolve();
    };
    jobStages.subscribe(hear);
  });
}

it(
  'the sender of a waiting file sees how many files are read before it, and nobody else does',
  async () => {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const check = (key: string, name: string) =>
      test.send('POST', '/api/v1/project-calculation/check/', {
        token,
        form: {
          fields: { project, calculation_type: 'design-baseline', reading_key: key },
          file: { field: 'excel_file', name, bytes },
        },
      });
    const [slow, next, last] = [randomUUID(), randomUUID(), randomUUID()];
    const begun = stageReached('works');
    const slowOne = check(slow, 'loop.xlsx');
    await begun;
    const nextOne = check(next, 'a.xlsx');
    await expect.poll(() => placeOf(next), SOON).toBe(0);
    const lastOne = check(last, 'b.xlsx');
    await expect.poll(() => placeOf(last), SOON).toBe(1);

    expect(await placeOf(last, otherToken)).toBeNull();
    expect(await placeOf(last, null)).toBe(401);
    expect(await placeOf(randomUUID())).toBeNull();

    const answers = await Promise.all([slowOne, nextOne, lastOne]);
    expect(answers.map(({ body }) => (body as { accepted: boolean }).accepted)).toEqual([false, true, true]);
    expect(await placeOf(last)).toBeNull();
  },
  PATIENCE_MS,
);
