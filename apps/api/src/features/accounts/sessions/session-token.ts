import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A session lasts this long after signing in. */
export const SESSION_MS = 30 * DAY_MS;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. It is random and long, so a plain hash cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
