import type { ListedProject, ProjectPoint } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { listPoints } from './list-points.ts';

let test: TestApp;
let alfa: string;
let token: string;

/** One item: its MKI is the product of both in euro, its CO2 ten times the quantity in kg. */
const item = (quantity: number, mkiEurPerUnit: number, more: Partial<ExampleItem> = {}) => ({
  postNumber: '1',
  quantity,
  mkiEurPerUnit,
  ...more,
});

interface Stated {
  readonly sets?: readonly SetCode[];
  readonly baseline?: ExampleItem;
  readonly optimization?: ExampleItem;
  readonly at?: readonly [latitude: number, longitude: number];
}

const PROJECTS: Readonly<Record<string, Stated>> = {
  saves: { baseline: item(4, 100), optimization: item(3, 100), at: [52.1, 5.1] },
  'costs more': { baseline: item(2, 50), optimization: item(5, 40), at: [51.44, 5.47] },
  'alone a baseline': { baseline: item(1, 50), at: [53.2, 6.57] },
  'without calculation': { at: [52, 4] },
  'without a place': { baseline: item(1, 10), optimization: item(1, 9) },
  'in A2 only': { sets: ['a2'], baseline: item(2, 10), optimization: item(1, 10), at: [52.3, 4.9] },
  'in both sets': {
    sets: ['a1', 'a2'],
    baseline: item(1, 100),
    optimization: item(0.5, 100),
    at: [50.85, 5.69],
  },
  'CO2 of one side': { baseline: item(1, 9), optimization: item(1, 6, { co2: false }), at: [51.5, 3.6] },
};

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  for (const [index, [name, stated]] of Object.entries(PROJECTS).entries()) {
    test.clock.moment = new Date(Date.UTC(2026, 2, 3 + index, 9));
    await addWithFigures(name, stated);
  }
  const beta = await addOrganisation(test, 'beta');
  const other = await addUser(test, { username: 'ander', organisationIds: [beta] });
  await addWithFigures('of another', { baseline: item(1, 40), at: [52, 5] }, beta, other.token);
});
afterAll(() => test.close());

async function addWithFigures(
  name: string,
  { sets = ['a1'], baseline, optimization, at }: Stated,
  organisation = alfa,
  by = token,
): Promise<void> {
  const sector = name.startsWith('in ') ? 'infra-railway' : 'infra-city';
  const place = at ? { latitude: at[0], longitude: at[1], location: `Bij ${name}` } : {};
  const project = await addProject(test, organisation, { name, sector, ...place });
  for (const [calculation_type, stated] of [
    ['design-baseline', baseline],
    ['design-optimization', optimization],
  ] as const) {
    if (!stated) continue;
    const file = { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook([stated], sets) };
    const form = { fields: { project, calculation_type }, file };
    const uploaded = await test.send('POST', '/api/v1/project-calculation/', { token: by, form });
    const { uuid } = uploaded.body as { uuid: string };
    const answer = await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token: by,
      body: { active: true },
    });
    expect(answer.status).toBe(200);
  }
}

async function pointsOf(query = '', by = token): Promise<{ count: number; points: ProjectPoint[] }> {
  const answer = await test.send('GET', `/api/v1/project/points/?organization__slug=alfa${query}`, {
    token: by,
  });
  expect(answer.status).toBe(200);
  return answer.body as never;
}

async function pointOf(name: string, query = ''): Promise<ProjectPoint | undefined> {
  return (await pointsOf(query)).points.find(({ project_name }) => project_name === name);
}

const namesOf = async (query: string) =>
  (await pointsOf(query)).points.map(({ project_name }) => project_name);

describe('a map of projects', () => {
  it('has the place and the figures of each, and no figure that may not be compared', async () => {
    expect(await pointOf('saves')).toMatchObject({
      organization: 'alfa',
      project_location: 'Bij saves',
      latitude: 52.1,
      longitude: 5.1,
      in_other_set: false,
      result: {
        set: 'a1',
        baseline: 400,
        optimization: 300,
        comparison: { amount: -100, share: -0.25 },
        co2: { baseline: 40, optimization: 30, comparison: { share: -0.25 } },
      },
    });
    expect((await pointOf('costs more'))?.result?.comparison).toMatchObject({ amount: 100, share: 1 });
    expect((await pointOf('alone a baseline'))?.result).toMatchObject({
      baseline: 50,
      optimization: null,
      comparison: null,
    });
    expect(await pointOf('without calculation')).toMatchObject({ result: null, in_other_set: false });
    expect((await pointOf('CO2 of one side'))?.result).toMatchObject({
      comparison: { amount: -3 },
      co2: { baseline: 10, comparison: null },
    });
  });

  it('has projects without a place too', async () => {
    expect(await pointOf('without a place')).toMatchObject({ latitude: null, longitude: null });
  });

  it('holds figures of one set against one another, and says which projects have theirs in another', async () => {
    expect(await pointOf('in A2 only')).toMatchObject({ result: null, in_other_set: true });
    expect(await pointOf('in A2 only', '&set=a2')).toMatchObject({
      result: { set: 'a2', baseline: 20, optimization: 10 },
      in_other_set: false,
    });
    expect((await pointOf('in both sets', '&set=a2'))?.result).toMatchObject({ set: 'a2', baseline: 100 });
    expect(await pointOf('saves', '&set=a2')).toMatchObject({ result: null, in_other_set: true });
  });

  it.each([
    '',
    '&sector=infra-railway',
    '&search=set',
    '&search=bij',
    '&project_status=Project_Complete',
    '&mine=true',
  ])('is of the projects that the list has with the filter "%s", with the same figures', async (query) => {
    const { count, points } = await pointsOf(query);
    const answer = await test.send('GET', `/api/v1/project/?organization__slug=alfa${query}`, { token });
    const listed = answer.body as { count: number; results: ListedProject[] };
    expect(count).toBe(listed.count);
    expect(points.map(({ uuid }) => uuid).toSorted()).toEqual(
      listed.results.map(({ uuid }) => uuid).toSorted(),
    );
    for (const { uuid, result, in_other_set } of points) {
      const inList = listed.results.find((project) => project.uuid === uuid)?.result ?? null;
      expect(in_other_set).toBe(inList !== null && inList.set !== 'a1');
      if (!in_other_set) expect(result?.comparison ?? null).toEqual(inList?.comparison ?? null);
    }
  });

  it('has the last modified first', async () => {
    expect(await namesOf('&sector=infra-railway')).toEqual(['in both sets', 'in A2 only']);
  });

  it('is anew once a project moved, and of somebody else’s own projects for somebody else', async () => {
    const before = await pointOf('costs more');
    expect(await pointOf('costs more')).toEqual(before);
    const moved = await test.send('PATCH', `/api/v1/project/${before?.uuid}/`, {
      token,
      body: { latitude: 51.9, longitude: 4.47, project_location: 'Rotterdam' },
    });
    expect(moved.status).toBe(200);
    expect(await pointOf('costs more')).toMatchObject({ latitude: 51.9, project_location: 'Rotterdam' });
    const colleague = await addUser(test, { username: 'collega', organisationIds: [alfa] });
    expect((await pointsOf('&mine=true', colleague.token)).count).toBe(0);
    await test.dependencies.database.queries.execute(sql`
      INSERT INTO project_member (organisation_id, project_id, account_id, created_at)
      SELECT project.organisation_id, project.id, account.id, now() FROM project, account
      WHERE project.id = ${before?.uuid} AND account.username = 'collega'`);
    expect((await pointsOf('&mine=true', colleague.token)).count).toBe(1);
    expect((await pointsOf('&mine=true')).count).toBe(0);
    expect((await pointsOf('', colleague.token)).count).toBe((await pointsOf()).count);
  });

  it('shows at most so many, and says how many there are', async () => {
    const { queries } = test.dependencies.database;
    const filters = {
      slug: 'alfa',
      search: '',
      status: null,
      sector: null,
      workedOnBy: null,
      language: 'nl',
    } as const;
    const scope = { kind: 'organisations', ids: [alfa] } as const;
    const few = await listPoints(queries, scope, filters, 'a1', 3);
    expect(few.count).toBe(Object.keys(PROJECTS).length);
    expect(few.points).toHaveLength(3);
    expect((await listPoints(queries, scope, filters, 'a1', 8)).count).toBe(8);
  });

  it('has nothing of another organisation, and does not say whether there is one', async () => {
    expect(await namesOf('')).not.toContain('of another');
    for (const slug of ['beta', 'nobody']) {
      const answer = await test.send('GET', `/api/v1/project/points/?organization__slug=${slug}`, { token });
      expect(answer.status).toBe(404);
    }
    const own = await test.send('GET', '/api/v1/project/points/', { token });
    expect((own.body as { count: number }).count).toBe(Object.keys(PROJECTS).length);
  });
});
