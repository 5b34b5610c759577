import { builtInDateFormat, type DateFormat, dateFormatOf } from '../cells/date-format.ts';
import { builtInShownAs, type ShownAs, shownAsOf } from '../cells/number-format.ts';
import { refuseTooManySheets } from '../container/container-limits.ts';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import type { SheetState } from '../workbook-source.ts';
import { type ByteText, byteTextOf } from './code-page.ts';
import { BEGINS_BEFORE_1995, continuedAt, RECORD, recordAt } from './xls-records.ts';
import { createTextReader, type FontRun } from './xls-text.ts';

/** The data to which the sheets of a workbook refer. */
export interface XlsGlobals {
  /** whether texts are Unicode, as from Excel 97 on; before that they are bytes of a code page */
  readonly isUnicode: boolean;
  readonly byteText: ByteText;
  readonly is1904: boolean;
  readonly sharedStrings: readonly string[];
  /** worksheets, with their start in the stream */
  readonly sheets: readonly {
    readonly name: string;
    readonly offset: number;
    readonly state: SheetState;
  }[];
  /** the formats of cells whose font strikes text through; most workbooks have none */
  readonly struck: ReadonlySet<number>;
  /** the formats of cells that show a number otherwise than it is */
  readonly shown: ReadonlyMap<number, ShownAs>;
  /** the shared texts with a look of their own: whether all of one is struck through */
  readonly struckStrings: ReadonlyMap<number, boolean>;
  /** returns what a cell with this format shows of a date; null where it shows a number */
  dateFormatOf(format: number): DateFormat | null;
}

const EXCEL_97 = 0x0600;
const WORKSHEET = 0;
/** The bit of a font that strikes through. */
const STRUCK = 0x08;
const STATES: readonly SheetState[] = ['visible', 'hidden', 'very-hidden'];

/** Reads the first part of a workbook stream, which describes the other parts. */
export function readGlobals(stream: Uint8Array): XlsGlobals {
  const begin = recordAt(stream, 0);
  if (begin && BEGINS_BEFORE_1995.includes(begin.type)) throw new WorkbookFault('workbook-too-old', {});
  if (begin?.type !== RECORD.beginOfFile || begin.data.byteLength < 4) throw damaged();
  const isUnicode = begin.data.getUint16(0, true) >= EXCEL_97;
  let codePage: number | null = null;
  let is1904 = false;
  const strings: DataView[] = [];
  const boundSheets: DataView[] = [];
  const formats: DataView[] = [];
  const dateFormats = new Map<number, DateFormat | null>();
  const shownFormats = new Map<number, ShownAs | null>();
  const formatOfCell: number[] = [];
  const fontOfCell: number[] = [];
  const struckFonts = new Set<number>();
  let fonts = 0;

  let offset = begin.end;
  for (;;) {
    const record = recordAt(stream, offset);
    if (!record) throw damaged();
    const { type, data } = record;
    offset = record.end;
    if (type === RECORD.endOfFile) break;
    if (type === RECORD.codePage) codePage = wordAt(data, 0);
    else if (type === RECORD.dates1904) is1904 = wordAt(data, 0) === 1;
    else if (type === RECORD.boundSheet) refuseTooManySheets(boundSheets.push(data));
    else if (type === RECORD.format) formats.push(data);
    else if (type === RECORD.extendedFormat) {
      fontOfCell.push(wordAt(data, 0));
      formatOfCell.push(wordAt(data, 2));
    } else if (type === RECORD.font) {
      // No font has the number 4 ([MS-XLS] 2.5.129).
      const number = fonts < 4 ? fonts : fonts + 1;
      if (data.byteLength >= 3 && (data.getUint8(2) & STRUCK) !== 0) struckFonts.add(number);
      fonts++;
    } else if (type === RECORD.sharedStrings) {
      const { parts, end } = continuedAt(stream, offset);
      strings.push(data, ...parts);
      offset = end;
    }
  }
  const byteText = byteTextOf(codePage);
  for (const data of formats) {
    const code = shortText(data, 2, isUnicode ? 2 : 1, { isUnicode, byteText });
    dateFormats.set(wordAt(data, 0), dateFormatOf(code));
    shownFormats.set(wordAt(data, 0), shownAsOf(code));
  }
  const shared = readSharedStrings(strings, byteText, struckFonts);
  return {
    isUnicode,
    byteText,
    is1904,
    sharedStrings: shared.texts,
    struckStrings: shared.struck,
    struck: new Set(fontOfCell.flatMap((font, format) => (struckFonts.has(font) ? [format] : []))),
    shown: new Map(
      formatOfCell.flatMap((id, format) => {
        const as = shownFormats.has(id) ? shownFormats.get(id) : builtInShownAs(id);
        return as ? [[format, as] as const] : [];
      }),
    ),
    sheets: boundSheets
      .filter((data) => data.byteLength >= 7 && data.getUint8(5) === WORKSHEET)
      .map((data) => ({
        name: shortText(data, 6, 1, { isUnicode, byteText }),
        offset: data.getUint32(0, true),
        state: STATES[data.getUint8(4) & 3] ?? 'visible',
      })),
    dateFormatOf(format) {
      const id = formatOfCell[format] ?? 0;
      const own = dateFormats.get(id);
      return own === undefined ? builtInDateFormat(id) : own;
    },
  };
}

/** Reads all shared texts in the records, because some writers give wrong counts before them. */
function readSharedStrings(
  parts: readonly DataView[],
  byteText: ByteText,
  struckFonts: ReadonlySet<number>,
): { readonly texts: readonly string[]; readonly struck: ReadonlyMap<number, boolean> } {
  const [first, ...others] = parts;
  const texts: string[] = [];
  const struck = new Map<number, boolean>();
  if (!first) return { texts, struck };
  if (first.byteLength < 8) throw damaged();
  const behindCounts = new DataView(first.buffer, first.byteOffset + 8, first.byteLength - 8);
  const reader = createTextReader([behindCounts, ...others], byteText);
  while (reader.hasMore()) {
    const { text, runs } = reader.text();
    const look = struckFonts.size === 0 ? null : lookOf(text, runs, struckFonts);
    if (look !== null) struck.set(texts.length, look);
    texts.push(text);
  }
  return { texts, struck };
}

/** Tells whether all of a text is struck through; null where that depends on the cell. */
function lookOf(text: string, runs: readonly FontRun[], struckFonts: ReadonlySet<number>): boolean | null {
  const isStruck = runs.flatMap(({ start, font }, index) =>
    text.slice(start, runs[index + 1]?.start).trim() === '' ? [] : [struckFonts.has(font)],
  );
  if (isStruck.length === 0) return null;
  if (isStruck.includes(false)) return false;
  return text.slice(0, runs[0]?.start).trim() === '' ? true : null;
}

/** Reads a text in one record, at a place that begins with its length in this many bytes. */
export function shortText(
  data: DataView,
  offset: number,
  lengthBytes: 1 | 2,
  { isUnicode, byteText }: { readonly isUnicode: boolean; readonly byteText: ByteText },
  continued: readonly DataView[] = [],
): string {
  const start = offset + lengthBytes;
  if (start > data.byteLength) throw damaged();
  const count = lengthBytes === 1 ? data.getUint8(offset) : data.getUint16(offset, true);
  const rest = new DataView(data.buffer, data.byteOffset + start, data.byteLength - start);
  if (isUnicode) return createTextReader([rest, ...continued], byteText).characters(count);
  if (count > rest.byteLength) throw damaged();
  return byteText(new Uint8Array(rest.buffer, rest.byteOffset, count));
}

function wordAt(data: DataView, offset: number): number {
  if (offset + 2 > data.byteLength) throw damaged();
  return data.getUint16(offset, true);
}
