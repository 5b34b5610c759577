import { BILL_COLUMNS_MAX, BILL_ROWS_MAX, type BillRow } from '../bill-post.ts';
import { BillFault } from '../bill-remark.ts';

export const SEPARATORS = [';', '\t', ',', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A row of a delimited text, with how many cells it has. */
export interface SplitRow extends BillRow {
  readonly width: number;
}

/**
 * Splits a text into rows and cells (RFC 4180): a cell in quotes may hold separators, line ends and doubled quotes, and a
 * quote within a cell is a quote. A row is numbered as a spreadsheet does. Only the first
 * `rowsMax` rows with contents for who searches a header; without it, what can't be split is refused.
 */
export function splitText(text: string, separator: Separator, rowsMax?: number): SplitRow[] {
  const rows: SplitRow[] = [];
  const end = text.length;
  let at = 0;
  for (let row = 1; at < end; row++) {
    const cells: string[] = [];
    let width = 0;
    for (let isLast = false; !isLast; ) {
      const cell = readCell(text, at, separator);
      if (cell.isOpen && rowsMax === undefined) throw new BillFault({ code: 'open-quote', details: { row } });
      if (cells.length < BILL_COLUMNS_MAX) cells.push(cell.text);
      if (cell.text.trim() !== '') width = cells.length;
      at = cell.end;
      isLast = text[at] !== separator;
      if (!isLast) at++;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    if (width === 0) continue;
    if (rows.length === rowsMax) return rows;
    if (rows.length === BILL_ROWS_MAX)
      throw new BillFault({ code: 'too-many-rows', details: { max: BILL_ROWS_MAX } });
    rows.push({ row, cells, width, isHidden: false, struck: [], shown: [] });
  }
  return rows;
}

/** Returns the cell that begins at a place, where it ends, and whether its quote is never closed. */
function readCell(text: string, start: number, separator: Separator) {
  let at = start;
  // '="00123"' is how programs keep Excel from making a number of a text.
  if (text.startsWith('="', at)) at++;
  let quoted = '';
  if (text[at] === '"') {
    for (at++; ; at++) {
      const close = text.indexOf('"', at);
      if (close < 0) return { text: text.slice(at), end: text.length, isOpen: true };
      quoted += text.slice(at, close);
      at = close + 1;
      if (text[at] !== '"') break;
      quoted += '"';
    }
  } else at = start;
  const from = at;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return { text: quoted + text.slice(from, at), end: at, isOpen: false };
}
