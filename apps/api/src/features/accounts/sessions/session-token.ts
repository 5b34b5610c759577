import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The duration of a session after signing in. */
export const SESSION_MS = 30 * DAY_MS;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the stored hash of a token. A token is random and long, so a plain hash cannot be guessed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
