import type { OrganisationStatisticsAnswer, Statistic, StatisticsAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

/** Returns this many units of €4 and 10 kg CO2 each. */
const units = (quantity: number, more: Partial<ExampleItem> = {}): ExampleItem => ({
  postNumber: '1',
  quantity,
  mkiEurPerUnit: 4,
  ...more,
});
const energy = (fossilMj: number, renewableMj: number) => ({ resources: { fossilMj, renewableMj } });
/** A workbook without columns for energy. */
const WITHOUT_ENERGY = { resources: { fossilMj: null, renewableMj: null } };

let test: TestApp;
let organisation: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  organisation = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisation] }));
  // From €20 and 50 kg to €16 and 40 kg, with 40 + 10 MJ to 20 + 20 MJ.
  await addWork('Brug', [units(5, energy(8, 2))], [units(4, energy(5, 5))]);
  // From €20 and 20 kg to €17 and 10 kg; one item of two declares no CO2, and none declares energy.
  await addWork(
    'Dijk',
    [units(1, { mkiEurPerUnit: 10 }), units(1, { mkiEurPerUnit: 10, postNumber: '2', product: 'Klinkers' })],
    [
      units(1, { mkiEurPerUnit: 8, ...WITHOUT_ENERGY }),
      units(1, { mkiEurPerUnit: 9, postNumber: '2', product: 'Klinkers', co2: false, ...WITHOUT_ENERGY }),
    ],
    { year: 2024 },
  );
  // It is in Set A2 only, with 0 + 50 MJ on both sides.
  await addWork('Sluis', [units(50, energy(0, 1))], [units(50, energy(0, 1))], { sets: ['a2'] });
});
afterAll(() => test.close());

async function addWork(
  name: string,
  baseline: readonly ExampleItem[],
  optimization: readonly ExampleItem[],
  { sets = ['a1'], year = 2025 }: { sets?: readonly SetCode[]; year?: number } = {},
) {
  const project = await addProject(test, organisation, { name, contractType: 'NA', awardCriteria: null });
  for (const [type, items] of [
    ['design-baseline', baseline],
    ['design-optimization', optimization],
  ] as const) {
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: type },
        file: { field: 'excel_file', name: 'a.xlsx', bytes: await exampleWorkbook(items, sets) },
      },
    });
    const { uuid } = answer.body as { uuid: string };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  }
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token,
    body: { project_status: 'Project_Complete', design_phase_complete_date: `${year}-06-01` },
  });
  expect(completed.status).toBe(200);
}

async function ask<Answer>(call: string, query: Record<string, string>): Promise<Answer> {
  const address = `/api/v1/organization/alfa/internal_${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}
const statistics = (query: Record<string, string> = { aggregate_by: 'project' }) =>
  ask<StatisticsAnswer>('project_calculation_statistics', query);

const MKI = 'total_mki_reference_calculation';
type Kind = Statistic['statistic'];

/** Returns the totals of both sides, and those of the projects that are stated separately. */
function totalsOf(answer: { statistics: readonly Statistic[] }, kind: Kind, key = 'total') {
  const sides = answer.statistics.filter(({ statistic }) => statistic === kind);
  return {
    figures: sides.map(({ values }) => values[key]),
    others: sides.map(({ others }) => others?.values[key]),
    over: sides.map(({ others }) => (others ? [others.of - others.projects, others.of] : null)),
  };
}
const nodesOf = ({ statistics }: StatisticsAnswer, kind: Kind) =>
  statistics
    .filter(({ statistic }) => statistic === kind)
    .map(({ product_groups = [] }) => product_groups.map(({ name, values }) => [name, values.total]));

describe('the figures of several projects', () => {
  it('cover the projects that can be compared in the quantity, as the difference beside them does', async () => {
    const answer = await statistics();
    const { changes } = answer;
    expect(totalsOf(answer, MKI)).toEqual({
      figures: [40, 33],
      others: [null, null],
      over: [
        [2, 3],
        [2, 3],
      ],
    });
    expect(changes?.mki).toMatchObject({ comparison: { amount: -7 }, compared: 2, pairs: 3 });
    expect(totalsOf(answer, 'co2')).toMatchObject({ figures: [50, 40], others: [20, 10] });
    expect(changes?.co2).toMatchObject({ comparison: { amount: -10 }, compared: 1, pairs: 3 });
    expect(totalsOf(answer, 'energy', 'fossil_total')).toMatchObject({
      figures: [40, 20],
      others: [0, null],
    });
    // All three declare their materials: nothing is stated separately.
    expect(totalsOf(answer, 'material', 'primary_ton').over).toEqual([null, null]);
  });

  it('name each project once: in the figures, or separately with the parts that it leaves open', async () => {
    const answer = await statistics();
    expect(nodesOf(answer, 'co2')).toEqual([[['Brug', 50]], [['Brug', 40]]]);
    const [baseline, optimization] = answer.statistics.filter(({ statistic }) => statistic === 'co2');
    const apart = ({ others }: Statistic = {} as Statistic) =>
      others?.product_groups?.map(({ name, values, undeclared }) => [name, values.total, undeclared]);
    expect(apart(baseline)).toEqual([
      ['Dijk', 20, {}],
      ['Sluis', null, {}],
    ]);
    expect(apart(optimization)).toEqual([
      ['Dijk', 10, { total: 1 }],
      ['Sluis', null, {}],
    ]);
  });

  it('are split further over the same projects, at every level', async () => {
    const answer = await statistics();
    expect(nodesOf(answer, 'total_co2_hotspot')).toEqual([[['Verhardingen', 50]], [['Verhardingen', 40]]]);
    expect(nodesOf(answer, 'eci_per_product_group')).toEqual([
      [['Verhardingen', 40]],
      [['Verhardingen', 33]],
    ]);
    expect(answer.changes?.largest).toMatchObject([{ name: 'Verhardingen', amount: -7 }]);
    const groups = answer.statistics.find(({ statistic }) => statistic === 'eci_per_product_group');
    const product_group = groups?.product_groups?.[0]?.uuid ?? '';
    const below = await statistics({ aggregate_by: 'product', product_group });
    expect(totalsOf(below, 'co2')).toMatchObject({ figures: [50, 40], others: [20, 10] });
  });

  it('count all projects in their coverage, also the separate ones', async () => {
    const answer = await statistics();
    for (const { coverage } of answer.statistics.filter(({ statistic }) => statistic === MKI))
      expect(coverage).toMatchObject({ calculations: 3, calculations_in_set: 2 });
  });

  it('of the organisation as a whole cover the same projects', async () => {
    const answer = await ask<OrganisationStatisticsAnswer>('organization_statistics', {});
    expect(totalsOf(answer, 'co2')).toMatchObject({ figures: [50, 40], others: [20, 10] });
    for (const { product_groups, values, others } of answer.statistics) {
      expect(product_groups?.map((child) => child.values)).toEqual([values]);
      expect(others?.product_groups).toBeUndefined();
    }
  });
});

describe('where no project can be compared', () => {
  it('the figures cover all projects, and there is no difference', async () => {
    // Dijk is the only project, as a filter may leave it.
    const answer = await statistics({ aggregate_by: 'project', design_phase_complete_date__year: '2024' });
    expect(totalsOf(answer, 'co2')).toEqual({
      figures: [20, 10],
      others: [undefined, undefined],
      over: [null, null],
    });
    expect(answer.changes?.co2).toMatchObject({ comparison: null, compared: 0, pairs: 1 });
  });
});

describe('the clean share of a goal', () => {
  it('covers the projects that declare all of it; a project with a gap does not affect the others', async () => {
    const { clean_shares } = await statistics();
    // Both cover 40 + 10 + 0 + 50 MJ and 20 + 20 + 0 + 50 MJ; Dijk is left out, because its optimisation declares no
    // energy.
    expect(clean_shares.energy).toEqual({
      baseline: 60,
      optimization: (100 * 70) / 90,
      compared: 2,
      pairs: 3,
    });
    expect(clean_shares.material).toMatchObject({ compared: 3, pairs: 3 });
  });
});
