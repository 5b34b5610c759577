import { unpackedBytesOf } from '@milieuspoor/workbook';

const MEBIBYTE = 1024 * 1024;
const MS_PER_MEBIBYTE = 100;
/** The extra time of a file that unpacks to a fifth of a gigabyte; a larger one contains more than a calculation. */
const EXTRA_MAX_MS = 20_000;

/**
 * Returns how many milliseconds of the processor a file may take in addition to the normal limit: in proportion to its
 * XML. A small file that keeps its reader busy still ends at the normal limit, and a large file is not ended because of
 * its size.
 */
export function extraReadingMs(bytes: Uint8Array): number {
  return Math.min(EXTRA_MAX_MS, Math.round((unpackedBytesOf(bytes) / MEBIBYTE) * MS_PER_MEBIBYTE));
}
