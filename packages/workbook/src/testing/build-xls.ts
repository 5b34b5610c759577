import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';

type Cells = readonly (readonly unknown[])[];

/** Returns the bytes of an .xls file, in the form of Excel 97 or of Excel 95; `change` may change its sheets first. */
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

/** Returns a record: its number, its length, its data. */
export function record(type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(data.length, 2);
  return Buffer.concat([header, data]);
}

const BEGIN = 0x0809;
const BOUND_SHEET = 0x0085;

/** Returns an .xls file whose workbook stream holds these records after its beginning. */
export function containerOf(records: readonly Buffer[], beginType = BEGIN): Uint8Array {
  const begin = record(beginType, Buffer.from([0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  return withStream(Buffer.concat([begin, ...records]));
}

/** Returns an .xls file with this workbook stream: '/Workbook' as from Excel 97, '/Book' before. */
export function withStream(stream: Buffer, name: '/Workbook' | '/Book' = '/Workbook'): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, name, stream);
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/**
 * Returns the .xls file with changed records: `change` receives each with the number of its part (0 for what all sheets
 * share, 1 for the first sheet) and returns its replacement. The starts of sheets are corrected.
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

/**
 * Returns the cell of a record: its place, and the data after row, column and format; null for a record without a cell.
 */
export function cellOf({ type, data }: TestRecord): { row: number; column: number } | null {
  return [0x0203, 0x027e, 0x00fd, 0x0204, 0x0205].includes(type)
    ? { row: data.readUInt16LE(0), column: data.readUInt16LE(2) }
    : null;
}

/** Returns the record of a formula at a cell with this result, under one of the numbers of such records. */
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
