import { fileKindOf } from './file-kind.ts';
import { readZipDirectory } from './zip-directory.ts';

/**
 * What a file unpacks to, in bytes, as its directory states: an entry that turns out to hold more is refused while it is
 * unpacked. A file that is not packed is as large as it is; of an archive that will be refused it is 0. Unpacks nothing
 * and never throws.
 */
export function unpackedBytesOf(bytes: Uint8Array): number {
  if (fileKindOf(bytes) !== 'zip') return bytes.length;
  try {
    let total = 0;
    for (const { unpackedBytes } of readZipDirectory(bytes).values()) total += unpackedBytes;
    return total;
  } catch {
    // Whoever reads it will say what is wrong with it.
    return 0;
  }
}
