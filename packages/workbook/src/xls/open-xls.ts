import { read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { SET_CODES } from '@milieuspoor/domain';
import {
  type CellValue,
  MAX_COLUMNS,
  MAX_MERGED_RANGES,
  type MergedRange,
  type RowReceiver,
} from '../cells/cell-value.ts';
import { isDateFormatCode, toDateText } from '../cells/date-format.ts';
import { POSTEN_SHEET, sheetNameOf, toComparedName } from '../layout/sheet-names.ts';
import { damaged } from '../problems/workbook-fault.ts';
import type { WorkbookSource } from '../workbook-source.ts';
import { readWorkbookStream } from './read-workbook-stream.ts';
import { withoutLibraryLog } from './without-library-log.ts';

interface XlsCell {
  readonly t: string;
  readonly v?: unknown;
  readonly w?: string;
  readonly z?: string | number;
}

/** The rows that a sheet of this format can have. */
const XLS_MAX_ROWS = 65_536;

/**
 * Opens an .xls workbook (BIFF). The library holds a file in memory as a whole, so the names of the sheets are read
 * first, and then only those sheets that a calculation has: a file with others costs next to nothing.
 */
export function openXls(bytes: Uint8Array): WorkbookSource {
  const wanted = [POSTEN_SHEET, ...SET_CODES.map(sheetNameOf)].map(toComparedName);
  const stream = withoutLibraryLog(() => readWorkbookStream(bytes));
  const names = parse(stream, { bookSheets: true }).SheetNames;
  const sheets = names.filter((name) => wanted.includes(toComparedName(name)));
  if (sheets.length === 0) return { sheets: [] };
  const workbook = parse(stream, { sheets });
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return {
    sheets: sheets.map((name) => ({
      name,
      async read(receive) {
        const sheet = workbook.Sheets[name];
        if (!sheet) throw damaged();
        handOutRows(sheet, is1904, receive);
        return mergedRanges(sheet);
      },
    })),
  };
}

function parse(stream: Buffer, options: { bookSheets?: boolean; sheets?: string[] }): WorkBook {
  return withoutLibraryLog(() =>
    read(stream, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      sheetRows: XLS_MAX_ROWS,
      ...options,
    }),
  );
}

function handOutRows(sheet: WorkSheet, is1904: boolean, receive: RowReceiver): void {
  const rows = (sheet['!data'] ?? []) as unknown as (XlsCell | undefined)[][];
  const cells: CellValue[] = new Array(MAX_COLUMNS).fill(null);
  // Only rows that exist: the array of a sparse sheet has holes, which entries of an object have not.
  for (const key of Object.keys(rows)) {
    const row = rows[Number(key)] ?? [];
    const width = Math.min(row.length, MAX_COLUMNS);
    for (let column = 0; column < width; column++) cells[column] = toCellValue(row[column], is1904);
    receive(Number(key) + 1, cells);
    cells.fill(null, 0, width);
  }
}

function toCellValue(cell: XlsCell | undefined, is1904: boolean): CellValue {
  if (cell?.v === undefined || cell.v === null) return null;
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return { kind: 'error', text: XLS_ERRORS[Number(value)] ?? '#N/A' };
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE' };
  if (value instanceof Date) return { kind: 'date', text: value.toISOString().slice(0, 10) };
  if (typeof value !== 'number') return String(value) === '' ? null : String(value);
  const code = typeof format === 'number' ? (SSF.get_table() as Record<number, string>)[format] : format;
  return code !== undefined && isDateFormatCode(code)
    ? { kind: 'date', text: toDateText(value, is1904) }
    : value;
}

const XLS_ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function mergedRanges(sheet: WorkSheet): MergedRange[] {
  return (sheet['!merges'] ?? []).slice(0, MAX_MERGED_RANGES).map(({ s, e }) => ({
    firstRow: s.r + 1,
    lastRow: e.r + 1,
    firstColumn: s.c,
    lastColumn: e.c,
  }));
}
