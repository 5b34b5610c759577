import type { CellValue } from '../cells/cell-value.ts';
import { toDateCell } from '../cells/date-format.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { shortText, type XlsGlobals } from './read-globals.ts';
import type { XlsRecord } from './xls-records.ts';

/** The value of a formula whose result is a text, which is in a separate record after this one. */
export const TEXT_FOLLOWS = Symbol('text follows');

/** The size of row, column and format, at the beginning of every cell's record. */
const CELL_HEAD_BYTES = 6;

/** A formula's record after the head of a cell: its result and its options. */
const FORMULA_BYTES = 10;
const OPTIONS_AT = 14;
/** The option that asks to calculate the formula when the file is opened. */
const CALCULATE_ON_OPENING = 2;
/** Stands in the place of the last two bytes of a number where the result is something else. */
const NO_NUMBER = 0xffff;

/** Tells whether a record holds a formula. */
export function isFormula({ type }: XlsRecord): boolean {
  return type === 0x0006 || type === 0x0206 || type === 0x0406;
}

/**
 * Tells whether a formula was never calculated: writers that don't calculate store 0 or nothing, and ask to calculate it
 * when the file is opened. Others ask the same beside a result that holds.
 */
export function awaitsCalculation({ data }: XlsRecord, result: unknown): boolean {
  return (result === 0 || result === null) && (data.getUint16(OPTIONS_AT, true) & CALCULATE_ON_OPENING) !== 0;
}

/** Tells whether a formula has the number 0 as its result, however that is shown. */
export function isZeroResult({ data }: XlsRecord): boolean {
  return data.getUint16(12, true) !== NO_NUMBER && data.getFloat64(6, true) === 0;
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/**
 * Reads the value of a record that holds one cell; undefined for another record. A record of Excel 2 that holds a cell
 * is invalid in a newer workbook, and is read as a cell that can't be read rather than as an absent one.
 */
export function readCell(
  { type, data }: XlsRecord,
  globals: XlsGlobals,
): CellValue | typeof TEXT_FOLLOWS | undefined {
  const need = (bytes: number) => {
    if (data.byteLength < CELL_HEAD_BYTES + bytes) throw damaged();
  };
  switch (type) {
    // NUMBER
    case 0x0203:
      need(8);
      return toNumber(data.getFloat64(6, true), data, 4, globals);
    // RK, and its older number
    case 0x027e:
    case 0x007e:
      need(4);
      return toNumber(rkNumber(data.getUint32(6, true)), data, 4, globals);
    // LABELSST
    case 0x00fd: {
      need(4);
      const text = globals.sharedStrings[data.getUint32(6, true)];
      if (text === undefined) throw damaged();
      return text === '' ? null : text;
    }
    // LABEL, RSTRING
    case 0x0204:
    case 0x00d6:
      need(2);
      return shortText(data, CELL_HEAD_BYTES, 2, globals) || null;
    // BOOLERR
    case 0x0205:
      need(2);
      return data.getUint8(7) === 0 ? toBoolean(data.getUint8(6)) : toError(data.getUint8(6));
    // FORMULA, under each number that versions of Excel gave it
    case 0x0006:
    case 0x0206:
    case 0x0406:
      need(FORMULA_BYTES);
      return formulaResult(data, globals);
    // INTEGER, NUMBER, LABEL and BOOLERR of Excel 2
    case 0x0002:
    case 0x0003:
    case 0x0004:
    case 0x0005:
      need(0);
      return { kind: 'unreadable', text: '' };
    default:
      return undefined;
  }
}

function formulaResult(data: DataView, globals: XlsGlobals): CellValue | typeof TEXT_FOLLOWS {
  if (data.getUint16(12, true) !== NO_NUMBER) return toNumber(data.getFloat64(6, true), data, 4, globals);
  switch (data.getUint8(6)) {
    case 0:
      return TEXT_FOLLOWS;
    case 1:
      return toBoolean(data.getUint8(8));
    case 2:
      return toError(data.getUint8(8));
    case 3:
      return null;
    default:
      return { kind: 'unreadable', text: '' };
  }
}

/** Returns a number, or the date that its cell shows; `formatAt` is the position of the cell's format in the record. */
export function toNumber(value: number, data: DataView, formatAt: number, globals: XlsGlobals): CellValue {
  if (!Number.isFinite(value)) return { kind: 'unreadable', text: String(value) };
  const format = globals.dateFormatOf(data.getUint16(formatAt, true));
  return format === null ? value : toDateCell(value, format, globals.is1904);
}

/**
 * Returns a number in 30 bits ([MS-XLS] 2.5.217): a whole number, or the upper bits of a double. The last two bits tell
 * which, and whether it is a hundred times the value.
 */
export function rkNumber(bits: number): number {
  const whole = (bits & 2) !== 0;
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, bits & 0xfffffffc, true);
  const value = whole ? (bits | 0) >> 2 : view.getFloat64(0, true);
  return (bits & 1) === 0 ? value : value / 100;
}

function toBoolean(value: number): CellValue {
  return { kind: 'boolean', text: value === 0 ? 'FALSE' : 'TRUE' };
}

function toError(code: number): CellValue {
  return { kind: 'error', text: ERRORS[code] ?? '#N/A' };
}
