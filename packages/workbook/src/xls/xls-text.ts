import { damaged } from '../problems/workbook-fault.ts';
import type { ByteText } from './code-page.ts';

/** bit 0: two bytes for a character; bit 2: data of East Asian writing; bit 3: runs of formatting */
const WIDE = 0x01;
const EXTENDED = 0x04;
const RICH = 0x08;
const RUN_BYTES = 4;

/** The font of a text from a character on; before the first it is that of the cell. */
export interface FontRun {
  readonly start: number;
  readonly font: number;
}

/** Reads the texts of a record that continues in others ([MS-XLS] 2.5.293). */
export interface TextReader {
  hasMore(): boolean;
  /** returns a text that states its own length in characters, and the fonts in it */
  text(): { readonly text: string; readonly runs: readonly FontRun[] };
  /** returns the characters of a text whose length is stated elsewhere */
  characters(count: number): string;
}

export function createTextReader(parts: readonly DataView[], byteText: ByteText): TextReader {
  let part = 0;
  let offset = 0;

  /** Returns the part that holds the next byte. */
  function current(): DataView {
    for (;;) {
      const view = parts[part];
      if (!view) throw damaged();
      if (offset < view.byteLength) return view;
      part++;
      offset = 0;
    }
  }

  function skip(count: number): void {
    for (let left = count; left > 0; ) {
      const step = Math.min(left, current().byteLength - offset);
      offset += step;
      left -= step;
    }
  }

  function take(count: number): DataView {
    const view = current();
    if (offset + count > view.byteLength) throw damaged();
    const taken = new DataView(view.buffer, view.byteOffset + offset, count);
    offset += count;
    return taken;
  }

  /** A run may be cut by the end of a record, between any two of its bytes. */
  function readRun(): FontRun {
    const bytes = Array.from({ length: RUN_BYTES }, () => {
      current();
      return take(1).getUint8(0);
    });
    const [low = 0, high = 0, fontLow = 0, fontHigh = 0] = bytes;
    return { start: low | (high << 8), font: fontLow | (fontHigh << 8) };
  }

  /**
   * Reads characters. Where a text continues in the next record, that record states the width of its characters again.
   */
  function readCharacters(count: number, flags: number): string {
    let text = '';
    let wide = (flags & WIDE) !== 0;
    for (let left = count; left > 0; ) {
      if (offset >= (parts[part]?.byteLength ?? 0)) wide = (take(1).getUint8(0) & WIDE) !== 0;
      const view = current();
      const width = wide ? 2 : 1;
      const here = Math.min(left, Math.floor((view.byteLength - offset) / width));
      if (here === 0) throw damaged();
      const { buffer, byteOffset } = take(here * width);
      text += wide
        ? Buffer.from(buffer, byteOffset, here * 2).toString('utf16le')
        : byteText(new Uint8Array(buffer, byteOffset, here));
      left -= here;
    }
    return text;
  }

  return {
    hasMore() {
      return parts.slice(part).some((view, index) => view.byteLength > (index === 0 ? offset : 0));
    },
    text() {
      const count = take(2).getUint16(0, true);
      const flags = take(1).getUint8(0);
      const runs = (flags & RICH) === 0 ? 0 : take(2).getUint16(0, true);
      const extendedBytes = (flags & EXTENDED) === 0 ? 0 : take(4).getUint32(0, true);
      const text = readCharacters(count, flags);
      const fonts = Array.from({ length: runs }, () => readRun());
      skip(extendedBytes);
      return { text, runs: fonts };
    },
    characters: (count) => (count === 0 ? '' : readCharacters(count, take(1).getUint8(0))),
  };
}
