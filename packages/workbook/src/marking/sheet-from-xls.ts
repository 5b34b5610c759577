import { toCellAddress } from '../cells/cell-address.ts';
import type { CellValue, MergedRange } from '../cells/cell-value.ts';
import { escapeXml } from './xml-elements.ts';

/** The styles of a converted workbook, by their place in its style sheet. */
export const CONVERTED_STYLES = { date: 1, dateAndTime: 2, time: 3 } as const;

/** Excel's longest text of a cell, in UTF-16 units. */
const TEXT_MAX = 32_767;
/** Excel's last column, 0-based. */
const LAST_COLUMN = 16_383;

/**
 * A sheet of an .xls as it was read: its cells with dates marked as such, and the cells with each date as its number.
 */
export interface SheetToConvert {
  readonly rows: ReadonlyMap<number, readonly CellValue[]>;
  readonly numbers: ReadonlyMap<number, readonly CellValue[]>;
  readonly merged: readonly MergedRange[];
}

/** Yields the worksheet part of a sheet, in pieces. */
export function* toSheetXml(sheet: SheetToConvert, mainNamespace: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${mainNamespace}"><sheetData>`;
  for (const row of [...sheet.rows.keys()].sort((left, right) => left - right)) {
    const numbers = sheet.numbers.get(row);
    const cells = (sheet.rows.get(row) ?? []).map((cell, column) =>
      toCellXml(cell, numbers?.[column] ?? null, toCellAddress(column, row + 1)),
    );
    yield `<row r="${row + 1}">${cells.join('')}</row>`;
  }
  const merged = withoutOverlap(sheet.merged).map(
    ({ firstRow, lastRow, firstColumn, lastColumn }) =>
      `<mergeCell ref="${toCellAddress(firstColumn, firstRow)}:${toCellAddress(lastColumn, lastRow)}"/>`,
  );
  const blocks =
    merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : '';
  yield `</sheetData>${blocks}</worksheet>`;
}

function toCellXml(cell: CellValue, number: CellValue, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${toTextXml(cell)}</t></is></c>`;
  switch (cell.kind) {
    case 'date':
      return typeof number === 'number'
        ? `<c r="${address}" s="${cell.time ? CONVERTED_STYLES.time : dateStyleOf(number)}"><v>${number}</v></c>`
        : errorXml(address, '#N/A');
    case 'boolean':
      return `<c r="${address}" t="b"><v>${cell.text === 'TRUE' ? 1 : 0}</v></c>`;
    case 'error':
      return errorXml(address, cell.text);
    // An empty cell would count as 0 when the copy is uploaded.
    case 'uncalculated':
    case 'invalid-result':
    case 'unreadable':
      return errorXml(address, '#N/A');
  }
}

function errorXml(address: string, text: string): string {
  return `<c r="${address}" t="e"><v>${escapeXml(text)}</v></c>`;
}

function dateStyleOf(serial: number): number {
  return Number.isInteger(serial) ? CONVERTED_STYLES.date : CONVERTED_STYLES.dateAndTime;
}

/**
 * Returns a text with the characters that XML can't hold in Excel's notation, `_x000D_`; a text that looks like that
 * notation is escaped too.
 */
function toTextXml(text: string): string {
  const written = text
    .slice(0, TEXT_MAX)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 refuses or changes
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    });
  return escapeXml(written);
}

/**
 * Returns the blocks that Excel can hold, by their first row: the first of two that overlap, and none of a single cell
 * or beyond a sheet's end. All others are kept: what a lost block leaves empty would count as 0 when the copy is
 * uploaded.
 */
function withoutOverlap(ranges: readonly MergedRange[]): MergedRange[] {
  const kept: MergedRange[] = [];
  /** those that may reach the present row; they stand beside one another, so there are no more than columns */
  let reaching: MergedRange[] = [];
  let atRow = 0;
  for (const range of ranges.toSorted((one, other) => one.firstRow - other.firstRow)) {
    const { firstRow, lastRow, firstColumn, lastColumn } = range;
    const rows = lastRow - firstRow;
    const columns = lastColumn - firstColumn;
    if (rows < 0 || columns < 0 || rows + columns === 0 || lastColumn > LAST_COLUMN) continue;
    if (firstRow > atRow) reaching = reaching.filter((other) => other.lastRow >= firstRow);
    atRow = firstRow;
    const overlaps = reaching.some(
      (other) => firstColumn <= other.lastColumn && lastColumn >= other.firstColumn,
    );
    if (overlaps) continue;
    kept.push(range);
    reaching.push(range);
  }
  return kept;
}
