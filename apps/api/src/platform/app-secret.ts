import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { loadSecretKeys, type SecretKey } from './sealing/secret-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands before what is sealed with AES-256-GCM; another algorithm gets another mark. */
const AES_256_GCM = Buffer.from('ms1');

/** Encrypts what must be kept readable for us alone: an authenticator's secret. AES-256-GCM. */
export interface AppSecret {
  readonly encrypt: (plain: Uint8Array) => Buffer;
  /** throws when the text was made with a key that is not known any more, or tampered with */
  readonly decrypt: (sealed: Uint8Array) => Buffer;
  /** whether this was sealed by the key and the algorithm of today */
  readonly isCurrent: (sealed: Uint8Array) => boolean;
}

/**
 * The installation's secret: the given one, or one of its own that is kept in the data folder. What it seals names the
 * algorithm and the key: mark, key, nonce, text, tag. What has no mark was sealed before there was one.
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
      // The head is no secret, and may not be exchanged either.
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

/** Which key it was is not told: the tag shows whether it was the right one. */
function openUnmarked(sealed: Uint8Array, keys: readonly SecretKey[]): Buffer {
  for (const key of keys) {
    try {
      return open(sealed, key, null);
    } catch {
      // The next one, if there is any.
    }
  }
  throw new Error('This was sealed with a key that is not known any more, or tampered with');
}
