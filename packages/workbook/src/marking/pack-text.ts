import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** A packed zip entry. */
export interface PackedEntry {
  readonly method: 'stored' | 'deflated';
  readonly crc32: number;
  readonly unpackedBytes: number;
  readonly packed: Uint8Array;
}

/** Pieces of a part are joined up to this size, because packing many small ones is slow. */
const PIECE_CHARACTERS = 64 * 1024;

/**
 * Packs a text as it arrives, so that a large sheet is never completely in memory. The level is that of zlib, from 1 for the
 * fastest to 9 for the smallest.
 */
export async function packText(
  texts: AsyncIterable<string> | Iterable<string>,
  level: number = constants.Z_DEFAULT_COMPRESSION,
): Promise<PackedEntry> {
  let checksum = 0;
  let unpackedBytes = 0;
  const packed: Buffer[] = [];
  await pipeline(
    async function* () {
      for await (const text of inPieces(texts)) {
        const bytes = Buffer.from(text);
        checksum = crc32(bytes, checksum);
        unpackedBytes += bytes.length;
        yield bytes;
      }
    },
    createDeflateRaw({ level }),
    async (source) => {
      for await (const chunk of source) packed.push(chunk as Buffer);
    },
  );
  return { method: 'deflated', crc32: checksum, unpackedBytes, packed: Buffer.concat(packed) };
}

async function* inPieces(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
