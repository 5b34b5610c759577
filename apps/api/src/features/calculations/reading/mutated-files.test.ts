import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { MUTATED_WORKBOOKS, seededNumbers } from '@milieuspoor/workbook/mutated';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

/** Another seed makes other mutations. The reader alone gets a thousand in every run; the server gets some of them. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = Number(process.env.TEST_MUTATIONS ?? 40);
/** The number of files at the same time: as many as are read at once, and some that wait. */
const AT_ONCE = 4;

const UPLOAD = '/api/v1/project-calculation/';
const CHECK = `${UPLOAD}check/`;
const MARK = `${CHECK}marked_workbook/`;
/** The message of the server about a file that crashed its reader, or used more of it than it may. */
const READER_ENDED = /liep het leesprogramma vast|te veel rekentijd of geheugen/;

let test: TestApp;
let token: string;
let project: string;
const logged: string[] = [];

beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: 'warn' }, { logStream: { write: (line) => logged.push(line) } });
  const organisation = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisation] }));
  project = await addProject(test, organisation);
});
afterAll(() => test.close());

function send(url: string, name: string, bytes: Uint8Array, answers: object = {}) {
  return test.send('POST', url, {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline', answers: JSON.stringify(answers) },
      file: { field: 'excel_file', name, bytes },
    },
  });
}

/** Checks a file, marks it, and uploads it with an answer to every question. Returns whether it was stored. */
async function sendAround(name: string, bytes: Uint8Array): Promise<'stored' | 'refused'> {
  const [checked, marked] = await Promise.all([send(CHECK, name, bytes), send(MARK, name, bytes)]);
  expect(checked.status, name).toBe(200);
  const check = checked.body as CalculationCheck;
  expect(JSON.stringify(check.problems), name).not.toMatch(READER_ENDED);
  expect([200, 400], name).toContain(marked.status);
  expect(marked.bytes.toString('latin1'), name).not.toMatch(READER_ENDED);

  if (check.error_count > 0) {
    // The upload states the same reasons for a refusal as the check.
    expect(check.accepted, name).toBe(false);
    const { status, body } = await send(UPLOAD, name, bytes);
    expect(status, name).toBe(400);
    expect(body, name).toEqual(check.problems.map(({ message }) => message));
    return 'refused';
  }
  const answers = Object.fromEntries(
    check.questions.flatMap(({ id, required, choices: [first] }) =>
      required && first ? [[id, first.value]] : [],
    ),
  );
  const stored = await send(UPLOAD, name, bytes, answers);
  expect(stored.status, name).toBe(201);
  const { mki_value, totals } = stored.body as Calculation;
  expect(Number.isFinite(mki_value), name).toBe(true);
  if (check.accepted) expect(totals, name).toEqual(check.totals);
  return 'stored';
}

it.each(['.xlsx', '.xls'] as const)(
  `an %s that was mutated is checked, marked, and stored or refused, and its reader lives (seed ${SEED})`,
  async (extension) => {
    const random = seededNumbers(SEED + 20);
    const tally = { stored: 0, refused: 0 };
    for (let first = 0; first < MUTATIONS; first += AT_ONCE) {
      const rounds = Array.from(
        { length: Math.min(AT_ONCE, MUTATIONS - first) },
        (_, place) => first + place,
      );
      const sent = rounds.map((round) =>
        sendAround(`${round}${extension}`, MUTATED_WORKBOOKS[extension](round, random)),
      );
      for (const outcome of await Promise.all(sent)) tally[outcome]++;
    }
    // Some files must be stored and some refused; otherwise the mutations are too strong or too weak to test anything.
    expect(tally.stored).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
    expect(logged).toEqual([]);
  },
);
