import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const SECRET = 'drie blauwe kranen in de mist';
let test: TestApp;
let staff: string;
let count = 0;
let domain: string;
let email: string;
/** the organisation that invites, and that gets the domain */
let alfa: Place;
let beta: Place;

interface Place {
  readonly id: string;
  readonly slug: string;
  readonly token: string;
}
interface Member {
  readonly uuid: string;
  readonly user: { readonly email: string; readonly first_name: string };
  readonly state: string;
}
interface Entry {
  readonly user_name: string;
  readonly organization: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

beforeAll(async () => {
  test = await startTestApp();
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());
beforeEach(async () => {
  count++;
  domain = `nummer-${count}.example`;
  email = `ina@${domain}`;
  alfa = await place(`alfa-${count}`);
  beta = await place(`beta-${count}`);
});

async function place(slug: string): Promise<Place> {
  const id = await addOrganisation(test, slug);
  const { token } = await addUser(test, {
    username: `chef-${slug}`,
    organisationIds: [id],
    administers: true,
  });
  return { id, slug, token };
}

const membersOf = ({ slug }: Place) => `/api/v1/organization/${slug}/members/`;
const invite = (from: Place, { token = from.token, address = email } = {}) =>
  test.send('POST', membersOf(from), { token, body: { email: address, first_name: 'Getypt' } });
const members = async (of: Place) =>
  ((await test.send('GET', membersOf(of), { token: of.token })).body as { results: Member[] }).results;
const invitedAt = async (of: Place) => (await members(of)).find(({ user }) => user.email === email);
const history = async () =>
  ((await test.send('GET', '/api/v1/admin/history/', { token: staff })).body as { results: Entry[] }).results;
const accept = (token: string) =>
  test.send('POST', '/api/v1/invitation/accept/', { body: { token, password: SECRET } });
const lastLink = () => /#\/uitnodiging\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';

/** Proves the domain of an organisation, by a decision of staff: the consequences are the same for every proof. */
async function prove(organisation: Place): Promise<void> {
  const path = `/api/v1/organization/${organisation.slug}/domains/`;
  await test.send('POST', path, { token: organisation.token, body: { domain } });
  const { status } = await test.send('POST', `${path}${domain}/confirmation/`, { token: staff });
  expect(status).toBe(200);
}

describe('an address in a domain that an organisation proved', () => {
  it('can be invited only by that organisation and by staff, with or without an account', async () => {
    await prove(beta);
    const known = await addUser(test, { username: `bekend-${count}`, organisationIds: [beta.id] });
    await test.dependencies.database.queries.execute(sql`
      UPDATE account SET email = ${`bekend@${domain}`}, email_key = ${`bekend@${domain}`}
      WHERE id = ${known.accountId}`);
    for (const address of [email, `Bekend@${domain.toUpperCase()}`])
      expect(await invite(alfa, { address })).toMatchObject({
        status: 400,
        body: {
          email: [expect.stringContaining(`Adressen met ${domain} horen bij Organisatie ${beta.slug}.`)],
        },
      });
    expect((await invite(alfa, { address: `ina@post.${domain}` })).status).toBe(201);
    expect((await invite(beta)).status).toBe(201);
    expect((await invite(alfa, { token: staff, address: `bekend@${domain}` })).status).toBe(201);
  });

  it('can be invited by anybody as long as an organisation only claims the domain', async () => {
    await test.send('POST', `/api/v1/organization/${beta.slug}/domains/`, {
      token: beta.token,
      body: { domain },
    });
    expect((await invite(alfa)).status).toBe(201);
  });

  it('can be invited by anybody again once the domain is removed', async () => {
    await prove(beta);
    const path = `/api/v1/organization/${beta.slug}/domains/${domain}/`;
    expect((await test.send('DELETE', path, { token: beta.token })).status).toBe(204);
    expect((await invite(alfa)).status).toBe(201);
  });
});

describe('an invitation that is open when another organisation proves the domain', () => {
  it('is withdrawn: its link is dead, and the proving organisation can invite the person anew', async () => {
    expect((await invite(alfa)).status).toBe(201);
    await test.sendMails();
    const link = lastLink();
    await prove(beta);
    expect((await accept(link)).status).toBe(400);
    expect(await invitedAt(alfa)).toBeUndefined();
    const own = await test.send('POST', membersOf(beta), {
      token: beta.token,
      body: { email, first_name: 'Ina' },
    });
    expect(own.body).toMatchObject({ user: { first_name: 'Ina' }, state: 'invited' });
    await test.sendMails();
    expect((await accept(lastLink())).status).toBe(200);
    expect(await invitedAt(beta)).toMatchObject({ state: 'active' });
    expect(await invitedAt(alfa)).toBeUndefined();
  });

  it('is withdrawn in the history of the sender, with the reason and without the proving organisation', async () => {
    await invite(alfa);
    await prove(beta);
    const entry = (await history()).find(({ organization }) => organization === alfa.slug);
    expect(entry).toMatchObject({
      user_name: '',
      changes: {
        invitationWithdrawn: { from: null, to: true },
        domainOfAnother: { from: null, to: domain },
      },
    });
  });

  it('for a person with an account is withdrawn as well, and the account does not change', async () => {
    const known = await addUser(test, { username: `bekend-${count}`, organisationIds: [beta.id] });
    await test.dependencies.database.queries.execute(sql`
      UPDATE account SET email = ${email}, email_key = ${email} WHERE id = ${known.accountId}`);
    expect((await invite(alfa)).status).toBe(201);
    const own = async () =>
      ((await test.send('GET', '/api/v1/invitations/', { token: known.token })).body as { results: object[] })
        .results;
    expect(await own()).toHaveLength(1);
    await prove(beta);
    expect(await own()).toEqual([]);
    expect(await invitedAt(alfa)).toBeUndefined();
    expect((await history()).find(({ organization }) => organization === alfa.slug)).toMatchObject({
      user_name: '',
      changes: { domainOfAnother: { from: null, to: domain } },
    });
    expect((await test.send('GET', '/auth/user/', { token: known.token })).status).toBe(200);
  });

  it('stays when it is from the organisation itself, for another domain, from staff, or accepted', async () => {
    await invite(beta);
    await invite(alfa, { address: `ina@post.${domain}` });
    await invite(alfa, { token: staff, address: `staf@${domain}` });
    await invite(alfa, { address: `binnen@${domain}` });
    await test.sendMails();
    expect((await accept(lastLink())).status).toBe(200);
    await prove(beta);
    expect(await invitedAt(beta)).toMatchObject({ state: 'invited' });
    const left = (await members(alfa)).map(({ user, state }) => [user.email.split('@')[0], state]);
    expect(left).toEqual(
      expect.arrayContaining([
        ['ina', 'invited'],
        ['staf', 'invited'],
        ['binnen', 'active'],
      ]),
    );
  });

  it('is withdrawn as well when staff make it a domain of a single sign-on, once', async () => {
    await invite(alfa);
    const set = (body: object) =>
      test.send('PATCH', `/api/v1/admin/organizations/${beta.id}/sign_on/`, { token: staff, body });
    const whole = {
      ...{ enabled: false, issuer: 'https://aanbieder.example', client_id: 'milieuspoor' },
      ...{ client_secret: 'een geheim', domains: ['geen domein'] },
    };
    expect((await set(whole)).status).toBe(400);
    expect(await invitedAt(alfa)).toMatchObject({ state: 'invited' });
    expect((await set({ ...whole, domains: [domain] })).status).toBe(200);
    expect(await invitedAt(alfa)).toBeUndefined();
    expect((await history()).find(({ organization }) => organization === alfa.slug)).toMatchObject({
      changes: { domainOfAnother: { from: null, to: domain } },
    });
  });

  it('is either withdrawn or never sent, however close to each other the two are', async () => {
    for (let round = 0; round < 6; round++) {
      domain = `ronde-${round}.nummer-${count}.example`;
      email = `ina@${domain}`;
      const [invited] = await Promise.all([invite(alfa), prove(beta)]);
      expect([201, 400]).toContain(invited.status);
      expect(await invitedAt(alfa)).toBeUndefined();
    }
  });
});
