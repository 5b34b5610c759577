import { damaged } from '../problems/workbook-fault.ts';

/** The numbers of records of a workbook stream that matter to a calculation ([MS-XLS] 2.3). */
export const RECORD = {
  endOfFile: 0x000a,
  dates1904: 0x0022,
  filePass: 0x002f,
  continued: 0x003c,
  codePage: 0x0042,
  uncalculated: 0x005e,
  boundSheet: 0x0085,
  extendedFormat: 0x00e0,
  mergedCells: 0x00e5,
  font: 0x0031,
  columnInfo: 0x007d,
  filterMode: 0x009b,
  row: 0x0208,
  defaultRowHeight: 0x0225,
  sharedStrings: 0x00fc,
  format: 0x041e,
  beginOfFile: 0x0809,
} as const;

/** The first records of a workbook of Excel 2, 3 or 4, formats that nobody has used since 1995. */
export const BEGINS_BEFORE_1995: readonly number[] = [0x0009, 0x0209, 0x0409];

/** A record of a workbook stream; `data` is a part of the stream. */
export interface XlsRecord {
  readonly type: number;
  readonly data: DataView;
  /** the position of the next record */
  readonly end: number;
}

const HEADER_BYTES = 4;

/** Returns the record at a place of the stream; null after the last. Throws for an incomplete one. */
export function recordAt(stream: Uint8Array, offset: number): XlsRecord | null {
  if (offset + HEADER_BYTES > stream.byteLength) return null;
  const view = new DataView(stream.buffer, stream.byteOffset + offset, stream.byteLength - offset);
  const length = view.getUint16(2, true);
  const end = offset + HEADER_BYTES + length;
  if (end > stream.byteLength) throw damaged();
  const data = new DataView(stream.buffer, stream.byteOffset + offset + HEADER_BYTES, length);
  return { type: view.getUint16(0, true), data, end };
}

/** Returns the data of the records that continue the one before this place, and the position of the next other one. */
export function continuedAt(
  stream: Uint8Array,
  offset: number,
): { readonly parts: readonly DataView[]; readonly end: number } {
  const parts: DataView[] = [];
  let end = offset;
  for (
    let record = recordAt(stream, end);
    record?.type === RECORD.continued;
    record = recordAt(stream, end)
  ) {
    parts.push(record.data);
    end = record.end;
  }
  return { parts, end };
}
