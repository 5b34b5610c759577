import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;

/** The one item of a calculation: its MKI is the product of both in euro, its CO2 ten times the quantity in kg. */
const item = (quantity: number, mkiEurPerUnit: number, more: Partial<ExampleItem> = {}) => ({
  postNumber: '1',
  quantity,
  mkiEurPerUnit,
  ...more,
});
const WITHOUT_CO2 = { co2: false } as const;

/** What each project has in which sets, the oldest first; its name says what the list shows of it. */
const PROJECTS: readonly {
  readonly name: string;
  readonly sets: readonly SetCode[];
  readonly baseline?: ExampleItem;
  readonly optimization?: ExampleItem;
}[] = [
  { name: '50 euro, 10 kg', sets: ['a1'], baseline: item(1, 50) },
  { name: '30 euro, 30 kg', sets: ['a1'], baseline: item(4, 100), optimization: item(3, 10) },
  { name: 'nothing', sets: ['a1'] },
  {
    name: '5 euro, CO2 of one side',
    sets: ['a1'],
    baseline: item(1, 9),
    optimization: item(1, 5, WITHOUT_CO2),
  },
  { name: 'in A2: 20 euro, 20 kg', sets: ['a2'], baseline: item(2, 10) },
  {
    name: 'in both: 75 euro, 5 kg',
    sets: ['a1', 'a2'],
    baseline: item(1, 100),
    optimization: item(0.5, 150),
  },
  { name: '60 euro', sets: ['a1'], baseline: item(1, 60, WITHOUT_CO2) },
];

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  for (const [index, { name, sets, baseline, optimization }] of PROJECTS.entries()) {
    test.clock.moment = new Date(Date.UTC(2026, 2, 3 + index, 9));
    const uuid = await addProject(test, alfa, { name });
    if (baseline) await activate(uuid, 'design-baseline', await exampleWorkbook([baseline], sets));
    if (optimization)
      await activate(uuid, 'design-optimization', await exampleWorkbook([optimization], sets));
  }
  const beta = await addOrganisation(test, 'beta');
  const other = await addUser(test, { username: 'ander', organisationIds: [beta] });
  const foreign = await addProject(test, beta, { name: 'of another' });
  await activate(foreign, 'design-baseline', await exampleWorkbook([item(1, 40)]), other.token);
});
afterAll(() => test.close());

async function activate(project: string, calculation_type: string, bytes: Buffer, by = token): Promise<void> {
  const form = {
    fields: { project, calculation_type },
    file: { field: 'excel_file', name: 'a.xlsx', bytes },
  };
  const uploaded = await test.send('POST', '/api/v1/project-calculation/', { token: by, form });
  const { uuid } = uploaded.body as { uuid: string };
  const at = `/api/v1/project-calculation/${uuid}/`;
  expect((await test.send('PATCH', at, { token: by, body: { active: true } })).status).toBe(200);
}

async function list(query: string): Promise<{ count: number; results: ListedProject[] }> {
  const answer = await test.send('GET', `/api/v1/project/?${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body as never;
}

const names = async (query: string) => (await list(query)).results.map(({ project_name }) => project_name);

it('projects are ordered by the MKI that the list shows; those of another set and those without come last', async () => {
  const inA1 = [
    '5 euro, CO2 of one side',
    '30 euro, 30 kg',
    '50 euro, 10 kg',
    '60 euro',
    'in both: 75 euro, 5 kg',
  ];
  expect(await names('ordering=mki')).toEqual([...inA1, 'in A2: 20 euro, 20 kg', 'nothing']);
  expect(await names('ordering=-mki')).toEqual([...inA1.toReversed(), 'in A2: 20 euro, 20 kg', 'nothing']);
});

it('by the CO2, where a project of which one side states none shows none', async () => {
  const inA1 = ['in both: 75 euro, 5 kg', '50 euro, 10 kg', '30 euro, 30 kg'];
  // Without a figure, the last modified comes first.
  const rest = ['in A2: 20 euro, 20 kg', '60 euro', '5 euro, CO2 of one side', 'nothing'];
  expect(await names('ordering=co2')).toEqual([...inA1, ...rest]);
  expect(await names('ordering=-co2')).toEqual([...inA1.toReversed(), ...rest]);
});

it('in the set that is asked for', async () => {
  expect(await names('ordering=mki&set=a2')).toEqual([
    'in A2: 20 euro, 20 kg',
    'in both: 75 euro, 5 kg',
    '5 euro, CO2 of one side',
    '30 euro, 30 kg',
    '50 euro, 10 kg',
    '60 euro',
    'nothing',
  ]);
});

it('page by page, and of what a search leaves', async () => {
  const second = await list('ordering=mki&page=2&page_size=2');
  expect(second.count).toBe(PROJECTS.length);
  expect(second.results.map(({ project_name }) => project_name)).toEqual(['50 euro, 10 kg', '60 euro']);
  expect(await names('ordering=-mki&search=kg')).toEqual([
    'in both: 75 euro, 5 kg',
    '50 euro, 10 kg',
    '30 euro, 30 kg',
    'in A2: 20 euro, 20 kg',
  ]);
});

it('a set that does not exist is refused', async () => {
  const answer = await test.send('GET', '/api/v1/project/?ordering=mki&set=a3', { token });
  expect(answer.status).toBe(400);
});
