import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { updatePasswordHash } from '../accounts/passwords/passwords.queries.ts';
import { createToken, hashToken } from '../accounts/session-token.ts';
import { replaceAccountToken } from './account-tokens.queries.ts';
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

/** A registration that waits for its link; answers the account and what stands in the link. */
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

it('confirms nothing with a password that was replaced while it was compared', async () => {
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
