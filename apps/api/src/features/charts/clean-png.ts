import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and check sum around the data of a chunk. */
const AROUND_DATA = 12;
/** Pixels: far more than our charts have, far less than what would bother a browser. */
const MOST_WIDE = 5_000;
const MOST_HIGH = 20_000;
const MOST_PIXELS = 40_000_000;
/** What a picture needs to look as it does. Anything else (texts, places, dates) is left out of what is kept. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'sRGB', 'pHYs']);
/** Samples of a pixel for each colour type (PNG 1.2, 11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** with length, type and check sum */
  readonly whole: Buffer;
}

/**
 * The picture in these bytes and nothing that came along with it; null when they are not a whole PNG of a sane size,
 * with exactly the pixels that it announces and nothing behind its end.
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  const chunks = chunksOf(bytes);
  const [first] = chunks ?? [];
  if (!chunks || !first || first.type !== 'IHDR' || first.data.length !== 13) return null;
  const expected = pixelBytes(first.data);
  if (expected === null) return null;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  if ((await unpackedLength(packed, expected)) !== expected) return null;
  const kept = chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole);
  return Buffer.concat([SIGNATURE, ...kept]);
}

/** The chunks in their order, the end last; null when they don't fill the bytes exactly or a check sum is wrong. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + AROUND_DATA <= bytes.length) {
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const typeAndData = bytes.subarray(at + 4, end - 4);
    if (crc32(typeAndData) !== bytes.readUInt32BE(end - 4)) return null;
    const type = typeAndData.toString('latin1', 0, 4);
    chunks.push({ type, data: typeAndData.subarray(4), whole: bytes.subarray(at, end) });
    at = end;
    if (type === 'IEND') return at === bytes.length ? chunks : null;
  }
  return null;
}

/** How many bytes the pixels of this header unpack to; null for a size or a kind that no chart of ours has. */
function pixelBytes(header: Buffer): number | null {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colorType = 0, compression, filter, interlace] = header.subarray(8);
  const samples = SAMPLES[colorType];
  if (width < 1 || width > MOST_WIDE || height < 1 || height > MOST_HIGH) return null;
  if (width * height > MOST_PIXELS || !samples || ![1, 2, 4, 8, 16].includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return null;
  // Every row begins with the number of its filter.
  return height * (1 + Math.ceil((width * samples * depth) / 8));
}

/** What the data unpack to, no further than just past what is expected; null when they can't be unpacked. */
async function unpackedLength(packed: readonly Buffer[], expected: number): Promise<number | null> {
  let length = 0;
  try {
    for await (const part of Readable.from(packed).pipe(createInflate())) {
      length += (part as Buffer).length;
      if (length > expected) break;
    }
  } catch {
    return null;
  }
  return length;
}
