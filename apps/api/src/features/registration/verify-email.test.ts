import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { updatePasswordHash } from '../accounts/passwords/passwords.queries.ts';
import { createToken, hashToken } from '../accounts/sessions/session-token.ts';
import { replaceAccountToken } from './account-tokens.queries.ts';
import { getVerification } from './get-verification.ts';
import { insertRegistration } from './registration.queries.ts';
import { verifyEmail } from './verify-email.ts';

const SECRET = 'vier losse woorden samen';
const CALL = {
  language: 'nl',
  cookies: {},
  address: '192.0.2.1',
  userAgent: '',
  ifMatch: null,
  isGone: () => false,
  whenGone: () => new AbortController().signal,
} as const;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Makes a registration that waits for its link; returns the account and the key in the link. */
async function register(email: string): Promise<{ id: string; key: string }> {
  const { queries } = test.dependencies.database;
  const now = test.clock.now();
  const id = await insertRegistration(
    queries,
    {
      email,
      passwordHash: await hashPassword(SECRET),
      firstName: '',
      lastName: '',
      wish: '',
      language: 'nl',
    },
    now,
  );
  if (id === null) throw new Error('The address is taken');
  const key = createToken();
  await replaceAccountToken(queries, {
    tokenHash: hashToken(key),
    accountId: id,
    purpose: 'verify',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  return { id, key };
}

it('confirms with the password of the registration', async () => {
  const { key } = await register('een@voorbeeld.example');
  expect(await verifyEmail(test.dependencies, { key, password: SECRET }, CALL)).toMatchObject({ ok: true });
});

it('confirms nothing with a password that was replaced during the comparison', async () => {
  const { id, key } = await register('twee@voorbeeld.example');
  const { database } = test.dependencies;
  const otherHash = await hashPassword('een ander wachtwoord');
  const changedMeanwhile: Database = {
    ...database,
    async transaction(work) {
      await updatePasswordHash(database.queries, id, otherHash);
      return database.transaction(work);
    },
  };
  const dependencies = { ...test.dependencies, database: changedMeanwhile };
  expect(await verifyEmail(dependencies, { key, password: SECRET }, CALL)).toMatchObject({
    ok: false,
    refusal: { kind: 'invalid', fields: { password: [{ code: 'verify-password-wrong' }] } },
  });
});

it('a link reports that it can be used, that the address is confirmed, or that it has expired', async () => {
  const { id, key } = await register('drie@voorbeeld.example');
  const stateOf = async (link: string) => {
    const outcome = await getVerification(test.dependencies, link, CALL);
    return outcome.ok ? outcome.value.state : outcome.refusal.kind;
  };
  expect(await stateOf(key)).toBe('open');
  await verifyEmail(test.dependencies, { key, password: SECRET }, CALL);
  expect(await stateOf(key)).toBe('confirmed');
  expect(await stateOf('niet-van-ons')).toBe('over');

  const late = await register('vier@voorbeeld.example');
  test.clock.moment = new Date(test.clock.moment.getTime() + 61_000);
  expect(await stateOf(late.key)).toBe('over');
  await test.dependencies.database.queries.execute(sql`UPDATE account SET active = false WHERE id = ${id}`);
  expect(await stateOf(key)).toBe('over');
});

it('unknown links are refused after thirty in an hour', async () => {
  const call = { ...CALL, address: '192.0.2.77' };
  for (let asked = 0; asked < 30; asked++)
    expect((await getVerification(test.dependencies, `poging-${asked}`, call)).ok).toBe(true);
  expect(await getVerification(test.dependencies, 'poging', call)).toMatchObject({
    ok: false,
    refusal: { kind: 'too-many' },
  });
});
