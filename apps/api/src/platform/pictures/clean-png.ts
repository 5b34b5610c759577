import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createDeflate, createInflate, type Inflate, inflate } from 'node:zlib';
import { PNG_SIGNATURE, type PngChunk, readChunks, writeChunk } from '../png/png-chunks.ts';

/** Pixels: far more than our charts have, far less than what would slow a browser. */
const MOST_WIDE = 5_000;
const MOST_HIGH = 20_000;
const MOST_PIXELS = 40_000_000;
/** Unpacked: the most pixels with a byte for each of four colours. */
const MOST_BYTES = 4 * MOST_PIXELS;
/** Samples of a pixel and the allowed depths, for each colour type (PNG 1.2, 11.2.2). */
const COLOUR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** A row begins with the number of its filter. */
const LAST_FILTER = 4;

interface Header {
  readonly data: Buffer;
  readonly depth: number;
  readonly colourType: number;
  readonly rows: number;
  /** including its filter */
  readonly bytesInRow: number;
}

/**
 * Returns a picture rewritten from the pixels in these bytes: its size and kind, its colours and its rows. It holds
 * nothing else of them: no other chunk, nothing packed after the last row, nothing after the end. Returns null when the
 * bytes are not a complete PNG of a reasonable size with exactly the announced pixels.
 *
 * Rows are packed again, so that even the compression is not the sender's: otherwise a program that ignores the type of
 * a separately served picture could read it as something else. `rowsAsSent` omits that, which is most of the work,
 * where the picture only becomes a part of a file of ours.
 */
export async function cleanPng(
  bytes: Buffer,
  { rowsAsSent = false }: { readonly rowsAsSent?: boolean } = {},
): Promise<Buffer | null> {
  const chunks = readChunks(bytes);
  const header = chunks && headerOf(chunks);
  if (!chunks || !header) return null;
  const colours = coloursOf(chunks, header);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const atOnce = rowsAsSent && header.rows * header.bytesInRow <= AT_ONCE_BYTES;
  const rows =
    colours && (await (atOnce ? rowsOfOnePiece(packed, header) : checkedRows(packed, header, !rowsAsSent)));
  if (!colours || !rows) return null;
  const written = [
    { type: 'IHDR', data: header.data },
    ...colours,
    { type: 'IDAT', data: rows },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([PNG_SIGNATURE, ...written.map(writeChunk)]);
}

/** Returns what the first chunk states about the pixels; null for a size or a kind that no chart of ours has. */
function headerOf([first]: readonly PngChunk[]): Header | null {
  if (first?.type !== 'IHDR' || first.data.length !== 13) return null;
  const { data } = first;
  const [width, rows] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace] = data.subarray(8);
  const kind = COLOUR_TYPES[colourType];
  if (width < 1 || width > MOST_WIDE || rows < 1 || rows > MOST_HIGH) return null;
  if (width * rows > MOST_PIXELS || !kind?.depths.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return null;
  const bytesInRow = 1 + Math.ceil((width * kind.samples * depth) / 8);
  // Excludes each row's filter.
  if (rows * (bytesInRow - 1) > MOST_BYTES) return null;
  return { data, depth, colourType, rows, bytesInRow };
}

/**
 * Returns the palette and the transparent colours, as far as pixels of this kind can refer to them; null for a picture
 * that needs a palette and lacks it.
 */
function coloursOf(chunks: readonly PngChunk[], { colourType, depth }: Header): PngChunk[] | null {
  const dataOf = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const palette = dataOf('PLTE');
  const transparent = dataOf('tRNS');
  if (colourType === 3) {
    if (!palette || palette.length === 0 || palette.length % 3 !== 0) return null;
    const colours = Math.min(palette.length / 3, 2 ** depth);
    const kept = [{ type: 'PLTE', data: palette.subarray(0, 3 * colours) }];
    return transparent ? [...kept, { type: 'tRNS', data: transparent.subarray(0, colours) }] : kept;
  }
  // One colour that counts as transparent, two bytes a sample; a picture with an alpha channel has none.
  const colourLength = colourType === 0 ? 2 : colourType === 2 ? 6 : 0;
  return transparent && transparent.length === colourLength ? [{ type: 'tRNS', data: transparent }] : [];
}

/** The size of an unpacked piece: small pieces cost more turns of the event loop than work. */
const PIECE = { chunkSize: 256 * 1024 };

/**
 * Returns the packed rows; null when their number or a filter differs from what was announced. Rows as sent are exactly
 * what was unpacked, with nothing after it.
 */
async function checkedRows(
  packed: readonly Buffer[],
  { rows, bytesInRow }: Header,
  repacked: boolean,
): Promise<Buffer | null> {
  const expected = rows * bytesInRow;
  let length = 0;
  async function* checked(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      for (let at = (bytesInRow - (length % bytesInRow)) % bytesInRow; at < part.length; at += bytesInRow)
        if ((part[at] ?? 0) > LAST_FILTER) throw new WrongPixels();
      length += part.length;
      if (length > expected) throw new WrongPixels();
      if (repacked) yield part;
    }
    if (length < expected) throw new WrongPixels();
  }
  const anew: Buffer[] = [];
  const unpacking = createInflate(PIECE);
  try {
    const parts = Readable.from(packed);
    const taken = async (each: AsyncIterable<Buffer>) => {
      for await (const part of each) anew.push(part);
    };
    await (repacked
      ? pipeline(parts, unpacking, checked, createDeflate(PIECE), taken)
      : pipeline(parts, unpacking, checked, taken));
  } catch {
    return null;
  }
  return repacked ? Buffer.concat(anew) : Buffer.concat(packed).subarray(0, unpacking.bytesWritten);
}

/** Unpacked bytes up to which rows are unpacked in one piece: without a turn of the event loop, which may be busy. */
const AT_ONCE_BYTES = 16 * 1024 * 1024;

/** Does what `checkedRows` does with rows as sent, in another thread from this call on. */
async function rowsOfOnePiece(
  packed: readonly Buffer[],
  { rows, bytesInRow }: Header,
): Promise<Buffer | null> {
  const expected = rows * bytesInRow;
  const all = Buffer.concat(packed);
  const unpacked = await inflated(all, expected);
  if (unpacked?.buffer.length !== expected) return null;
  for (let at = 0; at < expected; at += bytesInRow) if ((unpacked.buffer[at] ?? 0) > LAST_FILTER) return null;
  return all.subarray(0, unpacked.engine.bytesWritten);
}

interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: Inflate;
}

/** Returns null for what cannot be unpacked, or unpacks to more bytes. */
function inflated(bytes: Buffer, most: number): Promise<Unpacked | null> {
  return new Promise((resolve) => {
    const chunkSize = Math.max(constants.Z_MIN_CHUNK, most + 1);
    inflate(bytes, { chunkSize, maxOutputLength: most, info: true }, (cause, result) =>
      // With `info` the result is both, which the types of Node do not say.
      resolve(cause ? null : (result as unknown as Unpacked)),
    );
  });
}

class WrongPixels extends Error {}
