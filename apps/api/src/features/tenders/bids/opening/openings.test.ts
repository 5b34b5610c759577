import type { OpeningRequest, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../../testing/tender-acts.ts';
import type { Member } from '../../../../testing/tender-world.ts';
import type { Answer } from '../../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../../testing/world.ts';

let tender: TenderActs;
/** a third member */
let cor: Member;

beforeAll(async () => {
  tender = await startTenderActs();
  cor = await addUser(tender.test, { username: 'cor', organisationIds: [tender.organisation] });
  await tender.test.dependencies.database.queries.execute(
    sql`UPDATE account SET first_name = username, last_name = ''`,
  );
});
afterAll(() => tender.test.close());

const step = (project: string, name: string, { token }: Member, body?: object): Promise<Answer> =>
  tender.test.send('POST', `/api/v1/project/${project}/${name}/`, { token, ...(body ? { body } : {}) });
const ask = (project: string, more: { as?: Member; witness?: string | null; shown?: object } = {}) => {
  const { as = tender.an, witness = tender.bo.accountId, shown } = more;
  return step(project, 'ask_opening', as, { witness, ...(shown ? { shown } : {}) });
};
const confirm = (project: string, as: Member = tender.bo, body: object = {}) =>
  step(project, 'open_bids', as, body);
const decline = (project: string, as: Member = tender.bo) => step(project, 'decline_opening', as);
const withdraw = (project: string, as: Member = tender.an) => step(project, 'withdraw_opening', as);
const read = async (project: string, { token }: Member = tender.an) =>
  (await tender.test.send('GET', `/api/v1/project/${project}/`, { token })).body as Project;
const waiting = async ({ token }: Member) => {
  const { body } = await tender.test.send('GET', '/api/v1/opening-request/', { token });
  return (body as { results: OpeningRequest[] }).results;
};
const refusedWith = (said: RegExp) => ({
  status: 409,
  body: { detail: expect.stringMatching(said) },
});

/** Adds a sealed tender with a complete model and a bid of An. */
async function addSealedTender(): Promise<string> {
  const project = await tender.addTender({ sealed: true });
  await tender.enter(project, 'Geheim', 123_456);
  await tender.set(project, sql`emvi_status = 'Locked', status = 'EMVI_Complete'`);
  return project;
}

describe('asking to open bids', () => {
  it('opens nothing: it states who asks whom, and mails the witness with a link to the project', async () => {
    const project = await addSealedTender();
    await tender.set(project, sql`name = 'Brug Oost'`);
    const asked = await ask(project);
    expect(asked).toMatchObject({
      status: 200,
      body: {
        bids_opened: null,
        opening_request: {
          since: '02/03/2026 10:00:00',
          asked_by: { uuid: tender.an.accountId, name: 'an' },
          witness: { uuid: tender.bo.accountId, name: 'bo' },
        },
      },
    });
    expect((await tender.read(project, tender.bo)).results[0]).toMatchObject({ sealed: true });
    await tender.test.sendMails();
    const mail = tender.test.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'bo@voorbeeld.example',
      subject: 'Opening van de inschrijvingen voor Brug Oost',
    });
    expect(mail?.text).toContain(`/#/o/alfa/project/${project}/tab/6`);
    expect(mail?.text).not.toMatch(/Geheim|123[.,]?456/);
    expect(await waiting(tender.bo)).toMatchObject([
      { project, project_name: 'Brug Oost', organization: 'alfa', asked_by: 'an' },
    ]);
    for (const as of [tender.an, cor, tender.staff, tender.stranger]) expect(await waiting(as)).toEqual([]);
    expect((await tender.history(project))[0]).toMatchObject({
      user_name: 'an',
      changes: { openingAsked: { from: null, to: true }, witness: { from: null, to: 'bo' } },
    });
    await withdraw(project);
  });

  it('requires another active member of the organisation who is not a viewer and has signed in', async () => {
    const project = await addSealedTender();
    const { organisation, test } = tender;
    const left = await addUser(test, { username: 'weg', organisationIds: [organisation] });
    const invited = await addUser(test, { username: 'genodigd', organisationIds: [organisation] });
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${left.accountId}`);
    await queries.execute(sql`UPDATE account SET invited_at = now() WHERE id = ${invited.accountId}`);
    for (const { accountId } of [tender.an, tender.stranger, tender.viewer, tender.staff, left, invited])
      expect(await ask(project, { witness: accountId })).toMatchObject({
        status: 400,
        body: { witness: [expect.stringContaining('tweede persoon')] },
      });
    expect(await ask(project, { witness: null })).toMatchObject({
      status: 400,
      body: { witness: ['Kies een ander lid van de organisatie als getuige'] },
    });
    expect((await read(project)).opening_request).toBeNull();
  });

  it('requires a complete model and a bidder', async () => {
    const project = await addSealedTender();
    for (const status of ['Unlocked', 'Editing']) {
      await tender.set(project, sql`emvi_status = ${status}`);
      expect(await ask(project)).toMatchObject(refusedWith(/Voltooi eerst het gunningscriterium/));
    }
    const empty = await tender.addTender({ sealed: true });
    await tender.set(empty, sql`emvi_status = 'Locked'`);
    expect(await ask(empty)).toMatchObject(refusedWith(/minimaal één inschrijver/));
  });

  it('is impossible in a locked project, as are opening, declining and withdrawing', async () => {
    const project = await addSealedTender();
    await ask(project);
    await tender.set(project, sql`locked = true`);
    for (const answer of [ask(project), confirm(project), decline(project), withdraw(project)])
      expect(await answer).toMatchObject(refusedWith(/vergrendeld/));
    expect((await waiting(tender.bo)).map((each) => each.project)).not.toContain(project);
    await tender.set(project, sql`locked = false`);
    expect((await confirm(project)).status).toBe(200);
  });

  it('is refused to a member who saw other bidders or another model, and the answer has both', async () => {
    const project = await addSealedTender();
    const { award_model_version } = await read(project);
    const shown = { award_model_version, bidders: [] };
    expect(await ask(project, { shown })).toMatchObject({
      status: 409,
      body: { shown: { bidders: [] }, current: { bidders: [{ name: 'Geheim' }] } },
    });
    expect((await read(project)).opening_request).toBeNull();
  });

  it('is for one at a time: the asker may ask another witness, a third member waits', async () => {
    const project = await addSealedTender();
    await ask(project);
    expect(await ask(project, { as: cor })).toMatchObject(refusedWith(/an vroeg op .* Alleen an kan/));
    expect((await ask(project, { witness: cor.accountId })).status).toBe(200);
    expect(await confirm(project)).toMatchObject(refusedWith(/Alleen cor/));
    expect((await confirm(project, cor)).status).toBe(200);
  });

  it('is refused to viewers, staff, programs and others', async () => {
    const project = await addSealedTender();
    expect((await ask(project, { as: tender.viewer })).status).toBe(403);
    expect((await ask(project, { as: tender.staff })).status).toBe(403);
    expect((await ask(project, { as: tender.stranger })).status).toBe(404);
  });
});

describe('the witness', () => {
  it('opens the bids for all, once and for good, and the history has both names and both moments', async () => {
    const project = await addSealedTender();
    await ask(project);
    const { award_model_version } = await read(project, tender.bo);
    const { results } = await tender.read(project, tender.bo);
    const bidders = results.map(({ uuid, name }) => ({ uuid, name }));
    tender.test.clock.moment = new Date('2026-03-02T09:20:00Z');
    const opened = await confirm(project, tender.bo, { shown: { award_model_version, bidders } });
    tender.test.clock.moment = new Date('2026-03-02T09:00:00Z');
    expect(opened).toMatchObject({
      status: 200,
      body: { bids_opened: '02/03/2026 10:20:00', opening_request: null },
    });
    expect((await tender.read(project, cor)).results[0]).toMatchObject({
      sealed: false,
      quote_price: 123_456,
    });
    expect((await tender.history(project))[0]).toMatchObject({
      user_name: 'bo',
      changes: {
        bidsOpened: { from: null, to: '02/03/2026 10:20:00' },
        openingAskedBy: { from: null, to: 'an' },
        openingAskedAt: { from: null, to: '02/03/2026 10:00:00' },
      },
    });
    expect(await waiting(tender.bo)).toEqual([]);
    for (const again of [ask(project), confirm(project), decline(project), withdraw(project)])
      expect(await again).toMatchObject(refusedWith(/al geopend/));
  });

  it('is the only one who may: the asker, a third member and staff are refused, and so is everybody when nobody was asked', async () => {
    const project = await addSealedTender();
    expect(await confirm(project)).toMatchObject(refusedWith(/Niemand vraagt/));
    await ask(project);
    for (const as of [tender.an, cor, tender.staff])
      for (const answer of [confirm(project, as), decline(project, as)])
        expect(await answer).toMatchObject(refusedWith(/Alleen bo, die als getuige is gevraagd/));
    expect((await confirm(project, tender.viewer)).status).toBe(403);
    expect((await confirm(project, tender.stranger)).status).toBe(404);
    expect(await read(project)).toMatchObject({ bids_opened: null, opening_request: expect.anything() });
  });

  it('does not open bids that differ from the request', async () => {
    const project = await addSealedTender();
    await ask(project);
    await tender.set(project, sql`emvi_status = 'Editing'`);
    expect(await confirm(project)).toMatchObject(refusedWith(/Voltooi eerst het gunningscriterium/));
    await tender.set(project, sql`emvi_status = 'Locked'`);
    expect(await confirm(project)).toMatchObject(refusedWith(/Sinds an de opening vroeg/));
    await ask(project);
    await tender.enter(project, 'Later', 1);
    expect(await confirm(project)).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringMatching(/Sinds an de opening vroeg/),
        shown: { bidders: [{ name: 'Geheim' }] },
        current: { bidders: [{ name: 'Geheim' }, { name: 'Later' }] },
      },
    });
    expect((await read(project)).bids_opened).toBeNull();
    await ask(project);
    expect((await confirm(project)).status).toBe(200);
  });

  it('does not open bids that differ from those on the screen', async () => {
    const project = await addSealedTender();
    await ask(project);
    const answer = await confirm(project, tender.bo, { shown: { bidders: [] } });
    expect(answer).toMatchObject({ status: 409, body: { current: { bidders: [{ name: 'Geheim' }] } } });
    expect((await read(project)).bids_opened).toBeNull();
  });

  it('may leave them sealed, and the asker hears that', async () => {
    const project = await addSealedTender();
    await tender.set(project, sql`name = 'Brug West'`);
    await ask(project);
    expect(await decline(project)).toMatchObject({ status: 200, body: { opening_request: null } });
    await tender.test.sendMails();
    expect(tender.test.mails.at(-1)).toMatchObject({
      to: 'an@voorbeeld.example',
      subject: 'Inschrijvingen voor Brug West niet geopend',
    });
    expect((await tender.history(project))[0]).toMatchObject({
      user_name: 'bo',
      changes: { openingDeclined: { from: null, to: true }, openingAskedBy: { from: 'an', to: null } },
    });
    expect(await confirm(project)).toMatchObject(refusedWith(/Niemand vraagt/));
    expect((await tender.read(project, tender.bo)).results[0]?.sealed).toBe(true);
  });

  it('must still be a member: one who now works for the provider opens nothing', async () => {
    const { test, organisation } = tender;
    const { queries } = test.dependencies.database;
    const mover = await addUser(test, { username: 'overgestapt', organisationIds: [organisation] });
    const project = await addSealedTender();
    await ask(project, { witness: mover.accountId });
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${mover.accountId}`);
    await queries.execute(sql`UPDATE account SET is_staff = true WHERE id = ${mover.accountId}`);
    expect(await confirm(project, mover)).toMatchObject(refusedWith(/die als getuige is gevraagd/));
    expect((await read(project)).bids_opened).toBeNull();
  });

  it('opens nothing for an asker who left the organisation', async () => {
    const { test, organisation } = tender;
    const leaver = await addUser(test, { username: 'vertrekt', organisationIds: [organisation] });
    const project = await addSealedTender();
    await ask(project, { as: leaver });
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${leaver.accountId}`);
    expect(await confirm(project)).toMatchObject(refusedWith(/werkt niet meer in deze organisatie/));
    expect((await withdraw(project, cor)).status).toBe(200);
  });
});

describe('withdrawing a request', () => {
  it('is for the asker: afterwards there is nothing to confirm', async () => {
    const project = await addSealedTender();
    expect(await withdraw(project)).toMatchObject(refusedWith(/Niemand vraagt/));
    await ask(project);
    for (const as of [tender.bo, cor, tender.staff])
      expect(await withdraw(project, as)).toMatchObject(refusedWith(/Alleen an, die de opening vroeg/));
    expect(await withdraw(project)).toMatchObject({ status: 200, body: { opening_request: null } });
    expect((await tender.history(project))[0]).toMatchObject({
      user_name: 'an',
      changes: { openingAsked: { from: true, to: null }, witness: { from: 'bo', to: null } },
    });
    expect(await confirm(project)).toMatchObject(refusedWith(/Niemand vraagt/));
    expect((await waiting(tender.bo)).map((each) => each.project)).not.toContain(project);
  });

  it('is for any member once the witness cannot answer any more', async () => {
    const { test, organisation } = tender;
    const leaver = await addUser(test, { username: 'getuige', organisationIds: [organisation] });
    const project = await addSealedTender();
    await ask(project, { witness: leaver.accountId });
    expect((await withdraw(project, cor)).status).toBe(409);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${leaver.accountId}`);
    expect((await withdraw(project, cor)).status).toBe(200);
  });
});

describe('of two who act at once', () => {
  it('one confirmation opens the bids, and the other person reads that they are open', async () => {
    const project = await addSealedTender();
    await ask(project);
    const answers = await Promise.all([confirm(project), confirm(project)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const openings = (await tender.history(project)).filter(({ changes }) => 'bidsOpened' in changes);
    expect(openings).toHaveLength(1);
  });

  it.each([1, 2, 3])('either confirming or withdrawing succeeds, exactly one (%i)', async () => {
    const project = await addSealedTender();
    await ask(project);
    const [opened, taken] = await Promise.all([confirm(project), withdraw(project)]);
    expect([opened.status, taken.status].toSorted()).toEqual([200, 409]);
    const { bids_opened, opening_request } = await read(project);
    expect(bids_opened !== null).toBe(opened.status === 200);
    expect(opening_request).toBeNull();
  });

  it('one of two members who ask succeeds, and the other reads who was first', async () => {
    const project = await addSealedTender();
    const answers = await Promise.all([ask(project), ask(project, { as: cor })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('in an organisation with one member', () => {
  it('staff confirm in their own session, as long as there is no second member', async () => {
    const { test, staff } = tender;
    const solo = await addOrganisation(test, 'solo');
    const only = await addUser(test, { username: 'enige', organisationIds: [solo] });
    const { queries } = test.dependencies.database;
    const addTender = async () => {
      const id = await addProject(test, solo, { contractType: 'RAW', awardCriteria: true });
      await tender.set(
        id,
        sql`seals_bids = true, scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
          criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000`,
      );
      const body = { name: 'Noord', quote_price: 1, criteria_discount: 0 };
      expect((await tender.post(id, body, only)).status).toBe(201);
      await tender.set(id, sql`emvi_status = 'Locked'`);
      return id;
    };
    const project = await addTender();
    expect((await ask(project, { as: only, witness: staff.accountId })).status).toBe(400);
    expect(await ask(project, { as: only, witness: null })).toMatchObject({
      status: 200,
      body: { opening_request: { witness: null } },
    });
    await test.sendMails();
    expect(test.mails.at(-1)?.text).toContain('heeft geen tweede lid');
    expect((await waiting(staff)).map((each) => each.project)).toEqual([project]);
    expect(await waiting(only)).toEqual([]);
    expect(await confirm(project, only)).toMatchObject(refusedWith(/medewerker van Milieuspoor/));

    const other = await addUser(test, { username: 'tweede', organisationIds: [solo] });
    expect(await confirm(project, staff)).toMatchObject(refusedWith(/intussen een tweede lid/));
    expect((await confirm(project, other)).status).toBe(409);
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${other.accountId}`);
    expect((await confirm(project, staff)).status).toBe(200);
    const [opening] = (
      (await test.send('GET', `/api/v1/project/${project}/history/`, { token: only.token })).body as {
        results: object[];
      }
    ).results;
    expect(opening).toMatchObject({
      user_name: 'medewerker',
      changes: { openingAskedBy: { to: expect.stringContaining('Voornaam') } },
    });
  });
});
