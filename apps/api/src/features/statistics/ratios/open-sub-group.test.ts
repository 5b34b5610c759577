import type { CalculationScopeAnswer, RatioStatisticsAnswer, StatisticsAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleItem } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

// The optimisation leaves transport empty for a small sub-group, which is 0.4 % of the project and most of that
// sub-group; and for one product in a large sub-group, where it is an equally small part of the sub-group and most of
// that product.

let test: TestApp;
let token: string;
let optimization: string;

const ORGANISATION = '/api/v1/organization/alfa';

/** Euro per unit in A1-A3 and in A4, with ten times as many kg CO2-eq; null for an empty cell. */
function perUnit(production: number, transport: number | null) {
  const row = (times: number) =>
    LIFE_CYCLE_MODULES.map((module) => {
      if (module === 'A1-A3') return production * times;
      return module === 'A4' && transport !== null ? transport * times : null;
    });
  return { a1: { MKI: row(1), GWP: row(10) } };
}

function workbook(transportOfRail: number | null) {
  const rail = { postNumber: '2', productSubGroup: 'Geleiderail', product: 'Houten geleiderail' };
  const asphalt = exampleItem(perUnit(10, 1), { quantity: 1000 });
  const edge = { postNumber: '3', productSubGroup: asphalt.productSubGroup, product: 'Kantstrook' };
  return writeCalculation({
    items: [
      asphalt,
      exampleItem(perUnit(10, transportOfRail), rail),
      exampleItem(perUnit(10, transportOfRail), edge),
      exampleItem(perUnit(10, 1), { postNumber: '4', productSubGroup: 'Markering', product: 'Streep' }),
    ],
    sets: ['a1'],
  });
}

async function upload(project: string, calculation_type: string, bytes: Uint8Array): Promise<string> {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type, activate: 'true' },
      file: { field: 'excel_file', name: 'a.xlsx', bytes: Buffer.from(bytes) },
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

beforeAll(async () => {
  test = await startTestApp();
  const organisation = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [organisation] }));
  const project = await addProject(test, organisation, {
    name: 'Weg',
    contractType: 'NA',
    awardCriteria: null,
  });
  await upload(project, 'design-baseline', await workbook(40));
  optimization = await upload(project, 'design-optimization', await workbook(null));
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token,
    body: { project_status: 'Project_Complete', design_phase_complete_date: '2025-06-01' },
  });
  expect(completed.status).toBe(200);
});
afterAll(() => test.close());

async function get<Answer>(address: string): Promise<Answer> {
  const { status, body } = await test.send('GET', address, { token });
  expect(status).toBe(200);
  return body as Answer;
}

async function ratios() {
  const { statistics } = await get<RatioStatisticsAnswer>(
    `${ORGANISATION}/internal_project_calculation_ratio_statistics/`,
  );
  return statistics.map(({ name, projects, eci, co2 }) => [
    name,
    [eci?.avg?.toFixed(2) ?? null, eci?.min, eci?.projects, eci?.incomplete],
    [co2?.avg?.toFixed(2) ?? null, co2?.min, co2?.projects, co2?.incomplete],
    projects,
  ]);
}

it('has no ratio where it is not the same work, though the project as a whole is compared', async () => {
  const { changes } = await get<StatisticsAnswer>(
    `${ORGANISATION}/internal_project_calculation_statistics/?aggregate_by=project`,
  );
  expect(changes?.mki).toMatchObject({ comparison: { amount: -80 }, compared: 1 });
  expect(await ratios()).toEqual([
    // Its average covers what was calculated, except for less than a thousandth; its lowest does not, and says so.
    ['Asfalt', ['11.00', 10, 1, true], ['109.99', 100, 1, true], 1],
    ['Geleiderail', [null, null, 0, false], [null, null, 0, false], 1],
    ['Markering', ['11.00', 11, 1, false], ['110.00', 110, 1, false], 1],
  ]);
});

it('has one when somebody said that there is nothing to declare', async () => {
  const { pairs } = await get<CalculationScopeAnswer>(`/api/v1/project-calculation/${optimization}/scope/`);
  const [pair] = pairs;
  const answered = await test.send('POST', `/api/v1/project-calculation/${optimization}/scope/`, {
    token,
    body: { against: pair?.against.uuid, subject: 'module:A4', meaning: 'not-applicable', post_count: 2 },
  });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  expect(await ratios()).toEqual([
    ['Asfalt', ['11.00', 10, 1, false], ['109.99', 100, 1, false], 1],
    ['Geleiderail', ['10.00', 10, 1, false], ['100.00', 100, 1, false], 1],
    ['Markering', ['11.00', 11, 1, false], ['110.00', 110, 1, false], 1],
  ]);
});
