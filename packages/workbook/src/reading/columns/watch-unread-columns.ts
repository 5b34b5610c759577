import { toCellAddress } from '../../cells/cell-address.ts';
import { toCleanText, toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { findResembled, readHeader, type SheetKind } from '../../layout/header-names.ts';
import { toComparedName } from '../../layout/sheet-names.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { figureIn } from '../count-values.ts';
import type { FreeHeader, HeaderRow } from '../header/header-row.ts';
import type { ColumnPositions } from './find-columns.ts';
import { type AnsweredColumn, watchUnknownColumns } from './unknown-columns.ts';
import { watchUnnamedColumns } from './unnamed-columns.ts';

/** 'B2', 'C1-C4', 'B1/7', 'Module B6', 'C': what declarations print above the figures of a module or a stage. */
const MODULE_HEADER = /^(module)?[abcd]\d?([-/][abcd]?\d)?$/;

/** Looks at the columns that aren't read. */
export interface ColumnWatch {
  /** Takes the cells of a row below the header, and the width within which they hold something. */
  see(cells: readonly CellValue[], width: number): void;
  /** Takes a row in which every column that is read is blank: a value there is nowhere read either. */
  seeBesideRows(cells: readonly CellValue[], width: number): void;
  /** Says what can only be said after the last row. */
  report(): void;
}

/**
 * Warns of the columns that aren't read and might have been meant. One whose header resembles a column of the layout gets
 * its warning at once. In a set sheet one whose header looks like a life-cycle module that the layout doesn't have gets it
 * at its first figure other than 0, since leaving that out in silence would understate the item. Of one whose header
 * nobody knows, and of one without a header, is said in how many rows it has a figure.
 */
export function watchUnreadColumns(
  headerRow: HeaderRow,
  positions: ColumnPositions,
  answered: readonly AnsweredColumn[],
  reports: { readonly asked: Asked; readonly problems: ProblemList },
): ColumnWatch {
  const { kind, sheet, row, cells: header } = headerRow;
  const { problems } = reports;
  const read = new Set(positions.values());
  const unknown: FreeHeader[] = [];
  let watched: { readonly index: number; readonly column: string }[] = [];
  for (const [index, cell] of header.entries()) {
    const text = toShownValue(cell);
    if (read.has(index) || text === '') continue;
    if (typeof cell !== 'string' || cell.length > 200) {
      unknown.push({ text, index });
      continue;
    }
    const column = toCleanText(cell);
    const place = { sheet, row, column };
    const address = toCellAddress(index, row);
    const reading = readHeader(kind, cell);
    if (reading && reading.kind !== 'stand-in') {
      // Of a name twice there is an error.
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
    if (resembles === null) unknown.push({ text, index });
    else {
      const taken = positions.has(resembles);
      problems.add('resembling-column', place, {
        cell: address,
        value: toShownValue(cell),
        resembles,
        taken,
      });
    }
  }
  const unknownColumns = watchUnknownColumns(headerRow, unknown, answered, positions, reports);
  const unnamedColumns = watchUnnamedColumns(headerRow, read, problems);
  function seeModules(cells: readonly CellValue[]): void {
    if (watched.length === 0) return;
    watched = watched.filter(({ index, column }) => {
      // A module that is 0 adds nothing: leaving it out changes no figure.
      if ((figureIn(cells[index] ?? null) ?? 0) === 0) return true;
      problems.add('ignored-column', { sheet, row, column }, { cell: toCellAddress(index, row) });
      return false;
    });
  }
  return {
    see(cells, width) {
      unknownColumns.see(cells);
      unnamedColumns.see(cells, width);
      seeModules(cells);
    },
    seeBesideRows(cells, width) {
      unknownColumns.seeBesideRows(cells);
      unnamedColumns.seeBesideRows(cells, width);
      seeModules(cells);
    },
    report() {
      unknownColumns.report();
      unnamedColumns.report();
    },
  };
}

/** Two other words for one column without the column itself are reported as twice the same. */
function isDuplicate(kind: SheetKind, header: readonly CellValue[], column: string): boolean {
  return !header.some((cell) => {
    const reading = typeof cell === 'string' ? readHeader(kind, cell) : null;
    return reading?.kind === 'name' && reading.column === column;
  });
}
