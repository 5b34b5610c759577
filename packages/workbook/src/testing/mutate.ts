import { CFB } from '@e965/xlsx';
import { record, withStream } from './build-xls.ts';
import { buildZip, type TestEntry } from './build-zip.ts';
import { below, oneOf, type Random } from './random-sheets.ts';

/** Byte values that break code which counts with them. */
const ODD_BYTES = [0, 1, 2, 3, 0x7f, 0x80, 0xfe, 0xff];
/** Records that hold cells, or that change the meaning of others. */
const RECORD_TYPES = [
  0x0006, 0x000a, 0x0042, 0x00bd, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x0207, 0x027e, 0x0809,
];
/** What a careless or malicious writer of XML leaves in a part. */
export const XML_PIECES = [
  '<',
  '>',
  '&',
  '"',
  '</row>',
  '<c>',
  '<row>',
  '<v>7</v>',
  ' r="B2"',
  ' t="s"',
  ' s="9"',
  '&amp;',
  '&amp',
  '<!-- a',
  ']]>',
  '<x:y/>',
  '\u0001',
  '-',
  '9',
  'E',
  '.',
  '',
];

/** Changes some bytes of a file, or cuts off its end. */
export function mutateBytes(bytes: Uint8Array, random: Random): Uint8Array {
  if (random() < 0.1) return bytes.slice(0, 1 + below(random, bytes.length - 1));
  const changed = bytes.slice();
  for (let change = 0; change < 1 + below(random, 6); change++) {
    const at = below(random, changed.length);
    changed[at] = random() < 0.5 ? oneOf(random, ODD_BYTES) : (changed[at] ?? 0) ^ (1 << below(random, 8));
  }
  return changed;
}

/** Changes one to four records of an .xls: omits, doubles or shortens it, or changes its number or a byte. */
export function mutateRecords(bytes: Uint8Array, random: Random): Uint8Array {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(container, '/Workbook')?.content as Uint8Array);
  const records: { type: number; data: Buffer }[] = [];
  for (let offset = 0; offset + 4 <= stream.length; ) {
    const end = offset + 4 + stream.readUInt16LE(offset + 2);
    records.push({ type: stream.readUInt16LE(offset), data: Buffer.from(stream.subarray(offset + 4, end)) });
    offset = end;
  }
  for (let change = 0; change < 1 + below(random, 4); change++) {
    const index = below(random, records.length);
    const { type, data } = records[index] ?? { type: 0, data: Buffer.alloc(0) };
    const ways = [
      () => records.splice(index, 1),
      () => records.splice(index, 0, { type, data }),
      () => records.splice(index, 1, { type, data: data.subarray(0, below(random, data.length + 1)) }),
      () => records.splice(index, 1, { type: oneOf(random, RECORD_TYPES), data }),
      () =>
        records.splice(index, 1, {
          type,
          data: Buffer.from(data.length > 0 ? mutateByte(data, random) : data),
        }),
    ];
    // The starts of sheets remain correct when a record keeps its length: half of the changes do.
    oneOf(random, random() < 0.5 ? ways.slice(3) : ways)();
  }
  return withStream(Buffer.concat(records.map(({ type, data }) => record(type, data))));
}

function mutateByte(data: Buffer, random: Random): Buffer {
  const changed = Buffer.from(data);
  changed[below(random, changed.length)] = random() < 0.5 ? oneOf(random, ODD_BYTES) : below(random, 256);
  return changed;
}

/** Changes one part of an .xlsx: inserts, removes or overwrites one to three pieces, and packs it correctly. */
export function mutateParts(entries: readonly TestEntry[], random: Random): Uint8Array {
  const part = below(random, entries.length);
  return buildZip(
    entries.flatMap((entry, index) => {
      if (index !== part) return [entry];
      if (random() < 0.03) return [];
      let text = String(entry.data);
      for (let change = 0; change < 1 + below(random, 3); change++) {
        // Half of them are within a figure or an attribute, where the XML remains well-formed.
        const digits = random() < 0.5 ? [...text.matchAll(/\d/g)].map((match) => match.index) : [];
        const at = digits.length > 0 ? oneOf(random, digits) : below(random, text.length);
        const piece =
          digits.length > 0
            ? oneOf(random, ['0', '7', '-', '.', 'e', 'x', '', '99'])
            : oneOf(random, XML_PIECES);
        text = text.slice(0, at) + piece + text.slice(at + below(random, 3));
      }
      return [{ ...entry, data: text }];
    }),
  );
}
