import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * The list has the first bytes of the SHA-256 of each password, in order. One in 25 million other passwords looks like
 * one of them.
 */
const DIGEST_BYTES = 5;

/** It is read when somebody chooses a password, which few requests do. Made by scripts/make-leaked-passwords.mjs. */
let reading: Promise<Buffer> | null = null;

function readDigests(): Promise<Buffer> {
  reading ??= readFile(new URL('./leaked-passwords.bin', import.meta.url));
  return reading;
}

/**
 * Tells whether this is one of the 44,000 most frequent leaked passwords of twelve characters or more, ignoring
 * capitals.
 */
export async function isLeaked(password: string): Promise<boolean> {
  const digests = await readDigests();
  const sought = createHash('sha256').update(plainOf(password)).digest().subarray(0, DIGEST_BYTES);
  let from = 0;
  let to = digests.length / DIGEST_BYTES;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const order = digests.subarray(middle * DIGEST_BYTES, (middle + 1) * DIGEST_BYTES).compare(sought);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** Returns lower case without accents, because guessing programs try these too. */
function plainOf(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
