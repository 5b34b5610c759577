import { toCellAddress } from '../cells/cell-address.ts';
import { toCleanText, toShownValue } from '../cells/cell-text.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { parseNumberText } from '../cells/parse-number-text.ts';
import { findResembled, readHeader, type SheetKind } from '../layout/header-names.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { ColumnPositions } from './find-columns.ts';

/** 'B2', 'C1-C4', 'B1/7', 'Module B6', 'C': what declarations print above the figures of a module or a stage. */
const MODULE_HEADER = /^(module)?[abcd]\d?([-/][abcd]?\d)?$/;

/** Looks at the cells of a row below the header. */
export type ColumnWatch = (cells: readonly CellValue[]) => void;

/**
 * Warns of the columns that aren't read and might have been meant. One whose header resembles a column of the layout gets
 * its warning at once. In a set sheet one whose header looks like a life-cycle module that the layout doesn't have gets it
 * at its first figure other than 0, since leaving that out in silence would understate the item.
 */
export function watchUnreadColumns(
  kind: SheetKind,
  sheet: string,
  headerRow: number,
  header: readonly CellValue[],
  positions: ColumnPositions,
  problems: ProblemList,
): ColumnWatch {
  const read = new Set(positions.values());
  let watched: { readonly index: number; readonly column: string }[] = [];
  for (const [index, cell] of header.entries()) {
    if (typeof cell !== 'string' || cell.length > 200 || read.has(index)) continue;
    const column = toCleanText(cell);
    const place = { sheet, row: headerRow, column };
    const address = toCellAddress(index, headerRow);
    const reading = readHeader(kind, cell);
    if (reading) {
      // Of a stand-in the sheet had the column itself; of a name twice there is an error.
      if (reading.kind === 'synonym' || reading.kind === 'converted') {
        const details = { cell: address, value: toShownValue(cell), resembles: reading.column, taken: true };
        if (!isDuplicate(kind, header, reading.column)) problems.add('resembling-column', place, details);
      }
      continue;
    }
    if (kind === 'set' && MODULE_HEADER.test(toComparedName(cell))) {
      watched.push({ index, column });
      continue;
    }
    const resembles = findResembled(kind, cell);
    if (resembles !== null) {
      const taken = positions.has(resembles);
      problems.add('resembling-column', place, {
        cell: address,
        value: toShownValue(cell),
        resembles,
        taken,
      });
    }
  }
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

/** Two other words for one column without the column itself are reported as twice the same. */
function isDuplicate(kind: SheetKind, header: readonly CellValue[], column: string): boolean {
  return !header.some((cell) => {
    const reading = typeof cell === 'string' ? readHeader(kind, cell) : null;
    return reading?.kind === 'name' && reading.column === column;
  });
}

function holdsFigure(cell: CellValue): boolean {
  if (typeof cell === 'number') return cell !== 0;
  if (typeof cell !== 'string') return false;
  const parsed = parseNumberText(toCleanText(cell));
  return parsed.kind === 'ambiguous' || (parsed.kind === 'number' && parsed.value !== 0);
}
