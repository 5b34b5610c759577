import { isBlank, toCleanText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { parseNumberText } from '../../cells/parse-number-text.ts';
import type { BillRow } from '../bill-post.ts';
import { meaningOf, REQUIRED_FIELDS } from './bill-fields.ts';

/** The header is searched among so many first rows with contents, below a title and an explanation. */
export const HEADER_ROWS = 60;
/** A row that names so many fields is a header. */
const FIELDS_MIN = 3;

/** The row that names the columns of a bill. */
export interface BillHeader {
  /** its place among the rows of the table, and that of the first row below it */
  readonly at: number;
  readonly below: number;
  /** the text of each column; empty where it has none */
  readonly texts: readonly string[];
}

/** Returns the header of a table: the first row that names the most fields; null where none names enough. */
export function findBillHeader(rows: readonly BillRow[]): BillHeader | null {
  let best: { at: number; count: number } | null = null;
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const count = fieldsIn(cells);
    if (count > (best?.count ?? 0)) best = { at, count };
  }
  if (best === null) return null;
  const { at, count } = best;
  const texts = (rows[at]?.cells ?? []).map(textOf);
  const found = new Set(texts.map(fieldOf));
  if (count < FIELDS_MIN && REQUIRED_FIELDS.filter((field) => found.has(field)).length < 2) return null;
  const joined = joinBelow(texts, rows[at + 1]?.cells ?? []);
  return { at, below: at + (joined ? 2 : 1), texts: joined ?? texts };
}

/** Tells whether a row names columns as a header does. */
export function namesFields(cells: readonly CellValue[]): boolean {
  return fieldsIn(cells) >= FIELDS_MIN;
}

function fieldsIn(cells: readonly CellValue[]): number {
  const fields = cells.flatMap((cell) => (typeof cell === 'string' ? (fieldOf(textOf(cell)) ?? []) : []));
  return new Set(fields).size;
}

function fieldOf(text: string): string | null {
  const meaning = meaningOf(text);
  return meaning.kind === 'field' ? meaning.field : null;
}

function textOf(cell: CellValue): string {
  return typeof cell === 'string' ? toCleanText(cell) : '';
}

function isWord(cell: CellValue): boolean {
  return typeof cell === 'string' && parseNumberText(toCleanText(cell)).kind === 'invalid';
}

/**
 * Returns the header with the row below it, where that divides a column of the header in two or more: 'Hoeveelheid' with
 * 'verrekenbaar' and, beside it, 'ter inlichting' below. Null where the row below divides none.
 */
function joinBelow(upper: readonly string[], lower: readonly CellValue[]): string[] | null {
  // A row of the table has a number somewhere.
  if (lower.some((cell) => !isBlank(cell) && !isWord(cell))) return null;
  const below = lower.map(textOf);
  const width = Math.max(upper.length, below.length);
  const texts: string[] = [];
  let divided = false;
  for (let index = 0, over = ''; index < width; index++) {
    const [own, part] = [upper[index] ?? '', below[index] ?? ''];
    if (own !== '') over = own;
    const isPart = own === '' && part !== '' && over !== '';
    // The part beside it must have a name as well: else the row below is one of the table.
    if (isPart && (below[index - 1] ?? '') === '') return null;
    divided ||= isPart;
    texts.push(own !== '' || isPart ? `${own === '' ? over : own} ${part}`.trim() : '');
  }
  return divided ? texts : null;
}
