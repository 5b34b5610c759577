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

/** The same items, with their MKI in columns of Posten and no profiles. */
const STATED_ROWS: typeof ROWS = {
  Posten: [
    [...POSTEN_HEADER, 'MKI A1-A3', 'MKI totaal A4', 'GWP-total D'],
    [...postenRow('1.10', { quantity: 12.5 }), 3.5, 1, -2],
    [...postenRow('2', { quantity: 1_250 }), '1.250', 'ND', 4],
  ],
};
/** One in this many drawn calculations has no profiles. */
const STATED_EVERY = 4;

/** Returns a calculation of two items as drawn cells, a fifth of them formulas; most are in both sets. */
export function drawnExample(seed: number): DrawnWorkbook {
  const random = seededNumbers(seed);
  const rows = seed % STATED_EVERY === STATED_EVERY - 1 ? STATED_ROWS : ROWS;
  const sheets = Object.entries(rows).map(([name, ofSheet]) => ({
    name,
    merged: [],
    cells: ofSheet.flatMap((cells, row) =>
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
