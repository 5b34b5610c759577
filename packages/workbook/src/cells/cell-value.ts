/** A cell that holds something else than text or a number; `text` is what a message may show of it. */
export interface OddCell {
  readonly kind: 'error' | 'date' | 'boolean' | 'uncalculated' | 'unreadable';
  readonly text: string;
}

/**
 * What a cell holds. Text and numbers stay primitive: a workbook has millions of them, and an object for each would
 * cost more than reading the file.
 */
export type CellValue = string | number | OddCell | null;

/**
 * Receives a row: its 1-based number, its cells by 0-based column, and the width within which all of them stand that hold
 * something. The array is reused for the next row.
 */
export type RowReceiver = (row: number, cells: readonly CellValue[], width: number) => void;

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

/** What is known of a sheet once all its rows are read. */
export interface SheetEnd {
  readonly merged: readonly MergedRange[];
  /** the first cell with a value beyond the columns that are read; null for none */
  readonly beyond: CellPlace | null;
}

/** Columns further to the right are not read; a hostile row could otherwise claim thousands of them. */
export const MAX_COLUMNS = 512;
/** Excel's own limit. */
export const MAX_ROWS = 1_048_576;
/** Merged blocks that are remembered of one sheet. */
export const MAX_MERGED_RANGES = 10_000;
