import type { Calculation, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';
import { addProject } from '../../../testing/world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

async function upload(
  project: string,
  mkiEur: number,
  {
    activate = 'true',
    type = 'design-baseline',
    ...bid
  }: { activate?: string; type?: string; applicant?: string } = {},
): Promise<Calculation> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);
  const answer = await world.test.send('POST', '/api/v1/project-calculation/', {
    token: world.an.token,
    form: {
      fields: { project, calculation_type: type, activate, ...bid },
      file: { field: 'excel_file', name: 'berekening.xlsx', bytes },
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Calculation;
}

async function read<Answer>(address: string): Promise<Answer> {
  return (await world.test.send('GET', address, { token: world.an.token })).body as Answer;
}

async function activeIn(project: string): Promise<readonly string[]> {
  const { results } = await read<{ readonly results: readonly Calculation[] }>(
    `/api/v1/project-calculation/?project__uuid=${project}`,
  );
  return results.filter(({ active }) => active).map(({ uuid }) => uuid);
}

it('a calculation becomes active with its upload when the sender asks that, and replaces only the active one of its type', async () => {
  const project = await addProject(world.test, world.organisation, {
    contractType: 'RAW',
    awardCriteria: true,
  });
  const inactive = await upload(project, 100, { activate: 'false' });
  expect(inactive.active).toBe(false);
  const first = await upload(project, 200);
  expect(first.active).toBe(true);
  const second = await upload(project, 300);
  expect(await activeIn(project)).toEqual([second.uuid]);
  // The reference value follows the active baseline, as it does when a baseline is activated later.
  const { mki_upper_boundary } = await read<Project>(`/api/v1/project/${project}/`);
  expect(mki_upper_boundary).toBe(300);
});

it('a calculation that becomes active does not change the active one of another type', async () => {
  const project = await addProject(world.test, world.organisation);
  const baseline = await upload(project, 200);
  const optimization = await upload(project, 150, { type: 'design-optimization' });
  expect(optimization.active).toBe(true);
  expect(await activeIn(project)).toEqual(expect.arrayContaining([optimization.uuid, baseline.uuid]));
});

it('a calculation that must be the first becomes active only when its type has no active one by then; inactive ones do not count', async () => {
  const project = await addProject(world.test, world.organisation);
  await upload(project, 100, { activate: 'false' });
  await upload(project, 50, { activate: 'true', type: 'design-optimization' });
  const first = await upload(project, 200, { activate: 'first' });
  expect(first.active).toBe(true);
  // Somebody else uploaded one between the check and the upload.
  expect((await upload(project, 300, { activate: 'first' })).active).toBe(false);
  expect(await activeIn(project)).toContain(first.uuid);
  // When two arrive at once, one of them is the first.
  const other = await addProject(world.test, world.organisation);
  const both = await Promise.all([200, 300].map((mki) => upload(other, mki, { activate: 'first' })));
  expect(both.filter(({ active }) => active)).toHaveLength(1);
  expect(await activeIn(other)).toHaveLength(1);
});

it('a calculation is stored inactive where the one that bids are compared with is fixed', async () => {
  const project = await world.addTender();
  await world.activateBaseline(project, 100_000);
  const lock = await world.test.send('POST', `/api/v1/project/${project}/toggle_emvi/`, {
    token: world.an.token,
  });
  expect(lock.status, JSON.stringify(lock.body)).toBe(200);
  const bid = await world.enter(project, 'Noord', 900_000);
  await world.uploadBid(bid.uuid, 75_000);
  expect((await world.open(project)).status).toBe(200);
  const late = await upload(project, 90_000);
  expect(late.active).toBe(false);
});

it('the calculation of a bidder chooses no winner with its upload', async () => {
  const project = await world.addTender();
  const { uuid: applicant } = await world.enter(project, 'Oost', 900_000);
  const bid = await upload(project, 75_000, { type: 'applicant', applicant });
  expect(bid.active).toBe(false);
  expect(await activeIn(project)).toEqual([]);
});
