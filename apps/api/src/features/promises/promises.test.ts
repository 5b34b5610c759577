import type { Calculation, PromiseClaim, PromisesAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';
import type { Member } from '../../testing/tender-world.ts';
import { addApiKey, addUser } from '../../testing/world.ts';

// The model of the worked example: 250.000 of discount from an MKI of 100.000 down to 50.000, and 1.5 times what is
// missed.

let tender: TenderActs;
let project: string;
let winner: string;

beforeAll(async () => {
  tender = await startTenderActs();
  project = await tender.addTender();
  await tender.activateBaseline(project, 100_000);
  ({ uuid: winner } = await tender.enter(project, 'Groen en Zonen', 1_000_000));
  await tender.uploadBid(winner, 75_000);
  await tender.set(project, sql`emvi_status = 'Locked', status = 'EMVI_Complete'`);
  expect((await tender.patch(winner, { active: true })).status).toBe(200);
  await tender.set(project, sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2025-03-04'`);
  await activated('as-built-baseline', 150_000);
  await activated('as-built-optimization', 120_000);
});
afterAll(() => tender.test.close());

async function activated(calculation_type: string, mkiEur: number): Promise<void> {
  const { uuid } = (await tender.upload({ project, calculation_type }, mkiEur)).body as Calculation;
  const answer = await tender.test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token: tender.an.token,
    body: { active: true },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const ask = (call: string, { token }: Member = tender.an) =>
  tender.test.send('GET', `/api/v1/organization/alfa/internal_organization_${call}`, { token });
const promises = async (as?: Member) => (await ask('promises/', as)).body as PromisesAnswer;
const claims = async () =>
  ((await ask(`promise_claims/?project_uuid=${project}`)).body as { results: PromiseClaim[] }).results;

const AWARDED = {
  ...{ kind: 'award', year: 2025 },
  promise: { baseline: 100_000, optimization: 75_000, percent: 25, incomplete: false },
};

describe('an award', () => {
  it('is promised but not built while the project is not complete, although as-built calculations are active', async () => {
    const { results, total, left_out } = await promises();
    expect(results).toEqual([
      expect.objectContaining({
        ...{ ...AWARDED, uuid: project, project_status: 'Design_Phase_Complete' },
        ...{ built: null, outcome: null, obstacle: 'not-complete' },
      }),
    ]);
    expect(total).toBeNull();
    expect(left_out).toEqual([{ obstacle: 'not-complete', projects: 1 }]);
  });

  it('is held against what was built, in points and in euro of the work that was carried out', async () => {
    await tender.set(project, sql`status = 'Project_Complete', project_complete_date = '2026-01-05'`);
    const { results, total, left_out } = await promises();
    const outcome = {
      ...{ promised_percent: 25, built_percent: 20, points: -5 },
      ...{ baseline: 150_000, promised: 112_500, built: 120_000, deviation: 7_500, incomplete: false },
    };
    expect(results).toEqual([
      expect.objectContaining({
        ...{ ...AWARDED, uuid: project, outcome, obstacle: null },
        built: { baseline: 150_000, optimization: 120_000, percent: 20, incomplete: false },
      }),
    ]);
    expect(total).toEqual({ projects: 1, ...outcome });
    expect(left_out).toEqual([]);
  });

  it('has a claim: at the work of the tender 80,000 was realised, 25,000 of discount was missed', async () => {
    expect(await claims()).toEqual([
      {
        ...{ uuid: project, offered: 75_000, realised: 120_000, factor: 1.5 },
        outcome: { promised: 112_500, deviation: 7_500, missed_advantage: 25_000, penalty: 37_500 },
      },
    ]);
  });
});

describe('who asks', () => {
  it('a viewer reads what was promised and built, with no bidder and no claim', async () => {
    const answer = await ask('promises/', tender.viewer);
    expect((answer.body as PromisesAnswer).results[0]).toMatchObject({
      uuid: project,
      outcome: { points: -5 },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/Groen|penalty|discount/);
    expect((await ask(`promise_claims/?project_uuid=${project}`, tender.viewer)).status).toBe(403);
  });

  it('a program and somebody of another organisation read nothing', async () => {
    const chief = await addUser(tender.test, {
      ...{ username: 'chef', organisationIds: [tender.organisation], administers: true },
    });
    const { key } = await addApiKey(tender.test, { slug: 'alfa', token: chief.token, name: 'Koppeling' });
    for (const call of ['promises/', `promise_claims/?project_uuid=${project}`]) {
      expect((await ask(call, tender.stranger)).status).toBe(404);
      const address = `/api/v1/organization/alfa/internal_organization_${call}`;
      expect((await tender.test.send('GET', address, { apiKey: key })).status).toBe(403);
    }
  });

  it('a claim of another organisation’s project is not told by asking it here', async () => {
    const address = `/api/v1/organization/beta/internal_organization_promise_claims/?project_uuid=${project}`;
    const answer = await tender.test.send('GET', address, { token: tender.stranger.token });
    expect(answer.body).toMatchObject({ count: 0, results: [] });
    const byStaff = await tender.test.send('GET', address, { token: tender.staff.token });
    expect(byStaff.body).toMatchObject({ count: 0, results: [] });
  });
});

it('tells nothing of bids that are sealed, whatever else is known', async () => {
  await tender.set(project, sql`seals_bids = true, bids_opened_at = NULL`);
  const { results, total } = await promises();
  expect(results[0]).toMatchObject({ promise: null, outcome: null, obstacle: 'sealed' });
  expect(total).toBeNull();
  expect(await claims()).toEqual([]);
  expect(JSON.stringify(results)).not.toContain('75000');
  await tender.set(project, sql`seals_bids = false`);
});

it('tells no claim while the design phase is open again', async () => {
  await tender.set(project, sql`status = 'EMVI_Complete', design_phase_complete_date = NULL`);
  expect((await promises()).count).toBe(0);
  expect(await claims()).toEqual([]);
});
