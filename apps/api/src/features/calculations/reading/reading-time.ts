import { unpackedBytesOf } from '@milieuspoor/workbook';

const MEBIBYTE = 1024 * 1024;
const MS_PER_MEBIBYTE = 100;
/** A file that unpacks to a fifth of a gigabyte; what unpacks to more has other things in it than a calculation. */
const EXTRA_MAX_MS = 20_000;

/**
 * How many milliseconds of the processor a file may take to be read, beyond what any file may take: as many as there is XML
 * to go through. A small file that keeps its reader busy is ended as soon as ever, and a large one not for its size.
 */
export function extraReadingMs(bytes: Uint8Array): number {
  return Math.min(EXTRA_MAX_MS, Math.round((unpackedBytesOf(bytes) / MEBIBYTE) * MS_PER_MEBIBYTE));
}
