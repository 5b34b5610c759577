import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { checkNothing, hashPassword, hashRecoveryCode, isPassword } from './password-hash.ts';

const PASSWORD = 'zeven-kraaien-op-een-dijk';
const SALT = Buffer.alloc(16, 7);

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the hash of a password', () => {
  it('distinguishes the password from others', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
    expect(await isPassword(`${PASSWORD} `, passwordHash)).toBe(false);
  });

  it('costs an attacker the 19 MiB and two passes that OWASP recommends', async () => {
    expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is never made or compared within a transaction, because everybody would wait for it', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const tries: (() => Promise<unknown>)[] = [
      () => hashPassword(PASSWORD),
      () => isPassword(PASSWORD, passwordHash),
      () => checkNothing(PASSWORD),
      () => hashRecoveryCode('K7QF2MXA9RTB', SALT),
    ];
    for (const attempt of tries) {
      await expect(database.transaction(attempt)).rejects.toThrow('do it before the transaction');
      await attempt();
    }
  });

  it('may be made while others have a running transaction', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const transaction = database.transaction(() => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$/);
    end.resolve();
    await transaction;
  });
});
