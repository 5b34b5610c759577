import { toCellAddress } from '../cells/cell-address.ts';
import type { CellValue } from '../cells/cell-value.ts';
import { POST_NUMBER_COLUMN } from '../layout/posten-columns.ts';
import { toComparedName } from '../layout/sheet-names.ts';
import type { Place, ProblemList } from '../problems/problem-list.ts';

/** The header row stands within the first rows of a sheet, below a title at most. */
export const HEADER_ROWS = 20;

/** Where the columns of a sheet stand: 0-based positions by column name; a column that isn't there is left out. */
export type ColumnPositions = ReadonlyMap<string, number>;

/** True when a row holds the header 'Postnummer'. */
export function isHeaderRow(cells: readonly CellValue[]): boolean {
  const wanted = toComparedName(POST_NUMBER_COLUMN);
  return cells.some((cell) => typeof cell === 'string' && toComparedName(cell) === wanted);
}

/** Finds the named columns in a header row, in any order. A name that stands there twice is a problem. */
export function findColumns(
  sheet: string,
  row: number,
  cells: readonly CellValue[],
  names: readonly string[],
  problems: ProblemList,
): ColumnPositions {
  const wanted = new Map(names.map((name) => [toComparedName(name), name]));
  const positions = new Map<string, number>();
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const name = typeof cell === 'string' ? wanted.get(toComparedName(cell)) : undefined;
    if (name === undefined) continue;
    if (!positions.has(name)) positions.set(name, index);
    else problems.add('duplicate-column', { sheet, row, column: name }, { cell: toCellAddress(index, row) });
  }
  return positions;
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
