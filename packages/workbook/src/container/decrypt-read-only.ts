import { createDecipheriv, hash } from 'node:crypto';
import { readCompoundStream } from './compound-file.ts';

/**
 * The password with which Excel encrypts a workbook that everybody may open but not change ([MS-OFFCRYPTO] 2.4.2.4). Excel
 * opens such a file without asking.
 */
export const READ_ONLY_PASSWORD = Buffer.from('VelvetSweatshop', 'utf16le');
const HASHES = ['sha1', 'sha256', 'sha384', 'sha512'];
const KEY_BITS = [128, 192, 256];
/** As many as Excel writes; more would only take time. */
const ROUNDS_MAX = 100_000;
const STANDARD_ROUNDS = 50_000;
const AES_BLOCK = 16;
const SEGMENT_BYTES = 4_096;
/** The size of the package, before its encrypted bytes. */
const SIZE_BYTES = 8;

const KEY_FOR = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
} as const;

/**
 * Returns the workbook in an encrypted file that opens without a password; null for one that needs a password, or that is
 * encrypted in a way that Excel does not use.
 */
export function decryptReadOnly(bytes: Uint8Array): Uint8Array | null {
  const info = readCompoundStream(bytes, ['EncryptionInfo']);
  const encrypted = readCompoundStream(bytes, ['EncryptedPackage']);
  if (!info || !encrypted || info.byteLength < SIZE_BYTES || encrypted.byteLength < SIZE_BYTES) return null;
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const [major, minor] = [view.getUint16(0, true), view.getUint16(2, true)];
  const packed = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength);
  const size = packed.readBigUInt64LE(0);
  const data = packed.subarray(SIZE_BYTES);
  if (size > BigInt(data.byteLength) || data.byteLength % AES_BLOCK !== 0) return null;
  const isAgile = major === 4 && minor === 4;
  const isStandard = minor === 2 && major >= 2 && major <= 4;
  const opened = isAgile ? decryptAgile(info, data) : isStandard ? decryptStandard(view, data) : null;
  return opened?.subarray(0, Number(size)) ?? null;
}

/** One of the two places that state how something is encrypted. */
interface Cipher {
  readonly hashName: string;
  readonly keyBytes: number;
  readonly salt: Buffer;
  readonly text: (attribute: string) => Buffer;
  readonly rounds: number;
}

/** Decrypts the encryption of Excel 2010 and later ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15). */
function decryptAgile(info: Uint8Array, data: Buffer): Buffer | null {
  const xml = new TextDecoder().decode(info.subarray(SIZE_BYTES));
  const content = cipherIn(xml, 'keyData');
  const lock = cipherIn(xml, 'encryptedKey');
  if (!content || !lock) return null;

  const digest = repeatedDigest(lock.hashName, lock.salt, lock.rounds);
  const open = (purpose: Buffer, attribute: string) =>
    decrypted(
      sized(hashOf(lock.hashName, digest, purpose), lock.keyBytes),
      sized(lock.salt, AES_BLOCK),
      lock.text(attribute),
    );
  const input = open(KEY_FOR.verifierInput, 'encryptedVerifierHashInput');
  const expected = open(KEY_FOR.verifierHash, 'encryptedVerifierHashValue');
  const actual = hashOf(lock.hashName, input.subarray(0, lock.salt.byteLength));
  if (!expected.subarray(0, actual.byteLength).equals(actual)) return null;
  const key = open(KEY_FOR.key, 'encryptedKeyValue').subarray(0, content.keyBytes);
  if (key.byteLength !== content.keyBytes) return null;

  const segments: Buffer[] = [];
  for (let start = 0; start < data.byteLength; start += SEGMENT_BYTES) {
    const vector = sized(hashOf(content.hashName, content.salt, numberBytes(segments.length)), AES_BLOCK);
    segments.push(decrypted(key, vector, data.subarray(start, start + SEGMENT_BYTES)));
  }
  return Buffer.concat(segments);
}

/** Returns how the element with this name says that something is encrypted; null for what is not read. */
function cipherIn(xml: string, element: string): Cipher | null {
  const attributes = new RegExp(`<(?:[\\w.-]+:)?${element}(\\s[^<>]*)>`).exec(xml)?.[1] ?? '';
  const stated = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`).exec(attributes)?.[1] ?? '';
  const hashName = stated('hashAlgorithm').replace('-', '').toLowerCase();
  const keyBits = Number(stated('keyBits'));
  const rounds = Number(stated('spinCount') || 0);
  const text = (name: string) => Buffer.from(stated(name), 'base64');
  const isKnown =
    stated('cipherAlgorithm') === 'AES' &&
    stated('cipherChaining') === 'ChainingModeCBC' &&
    HASHES.includes(hashName) &&
    KEY_BITS.includes(keyBits) &&
    rounds >= 0 &&
    rounds <= ROUNDS_MAX;
  return isKnown ? { hashName, keyBytes: keyBits / 8, salt: text('saltValue'), text, rounds } : null;
}

/** Decrypts the encryption of Excel 2007 ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9). */
function decryptStandard(info: DataView, data: Buffer): Buffer | null {
  const header = SIZE_BYTES + 4;
  if (info.byteLength < header + 32) return null;
  const verifier = header + info.getUint32(SIZE_BYTES, true);
  const keyBits = info.getUint32(header + 16, true);
  if (!KEY_BITS.includes(keyBits) || info.byteLength < verifier + 4 + 16 + 16 + 4 + 32) return null;
  const bytesAt = (start: number, length: number) =>
    Buffer.from(info.buffer, info.byteOffset + verifier + start, length);
  const digest = hashOf('sha1', repeatedDigest('sha1', bytesAt(4, 16), STANDARD_ROUNDS), numberBytes(0));
  const half = (filler: number) => {
    const block = Buffer.alloc(64, filler);
    for (const [index, byte] of digest.entries()) block[index] = byte ^ filler;
    return hashOf('sha1', block);
  };
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBits / 8);
  const actual = hashOf('sha1', decrypted(key, null, bytesAt(20, 16)));
  const expected = decrypted(key, null, bytesAt(40, 32));
  return expected.subarray(0, actual.byteLength).equals(actual) ? decrypted(key, null, data) : null;
}

function repeatedDigest(name: string, salt: Buffer, rounds: number): Buffer {
  let digest = hashOf(name, salt, READ_ONLY_PASSWORD);
  for (let round = 0; round < rounds; round++) digest = hashOf(name, numberBytes(round), digest);
  return digest;
}

function hashOf(name: string, ...parts: readonly Buffer[]): Buffer {
  return hash(name, Buffer.concat(parts), 'buffer');
}

/** Decrypts whole blocks of AES: chained from a vector, or each by itself without one. */
function decrypted(key: Buffer, vector: Buffer | null, data: Buffer): Buffer {
  const mode = vector ? 'cbc' : 'ecb';
  const cipher = createDecipheriv(`aes-${key.byteLength * 8}-${mode}`, key, vector);
  cipher.setAutoPadding(false);
  const whole = data.subarray(0, data.byteLength - (data.byteLength % AES_BLOCK));
  return Buffer.concat([cipher.update(whole), cipher.final()]);
}

/** Returns bytes at this length: cut, or filled up as [MS-OFFCRYPTO] 2.3.4.11 says. */
function sized(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([
    bytes.subarray(0, length),
    Buffer.alloc(Math.max(0, length - bytes.byteLength), 0x36),
  ]);
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
