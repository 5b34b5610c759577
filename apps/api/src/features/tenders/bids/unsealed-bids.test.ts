import type { Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

const locked = sql`emvi_status = 'Locked', status = 'EMVI_Complete'`;

describe('a bid that is not sealed', () => {
  it('is seen by every member with its rank as soon as it is entered, and can win without an opening', async () => {
    const project = await tender.addTender();
    await tender.set(project, locked);
    await tender.activateBaseline(project, 100_000);
    const [, , green] = await tender.addThreeBids(project);
    for (const as of [tender.an, tender.bo, tender.staff]) {
      const { results } = await tender.read(project, as);
      expect(results.map(({ sealed, quote_price, rank }) => [sealed, quote_price, rank])).toEqual([
        [false, 1_000_000, 2],
        [false, 980_000, 3],
        [false, 1_060_000, 1],
      ]);
    }
    expect(await tender.statistics(project, tender.bo)).toMatchObject({
      sealed: false,
      winner: { name: 'Groen' },
    });
    expect((await tender.patch(green, { active: true }, { as: tender.bo })).status).toBe(200);
    const address = `/api/v1/project/${project}/`;
    const { token } = tender.bo;
    expect((await tender.test.send('GET', address, { token })).body).toMatchObject({
      seal_bids: false,
      bids_opened: null,
      opening_request: null,
      late_calculations: false,
    });
    const completed = await tender.test.send('PATCH', address, {
      token,
      body: { project_status: 'Design_Phase_Complete', design_phase_complete_date: '2026-03-02' },
    });
    expect(completed).toMatchObject({ status: 200, body: { project_status: 'Design_Phase_Complete' } });
    const record = await tender.test.send('GET', `${address}export_award_record/`, { token });
    expect(record.status).toBe(200);
  });

  it('can be changed by every member until the phase is complete, as the model can, without a correction', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const [middle] = await tender.addThreeBids(project);
    expect((await tender.patch(middle, { quote_price: 1_000 }, { as: tender.bo })).status).toBe(200);
    expect((await tender.read(project)).results[0]).toMatchObject({ quote_price: 1_000, rank: 1 });
    const { token } = tender.bo;
    const change = { token, body: { mki_max_discount: 200_000, fictional_tender_benefit: 250_000 } };
    expect((await tender.test.send('PATCH', `/api/v1/project/${project}/`, change)).status).toBe(200);
    const begun = await tender.correct(project);
    expect(begun).toMatchObject({ status: 409, body: { detail: expect.stringContaining('niet verzegeld') } });
    expect((await tender.remove(middle, tender.bo)).status).toBe(204);
  });

  it('is not opened: nobody can request it', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Noord', 1);
    await tender.set(project, locked);
    const asked = await tender.test.send('POST', `/api/v1/project/${project}/ask_opening/`, {
      token: tender.an.token,
      body: { witness: tender.bo.accountId },
    });
    expect(asked).toMatchObject({ status: 409, body: { detail: expect.stringContaining('niet verzegeld') } });
  });
});

describe('whether bids are sealed', () => {
  const choose = (project: string, seal_bids: boolean, as = tender.an) =>
    tender.test.send('PATCH', `/api/v1/project/${project}/`, { token: as.token, body: { seal_bids } });

  it('is chosen with the award model, in both directions, while there is no bid', async () => {
    const project = await tender.addTender();
    const { token } = tender.an;
    const before = (await tender.test.send('GET', `/api/v1/project/${project}/`, { token })).body as Project;
    expect(before.seal_bids).toBe(false);
    const chosen = await choose(project, true);
    expect(chosen).toMatchObject({ status: 200, body: { seal_bids: true } });
    expect((chosen.body as Project).award_model_version).toBe(before.award_model_version);
    expect((await tender.history(project))[0]).toMatchObject({
      subject_type: 'project',
      changes: { sealsBids: { from: false, to: true } },
    });
    expect((await choose(project, false)).status).toBe(200);
  });

  it.each([true, false])('stays %s once a bid was entered, deleted or not', async (sealed) => {
    const project = await tender.addTender({ sealed });
    const { uuid } = await tender.enter(project, 'Noord', 123_456);
    for (const as of [tender.an, tender.bo, tender.staff])
      expect(await choose(project, !sealed, as)).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('er is al een inschrijving ingevoerd') },
      });
    // Choosing the same again is no change.
    expect((await choose(project, sealed)).status).toBe(200);
    expect((await tender.remove(uuid)).status).toBe(204);
    expect((await choose(project, !sealed)).status).toBe(409);
    expect(JSON.stringify(await tender.history(project, tender.bo)).includes('123456')).toBe(!sealed);
  });

  it('is fixed with a complete model, and is no choice in a project without award criteria', async () => {
    const project = await tender.addTender();
    await tender.set(project, locked);
    expect(await choose(project, true)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is voltooid') },
    });
    const without = await tender.addTender();
    await tender.set(without, sql`award_criteria = false`);
    expect(await choose(without, true)).toMatchObject({
      status: 409,
      body: { detail: 'Dit project heeft geen gunningscriterium' },
    });
  });
});
