import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

const asAn = (method: string, address: string, body?: object) =>
  world.test.send(method, `/api/v1/${address}`, { token: world.an.token, ...(body ? { body } : {}) });
const begin = (project: string) =>
  asAn('POST', `project/${project}/begin_correction/`, { reason: 'Een bedrag is verkeerd overgenomen' });
const end = (project: string) => asAn('POST', `project/${project}/end_correction/`);

it('a correction ends only when the model is complete again, so that no incomplete model is fixed', async () => {
  const project = await world.addTender();
  await world.test.dependencies.database.queries.execute(
    sql`UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${project}`,
  );
  await world.enter(project, 'Noord', 900_000);
  await world.open(project);
  await begin(project);
  const toggle = () => asAn('POST', `project/${project}/toggle_emvi/`);
  expect(await toggle()).toMatchObject({ status: 200, body: { emvi_status: 'Editing' } });
  expect(await end(project)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Voltooi het in het tabblad Gunningscriterium') },
  });
  expect(await asAn('GET', `project/${project}/`)).toMatchObject({
    body: { correction: { reason: 'Een bedrag is verkeerd overgenomen' } },
  });
  expect(await toggle()).toMatchObject({ status: 200, body: { emvi_status: 'Locked' } });
  expect(await end(project)).toMatchObject({ status: 200, body: { correction: null } });
});

it('a winner that a correction makes first has no reason any more, as long as it is first', async () => {
  const project = await world.addTender();
  const first = await world.enter(project, 'Noord', 900_000);
  const second = await world.enter(project, 'Oost', 950_000);
  for (const { uuid } of [first, second]) await world.uploadBid(uuid, 75_000);
  await world.open(project);
  const winner_reason = 'Noord trok de inschrijving in';
  const won = await asAn('PATCH', `applicant/${second.uuid}/`, { active: true, winner_reason });
  expect(won).toMatchObject({ status: 200, body: { winner_reason } });
  await begin(project);
  const quote = (quote_price: number) => asAn('PATCH', `applicant/${second.uuid}/`, { quote_price });
  expect(await quote(890_000)).toMatchObject({ body: { rank: 1, active: true, winner_reason: null } });
  expect(await quote(950_000)).toMatchObject({ body: { rank: 2, active: true, winner_reason } });
});
