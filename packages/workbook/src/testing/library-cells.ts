import { type CellObject, read, SSF, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { toCellAddress } from '../cells/cell-address.ts';
import type { CellValue } from '../cells/cell-value.ts';
import type { WorkbookSource } from '../workbook-source.ts';
import { withoutLibraryLog } from './without-library-log.ts';

set_cptable(codePages);

const ERROR_NAMES: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** The contents of cells as 'number 12.5' or 'text m2', by address; merged blocks are under 'merged B2'. */
export type SheetCells = ReadonlyMap<string, string>;

/** Returns the cells of each sheet according to our own readers. */
export async function ownCells(workbook: WorkbookSource): Promise<Map<string, SheetCells>> {
  const sheets = new Map<string, SheetCells>();
  for (const sheet of workbook.sheets) {
    const cells = new Map<string, string>();
    const { merged } = await sheet.read((row, values) => {
      for (const [column, value] of values.entries())
        if (value !== null) cells.set(toCellAddress(column, row), ownCell(value));
    });
    for (const block of merged)
      cells.set(
        `merged ${toCellAddress(block.firstColumn, block.firstRow)}`,
        toCellAddress(block.lastColumn, block.lastRow),
      );
    sheets.set(sheet.name, cells);
  }
  return sheets;
}

function ownCell(value: Exclude<CellValue, null>): string {
  if (typeof value === 'number') return `number ${value}`;
  return typeof value === 'string' ? `text ${value}` : `${value.kind} ${value.text}`;
}

/** Returns the cells of each sheet according to the library, in the same form. */
export function libraryCells(bytes: Uint8Array): Map<string, SheetCells> {
  const workbook = withoutLibraryLog(() => read(bytes, { type: 'array', cellNF: true, cellText: false }));
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return new Map(workbook.SheetNames.map((name) => [name, cellsOf(workbook, name, date1904)]));
}

function cellsOf(workbook: WorkBook, name: string, date1904: boolean): SheetCells {
  const sheet = workbook.Sheets[name] ?? {};
  const cells = new Map<string, string>();
  for (const [address, cell] of Object.entries(sheet)) {
    if (!address.startsWith('!')) cells.set(address, libraryCell(cell, date1904));
  }
  for (const { s, e } of sheet['!merges'] ?? [])
    cells.set(`merged ${toCellAddress(s.c, s.r + 1)}`, toCellAddress(e.c, e.r + 1));
  return cells;
}

function libraryCell(cell: CellObject, date1904: boolean): string {
  switch (cell.t) {
    case 'n':
      return typeof cell.z === 'string' && SSF.is_date(cell.z)
        ? `date ${dateText(Number(cell.v), date1904)}`
        : `number ${cell.v}`;
    case 's':
      return `text ${cell.v}`;
    case 'b':
      return `boolean ${cell.v === true ? 'TRUE' : 'FALSE'}`;
    case 'e':
      return `error ${ERROR_NAMES[Number(cell.v)] ?? '#N/A'}`;
    default:
      return `${cell.t} ${cell.v}`;
  }
}

/** Returns the day as which a number is shown; other numbers do not change. */
function dateText(serial: number, date1904: boolean): string {
  const day = SSF.parse_date_code(serial, { date1904 });
  if (!day) return String(serial);
  return `${day.y}-${String(day.m).padStart(2, '0')}-${String(day.d).padStart(2, '0')}`;
}
