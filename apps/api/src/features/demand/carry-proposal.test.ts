import type { AnswerOf, endpoints, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';
import type { Member } from '../../testing/tender-world.ts';

// Three tenders of 100,000 that were won at 82,000, 81,500 and 75,000; one of 99,999 is tendered, of which 18 % less is
// 81,999.18.

const SHOWN = { reference: 99_999, target: 82_000 };

let tender: TenderActs;
let asked: string;

beforeAll(async () => {
  tender = await startTenderActs();
  for (const mki of [82_000, 81_500, 75_000]) {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const { uuid } = await tender.enter(project, 'Groen en Zonen', 1_000_000);
    await tender.uploadBid(uuid, mki);
    await tender.set(project, sql`emvi_status = 'Locked', status = 'EMVI_Complete'`);
    expect((await tender.patch(uuid, { active: true })).status).toBe(200);
    await tender.set(
      project,
      sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2025-03-04'`,
    );
  }
  asked = await tender.addTender();
  await tender.activateBaseline(asked, 99_999);
  await tender.set(asked, sql`emvi_status = 'Editing'`);
}, 120_000);
afterAll(() => tender.test.close());

const address = () => `/api/v1/project/${asked}/demand_proposal/`;
const carry = (body: object = SHOWN, { token }: Member = tender.an) =>
  tender.test.send('POST', address(), { token, body });
const carried = async () =>
  (
    (await tender.test.send('GET', address(), { token: tender.an.token })).body as {
      proposal: AnswerOf<typeof endpoints.getCarriedProposal>['proposal'];
    }
  ).proposal;

describe('a proposal', () => {
  it('is refused to whoever may not edit the project, and changes nothing', async () => {
    expect((await carry(SHOWN, tender.viewer)).status).toBe(403);
    expect((await carry(SHOWN, tender.stranger)).status).toBe(404);
    for (const { token } of [tender.stranger, tender.viewer])
      expect([403, 404]).toContain((await tender.test.send('GET', address(), { token })).status);
    expect(await carried()).toBeNull();
  });

  it('that is no longer what was shown is refused', async () => {
    expect((await carry({ ...SHOWN, target: 81_999 })).status).toBe(409);
    expect((await carry({ ...SHOWN, reference: 100_000 })).status).toBe(409);
    expect(await carried()).toBeNull();
  });

  it('is given to the award model, and kept with the projects behind it', async () => {
    const answer = await carry();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body as Project).toMatchObject({
      ...{ mki_upper_boundary: 99_999, mki_lower_boundary: 82_000, mki_manually_set: false },
    });
    const proposal = await carried();
    expect(proposal).toMatchObject({ ...SHOWN, percent: 18, basis: 'offered' });
    expect(proposal?.projects.map(({ percent }) => percent).sort()).toEqual([18, 18.5, 25]);
    const history = await tender.history(asked);
    expect(history[0]?.changes).toMatchObject({ mkiLowerBoundaryEur: { to: 82_000 } });
  });

  it('leaves the target value to be changed as any other, and says what was proposed', async () => {
    const changed = await tender.test.send('PATCH', `/api/v1/project/${asked}/`, {
      token: tender.an.token,
      body: { mki_lower_boundary: 80_000 },
    });
    expect((changed.body as Project).mki_lower_boundary).toBe(80_000);
    expect(await carried()).toMatchObject(SHOWN);
    expect((await carry()).status).toBe(200);
  });

  it('is refused for a model in steps, for one that is complete, and once bids are fixed', async () => {
    await tender.set(
      asked,
      sql`discount_steps = '[{"mkiUptoEur": 2, "discountEur": 2}, {"mkiUptoEur": 3, "discountEur": 1}]'`,
    );
    expect((await carry()).status).toBe(409);
    await tender.set(asked, sql`discount_steps = NULL, emvi_status = 'Locked'`);
    expect((await carry()).status).toBe(409);
  });
});
