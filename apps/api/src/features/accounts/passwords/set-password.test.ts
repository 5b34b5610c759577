import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';
import { setCalendarToken } from '../../agenda/calendar-feeds.queries.ts';
import { replaceAccountToken } from '../../registration/account-tokens.queries.ts';
import { createToken, hashToken } from '../sessions/session-token.ts';
import { insertResetToken } from './passwords.queries.ts';

const NEW_PASSWORD = 'drie blauwe kranen in de mist';
const HOUR_MS = 60 * 60 * 1000;
let test: TestApp;
let alfa: string;
let staff: string;
let users = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

let holder: Awaited<ReturnType<typeof addHolder>>;
beforeEach(async () => {
  holder = await addHolder();
});

/** Adds somebody with everything that opens an account besides its password. */
async function addHolder() {
  const { queries } = test.dependencies.database;
  users += 1;
  const username = `houder-${users}`;
  const { accountId, token: session } = await addUser(test, { username, organisationIds: [alfa] });
  const createdAt = test.clock.now();
  const link = () => ({ token: createToken(), expiresAt: new Date(createdAt.getTime() + HOUR_MS) });
  const [invitation, reset, feed] = [link(), link(), createToken()];
  await replaceAccountToken(queries, {
    tokenHash: hashToken(invitation.token),
    accountId,
    purpose: 'invite',
    createdAt,
    expiresAt: invitation.expiresAt,
  });
  await insertResetToken(queries, {
    tokenHash: hashToken(reset.token),
    accountId,
    createdAt,
    expiresAt: reset.expiresAt,
  });
  await setCalendarToken(queries, accountId, hashToken(feed));
  return { username, accountId, session, invitation: invitation.token, reset: reset.token, feed };
}

async function post(url: string, body: object, token?: string): Promise<number> {
  return (await test.send('POST', url, { body, ...(token ? { token } : {}) })).status;
}

const acceptInvitation = () =>
  post('/api/v1/invitation/accept/', { token: holder.invitation, password: NEW_PASSWORD });
const confirmReset = () =>
  post('/api/v1/reset-password/confirm/', { token: holder.reset, password: NEW_PASSWORD });

async function feedStatus(): Promise<number> {
  return (await test.send('GET', `/api/v1/calendar-feed/${holder.feed}.ics`)).status;
}

async function sessionStatus(): Promise<number> {
  return (await test.send('GET', '/auth/user/', { token: holder.session })).status;
}

function lastMail() {
  const { to, subject } = test.mails.at(-1) ?? {};
  return { to, subject };
}

it('at first, all ways to sign in are open', async () => {
  expect([await feedStatus(), await sessionStatus()]).toEqual([200, 200]);
  expect(await confirmReset()).toBe(204);
  holder = await addHolder();
  expect(await acceptInvitation()).toBe(200);
});

describe.each([
  ['an accepted invitation', acceptInvitation, 'Uw wachtwoord voor Milieuspoor is ingesteld', 401],
  ['a mailed link', confirmReset, 'Uw wachtwoord voor Milieuspoor is gewijzigd', 401],
  [
    'its holder',
    () =>
      post(
        '/auth/password/change/',
        { current_password: PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD },
        holder.session,
      ),
    'Uw wachtwoord voor Milieuspoor is gewijzigd',
    200,
  ],
])('a password that is set by %s', (_by, set, subject, ownSession) => {
  it('ends older links, sessions and the calendar feed, and its holder gets a mail', async () => {
    const { token: elsewhere } = await signIn();
    expect(await set()).toBeLessThan(300);
    expect(await acceptInvitation()).toBe(400);
    expect(await confirmReset()).toBe(400);
    expect(await feedStatus()).toBe(404);
    expect(await sessionStatus()).toBe(ownSession);
    expect((await test.send('GET', '/auth/user/', { token: elsewhere })).status).toBe(401);
    expect(lastMail()).toEqual({ to: `${holder.username}@voorbeeld.example`, subject });
    const body = { username: holder.username, password: NEW_PASSWORD };
    expect(await post('/dj-rest-auth/login/', body)).toBe(200);
  });
});

async function signIn(): Promise<{ token: string }> {
  const body = { username: holder.username, password: PASSWORD };
  const answer = await test.send('POST', '/dj-rest-auth/login/', { body });
  return { token: (answer.body as { key: string }).key };
}

describe('a closed account', () => {
  const activate = (active: boolean) =>
    test.send('PATCH', `/api/v1/admin/users/${holder.accountId}/`, { token: staff, body: { active } });

  it('keeps only its password as a way to sign in when it is opened again', async () => {
    expect((await activate(false)).status).toBe(200);
    expect([await feedStatus(), await sessionStatus()]).toEqual([404, 401]);
    expect((await activate(true)).status).toBe(200);
    expect([await feedStatus(), await sessionStatus()]).toEqual([404, 401]);
    expect(await acceptInvitation()).toBe(400);
    expect(await confirmReset()).toBe(400);
    expect((await signIn()).token).toEqual(expect.any(String));
  });

  it('loses the same when its registration is turned down', async () => {
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET registered_at = now(), email_verified_at = now() WHERE id = ${holder.accountId}`,
    );
    const reject = `/api/v1/admin/registrations/${holder.accountId}/reject/`;
    expect(await post(reject, {}, staff)).toBe(204);
    expect((await activate(true)).status).toBe(200);
    expect([await feedStatus(), await sessionStatus()]).toEqual([404, 401]);
    expect(await acceptInvitation()).toBe(400);
  });
});
