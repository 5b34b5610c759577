import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';
import { returnAttempts, takeAttempts, throttleBy } from './throttle.ts';

const MAILBOX = 'wie-ik-ben@voorbeeld.example';
const NETWORK = '203.0.113.77';

let test: TestApp;
let token: string;
let accountId: string;

beforeAll(async () => {
  // One proxy is in front, so that a test can choose the address of a request.
  test = await startTestApp({ TRUST_PROXY: '1' });
  const alfa = await addOrganisation(test, 'alfa');
  ({ token, accountId } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());
beforeEach(() => test.dependencies.database.queries.execute(sql`DELETE FROM attempt_window`));

async function sendFrom(address: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { 'x-forwarded-for': address, cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
  return test.app.inject({
    method,
    url,
    headers: { ...headers, authorization: `Token ${token}` },
    ...(payload ? { payload } : {}),
  });
}

async function listBuckets(): Promise<string[]> {
  const rows = await test.dependencies.database.queries.execute(
    sql`SELECT bucket FROM attempt_window ORDER BY bucket`,
  );
  return (rows as { bucket: string }[]).map(({ bucket }) => bucket);
}

describe('the stored data of attempts', () => {
  it('are the kind of attempt and a hash, without a readable name, mailbox or network address', async () => {
    const password = { password: 'zeven-kraaien-op-een-dijk' };
    const twice = { password1: password.password, password2: password.password };
    const person = { first_name: 'Wie', last_name: 'Ik Ben', organization: 'Gemeente Ergens' };
    const guess = 'een-sleutel-die-er-niet-is';
    await sendFrom(NETWORK, 'POST', '/dj-rest-auth/login/', { username: MAILBOX, ...password });
    await sendFrom(NETWORK, 'POST', '/api/v1/reset-password/', { email: MAILBOX });
    await sendFrom(NETWORK, 'POST', '/api/v1/reset-password/confirm/', { token: guess, ...password });
    await sendFrom(NETWORK, 'POST', '/registration/', { email: MAILBOX, ...twice, ...person });
    await sendFrom(NETWORK, 'POST', '/registration/verify-email/', { key: guess, ...password });
    await sendFrom(NETWORK, 'GET', `/api/v1/calendar-feed/${guess}.ics`);
    await sendFrom(NETWORK, 'GET', `/gedeeld/${guess}.png`);
    await sendFrom(NETWORK, 'POST', '/auth/password/change/', {
      current_password: 'een-verkeerd-wachtwoord',
      ...twice,
    });
    await sendFrom(NETWORK, 'POST', `/api/v1/users/${accountId}/contact/`, {
      organisation: 'alfa',
      message: 'Een vraag',
    });

    const buckets = await listBuckets();
    const kinds = buckets.map((bucket) => bucket.replace(/\/[^/]*$/, ''));
    for (const kind of [
      'account-link/address',
      'calendar-feed/address',
      'contact/account',
      'login/address',
      'login/name',
      'password/account',
      'registration/address',
      'registration/email',
      'reset-confirm/address',
      'reset/address',
      'reset/email',
      'shared-chart/address',
    ])
      expect(kinds).toContain(kind);
    for (const bucket of buckets) expect(bucket).toMatch(/^[a-z-]+\/[a-z-]+\/[\w-]{43}$/);
    const all = buckets.join().toLowerCase();
    for (const clear of [MAILBOX, 'lid', NETWORK, accountId, guess]) expect(all).not.toContain(clear);
  });
});

describe('attempts that are given back', () => {
  it('never add up to more than there were, however often they are given back', async () => {
    const { queries } = test.dependencies.database;
    const now = test.dependencies.clock.now();
    const two = [throttleBy('login/name', 'lid', { attempts: 2, windowSeconds: 60 })];
    const take = () => takeAttempts(queries, two, now, 'too-many-requests');
    expect(await take()).toBeNull();
    for (let times = 0; times < 3; times++) await returnAttempts(queries, two);
    expect([await take(), await take()]).toEqual([null, null]);
    expect(await take()).toMatchObject({ ok: false, refusal: { kind: 'too-many' } });
  });
});

describe('attempts from one network', () => {
  it('of IPv6 are counted together, whichever of its addresses they come from', async () => {
    const wrongFrom = (address: string) => sendFrom(address, 'GET', '/api/v1/calendar-feed/niets.ics');
    for (let host = 1; host <= 60; host++)
      expect((await wrongFrom(`2001:db8:1:2::${host.toString(16)}`)).statusCode).toBe(404);
    expect((await wrongFrom('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await wrongFrom('2001:db8:1:3::1')).statusCode).toBe(404);
  });

  it('are one caller for the account that they try, too', async () => {
    const signInFrom = (address: string) =>
      sendFrom(address, 'POST', '/dj-rest-auth/login/', {
        username: 'lid',
        password: 'een-verkeerd-wachtwoord',
      });
    for (let host = 1; host <= 10; host++)
      expect((await signInFrom(`2001:db8:5:6::${host}`)).statusCode).toBe(400);
    expect((await signInFrom('2001:db8:5:6::11')).statusCode).toBe(429);
    expect((await signInFrom('2001:db8:5:7::1')).statusCode).toBe(400);
  });

  it('are counted by the proxy’s statement, whatever a caller wrote into the header', async () => {
    for (const made of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await sendFrom(`${made}, 198.51.100.9`, 'GET', '/api/v1/calendar-feed/niets.ics');
    expect(await listBuckets()).toHaveLength(1);
  });

  it('of IPv4 are counted by address, also when they are written as IPv6', async () => {
    for (const address of ['198.51.100.4', '::ffff:198.51.100.4', '::ffff:c633:6404'])
      await sendFrom(address, 'GET', '/api/v1/calendar-feed/niets.ics');
    expect(await listBuckets()).toHaveLength(1);
    await sendFrom('198.51.100.5', 'GET', '/api/v1/calendar-feed/niets.ics');
    expect(await listBuckets()).toHaveLength(2);
  });
});
