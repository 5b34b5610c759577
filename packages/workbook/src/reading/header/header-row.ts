import { toShownValue } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import type { TableKind } from '../../layout/header-names.ts';
import type { ColumnPositions } from '../columns/find-columns.ts';

/** The row that names the columns of a sheet. */
export interface HeaderRow {
  readonly kind: TableKind;
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly CellValue[];
  /** the columns that the sheet must have */
  readonly required: readonly string[];
  /** the cells of a row directly above or below that says more about the columns; empty where there is none */
  readonly beside: readonly CellValue[];
}

/** A header whose column is not read. */
export interface FreeHeader {
  readonly text: string;
  /** 0-based */
  readonly index: number;
}

/** Returns the headers of columns that aren't read, in their order. */
export function freeHeadersOf({ cells }: HeaderRow, positions: ColumnPositions): FreeHeader[] {
  const taken = new Set(positions.values());
  return cells
    .flatMap((cell, index) =>
      (typeof cell === 'string' || typeof cell === 'number') && !taken.has(index)
        ? [{ text: toShownValue(cell), index }]
        : [],
    )
    .filter(({ text }) => text !== '');
}

/**
 * Matches 'A1', 'Module A2', 'A3 (productie)': a part of A1-A3. If it were read as the whole, the other two would not
 * count.
 */
const ONE_OF_THREE = /^\(?(?:modules?\s*:?\s*)?A([123])(?![0-9a-z])(?!\s*(?:[-–/+]|t\/m)\s*A?[23])/i;

/** Returns which of A1, A2 and A3 a header of a set sheet names separately; null for any other header. */
export function partOfProduction(header: string): string | null {
  const part = ONE_OF_THREE.exec(header)?.[1];
  return part === undefined ? null : `A${part}`;
}
