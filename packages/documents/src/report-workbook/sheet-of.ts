import type { Cell, CellValue, WriteSheet } from 'hucre/xlsx';

/** A total that the sheet computes itself, with its result for programs that open the file without computing. */
export interface Formula {
  readonly formula: string;
  readonly result: number | null;
}

export type SheetValue = string | number | null | Formula;

/** The heading of a column, and how its numbers are shown when they are not amounts: as counts, or with all digits. */
type Head = string | { readonly head: string; readonly shown: 'counted' | 'whole' };

const BOLD = { font: { bold: true } };
/** How a number is shown; it is stored with all digits. */
const NUMBER_FORMATS = { amount: '#,##0.00', counted: '#,##0', whole: 'General' } as const;
const NAME_WIDTH = 34;
const FIGURE_WIDTH = 20;

/** Returns the heading of a column with counts. */
export function counted(head: string): Head {
  return { head, shown: 'counted' };
}

/**
 * Returns a sheet with a row of headings. The rows in `totals` (counted from the first below the headings) are
 * emphasised.
 */
export function sheetOf(
  name: string,
  heads: readonly Head[],
  rows: readonly (readonly SheetValue[])[],
  totals: readonly number[] = [],
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const place of heads.keys()) cells.set(`0,${place}`, { style: BOLD });
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) {
      const head = heads[column];
      const shown = typeof head === 'object' ? head.shown : 'amount';
      const cell = cellOf(value, totals.includes(row), NUMBER_FORMATS[shown]);
      if (cell) cells.set(`${row + 1},${column}`, cell);
    }
  return {
    name,
    columns: heads.map((_, column) => ({ width: column < 2 ? NAME_WIDTH : FIGURE_WIDTH })),
    rows: [
      heads.map((each) => (typeof each === 'object' ? each.head : each)),
      ...rows.map((row) => row.map(plainValue)),
    ],
    cells,
    freezePane: { rows: 1, columns: 0 },
  };
}

/** Returns the name of a column in formulas: 'A' for 0. There are never more columns than letters in the alphabet. */
export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

function cellOf(value: SheetValue, isTotal: boolean, numFmt: string): Partial<Cell> | null {
  const bold = isTotal ? BOLD : {};
  if (typeof value === 'number') return { style: { ...bold, numFmt } };
  if (typeof value === 'object' && value !== null)
    return {
      formula: value.formula,
      formulaResult: value.result,
      style: { ...bold, numFmt },
    };
  return isTotal ? { style: BOLD } : null;
}

function plainValue(value: SheetValue): CellValue {
  return typeof value === 'object' && value !== null ? value.result : value;
}
