import type { Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../database/sql.ts';
import { type Member, startTenderWorld, type TenderWorld } from '../../../../testing/tender-world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

const REASON = 'De inschrijver trok zich terug';
const patch = (uuid: string, body: object, as: Member = world.an) =>
  world.test.send('PATCH', `/api/v1/applicant/${uuid}/`, { token: as.token, body });
const rule = (uuid: string, as: 'withdrawn' | 'invalid' | null, reason = REASON, by?: Member) =>
  patch(uuid, { ruling: { as, reason } }, by);
const projectOf = async (project: string) =>
  (await world.test.send('GET', `/api/v1/project/${project}/`, { token: world.an.token })).body as Project;

/** Adds Noord, which is first with a lower price, and Zuid, which is second; An entered both. */
async function addBids(more?: Parameters<TenderWorld['addTender']>[0]) {
  const project = await world.addTender(more);
  await world.activateBaseline(project, 100_000);
  const [noord, zuid] = [
    await world.enter(project, 'Noord', 800_000),
    await world.enter(project, 'Zuid', 900_000),
  ];
  for (const { uuid } of [noord, zuid]) await world.uploadBid(uuid, 75_000);
  return { project, noord: noord.uuid, zuid: zuid.uuid };
}

const ranks = async (project: string) => (await world.bidsOf(project)).map(({ rank }) => rank);

describe('a bid that is withdrawn or invalid', () => {
  it.each(['withdrawn', 'invalid'] as const)(
    'as %s is listed with its reason, has no score, price or rank, and cannot win',
    async (as) => {
      const { project, noord, zuid } = await addBids();
      expect((await world.open(project)).status).toBe(200);
      expect(await ranks(project)).toEqual([1, 2]);
      expect(await rule(noord, as)).toMatchObject({
        status: 200,
        body: { ruling: { as, reason: REASON, since: expect.stringMatching(/^\d\d\/\d\d\/\d{4} /) } },
      });
      expect(await world.bidsOf(project)).toMatchObject([
        { standing: as, mki_value: 75_000, mki_score: null, fictional_quote_price: null, rank: null },
        { standing: 'scored', rank: 1 },
      ]);
      expect((await patch(noord, { active: true })).status).toBe(409);
      const statistics = await world.test.send('GET', `/api/v1/project/${project}/applicant_statistics/`, {
        token: world.an.token,
      });
      expect(statistics.body).toMatchObject({
        winner: { uuid: zuid },
        applicant_lowest_qoute_price: { uuid: zuid },
      });
    },
  );

  it('takes part again with a reason that the history records', async () => {
    const { project, noord } = await addBids();
    await world.open(project);
    await rule(noord, 'invalid');
    expect((await rule(noord, null, 'kort')).status).toBe(400);
    expect(await rule(noord, null, 'De handtekening is er toch')).toMatchObject({ body: { ruling: null } });
    expect(await ranks(project)).toEqual([1, 2]);
    const { body } = await world.test.send('GET', `/api/v1/project/${project}/history/`, {
      token: world.an.token,
    });
    expect((body as { results: { changes: object }[] }).results.slice(0, 2)).toMatchObject([
      {
        changes: {
          ruling: { from: 'invalid', to: null },
          rulingReason: { from: REASON, to: 'De handtekening is er toch' },
        },
      },
      { changes: { ruling: { from: null, to: 'invalid' }, rulingReason: { from: null, to: REASON } } },
    ]);
  });

  it('requires a reason of ten characters, and changes nothing without one', async () => {
    const { project, noord } = await addBids();
    for (const reason of ['', 'te kort', `          ${' '.repeat(10)}`])
      expect(await rule(noord, 'withdrawn', reason)).toMatchObject({ status: 400 });
    expect((await world.bidsOf(project))[0]?.ruling).toBeNull();
  });

  it('cannot be the winner: another choice comes first', async () => {
    const { project, noord } = await addBids();
    await world.open(project);
    expect((await patch(noord, { active: true })).status).toBe(200);
    expect(await rule(noord, 'withdrawn')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('als winnaar gekozen') },
    });
    // One call can't do both: a bid can't be chosen and set apart at once.
    expect((await patch(noord, { active: true, ruling: { as: 'invalid', reason: REASON } })).status).toBe(
      409,
    );
    expect((await world.bidsOf(project))[0]).toMatchObject({ active: true, ruling: null });
    expect((await patch(noord, { active: false })).status).toBe(200);
    expect((await rule(noord, 'withdrawn')).status).toBe(200);
  });

  it('is set apart while sealed only by the member who entered it, and by no viewer, stranger or program', async () => {
    const { project, noord } = await addBids({ sealed: true });
    const refused = await rule(noord, 'withdrawn', REASON, world.bo);
    expect(refused.status).toBe(409);
    expect((await rule(noord, 'withdrawn')).status).toBe(200);
    // Neither the ruling nor its reason is secret.
    expect((await world.bidsOf(project, world.bo))[0]).toMatchObject({
      sealed: true,
      standing: null,
      ruling: { as: 'withdrawn', reason: REASON },
    });
    await world.open(project);
    expect((await rule(noord, null, REASON, world.bo)).status).toBe(200);
  });

  it('is refused to a member who saw other figures, and to all once the tender phase is complete', async () => {
    const { project, noord } = await addBids();
    await world.open(project);
    const body = { ruling: { as: 'invalid', reason: REASON } };
    const shown = { bidder: { uuid: noord, name: 'Noord', quote_price: 700_000 } };
    expect(await patch(noord, { ...body, shown })).toMatchObject({
      status: 409,
      body: { current: { bidder: { quote_price: 800_000 } } },
    });
    await world.test.dependencies.database.queries.execute(
      sql`UPDATE project SET status = 'Design_Phase_Complete' WHERE id = ${project}`,
    );
    expect((await patch(noord, body)).status).toBe(409);
    expect((await world.bidsOf(project))[0]?.ruling).toBeNull();
  });
});

describe('a bid without a calculation', () => {
  it('has a discount of 0 and no rank, however low its price', async () => {
    const { project } = await addBids();
    await world.enter(project, 'Goedkoop', 1);
    await world.open(project);
    expect((await world.bidsOf(project))[2]).toMatchObject({
      standing: 'no-calculation',
      mki_score: 0,
      fictional_quote_price: 1,
      rank: null,
    });
    expect(await ranks(project)).toEqual([1, 2, null]);
  });

  it('gets its first one after the opening while the model is unchanged, and no other one', async () => {
    const project = await world.addTender();
    await world.activateBaseline(project, 100_000);
    const { uuid } = await world.enter(project, 'Enige', 900_000);
    expect((await projectOf(project)).late_calculations).toBe(false);
    await world.open(project);
    expect((await projectOf(project)).late_calculations).toBe(true);
    expect((await patch(uuid, { active: true })).status).toBe(409);
    expect((await world.uploadBid(uuid, 75_000, world.bo)).status).toBe(201);
    expect((await world.uploadBid(uuid, 50_000)).status).toBe(409);
    expect(await world.bidsOf(project)).toMatchObject([{ mki_value: 75_000, rank: 1 }]);
    expect((await patch(uuid, { active: true })).status).toBe(200);
  });

  it('gets none after the opening once a correction changed the model', async () => {
    const project = await world.addTender();
    const { uuid } = await world.enter(project, 'Enige', 900_000);
    await world.open(project);
    const send = (act: string, body: object = {}) =>
      world.test.send('POST', `/api/v1/project/${project}/${act}/`, { token: world.an.token, body });
    expect((await send('begin_correction', { reason: 'Het maximum klopte niet' })).status).toBe(200);
    expect((await send('toggle_emvi')).status).toBe(200);
    const changed = await world.test.send('PATCH', `/api/v1/project/${project}/`, {
      token: world.an.token,
      body: { mki_lower_boundary: 40_000 },
    });
    expect(changed.status).toBe(200);
    expect((await send('toggle_emvi')).status).toBe(200);
    expect((await send('end_correction')).status).toBe(200);
    expect((await projectOf(project)).late_calculations).toBe(false);
    expect(await world.uploadBid(uuid, 75_000)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('geopend') },
    });
  });
});
