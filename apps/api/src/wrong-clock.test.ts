import type { CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from './database/sql.ts';
import { warnOfEndingKeys } from './features/api-keys/warn-of-ending-keys.ts';
import { findMaking, tellMaking } from './features/reports/making/report-makings.queries.ts';
import { insertChallenge, takeChallenge } from './features/signing-in/passkeys/challenges.queries.ts';
import { findFixing } from './features/statistics/others/figures-of-others.queries.ts';
import { fixQuarter } from './features/statistics/others/fix-figures.ts';
import { issueTicket, openTicket } from './http/download-tickets.ts';
import { createSteadyClock } from './platform/clock.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { codeOf, setUpSecondFactor } from './testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addSession, addUser, PASSWORD } from './testing/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const MOST_CALLS = 100;

const test: TestApp = await startTestApp({ CALLS_PER_MINUTE: String(MOST_CALLS) });
afterAll(() => test.close());

const { queries } = test.dependencies.database;
let users = 0;
let username: string;
let accountId: string;
let token: string;

/** Each test has its own user, on its own day. */
beforeEach(async () => {
  jump(2 * DAY_MS);
  users += 1;
  username = `lid-${users}`;
  ({ accountId, token } = await addUser(test, { username, organisationIds: [] }));
});

/** Sets the clock ahead, or back by a negative number. */
function jump(ms: number): void {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
}

/** Does something while the clock is ahead, and then corrects it. */
async function ahead<T>(ms: number, work: () => Promise<T>): Promise<T> {
  jump(ms);
  const result = await work();
  jump(-ms);
  return result;
}

async function statusOf(method: string, url: string, body: unknown, address = '192.0.2.1'): Promise<number> {
  return (await test.send(method, url, { body, address })).status;
}

const logIn = (password: string, more: object = {}, address?: string) =>
  statusOf('POST', '/dj-rest-auth/login/', { username, password, ...more }, address);
const isSignedIn = async (key: string) =>
  (await test.send('GET', '/auth/user/', { token: key })).status === 200;

describe('what a clock that ran ahead has counted', () => {
  it('shuts nobody out who signs in once it is right', async () => {
    await ahead(YEAR_MS, async () => {
      for (let attempt = 0; attempt < 31; attempt++)
        await logIn('mis', {}, `198.51.100.${Math.floor(attempt / 8)}`);
      expect(await logIn(PASSWORD, {}, '198.51.100.77')).toBe(429);
    });
    expect(await logIn(PASSWORD, {}, '198.51.100.77')).toBe(200);
  });

  it('still counts when the clocks of two servers differ by seconds', async () => {
    await ahead(30_000, async () => {
      for (let attempt = 0; attempt < 10; attempt++) await logIn('mis');
    });
    expect(await logIn(PASSWORD)).toBe(429);
  });

  it('keeps no mail with a new password from a mailbox', async () => {
    const email = { email: `${username}@voorbeeld.example` };
    const ask = () => statusOf('POST', '/api/v1/reset-password/', email);
    await ahead(YEAR_MS, async () => {
      for (let attempt = 0; attempt < 3; attempt++) expect(await ask()).toBe(204);
      expect(await ask()).toBe(429);
    });
    expect(await ask()).toBe(204);
  });

  it('leaves codes of the second factor to be taken, and each once', async () => {
    const { secret } = await setUpSecondFactor(test, token);
    jump(HOUR_MS);
    await ahead(YEAR_MS, async () => {
      expect(await logIn(PASSWORD, { code: codeOf(test, secret) })).toBe(200);
      for (let attempt = 0; attempt < 11; attempt++) await logIn(PASSWORD, { code: '000000' });
      expect(await logIn(PASSWORD, { code: codeOf(test, secret) })).toBe(429);
    });
    const code = codeOf(test, secret);
    expect(await logIn(PASSWORD, { code })).toBe(200);
    expect(await logIn(PASSWORD, { code })).toBe(400);
  });

  it('leaves an account and a key their calls', async () => {
    const organisationId = await addOrganisation(test, 'sleutels');
    const { token: runs } = await addUser(test, {
      username: 'beheer',
      organisationIds: [organisationId],
      administers: true,
    });
    const { key } = await addApiKey(test, { slug: 'sleutels', token: runs, name: 'Kaart', days: 365 });
    const askBoth = async () => [
      (await test.send('GET', '/auth/user/', { token })).status,
      (await test.send('GET', '/api/v1/project/', { apiKey: key })).status,
    ];
    await ahead(DAY_MS, async () => {
      for (let call = 0; call < 301; call++) await askBoth();
      expect(await askBoth()).toEqual([429, 429]);
    });
    expect(await askBoth()).toEqual([200, 200]);
  });
});

describe('what proves who somebody is', () => {
  it('is void when it was made more than a day ahead, and as good as before when it was an hour', async () => {
    const early = await ahead(HOUR_MS, () => addSession(test, accountId));
    const wrong = await ahead(YEAR_MS, () => addSession(test, accountId));
    expect([await isSignedIn(token), await isSignedIn(early), await isSignedIn(wrong)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('stays when the clock was ahead for a moment', async () => {
    expect(await ahead(YEAR_MS, () => isSignedIn(token))).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('is not recent because its moment is yet to come', async () => {
    const early = await ahead(HOUR_MS, () => addSession(test, accountId));
    const answer = await test.send('POST', '/api/v1/second-factor/', { token: early, body: {} });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('current_password');
  });

  it('lasts no longer as a ticket or a challenge', async () => {
    const challenge = { accountId, purpose: 'add', challenge: `uitdaging-${users}` } as const;
    const inAnHour = new Date(test.clock.moment.getTime() + HOUR_MS);
    await insertChallenge(queries, challenge, inAnHour);
    expect(await takeChallenge(queries, challenge, test.clock.moment)).toBe(false);
    const { secret } = test.dependencies;
    const ticket = issueTicket(secret, Buffer.alloc(32), '/een/pad', inAnHour);
    expect(openTicket(secret, ticket, '/een/pad', inAnHour)).not.toBeNull();
    expect(openTicket(secret, ticket, '/een/pad', test.clock.moment)).toBeNull();
  });

  it('is no link for a new password of a year ahead', async () => {
    const email = { email: `${username}@voorbeeld.example` };
    await ahead(YEAR_MS, () => statusOf('POST', '/api/v1/reset-password/', email));
    const link = test.mails.at(-1)?.text.match(/wachtwoord_vergeten\/([\w-]+)/)?.[1];
    const body = { token: link, password: 'drie blauwe kranen in de mist' };
    const confirm = () => statusOf('POST', '/api/v1/reset-password/confirm/', body);
    expect(await confirm()).toBe(400);
    expect(await ahead(YEAR_MS, confirm)).toBe(204);
  });
});

describe('what people made', () => {
  it('can be checked and stored although checks of a clock that ran ahead are kept', async () => {
    const organisationId = await addOrganisation(test, 'alfa');
    ({ token } = await addUser(test, { username: 'rekenaar', organisationIds: [organisationId] }));
    const project = await addProject(test, organisationId, { name: 'Kade' });
    const send = async (path: string, more: Record<string, string>, mkiEurPerUnit: number) =>
      test.send('POST', path, {
        token,
        form: {
          fields: { project, calculation_type: 'design-baseline', ...more },
          file: {
            field: 'excel_file',
            name: 'straat.xlsx',
            bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit }]),
          },
        },
      });
    const check = async (mki: number) =>
      (await send('/api/v1/project-calculation/check/', {}, mki)).body as CalculationCheck;
    await ahead(HOUR_MS, async () => {
      for (let file = 1; file <= 8; file++) await check(file);
    });
    await check(9);
    const kept = await queries.execute(
      sql`SELECT count(*)::int AS count FROM kept_check WHERE created_at <= ${test.clock.moment}`,
    );
    expect(kept).toEqual([{ count: 1 }]);
  });

  it('is not removed by what tidies up while the clock is ahead for a moment', () => {
    let elapsed = 5;
    const steady = createSteadyClock(test.clock, () => elapsed);
    const before = test.clock.moment;
    elapsed += 1000;
    jump(YEAR_MS);
    expect(steady.now()).toEqual(new Date(before.getTime() + 1000));
    jump(-YEAR_MS - HOUR_MS);
    expect(steady.now()).toEqual(test.clock.moment);
    jump(HOUR_MS);
  });

  it('is mailed although the mail was put off by a clock that ran ahead', async () => {
    const sent = test.mails.length;
    test.mailServer.refusing = 451;
    await ahead(YEAR_MS, () =>
      statusOf('POST', '/api/v1/reset-password/', { email: `${username}@voorbeeld.example` }),
    );
    test.mailServer.refusing = null;
    await test.sendMails();
    expect(test.mails).toHaveLength(sent + 1);
  });

  it('is not told to be under way since a moment that is yet to come', async () => {
    const maker = { accountId, key: '6f0f0f4e-8d5e-4c5c-9a39-0d1c6b1f2a11' };
    const later = new Date(test.clock.moment.getTime() + YEAR_MS);
    await tellMaking(queries, maker, { stage: 'reading', stepsDone: 0, steps: 1 }, later);
    expect(await findMaking(queries, maker, later)).not.toBeNull();
    expect(await findMaking(queries, maker, test.clock.moment)).toBeNull();
  });
});

it('a key that was told of too early is told of again', async () => {
  const organisationId = await addOrganisation(test, 'eindigt');
  const { token: runs } = await addUser(test, {
    username: 'beheerder',
    organisationIds: [organisationId],
    administers: true,
  });
  await addApiKey(test, { slug: 'eindigt', token: runs, name: 'Kaart', days: 90 });
  const warned = async () => {
    const before = test.mails.length;
    await warnOfEndingKeys(test.dependencies);
    await test.sendMails();
    return test.mails.slice(before).filter(({ to }) => to.includes('beheerder@voorbeeld.example')).length;
  };
  expect(await ahead(87 * DAY_MS, warned)).toBe(1);
  jump(84 * DAY_MS);
  expect([await warned(), await warned()]).toEqual([1, 0]);
});

it('a quarter that was fixed ahead of its time stands for the present one, and the next is fixed', async () => {
  await ahead(YEAR_MS, () => fixQuarter(test.dependencies));
  const early = await findFixing(queries);
  await fixQuarter(test.dependencies);
  const present = await findFixing(queries);
  expect(present?.quarter).not.toBe(early?.quarter);
  jump(92 * DAY_MS);
  await fixQuarter(test.dependencies);
  expect((await findFixing(queries))?.quarter?.localeCompare(present?.quarter ?? '')).toBe(1);
});
