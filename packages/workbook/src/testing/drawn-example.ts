import type { TestCell } from './build-workbook.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER } from './example-rows.ts';
import type { DrawnCell, DrawnWorkbook } from './random-sheets.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** Two items in both sets. */
const ROWS: Readonly<Record<string, readonly (readonly TestCell[])[]>> = {
  Posten: [POSTEN_HEADER, postenRow('1.10', { quantity: 12.5 }), postenRow('2', { quantity: 1_250 })],
  'Set A1': [SET_HEADER, ...profileRows('a1', '1.10'), ...profileRows('a1', '2')],
  'Set A2': [SET_HEADER, ...profileRows('a2', '1.10'), ...profileRows('a2', '2')],
};

/** Returns a calculation of two items in both sets as drawn cells, a fifth of them formulas. */
export function drawnExample(seed: number): DrawnWorkbook {
  const random = seededNumbers(seed);
  const sheets = Object.entries(ROWS).map(([name, rows]) => ({
    name,
    merged: [],
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((cell, column): DrawnCell[] => {
        if (typeof cell !== 'string' && typeof cell !== 'number') return [];
        const value =
          typeof cell === 'number'
            ? { kind: 'number' as const, number: cell }
            : { kind: 'text' as const, text: cell };
        return [{ row, column, value, isFormula: random() < 0.2, format: 0 }];
      }),
    ),
  }));
  return { sheets, date1904: false };
}
