import { isBlank } from '../cells/cell-text.ts';
import {
  type CellPlace,
  type CellValue,
  type ColumnRange,
  MAX_COLUMNS,
  MAX_HIDDEN_COLUMNS,
  MAX_MERGED_RANGES,
  type MergedRange,
  type SheetEnd,
  type ShownNumber,
} from '../cells/cell-value.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { shortText, type XlsGlobals } from './read-globals.ts';
import {
  awaitsCalculation,
  isFormula,
  isZeroResult,
  readCell,
  rkNumber,
  TEXT_FOLLOWS,
  toNumber,
} from './read-xls-cell.ts';
import { continuedAt, RECORD, recordAt, type XlsRecord } from './xls-records.ts';

/**
 * The number of a record with several numbers side by side (MULRK): row, first column, a format and a number for each,
 * last column.
 */
const SEVERAL_NUMBERS = 0x00bd;
const RK_BYTES = 6;
/** The number of a record with a text that is a formula's result (STRING). */
const RESULT_TEXT = 0x0207;
const MERGED_RANGE_BYTES = 8;
/** The number of a record with the place of a shared text (LABELSST). */
const SHARED_TEXT = 0x00fd;
/** The position of the format in the record of a cell. */
const FORMAT_AT = 4;
/** The bit of a row that hides it, of the rows without a record of their own, and of columns. */
const ROW_HIDDEN = 0x20;
const OTHERS_HIDDEN = 0x02;
const COLUMN_HIDDEN = 0x01;
const INVALID: CellValue = { kind: 'invalid-result', text: '' };

export interface XlsSheet extends SheetEnd {
  /** 0-based */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: readonly ColumnRange[];
  /** the columns whose text is all struck through, by 0-based row */
  readonly struck: ReadonlyMap<number, readonly number[]>;
  /** the numbers whose format shows them otherwise, by 0-based row */
  readonly shown: ReadonlyMap<number, readonly ShownNumber[]>;
  /** the columns of formulas with the result 0, by 0-based row; those before another result only */
  readonly zeroResults: ReadonlyMap<number, readonly number[]>;
  /** cells by 0-based row, rows in the order of the stream */
  readonly rows: ReadonlyMap<number, readonly CellValue[]>;
}

/** Reads the sheet that begins at a place of a workbook stream. Charts within it are skipped. */
export function readXlsSheet(stream: Uint8Array, start: number, globals: XlsGlobals): XlsSheet {
  const rows = new Map<number, CellValue[]>();
  const merged: MergedRange[] = [];
  const described = new Set<number>();
  const hiddenRows = new Set<number>();
  const hiddenColumns: ColumnRange[] = [];
  const struck = new Map<number, number[]>();
  const shown = new Map<number, ShownNumber[]>();
  const zeroResults = new Map<number, number[]>();
  let isCalculated = false;
  let hidesOthers = false;
  let isFiltered = false;
  const begin = recordAt(stream, start);
  if (begin?.type !== RECORD.beginOfFile) throw damaged();
  let hasMoreMerged = false;
  let beyond: CellPlace | null = null;
  let row = -1;
  let column = 0;
  let awaitsText = false;
  /** whether the sheet says that its formulas were not calculated when it was saved ([MS-XLS] 2.4.331) */
  let isUncalculated = false;
  const formulas: { readonly row: number; readonly column: number }[] = [];
  /** whether any formula has a result; some writers store none, and say so nowhere */
  let hasResults = false;

  function put(at: number, value: CellValue): void {
    if (value === null) return;
    if (at >= MAX_COLUMNS) {
      if (!isBlank(value)) beyond ??= { row: row + 1, column: at };
      return;
    }
    let cells = rows.get(row);
    if (!cells) {
      cells = [];
      rows.set(row, cells);
    }
    while (cells.length < at) cells.push(null);
    cells[at] = value;
  }
  /** Handles the case that a formula's text never came. */
  function endWait(): void {
    if (awaitsText) put(column, { kind: 'uncalculated', text: '' });
    awaitsText = false;
  }

  /**
   * Remembers a cell whose format shows its number otherwise, or whose font or own text is struck through; `at` is the
   * position of its format.
   */
  function see(column: number, { type, data }: XlsRecord, at: number): void {
    const as = globals.shown.size > 0 ? globals.shown.get(data.getUint16(at, true)) : undefined;
    if (as && column < MAX_COLUMNS) {
      const others = shown.get(row);
      if (others) others.push({ index: column, as });
      else shown.set(row, [{ index: column, as }]);
    }
    if (globals.struck.size + globals.struckStrings.size === 0 || column >= MAX_COLUMNS) return;
    const own = type === SHARED_TEXT ? globals.struckStrings.get(data.getUint32(6, true)) : undefined;
    if (!(own ?? globals.struck.has(data.getUint16(at, true)))) return;
    const columns = struck.get(row);
    if (columns) columns.push(column);
    else struck.set(row, [column]);
  }

  let depth = 1;
  let offset = begin.end;
  while (depth > 0) {
    const record = recordAt(stream, offset);
    if (!record) throw damaged();
    const { type, data } = record;
    offset = record.end;
    if (type === RECORD.beginOfFile) depth++;
    else if (type === RECORD.endOfFile) depth--;
    if (depth !== 1) continue;
    if (type === SEVERAL_NUMBERS) {
      if (data.byteLength < 6) throw damaged();
      endWait();
      row = data.getUint16(0, true);
      const first = data.getUint16(2, true);
      for (let at = 4, index = 0; at + RK_BYTES <= data.byteLength; at += RK_BYTES, index++) {
        put(first + index, toNumber(rkNumber(data.getUint32(at + 2, true)), data, at, globals));
        see(first + index, record, at);
      }
    } else if (type === RESULT_TEXT) {
      const { parts, end } = continuedAt(stream, offset);
      offset = end;
      if (awaitsText) put(column, shortText(data, 0, 2, globals, parts) || null);
      awaitsText = false;
    } else if (type === RECORD.uncalculated) isUncalculated = true;
    else if (type === RECORD.filterMode) isFiltered = true;
    else if (type === RECORD.defaultRowHeight) hidesOthers = isSet(data, 0, OTHERS_HIDDEN);
    else if (type === RECORD.row && data.byteLength >= 2) {
      const at = data.getUint16(0, true);
      described.add(at);
      if (isSet(data, 12, ROW_HIDDEN)) hiddenRows.add(at);
    } else if (type === RECORD.columnInfo) {
      const isHidden =
        (data.byteLength >= 6 && data.getUint16(4, true) === 0) || isSet(data, 8, COLUMN_HIDDEN);
      if (isHidden && data.byteLength >= 4 && hiddenColumns.length < MAX_HIDDEN_COLUMNS)
        hiddenColumns.push({ first: data.getUint16(0, true), last: data.getUint16(2, true) });
    } else if (type === RECORD.mergedCells) {
      const ranges = mergedRanges(data);
      hasMoreMerged ||= merged.length + ranges.length > MAX_MERGED_RANGES;
      if (!hasMoreMerged) merged.push(...ranges);
    } else {
      const cell = readCell(record, globals);
      if (cell === undefined) continue;
      endWait();
      row = data.getUint16(0, true);
      column = data.getUint16(2, true);
      awaitsText = cell === TEXT_FOLLOWS;
      if (cell !== TEXT_FOLLOWS) put(column, cell);
      if (cell !== null) see(column, record, FORMAT_AT);
      if (!isFormula(record)) continue;
      formulas.push({ row, column });
      if (cell !== null) hasResults = true;
      if (!isZeroResult(record)) isCalculated = true;
      else if (!isCalculated) zeroResults.set(row, [...(zeroResults.get(row) ?? []), column]);
      if (awaitsCalculation(record, cell)) put(column, INVALID);
    }
  }
  endWait();
  if (isUncalculated || !hasResults)
    for (const formula of formulas) {
      row = formula.row;
      put(formula.column, isUncalculated ? INVALID : { kind: 'uncalculated', text: '' });
    }
  if (hidesOthers) for (const at of rows.keys()) if (!described.has(at)) hiddenRows.add(at);
  const end = { merged, hasMoreMerged, beyond, isFiltered, isCalculated };
  return { ...end, rows, hiddenRows, hiddenColumns, struck, shown, zeroResults };
}

/** Tells whether a bit is set in the two bytes at a place; not where the record ends before it. */
function isSet(data: DataView, offset: number, bit: number): boolean {
  return offset + 2 <= data.byteLength && (data.getUint16(offset, true) & bit) !== 0;
}

function mergedRanges(data: DataView): MergedRange[] {
  if (data.byteLength < 2) throw damaged();
  const count = data.getUint16(0, true);
  if (data.byteLength < 2 + count * MERGED_RANGE_BYTES) throw damaged();
  return Array.from({ length: count }, (_, index) => {
    const at = 2 + index * MERGED_RANGE_BYTES;
    return {
      firstRow: data.getUint16(at, true) + 1,
      lastRow: data.getUint16(at + 2, true) + 1,
      firstColumn: data.getUint16(at + 4, true),
      lastColumn: data.getUint16(at + 6, true),
    };
  });
}
