import { TextDecoder } from 'node:util';
import { crc32, createInflateRaw } from 'node:zlib';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Fits the processor's cache; larger pieces are not faster. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Yields the text of an entry in pieces, unpacked as it is read. Stops with a WorkbookFault as soon as more comes out
 * than the directory declared, so an entry with a false size costs no more than the size that it declared; a wrong
 * checksum is a damaged file, never a wrong figure.
 */
export async function* unpackText(
  bytes: Uint8Array,
  entry: ZipEntry,
): AsyncGenerator<string, void, undefined> {
  // Invalid bytes are damage: a wrong character would give a wrong name.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let checksum = 0;
  let unpackedBytes = 0;
  for await (const chunk of unpackedChunks(bytes, entry)) {
    if (unpackedBytes === 0) refuseOtherEncodings(chunk);
    unpackedBytes += chunk.length;
    if (unpackedBytes > entry.unpackedBytes) throw new WorkbookFault('unsafe-file', { reason: 'false-size' });
    checksum = crc32(chunk, checksum);
    yield decodeUtf8(decoder, chunk);
  }
  if (unpackedBytes !== entry.unpackedBytes || checksum !== entry.crc32) throw damaged();
  yield decodeUtf8(decoder);
}

/** Decodes the text of a chunk, or the rest of the last one. */
function decodeUtf8(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw damaged();
  }
}

async function* unpackedChunks(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset + entry.dataOffset, entry.packedBytes);
  if (entry.method === 'stored') {
    for (let start = 0; start < packed.length; start += CHUNK_BYTES) {
      yield packed.subarray(start, start + CHUNK_BYTES);
    }
    return;
  }
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof WorkbookFault) throw error;
    throw damaged();
  }
}

/**
 * Refuses other encodings. Office writes UTF-8; the other encoding that XML must support is visible in its first two
 * bytes.
 */
function refuseOtherEncodings(chunk: Buffer): void {
  const [first, second] = chunk;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16 || first === 0 || second === 0) throw damaged();
}
