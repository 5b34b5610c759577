import { isBlank } from '../cells/cell-text.ts';
import {
  type CellPlace,
  type CellValue,
  MAX_COLUMNS,
  MAX_MERGED_RANGES,
  type MergedRange,
  type SheetEnd,
} from '../cells/cell-value.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { shortText, type XlsGlobals } from './read-globals.ts';
import { awaitsCalculation, isFormula, readCell, rkNumber, TEXT_FOLLOWS, toNumber } from './read-xls-cell.ts';
import { continuedAt, RECORD, recordAt } from './xls-records.ts';

/**
 * The number of a record with several numbers side by side (MULRK): row, first column, a format and a number for each,
 * last column.
 */
const SEVERAL_NUMBERS = 0x00bd;
const RK_BYTES = 6;
/** The number of a record with a text that is a formula's result (STRING). */
const RESULT_TEXT = 0x0207;
const MERGED_RANGE_BYTES = 8;
const INVALID: CellValue = { kind: 'invalid-result', text: '' };

export interface XlsSheet extends SheetEnd {
  /** cells by 0-based row, rows in the order of the stream */
  readonly rows: ReadonlyMap<number, readonly CellValue[]>;
}

/** Reads the sheet that begins at a place of a workbook stream. Charts within it are skipped. */
export function readXlsSheet(stream: Uint8Array, start: number, globals: XlsGlobals): XlsSheet {
  const rows = new Map<number, CellValue[]>();
  const merged: MergedRange[] = [];
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
      for (let at = 4, index = 0; at + RK_BYTES <= data.byteLength; at += RK_BYTES, index++)
        put(first + index, toNumber(rkNumber(data.getUint32(at + 2, true)), data, at, globals));
    } else if (type === RESULT_TEXT) {
      const { parts, end } = continuedAt(stream, offset);
      offset = end;
      if (awaitsText) put(column, shortText(data, 0, 2, globals, parts) || null);
      awaitsText = false;
    } else if (type === RECORD.uncalculated) isUncalculated = true;
    else if (type === RECORD.mergedCells) {
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
      if (!isFormula(record)) continue;
      formulas.push({ row, column });
      if (cell !== null) hasResults = true;
      if (awaitsCalculation(record, cell)) put(column, INVALID);
    }
  }
  endWait();
  if (isUncalculated || !hasResults)
    for (const formula of formulas) {
      row = formula.row;
      put(formula.column, isUncalculated ? INVALID : { kind: 'uncalculated', text: '' });
    }
  return { rows, merged, hasMoreMerged, beyond };
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
