import { toCellAddress } from '../cells/cell-address.ts';
import { isBlank } from '../cells/cell-text.ts';
import type { CellValue, MergedRange } from '../cells/cell-value.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { type Place, PROBLEMS_MAX, type ProblemList } from '../problems/problem-list.ts';
import type { SheetSource } from '../workbook-source.ts';
import type { CellReader, PlacedCell } from './cell-reader.ts';
import {
  type ColumnPositions,
  findColumns,
  HEADER_ROWS,
  isHeaderRow,
  requireColumns,
} from './find-columns.ts';
import { type ColumnWatch, watchIgnoredColumns } from './watch-ignored-columns.ts';

export interface TableColumns {
  /** every column that is read */
  readonly all: readonly string[];
  readonly required: readonly string[];
  /** warn of figures in columns that look like a module but aren't read */
  readonly watchModules?: boolean;
}

/** A row below the header that isn't blank. The cells are only valid during the call. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly CellValue[];
  readonly positions: ColumnPositions;
  /** null when it is missing or faulty, which is reported */
  readonly postNumber: string | null;
  /**
   * The post number is a number with decimals. Excel can't tell 10.10 from 10.1, so a mix-up of posts may come from there.
   */
  readonly fractional: boolean;
  /** the address of the post number's cell; a function, because few rows need it */
  keyAddress(): string;
}

export interface TableEnd {
  /** the sheet has a header with every required column */
  readonly complete: boolean;
  /** the header row and its cell 'Postnummer'; empty when there is none */
  readonly header: Pick<Place, 'row' | 'cell'>;
}

/** The row's cell of a column with its place; an empty one when the sheet lacks the column. */
export function placedAt({ row, cells, positions }: TableRow, column: string): PlacedCell {
  const index = positions.get(column) ?? -1;
  return { cell: cells[index] ?? null, row, index, column };
}

/**
 * Reads a sheet as a table: finds its header, skips blank rows and hands out the others. Merged cells among the rows are
 * an error, because only the first cell of a merged block holds its value and the others would count as empty.
 * Says whether it found its header and every required column.
 */
export async function readTable(
  sheet: SheetSource,
  columns: TableColumns,
  reader: CellReader,
  problems: ProblemList,
  readRow: (row: TableRow) => void,
): Promise<TableEnd> {
  let positions: ColumnPositions | null = null;
  let indexes: readonly number[] = [];
  let keyIndex = 0;
  let watch: ColumnWatch | null = null;
  let headerRow = 0;
  let lastRow = 0;
  let keyCell: CellValue = null;
  let postNumber: string | null = null;
  const rowsWithoutKey: number[] = [];

  const merged = await sheet.read((row, cells) => {
    if (positions === null) {
      if (row > HEADER_ROWS || !isHeaderRow(cells)) return;
      headerRow = row;
      positions = findColumns(sheet.name, row, cells, columns.all, problems);
      indexes = [...positions.values()];
      keyIndex = positions.get(POST_NUMBER_COLUMN) ?? 0;
      if (columns.watchModules) watch = watchIgnoredColumns(sheet.name, row, cells, columns.all, problems);
      return;
    }
    if (isBlankRow(cells, indexes)) return;
    watch?.(cells);
    lastRow = Math.max(lastRow, row);
    const cell = cells[keyIndex] ?? null;
    // The rows of an item stand together, so its number is mostly that of the row before.
    if (cell === null || cell !== keyCell || postNumber === null) {
      keyCell = cell;
      const text = reader.text({ cell, row, index: keyIndex, column: POST_NUMBER_COLUMN });
      if (text === null && rowsWithoutKey.length < 2 * PROBLEMS_MAX) rowsWithoutKey.push(row);
      postNumber = typeof text === 'string' ? text : null;
    }
    const fractional = typeof cell === 'number' && !Number.isInteger(cell);
    const keyAddress = () => toCellAddress(keyIndex, row);
    readRow({ row, cells, positions, postNumber, fractional, keyAddress });
  });

  const found: ColumnPositions = positions ?? new Map();
  const header = positions === null ? {} : { row: headerRow, cell: toCellAddress(keyIndex, headerRow) };
  const place = { sheet: sheet.name, ...header };
  requireColumns(place, found, positions === null ? [POST_NUMBER_COLUMN] : columns.required, problems);
  const among = merged.filter(
    (range) =>
      range.lastRow > headerRow &&
      range.firstRow <= lastRow &&
      indexes.some((index) => holdsColumn(range, index)),
  );
  reportMerged(sheet.name, among, problems);
  for (const row of rowsWithoutKey) {
    // Unmerging is the remedy there, and the merged block is reported.
    if (among.some((range) => holdsColumn(range, keyIndex) && row >= range.firstRow && row <= range.lastRow))
      continue;
    const cell = toCellAddress(keyIndex, row);
    problems.add(
      'missing-post-number',
      { sheet: sheet.name, row, column: POST_NUMBER_COLUMN },
      { cell, value: '' },
    );
  }
  return { complete: columns.required.every((name) => found.has(name)), header };
}

function isBlankRow(cells: readonly CellValue[], indexes: readonly number[]): boolean {
  for (const index of indexes) {
    const cell = cells[index];
    if (typeof cell === 'number' || !isBlank(cell)) return false;
  }
  return true;
}

function holdsColumn(range: MergedRange, index: number): boolean {
  return index >= range.firstColumn && index <= range.lastColumn;
}

function reportMerged(sheet: string, ranges: readonly MergedRange[], problems: ProblemList): void {
  for (const { firstRow, lastRow, firstColumn, lastColumn } of ranges) {
    const range = `${toCellAddress(firstColumn, firstRow)}:${toCellAddress(lastColumn, lastRow)}`;
    problems.add(
      'merged-cells',
      { sheet, row: firstRow, cell: toCellAddress(firstColumn, firstRow) },
      { range },
    );
  }
}
