import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { addSoftwarePasskey } from '../../../testing/signing-in/software-passkey.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';
import { createToken, hashToken } from '../sessions/session-token.ts';
import { insertSession } from '../sessions/sessions.queries.ts';

const MINUTE = 60_000;

let test: TestApp;
let alfa: string;
beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

/**
 * Adds somebody with two sessions, one of which was opened this many minutes ago, by a password or at their
 * organisation.
 */
async function opened(username: string, minutesAgo: number, at: 'password' | 'provider' = 'password') {
  const { accountId, token: other } = await addUser(test, { username, organisationIds: [alfa] });
  const token = await openAgain(accountId, minutesAgo, at);
  const ended = async () => (await test.send('GET', '/auth/user/', { token: other })).status === 401;
  return { accountId, token, ended };
}

async function openAgain(
  accountId: string,
  minutesAgo: number,
  at: 'password' | 'provider',
): Promise<string> {
  const token = createToken();
  const now = test.clock.now().getTime();
  await insertSession(test.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: new Date(now - minutesAgo * MINUTE),
    expiresAt: new Date(now + MINUTE * 60),
    ...(at === 'provider' ? { signOn: { organisationId: alfa, multiFactor: false } } : {}),
  });
  return token;
}

/** The actions that ask for a check again, with the status of a right answer. */
const ASKED: readonly [string, 'POST' | 'DELETE', string, number][] = [
  ['setting up an authenticator', 'POST', '/api/v1/second-factor/', 200],
  ['adding a passkey', 'POST', '/api/v1/passkeys/begin/', 200],
  ['ending the other sessions', 'DELETE', '/api/v1/sessions/?others=true', 204],
  ['ending all sessions', 'DELETE', '/api/v1/sessions/', 204],
];

describe.each(ASKED)('%s', (what, method, url, right) => {
  const name = what.replaceAll(' ', '-');

  it('asks for the password of a session that was opened ten minutes ago', async () => {
    const { token } = await opened(`${name}-oud`, 10);
    const ask = (current_password?: string) =>
      test.send(method, url, { token, body: current_password === undefined ? {} : { current_password } });
    expect(await ask()).toMatchObject({
      status: 400,
      body: { current_password: ['Vul uw wachtwoord in om door te gaan'] },
    });
    expect(await ask('een ander wachtwoord')).toMatchObject({
      status: 400,
      body: { current_password: ['Dit wachtwoord klopt niet'] },
    });
    expect((await ask(PASSWORD)).status).toBe(right);
  });

  it('asks nothing of a user who signed in less than ten minutes ago', async () => {
    const { token } = await opened(`${name}-pas`, 9);
    expect((await test.send(method, url, { token })).status).toBe(right);
  });

  it('sends a user who signed in at their organisation back there, whatever they type', async () => {
    const { token, ended } = await opened(`${name}-via`, 10, 'provider');
    expect(await test.send(method, url, { token, body: { current_password: PASSWORD } })).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('Log opnieuw in via uw organisatie')] },
    });
    expect(await ended()).toBe(false);
  });
});

it('asks for the password to end one session as well, and ends nothing before that', async () => {
  const { token, ended } = await opened('een-sessie', 11);
  const { results } = (await test.send('GET', '/api/v1/sessions/', { token })).body as {
    results: { uuid: string; current: boolean }[];
  };
  const url = `/api/v1/sessions/${results.find(({ current }) => !current)?.uuid}/`;
  expect((await test.send('DELETE', url, { token })).status).toBe(400);
  expect(await ended()).toBe(false);
  const body = { current_password: PASSWORD };
  expect((await test.send('DELETE', url, { token, body })).status).toBe(204);
  expect(await ended()).toBe(true);
});

describe('an action that makes an account less safe, or exports all its data', () => {
  /**
   * Adds somebody with an app and a passkey, who signed in this many minutes ago, by a password or at their
   * organisation.
   */
  async function safe(username: string, minutesAgo: number, at: 'password' | 'provider') {
    const { accountId, token: first } = await addUser(test, { username, organisationIds: [alfa] });
    const { recoveryCodes } = await setUpSecondFactor(test, first);
    await addSoftwarePasskey(test, first);
    const email = `${username}@elders.example`;
    const token = await openAgain(accountId, minutesAgo, at);
    const { body } = await test.send('GET', '/api/v1/passkeys/', { token });
    const [{ uuid } = { uuid: '' }] = (body as { results: { uuid: string }[] }).results;
    const send = (path: string, sent: object) => test.send('POST', `/${path}/`, { token, body: sent });
    return {
      remove: (sent: object) => send(`api/v1/passkeys/${uuid}/remove`, sent),
      renew: (sent: object) =>
        send('api/v1/second-factor/recovery-codes', { code: recoveryCodes[0], ...sent }),
      askEmail: (sent: object) => send('auth/email', { email, ...sent }),
      exportData: (sent: object) => send('auth/personal-data', sent),
      askErasure: (sent: object) => send('auth/erasure-request', sent),
      turnOff: (sent: object) => send('api/v1/second-factor/disable', { code: recoveryCodes[1], ...sent }),
    };
  }

  it('asks a user with a password for it, however recently they signed in with it', async () => {
    const { remove, renew, turnOff, ...told } = await safe('eigen-wachtwoord', 0, 'password');
    const ask = ['Vul uw wachtwoord in om door te gaan'];
    for (const act of [remove, renew, turnOff])
      expect(await act({})).toMatchObject({ status: 400, body: { password: ask } });
    for (const act of Object.values(told))
      expect(await act({})).toMatchObject({ status: 400, body: { current_password: ask } });
    expect((await remove({ password: PASSWORD })).status).toBe(204);
  });

  it('is possible for a user who came through their organisation less than ten minutes ago', async () => {
    const early = await safe('organisatie-pas', 9, 'provider');
    const { turnOff: _last, ...acts } = early;
    for (const act of Object.values(acts)) expect([200, 204]).toContain((await act({})).status);
    const { remove, renew, turnOff, ...told } = await safe('organisatie-al-even', 10, 'provider');
    const late = [
      ...[remove, renew, turnOff].map((act) => act({ password: PASSWORD })),
      ...Object.values(told).map((act) => act({ current_password: PASSWORD })),
    ];
    for (const answer of await Promise.all(late))
      expect(answer).toMatchObject({
        status: 400,
        body: { non_field_errors: [expect.stringContaining('Log opnieuw in via uw organisatie')] },
      });
    const turning = await safe('organisatie-uit', 9, 'provider');
    expect((await turning.turnOff({ code: 'mis' })).body).toHaveProperty('code');
    expect((await turning.turnOff({})).status).toBe(204);
  });
});
