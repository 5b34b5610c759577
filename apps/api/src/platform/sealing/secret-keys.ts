import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../disk/make-data-folder.ts';

const KEY_FILE = 'secret.key';
const KEY_BYTES = 32;
const ID_BYTES = 4;
/**
 * 32 MB and a tenth of a second for each guess; a separate salt per installation would have to be stored as safely as
 * the key.
 */
const STRETCHING = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const SALT = 'milieuspoor: the key of an installation';

/** A key with an identifier that reveals nothing about it. */
export interface SecretKey {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/** The key with which an installation seals, and the other keys with which it opens. */
export interface SecretKeys {
  readonly current: SecretKey;
  readonly former: readonly SecretKey[];
}

/**
 * Returns the installation's keys: from the given secret, or from a random one that is made once and stored in the data
 * folder. With a given secret, a key that is still in the folder opens what it sealed, and so does the former secret.
 */
export function loadSecretKeys(
  { secret, previous }: { readonly secret: string | null; readonly previous: string | null },
  dataDir: string,
): SecretKeys {
  const former = previous === null ? [] : [stretched(previous), hashed(previous)];
  if (secret === null) return { current: keyOf(keyOfFolder(dataDir)), former };
  // Until 2.4 a secret was hashed without stretching.
  return { current: stretched(secret), former: [hashed(secret), ...former, ...leftInFolder(dataDir)] };
}

function keyOf(bytes: Buffer): SecretKey {
  return { id: createHash('sha256').update(bytes).digest().subarray(0, ID_BYTES), bytes };
}

function stretched(secret: string): SecretKey {
  return keyOf(scryptSync(secret, SALT, KEY_BYTES, STRETCHING));
}

function hashed(secret: string): SecretKey {
  return keyOf(createHash('sha256').update(secret).digest());
}

function leftInFolder(dataDir: string): SecretKey[] {
  const path = join(dataDir, KEY_FILE);
  return dataDir !== '' && existsSync(path) ? [keyOf(readFileSync(path))] : [];
}

function keyOfFolder(dataDir: string): Buffer {
  makeDataFolder(dataDir);
  const path = join(dataDir, KEY_FILE);
  try {
    // Only the first start writes it: 'wx' does not change an existing key.
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
  return readFileSync(path);
}
