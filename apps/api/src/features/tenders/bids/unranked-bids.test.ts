import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

it('nobody sees the ranking of a bid while bids are sealed, whatever bids they entered', async () => {
  const project = await world.addTender({ sealed: true });
  const ofAn = await world.enter(project, 'Van An', 900_000, world.an);
  const ofBo = await world.enter(project, 'Van Bo', 800_000, world.bo);
  await world.uploadBid(ofAn.uuid, 75_000, world.an);
  await world.uploadBid(ofBo.uuid, 75_000, world.bo);
  for (const as of [world.an, world.bo, world.staff])
    expect((await world.bidsOf(project, as)).map(({ rank }) => rank)).toEqual([null, null]);
  await world.open(project);
  for (const as of [world.an, world.bo, world.staff])
    expect((await world.bidsOf(project, as)).map(({ rank }) => rank)).toEqual([2, 1]);
});

it('a bidder from before prices existed has no price to compare, and no rank', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Van vroeger', 1);
  const now = await world.enter(project, 'Van nu', 900_000);
  await world.uploadBid(now.uuid, 100_000);
  await world.test.dependencies.database.queries.execute(
    sql`UPDATE applicant SET quote_eur = NULL WHERE id = ${uuid}`,
  );
  await world.uploadBid(uuid, 75_000);
  const [former, present] = await world.bidsOf(project);
  expect(former).toMatchObject({ mki_value: 75_000, fictional_quote_price: null, rank: null });
  expect(present).toMatchObject({ fictional_quote_price: 900_000, rank: 1 });
});

it('an item without a figure in the set of a bid does not count as 0: the bid is incomplete, and has no score', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Onvolledig', 900_000);
  await world.uploadBid(uuid, 75_000);
  // Earlier releases accepted such calculations, before every item had to have rows in every set.
  await world.test.dependencies.database.queries.execute(sql`
    UPDATE calculation_total SET item_count = 2
    WHERE level = 'calculation' AND calculation_id IN (SELECT id FROM calculation WHERE applicant_id = ${uuid})`);
  expect(await world.bidsOf(project)).toMatchObject([
    { standing: 'incomplete', mki_score: null, rank: null },
  ]);
});

it('a bid in another set than the baseline cannot be the winner', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Andere set', 900_000);
  const ofA2 = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 75_000 }], ['a2']);
  expect(await world.uploadBid(uuid, ofA2)).toMatchObject({ status: 201 });
  expect(await world.activateBaseline(project, 100_000)).toMatchObject({ status: 200 });
  expect(await world.open(project)).toMatchObject({ status: 200 });
  expect(await world.bidsOf(project)).toMatchObject([{ standing: 'other-set', rank: null }]);
  const chosen = await world.test.send('PATCH', `/api/v1/applicant/${uuid}/`, {
    token: world.an.token,
    body: { active: true },
  });
  expect(chosen).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/A1.*A2|A2.*A1/) } });
});

it('a bid with a discount above the present model can still get another name', async () => {
  const project = await world.addTender();
  const { uuid } = await world.enter(project, 'Oude naam', 900_000);
  await world.test.dependencies.database.queries.execute(
    sql`UPDATE applicant SET criteria_discount_eur = 60000 WHERE id = ${uuid}`,
  );
  const change = (body: object) =>
    world.test.send('PATCH', `/api/v1/applicant/${uuid}/`, { token: world.an.token, body });
  expect(await change({ name: 'Nieuwe naam' })).toMatchObject({ status: 200 });
  expect(await change({ criteria_discount: 60_001 })).toMatchObject({
    status: 400,
    body: { criteria_discount: [expect.any(String)] },
  });
});

it('bids in different sets are not ranked together while no baseline chooses between the sets', async () => {
  const project = await world.addTender();
  const { uuid: one } = await world.enter(project, 'Van A1', 900_000);
  const { uuid: other } = await world.enter(project, 'Van A2', 800_000);
  const ofA2 = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 75_000 }], ['a2']);
  expect(await world.uploadBid(one, 75_000)).toMatchObject({ status: 201 });
  expect(await world.uploadBid(other, ofA2)).toMatchObject({ status: 201 });
  const unscored = { standing: 'other-set', mki_score: null, fictional_quote_price: null, rank: null };
  expect(await world.bidsOf(project)).toMatchObject([unscored, unscored]);
  expect(await world.activateBaseline(project, 100_000)).toMatchObject({ status: 200 });
  expect(await world.bidsOf(project)).toMatchObject([{ standing: 'scored', rank: 1 }, unscored]);
});
