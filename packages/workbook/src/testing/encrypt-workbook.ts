import { createCipheriv, hash } from 'node:crypto';
import { CFB } from '@e965/xlsx';
import { changeRecords, withStream } from './build-xls.ts';

const SALT = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const VERIFIER = Buffer.from('f0e1d2c3b4a5968778695a4b3c2d1e0f', 'hex');
const KEY = Buffer.alloc(32, 0x5a);

const sha = (name: string, ...parts: readonly Uint8Array[]) => hash(name, Buffer.concat(parts), 'buffer');
const int = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const padded = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);

function aes(mode: 'cbc' | 'ecb', key: Buffer, vector: Buffer | null, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode}`, key, vector).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded(bytes)), cipher.final()]);
}

function repeated(name: string, password: string, rounds: number): Buffer {
  let digest = sha(name, SALT, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < rounds; round++) digest = sha(name, int(round), digest);
  return digest;
}

function contained(info: Buffer, size: number, encrypted: Buffer): Uint8Array {
  const container = CFB.utils.cfb_new();
  const length = Buffer.alloc(8);
  length.writeUInt32LE(size, 0);
  CFB.utils.cfb_add(container, '/EncryptionInfo', info);
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.concat([length, encrypted]));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** Returns a workbook as Excel 2010 and later encrypt it ([MS-OFFCRYPTO] 2.3.4.10). */
export function encryptAgile(bytes: Uint8Array, password: string, rounds = 1_000): Uint8Array {
  const digest = repeated('sha512', password, rounds);
  const locked = (purpose: string, content: Buffer) =>
    aes('cbc', sha('sha512', digest, Buffer.from(purpose, 'hex')).subarray(0, 32), SALT, content);
  const sealed = {
    encryptedVerifierHashInput: locked('fea7d2763b4b9e79', VERIFIER),
    encryptedVerifierHashValue: locked('d7aa0f6d3061344e', sha('sha512', VERIFIER)),
    encryptedKeyValue: locked('146e0be7abacd0d6', KEY),
  };
  const cipher = `saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="${SALT.toString('base64')}"`;
  const values = Object.entries(sealed).map(([name, value]) => `${name}="${value.toString('base64')}"`);
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${cipher}/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${rounds}" ${cipher} ${values.join(' ')}/></keyEncryptor></keyEncryptors></encryption>`;
  const segments: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += 4096) {
    const vector = sha('sha512', SALT, int(segments.length)).subarray(0, 16);
    segments.push(aes('cbc', KEY, vector, bytes.subarray(start, start + 4096)));
  }
  const info = Buffer.concat([Buffer.from('0400040040000000', 'hex'), Buffer.from(xml)]);
  return contained(info, bytes.length, Buffer.concat(segments));
}

/** Returns a workbook as Excel 2007 encrypts it ([MS-OFFCRYPTO] 2.3.4.5). */
export function encryptStandard(bytes: Uint8Array, password: string): Uint8Array {
  const digest = sha('sha1', repeated('sha1', password, 50_000), int(0));
  const block = Buffer.alloc(64, 0x36);
  for (const [index, byte] of digest.entries()) block[index] = byte ^ 0x36;
  const key = sha('sha1', block).subarray(0, 16);
  const header = Buffer.concat([...[0x24, 0, 0x660e, 0x8004, 128, 0x18, 0, 0].map(int), Buffer.alloc(2)]);
  const verifier = [
    int(16),
    SALT,
    aes('ecb', key, null, VERIFIER),
    int(20),
    aes('ecb', key, null, sha('sha1', VERIFIER)),
  ];
  const info = Buffer.concat([
    Buffer.from('0300020024000000', 'hex'),
    int(header.length),
    header,
    ...verifier,
  ]);
  return contained(info, bytes.length, aes('ecb', key, null, bytes));
}

/** The records of an .xls that stay readable ([MS-XLS] 2.2.10): those of its parts, and the one that says how it is encrypted. */
const READABLE = [0x0809, 0x002f, 0x00e1];

/** Returns an .xls as Excel 97 (`md5`), or 2002 and later (`sha1`, with a key of so many bits), encrypt it. */
export function encryptXls(
  bytes: Uint8Array,
  password: string,
  name: 'md5' | 'sha1',
  keyBits = name === 'md5' ? 128 : 40,
): Uint8Array {
  const typed = Buffer.from(password, 'utf16le');
  const short = sha('md5', typed).subarray(0, 5);
  const begin =
    name === 'md5'
      ? sha('md5', ...Array.from({ length: 16 }, () => [short, SALT]).flat()).subarray(0, 5)
      : sha('sha1', SALT, typed);
  const cipherOf = (block: number) => {
    const key = sha(name, begin, int(block)).subarray(0, keyBits / 8);
    return rc4(keyBits === 40 ? padded(key) : key);
  };
  const verifying = cipherOf(0);
  const sealed = (content: Uint8Array) => Buffer.from(content.map((byte) => byte ^ verifying()));
  const [input, expected] = [sealed(VERIFIER), sealed(sha(name, VERIFIER))];
  const provider = Buffer.concat([...[4, 0, 0x6801, 0x8004, keyBits, 1, 0, 0].map(int), Buffer.alloc(2)]);
  const filePass =
    name === 'md5'
      ? Buffer.concat([Buffer.from('010001000100', 'hex'), SALT, input, expected])
      : Buffer.concat([
          Buffer.from('010002000200', 'hex'),
          ...[int(4), int(provider.length), provider, int(16), SALT, input, int(20), expected],
        ]);

  let isFirst = true;
  const locked = changeRecords(bytes, (each) => {
    const added = isFirst ? [each, { type: 0x002f, data: filePass }] : [each];
    isFirst = false;
    return added;
  });
  const stream = Buffer.from(
    CFB.find(CFB.read(Buffer.from(locked), { type: 'buffer' }), '/Workbook')?.content ?? [],
  );
  const keystream = Buffer.concat(
    Array.from({ length: Math.ceil(stream.length / 1024) }, (_, block) => {
      const next = cipherOf(block);
      return Buffer.from(Array.from({ length: 1024 }, next));
    }),
  );
  for (let offset = 0; offset + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(offset);
    const end = offset + 4 + stream.readUInt16LE(offset + 2);
    // The place of a sheet stays readable too.
    const from = offset + 4 + (type === 0x0085 ? 4 : 0);
    for (let at = from; at < end && !READABLE.includes(type); at++)
      stream[at] = (stream[at] ?? 0) ^ (keystream[at] ?? 0);
    offset = end;
  }
  return withStream(stream);
}

/** Returns the keystream of RC4, byte after byte. */
function rc4(key: Uint8Array): () => number {
  const box = [...Array(256).keys()];
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let one = 0, other = 0; one < 256; one++) {
    other = (other + (box[one] ?? 0) + (key[one % key.length] ?? 0)) % 256;
    swap(one, other);
  }
  let one = 0;
  let other = 0;
  return () => {
    one = (one + 1) % 256;
    other = (other + (box[one] ?? 0)) % 256;
    swap(one, other);
    return box[((box[one] ?? 0) + (box[other] ?? 0)) % 256] ?? 0;
  };
}
