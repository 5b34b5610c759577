import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser, PASSWORD } from '../../testing/world.ts';
import { insertProjectMember } from '../projects/members/project-members.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'vier losse woorden samen';
let test: TestApp;
let alfa: string;
let beta: string;
let administrator: { accountId: string; token: string };
let elsewhere: string;
let staff: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  const chief = { organisationIds: [alfa], administers: true };
  administrator = await addUser(test, { username: 'chef', ...chief });
  ({ token: elsewhere } = await addUser(test, {
    username: 'chef-van-beta',
    ...{ organisationIds: [beta], administers: true },
  }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());
beforeEach(() => {
  count++;
});

interface Member {
  readonly uuid: string;
  readonly user: { readonly uuid: string; readonly email: string };
  readonly state: string;
  readonly invitation: { readonly mail: string; readonly sender: string; readonly over: boolean } | null;
}

const MEMBERS = '/api/v1/organization/alfa/members/';
const freshEmail = () => `collega-${count}@voorbeeld.example`;

async function members(token = administrator.token): Promise<readonly Member[]> {
  const answer = await test.send('GET', MEMBERS, { token });
  expect(answer.status).toBe(200);
  return (answer.body as { results: Member[] }).results;
}

async function memberOf(email: string): Promise<Member | undefined> {
  return (await members()).find(({ user }) => user.email === email);
}

const invite = (body: object = {}, token = administrator.token) =>
  test.send('POST', MEMBERS, { token, body: { email: freshEmail(), ...body } });
const change = (uuid: string, body: object, token = administrator.token) =>
  test.send('PATCH', `${MEMBERS}${uuid}/`, { token, body });
const resend = (uuid: string, token = administrator.token) =>
  test.send('POST', `${MEMBERS}${uuid}/invitation/`, { token });
const withdraw = (uuid: string, token = administrator.token) =>
  test.send('DELETE', `${MEMBERS}${uuid}/invitation/`, { token });
const accept = (token: string) =>
  test.send('POST', '/api/v1/invitation/accept/', { body: { token, password: SECRET } });
const lastToken = () => /#\/uitnodiging\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';

async function history() {
  const { body } = await test.send('GET', '/api/v1/admin/history/', { token: staff });
  return (body as { results: object[] }).results;
}

describe('the members of an organisation, for its administrator', () => {
  it('are listed with their role, second factor and the last time they signed in', async () => {
    await addUser(test, { username: 'nieuw', organisationIds: [alfa], dashboardType: 'expert' });
    const known = { dashboard_type: 'expert', second_factor: false, administrator: false, state: 'active' };
    expect(await memberOf('nieuw@voorbeeld.example')).toMatchObject({ ...known, last_login: null });
    await test.send('POST', '/dj-rest-auth/login/', { body: { username: 'nieuw', password: PASSWORD } });
    expect(await memberOf('nieuw@voorbeeld.example')).toMatchObject({
      last_login: test.clock.moment.toISOString(),
    });
    expect(await memberOf('chef@voorbeeld.example')).toMatchObject({ administrator: true, invitation: null });
  });

  it('are those of this organisation only, and nobody of another one sees them', async () => {
    const emails = (await members()).map(({ user }) => user.email);
    expect(emails).not.toContain('chef-van-beta@voorbeeld.example');
    expect((await test.send('GET', MEMBERS, { token: elsewhere })).status).toBe(404);
  });

  it('are not shown to a suspended administrator, or to a member who is administrator elsewhere', async () => {
    const both = await addUser(test, { username: 'van-beide', organisationIds: [alfa] });
    await test.send('POST', `/api/v1/admin/users/${both.accountId}/memberships/`, {
      token: staff,
      body: { organization: beta },
    });
    await test.dependencies.database.queries.execute(sql`
      UPDATE membership SET administrator = true
      WHERE account_id = ${both.accountId} AND organisation_id = ${beta}`);
    expect((await test.send('GET', MEMBERS, { token: both.token })).status).toBe(404);
    expect((await invite({}, both.token)).status).toBe(404);
    const { uuid } = (await invite()).body as Member;
    for (const refused of [
      await change(uuid, { active: false }, both.token),
      await change(uuid, { administrator: true }, both.token),
      await resend(uuid, both.token),
      await withdraw(uuid, both.token),
      await test.send('PATCH', '/api/v1/organization/alfa/', {
        token: both.token,
        body: { email: 'elders@voorbeeld.example' },
      }),
    ])
      expect(refused.status).toBe(404);
    expect(await memberOf(freshEmail())).toMatchObject({ state: 'invited', administrator: false });
    const second = await addUser(test, { username: 'tweede', organisationIds: [alfa], administers: true });
    expect((await test.send('GET', MEMBERS, { token: second.token })).status).toBe(200);
    await change((await memberOf('tweede@voorbeeld.example'))?.uuid ?? '', { active: false });
    expect((await test.send('GET', MEMBERS, { token: second.token })).status).toBe(401);
  });
});

describe('an invitation by an administrator', () => {
  it('makes a member of the organisation, names its sender, and is in the history', async () => {
    const invited = await invite({ first_name: 'Gijs', dashboard_type: 'expert' });
    expect(invited.status).toBe(201);
    expect(invited.body).toMatchObject({
      dashboard_type: 'expert',
      state: 'invited',
      invitation: { sender: 'Voornaam Achternaam', mail: 'queued', over: false },
    });
    await test.sendMails();
    expect(test.mails.at(-1)).toMatchObject({
      to: freshEmail(),
      subject: 'Voornaam Achternaam nodigt u uit voor Organisatie alfa in Milieuspoor',
    });
    expect((await memberOf(freshEmail()))?.invitation?.mail).toBe('sent');
    expect((await history())[0]).toMatchObject({ organization: 'alfa', subject_type: 'membership' });
    expect((await accept(lastToken())).status).toBe(200);
    expect(await memberOf(freshEmail())).toMatchObject({ state: 'active', invitation: null });
  });

  it.each([{ is_staff: true }, { organizations: [] }, { dashbord_type: 'viewer' }])(
    'with the unknown value %o is refused at that field, and invites nobody',
    async (unknown) => {
      const { status, body } = await invite(unknown);
      expect(status).toBe(400);
      expect(Object.keys(body as object)).toEqual(Object.keys(unknown));
      expect(await memberOf(freshEmail())).toBeUndefined();
    },
  );

  it('is refused for a present member, and for an invited person, in the same words with an account and without', async () => {
    expect((await invite({ email: 'CHEF@voorbeeld.example' })).body).toEqual({
      email: ['Deze persoon is al lid van deze organisatie'],
    });
    for (const email of ['chef-van-beta@voorbeeld.example', freshEmail()]) {
      expect((await invite({ email })).status).toBe(201);
      expect((await invite({ email })).body).toEqual({
        email: ['Deze persoon is al uitgenodigd voor deze organisatie'],
      });
    }
    await test.sendMails();
    expect((await accept(lastToken())).status).toBe(200);
    expect((await invite({ email: freshEmail() })).body).toEqual({
      email: ['Deze persoon is al lid van deze organisatie'],
    });
  });

  it('is refused for the domain of another organisation, with or without an account there', async () => {
    // Staff invite: an invitation by anybody else would be withdrawn by the steps below.
    const { uuid: earlier } = (await invite({ email: 'eerder@beta.example' }, staff)).body as Member;
    const path = `/api/v1/admin/organizations/${beta}/sign_on/`;
    const set = await test.send('PATCH', path, {
      token: staff,
      body: {
        ...{ enabled: false, issuer: 'https://aanbieder.example', client_id: 'milieuspoor' },
        ...{ client_secret: 'een geheim', domains: ['beta.example'] },
      },
    });
    expect(set.status).toBe(200);
    const known = await addUser(test, { username: 'bekend', organisationIds: [beta] });
    await test.dependencies.database.queries.execute(sql`
      UPDATE account SET email = 'bekend@beta.example', email_key = 'bekend@beta.example'
      WHERE id = ${known.accountId}`);
    await test.sendMails();
    const before = test.mails.length;
    expect((await resend(earlier)).status).toBe(409);
    const answers = [];
    for (const email of ['onbekend@beta.example', 'bekend@BETA.example'])
      answers.push(await invite({ email }));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual({
        email: [expect.stringContaining('Adressen met beta.example horen bij Organisatie beta.')],
      });
    }
    await test.sendMails();
    expect(test.mails).toHaveLength(before);
    expect(await memberOf('onbekend@beta.example')).toBeUndefined();
    expect((await withdraw(earlier)).status).toBe(204);
    // Staff, whom the sentence names, may invite anybody.
    expect((await invite({ email: 'eerder@beta.example' }, staff)).status).toBe(201);
    // A subdomain is another domain, and the organisation itself may invite its own people.
    expect((await invite({ email: 'iemand@sub.beta.example' })).status).toBe(201);
    const own = await test.send('POST', '/api/v1/organization/beta/members/', {
      token: elsewhere,
      body: { email: 'onbekend@beta.example' },
    });
    expect(own.status).toBe(201);
  });

  it('says that its mail was given up, and can be sent again', async () => {
    test.mailServer.refusing = 550;
    const { uuid } = (await invite()).body as Member;
    const invited = freshEmail();
    await test.sendMails();
    // The mailbox is the cause and not the relay: another mail is accepted, and this one is refused again.
    test.mailServer.refusingTo = new RegExp(`^${invited}$`);
    expect((await invite({ email: 'een-ander@voorbeeld.example' })).status).toBe(201);
    for (let attempt = 0; attempt < 2; attempt++) {
      test.clock.moment = new Date(test.clock.moment.getTime() + 2 * 60_000);
      await test.sendMails();
    }
    test.mailServer.refusing = null;
    test.mailServer.refusingTo = null;
    expect((await memberOf(invited))?.invitation?.mail).toBe('failed');
    expect((await resend(uuid)).status).toBe(204);
    await test.sendMails();
    expect((await memberOf(invited))?.invitation?.mail).toBe('sent');
    expect((await history())[0]).toMatchObject({
      subject_type: 'membership',
      changes: { invitationSentAgain: { from: null, to: true } },
    });
    expect((await accept(lastToken())).status).toBe(200);
    expect((await resend(uuid)).status).toBe(409);
  });

  it('says that it has expired', async () => {
    await invite();
    const start = test.clock.moment;
    test.clock.moment = new Date(start.getTime() + 7 * DAY_MS);
    // The session of the requester has also expired by then.
    const { token } = await addUser(test, {
      username: 'chef-later',
      ...{ organisationIds: [alfa], administers: true },
    });
    const late = (await members(token)).find(({ user }) => user.email === freshEmail());
    test.clock.moment = start;
    expect(late?.invitation?.over).toBe(true);
  });

  it('is withdrawn together with its account: its link is dead and the address can be invited anew', async () => {
    const { uuid } = (await invite()).body as Member;
    await test.sendMails();
    const link = lastToken();
    expect((await withdraw(uuid, elsewhere)).status).toBe(404);
    expect((await withdraw(uuid)).status).toBe(204);
    expect((await accept(link)).status).toBe(400);
    expect(await memberOf(freshEmail())).toBeUndefined();
    expect((await history()).slice(0, 2)).toMatchObject([
      { subject_type: 'account', action: 'deleted' },
      { subject_type: 'membership', action: 'deleted', organization: 'alfa' },
    ]);
    expect((await invite()).status).toBe(201);
  });

  it('is withdrawn for this organisation only when another one invited too', async () => {
    const invited = await test.send('POST', '/api/v1/admin/users/', {
      token: staff,
      body: { email: freshEmail(), organizations: [alfa, beta] },
    });
    expect(invited.status).toBe(201);
    await test.sendMails();
    const link = lastToken();
    expect((await withdraw((await memberOf(freshEmail()))?.uuid ?? '')).status).toBe(204);
    expect((await accept(link)).status).toBe(200);
    const { uuid } = invited.body as { uuid: string };
    const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
    expect(user.body).toMatchObject({ state: 'active', memberships: [{ organization: 'beta' }] });
  });

  it('for somebody who was chosen for a project closes the account instead', async () => {
    const { uuid, user } = (await invite()).body as Member;
    await test.sendMails();
    const link = lastToken();
    const projectId = await addProject(test, alfa);
    const now = test.clock.now();
    const member = { accountId: user.uuid, experience: '', now };
    await insertProjectMember(
      test.dependencies.database.queries,
      { id: projectId, organisationId: alfa },
      member,
    );
    expect((await withdraw(uuid)).status).toBe(204);
    expect((await accept(link)).status).toBe(400);
  });

  it('that was accepted is not withdrawn', async () => {
    const { uuid } = (await invite()).body as Member;
    await test.sendMails();
    await accept(lastToken());
    expect((await withdraw(uuid)).status).toBe(409);
    expect(await memberOf(freshEmail())).toMatchObject({ state: 'active' });
  });

  it('cannot be sent too often', async () => {
    test.clock.moment = new Date(test.clock.moment.getTime() + 2 * 60 * 60 * 1000);
    await test.dependencies.database.queries.execute(sql`
      UPDATE attempt_window SET attempts = 100 WHERE bucket LIKE 'invitation/account/%'`);
    expect((await invite()).status).toBe(201);
    await test.dependencies.database.queries.execute(sql`
      UPDATE attempt_window SET attempts = 100 WHERE bucket LIKE 'invitation/account/%'`);
    const { body, status } = await invite({ email: 'een-te-veel@voorbeeld.example' });
    expect([status, body]).toEqual([429, { detail: expect.stringContaining('veel uitnodigingen') }]);
  });
});

describe('a member who leaves', () => {
  it('is suspended by an administrator, is out at once, and comes back when restored', async () => {
    const leaver = await addUser(test, { username: `leaver-${count}`, organisationIds: [alfa] });
    const { uuid } = (await memberOf(`leaver-${count}@voorbeeld.example`)) as Member;
    expect((await change(uuid, { active: false }, elsewhere)).status).toBe(404);
    expect((await change(uuid, { active: false })).body).toMatchObject({ state: 'suspended', active: false });
    expect((await test.send('GET', '/auth/user/', { token: leaver.token })).status).toBe(401);
    expect((await history())[0]).toMatchObject({
      user_name: 'Voornaam Achternaam',
      changes: { active: { from: true, to: false } },
    });
    expect((await change(uuid, { active: true })).body).toMatchObject({ state: 'active' });
  });

  it('cannot be the last administrator; with a second one they can leave', async () => {
    const gamma = await addOrganisation(test, 'gamma');
    const own = { organisationIds: [gamma], administers: true };
    const last = await addUser(test, { username: 'laatste', ...own });
    await addUser(test, { username: 'opvolger', organisationIds: [gamma] });
    const path = '/api/v1/organization/gamma/members/';
    const { body } = await test.send('GET', path, { token: last.token });
    const idOf = (email: string) =>
      (body as { results: Member[] }).results.find(({ user }) => user.email.startsWith(email))?.uuid;
    const edit = (name: string, data: object) =>
      test.send('PATCH', `${path}${idOf(name)}/`, { token: last.token, body: data });
    expect((await edit('laatste', { active: false })).status).toBe(409);
    expect((await edit('laatste', { administrator: false })).status).toBe(409);
    expect((await edit('opvolger', { administrator: true })).status).toBe(200);
    expect((await edit('laatste', { administrator: false })).status).toBe(200);
    expect((await edit('opvolger', { administrator: false })).status).toBe(403);
  });

  it('is not closed by staff while they are the only administrator of an organisation', async () => {
    const delta = await addOrganisation(test, 'delta');
    const epsilon = await addOrganisation(test, 'epsilon');
    const both = { organisationIds: [delta, epsilon], administers: true };
    const { accountId } = await addUser(test, { username: 'van-twee', ...both });
    await addUser(test, { username: 'van-epsilon', organisationIds: [epsilon], administers: true });
    const close = () =>
      test.send('PATCH', `/api/v1/admin/users/${accountId}/`, { token: staff, body: { active: false } });
    const refused = await close();
    expect([refused.status, refused.body]).toEqual([409, { detail: expect.stringContaining('delta') }]);
    await addUser(test, { username: 'van-delta', organisationIds: [delta], administers: true });
    expect((await close()).status).toBe(200);
  });
});

it('an administrator makes the organisation require a second factor, which the history records', async () => {
  const path = '/api/v1/organization/beta/';
  const answer = await test.send('PATCH', path, {
    token: elsewhere,
    body: { second_factor_from: '2099-01-01' },
  });
  expect(answer.body).toMatchObject({ second_factor_from: '2099-01-01' });
  expect((await history())[0]).toMatchObject({
    organization: 'beta',
    changes: { secondFactorFrom: { from: null, to: '2099-01-01' } },
  });
});
