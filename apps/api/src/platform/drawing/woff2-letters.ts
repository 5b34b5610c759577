import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
const COUNT_AT = 12;
/**
 * Places in WOFF2's list of known tables (W3C, Web Open Font Format 2.0, 4.1); a table outside the list has its own
 * name.
 */
const CMAP = 0;
const GLYPHS_AND_PLACES = [10, 11];
const UNLISTED = 63;

/**
 * Returns the code points for which a WOFF2 font has letters, from its table `cmap` (formats 4 and 12; OpenType, cmap).
 * Throws for other data.
 */
export function lettersOf(font: Buffer): ReadonlySet<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('It is no WOFF2 font');
  let at = HEADER_BYTES;
  let offset = 0;
  let cmap: { start: number; end: number } | null = null;
  const next = () => {
    const [value, end] = base128(font, at);
    at = end;
    return value;
  };
  for (let table = 0; table < font.readUInt16BE(COUNT_AT); table++) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === UNLISTED) at += 4;
    const version = flags >> 6;
    const bytes = next();
    const isTransformed = GLYPHS_AND_PLACES.includes(tag) ? version === 0 : version !== 0;
    const stored = isTransformed ? next() : bytes;
    if (tag === CMAP) cmap = { start: offset, end: offset + stored };
    offset += stored;
  }
  if (!cmap) throw new Error('The font names no letters');
  return readCmap(brotliDecompressSync(font.subarray(at)).subarray(cmap.start, cmap.end));
}

/** Reads a number in groups of seven bits, the highest first. */
function base128(bytes: Buffer, start: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}

function readCmap(cmap: Buffer): ReadonlySet<number> {
  const letters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * table + 4));
    const format = subtable.readUInt16BE(0);
    const ranges = format === 4 ? segmentsOf(subtable) : format === 12 ? groupsOf(subtable) : [];
    for (const [first, last] of ranges)
      for (let letter = first; letter <= last; letter++) letters.add(letter);
  }
  return letters;
}

type Range = readonly [first: number, last: number];

/** Reads format 4: the ends of all segments, two unused bytes, and their beginnings. The last segment marks the end. */
function segmentsOf(subtable: Buffer): Range[] {
  const bytes = subtable.readUInt16BE(6);
  return Array.from(
    { length: bytes / 2 - 1 },
    (_, index): Range => [
      subtable.readUInt16BE(16 + bytes + 2 * index),
      subtable.readUInt16BE(14 + 2 * index),
    ],
  );
}

/** Reads format 12: first, last and glyph of each group. */
function groupsOf(subtable: Buffer): Range[] {
  return Array.from(
    { length: subtable.readUInt32BE(12) },
    (_, index): Range => [subtable.readUInt32BE(16 + 12 * index), subtable.readUInt32BE(20 + 12 * index)],
  );
}
