import type {
  CalculationCheck,
  FigureFindingsAnswer,
  OrganisationStatisticsAnswer,
  Statistic,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

/** Two items of €10 and 10 kg CO2 each. */
const BASELINE: readonly ExampleItem[] = [
  { postNumber: '1', unit: 'm2', quantity: 1, mkiEurPerUnit: 10, resources: { primaryTon: 4 } },
  { postNumber: '2', unit: 'm2', quantity: 1, mkiEurPerUnit: 10, resources: { primaryTon: 6 } },
];
/** The second one states an MKI but no CO2. */
const OPTIMIZATION: readonly ExampleItem[] = [
  { postNumber: '1', unit: 'm2', quantity: 1, mkiEurPerUnit: 8, resources: { primaryTon: 3 } },
  {
    postNumber: '2',
    product: 'Klinkers',
    unit: 'm2',
    quantity: 1,
    mkiEurPerUnit: 9,
    co2: false,
    resources: { primaryTon: 5 },
  },
];
/** A workbook without columns for energy. */
const WITHOUT_ENERGY = { renewableMj: null, fossilMj: null };

let test: TestApp;
let organisation: string;
let token: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  organisation = await addOrganisation(test, 'alfa');
  await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisation] }));
  project = await addProject(test, organisation, { contractType: 'NA', awardCriteria: null });
  await upload('design-baseline', BASELINE);
  await upload(
    'design-optimization',
    OPTIMIZATION.map((item) => ({ ...item, resources: { ...item.resources, ...WITHOUT_ENERGY } })),
  );
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token,
    body: { project_status: 'Project_Complete', design_phase_complete_date: '2025-06-01' },
  });
  expect(completed.status).toBe(200);
});
afterAll(() => test.close());

async function formOf(type: string, items: readonly ExampleItem[]) {
  return {
    fields: { project, calculation_type: type },
    file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(items) },
  };
}

async function upload(type: string, items: readonly ExampleItem[]) {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: await formOf(type, items),
  });
  const { uuid } = answer.body as { uuid: string };
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
}

async function get<Answer>(call: string, query: Record<string, string>, org = 'alfa'): Promise<Answer> {
  const answer = await test.send(
    'GET',
    `/api/v1/organization/${org}/internal_${call}/?${new URLSearchParams(query)}`,
    { token },
  );
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

const ofProject = () => ({
  project_calculation__project__uuid: project,
  project_calculation__calculation_type: 'design-baseline,design-optimization',
});
const statistics = (query: Record<string, string>) =>
  get<StatisticsAnswer>('project_calculation_statistics', query);
const sideOf = ({ statistics }: StatisticsAnswer, name: Statistic['name'], kind: Statistic['statistic']) =>
  statistics.find((each) => each.name === name && each.statistic === kind);

describe('an optimisation in which one item of two states no CO2', () => {
  it.each([
    ['of the project', () => ({ ...ofProject(), aggregate_by: 'product_group' })],
    ['of the organisation', () => ({ aggregate_by: 'project' })],
  ])('is compared in MKI and not in CO2, in the figures %s', async (_, query) => {
    const { changes } = await statistics(query());
    expect(changes?.mki.comparison).toMatchObject({ baseline: 20, optimization: 17, amount: -3 });
    expect(changes?.co2).toEqual({
      comparison: null,
      gaps: [{ side: 'optimization', undeclared: 1, items: 2 }],
      compared: 0,
      pairs: 1,
    });
    expect(changes?.material.comparison).toMatchObject({ baseline: 10, optimization: 8 });
  });

  it('has a total in which the other counts as 0 and says so, whole and per product', async () => {
    const answer = await statistics({ ...ofProject(), aggregate_by: 'product' });
    expect(sideOf(answer, 'optimization', 'co2')).toMatchObject({
      values: { total: 10 },
      items: 2,
      undeclared: { total: 1 },
    });
    expect(sideOf(answer, 'baseline', 'co2')).toMatchObject({ values: { total: 20 }, undeclared: {} });
    const products = sideOf(answer, 'optimization', 'co2')?.products ?? [];
    expect(products.find(({ name }) => name === 'Klinkers')).toMatchObject({
      values: { total: null },
      items: 1,
      undeclared: { total: 1 },
    });
  });

  it('is not in the gauge of CO2, which states the number of its projects', async () => {
    const { reductions } = await get<OrganisationStatisticsAnswer>('organization_statistics', {});
    expect(reductions.co2).toEqual({
      lowest: null,
      highest: null,
      total: null,
      projects: 0,
      of: 1,
      incomplete: false,
    });
    expect(reductions.mki).toEqual({
      lowest: 15,
      highest: 15,
      total: 15,
      projects: 1,
      of: 1,
      incomplete: false,
    });
  });

  it('is described in the same way by the check of the same file', async () => {
    const answer = await test.send('POST', '/api/v1/project-calculation/check/', {
      token,
      form: await formOf('design-optimization', OPTIMIZATION),
    });
    const check = answer.body as CalculationCheck;
    expect(check.totals).toMatchObject([{ set: 'a1', co2: 10, item_count: 2, items_without_co2: 1 }]);
    // It is compared with the active calculation, which is the same file: neither can be compared in CO2.
    expect(check.change?.co2).toMatchObject({
      difference: null,
      percentage: null,
      gaps: [
        { side: 'before', undeclared: 1, items: 2 },
        { side: 'after', undeclared: 1, items: 2 },
      ],
    });
    expect(check.change?.mki).toMatchObject({ difference: 0, gaps: [] });
  });
});

describe('a column that the sheet lacks', () => {
  it('is undeclared for every item, and not 0', async () => {
    const answer = await statistics({ ...ofProject(), aggregate_by: 'product_group' });
    expect(sideOf(answer, 'optimization', 'energy')).toMatchObject({
      values: { renewable_total: null, fossil_total: null },
      items: 2,
      undeclared: { renewable_total: 2, fossil_total: 2 },
    });
    expect(sideOf(answer, 'baseline', 'energy')).toMatchObject({
      values: { renewable_total: 0, fossil_total: 0 },
      undeclared: {},
    });
  });

  it('is named by the calculation and by the check', async () => {
    const list = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, { token });
    const { results } = list.body as {
      results: { calculation_type: string; resources_undeclared: string[] }[];
    };
    const undeclaredOf = (type: string) =>
      results.find(({ calculation_type }) => calculation_type === type)?.resources_undeclared;
    expect(undeclaredOf('design-optimization')).toEqual(['renewableMj', 'fossilMj']);
    expect(undeclaredOf('design-baseline')).toEqual([]);
    const answer = await test.send('POST', '/api/v1/project-calculation/check/', {
      token,
      form: await formOf(
        'design-optimization',
        BASELINE.map((item) => ({ ...item, resources: { ...item.resources, ...WITHOUT_ENERGY } })),
      ),
    });
    expect(answer.body).toMatchObject({ resources_undeclared: ['renewableMj', 'fossilMj'] });
  });
});

describe('the items that leave a figure undeclared', () => {
  const items = (query: Record<string, string>, org = 'alfa') =>
    get<FigureFindingsAnswer>('figure_findings', { aggregate_by: 'project', ...query }, org);

  it('are named, with their project and calculation', async () => {
    const answer = await items({ quantity: 'co2', side: 'optimization' });
    expect(answer).toMatchObject({
      count: 1,
      results: [
        {
          project: { uuid: project },
          calculation: { name: 'a' },
          kind: 'undeclared',
          post: { number: '2', product: 'Klinkers', product_group: 'Verhardingen' },
          indicators: [],
        },
      ],
    });
    expect((await items({ quantity: 'co2', side: 'baseline' })).count).toBe(0);
  });

  it('are those of the chosen project and node', async () => {
    const asked = {
      ...ofProject(),
      aggregate_by: 'product_group',
      quantity: 'fossilMj',
      side: 'optimization',
    };
    expect((await items(asked)).count).toBe(2);
    const answer = await statistics({ ...ofProject(), aggregate_by: 'product_sub_group' });
    const node = sideOf(answer, 'optimization', 'co2')?.product_groups?.[0]?.uuid ?? '';
    expect((await items({ ...asked, product_sub_group: node, aggregate_by: 'product' })).count).toBe(2);
    const elsewhere = '11111111-1111-4111-8111-111111111111';
    expect((await items({ ...asked, product_group: elsewhere })).count).toBe(0);
  });

  it('are, for a life-cycle module, those that declare nothing there', async () => {
    expect((await items({ quantity: 'co2', module: 'A4', side: 'optimization' })).count).toBe(1);
    expect((await items({ quantity: 'mki', module: 'A4', side: 'optimization' })).count).toBe(0);
  });

  it('are hidden when they are of another organisation', async () => {
    const answer = await test.send(
      'GET',
      '/api/v1/organization/beta/internal_figure_findings/?aggregate_by=project&quantity=co2&side=baseline',
      { token },
    );
    expect(answer.status).toBe(404);
  });
});
