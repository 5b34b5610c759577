import { below, type Random } from './random-sheets.ts';

/** Writes texts as a version of Excel does. */
export interface TextWriter {
  /** writes a text after its length, which takes this many bytes */
  counted(text: string, lengthBytes: 1 | 2): Buffer;
}

/** Writes texts as from Excel 97: double bytes, or single ones where the characters allow it. */
export function unicodeTexts(random: Random): TextWriter {
  return {
    counted(text, lengthBytes) {
      const wide = needsWide(text) || random() < 0.5;
      return Buffer.concat([number(text.length, lengthBytes), characters(text, wide)]);
    },
  };
}

/** Writes texts of Excel 95: bytes of a code page. */
export function codePageTexts(codePage: number): TextWriter {
  const bytes = new Map([...lettersOf(codePage)].map(([byte, letter]) => [letter, byte]));
  return {
    counted(text, lengthBytes) {
      const written = Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
      return Buffer.concat([number(written.length, lengthBytes), written]);
    },
  };
}

/** Returns the letters beyond ASCII for which a code page of Windows has a byte, by that byte. */
export function lettersOf(codePage: number): ReadonlyMap<number, string> {
  const decoder = new TextDecoder(`windows-${codePage}`);
  const letters = Array.from({ length: 96 }, (_, index) => 0xa0 + index).map(
    (byte) => [byte, decoder.decode(Uint8Array.of(byte))] as const,
  );
  return new Map(letters.filter(([, letter]) => /[\p{L}\p{S}]/u.test(letter)));
}

/**
 * Returns the table of texts, in records that end anywhere: between texts, and in the middle of one, where the width
 * may change.
 */
export function sharedStringParts(texts: readonly string[], random: Random): Buffer[] {
  const parts: Buffer[] = [];
  let part = [number(texts.length, 4), number(texts.length, 4)];
  const endPart = () => {
    parts.push(Buffer.concat(part));
    part = [];
  };
  for (const text of texts) {
    if (random() < 0.05 || Buffer.concat(part).length > 4_000) endPart();
    const wide = needsWide(text) || random() < 0.5;
    const runs = random() < 0.2 ? 1 + below(random, 3) : 0;
    const extended = random() < 0.1 ? 4 + below(random, 9) : 0;
    part.push(
      number(text.length, 2),
      Buffer.from([(wide ? 1 : 0) | (extended > 0 ? 4 : 0) | (runs > 0 ? 8 : 0)]),
      runs > 0 ? number(runs, 2) : Buffer.alloc(0),
      extended > 0 ? number(extended, 4) : Buffer.alloc(0),
    );
    const at = text.length > 2 && random() < 0.1 ? 1 + below(random, text.length - 1) : text.length;
    part.push(characters(text.slice(0, at), wide).subarray(1));
    if (at < text.length) {
      endPart();
      const rest = text.slice(at);
      part.push(characters(rest, needsWide(rest) || random() < 0.5));
    }
    part.push(Buffer.alloc(4 * runs + extended, 0x41));
  }
  endPart();
  return parts;
}

function characters(text: string, wide: boolean): Buffer {
  return Buffer.concat([Buffer.from([wide ? 1 : 0]), Buffer.from(text, wide ? 'utf16le' : 'latin1')]);
}

function needsWide(text: string): boolean {
  return [...text].some((letter) => letter > '\u00ff');
}

/** Returns a whole number in this many bytes, the lowest first. */
export function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
