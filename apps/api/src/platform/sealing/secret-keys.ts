import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../disk/make-data-folder.ts';

const KEY_FILE = 'secret.key';
const KEY_BYTES = 32;
const ID_BYTES = 4;
/** 32 MB and a tenth of a second for each guess; a salt of its own per installation would have to be kept as well as the key. */
const STRETCHING = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const SALT = 'milieuspoor: the key of an installation';

/** A key by what it is told from others, which says nothing of it. */
export interface SecretKey {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/** What an installation seals with, and what else it opens with. */
export interface SecretKeys {
  readonly current: SecretKey;
  readonly former: readonly SecretKey[];
}

/**
 * The installation's keys: of the given secret, or a random one that is made once and kept in the data folder. With a secret
 * given, a key that still lies in the folder opens what it sealed, as does the secret of before.
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
    // Only the first start writes it: 'wx' leaves an existing key alone.
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
  return readFileSync(path);
}
