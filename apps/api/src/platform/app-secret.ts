import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = 'secret.key';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be kept readable for us alone: an authenticator's secret. AES-256-GCM. */
export interface AppSecret {
  readonly encrypt: (plain: Uint8Array) => Buffer;
  /** throws when the text was made with another key, or tampered with */
  readonly decrypt: (sealed: Uint8Array) => Buffer;
}

/** The installation's secret: the given one, or one of its own that is made once and kept in the data folder. */
export function loadAppSecret(given: string | null, dataDir: string): AppSecret {
  const key = given ? createHash('sha256').update(given).digest() : keyOfFolder(dataDir);
  return {
    encrypt(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}

function keyOfFolder(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, KEY_FILE);
  try {
    // Only the first start writes it: 'wx' leaves an existing key alone.
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  }
  return readFileSync(path);
}
