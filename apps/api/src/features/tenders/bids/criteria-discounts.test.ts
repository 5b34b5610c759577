import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('discounts on other criteria', () => {
  it('are emptied by another maximum while the model is edited again, and the project says so', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Een', 10, 5_000);
    await tender.set(project, sql`emvi_status = 'Editing'`);
    const change = (body: object) =>
      tender.test.send('PATCH', `/api/v1/project/${project}/`, { token: tender.an.token, body });
    expect((await change({ criteria_max_discount: 50_000 })).body).toMatchObject({
      applicants_criteria_discount_wiped: false,
    });
    expect((await change({ criteria_max_discount: 40_000 })).body).toMatchObject({
      applicants_criteria_discount_wiped: true,
    });
    expect((await tender.read(project)).results[0]).toMatchObject({
      criteria_discount: null,
      fictional_quote_price: 10,
    });
    expect((await change({ applicants_criteria_discount_wiped: false })).body).toMatchObject({
      applicants_criteria_discount_wiped: false,
    });
  });

  it('of one bidder are reported as emptied, whoever else was deleted', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Een', 10, 5_000);
    const { uuid: deleted } = await tender.enter(project, 'Twee', 10, 5_000);
    await tender.remove(deleted);
    const reset = await tender.test.send(
      'POST',
      `/api/v1/project/${project}/reset_applicants_criteria_discount/`,
      { token: tender.an.token },
    );
    expect(reset.body).toMatchObject({ applicants_criteria_discount_wiped: true });
  });

  it('above a lower maximum are emptied at any time, and those within it stay', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Hoog', 100_000, 40_001);
    await tender.enter(project, 'Precies', 100_000, 40_000);
    const change = (body: object) =>
      tender.test.send('PATCH', `/api/v1/project/${project}/`, { token: tender.an.token, body });
    const discounts = async () =>
      (await tender.read(project)).results.map(({ criteria_discount }) => criteria_discount);
    expect((await change({ criteria_max_discount: 40_000 })).body).toMatchObject({
      applicants_criteria_discount_wiped: true,
    });
    expect(await discounts()).toEqual([null, 40_000]);
    // Without a maximum no discount can be earned or entered.
    expect((await change({ criteria_max_discount: null })).status).toBe(200);
    expect(await discounts()).toEqual([null, null]);
    expect(
      await tender.post(project, { name: 'Gratis', quote_price: 100_000, criteria_discount: 90_000 }),
    ).toMatchObject({ status: 400, body: { criteria_discount: ['Maximale korting is €0,-'] } });
  });

  it('stay while the model is filled in for the first time, and are emptied when a member asks for that', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Een', 10, 5_000);
    const body = { criteria_max_discount: 40_000 };
    await tender.test.send('PATCH', `/api/v1/project/${project}/`, { token: tender.an.token, body });
    expect((await tender.read(project)).results[0]?.criteria_discount).toBe(5_000);
    const reset = () =>
      tender.test.send('POST', `/api/v1/project/${project}/reset_applicants_criteria_discount/`, {
        token: tender.an.token,
      });
    expect((await reset()).body).toMatchObject({ applicants_criteria_discount_wiped: true });
    expect((await tender.read(project)).results[0]?.criteria_discount).toBeNull();
    await tender.set(project, sql`applicants_criteria_discount_wiped = false`);
    expect((await reset()).body).toMatchObject({ applicants_criteria_discount_wiped: false });
  });
});
