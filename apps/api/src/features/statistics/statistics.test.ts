import type { Statistic, StatisticsAnswer } from '@milieuspoor/contract';
import type { CalculationType, Sector, SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let projectId: string;

/** €10 + €12 in Verhardingen (two sub-groups), €8 in Riolering: €30. */
const BASELINE: readonly ExampleItem[] = [
  { postNumber: '1', productSubGroup: 'Asfalt', product: 'AC 16', quantity: 2, mkiEurPerUnit: 5 },
  { postNumber: '2', productSubGroup: 'Elementen', product: 'Klinkers', quantity: 3, mkiEurPerUnit: 4 },
  {
    postNumber: '3',
    productGroup: 'Riolering',
    productSubGroup: 'Buizen',
    product: 'PVC',
    quantity: 1,
    mkiEurPerUnit: 8,
  },
];
/** The pavement costs half: €11, and a new group costs €1: €20 with the sewer. */
const OPTIMIZATION: readonly ExampleItem[] = [
  { postNumber: '1', productSubGroup: 'Asfalt', product: 'AC 16', quantity: 2, mkiEurPerUnit: 2.5 },
  { postNumber: '2', productSubGroup: 'Elementen', product: 'Klinkers', quantity: 3, mkiEurPerUnit: 2 },
  {
    postNumber: '3',
    productGroup: 'Riolering',
    productSubGroup: 'Buizen',
    product: 'PVC',
    quantity: 1,
    mkiEurPerUnit: 8,
  },
  {
    postNumber: '4',
    productGroup: 'Groen',
    productSubGroup: 'Bomen',
    product: 'Linde',
    quantity: 1,
    mkiEurPerUnit: 1,
  },
];

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  projectId = await addPair(BASELINE, OPTIMIZATION);
  await complete(projectId, '2025-06-01');
});
afterAll(() => test.close());

async function addPair(
  baseline: readonly ExampleItem[],
  optimization: readonly ExampleItem[],
  {
    sets = ['a1'] as ('a1' | 'a2')[],
    contractType = 'RAW' as 'RAW' | 'NA',
    sector = 'infra-city' as Sector,
  } = {},
): Promise<string> {
  const project = await addProject(test, alfa, {
    contractType,
    sector,
    awardCriteria: contractType === 'NA' ? null : false,
  });
  for (const [type, items] of [
    ['design-baseline', baseline],
    ['design-optimization', optimization],
  ] as const) {
    const uuid = await upload(project, type, items, sets);
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  }
  return project;
}

async function upload(
  project: string,
  type: CalculationType,
  items: readonly ExampleItem[],
  sets: readonly SetCode[] = ['a1'],
): Promise<string> {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(items, sets) },
    },
  });
  return (answer.body as { uuid: string }).uuid;
}

async function complete(project: string, day: string): Promise<void> {
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = ${day}
    WHERE id = ${project}`);
}

async function ask(query: Record<string, string>): Promise<StatisticsAnswer> {
  const address = `/api/v1/organization/alfa/internal_project_calculation_statistics/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status).toBe(200);
  return answer.body as StatisticsAnswer;
}

function find(answer: StatisticsAnswer, kind: Statistic['statistic'], name: Statistic['name']): Statistic {
  const found = answer.statistics.find((each) => each.statistic === kind && each.name === name);
  if (!found) throw new Error(`no ${kind} of ${name}`);
  return found;
}

function totals(statistic: Statistic): Record<string, number | null | undefined> {
  const children = statistic.product_groups ?? statistic.products ?? [];
  return Object.fromEntries(children.map(({ name, values }) => [name, values.total]));
}

const ofProject = (query: Record<string, string> = {}) => ({
  aggregate_by: 'product_group',
  project_calculation__project__uuid: projectId,
  project_calculation__calculation_type: 'design-baseline,design-optimization',
  ...query,
});

describe('the statistics of a project', () => {
  it('state Baseline and Optimalisatie with their product groups, the largest first', async () => {
    const answer = await ask(ofProject());
    const baseline = find(answer, 'total_mki_reference_calculation', 'baseline');
    expect(baseline.values.total).toBe(30);
    expect(Object.keys(totals(baseline))).toEqual(['Verhardingen', 'Riolering']);
    expect(totals(baseline)).toEqual({ Verhardingen: 22, Riolering: 8 });
    const optimization = find(answer, 'total_mki_reference_calculation', 'optimization');
    expect(optimization.values.total).toBe(20);
    expect(totals(optimization)).toEqual({ Verhardingen: 11, Riolering: 8, Groen: 1 });
  });

  it('are those of the active calculations, and of no other', async () => {
    const project = await addPair(BASELINE, OPTIMIZATION);
    await upload(project, 'design-baseline', OPTIMIZATION);
    const answer = await ask(ofProject({ project_calculation__project__uuid: project }));
    expect(find(answer, 'total_mki_reference_calculation', 'baseline').values.total).toBe(30);
  });

  it('state the MKI by RAW code, for each side and product group, or for one group alone', async () => {
    const item = { quantity: 1, rawCode: '810101' };
    const project = await addPair(
      [
        { ...item, postNumber: '1', mkiEurPerUnit: 5 },
        { ...item, postNumber: '2', mkiEurPerUnit: 4, rawCode: '820202' },
        { ...item, postNumber: '3', productGroup: 'Riolering', mkiEurPerUnit: 8 },
        { postNumber: '4', quantity: 1, mkiEurPerUnit: 100 },
      ],
      [{ ...item, postNumber: '1', mkiEurPerUnit: 2 }],
    );
    const of = { project_calculation__project__uuid: project };
    const all = await ask(ofProject(of));
    const baseline = find(all, 'raw_id_per_product_group', 'baseline');
    // An item without a code counts in no code.
    expect(baseline.values).toEqual({ 810101: 13, 820202: 4 });
    expect(baseline.product_groups?.map(({ name, values }) => [name, values])).toEqual([
      ['Verhardingen', { 810101: 5, 820202: 4 }],
      ['Riolering', { 810101: 8 }],
    ]);
    expect(find(all, 'raw_id_per_product_group', 'optimization').values).toEqual({ 810101: 2 });

    const sewers = baseline.product_groups?.find(({ name }) => name === 'Riolering')?.uuid ?? '';
    const one = find(
      await ask(ofProject({ ...of, product_group: sewers })),
      'raw_id_per_product_group',
      'baseline',
    );
    expect(one.values).toEqual({ 810101: 8 });
    const inA2 = await ask(ofProject({ ...of, project_data_type: 'eci_a2' }));
    expect(find(inA2, 'raw_id_per_product_group', 'baseline').values).toEqual({ 810101: null, 820202: null });
  });

  it('are drilled into by the id of a node, down to the product', async () => {
    const groups = find(await ask(ofProject()), 'total_mki_reference_calculation', 'baseline');
    expect(groups.next_aggregate_by).toBe('product_sub_group');
    const pavement = groups.product_groups?.[0]?.uuid ?? '';
    const subGroups = find(
      await ask(ofProject({ aggregate_by: 'product_sub_group', product_group: pavement })),
      'total_mki_reference_calculation',
      'baseline',
    );
    expect(subGroups.values.total).toBe(22);
    expect(totals(subGroups)).toEqual({ Elementen: 12, Asfalt: 10 });
    const elements = subGroups.product_groups?.[0]?.uuid ?? '';
    const products = find(
      await ask(ofProject({ aggregate_by: 'product', product_sub_group: elements })),
      'total_mki_reference_calculation',
      'baseline',
    );
    expect(products.next_aggregate_by).toBeNull();
    expect(totals(products)).toEqual({ Klinkers: 12 });
  });

  it.each(['product_sub_group', 'product', 'project'])(
    'have no %s of a sub-group outside the requested product group',
    async (aggregate_by) => {
      const groups = find(
        await ask(ofProject()),
        'total_mki_reference_calculation',
        'baseline',
      ).product_groups;
      const idOf = (of: string) => groups?.find(({ name }) => name === of)?.uuid ?? '';
      const [pavement, sewers] = [idOf('Verhardingen'), idOf('Riolering')];
      const inside = ofProject({ aggregate_by: 'product_sub_group', product_group: pavement });
      const subGroups = find(await ask(inside), 'total_mki_reference_calculation', 'baseline').product_groups;
      const asphalt = subGroups?.find(({ name }) => name === 'Asfalt')?.uuid ?? '';
      const mkiOf = async (product_group: string) => {
        const { statistics } = await ask(
          ofProject({ aggregate_by, product_group, product_sub_group: asphalt }),
        );
        const of = statistics.find(
          ({ statistic, name }) => statistic === 'total_mki_reference_calculation' && name === 'baseline',
        );
        return of?.values.total ?? null;
      };
      expect([await mkiOf(pavement), await mkiOf(sewers)]).toEqual([10, null]);
    },
  );

  it('split MKI and CO2 over the life-cycle modules', async () => {
    const answer = await ask(ofProject());
    expect(find(answer, 'eci_per_lifecycle_fase', 'baseline').values).toMatchObject({
      'A1-A3': 30,
      A4: 0,
      D: 0,
    });
    expect(find(answer, 'co2_per_lifecycle_phase', 'baseline').values).toMatchObject({ 'A1-A3': 60 });
  });

  it('state nothing in a set that the calculations do not have, and say so in the coverage', async () => {
    const answer = await ask(ofProject({ project_data_type: 'eci_a2' }));
    const baseline = find(answer, 'total_mki_reference_calculation', 'baseline');
    expect(baseline.values.total).toBeNull();
    expect(baseline.coverage).toMatchObject({
      calculations: 1,
      calculations_in_set: 0,
      items: 3,
      items_in_set: 0,
    });
  });

  it('are hidden when the project is not of the requested organisation', async () => {
    const zeta = await addOrganisation(test, 'zeta');
    const foreign = await addProject(test, zeta);
    const answer = await test.send(
      'GET',
      `/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=product_group&project_calculation__project__uuid=${foreign}`,
      { token },
    );
    expect(answer.status).toBe(404);
  });
});

describe('the statistics of an organisation', () => {
  it('add up the pairs of completed projects only', async () => {
    await addPair(BASELINE, OPTIMIZATION);
    const answer = await ask({ aggregate_by: 'project' });
    expect(find(answer, 'total_mki_reference_calculation', 'baseline').values.total).toBe(30);
  });

  it('filter by year and by contract type, and list the available years', async () => {
    const other = await addPair(BASELINE, BASELINE, { contractType: 'NA' });
    await complete(other, '2023-01-01');
    const total = async (query: Record<string, string>) =>
      (await ask({ aggregate_by: 'project', ...query })).statistics[0]?.values.total;
    const all = await ask({ aggregate_by: 'project' });
    expect(all.filters.design_phase_complete_date__year).toEqual([2025, 2023]);
    expect(find(all, 'total_mki_reference_calculation', 'optimization').values.total).toBe(50);
    expect(await total({ design_phase_complete_date__year: '2025' })).toBe(30);
    expect(await total({ design_phase_complete_date__year: '2025,2023' })).toBe(60);
    expect(await total({ project_contract_type: 'NA' })).toBe(30);
    expect(await total({ project_contract_type: '' })).toBe(60);
    // The two differ in their optimisation: without a contract nothing was saved.
    const saved = async (project_contract_type: string) =>
      find(
        await ask({ aggregate_by: 'project', project_contract_type }),
        'total_mki_reference_calculation',
        'optimization',
      ).values.total;
    expect(await saved('NA')).toBe(30);
    expect(await saved('not-NA')).toBe(20);
    await test.dependencies.database.queries.execute(sql`DELETE FROM calculation_total WHERE calculation_id IN
      (SELECT id FROM calculation WHERE project_id = ${other})`);
  });

  it('of a sector are those of its completed projects, down to their product groups', async () => {
    const railway = await addPair(OPTIMIZATION, OPTIMIZATION, { sector: 'infra-railway' });
    await complete(railway, '2025-03-01');
    const of = async (query: Record<string, string>) =>
      find(await ask({ aggregate_by: 'project', ...query }), 'total_mki_reference_calculation', 'baseline');
    expect((await of({})).values.total).toBe(50);
    expect((await of({ project_calculation__project__sector: 'infra-city' })).values.total).toBe(30);
    const inRailway = await of({ project_calculation__project__sector: 'infra-railway' });
    expect([inRailway.values.total, inRailway.product_groups?.length]).toEqual([20, 1]);
    const none = { aggregate_by: 'project', project_calculation__project__sector: 'other-infra' };
    expect((await ask(none)).statistics).toEqual([]);
    await test.dependencies.database.queries.execute(sql`DELETE FROM calculation_total WHERE calculation_id IN
      (SELECT id FROM calculation WHERE project_id = ${railway})`);
  });

  it('answer a request without years with the message that the client knows', async () => {
    const answer = await ask({ aggregate_by: 'project', design_phase_complete_date__year: '' });
    expect(answer).toMatchObject({ message: 'No year filters provided', statistics: [] });
  });

  it('leave a pair out of the totals of Set A2 unless both sides state it', async () => {
    const both = await addPair(BASELINE, OPTIMIZATION, { sets: ['a1', 'a2'] });
    await complete(both, '2026-01-05');
    const answer = await ask({ aggregate_by: 'project', project_data_type: 'eci_a2' });
    const baseline = find(answer, 'total_mki_reference_calculation', 'baseline');
    expect(baseline.values.total).toBe(30);
    expect(baseline.coverage.calculations_in_set).toBe(1);
    expect(baseline.coverage.calculations).toBeGreaterThan(1);
  });

  it('refuse a filter that does not exist', async () => {
    const answer = await test.send(
      'GET',
      '/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=project&project_contract_type=ALLES',
      { token },
    );
    expect(answer.status).toBe(400);
  });
});
