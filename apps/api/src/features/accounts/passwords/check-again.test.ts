import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';
import { createToken, hashToken } from '../session-token.ts';
import { insertSession } from '../sessions.queries.ts';

const MINUTE = 60_000;

let test: TestApp;
let alfa: string;
beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

/** Somebody with two sessions, of which one was opened so long ago, by a password or at their organisation. */
async function opened(username: string, minutesAgo: number, at: 'password' | 'provider' = 'password') {
  const { accountId, token: other } = await addUser(test, { username, organisationIds: [alfa] });
  const token = createToken();
  const now = test.clock.now().getTime();
  await insertSession(test.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: new Date(now - minutesAgo * MINUTE),
    expiresAt: new Date(now + MINUTE * 60),
    ...(at === 'provider' ? { signOn: { organisationId: alfa, multiFactor: false } } : {}),
  });
  const ended = async () => (await test.send('GET', '/auth/user/', { token: other })).status === 401;
  return { token, ended };
}

/** What is asked again for, with what a right answer is. */
const ASKED: readonly [string, 'POST' | 'DELETE', string, number][] = [
  ['setting up an authenticator', 'POST', '/api/v1/second-factor/', 200],
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

  it('asks nothing of who signed in less long ago', async () => {
    const { token } = await opened(`${name}-pas`, 9);
    expect((await test.send(method, url, { token })).status).toBe(right);
  });

  it('sends who signed in at their organisation back there, whatever they type', async () => {
    const { token, ended } = await opened(`${name}-via`, 10, 'provider');
    expect(await test.send(method, url, { token, body: { current_password: PASSWORD } })).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('Log opnieuw in via uw organisatie')] },
    });
    expect(await ended()).toBe(false);
  });
});

it('ending one session asks for the password as well, and ends nothing before', async () => {
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
