import type { Calculation, Project } from '@milieuspoor/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadBid } from '../../../../testing/bids.ts';
import { startTenderActs, type TenderActs } from '../../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('a sealed bid', () => {
  it('is for who entered it and for staff: others see that it is there, and no amount of it anywhere', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 76_543)).body as Calculation;
    for (const as of [tender.an, tender.staff])
      expect((await tender.read(project, as)).results[0]?.quote_price).toBe(123_456);
    const [sealed] = (await tender.read(project, tender.bo)).results;
    expect(sealed).toMatchObject({
      name: 'Geheim',
      sealed: true,
      entered_by: 'an',
      quote_price: null,
      rank: null,
    });
    const organisation = '/api/v1/organization/alfa';
    const answers = await Promise.all(
      [
        `/api/v1/applicant/?project__uuid=${project}`,
        `/api/v1/project/${project}/applicant_statistics/`,
        `/api/v1/project/${project}/history/`,
        `/api/v1/project-calculation/?project__uuid=${project}`,
        '/api/v1/project/',
        `${organisation}/internal_variant_calculation_statistics/?project_calculation_uuid=${calculation}`,
        `${organisation}/internal_project_calculation_statistics/?aggregate_by=product_group&applicant=${uuid}` +
          `&project_calculation__project__uuid=${project}&project_calculation__calculation_type=applicant`,
      ].map((address) => tender.test.send('GET', address, { token: tender.bo.token })),
    );
    const told = JSON.stringify(answers.map(({ body }) => body));
    expect(told).not.toMatch(/123456|76543|"bod|bod\.xlsx/);
    expect((await tender.statistics(project, tender.bo)).sealed).toBe(true);
  });

  it('is not told by an answer that was kept for who entered it, and to viewers never', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 76_543)).body as Calculation;
    const ask = (kind: string, { token } = tender.an) =>
      tender.test.send(
        'GET',
        `/api/v1/organization/alfa/internal_variant_${kind}_statistics/?` +
          `project_calculation_uuid=${calculation}&project_calculation__project__uuid=${project}`,
        { token },
      );
    for (const kind of ['calculation', 'comparison']) {
      expect(await ask(kind)).toMatchObject({ status: 200 });
      expect(JSON.stringify((await ask(kind)).body)).toContain('76543');
      for (const as of [tender.bo, tender.viewer]) expect((await ask(kind, as)).status).toBe(404);
    }
    await tender.open(project);
    for (const kind of ['calculation', 'comparison']) {
      expect((await ask(kind, tender.bo)).status).toBe(200);
      expect((await ask(kind, tender.viewer)).status).toBe(404);
    }
  });

  it('is not ticked as the winner, and nothing is told of the sets of others', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'In Set A2', 1);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 5, { sets: ['a2'] })).body as Calculation;
    await tender.activateBaseline(project, 100_000);
    const tick = await tender.test.send('PATCH', `/api/v1/project-calculation/${calculation}/`, {
      token: tender.an.token,
      body: { active: true },
    });
    expect(tick).toMatchObject({ status: 409, body: { detail: 'Open eerst de inschrijvingen' } });
  });

  it('does not say by how a bid of somebody else stands that it is of another set', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'In Set A2', 900_000);
    expect(await tender.uploadBid(uuid, 75_000, { sets: ['a2'] })).toMatchObject({ status: 201 });
    const body = { project, name: 'Van Bo', quote_price: 800_000, criteria_discount: 0 };
    const { token } = tender.bo;
    const entered = await tender.test.send('POST', '/api/v1/applicant/', { token, body });
    const own = (entered.body as { uuid: string }).uuid;
    expect(await uploadBid(tender.test, token, own, { mkiEur: 75_000 })).toBeDefined();
    const standings = async (as: typeof tender.bo) =>
      (await tender.read(project, as)).results.map(({ standing }) => standing);
    expect(await standings(tender.bo)).toEqual([null, 'scored']);
    // Who sees both knows that nothing says which of them the model is about.
    expect(await standings(tender.staff)).toEqual(['other-set', 'other-set']);
  });

  it('is out of reach of others: no change, no calculation, no deletion', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 76_543)).body as Calculation;
    const address = `/api/v1/project-calculation/${calculation}/`;
    const refused = [
      await tender.patch(uuid, { quote_price: 1 }, { as: tender.bo }),
      await tender.remove(uuid, tender.bo),
      await tender.uploadBid(uuid, 1, { as: tender.bo }),
      await tender.test.send('PATCH', address, { token: tender.bo.token, body: { notes: 'x' } }),
      await tender.test.send('DELETE', address, { token: tender.bo.token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(JSON.stringify(refused.map(({ body }) => body))).not.toMatch(/123456|76543/);
    expect((await tender.read(project)).results[0]).toMatchObject({
      quote_price: 123_456,
      mki_value: 76_543,
    });
  });

  it('keeps its discount when somebody else empties those of all, or changes what can be given', async () => {
    const project = await tender.addTender();
    await tender.set(project, sql`emvi_status = 'Editing'`);
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    expect((await tender.patch(uuid, { criteria_discount: 5_000 })).status).toBe(200);
    const own = { name: 'Van Bo', quote_price: 1, criteria_discount: 40 };
    const ofBo = await tender.post(project, own, tender.bo);
    expect(ofBo.status).toBe(201);
    const address = `/api/v1/project/${project}/`;
    const { token } = tender.bo;
    const refused = [
      await tender.test.send('POST', `${address}reset_applicants_criteria_discount/`, { token }),
      await tender.test.send('PATCH', address, { token, body: { criteria_max_discount: 40_000 } }),
      await tender.test.send('PATCH', address, {
        token,
        body: { criteria: [{ name: 'Planning', max_discount: 20_000 }] },
      }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ detail: expect.stringContaining('nog verzegeld') });
    }
    const kept = (await tender.read(project, tender.staff)).results;
    expect(kept.map(({ criteria_discount }) => criteria_discount)).toEqual([5_000, 40]);
    expect((await tender.test.send('GET', address, { token })).body).toMatchObject({
      criteria_max_discount: 50_000,
      criteria: [],
      applicants_criteria_discount_wiped: false,
    });
  });

  it('loses its discount by who entered it', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    expect((await tender.patch(uuid, { criteria_discount: 5_000 })).status).toBe(200);
    const address = `/api/v1/project/${project}/reset_applicants_criteria_discount/`;
    expect((await tender.test.send('POST', address, { token: tender.an.token })).status).toBe(200);
    expect((await tender.read(project)).results[0]?.criteria_discount).toBeNull();
  });

  it.each(['Unlocked', 'Editing'])('is not opened by a model that is %s', async (status) => {
    const project = await tender.addTender();
    await tender.enter(project, 'Geheim', 123_456);
    await tender.set(project, sql`emvi_status = ${status}`);
    const opened = await tender.test.send('POST', `/api/v1/project/${project}/open_bids/`, {
      token: tender.an.token,
      body: { witness: tender.bo.accountId },
    });
    expect(opened).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Voltooi eerst het EMVI model') },
    });
    expect((await tender.read(project, tender.bo)).results[0]?.sealed).toBe(true);
  });

  it('is opened for all, with a date and two names, once and for good', async () => {
    const project = await tender.addTender();
    expect((await tender.open(project)).status).toBe(409);
    const { uuid } = await tender.enter(project, 'Geheim', 123_456);
    expect(await tender.uploadBid(uuid, 76_543)).toMatchObject({ status: 201 });
    for (const witness of [
      tender.an.accountId,
      tender.stranger.accountId,
      tender.viewer.accountId,
      tender.staff.accountId,
    ])
      expect(await tender.open(project, { witness })).toMatchObject({
        status: 400,
        body: { witness: expect.anything() },
      });
    expect((await tender.read(project, tender.bo)).results[0]?.sealed).toBe(true);
    const opened = await tender.open(project);
    expect(opened.status).toBe(200);
    const { bids_opened: at } = opened.body as Project;
    expect(at).toMatch(/^\d\d\/\d\d\/\d{4} /);
    expect((await tender.read(project, tender.bo)).results[0]).toMatchObject({
      sealed: false,
      quote_price: 123_456,
      rank: 1,
    });
    expect((await tender.history(project, tender.bo))[0]).toMatchObject({
      user_name: 'an',
      changes: { bidsOpened: { from: null, to: at }, witness: { from: null, to: 'bo' } },
    });
    expect((await tender.open(project)).status).toBe(409);
  });
});
