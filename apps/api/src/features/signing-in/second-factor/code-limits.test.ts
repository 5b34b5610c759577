import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeOf, setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser, PASSWORD } from '../../../testing/world.ts';
import { countCode } from '../../accounts/second-factor/second-factor.queries.ts';
import { WRONG_CODES_MAX } from '../../accounts/second-factor/take-code.ts';

const QUARTER_MS = 15 * 60 * 1000;
const NEW_PASSWORD = 'drie blauwe kranen in de mist';
const CLOSED = { code: [expect.stringContaining('er wordt geen code meer aangenomen')] };
let test: TestApp;
let staff: string;
let users = 0;
let holder: { username: string; accountId: string; secret: string; recoveryCodes: readonly string[] };

beforeAll(async () => {
  test = await startTestApp();
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

beforeEach(async () => {
  users += 1;
  const username = `houder-${users}`;
  const { accountId, token } = await addUser(test, { username, organisationIds: [] });
  holder = { username, accountId, ...(await setUpSecondFactor(test, token)) };
  wait();
});

/** Waits until the attempts of a quarter of an hour are available again. */
function wait(): void {
  test.clock.moment = new Date(test.clock.moment.getTime() + QUARTER_MS);
}

async function logIn(code: string | undefined, password = PASSWORD) {
  return test.send('POST', '/dj-rest-auth/login/', { body: { username: holder.username, password, code } });
}

/** Stores the state after this many wrong codes, over as many hours as that takes. */
async function mistype(times: number): Promise<void> {
  for (let count = 0; count < times; count++)
    await countCode(test.dependencies.database.queries, holder.accountId, WRONG_CODES_MAX);
}

const subjects = () =>
  test.mails.filter(({ to }) => to.startsWith(`${holder.username}@`)).map(({ subject }) => subject);

it('after a hundred wrong codes in a row none is accepted any more, not even a right one or a recovery code', async () => {
  await mistype(99);
  expect((await logIn('000000')).body).toEqual({ code: [expect.stringContaining('klopt niet')] });
  expect(subjects().at(-1)).toBe('Er worden geen codes meer aangenomen voor uw account bij Milieuspoor');
  for (const code of [codeOf(test, holder.secret), holder.recoveryCodes[0]]) {
    wait();
    expect((await logIn(code)).body).toEqual(CLOSED);
  }
});

it('a right code before that resets the count', async () => {
  await mistype(99);
  expect((await logIn(codeOf(test, holder.secret))).status).toBe(200);
  await mistype(99);
  expect((await logIn(holder.recoveryCodes[0])).status).toBe(200);
});

it('wrong recovery codes count as well', async () => {
  await mistype(99);
  expect((await logIn('AAAA-AAAA-AAAA')).status).toBe(400);
  expect((await logIn(codeOf(test, holder.secret))).body).toEqual(CLOSED);
});

it('the holder gets one mail about ten wrong codes in a row', async () => {
  for (let count = 0; count < 9; count++) await logIn('000000');
  expect(subjects()).not.toContain('Verkeerde codes bij het inloggen bij Milieuspoor');
  await logIn('000000');
  wait();
  await logIn('000000');
  const told = subjects().filter((subject) => subject === 'Verkeerde codes bij het inloggen bij Milieuspoor');
  expect(told).toHaveLength(1);
});

it('codes are accepted again once the password is set again', async () => {
  await mistype(100);
  expect((await logIn(codeOf(test, holder.secret))).body).toEqual(CLOSED);
  await test.send('POST', '/api/v1/reset-password/', {
    body: { email: `${holder.username}@voorbeeld.example` },
  });
  const token = /#\/wachtwoord_vergeten\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  const body = { token, password: NEW_PASSWORD };
  expect((await test.send('POST', '/api/v1/reset-password/confirm/', { body })).status).toBe(204);
  // The link set a password and removed no factor.
  expect((await logIn(undefined, NEW_PASSWORD)).status).toBe(400);
  expect((await logIn(codeOf(test, holder.secret), NEW_PASSWORD)).status).toBe(200);
});

it('codes are accepted again once staff turned the second factor off and it is set up again', async () => {
  await mistype(100);
  const url = `/api/v1/admin/users/${holder.accountId}/second-factor/`;
  expect((await test.send('DELETE', url, { token: staff })).status).toBe(204);
  const { key } = (await logIn(undefined)).body as { key: string };
  const { secret } = await setUpSecondFactor(test, key);
  wait();
  expect((await logIn(codeOf(test, secret))).status).toBe(200);
});

it('a caller without the password uses up no codes', async () => {
  await mistype(99);
  for (let count = 0; count < 5; count++) await logIn('000000', 'mis');
  expect((await logIn(codeOf(test, holder.secret))).status).toBe(200);
});
