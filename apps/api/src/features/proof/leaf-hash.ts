import { hash } from 'node:crypto';

/**
 * Returns the SHA-256, in hexadecimal digits, of a salt followed by a text. Salts are all 32 bytes long, so no other
 * salt and text give the same bytes.
 */
export function leafHash(salt: Uint8Array, text: string): string {
  return sha256Of(Buffer.concat([salt, Buffer.from(text)]));
}

/** Returns the SHA-256 of bytes, in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}
