import { fileKindOf } from './file-kind.ts';
import { readZipDirectory } from './zip-directory.ts';

/**
 * Returns the unpacked size of a file in bytes, as its directory states it: an entry that turns out to be larger is
 * refused while it is unpacked. A file that is not packed has its own size; an archive that will be refused has 0.
 * Unpacks nothing and never throws.
 */
export function unpackedBytesOf(bytes: Uint8Array): number {
  if (fileKindOf(bytes) !== 'zip') return bytes.length;
  try {
    let total = 0;
    for (const { unpackedBytes } of readZipDirectory(bytes).values()) total += unpackedBytes;
    return total;
  } catch {
    // The code that reads the file reports what is wrong with it.
    return 0;
  }
}
