import { hash } from '@node-rs/argon2';

/**
 * A hash that is compared as any other, and made and compared as quickly as argon2id can be: tests sign in some thousand
 * times, and what a real one costs is held by the test of `password-hash.ts`.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
}
