import type { CellValue, ShownNumber } from '../cells/cell-value.ts';

/** A post of a bill of quantities: what is to be made, and how much of it; nothing says yet what a unit costs. */
export interface BillPost {
  /** the row of the file, 1-based */
  readonly row: number;
  /** unique in the bill; '#12' for a post without one, by its row */
  readonly postNumber: string;
  readonly description: string;
  readonly unit: string;
  /** in the unit, 0 or more */
  readonly quantity: number;
  readonly rawCode: string | null;
  readonly productId: string | null;
  readonly productGroup: string | null;
  readonly productSubGroup: string | null;
}

/** A row of a table with its cells. */
export interface BillRow {
  /** 1-based */
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly isHidden: boolean;
  /** 0-based columns whose text is struck through */
  readonly struck: readonly number[];
  /** the numbers that are shown otherwise, by 0-based column */
  readonly shown: readonly ShownNumber[];
}

/** More posts than this are no bill that can be matched and edited at once. */
export const BILL_POSTS_MAX = 5_000;
/** Rows with contents: a long bill has a few texts for each post. */
export const BILL_ROWS_MAX = 30_000;
/** Columns further to the right are not read. */
export const BILL_COLUMNS_MAX = 100;
