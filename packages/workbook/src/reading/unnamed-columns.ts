import { toCellAddress, toColumnLetters } from '../cells/cell-address.ts';
import { toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import { figureIn } from './count-values.ts';
import type { HeaderRow } from './header-row.ts';

/** Looks at what stands in columns without a header. */
export interface UnnamedColumns {
  /** Takes a row below the header, and the width within which its cells hold something. */
  see(cells: readonly CellValue[], width: number): void;
  /** Notes those that hold figures. Call once, after the last row. */
  report(): void;
}

/**
 * Watches the columns whose header is empty, those to the right of the last header included. Without a name nobody can say
 * what their figures are, so they are never read; that they are left out is said.
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
  const rows = new Map<number, number>();

  function count(index: number, cells: readonly CellValue[]): void {
    const cell = cells[index] ?? null;
    if (cell !== null && figureIn(cell) !== null) rows.set(index, (rows.get(index) ?? 0) + 1);
  }

  return {
    see(cells, width) {
      for (const index of within) count(index, cells);
      // Few rows are wider than their header.
      for (let index = headerWidth; index < width; index++) if (!read.has(index)) count(index, cells);
    },
    report() {
      for (const [index, count] of [...rows].sort(([left], [right]) => left - right)) {
        const details = { cell: toCellAddress(index, row), letters: toColumnLetters(index), rows: count };
        problems.add('unnamed-column', { sheet, row }, details);
      }
    },
  };
}
