import { toCellAddress } from '../cells/cell-address.ts';
import type { MergedRange } from '../cells/cell-value.ts';
import type { ProblemList } from '../problems/problem-list.ts';

/** The rows and columns of a sheet that were read. */
interface ReadArea {
  readonly headerRow: number;
  readonly lastRow: number;
  /** 0-based columns */
  readonly indexes: readonly number[];
  readonly passedOver: ReadonlySet<number>;
  /** the column whose values also apply to the rows below; null for none */
  readonly filledDown: number | null;
}

/** Returns the merged blocks among the rows that were read: all their cells except the first would count as empty. */
export function mergedAmong(
  merged: readonly MergedRange[],
  { headerRow, lastRow, indexes, passedOver, filledDown }: ReadArea,
): MergedRange[] {
  const isFilledDown = (range: MergedRange) =>
    range.firstRow > headerRow && range.firstColumn === filledDown && range.lastColumn === filledDown;
  return merged.filter(
    (range) =>
      range.lastRow > headerRow &&
      range.firstRow <= lastRow &&
      indexes.some((index) => holdsColumn(range, index)) &&
      !isFilledDown(range) &&
      !isWithin(range, passedOver),
  );
}

/** Tells whether every row of a merged block was skipped. */
function isWithin({ firstRow, lastRow }: MergedRange, rows: ReadonlySet<number>): boolean {
  if (lastRow - firstRow >= rows.size) return false;
  for (let row = firstRow; row <= lastRow; row++) if (!rows.has(row)) return false;
  return true;
}

export function holdsColumn(range: MergedRange, index: number): boolean {
  return index >= range.firstColumn && index <= range.lastColumn;
}

export function reportMerged(sheet: string, ranges: readonly MergedRange[], problems: ProblemList): void {
  for (const { firstRow, lastRow, firstColumn, lastColumn } of ranges) {
    const range = `${toCellAddress(firstColumn, firstRow)}:${toCellAddress(lastColumn, lastRow)}`;
    problems.add(
      'merged-cells',
      { sheet, row: firstRow, cell: toCellAddress(firstColumn, firstRow) },
      { range },
    );
  }
}
