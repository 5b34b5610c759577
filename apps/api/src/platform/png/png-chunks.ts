import { crc32 } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The length of size, type and check sum around the data of a chunk. */
const AROUND_DATA = 12;

export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

/**
 * Returns the chunks in their order, the end last; null when they don't fill the bytes exactly or a check sum is wrong.
 */
export function readChunks(bytes: Buffer): PngChunk[] | null {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  const chunks: PngChunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (at + AROUND_DATA <= bytes.length) {
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const typeAndData = bytes.subarray(at + 4, end - 4);
    if (crc32(typeAndData) !== bytes.readUInt32BE(end - 4)) return null;
    const type = typeAndData.toString('latin1', 0, 4);
    chunks.push({ type, data: typeAndData.subarray(4) });
    at = end;
    if (type === 'IEND') return at === bytes.length ? chunks : null;
  }
  return null;
}

/** Returns a chunk with its length and check sum. */
export function writeChunk({ type, data }: PngChunk): Buffer {
  const bytes = Buffer.alloc(data.length + AROUND_DATA);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
