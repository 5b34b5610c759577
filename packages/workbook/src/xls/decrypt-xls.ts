import { hash } from 'node:crypto';
import { READ_ONLY_PASSWORD } from '../container/decrypt-read-only.ts';
import { WorkbookFault } from '../problems/workbook-fault.ts';
import { createRc4 } from './rc4.ts';
import { RECORD, recordAt, type XlsRecord } from './xls-records.ts';

/** The part of the stream that is encrypted with one key ([MS-XLS] 2.2.10). */
const BLOCK_BYTES = 1_024;
const HEADER_BYTES = 4;
const SALT_BYTES = 16;
const VERIFIER_BYTES = 16;
/** The records whose data is not encrypted: BOF, FilePass, UsrExcl, FileLock, InterfaceHdr, RRDInfo and RRDHead. */
const PLAIN: readonly number[] = [
  RECORD.beginOfFile,
  RECORD.filePass,
  0x0194,
  0x0195,
  0x00e1,
  0x0196,
  0x0138,
];
/** The place of a sheet in the stream, at the beginning of its record, is not encrypted. */
const PLACE_BYTES = 4;

/** Returns the key of a block of the stream. */
type KeyOf = (block: number) => Buffer;

/**
 * Returns a workbook stream that can be read: decrypted where it is encrypted so that everybody may open the workbook and
 * nobody may change it. One that needs a password is refused.
 */
export function openedStream(stream: Uint8Array): Uint8Array {
  const filePass = findFilePass(stream);
  if (!filePass) return stream;
  const keyOf = keyIn(filePass.data);
  if (!keyOf) throw new WorkbookFault('password-protected', {});
  return decrypted(stream, keyOf);
}

function findFilePass(stream: Uint8Array): XlsRecord | null {
  let offset = 0;
  for (;;) {
    const record = recordAt(stream, offset);
    // Streams of older or damaged files are told apart by who reads them.
    if (!record || record.type === RECORD.endOfFile) return null;
    if (record.type === RECORD.filePass) return record;
    offset = record.end;
  }
}

/** Returns what gives the keys; null where another password is needed, or the encryption is none of the two. */
function keyIn(data: DataView): KeyOf | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length < 6 || bytes.readUInt16LE(0) !== 1) return null;
  const [major, minor] = [bytes.readUInt16LE(2), bytes.readUInt16LE(4)];
  if (major === 1 && minor === 1) return keyOfMd5(bytes.subarray(6));
  return major >= 2 && major <= 4 && minor === 2 ? keyOfSha1(bytes.subarray(6)) : null;
}

/** The encryption of Excel 97 and 2000 ([MS-OFFCRYPTO] 2.3.6). */
function keyOfMd5(bytes: Buffer): KeyOf | null {
  if (bytes.length < SALT_BYTES + 2 * VERIFIER_BYTES) return null;
  const salt = bytes.subarray(0, SALT_BYTES);
  const short = (...parts: readonly Buffer[]) => digest('md5', ...parts).subarray(0, 5);
  const ofPassword = short(READ_ONLY_PASSWORD);
  const begin = short(...Array.from({ length: 16 }, () => [ofPassword, salt]).flat());
  const keyOf: KeyOf = (block) => digest('md5', begin, numberBytes(block));
  return verifies('md5', keyOf, bytes.subarray(SALT_BYTES), VERIFIER_BYTES) ? keyOf : null;
}

/** The encryption of Excel 2002 and later ([MS-OFFCRYPTO] 2.3.5). */
function keyOfSha1(bytes: Buffer): KeyOf | null {
  if (bytes.length < 8) return null;
  const header = bytes.subarray(8, 8 + bytes.readUInt32LE(4));
  const verifier = bytes.subarray(8 + header.length);
  if (header.length < 20 || verifier.length < 4 + SALT_BYTES + VERIFIER_BYTES + 4 + 20) return null;
  const keyBytes = (header.readUInt32LE(16) || 40) / 8;
  if (!Number.isInteger(keyBytes) || keyBytes < 5 || keyBytes > 16) return null;
  const begin = digest('sha1', verifier.subarray(4, 4 + SALT_BYTES), READ_ONLY_PASSWORD);
  const keyOf: KeyOf = (block) => {
    const key = digest('sha1', begin, numberBytes(block)).subarray(0, keyBytes);
    // A key of 40 bits is filled up with zeros ([MS-OFFCRYPTO] 2.3.5.2).
    return keyBytes === 5 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  };
  const [input, expected] = [verifier.subarray(20, 36), verifier.subarray(40, 60)];
  return verifies('sha1', keyOf, Buffer.concat([input, expected]), 20) ? keyOf : null;
}

/** Tells whether the password is right: the encrypted hash is that of the encrypted bytes before it. */
function verifies(name: string, keyOf: KeyOf, bytes: Buffer, hashBytes: number): boolean {
  const next = createRc4(keyOf(0));
  const opened = Buffer.from(bytes.subarray(0, VERIFIER_BYTES + hashBytes).map(next));
  return digest(name, opened.subarray(0, VERIFIER_BYTES)).equals(opened.subarray(VERIFIER_BYTES));
}

function decrypted(stream: Uint8Array, keyOf: KeyOf): Uint8Array {
  const opened = Uint8Array.from(stream);
  let next = createRc4(keyOf(0));
  let offset = 0;
  // Headers of records are not encrypted, but count as if they were.
  for (let record = recordAt(stream, 0); record; record = recordAt(stream, offset)) {
    const isPlain = PLAIN.includes(record.type);
    const from = offset + HEADER_BYTES + (record.type === RECORD.boundSheet ? PLACE_BYTES : 0);
    for (; offset < record.end; offset++) {
      if (offset % BLOCK_BYTES === 0) next = createRc4(keyOf(offset / BLOCK_BYTES));
      const byte = next(stream[offset] ?? 0);
      if (offset >= from && !isPlain) opened[offset] = byte;
    }
  }
  return opened;
}

function digest(name: string, ...parts: readonly Buffer[]): Buffer {
  return hash(name, Buffer.concat(parts), 'buffer');
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
