import type { CellValue, RowLook } from '../../cells/cell-value.ts';
import { readHeader, type TableKind } from '../../layout/header-names.ts';
import { HEADER_ROWS, isHeaderRow } from '../columns/find-columns.ts';

/** A row with this number of columns of the layout can be the header of a sheet without post numbers. */
const KNOWN_HEADERS_MIN = 3;

/** A header is usually within these first rows. */
export const USUAL_HEADER_ROWS = 20;

/** A row of a sheet with its cells, copied so that it remains valid after reading. */
export interface KeptRow {
  readonly row: number;
  readonly cells: readonly CellValue[];
}

/** A kept row with how it looks, since it may be one below the header. */
export interface SeenRow extends KeptRow {
  readonly look: RowLook;
}

/** Searches the header among the first rows of a sheet. */
export interface HeaderSearch {
  /**
   * Tells whether a row is the header, by its column of post numbers. Takes rows until one is, or none can be any more.
   */
  isHeader(row: number, cells: readonly CellValue[], look: RowLook): boolean;
  /**
   * Tells whether the search ends before a row: further down a row with post numbers is searched only where none of the
   * usual rows is like a header.
   */
  endsBefore(row: number): boolean;
  /** returns the row directly above another one; null where it is blank */
  above(row: number): KeptRow | null;
  /** returns the rows above another one that hold something, from the top */
  allAbove(row: number): readonly KeptRow[];
  /**
   * Returns, where no row names post numbers, the row that names the most other columns, with the rows below it that
   * were taken; null where none names enough. Call once, after the last row that may be the header.
   */
  best(): { readonly header: KeptRow; readonly below: readonly SeenRow[] } | null;
}

/** `variants` are other kinds of table that the sheet may hold. */
export function createHeaderSearch(kind: TableKind, variants: readonly TableKind[] = []): HeaderSearch {
  const taken: SeenRow[] = [];
  let usual: boolean | null = null;
  return {
    endsBefore(row) {
      if (row <= USUAL_HEADER_ROWS) return false;
      usual ??= taken.some(({ cells }) => countKnown(kind, cells) >= KNOWN_HEADERS_MIN);
      return usual || row > HEADER_ROWS;
    },
    above: (row) => taken.findLast((kept) => kept.row === row - 1) ?? null,
    allAbove: (row) => taken.filter((kept) => kept.row < row),
    isHeader(row, cells, look) {
      if ([kind, ...variants].some((each) => isHeaderRow(each, cells))) return true;
      // The cells and the look are only valid until the next row.
      taken.push({ row, cells: [...cells], look: { ...look } });
      return false;
    },
    best() {
      const counts = taken.map(({ cells }) => countKnown(kind, cells));
      const most = Math.max(0, ...counts);
      const at = counts.indexOf(most);
      const header = taken[at];
      return most < KNOWN_HEADERS_MIN || !header ? null : { header, below: taken.slice(at + 1) };
    },
  };
}

function countKnown(kind: TableKind, cells: readonly CellValue[]): number {
  const columns = cells.flatMap((cell) =>
    typeof cell === 'string' && cell.length < 200 ? (readHeader(kind, cell)?.column ?? []) : [],
  );
  return new Set(columns).size;
}
