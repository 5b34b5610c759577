import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Under its own name a test would find this module.
const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** As cheap as argon2id can be. */
const CHEAPEST = { memoryCost: 8, timeCost: 1 };

/** Hashes are compared like any others. What a real one costs is tested without this module (`vitest.config.ts`). */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, { ...options, ...CHEAPEST }, signal);

export const hashRaw: typeof argon2.hashRaw = (password, options, signal) =>
  argon2.hashRaw(password, { ...options, ...CHEAPEST }, signal);

export const { verify } = argon2;
