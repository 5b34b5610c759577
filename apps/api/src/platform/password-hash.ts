import { hash, hashRaw, type Options, verify } from '@node-rs/argon2';
import { ensureNoTransaction } from '../database/pool/transaction-under-way.ts';

/** argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane). Slow on purpose. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  ensureNoTransaction('hashing a password');
  return hash(password, ARGON2ID);
}

/** Tells whether the password belongs to the hash. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  ensureNoTransaction('checking a password');
  return verify(passwordHash, password);
}

/** Returns the hash under a given salt, so that a code can be looked up by its stored form. */
export async function hashRecoveryCode(code: string, salt: Uint8Array): Promise<Buffer> {
  ensureNoTransaction('hashing a recovery code');
  return hashRaw(code, { ...ARGON2ID, salt });
}

const UNKNOWN_ACCOUNT_HASH = hashPassword('the account does not exist');

/** Takes as long as a real check, so that the time of an answer does not reveal whether an account exists. */
export async function checkNothing(password: string): Promise<void> {
  await isPassword(password, await UNKNOWN_ACCOUNT_HASH);
}
