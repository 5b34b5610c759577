import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';

type Cells = readonly (readonly unknown[])[];

/** The bytes of an .xls file, as Excel 97 writes it or as Excel 95 does; `change` may touch its sheets first. */
export function buildXls(
  sheets: Readonly<Record<string, Cells>>,
  change: (sheets: Record<string, WorkSheet>) => void = () => {},
  bookType: 'biff5' | 'biff8' = 'biff8',
): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  change(book.Sheets);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** A record of the old format. */
export interface TestRecord {
  readonly type: number;
  readonly data: Buffer;
}

/** A record: its number, its length, its data. */
export function record(type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(data.length, 2);
  return Buffer.concat([header, data]);
}

const BEGIN = 0x0809;
const BOUND_SHEET = 0x0085;

/** An .xls file whose workbook stream holds these records behind its beginning. */
export function containerOf(records: readonly Buffer[], beginType = BEGIN): Uint8Array {
  const begin = record(beginType, Buffer.from([0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  return withStream(Buffer.concat([begin, ...records]));
}

/** An .xls file with this workbook stream: '/Workbook' as from Excel 97, '/Book' before. */
export function withStream(stream: Buffer, name: '/Workbook' | '/Book' = '/Workbook'): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, name, stream);
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/**
 * The same .xls file with its records changed: `change` gets each with the number of the part it stands in (0 for what
 * all sheets share, 1 for the first sheet) and gives what takes its place. Where sheets begin is corrected.
 */
export function changeRecords(
  bytes: Uint8Array,
  change: (record: TestRecord, part: number) => readonly TestRecord[],
): Uint8Array {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const name = CFB.find(container, '/Workbook') ? '/Workbook' : '/Book';
  const stream = Buffer.from(CFB.find(container, name)?.content as Uint8Array);
  const changed: Buffer[] = [];
  const moved = new Map<number, number>();
  let part = -1;
  let length = 0;
  for (let offset = 0; offset + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(offset);
    const end = offset + 4 + stream.readUInt16LE(offset + 2);
    if (type === BEGIN) {
      part++;
      moved.set(offset, length);
    }
    for (const each of change({ type, data: stream.subarray(offset + 4, end) }, part)) {
      const written = record(each.type, each.data);
      changed.push(written);
      length += written.length;
    }
    offset = end;
  }
  for (const written of changed)
    if (written.readUInt16LE(0) === BOUND_SHEET)
      written.writeUInt32LE(moved.get(written.readUInt32LE(4)) ?? 0, 4);
  return withStream(Buffer.concat(changed), name);
}

/** A cell's record, or null for one that is none: which cell, and what stands behind row, column and format. */
export function cellOf({ type, data }: TestRecord): { row: number; column: number } | null {
  return [0x0203, 0x027e, 0x00fd, 0x0204, 0x0205].includes(type)
    ? { row: data.readUInt16LE(0), column: data.readUInt16LE(2) }
    : null;
}

/** The record of a formula at a cell with this result, under one of the numbers that such records have. */
export function formulaRecord(
  type: number,
  cell: { row: number; column: number },
  result: number | Buffer,
): TestRecord {
  const data = Buffer.alloc(22);
  data.writeUInt16LE(cell.row, 0);
  data.writeUInt16LE(cell.column, 2);
  if (typeof result === 'number') data.writeDoubleLE(result, 6);
  else result.copy(data, 6);
  return { type, data };
}
