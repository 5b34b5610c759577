import type { Statistic, StatisticsAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;
let staffToken: string;
let alfa: string;
let projectId: string;

/** Twelve product groups, from €1 to €12. */
const BASELINE: readonly ExampleItem[] = Array.from({ length: 12 }, (_, index) => ({
  postNumber: String(index + 1),
  productGroup: `Groep ${index + 1}`,
  quantity: 1,
  mkiEurPerUnit: index + 1,
}));
/** Group 12 costs a quarter, group 1 costs €4, and the others are unchanged: €78 becomes €72. */
const OPTIMIZATION: readonly ExampleItem[] = BASELINE.map((item) => {
  if (item.productGroup === 'Groep 12') return { ...item, mkiEurPerUnit: 3 };
  return item.productGroup === 'Groep 1' ? { ...item, mkiEurPerUnit: 4 } : item;
});

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  projectId = await addProject(test, alfa, { name: 'Brug' });
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  await activate(projectId, 'design-baseline', BASELINE, token);
  await activate(projectId, 'design-optimization', OPTIMIZATION, token);
  await complete(projectId);
});
afterAll(() => test.close());

async function activate(project: string, type: string, items: readonly ExampleItem[], by: string) {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: by,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(items) },
    },
  });
  const { uuid } = answer.body as { uuid: string };
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: by, body: { active: true } });
}

const complete = (project: string) =>
  test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-06-01'
    WHERE id = ${project}`);

const get = (call: string, query: Record<string, string>) =>
  test.send('GET', `/api/v1/organization/alfa/${call}/?${new URLSearchParams(query)}`, { token });

async function statistics(query: Record<string, string>): Promise<StatisticsAnswer> {
  const answer = await get('internal_project_calculation_statistics', query);
  expect(answer.status).toBe(200);
  return answer.body as StatisticsAnswer;
}

function baselineOf(answer: StatisticsAnswer, kind: Statistic['statistic']): Statistic | undefined {
  return answer.statistics.find(({ statistic, name }) => statistic === kind && name === 'baseline');
}

describe('charts of the largest nodes', () => {
  it('list ten of twelve product groups, the highest first, with their number and the rest', async () => {
    const answer = await statistics({ aggregate_by: 'project' });
    const groups = baselineOf(answer, 'eci_per_product_group');
    expect(groups?.product_groups).toHaveLength(10);
    expect(groups?.product_groups?.[0]).toMatchObject({ name: 'Groep 12', values: { total: 12 } });
    expect(groups?.product_groups?.[1]).toMatchObject({ name: 'Groep 11', values: { total: 11 } });
    // Group 1 costs €4 in the optimisation: it comes before groups 2 and 3, which are the rest.
    expect(groups).toMatchObject({
      children_in_all: 12,
      nodes_in_all: 12,
      rest: { values: { total: 5 }, items: 2 },
    });
  });

  it('rank by tonnes where no MKI of the set is stated', async () => {
    const heavierWithEach = BASELINE.map((item, index) => ({
      ...item,
      unit: 'm2',
      resources: { primaryTon: index + 1 },
    }));
    const project = await addProject(test, alfa);
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(heavierWithEach, ['a2']) },
      },
    });
    const { uuid } = answer.body as { uuid: string };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
    const material = baselineOf(
      await statistics({
        aggregate_by: 'product_group',
        project_calculation__project__uuid: project,
        project_calculation__calculation_type: 'design-baseline',
        project_data_type: 'material',
      }),
      'total_material_hotspot',
    );
    expect(material?.product_groups?.slice(0, 2).map(({ name }) => name)).toEqual(['Groep 12', 'Groep 11']);
    // These are the two smallest, groups 1 and 2: 1 + 2 tonnes.
    expect(material?.rest).toMatchObject({ values: { material_total_primary_ton__sum: 3 }, items: 2 });
  });

  it('list the ten with the most CO2 or material when that is requested, and not those of the MKI', async () => {
    // The cheapest groups weigh most: 24, 22, … 2 ton, and 240, 220, … 20 kg CO2.
    const lightest = BASELINE.map((item, index) => ({
      ...item,
      quantity: 12 - index,
      mkiEurPerUnit: (index + 1) ** 3,
      resources: { primaryTon: 2 },
    }));
    const project = await addProject(test, alfa);
    await activate(project, 'design-baseline', lightest, token);
    const namesOf = async (data: string, kind: Statistic['statistic']) =>
      baselineOf(
        await statistics({
          aggregate_by: 'product_group',
          project_calculation__project__uuid: project,
          project_calculation__calculation_type: 'design-baseline',
          project_data_type: data,
        }),
        kind,
      )?.product_groups?.map(({ name }) => name);
    const ten = (from: number, step: 1 | -1) =>
      Array.from({ length: 10 }, (_, index) => `Groep ${from + step * index}`);
    expect(await namesOf('eci', 'total_co2_hotspot')).not.toEqual(ten(1, 1));
    expect(await namesOf('co2', 'total_co2_hotspot')).toEqual(ten(1, 1));
    expect(await namesOf('material', 'total_material_hotspot')).toEqual(ten(1, 1));
  });

  it('split the modules by product group, while projects split the total', async () => {
    const answer = await statistics({ aggregate_by: 'project' });
    expect(baselineOf(answer, 'total_mki_reference_calculation')?.product_groups).toEqual([
      { uuid: projectId, name: 'Brug', values: { total: 78 }, items: 12, undeclared: {}, incomplete: {} },
    ]);
    const modules = baselineOf(answer, 'eci_per_lifecycle_fase');
    expect(modules?.product_groups?.[0]).toMatchObject({ name: 'Groep 12', values: { 'A1-A3': 12, D: 0 } });
    expect(modules?.rest).toMatchObject({ values: { 'A1-A3': 5 } });
  });

  it('name products at the level of products', async () => {
    const answer = await statistics({ aggregate_by: 'product' });
    expect(baselineOf(answer, 'co2_per_product')?.products).toHaveLength(10);
    expect(baselineOf(answer, 'co2_per_product_group')).toBeUndefined();
  });
});

describe('the change', () => {
  it('is stated as an amount, a share, and the product groups with the largest differences', async () => {
    const { changes } = await statistics({ aggregate_by: 'project' });
    expect(changes?.mki.comparison).toEqual({
      baseline: 78,
      optimization: 72,
      amount: -6,
      share: -6 / 78,
      incomplete: false,
    });
    expect(changes?.largest.map(({ name, amount }) => [name, amount])).toEqual([
      ['Groep 12', -9],
      ['Groep 1', 3],
    ]);
  });

  it('of a product group that the optimisation leaves out is its whole amount, in the project and in its organisation', async () => {
    const [first, ...others] = BASELINE;
    if (!first) throw new Error('There are twelve');
    const only = { ...first, productGroup: 'Alleen in de baseline', mkiEurPerUnit: 40 };
    const project = await addProject(test, await addOrganisation(test, 'beta'), { name: 'Kade' });
    const beta = (query: Record<string, string>) =>
      test.send(
        'GET',
        `/api/v1/organization/beta/internal_project_calculation_statistics/?${new URLSearchParams(query)}`,
        { token: staffToken },
      );
    await activate(project, 'design-baseline', [only, ...others], staffToken);
    await activate(project, 'design-optimization', others, staffToken);
    const ofProject = {
      project_calculation__project__uuid: project,
      project_calculation__calculation_type: 'design-baseline,design-optimization',
    };
    const groups = (await beta({ aggregate_by: 'product_group', ...ofProject })).body as StatisticsAnswer;
    const group = groups.statistics[0]?.product_groups?.find(({ name }) => name === only.productGroup);
    const inside = { aggregate_by: 'product_sub_group', product_group: group?.uuid ?? '' };
    const spent = { baseline: 40, optimization: 0, amount: -40, share: -1, incomplete: false };
    const drilled = (await beta({ ...inside, ...ofProject })).body as StatisticsAnswer;
    expect(drilled.changes?.mki).toEqual({ comparison: spent, gaps: [], compared: 1, pairs: 1 });
    // In a set that neither side was calculated in, there is no conclusion from missing figures.
    const inA2 = (await beta({ ...inside, ...ofProject, project_data_type: 'eci_a2' }))
      .body as StatisticsAnswer;
    expect(inA2.changes).toBeNull();
    await complete(project);
    const ofAll = (await beta(inside)).body as StatisticsAnswer;
    expect(ofAll.changes?.mki).toEqual(drilled.changes?.mki);
  });

  it('is not stated without both sides', async () => {
    const { changes } = await statistics({
      aggregate_by: 'product_group',
      project_calculation__project__uuid: projectId,
      project_calculation__calculation_type: 'design-baseline',
    });
    expect(changes).toBeNull();
  });
});

describe('a calculation by itself', () => {
  it('can be requested until it is deleted', async () => {
    const project = await addProject(test, alfa);
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: 'design-optimization' },
        file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(OPTIMIZATION) },
      },
    });
    expect(answer.status).toBe(201);
    const { uuid } = answer.body as { uuid: string };
    const status = async () =>
      (await get('internal_variant_calculation_statistics', { project_calculation_uuid: uuid })).status;
    expect(await status()).toBe(200);
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation SET deleted_at = now() WHERE id = ${uuid}`,
    );
    expect(await status()).toBe(404);
  });
});

describe('a question that cannot be answered', () => {
  it.each([
    ['internal_project_calculation_statistics', { aggregate_by: 'project' }],
    ['internal_organization_statistics', {}],
    ['internal_sector_statistics', {}],
    ['internal_project_calculation_ratio_statistics', {}],
  ])('%s says that no year is chosen', async (call, query) => {
    const answer = await get(call, { ...query, design_phase_complete_date__year: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ message: 'No year filters provided', statistics: [] });
  });

  it.each([
    ['internal_project_calculation_statistics', { aggregate_by: 'wijk' }, 'aggregate_by'],
    [
      'internal_project_calculation_statistics',
      { aggregate_by: 'project', project_calculation__calculation_type: 'applicant' },
      'project_calculation__project__uuid',
    ],
    [
      'internal_project_calculation_statistics',
      { aggregate_by: 'product_group', product_sub_group: '11111111-1111-4111-8111-111111111111' },
      'product_sub_group',
    ],
    ['internal_organization_statistics', { sector: 'luchtvaart' }, 'sector'],
    ['internal_sector_statistics', { project_data_type: 'eci_a3' }, 'project_data_type'],
    ['internal_project_calculation_ratio_statistics', { column_config: 'eci:median' }, 'column_config'],
    ['internal_project_calculation_ratio_statistics', { work_scope: 'existing' }, 'work_scope'],
    ['internal_variant_calculation_statistics', {}, 'project_calculation_uuid'],
    [
      'internal_variant_comparison_statistics',
      { project_calculation_uuid: '' },
      'project_calculation__project__uuid',
    ],
  ])('%s refuses %o at %s', async (call, query, field) => {
    const answer = await get(call, query);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object).some((key) => key.startsWith(field))).toBe(true);
  });
});
