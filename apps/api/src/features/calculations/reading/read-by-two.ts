import { unpackedBytesOf } from '@milieuspoor/workbook';

const MEBIBYTE = 1024 * 1024;
/** A smaller file is read sooner than two processes have exchanged what they read. */
const LEAST_BYTES = 8 * MEBIBYTE;
/** The figures of one set of a larger file are beside its reader's own, and there for a moment twice: it would have no room. */
const MOST_BYTES = 80 * MEBIBYTE;

/** Tells whether a second process reads a part of a file, by what it unpacks to. */
export function isReadByTwo(bytes: Uint8Array): boolean {
  const unpacked = unpackedBytesOf(bytes);
  return unpacked >= LEAST_BYTES && unpacked <= MOST_BYTES;
}
