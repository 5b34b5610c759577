import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { openBids } from '../../../testing/bids.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';
import { runsOnServer } from '../../../testing/test-database.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { addUser } from '../../../testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

const asAn = (method: string, address: string, body?: object) =>
  world.test.send(method, `/api/v1/${address}`, { token: world.an.token, ...(body ? { body } : {}) });

it('a winner who is deleted is first recorded as no longer the winner', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Noord', 900_000);
  await world.uploadBid(uuid, 75_000);
  await world.open(project);
  expect(await asAn('PATCH', `applicant/${uuid}/`, { active: true })).toMatchObject({ status: 200 });
  const reason = { reason: 'Noord heeft zich teruggetrokken' };
  await asAn('POST', `project/${project}/begin_correction/`, reason);
  expect(await asAn('DELETE', `applicant/${uuid}/`)).toMatchObject({ status: 204 });
  const { body } = await asAn('GET', `project/${project}/history/`);
  const { results } = body as { results: { subject_type: string; action: string; changes: object }[] };
  const ofBidder = results.filter(({ subject_type }) => subject_type === 'applicant');
  expect(ofBidder.slice(0, 2)).toMatchObject([
    { action: 'deleted' },
    { action: 'changed', changes: { winner: { from: true, to: false } } },
  ]);
});

it('a bidder can be restored for a day after the deletion, and no longer', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Noord', 900_000);
  const deleteAndReturnAfter = async (ms: number) => {
    await asAn('DELETE', `applicant/${uuid}/`);
    world.test.clock.moment = new Date(world.test.clock.moment.getTime() + ms);
    return asAn('POST', `applicant/${uuid}/restore/`);
  };
  expect(await deleteAndReturnAfter(DAY_MS - 1000)).toMatchObject({ status: 200, body: { name: 'Noord' } });
  expect(await deleteAndReturnAfter(DAY_MS + 1000)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('24 uur') },
  });
});

it('a restored bidder is compared with the baseline that became active meanwhile', async () => {
  const project = await world.addTender();
  await world.activateBaseline(project, 100_000);
  const { uuid } = await world.enter(project, 'Noord', 900_000);
  await world.uploadBid(uuid, 75_000);
  await asAn('DELETE', `applicant/${uuid}/`);
  await world.activateBaseline(project, 90_000);
  await asAn('POST', `applicant/${uuid}/restore/`);
  const { queries } = world.test.dependencies.database;
  expect(
    await queries.execute(sql`
      SELECT known.matched_posts FROM compared_pair AS pair
      LEFT JOIN pair_scope AS known USING (baseline_id, optimization_id, set_code)
      WHERE pair.project_id = ${project}`),
  ).toEqual([{ matched_posts: 1 }]);
});

it.runIf(runsOnServer()).each([
  ['bid', 'applicant', 'applicant', { criteria_discount: 1 }],
  ['calculation', 'calculation', 'project-calculation', { name: 'Anders' }],
])(
  'a %s that is deleted while a change of it waits for the project is not found by the change',
  async (...row) => {
    const [, table, address, body] = row;
    const project = await world.addTender();
    const { uuid } = await world.enter(project, 'Noord', 900_000);
    const uploaded = await world.uploadBid(uuid, 75_000);
    const id = table === 'applicant' ? uuid : (uploaded.body as { uuid: string }).uuid;
    const { database } = world.test.dependencies;
    const stored = () =>
      database.queries.execute(
        sql`SELECT to_jsonb(it) - 'deleted_at' AS row FROM ${sql.identifier(table)} AS it WHERE id = ${id}`,
      );
    const before = await stored();
    const { asked } = await database.transaction(async (queries) => {
      await queries.execute(sql`SELECT id FROM project WHERE id = ${project} FOR UPDATE`);
      const change = asAn('PATCH', `${address}/${id}/`, body);
      await untilSomebodyWaits(world.test);
      await queries.execute(sql`UPDATE ${sql.identifier(table)} SET deleted_at = now() WHERE id = ${id}`);
      return { asked: change };
    });
    expect(await asked).toMatchObject({ status: 404 });
    expect(await stored()).toEqual(before);
  },
);

it('the discount of a deleted bidder cannot be emptied, so the project does not report that', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Noord', 900_000);
  await asAn('PATCH', `applicant/${uuid}/`, { criteria_discount: 5_000 });
  await asAn('DELETE', `applicant/${uuid}/`);
  expect(await asAn('POST', `project/${project}/reset_applicants_criteria_discount/`)).toMatchObject({
    status: 200,
    body: { applicants_criteria_discount_wiped: false },
  });
});

it('a member who left cannot be the witness of an opening', async () => {
  const project = await world.addTender();
  await world.enter(project, 'Noord', 900_000);
  const { queries } = world.test.dependencies.database;
  const left = await addUser(world.test, { username: 'vertrokken', organisationIds: [world.organisation] });
  const open = () => openBids(world.test, world.an.token, project, { witness: left.accountId });
  await queries.execute(sql`UPDATE account SET active = false WHERE id = ${left.accountId}`);
  expect(await open()).toMatchObject({ status: 400, body: { witness: [expect.any(String)] } });
  await queries.execute(sql`UPDATE account SET active = true WHERE id = ${left.accountId}`);
  expect(await open()).toMatchObject({ status: 200 });
});
