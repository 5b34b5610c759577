import type { Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

const STEPS = [
  { mki_upto: 50_000, discount: 250_000 },
  { mki_upto: 75_000, discount: 125_000 },
  { mki_upto: 100_000, discount: 50_000 },
];
const patch = (project: string, body: object) =>
  world.test.send('PATCH', `/api/v1/project/${project}/`, { token: world.an.token, body });
const read = async (project: string) =>
  (await world.test.send('GET', `/api/v1/project/${project}/`, { token: world.an.token })).body as Project;
const lastChange = async (project: string) => {
  const { body } = await world.test.send('GET', `/api/v1/project/${project}/history/`, {
    token: world.an.token,
  });
  return JSON.stringify(body);
};

it('a bid above the ceiling is set aside: no score and no rank, in no statistic, and it can’t be chosen', async () => {
  const project = await world.addTender();
  const above = await world.enter(project, 'Boven', 700_000);
  const at = await world.enter(project, 'Erop', 900_000);
  await world.uploadBid(above.uuid, 90_001);
  await world.uploadBid(at.uuid, 90_000);
  expect(await patch(project, { mki_ceiling: 90_000 })).toMatchObject({ status: 200 });
  expect(await world.bidsOf(project)).toMatchObject([
    { name: 'Boven', standing: 'above-ceiling', mki_score: null, fictional_quote_price: null, rank: null },
    { name: 'Erop', standing: 'scored', rank: 1 },
  ]);
  const statistics = await world.test.send('GET', `/api/v1/project/${project}/applicant_statistics/`, {
    token: world.an.token,
  });
  expect(statistics.body).toMatchObject({ applicant_lowest_qoute_price: { name: 'Erop' } });
  expect(await world.open(project)).toMatchObject({ status: 200 });
  const chosen = await world.test.send('PATCH', `/api/v1/applicant/${above.uuid}/`, {
    token: world.an.token,
    body: { active: true, winner_reason: 'De goedkoopste van allemaal' },
  });
  expect(chosen).toMatchObject({ status: 409 });
  expect(await patch(project, { mki_ceiling: 95_000 })).toMatchObject({ status: 409 });
});

it('a ceiling is at the target value or above, in whole euro, and can be removed', async () => {
  const project = await world.addTender();
  const { mki_lower_boundary: target } = await read(project);
  if (target === null) throw new Error('The tender has a target value');
  expect(await patch(project, { mki_ceiling: target - 1 })).toMatchObject({
    status: 400,
    body: { mki_ceiling: ['Mag niet onder de streefwaarde liggen'] },
  });
  expect(await patch(project, { mki_ceiling: target })).toMatchObject({ status: 200 });
  expect(await patch(project, { mki_lower_boundary: target + 1 })).toMatchObject({ status: 400 });
  expect(await patch(project, { mki_ceiling: null })).toMatchObject({
    status: 200,
    body: { mki_ceiling: null },
  });
});

it('steps determine the boundaries and the maximum, which cannot be set separately, and score the bids', async () => {
  const project = await world.addTender();
  const bid = await world.enter(project, 'Noord', 900_000);
  await world.uploadBid(bid.uuid, 75_000);
  expect(await patch(project, { mki_steps: STEPS })).toMatchObject({
    status: 200,
    body: {
      mki_steps: STEPS,
      mki_lower_boundary: 50_000,
      mki_upper_boundary: 100_000,
      mki_max_discount: 250_000,
      mki_manually_set: true,
    },
  });
  expect(await world.bidsOf(project)).toMatchObject([{ mki_score: 125_000 }]);
  expect(await lastChange(project)).toContain('≤ €75.000,-: €125.000,-');
  for (const apart of [
    { mki_lower_boundary: 40_000 },
    { mki_upper_boundary: 110_000 },
    { mki_max_discount: 200_000 },
    { mki_manually_set: false },
  ])
    expect(await patch(project, apart), JSON.stringify(apart)).toMatchObject({ status: 400 });
  const revision = (await read(project)).revision;
  expect(await patch(project, { mki_steps: STEPS, mki_max_discount: 250_000 })).toMatchObject({
    status: 200,
    body: { revision },
  });
  expect(await patch(project, { mki_steps: null })).toMatchObject({
    status: 200,
    body: { mki_steps: null, mki_lower_boundary: 50_000, mki_upper_boundary: 100_000 },
  });
  expect(await world.bidsOf(project)).toMatchObject([{ mki_score: 125_000 }]);
  expect(await patch(project, { mki_lower_boundary: 40_000 })).toMatchObject({ status: 200 });
});

it('steps that do not rise and fall are refused at the step', async () => {
  const project = await world.addTender();
  const [first, second] = STEPS;
  expect(await patch(project, { mki_steps: [first, { ...second, mki_upto: 50_000 }] })).toMatchObject({
    status: 400,
    body: { 'mki_steps.1.mki_upto': ['Moet boven de MKI van de vorige trede liggen'] },
  });
  expect(await patch(project, { mki_steps: [first, { ...second, discount: 250_000 }] })).toMatchObject({
    status: 400,
    body: { 'mki_steps.1.discount': ['Moet onder de korting van de vorige trede liggen'] },
  });
  expect(await patch(project, { mki_steps: [first] })).toMatchObject({ status: 400 });
});

it('a simulation belongs to the ceiling and the steps that it was drawn from', async () => {
  const project = await world.addTender();
  await patch(project, { projectscope: 1_000_000 });
  const path = `/api/v1/project/${project}/randomize_random_applicants/`;
  const drawn = async () => (await world.test.send('GET', path, { token: world.an.token })).body;
  const isChanged = async () =>
    (
      await world.test.send('GET', `/api/v1/random-applicant/?project__uuid=${project}`, {
        token: world.an.token,
      })
    ).body as { model_changed: boolean };
  await patch(project, { mki_steps: STEPS, mki_ceiling: 120_000 });
  expect(await drawn()).toMatchObject({ model_changed: false });
  await patch(project, { mki_ceiling: 90_000 });
  expect(await isChanged()).toMatchObject({ model_changed: true });
  expect(await drawn()).toMatchObject({ model_changed: false });
  const [first, second, last] = STEPS;
  await patch(project, { mki_steps: [first, { ...second, discount: 120_000 }, last] });
  expect(await isChanged()).toMatchObject({ model_changed: true });
});
