import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { codeOf, setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import {
  addSignOn,
  finish,
  keyOf,
  type SignOnWorld,
  signOn,
  startSignOnWorld,
  updateEmail,
} from '../../../testing/signing-in/sign-on-world.ts';
import { addSoftwarePasskey } from '../../../testing/signing-in/software-passkey.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

let world: SignOnWorld;
beforeAll(async () => {
  world = await startSignOnWorld();
}, 60_000);
afterAll(() => world.close());

const MFA = ['pwd', 'mfa'];
let people = 0;
async function member(changes: object = {}, others: readonly string[] = []) {
  const organisation = await addSignOn(world, changes);
  people += 1;
  const email = `factor-${people}@${organisation.domain}`;
  const organisationIds = [organisation.id, ...others];
  const user = await addUser(world.test, { username: `factor-${people}`, organisationIds });
  await updateEmail(world.test, user.accountId, email);
  return { organisation, email, ...user, person: { subject: `factor-${people}`, email } };
}

async function asksSecondFactor(organisationId: string): Promise<void> {
  await world.test.dependencies.database.queries.execute(
    sql`UPDATE organisation SET second_factor_from = '2020-01-01' WHERE id = ${organisationId}`,
  );
}

const work = async (token: string) => (await world.test.send('GET', '/api/v1/project/', { token })).status;
const me = async (token: string) => (await world.test.send('GET', '/auth/user/', { token })).body;

describe('where an organisation requires a second factor', () => {
  it('the statement of its provider counts as one, by amr or by an agreed context', async () => {
    for (const [changes, said] of [
      [{}, { amr: MFA }],
      [{}, { amr: ['pwd', 'otp'] }],
      [{ multi_factor_contexts: ['urn:example:two-factors'] }, { acr: 'urn:example:two-factors' }],
    ] as const) {
      const { organisation, person } = await member(changes);
      await asksSecondFactor(organisation.id);
      const key = keyOf(
        await signOn(world, { ...person, ...said, amr: [...('amr' in said ? said.amr : [])] }),
      );
      expect(await work(key)).toBe(200);
      expect(await me(key)).toMatchObject({ second_factor_required: false, second_factor_from: null });
    }
  });

  it('a missing or different statement does not count: the ordinary one must be set up first', async () => {
    for (const said of [{}, { amr: ['pwd'] }, { acr: 'urn:example:two-factors' }]) {
      const { organisation, person } = await member();
      await asksSecondFactor(organisation.id);
      const key = keyOf(await signOn(world, { ...person, ...said }));
      expect(await work(key)).toBe(403);
      expect(await me(key)).toMatchObject({ second_factor_required: true, second_factor: false });
    }
  });

  it('the request asks the provider for the agreed contexts', async () => {
    const { person } = await member({ multi_factor_contexts: ['urn:example:two-factors'] });
    keyOf(await signOn(world, person));
    expect(world.provider.asked.get('acr_values')).toBe('urn:example:two-factors');
  });

  it('the statement of one organisation’s provider does not count for another', async () => {
    const other = await addOrganisation(world.test, 'andere-met-factor');
    const { person } = await member({}, [other]);
    const key = keyOf(await signOn(world, { ...person, amr: MFA }));
    expect(await work(key)).toBe(200);
    await asksSecondFactor(other);
    expect(await work(key)).toBe(403);
    expect(await me(key)).toMatchObject({ second_factor_required: true });
  });
});

describe('a user with a second factor here', () => {
  it('is asked for it when the provider did not state that two were used, and the ticket waits for it', async () => {
    const { test } = world;
    const { person, token } = await member();
    const app = await setUpSecondFactor(test, token);
    const asked = await signOn(world, { ...person, amr: ['pwd'] });
    expect(asked).toMatchObject({ status: 400, body: { code: ['Vul de code uit uw authenticator-app in'] } });
    const wrong = await finish(test, asked.ticket, asked.cookies, { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { code: [expect.stringMatching(/klopt niet/)] } });
    const code = codeOf(test, app.secret, 1);
    expect(await work(keyOf(await finish(test, asked.ticket, asked.cookies, { code })))).toBe(200);
  });

  it('may use a passkey', async () => {
    const { test } = world;
    const { person, token } = await member();
    const { passkey } = await addSoftwarePasskey(test, token);
    const { ticket, cookies, body } = await signOn(world, person);
    expect(body).toMatchObject({ passkey: ['Bevestig met uw toegangssleutel'] });
    const question = await test.send('POST', '/api/v1/auth/oidc/passkey/', { body: { ticket }, cookies });
    const { challenge } = question.body as { challenge: string };
    const signed = await finish(test, ticket, cookies, { passkey: passkey.sign(challenge) });
    expect(await work(keyOf(signed))).toBe(200);
    const again = await test.send('POST', '/api/v1/auth/oidc/passkey/', { body: { ticket }, cookies });
    expect(again.status).toBe(400);
  });

  it('is not asked again when the provider stated that two were used', async () => {
    const { person, token } = await member();
    await setUpSecondFactor(world.test, token);
    expect(await work(keyOf(await signOn(world, { ...person, amr: MFA })))).toBe(200);
  });

  it('is still asked when another of their organisations requires one', async () => {
    const other = await addOrganisation(world.test, 'andere-die-vraagt');
    await asksSecondFactor(other);
    const { person, token } = await member({}, [other]);
    await setUpSecondFactor(world.test, token);
    expect((await signOn(world, { ...person, amr: MFA })).body).toMatchObject({ code: [expect.any(String)] });
  });
});

it('nobody is asked by mail to set up the factor that they use at the provider, or counted as having none', async () => {
  const { test, staff } = world;
  const { organisation, person, email } = await member();
  await signOn(world, { ...person, amr: MFA });
  const other = await addUser(test, { username: 'zonder-factor', organisationIds: [organisation.id] });
  await updateEmail(test, other.accountId, `zonder@${organisation.domain}`);
  const before = test.mails.length;
  const path = `/api/v1/admin/organizations/${organisation.id}/`;
  await test.send('PATCH', path, { token: staff, body: { second_factor_from: '2099-01-01' } });
  expect(test.mails.slice(before).flatMap(({ to }) => to)).toEqual([`zonder@${organisation.domain}`]);
  const members = await test.send('GET', `/api/v1/organization/${organisation.slug}/members/`, {
    token: staff,
  });
  const results = (members.body as { results: { user: { email: string }; second_factor: boolean }[] })
    .results;
  expect(results.find(({ user }) => user.email === email)?.second_factor).toBe(true);
});

it('the calendar of a user with a second factor at the provider continues', async () => {
  const { test } = world;
  const { organisation, person } = await member();
  const key = keyOf(await signOn(world, { ...person, amr: MFA }));
  const made = await test.send('POST', '/api/v1/calendar-feed/', { token: key });
  const feed = new URL((made.body as { url: string }).url).pathname;
  await asksSecondFactor(organisation.id);
  expect((await test.send('GET', feed)).status).toBe(200);
  keyOf(await signOn(world, { ...person, amr: ['pwd'] }));
  expect((await test.send('GET', feed)).status).not.toBe(200);
});
