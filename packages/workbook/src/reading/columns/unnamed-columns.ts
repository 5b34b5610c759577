import { toCellAddress, toColumnLetters } from '../../cells/cell-address.ts';
import { toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { figureIn } from '../count-values.ts';
import type { HeaderRow } from '../header/header-row.ts';

/** Watches the columns without a header. */
export interface UnnamedColumns {
  /** Takes a row below the header, and the width that includes all its cells with contents. */
  see(cells: readonly CellValue[], width: number): void;
  /** Takes a row in which every column that is read is blank. */
  seeBesideRows(cells: readonly CellValue[], width: number): void;
  /** Notes the columns that hold figures. Call once, after the last row. */
  report(): void;
}

/**
 * Watches the columns whose header is empty, including those to the right of the last header. Without a name the
 * meaning of their figures is unknown, so they are never read; a note reports it.
 */
export function watchUnnamedColumns(
  { sheet, row, cells: header }: HeaderRow,
  read: ReadonlySet<number>,
  problems: ProblemList,
): UnnamedColumns {
  const isNamed = (cell: CellValue | undefined) => toShownValue(cell ?? null) !== '';
  const headerWidth = header.findLastIndex(isNamed) + 1;
  const within: number[] = [];
  for (let index = 0; index < headerWidth; index++)
    if (!read.has(index) && !isNamed(header[index])) within.push(index);
  const inRows = new Map<number, number>();
  const beside = new Map<number, number>();

  /** Counts, in `rows`, the columns in which a row has a figure. */
  function count(rows: Map<number, number>, cells: readonly CellValue[], width: number): void {
    for (const index of within) countAt(rows, index, cells);
    // Few rows are wider than their header.
    for (let index = headerWidth; index < width; index++) if (!read.has(index)) countAt(rows, index, cells);
  }
  function countAt(rows: Map<number, number>, index: number, cells: readonly CellValue[]): void {
    const cell = cells[index] ?? null;
    if (cell !== null && figureIn(cell) !== null) rows.set(index, (rows.get(index) ?? 0) + 1);
  }

  return {
    see: (cells, width) => count(inRows, cells, width),
    seeBesideRows: (cells, width) => count(beside, cells, width),
    report() {
      // A total below the table only counts where the column holds nothing else.
      const counted = new Map([...beside, ...inRows]);
      for (const [index, rows] of [...counted].sort(([left], [right]) => left - right)) {
        const details = { cell: toCellAddress(index, row), letters: toColumnLetters(index), rows };
        problems.add('unnamed-column', { sheet, row }, details);
      }
    },
  };
}
