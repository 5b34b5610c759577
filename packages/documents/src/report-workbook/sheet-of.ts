import type { Cell, CellValue, WriteSheet } from 'hucre/xlsx';

/** A total that the sheet works out itself, with what it comes to for who opens the file without working it out. */
export interface Formula {
  readonly formula: string;
  readonly result: number | null;
}

export type SheetValue = string | number | null | Formula;

/** What stands above a column, and how its numbers are shown where they are no amounts: counted things, or all their digits. */
type Head = string | { readonly head: string; readonly shown: 'counted' | 'whole' };

const BOLD = { font: { bold: true } };
/** How a number is shown; it is stored whole. */
const NUMBER_FORMATS = { amount: '#,##0.00', counted: '#,##0', whole: 'General' } as const;
const NAME_WIDTH = 34;
const FIGURE_WIDTH = 20;

/** Of a column that counts things. */
export function counted(head: string): Head {
  return { head, shown: 'counted' };
}

/** A sheet with a row of heads. Rows whose place is named in `totals` (counted from the first below the heads) stand out. */
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

/** The name of a column as a formula has it: 'A' for 0. There are never more than the alphabet has letters. */
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
