import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { loadSecretKeys, type SecretKey } from './sealing/secret-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The prefix of data that are sealed with AES-256-GCM; another algorithm gets another prefix. */
const AES_256_GCM = Buffer.from('ms1');

/** Encrypts data that only we must be able to read, such as an authenticator's secret. AES-256-GCM. */
export interface AppSecret {
  readonly encrypt: (plain: Uint8Array) => Buffer;
  /** throws when the text was made with an unknown key, or was manipulated */
  readonly decrypt: (sealed: Uint8Array) => Buffer;
  /** tells whether it was sealed with the present key and algorithm */
  readonly isCurrent: (sealed: Uint8Array) => boolean;
}

/**
 * Returns the installation's secret: the given one, or its own that is stored in the data folder. A seal names the
 * algorithm and the key: mark, key, nonce, text, tag. Data without a mark were sealed before marks existed.
 */
export function loadAppSecret(
  given: string | null,
  dataDir: string,
  previous: string | null = null,
): AppSecret {
  const { current, former } = loadSecretKeys({ secret: given, previous }, dataDir);
  const headOf = ({ id }: SecretKey) => Buffer.concat([AES_256_GCM, id]);
  const head = headOf(current);
  const isCurrent = (sealed: Uint8Array) => head.equals(sealed.subarray(0, head.length));
  return {
    encrypt(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce);
      // The head is not secret, but must not be replaced either.
      cipher.setAAD(head);
      return Buffer.concat([head, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(sealed) {
      const keys = [current, ...former];
      const named = keys.find((key) => headOf(key).equals(sealed.subarray(0, head.length)));
      if (named) return open(sealed.subarray(head.length), named, headOf(named));
      return openUnmarked(sealed, keys);
    },
    isCurrent,
  };
}

function open(sealed: Uint8Array, { bytes }: SecretKey, head: Buffer | null): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  if (head) decipher.setAAD(head);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Opens data without a mark, which do not name their key: the tag shows which key is right. */
function openUnmarked(sealed: Uint8Array, keys: readonly SecretKey[]): Buffer {
  for (const key of keys) {
    try {
      return open(sealed, key, null);
    } catch {
      // Continues with the next key, if any.
    }
  }
  throw new Error('This was sealed with a key that is not known any more, or tampered with');
}
