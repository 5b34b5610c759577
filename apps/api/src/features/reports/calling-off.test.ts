import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER, type MakingStage } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const CSRF = 'a token of this test';
const ITEMS: ExampleItem[] = [{ postNumber: '1', quantity: 4, mkiEurPerUnit: 15_000 }];

let test: TestApp;
let origin: string;
let token: string;
let project: string;
let calculations: string[];

beforeAll(async () => {
  test = await startTestApp();
  // A client that leaves breaks a connection, so there must be one.
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const alfa = await addOrganisation(test, 'alfa');
  const member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  ({ token } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
  project = await addProject(test, alfa, { name: 'Brug Oost' });
  calculations = [];
  for (const name of ['Raming', 'Tweede']) {
    const { body } = await test.send('POST', '/api/v1/project-calculation/', {
      token: member.token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: `${name}.xlsx`, bytes: await exampleWorkbook(ITEMS) },
      },
    });
    const { uuid } = body as { uuid: string };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token,
      body: { include_in_report: true },
    });
    calculations.push(uuid);
  }
}, 120_000);
afterAll(() => test.close());

/** Requests a report over a separate connection. */
function ask(key: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${origin}/api/v1/project/${project}/generate_report/`, {
    method: 'POST',
    headers: {
      authorization: `Token ${token}`,
      cookie: `${CSRF_COOKIE}=${CSRF}`,
      [CSRF_HEADER]: CSRF,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      selectedProjectCalculationsData: calculations.map((uuid) => ({ uuid })),
      making_key: key,
    }),
    signal,
  });
}

async function makingOf(key: string) {
  const { body } = await test.send('GET', `/api/v1/report/making/${key}/`, { token });
  return body as { stage: MakingStage | null; steps_done: number; steps: number };
}

const kept = async () => {
  const { body } = await test.send('GET', `/api/v1/project/${project}/reports/`, { token });
  return (body as { count: number }).count;
};

/** Drawing and writing wait for their turn on a busy machine; this test is not about how long that takes. */
const PATIENCE_MS = 240_000;
const soon = <Value>(ask: () => Promise<Value>) => expect.poll(ask, { timeout: PATIENCE_MS, interval: 20 });

it.each(['drawing', 'writing'] as const)(
  'a report whose reader leaves while it is %s is not completed, and not stored',
  async (stage) => {
    const key = randomUUID();
    const leaving = new AbortController();
    const answer = ask(key, leaving.signal);
    await soon(async () => (await makingOf(key)).stage).toBe(stage);
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await soon(async () => (await makingOf(key)).stage).toBeNull();
    expect(await kept()).toBe(0);
  },
  3 * PATIENCE_MS,
);

it(
  'a report whose reader waits states its progress, and is stored',
  async () => {
    const key = randomUUID();
    const answer = ask(key, new AbortController().signal);
    await soon(async () => (await makingOf(key)).stage).toBe('writing');
    const { steps_done, steps } = await makingOf(key);
    // There are four charts of each, and four of both; putting the report together and downloading it are left.
    expect([steps_done, steps]).toEqual([12, 14]);
    expect((await answer).status).toBe(200);
    expect(await makingOf(key)).toEqual({ stage: null, steps_done: 0, steps: 0 });
    expect(await kept()).toBe(1);
  },
  3 * PATIENCE_MS,
);
