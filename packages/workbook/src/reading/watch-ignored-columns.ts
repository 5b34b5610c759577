import { toCellAddress } from '../cells/cell-address.ts';
import { toCleanText } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { parseNumberText } from '../cells/parse-number-text.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { ProblemList } from '../problems/problem-list.ts';

/** 'B2', 'C1-C4', 'B1-7', 'Module B6', 'C': what declarations print above the figures of a module or a stage. */
const MODULE_HEADER = /^(module)?[abcd]\d?(-[abcd]?\d)?$/;

/** Looks at the cells of a row below the header. */
export type ColumnWatch = (cells: readonly CellValue[]) => void;

/**
 * Watches the columns of a set sheet whose header looks like a life-cycle module that the layout doesn't have: the
 * first figure other than 0 in one gets a warning, since leaving it out in silence would understate the item.
 */
export function watchIgnoredColumns(
  sheet: string,
  headerRow: number,
  header: readonly CellValue[],
  known: readonly string[],
  problems: ProblemList,
): ColumnWatch {
  const names = new Set(known.map(toComparedName));
  let watched = header.flatMap((cell, index) => {
    const name = typeof cell === 'string' ? toComparedName(cell) : '';
    return typeof cell === 'string' && MODULE_HEADER.test(name) && !names.has(name)
      ? [{ index, column: toCleanText(cell) }]
      : [];
  });
  return (cells) => {
    if (watched.length === 0) return;
    watched = watched.filter(({ index, column }) => {
      if (!holdsFigure(cells[index] ?? null)) return true;
      const cell = toCellAddress(index, headerRow);
      problems.add('ignored-column', { sheet, row: headerRow, column }, { cell });
      return false;
    });
  };
}

function holdsFigure(cell: CellValue): boolean {
  if (typeof cell === 'number') return cell !== 0;
  if (typeof cell !== 'string') return false;
  const parsed = parseNumberText(toCleanText(cell));
  return parsed.kind === 'ambiguous' || (parsed.kind === 'number' && parsed.value !== 0);
}
