import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { addBidder } from '../../testing/bids.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'medewerker', organisationIds: [alfa], isStaff: true }));
});
afterAll(() => test.close());

/** Uploads a calculation a minute after the one before it, and includes it in the report. */
async function addCalculation(fields: Record<string, string>, name: string): Promise<string> {
  test.clock.moment = new Date(test.clock.moment.getTime() + 60_000);
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 5 }]);
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: { fields, file: { field: 'excel_file', name: `${name}.xlsx`, bytes } },
  });
  expect(answer.status).toBe(201);
  const { uuid } = answer.body as { uuid: string };
  await tick(uuid, true);
  return uuid;
}

async function tick(uuid: string, include_in_report: boolean): Promise<void> {
  const address = `/api/v1/project-calculation/${uuid}/`;
  expect((await test.send('PATCH', address, { token, body: { include_in_report } })).status).toBe(200);
}

/** Returns the names and numbers of the calculations in the report of a project, by number. */
async function variantsOf(project: string): Promise<(readonly [string, number])[]> {
  const address = `/api/v1/project-calculation/?project__uuid=${project}`;
  const { results } = (await test.send('GET', address, { token })).body as {
    results: { name: string; variant: number | null }[];
  };
  return results
    .flatMap(({ name, variant }) => (variant === null ? [] : [[name, variant] as const]))
    .sort(([, left], [, right]) => left - right);
}

it('the server numbers variants: baselines first, then the oldest; a calculation outside the report has no number', async () => {
  const project = await addProject(test, alfa);
  const early = await addCalculation({ project, calculation_type: 'design-optimization' }, 'Vroeg');
  await addCalculation({ project, calculation_type: 'design-optimization' }, 'Laat');
  await addCalculation({ project, calculation_type: 'design-baseline' }, 'Baseline');
  const elsewhere = await addProject(test, alfa, { name: 'Elders' });
  await addCalculation({ project: elsewhere, calculation_type: 'design-baseline' }, 'Elders');
  expect(await variantsOf(project)).toEqual([
    ['Baseline', 1],
    ['Vroeg', 2],
    ['Laat', 3],
  ]);
  await tick(early, false);
  expect(await variantsOf(project)).toEqual([
    ['Baseline', 1],
    ['Laat', 2],
  ]);
});

it('a deleted calculation leaves no gap in the numbers', async () => {
  const project = await addProject(test, alfa);
  const first = await addCalculation({ project, calculation_type: 'design-optimization' }, 'Eerste');
  await addCalculation({ project, calculation_type: 'design-optimization' }, 'Tweede');
  await test.send('DELETE', `/api/v1/project-calculation/${first}/`, { token });
  expect(await variantsOf(project)).toEqual([['Tweede', 1]]);
});

it('a sealed bid gets no number, and has one when it is not sealed', async () => {
  const project = await addProject(test, alfa, { awardCriteria: true });
  const { queries } = test.dependencies.database;
  const applicant = await addBidder(queries, project);
  await queries.execute(
    sql`UPDATE applicant SET entered_by = (SELECT id FROM account WHERE username = 'lid') WHERE id = ${applicant}`,
  );
  await addCalculation({ applicant, calculation_type: 'applicant' }, 'Aanbod');
  await addCalculation({ project, calculation_type: 'design-baseline' }, 'Baseline');
  const both = [
    ['Baseline', 1],
    ['Aanbod', 2],
  ];
  expect(await variantsOf(project)).toEqual(both);
  await queries.execute(sql`UPDATE project SET seals_bids = true WHERE id = ${project}`);
  expect(await variantsOf(project)).toEqual([['Baseline', 1]]);
  await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${project}`);
  expect(await variantsOf(project)).toEqual(both);
});
