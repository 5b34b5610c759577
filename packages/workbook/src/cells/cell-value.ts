import type { ShownAs } from './number-format.ts';
import type { TimeSpan } from './time-text.ts';

/** A cell that holds something other than text or a number; `text` is what a message may show of it. */
export interface OddCell {
  readonly kind: 'error' | 'date' | 'boolean' | 'uncalculated' | 'invalid-result' | 'unreadable';
  readonly text: string;
  /** the number that a date was probably made of, as '1,5' */
  readonly meant?: string;
  /** of a date that is shown as a time only */
  readonly time?: TimeSpan;
}

/**
 * The contents of a cell. Text and numbers are primitive values: a workbook has millions of them, and an object for
 * each would cost more than reading the file.
 */
export type CellValue = string | number | OddCell | null;

/** A number that is shown otherwise. */
export interface ShownNumber {
  readonly index: number;
  readonly as: ShownAs;
}

/** How a row looks in a spreadsheet program. */
export interface RowLook {
  /** by hand, by a filter, or in a folded outline */
  readonly isHidden: boolean;
  /** the 0-based columns whose whole text is struck through */
  readonly struck: readonly number[];
  /** the numbers whose format shows them otherwise, by 0-based column */
  readonly shown: readonly ShownNumber[];
  /** the columns of the sheet that nobody sees */
  readonly hiddenColumns: readonly ColumnRange[];
  /** the 0-based columns of formulas with the result 0; none once a formula of the sheet had another result */
  readonly zeroResults: readonly number[];
}

/**
 * Receives a row: its 1-based number, its cells by 0-based column, the width that includes all cells with contents, and
 * how it looks. The array and the look are reused for the next row.
 */
export type RowReceiver = (row: number, cells: readonly CellValue[], width: number, look: RowLook) => void;

/** Neighbouring columns: 0-based, ends included. */
export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

/** A merged block of cells: 1-based rows, 0-based columns, ends included. */
export interface MergedRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The place of a cell: 1-based row, 0-based column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The result of reading all rows of a sheet. */
export interface SheetEnd {
  readonly merged: readonly MergedRange[];
  /** whether the sheet has more merged blocks than are remembered, so that what they leave empty is unknown */
  readonly hasMoreMerged: boolean;
  /** the first cell with a value beyond the columns that are read; null for none */
  readonly beyond: CellPlace | null;
  /** whether a filter of the sheet hides rows */
  readonly isFiltered: boolean;
  /** whether a formula of the sheet has a result other than 0 */
  readonly isCalculated: boolean;
}

/** The most stretches of hidden columns that are remembered of one sheet. */
export const MAX_HIDDEN_COLUMNS = 1_000;

/** Columns further to the right are not read; a hostile row could otherwise claim thousands of them. */
export const MAX_COLUMNS = 512;
/** Excel's own limit. */
export const MAX_ROWS = 1_048_576;
/** The largest number of merged blocks that are remembered of one sheet: two for each item that a calculation may have. */
export const MAX_MERGED_RANGES = 100_000;
