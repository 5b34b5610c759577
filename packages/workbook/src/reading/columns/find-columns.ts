import { toCellAddress } from '../../cells/cell-address.ts';
import { toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { type HeaderReading, readHeader, type SheetKind } from '../../layout/header-names.ts';
import { POST_NUMBER_COLUMN } from '../../layout/posten-columns.ts';
import { convert, type UnitConversion } from '../../layout/unit-conversions.ts';
import type { Place, ProblemList } from '../../problems/problem-list.ts';

/** The header row stands within the first rows of a sheet, below a title at most. */
export const HEADER_ROWS = 20;
/** 'Post' alone may be a word in a title; with so many other headers beside it, it is one. */
const HEADERS_BESIDE_SYNONYM = 2;

/** Where the columns of a sheet stand: 0-based positions by column name; a column that isn't there is left out. */
export type ColumnPositions = ReadonlyMap<string, number>;

export interface FoundColumns {
  readonly positions: Map<string, number>;
  /** the columns that the sheet states in another unit */
  readonly conversions: Map<string, UnitConversion>;
}

/** A header cell with what it says. */
interface Header {
  readonly text: string;
  /** 0-based */
  readonly index: number;
  readonly reading: HeaderReading | null;
}

/** True when a row holds the header 'Postnummer', or another word for it among other headers. */
export function isHeaderRow(kind: SheetKind, cells: readonly CellValue[]): boolean {
  const readings = headersOf(kind, cells).flatMap(({ reading }) => reading ?? []);
  const ofPost = readings.filter(({ column }) => column === POST_NUMBER_COLUMN);
  if (ofPost.some((reading) => reading.kind === 'name')) return true;
  return ofPost.length > 0 && readings.length - ofPost.length >= HEADERS_BESIDE_SYNONYM;
}

/**
 * Finds the columns in a header row, in any order: by name, and where that name isn't there by another word for it or in
 * another unit, which is noted. A column that stands there twice is a problem.
 */
export function findColumns(
  kind: SheetKind,
  sheet: string,
  row: number,
  cells: readonly CellValue[],
  problems: ProblemList,
): FoundColumns {
  const positions = new Map<string, number>();
  const conversions = new Map<string, UnitConversion>();
  const headers = headersOf(kind, cells);
  const byName = new Set(
    headers.flatMap(({ reading }) => (reading?.kind === 'name' ? [reading.column] : [])),
  );
  for (const kindOfReading of ['name', 'synonym', 'converted', 'stand-in'] as const) {
    for (const { text, index, reading } of headers) {
      if (reading?.kind !== kindOfReading) continue;
      const { column } = reading;
      // Beside a column of the very name, another word for it is a column of the user's own.
      if (reading.kind !== 'name' && byName.has(column)) continue;
      if (reading.kind === 'stand-in' && positions.has(column)) continue;
      const cell = toCellAddress(index, row);
      const first = positions.get(column);
      if (first !== undefined) {
        const otherCell = toCellAddress(first, row);
        problems.add('duplicate-column', { sheet, row, column }, { cell, otherCell });
        continue;
      }
      positions.set(column, index);
      if (reading.kind === 'name') continue;
      const details = { cell, value: toShownValue(text), readAs: column };
      if (reading.kind !== 'converted') problems.add('column-synonym', { sheet, row, column: text }, details);
      else {
        const { unit, ownUnit, conversion } = reading;
        conversions.set(column, conversion);
        const oneBecomes = convert(1, conversion);
        problems.add(
          'converted-column',
          { sheet, row, column: text },
          { ...details, unit, oneBecomes, ownUnit },
        );
      }
    }
  }
  return { positions, conversions };
}

function headersOf(kind: SheetKind, cells: readonly CellValue[]): Header[] {
  return cells.flatMap((cell, index) =>
    typeof cell === 'string' && cell.length < 200
      ? [{ text: toShownValue(cell), index, reading: readHeader(kind, cell) }]
      : [],
  );
}

/** Reports each required column that a sheet lacks, at the header that does stand there when it has one. */
export function requireColumns(
  place: Place,
  positions: ColumnPositions,
  required: readonly string[],
  problems: ProblemList,
): void {
  for (const columnName of required) {
    if (!positions.has(columnName))
      problems.add('missing-column', { ...place, column: columnName }, { columnName });
  }
}
