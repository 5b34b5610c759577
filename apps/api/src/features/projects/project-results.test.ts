import type { ListedProject } from '@milieuspoor/contract';
import type { CalculationType } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../testing/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

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
async function activate(project: string, type: CalculationType, mkiEur: number): Promise<string> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);
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

async function resultOf(project: string): Promise<ListedProject['result']> {
  const { body } = await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token });
  const listed = (body as { results: ListedProject[] }).results.find(({ uuid }) => uuid === project);
  if (!listed) throw new Error('The project is not in the list');
  return listed.result;
}

describe('the list of projects states what each comes to', () => {
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

  it('by the design pair until the project is complete, and then by the as-built one', async () => {
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

  it('as the totals of the organisation count it', async () => {
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
