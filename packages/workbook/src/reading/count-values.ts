import { toCleanText } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { parseNumberText } from '../cells/parse-number-text.ts';

/** No number that people write as text is longer. */
const NUMBER_TEXT_MAX = 40;

/**
 * Returns the figure that a cell holds, as a number or as text; null for none. A text that can be read in two ways is read
 * in the given notation.
 */
export function figureIn(cell: CellValue, notation: 'dutch' | 'international' = 'dutch'): number | null {
  if (typeof cell === 'number') return cell;
  // Most texts beside a table are remarks, and there are hundreds of thousands of them.
  if (typeof cell !== 'string' || cell.length > NUMBER_TEXT_MAX || !/\d/.test(cell)) return null;
  const parsed = parseNumberText(toCleanText(cell));
  if (parsed.kind === 'invalid') return null;
  return parsed.kind === 'number' ? parsed.value : parsed[notation];
}

/** Counts the rows in which columns hold a figure. */
export interface ValueCount {
  see(cells: readonly CellValue[]): void;
  /** returns the number of rows for the column at this 0-based position */
  rowsAt(index: number): number;
}

export function countValues(indexes: readonly number[]): ValueCount {
  const rows = new Map(indexes.map((index) => [index, 0]));
  return {
    see(cells) {
      for (const index of indexes) {
        const cell = cells[index] ?? null;
        if (cell !== null && figureIn(cell) !== null) rows.set(index, (rows.get(index) ?? 0) + 1);
      }
    },
    rowsAt: (index) => rows.get(index) ?? 0,
  };
}
