import type { RatioStatisticsAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

// Three organisations have the same two projects. One writes each unit in several ways, one in one way, and one in ways of
// its own. In capitals 'ROL' would come first of all spellings.
const UNITS_OF = {
  allerlei: { asphalt: ['ton', 't', 'TON'], cloth: ['rol', 'Rol'] },
  eenduidig: { asphalt: ['ton', 'ton', 'ton'], cloth: ['Rol', 'Rol'] },
  buren: { asphalt: ['Tonne', 'tons', 'T'], cloth: ['ROL', 'rol.'] },
} as const;
type Slug = keyof typeof UNITS_OF;

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const ids = new Map<Slug, string>();
  for (const slug of ['allerlei', 'eenduidig', 'buren'] as const)
    ids.set(slug, await addOrganisation(test, slug));
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [...ids.values()] }));
  for (const [slug, id] of ids) await addProjects(id, UNITS_OF[slug]);
});
afterAll(() => test.close());

/** Adds a project with 3 ton of €10 and 1 ton of €20, and one with 4 ton of €40; and a roll of €5, and one of €7. */
async function addProjects(organisation: string, { asphalt, cloth }: (typeof UNITS_OF)[Slug]) {
  const item = (postNumber: string, unit: string, quantity: number, mkiEurPerUnit: number) => ({
    ...{ postNumber, product: `Product ${postNumber}`, unit, quantity, mkiEurPerUnit },
    productSubGroup: mkiEurPerUnit < 10 ? 'Doek' : 'Asfalt',
  });
  const [first, second, third] = asphalt;
  const items = [
    [item('1', first, 3, 10), item('2', second, 1, 20), item('3', 'm3', 2, 30), item('4', cloth[0], 1, 5)],
    [item('1', third, 4, 40), item('4', cloth[1], 1, 7)],
  ];
  for (const each of items) {
    const project = await addProject(test, organisation, { contractType: 'NA', awardCriteria: null });
    const file = { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(each) };
    for (const calculation_type of ['design-baseline', 'design-optimization']) {
      const form = { fields: { project, calculation_type, activate: 'true' }, file };
      const { status } = await test.send('POST', '/api/v1/project-calculation/', { token, form });
      expect(status).toBe(201);
    }
    const body = { project_status: 'Project_Complete', design_phase_complete_date: '2025-06-01' };
    expect((await test.send('PATCH', `/api/v1/project/${project}/`, { token, body })).status).toBe(200);
  }
}

async function ratiosOf(slug: Slug) {
  const { status, body } = await test.send(
    'GET',
    `/api/v1/organization/${slug}/internal_project_calculation_ratio_statistics/`,
    { token },
  );
  expect(status).toBe(200);
  const { statistics } = body as RatioStatisticsAnswer;
  return statistics.map(({ uuid: _uuid, product_group: { name: group }, ...figures }) => ({
    ...figures,
    group,
  }));
}

it('are one unit, over the items of all of them and with each project counted once', async () => {
  const [m3, ton, roll] = await ratiosOf('allerlei');
  expect(ton).toMatchObject({ name: 'Asfalt', unit: 'ton', items: 3, projects: 2 });
  expect(ton?.eci).toEqual({
    ...{ min: 10, max: 40, sum: 210, avg: 210 / 8, projects: 2, of: 2, items: 3 },
    incomplete: false,
  });
  expect(ton?.total_units).toMatchObject({ min: 1, max: 4, sum: 8, avg: 8 / 3, projects: 2 });
  expect(m3).toMatchObject({ name: 'Asfalt', unit: 'm3', items: 1, projects: 1, eci: { avg: 30 } });
  expect(roll).toMatchObject({ name: 'Doek', unit: 'Rol', items: 2, projects: 2, eci: { sum: 12, avg: 6 } });
});

it('give the same ratios as one spelling does', async () => {
  expect(await ratiosOf('allerlei')).toEqual(await ratiosOf('eenduidig'));
});

it('of another organisation change nothing, and have a name of their own where the unit is not known', async () => {
  const neighbours = await ratiosOf('buren');
  expect(neighbours.map(({ unit }) => unit)).toEqual(['m3', 'ton', 'ROL']);
  const withoutUnit = (ratios: Awaited<ReturnType<typeof ratiosOf>>) =>
    ratios.map(({ unit: _unit, ...figures }) => figures);
  expect(withoutUnit(neighbours)).toEqual(withoutUnit(await ratiosOf('eenduidig')));
});
