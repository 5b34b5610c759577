import { hash } from '@node-rs/argon2';

/**
 * Returns a hash that is compared like any other, and computed as fast as argon2id can be: tests sign in some thousand
 * times, and the test of `password-hash.ts` checks the cost of a real one.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
}
