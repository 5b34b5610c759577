import type {
  OrganisationStatisticsAnswer,
  RatioFilters,
  RatioStatisticsAnswer,
  Statistic,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import { type CalculationType, type ContractType, reductionTarget, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

// This is the worked example of docs/method/statistics.md, figure by figure. Change both together.

let test: TestApp;
let alfa: string;
let token: string;
let dorpsstraat: string;

const asphalt = (tons: number, mkiEurPerUnit: number): ExampleItem => ({
  postNumber: '1',
  quantity: tons,
  mkiEurPerUnit,
});
const of = (productGroup: string, productSubGroup: string) => (quantity: number, mkiEurPerUnit: number) => ({
  postNumber: '2',
  productGroup,
  productSubGroup,
  product: productSubGroup,
  quantity,
  mkiEurPerUnit,
});
const pipes = of('Riolering', 'Buizen');
const bridge = of('Kunstwerken', 'Brugdekken');
const trees = of('Groen', 'Bomen');

type Written = readonly [CalculationType, readonly ExampleItem[], sets?: readonly SetCode[]];

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  dorpsstraat = await addWork('Dorpsstraat', {
    contractType: 'RAW',
    complete: true,
    design: [
      ['design-baseline', [asphalt(10, 6), pipes(4, 10)]],
      ['design-optimization', [asphalt(10, 5), pipes(2, 10)]],
    ],
    asBuilt: [
      ['as-built-baseline', [asphalt(10, 8), pipes(4, 10)], ['a1', 'a2']],
      ['as-built-optimization', [asphalt(5, 8), pipes(2, 10)]],
    ],
  });
  await addWork('Fietsbrug', {
    contractType: 'UAV-GC',
    complete: true,
    design: [
      ['design-baseline', [bridge(10, 30)]],
      ['design-optimization', [bridge(10, 20)]],
    ],
    asBuilt: [['as-built-optimization', [bridge(10, 33)]]],
  });
  await addWork('Singel', {
    contractType: 'RAW',
    complete: false,
    design: [
      ['design-baseline', [asphalt(8, 10)]],
      ['design-optimization', [asphalt(2, 15), trees(1, 10)]],
    ],
    asBuilt: [
      ['as-built-baseline', [asphalt(9, 10)]],
      ['as-built-optimization', [asphalt(2, 10)]],
    ],
  });
  await addWork('Kade', {
    contractType: 'NA',
    complete: true,
    design: [
      ['design-baseline', [asphalt(50, 10)], ['a1', 'a2']],
      ['design-optimization', [asphalt(44, 10)], ['a1', 'a2']],
    ],
    asBuilt: [],
  });
  await addWork('Plein', {
    contractType: 'RAW',
    complete: false,
    design: [['design-baseline', [asphalt(4, 10)]]],
    asBuilt: [],
  });
});
afterAll(() => test.close());

/** Adds a project whose design phase was completed in 2025; with a fixed price the scope did not change. */
async function addWork(
  name: string,
  work: {
    readonly contractType: ContractType;
    readonly complete: boolean;
    readonly design: readonly Written[];
    readonly asBuilt: readonly Written[];
  },
): Promise<string> {
  const { contractType, complete, design, asBuilt } = work;
  const project = await addProject(test, alfa, {
    name,
    contractType,
    awardCriteria: contractType === 'NA' ? null : false,
  });
  for (const written of design) await upload(project, written);
  await setStatus(project, 'Design_Phase_Complete', contractType === 'UAV-GC' ? false : null);
  for (const written of asBuilt) await upload(project, written);
  if (complete) await setStatus(project, 'Project_Complete', contractType === 'UAV-GC' ? false : null);
  return project;
}

async function setStatus(project: string, status: string, scopeChanged: boolean | null): Promise<void> {
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = ${status}, design_phase_complete_date = '2025-06-01',
      asbuilt_scope_changed = ${scopeChanged} WHERE id = ${project}`);
}

async function upload(project: string, [type, items, sets = ['a1']]: Written): Promise<void> {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(items, sets) },
    },
  });
  const { uuid } = answer.body as { uuid: string };
  const address = `/api/v1/project-calculation/${uuid}/`;
  const active = await test.send('PATCH', address, { token, body: { active: true } });
  expect(active.status, type).toBe(200);
}

async function ask<Body>(call: string, query: Record<string, string>): Promise<Body> {
  const address = `/api/v1/organization/alfa/internal_${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status).toBe(200);
  return answer.body as Body;
}

const STATISTICS = 'project_calculation_statistics';

function find({ statistics }: StatisticsAnswer, name: Statistic['name'], kind: Statistic['statistic']) {
  return statistics.find((each) => each.name === name && each.statistic === kind);
}

/** Returns the MKI of both sides: the total, and the amount per child. */
function mkiOf(answer: StatisticsAnswer) {
  const [baseline, optimization] = (['baseline', 'optimization'] as const).map((name) => {
    const found = find(answer, name, 'total_mki_reference_calculation');
    const children = (found?.product_groups ?? []).map((child) => [child.name, child.values.total]);
    return { total: found?.values.total, children: Object.fromEntries(children), coverage: found?.coverage };
  });
  return { baseline, optimization };
}

describe('the pair that represents a project', () => {
  it('is the as-built one where the project is complete, with the design baseline for a fixed price', async () => {
    const { baseline, optimization } = mkiOf(
      await ask<StatisticsAnswer>(STATISTICS, { aggregate_by: 'project' }),
    );
    expect(baseline?.children).toEqual({ Dorpsstraat: 120, Fietsbrug: 300, Singel: 80, Kade: 500 });
    expect(optimization?.children).toEqual({ Dorpsstraat: 60, Fietsbrug: 330, Singel: 40, Kade: 440 });
    expect([baseline?.total, optimization?.total]).toEqual([1000, 870]);
  });

  it('is the pair of any phase on the project’s own screen', async () => {
    const types = async (list: string) =>
      mkiOf(
        await ask<StatisticsAnswer>(STATISTICS, {
          aggregate_by: 'product_group',
          project_calculation__project__uuid: dorpsstraat,
          project_calculation__calculation_type: list,
        }),
      );
    const design = await types('design-baseline,design-optimization');
    expect([design.baseline?.total, design.optimization?.total]).toEqual([100, 70]);
    const asBuilt = await types('as-built-baseline,as-built-optimization');
    expect([asBuilt.baseline?.total, asBuilt.optimization?.total]).toEqual([120, 60]);
  });
});

describe('a set', () => {
  it('has the pairs that state it on both sides, and counts the others', async () => {
    const answer = await ask<StatisticsAnswer>(STATISTICS, {
      aggregate_by: 'project',
      project_data_type: 'eci_a2',
    });
    const { baseline, optimization } = mkiOf(answer);
    expect([baseline?.total, optimization?.total]).toEqual([500, 440]);
    expect(baseline?.children).toEqual({ Kade: 500 });
    const { others } = find(answer, 'baseline', 'total_mki_reference_calculation') ?? {};
    expect(others).toMatchObject({ projects: 3, of: 4, values: { total: null } });
    expect(others?.product_groups?.map(({ name, values }) => [name, values.total])).toEqual([
      ['Dorpsstraat', null],
      ['Fietsbrug', null],
      ['Singel', null],
    ]);
    for (const side of [baseline, optimization])
      expect(side?.coverage).toMatchObject({ calculations: 4, calculations_in_set: 1 });
  });
});

describe('reduction', () => {
  it('is stated for the lowest project, the highest one and all together', async () => {
    const { reductions, reduction_ends } = await ask<OrganisationStatisticsAnswer>(
      'organization_statistics',
      {},
    );
    expect(Object.values(reduction_ends.mki).map((project) => project?.name)).toEqual([
      'Fietsbrug',
      'Dorpsstraat',
    ]);
    expect(reductions.mki).toEqual({
      lowest: -10,
      highest: 50,
      total: 13,
      projects: 4,
      of: 4,
      incomplete: false,
    });
  });

  it('in raw materials is undefined where nothing is used', async () => {
    const { reductions } = await ask<OrganisationStatisticsAnswer>('organization_statistics', {});
    expect(reductions.material).toEqual({
      lowest: null,
      highest: null,
      total: null,
      projects: 0,
      of: 4,
      incomplete: false,
    });
  });

  it('in CO2 has its target at half of the baseline', async () => {
    const answer = await ask<StatisticsAnswer>(STATISTICS, { aggregate_by: 'project' });
    const co2 = (name: Statistic['name']) => find(answer, name, 'co2')?.values.total;
    expect([co2('baseline'), co2('optimization')]).toEqual([820, 640]);
    expect(reductionTarget({ amount: co2('baseline') ?? null, items: 1, undeclared: 0, incomplete: 0 })).toBe(
      410,
    );
  });
});

describe('the change', () => {
  it('is the difference, and the three product groups with the largest differences in either direction', async () => {
    const { changes } = await ask<StatisticsAnswer>(STATISTICS, { aggregate_by: 'project' });
    const all = { gaps: [], compared: 4, pairs: 4 };
    expect(changes?.mki).toEqual({
      comparison: { baseline: 1000, optimization: 870, amount: -130, share: -0.13, incomplete: false },
      ...all,
    });
    expect(changes?.co2).toEqual({
      comparison: { baseline: 820, optimization: 640, amount: -180, share: -180 / 820, incomplete: false },
      ...all,
    });
    expect(changes?.largest.map(({ name, amount, share }) => [name, amount, share])).toEqual([
      ['Verhardingen', -150, -150 / 660],
      ['Kunstwerken', 30, 0.1],
      ['Riolering', -20, -0.5],
    ]);
  });
});

describe('the top 10', () => {
  it('begins with the product group of the largest MKI on either side', async () => {
    const answer = await ask<StatisticsAnswer>(STATISTICS, { aggregate_by: 'product_group' });
    const groups = (name: Statistic['name']) =>
      find(answer, name, 'eci_per_product_group')?.product_groups?.map((child) => [
        child.name,
        child.values.total,
      ]);
    expect(groups('baseline')).toEqual([
      ['Verhardingen', 660],
      ['Kunstwerken', 300],
      ['Riolering', 40],
    ]);
    expect(groups('optimization')).toEqual([
      ['Verhardingen', 510],
      ['Kunstwerken', 330],
      ['Riolering', 20],
      ['Groen', 10],
    ]);
    const [paving] = find(answer, 'baseline', 'overview')?.product_groups ?? [];
    expect(paving).toMatchObject({ name: 'Verhardingen', values: { eci: 660, percentage_of_total: 66 } });
  });
});

describe('ratios', () => {
  it('weigh items by their size, over the optimisations', async () => {
    const filters = await ask<RatioFilters>('project_calculation_ratio_filters', {});
    const group = filters.product_groups.find(({ name }) => name === 'Verhardingen');
    const { statistics } = await ask<RatioStatisticsAnswer>('project_calculation_ratio_statistics', {
      product_group: group?.uuid ?? '',
    });
    expect(statistics).toHaveLength(1);
    expect(statistics[0]).toMatchObject({
      name: 'Asfalt',
      unit: 'ton',
      items: 3,
      projects: 3,
      eci: { sum: 510, avg: 10, min: 8, max: 15 },
      co2: { sum: 510, avg: 10, min: 10, max: 10 },
      total_units: { sum: 51, avg: 17, min: 2, max: 44 },
    });
  });
});
