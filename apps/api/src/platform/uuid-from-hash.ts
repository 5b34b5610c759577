import { createHash } from 'node:crypto';

/**
 * Returns the same id for the same text: a UUID of version 8 (RFC 9562). It is a hash, so that nobody can choose an id,
 * or get the id of somebody else.
 */
export function uuidFromHash(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
