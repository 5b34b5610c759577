import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { type RequestOptions, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchedDatabase } from '../../../testing/watched-database.ts';
import { addUser, PASSWORD } from '../../../testing/world.ts';
import { logIn as logInBy } from '../../signing-in/log-in.ts';

const NEW_PASSWORD = 'drie blauwe kranen in de mist';
const LOGIN = '/dj-rest-auth/login/';
const DAY_MS = 24 * 60 * 60 * 1000;
const QUARTER_MS = 15 * 60 * 1000;
/** Addresses for documentation (RFC 5737): of strangers, and of the holder. */
const STRANGER = '192.0.2.1';
const HOLDER = '198.51.100.1';

let test: TestApp;
let holder: string;
let users = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Each test has its own holder, on its own day. */
beforeEach(async () => {
  test.clock.moment = new Date(test.clock.moment.getTime() + 2 * DAY_MS);
  users += 1;
  holder = `houder-${users}`;
  await addUser(test, { username: holder, organisationIds: [] });
});

type From = Pick<RequestOptions, 'address' | 'cookies'>;

async function logIn(username: string, password: string, from: From = {}) {
  return test.send('POST', LOGIN, { body: { username, password }, ...from });
}

async function statusOf(username: string, password: string, from: From = {}): Promise<number> {
  return (await logIn(username, password, from)).status;
}

/** Fails this many times; returns the statuses, each once. */
async function fail(username: string, times: number, from: From): Promise<number[]> {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < times; attempt++) statuses.add(await statusOf(username, 'mis', from));
  return [...statuses];
}

describe('one address', () => {
  it('shuts out only itself, for any number of accounts', async () => {
    const names = [holder];
    for (let number = 0; number < 5; number++) {
      names.push(`${holder}-${number}`);
      await addUser(test, { username: `${holder}-${number}`, organisationIds: [] });
    }
    for (const name of names) await fail(name, 15, { address: STRANGER });
    for (const name of names) {
      expect(await statusOf(name, PASSWORD, { address: STRANGER })).toBe(429);
      expect(await statusOf(name, PASSWORD, { address: HOLDER })).toBe(200);
    }
  });

  it('no longer counts against an account for which it is refused', async () => {
    for (const address of [STRANGER, '192.0.2.2'])
      expect(await fail(holder, 30, { address })).toEqual([400, 429]);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(200);
  });

  it('no longer counts against any account when it is refused for all names', async () => {
    for (let number = 0; number < 50; number++)
      await statusOf(`${holder}-gok-${number}`, 'mis', { address: STRANGER });
    expect(await fail(holder, 10, { address: STRANGER })).toEqual([429]);
    // All thirty attempts of the account are available.
    for (const [address, times] of [
      ['192.0.2.2', 10],
      ['192.0.2.3', 10],
      ['192.0.2.4', 9],
    ] as const)
      expect(await fail(holder, times, { address })).toEqual([400]);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(200);
  });

  it('is refused after fifty failures at names of any kind, for every name', async () => {
    for (let number = 0; number < 50; number++)
      expect(await statusOf(`${holder}-gok-${number}`, 'mis', { address: STRANGER })).toBe(400);
    expect(await statusOf(holder, PASSWORD, { address: STRANGER })).toBe(429);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(200);
  });
});

describe('an account', () => {
  it('is refused after thirty failures from anywhere, for a quarter of an hour', async () => {
    for (const last of [1, 2, 3])
      expect(await fail(holder, 10, { address: `192.0.2.${last}` })).toEqual([400]);
    const closed = await logIn(holder, PASSWORD, { address: HOLDER });
    expect([closed.status, closed.headers['retry-after']]).toEqual([429, '900']);
    test.clock.moment = new Date(test.clock.moment.getTime() + QUARTER_MS);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(200);
  });

  it('has one count for each of its names, however it is written, so that nobody learns that two names are one account', async () => {
    const mailbox = `${holder}@voorbeeld.example`;
    const username = [holder, holder.toUpperCase(), `ｈ${holder.slice(1)}`];
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await statusOf(username[attempt % username.length] ?? '', 'mis', { address: STRANGER })).toBe(
        400,
      );
    for (const name of username) expect(await statusOf(name, PASSWORD, { address: STRANGER })).toBe(429);
    expect(await fail(mailbox, 10, { address: STRANGER })).toEqual([400]);
    for (const last of [2, 3]) await fail(holder, 10, { address: `192.0.2.${last}` });
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(429);
    // Twenty attempts of the mailbox are left.
    for (const [last, expected] of [
      [2, [400]],
      [3, [400]],
      [4, [429]],
    ] as const)
      expect(await fail(mailbox, 10, { address: `192.0.2.${last}` })).toEqual(expected);
  });

  it('that is shut out by one name can sign in by the other', async () => {
    for (const last of [1, 2, 3]) await fail(holder, 10, { address: `192.0.2.${last}` });
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(429);
    expect(await statusOf(`${holder}@voorbeeld.example`, PASSWORD, { address: HOLDER })).toBe(200);
  });

  it('is refused as soon and for as long when it does not exist', async () => {
    const answers = async (name: string) => {
      const told: unknown[] = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        const { status, body, headers } = await logIn(name, 'mis', { address: STRANGER });
        told.push([status, body, headers['retry-after']]);
      }
      return told;
    };
    expect(await answers(`${holder}-bestaat-niet`)).toEqual(await answers(holder));
  });
});

it('an attempt at an unknown name takes as much work as at an account, also when its holder gets a mail', async () => {
  const work = async (username: string) => {
    const database = watchedDatabase(test.dependencies.database);
    const attempt = { username, password: 'mis', address: HOLDER, userAgent: '', cookies: {} };
    for (let number = 0; number < 10; number++) await logInBy({ ...test.dependencies, database }, attempt);
    return database.statements;
  };
  const known = await work(holder);
  expect(await work(`${holder}-niemand`)).toEqual(known);
  expect(known.at(-1)).toContain('INSERT INTO queued_mail');
});

describe('a browser that signed in before', () => {
  async function cookiesOf(username: string, from: From = {}): Promise<Record<string, string>> {
    const answer = await logIn(username, PASSWORD, { address: HOLDER, ...from });
    const [cookie = ''] = [answer.headers['set-cookie']].flat().map(String);
    const [, name = '', value = ''] = /^(known_browser_[0-9a-f]{16})=([\w-]+);/.exec(cookie) ?? [];
    return { [name]: value };
  }

  async function closeForStrangers(): Promise<void> {
    for (const last of [1, 2, 3]) await fail(holder, 10, { address: `192.0.2.${last}` });
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(429);
  }

  it('gets a cookie that only serves to sign in, and that no page can read', async () => {
    const { headers } = await logIn(holder, PASSWORD);
    expect(String(headers['set-cookie'])).toMatch(
      /^known_browser_[0-9a-f]{16}=[\w-]+; Max-Age=31536000; Path=\/dj-rest-auth\/login\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await logIn(holder, 'mis')).headers['set-cookie']).toBeUndefined();
  });

  it('is not shut out by strangers, or by an office whose address is refused', async () => {
    const cookies = await cookiesOf(holder);
    await closeForStrangers();
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies })).toBe(200);
    for (let number = 0; number < 50; number++)
      await statusOf(`${holder}-gok-${number}`, 'mis', { address: HOLDER });
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(429);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies })).toBe(200);
  });

  it('has ten attempts of its own, which nobody else uses up', async () => {
    const cookies = await cookiesOf(holder);
    expect(await fail(holder, 10, { cookies })).toEqual([400]);
    expect(await statusOf(holder, PASSWORD, { cookies })).toBe(429);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER })).toBe(200);
  });

  it('is known for the account that signed in, and for no other', async () => {
    const other = `${holder}-collega`;
    await addUser(test, { username: other, organisationIds: [] });
    const [value = ''] = Object.values(await cookiesOf(other));
    const [name = ''] = Object.keys(await cookiesOf(holder));
    await closeForStrangers();
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies: { [name]: value } })).toBe(429);
  });

  it.each(['', 'a', 'A'.repeat(200)])('cannot be faked: %j', async (value) => {
    const [name = ''] = Object.keys(await cookiesOf(holder));
    await closeForStrangers();
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies: { [name]: value } })).toBe(429);
  });

  it('is known until the password is changed', async () => {
    const cookies = await cookiesOf(holder);
    const { key } = (await logIn(holder, PASSWORD)).body as { key: string };
    await test.send('POST', '/auth/password/change/', {
      token: key,
      body: { current_password: PASSWORD, password1: NEW_PASSWORD, password2: NEW_PASSWORD },
    });
    for (const last of [1, 2, 3]) await fail(holder, 10, { address: `192.0.2.${last}` });
    expect(await statusOf(holder, NEW_PASSWORD, { address: HOLDER, cookies })).toBe(429);
  });

  it('is known for a year', async () => {
    const cookies = await cookiesOf(holder);
    test.clock.moment = new Date(test.clock.moment.getTime() + 365 * DAY_MS - 1);
    await closeForStrangers();
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies })).toBe(200);
    test.clock.moment = new Date(test.clock.moment.getTime() + 1);
    expect(await statusOf(holder, PASSWORD, { address: HOLDER, cookies })).toBe(429);
  });
});

describe('the holder', () => {
  const warnings = () =>
    test.mails.filter(({ subject }) => subject === 'Mislukte pogingen om in te loggen bij Milieuspoor');
  let before: number;
  beforeEach(() => {
    before = warnings().length;
  });

  it('gets one mail a day about ten failures, and none about fewer', async () => {
    await fail(holder, 9, { address: STRANGER });
    expect(warnings()).toHaveLength(before);
    await fail(holder, 1, { address: STRANGER });
    expect(warnings()).toHaveLength(before + 1);
    expect(test.mails.at(-1)?.to).toBe(`${holder}@voorbeeld.example`);
    expect(test.mails.at(-1)?.text).toContain(
      `Met uw account ${holder} is binnen een dag tien keer geprobeerd`,
    );
    await fail(holder, 10, { address: '192.0.2.2' });
    expect(warnings()).toHaveLength(before + 1);
    test.clock.moment = new Date(test.clock.moment.getTime() + DAY_MS);
    await fail(holder, 10, { address: STRANGER });
    expect(warnings()).toHaveLength(before + 2);
  });

  it('gets one mail about attempts by either name together', async () => {
    await fail(holder, 5, { address: STRANGER });
    await fail(`${holder}@voorbeeld.example`, 5, { address: STRANGER });
    expect(warnings()).toHaveLength(before + 1);
  });

  it('gets a mail about slow attempts too, which no limit refuses', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await fail(holder, 1, { address: STRANGER })).toEqual([400]);
      test.clock.moment = new Date(test.clock.moment.getTime() + 2 * 60 * 60 * 1000);
    }
    expect(warnings()).toHaveLength(before + 1);
  });

  it('of an unconfirmed address gets no mail, because the address may be somebody else’s', async () => {
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET registered_at = now(), email_verified_at = NULL WHERE username = ${holder}`,
    );
    await fail(holder, 10, { address: STRANGER });
    expect(warnings()).toHaveLength(before);
  });

  it('of no account gets no mail', async () => {
    await fail(`${holder}-niemand`, 10, { address: STRANGER });
    expect(test.mails.at(-1)?.to).not.toContain('niemand');
    expect(warnings()).toHaveLength(before);
  });
});
