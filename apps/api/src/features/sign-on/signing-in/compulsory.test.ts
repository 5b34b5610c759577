import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addSignOn,
  keyOf,
  type SignOnWorld,
  sentenceOf,
  signOn,
  startSignOnWorld,
  updateEmail,
} from '../../../testing/signing-in/sign-on-world.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';

const LOGIN = '/dj-rest-auth/login/';
let world: SignOnWorld;
beforeAll(async () => {
  world = await startSignOnWorld();
}, 60_000);
afterAll(() => world.close());

let people = 0;
async function addMember(organisationId: string, email: string, isStaff = false) {
  people += 1;
  const username = `verplicht-${people}`;
  const user = await addUser(world.test, { username, organisationIds: [organisationId], isStaff });
  await updateEmail(world.test, user.accountId, email);
  return { username, email, ...user };
}

const logIn = (username: string, password = PASSWORD) =>
  world.test.send('POST', LOGIN, { body: { username, password } });
const works = async (token: string) =>
  (await world.test.send('GET', '/auth/user/', { token })).status === 200;
const change = (path: string, body: object) => world.test.send('PATCH', path, { token: world.staff, body });

describe('where signing in at the provider is required', () => {
  it('a password is refused to members with an address of the organisation, and to nobody else', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const elsewhere = await addOrganisation(world.test, 'verplicht-elders');
    const member = await addMember(organisation.id, `een@${organisation.domain}`);
    for (const name of [member.username, member.email])
      expect(sentenceOf(await logIn(name))).toBe(
        `U logt in via Organisatie ${organisation.slug}, niet met een wachtwoord. Vul uw e-mailadres ${member.email} in en kies ‘Inloggen via Organisatie ${organisation.slug}’.`,
      );
    const adviser = await addMember(organisation.id, 'adviseur@bureau.example');
    const stranger = await addMember(elsewhere, `gast@${organisation.domain}`);
    const staff = await addMember(organisation.id, `staf@${organisation.domain}`, true);
    for (const { username } of [adviser, stranger, staff]) expect((await logIn(username)).status).toBe(200);
  });

  it('the refusal is shown to nobody who does not know the password', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const { email } = await addMember(organisation.id, `geheim@${organisation.domain}`);
    const wrong = await logIn(email, 'mis');
    const unknown = await logIn(`niemand@${organisation.domain}`, 'mis');
    expect(wrong.body).toEqual(unknown.body);
    expect(sentenceOf(wrong)).toMatch(/klopt niet/);
  });

  it('signing in with a passkey is refused as well', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const { username } = await addMember(organisation.id, `sleutel@${organisation.domain}`);
    const answer = await world.test.send('POST', '/api/v1/passkeys/sign-in/', {
      body: { username, password: PASSWORD },
    });
    expect(sentenceOf(answer)).toMatch(/niet met een wachtwoord/);
  });

  it('sessions from a password end, and those from the provider continue', async () => {
    const organisation = await addSignOn(world);
    const { token, email } = await addMember(organisation.id, `sessie@${organisation.domain}`);
    const key = keyOf(await signOn(world, { subject: 'sessie', email }));
    expect([await works(token), await works(key)]).toEqual([true, true]);
    await change(organisation.path, { compulsory: true });
    expect([await works(token), await works(key)]).toEqual([false, true]);
    await change(organisation.path, { compulsory: false });
    expect([await works(token), await works(key)]).toEqual([true, true]);
  });

  it('another address does not avoid it for a linked member', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const { accountId, username, email } = await addMember(organisation.id, `uitweg@${organisation.domain}`);
    keyOf(await signOn(world, { subject: 'uitweg', email }));
    await updateEmail(world.test, accountId, 'thuis@elders.example');
    expect(sentenceOf(await logIn(username))).toMatch(/niet met een wachtwoord/);
  });

  it('a password opens the account again once single sign-on is off, or removed', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const { username, email } = await addMember(organisation.id, `terug@${organisation.domain}`);
    const key = keyOf(await signOn(world, { subject: 'terug', email }));
    await change(organisation.path, { enabled: false });
    expect((await logIn(username)).status).toBe(200);
    expect(await works(key)).toBe(false);
    await change(organisation.path, { enabled: true });
    expect((await logIn(username)).status).toBe(400);
    await world.test.send('DELETE', organisation.path, { token: world.staff });
    expect((await logIn(username)).status).toBe(200);
  });
});

describe('the question where to sign in', () => {
  const ask = async (domain: string) =>
    (await world.test.send('GET', `/api/v1/auth/oidc/?domain=${encodeURIComponent(domain)}`)).body;

  it('is answered by the domain alone', async () => {
    const organisation = await addSignOn(world, { compulsory: true });
    const offer = { sign_on: { organization_name: `Organisatie ${organisation.slug}`, compulsory: true } };
    expect(await ask(organisation.domain)).toEqual(offer);
    expect(await ask(organisation.domain.toUpperCase())).toEqual(offer);
    expect(await ask('elders.example')).toEqual({ sign_on: null });
    expect(await ask('geen domein')).toEqual({ sign_on: null });
    await change(organisation.path, { enabled: false });
    expect(await ask(organisation.domain)).toEqual({ sign_on: null });
  });

  it('leads to no provider for another address', async () => {
    const answer = await world.test.send('POST', '/api/v1/auth/oidc/begin/', {
      body: { email: 'jan@elders.example' },
    });
    expect(sentenceOf(answer)).toMatch(/Log in met uw wachtwoord/);
  });
});
