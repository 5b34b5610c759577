import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const TOKEN = 'a-token-of-prometheus';
const SLUG = 'gemeente-geheim';

let test: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  test = await startTestApp({ METRICS_TOKEN: TOKEN });
  const organisationId = await addOrganisation(test, SLUG);
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisationId] }));
  projectId = await addProject(test, organisationId, { name: 'Brug' });
});
afterAll(() => test.close());

const read = (authorization?: string) =>
  test.app.inject({ method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} });

/** Returns the figure of the line that begins so; 0 where there is none yet. */
async function figure(line: string): Promise<number> {
  const { body } = await read(`Bearer ${TOKEN}`);
  const found = body.split('\n').find((each) => each.startsWith(line));
  return found === undefined ? 0 : Number(found.split(' ').at(-1));
}

it('do not exist for a caller without a token, or with another one', async () => {
  expect((await read()).statusCode).toBe(404);
  expect((await read(`Bearer ${TOKEN}x`)).statusCode).toBe(404);
  expect((await read(`Token ${token}`)).statusCode).toBe(404);
  const { statusCode, headers } = await read(`Bearer ${TOKEN}`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
});

it('do not exist without a token of the installation', async () => {
  const other = await startTestApp();
  try {
    for (const authorization of ['Bearer ', 'Bearer null'])
      expect((await other.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});

it('count requests by the pattern of their route, without data of the caller or the subject', async () => {
  const line =
    'milieuspoor_http_request_seconds_count{method="GET",route="/api/v1/organization/:org/internal_project_calculation_ratio_filters/",status="200"}';
  const before = await figure(line);
  expect(
    (
      await test.send('GET', `/api/v1/organization/${SLUG}/internal_project_calculation_ratio_filters/`, {
        token,
      })
    ).status,
  ).toBe(200);
  await test.send('GET', '/een-adres-van-niemand', { token });
  expect(await figure(line)).toBe(before + 1);
  const { body } = await read(`Bearer ${TOKEN}`);
  for (const private_ of [SLUG, 'een-adres-van-niemand', token, projectId])
    expect(body).not.toContain(private_);
});

it('count the files that are read, and none stays in progress', async () => {
  const answered = 'milieuspoor_job_worked_seconds_count{job="checkWorkbook",outcome="answered"}';
  const before = await figure(answered);
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const { status } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project: projectId, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'b.xlsx', bytes },
    },
  });
  expect(status).toBe(201);
  expect(await figure(answered)).toBeGreaterThan(before);
  for (const stage of ['waits', 'works'])
    expect(await figure(`milieuspoor_jobs{job="checkWorkbook",stage="${stage}"}`)).toBe(0);
});

it('distinguish cached answers from computed ones', async () => {
  const count = (kept: boolean) => figure(`milieuspoor_statistics_answers_total{kept="${kept}"}`);
  const [kept, worked] = [await count(true), await count(false)];
  for (let turn = 0; turn < 3; turn++)
    await test.send('GET', `/api/v1/organization/${SLUG}/internal_organization_statistics/`, { token });
  expect([(await count(true)) - kept, (await count(false)) - worked]).toEqual([2, 1]);
});

it('state the number of connections to the database, and that it can be reached', async () => {
  expect(await figure('milieuspoor_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(await figure('milieuspoor_database_away')).toBe(0);
  await new Promise((turned) => setTimeout(turned, 200));
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
});

it('include all that the example dashboard shows', async () => {
  const { body } = await read(`Bearer ${TOKEN}`);
  const dashboard = readFileSync(
    new URL('../../../../../docs/grafana-dashboard.json', import.meta.url),
    'utf8',
  );
  const shown = new Set(dashboard.match(/\b(milieuspoor|nodejs|process)_\w+/g));
  expect(shown.size).toBeGreaterThan(8);
  for (const name of shown)
    expect(body).toMatch(new RegExp(`^# TYPE ${name.replace(/_(bucket|count)$/, '')} `, 'm'));
});
