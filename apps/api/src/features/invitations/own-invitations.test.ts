import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let alfa: string;
let beta: string;
let chief: { accountId: string; token: string };
let staff: string;
let engineer: { accountId: string; token: string };
let email: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());
beforeEach(async () => {
  count++;
  chief = await addUser(test, { username: `chef-${count}`, organisationIds: [alfa], administers: true });
  engineer = await addUser(test, { username: `ingenieur-${count}`, organisationIds: [beta] });
  email = `ingenieur-${count}@voorbeeld.example`;
});

interface Member {
  readonly uuid: string;
  readonly user: { readonly uuid: string; readonly email: string };
  readonly state: string;
}
interface Own {
  readonly uuid: string;
  readonly organization: string;
}

const MEMBERS = '/api/v1/organization/alfa/members/';
const invite = (body: object = {}) =>
  test.send('POST', MEMBERS, { token: chief.token, body: { email, ...body } });
const list = async (path: string, token: string) =>
  ((await test.send('GET', path, { token })).body as { results: unknown[] }).results;
const own = async (token = engineer.token) => (await list('/api/v1/invitations/', token)) as Own[];
const managed = async () => (await list(MEMBERS, chief.token)) as Member[];
const accept = (id: string, token = engineer.token) =>
  test.send('POST', `/api/v1/invitations/${id}/acceptance/`, { token });
const decline = (id: string, token = engineer.token) =>
  test.send('DELETE', `/api/v1/invitations/${id}/`, { token });
const slugs = async (token = engineer.token) =>
  ((await list('/api/v1/organization/', token)) as { slug: string }[]).map(({ slug }) => slug);
const entries = async () =>
  (await list('/api/v1/admin/history/', staff)) as { changes: object; organization: string | null }[];

async function invited(body: object = {}): Promise<string> {
  const { status, body: answer } = await invite(body);
  expect(status).toBe(201);
  return (answer as Member).uuid;
}

const invitedTo = async (token: string) =>
  ((await test.send('GET', '/auth/user/', { token })).body as { invited_to: string[] }).invited_to;

it('a signed-in user sees which organisations wait for their answer, and nobody else does', async () => {
  expect(await invitedTo(engineer.token)).toEqual([]);
  const id = await invited();
  expect(await invitedTo(engineer.token)).toEqual(['Organisatie alfa']);
  const body = { tel: '010 1234567' };
  expect((await test.send('PATCH', '/auth/user/', { token: engineer.token, body })).body).toMatchObject({
    invited_to: ['Organisatie alfa'],
  });
  expect(await invitedTo(chief.token)).toEqual([]);
  await decline(id);
  expect(await invitedTo(engineer.token)).toEqual([]);
});

describe('a person with an account who is invited to a second organisation', () => {
  it('joins it by accepting, with the present account', async () => {
    const id = await invited({ first_name: 'Ina', administrator: true });
    await test.sendMails();
    expect(test.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Voornaam Achternaam nodigt u uit voor Organisatie alfa in Milieuspoor',
      text: expect.stringContaining('/#/account'),
    });
    expect(await slugs()).toEqual(['beta']);
    expect(await own()).toMatchObject([
      { uuid: id, organization: 'Organisatie alfa', sender: 'Voornaam Achternaam', administrator: true },
    ]);
    expect((await accept(id)).status).toBe(204);
    expect(await own()).toEqual([]);
    expect((await slugs()).toSorted()).toEqual(['alfa', 'beta']);
    expect((await managed()).find(({ uuid }) => uuid === id)).toMatchObject({
      user: { uuid: engineer.accountId, email },
      ...{ state: 'active', administrator: true },
    });
    expect((await entries())[0]).toMatchObject({
      organization: 'alfa',
      subject_type: 'membership',
      changes: { invitationAccepted: { from: false, to: true } },
    });
    expect((await accept(id)).status).toBe(404);
  });

  it('declines, and the invitation is gone, which the history records', async () => {
    const id = await invited();
    expect((await decline(id)).status).toBe(204);
    expect(await own()).toEqual([]);
    expect((await accept(id)).status).toBe(404);
    expect((await managed()).some(({ uuid }) => uuid === id)).toBe(false);
    expect(await slugs()).toEqual(['beta']);
    expect((await entries())[0]).toMatchObject({
      organization: 'alfa',
      changes: { invitationDeclined: { from: null, to: true } },
    });
  });

  it('is the only one who sees and answers the invitation', async () => {
    const id = await invited();
    const other = await addUser(test, { username: `ander-${count}`, organisationIds: [beta] });
    for (const token of [other.token, chief.token, staff]) {
      expect(await own(token)).toEqual([]);
      expect((await accept(id, token)).status).toBe(404);
      expect((await decline(id, token)).status).toBe(404);
    }
    expect(await own()).toHaveLength(1);
  });

  it('cannot join after a week, or once the sender may not invite any more', async () => {
    const id = await invited();
    const { queries } = test.dependencies.database;
    const ofChief = sql`account_id = ${chief.accountId}`;
    for (const [undo, redo] of [
      [
        sql`membership SET administrator = false WHERE ${ofChief}`,
        sql`membership SET administrator = true WHERE ${ofChief}`,
      ],
      [
        sql`membership SET active = false WHERE ${ofChief}`,
        sql`membership SET active = true WHERE ${ofChief}`,
      ],
      [
        sql`account SET active = false WHERE id = ${chief.accountId}`,
        sql`account SET active = true WHERE id = ${chief.accountId}`,
      ],
    ] as const) {
      await queries.execute(sql`UPDATE ${undo}`);
      expect(await own()).toEqual([]);
      expect((await accept(id)).status).toBe(404);
      await queries.execute(sql`UPDATE ${redo}`);
      expect(await own()).toHaveLength(1);
    }
    const moment = test.clock.moment;
    test.clock.moment = new Date(moment.getTime() + 7 * DAY_MS);
    expect(await own()).toEqual([]);
    expect((await accept(id)).status).toBe(404);
    expect((await test.send('POST', `${MEMBERS}${id}/invitation/`, { token: chief.token })).status).toBe(204);
    expect((await accept(id)).status).toBe(204);
    test.clock.moment = moment;
  });

  it('does not get more than the invitation gives: an engineer who is invited as viewer stays out, and a viewer cannot be administrator', async () => {
    const id = await invited({ dashboard_type: 'viewer' });
    const refused = await accept(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('U bent uitgenodigd als kijker') },
    });
    expect(await slugs()).toEqual(['beta']);
    const viewer = await addUser(test, {
      username: `kijker-${count}`,
      organisationIds: [beta],
      dashboardType: 'viewer',
    });
    const running = await invited({ email: `kijker-${count}@voorbeeld.example`, administrator: true });
    expect((await accept(running, viewer.token)).status).toBe(409);
    await test.send('DELETE', `${MEMBERS}${running}/invitation/`, { token: chief.token });
    const looking = await invited({
      email: `kijker-${count}@voorbeeld.example`,
      dashboard_type: 'viewer',
    });
    expect((await accept(looking, viewer.token)).status).toBe(204);
  });

  it('must set up a second factor first, where the organisation now requires one', async () => {
    const { queries } = test.dependencies.database;
    const day = test.clock.moment.toISOString().slice(0, 10);
    const id = await invited();
    await queries.execute(sql`UPDATE organisation SET second_factor_from = ${day} WHERE id = ${alfa}`);
    expect(await accept(id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('vraagt een tweede factor') },
    });
    await queries.execute(
      sql`UPDATE account SET totp_confirmed_at = ${test.clock.moment} WHERE id = ${engineer.accountId}`,
    );
    expect((await accept(id)).status).toBe(204);
    await queries.execute(sql`UPDATE organisation SET second_factor_from = NULL WHERE id = ${alfa}`);
  });

  it('cannot join with an address whose domain became another organisation’s, unless staff invited them', async () => {
    const { queries } = test.dependencies.database;
    const id = await invited();
    await queries.execute(sql`
      INSERT INTO sign_on (organisation_id, revision, modified_at, enabled, issuer, client_id, client_secret, compulsory,
        admits, multi_factor_contexts)
      VALUES (${beta}, 1, ${test.clock.moment}, false, 'https://a.example', 'm', ${Buffer.from('x')}, false, NULL, '{}')`);
    await queries.execute(
      sql`INSERT INTO sign_on_domain (domain, organisation_id) VALUES ('voorbeeld.example', ${beta})`,
    );
    expect((await accept(id)).status).toBe(409);
    expect((await test.send('POST', `${MEMBERS}${id}/invitation/`, { token: chief.token })).status).toBe(409);
    expect((await test.send('POST', `${MEMBERS}${id}/invitation/`, { token: staff })).status).toBe(204);
    expect((await accept(id)).status).toBe(204);
    await queries.execute(sql`DELETE FROM sign_on WHERE organisation_id = ${beta}`);
  });

  it('joins once, however often they accept at the same moment', async () => {
    const id = await invited();
    const answers = await Promise.all([accept(id), accept(id), decline(id)]);
    const done = answers.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });
});

describe('the sender of an invitation does not learn whether an address has an account', () => {
  /**
   * Returns everything that an administrator of the organisation reads about an invited person, without what differs
   * between any two.
   */
  async function told(address: string) {
    const typed = { email: address, first_name: 'Ina', dashboard_type: 'expert' };
    const first = await invite(typed);
    const { uuid, user } = first.body as Member;
    const same = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll(uuid, 'MEMBERSHIP')
        .replaceAll(user.uuid, 'ACCOUNT')
        .replaceAll(address, 'ADDRESS');
    const at = `${MEMBERS}${uuid}/`;
    const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
      const { status, body: answer } = await test.send(method, path, {
        token: chief.token,
        ...(body && { body }),
      });
      return { status, answer };
    };
    const mine = async () => (await managed()).filter((each) => each.uuid === uuid);
    const others = (await list(
      '/api/v1/organizationmembers/?organization__slug=alfa',
      chief.token,
    )) as Member[];
    const seen = [
      [first.status, first.body],
      await mine(),
      others.filter((each) => each.user.email === address),
      await send('POST', MEMBERS, typed),
      await send('PATCH', at, { administrator: true }),
      await send('PATCH', at, { active: false }),
      await send('GET', `${at}holdings/?act=leave`),
      await send('POST', `${at}invitation/`),
      await mine(),
    ];
    await test.sendMails();
    seen.push(await mine(), [await send('DELETE', `${at}invitation/`), await mine()]);
    seen.push([await send('DELETE', `${at}invitation/`)]);
    return seen.map(same);
  }

  it('from any answer', async () => {
    const nobody = await told(`niemand-${count}@voorbeeld.example`);
    expect(await told(email)).toEqual(nobody);
    expect(nobody[1]).toContain('invited');
    const closed = `gesloten-${count}@voorbeeld.example`;
    const { accountId } = await addUser(test, { username: `gesloten-${count}`, organisationIds: [beta] });
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET active = false WHERE id = ${accountId}`,
    );
    expect(await told(closed)).toEqual(nobody);
  });

  it('or from the possible actions in a project before the invitation is accepted', async () => {
    const known = (await invite()).body as Member;
    const fresh = (await invite({ email: `vers-${count}@voorbeeld.example` })).body as Member;
    const created = await test.send('POST', '/api/v1/project/', {
      token: chief.token,
      body: {
        organization: 'alfa',
        project_name: `Weg ${count}`,
        ...{ sector: 'infra-city', project_type: 'Reconstructie', project_contract_type: 'NA' },
      },
    });
    const { uuid } = created.body as { uuid: string };
    const answers = [];
    for (const { user } of [known, fresh])
      answers.push(
        await test.send('POST', '/api/v1/projectmember/', {
          token: chief.token,
          body: { user: user.uuid, project: uuid },
        }),
      );
    expect(answers[0]?.status).toBe(400);
    expect(answers[1]).toMatchObject({ status: 400, body: answers[0]?.body });
  });
});
