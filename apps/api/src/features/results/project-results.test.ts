import type { ListedProject } from '@milieuspoor/contract';
import type { CalculationType, SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { listProjectSides } from './project-results.queries.ts';

let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

/** Uploads a calculation of one item and makes it the active one of its type. */
async function activate(
  project: string,
  type: CalculationType,
  mkiEur: number,
  sets: readonly SetCode[] = ['a1'],
): Promise<string> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }], sets);
  const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  expect(uploaded.status).toBe(201);
  const { uuid } = uploaded.body as { uuid: string };
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  return uuid;
}

async function listed(project: string): Promise<ListedProject> {
  const { body } = await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token });
  const found = (body as { results: ListedProject[] }).results.find(({ uuid }) => uuid === project);
  if (!found) throw new Error('The project is not in the list');
  return found;
}

const resultOf = async (project: string) => (await listed(project)).result;

describe('the list of projects states the result of each', () => {
  it('from its first baseline on, in every phase', async () => {
    const project = await addProject(test, alfa);
    expect(await resultOf(project)).toBeNull();
    await activate(project, 'design-optimization', 75);
    expect(await resultOf(project)).toBeNull();
    await activate(project, 'design-baseline', 100);
    expect(await resultOf(project)).toMatchObject({
      set: 'a1',
      baseline: 100,
      optimization: 75,
      comparison: { amount: -25, share: -0.25, incomplete: false },
    });
  });

  it('by the active calculations only', async () => {
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', 100);
    const former = await activate(project, 'design-optimization', 75);
    await activate(project, 'design-optimization', 60);
    expect((await resultOf(project))?.optimization).toBe(60);
    await test.send('PATCH', `/api/v1/project-calculation/${former}/`, { token, body: { active: true } });
    expect((await resultOf(project))?.optimization).toBe(75);
  });

  it('by the design pair until the project is complete, and then by the as-built pair', async () => {
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', 100);
    await activate(project, 'design-optimization', 75);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-06-01'
      WHERE id = ${project}`);
    await activate(project, 'as-built-baseline', 110);
    await activate(project, 'as-built-optimization', 99);
    expect(await resultOf(project)).toMatchObject({ baseline: 100, optimization: 75 });
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Project_Complete', project_complete_date = '2026-01-01'
      WHERE id = ${project}`);
    const result = await resultOf(project);
    expect(result).toMatchObject({ baseline: 110, optimization: 99 });
    expect(result?.comparison?.share).toBeCloseTo(-0.1);
  });

  it('by the design pair where a completed project has no as-built pair, and never by one side of each', async () => {
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', 100);
    await activate(project, 'design-optimization', 75);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete' WHERE id = ${project}`);
    await activate(project, 'as-built-optimization', 99);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Project_Complete' WHERE id = ${project}`);
    expect(await resultOf(project)).toMatchObject({ baseline: 100, optimization: 75 });
  });

  it('by an active baseline, and by the as-built one of two without an optimisation', async () => {
    const project = await addProject(test, alfa);
    const design = await activate(project, 'design-baseline', 100);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete' WHERE id = ${project}`);
    await activate(project, 'as-built-baseline', 110);
    expect(await resultOf(project)).toMatchObject({ baseline: 100 });
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Project_Complete' WHERE id = ${project}`);
    expect(await resultOf(project)).toMatchObject({ baseline: 110, optimization: null });
    await test.dependencies.database.queries.execute(sql`
      UPDATE calculation SET active = false WHERE project_id = ${project} AND calculation_type = 'as-built-baseline'`);
    expect(await resultOf(project)).toMatchObject({ baseline: 100 });
    await test.dependencies.database.queries.execute(sql`
      UPDATE calculation SET active = false WHERE id = ${design}`);
    expect(await resultOf(project)).toBeNull();
  });

  it('in Set A2 as well, where all of its sides state that set', async () => {
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', 100, ['a1', 'a2']);
    expect(await listed(project)).toMatchObject({ result: { set: 'a1' }, result_a2: { set: 'a2' } });
    await activate(project, 'design-optimization', 75);
    expect(await listed(project)).toMatchObject({ result: { set: 'a1', optimization: 75 }, result_a2: null });
  });

  it('within the scope alone, whichever projects are requested', async () => {
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', 100);
    const { queries } = test.dependencies.database;
    const within = (ids: readonly string[]) =>
      listProjectSides(queries, { kind: 'organisations', ids }, [project]);
    expect(await within([alfa])).toHaveLength(1);
    expect(await within([await addOrganisation(test, 'beta')])).toEqual([]);
  });

  it('equal to the totals of the organisation', async () => {
    const { body } = await test.send(
      'GET',
      '/api/v1/organization/alfa/internal_organization_statistics/?project_data_type=eci',
      { token },
    );
    const { results } = (await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token }))
      .body as { results: ListedProject[] };
    const counted = results.filter((each) => each.design_phase_complete_date !== null);
    const saved = counted.reduce((sum, { result }) => sum + (result?.comparison?.amount ?? 0), 0);
    expect(counted).toHaveLength(1);
    expect(body).toMatchObject({ changes: { mki: { comparison: { amount: saved }, compared: 1 } } });
  });
});
