/** The contents of a plain cell's tag; reused for each cell, because there are millions. */
export interface PlainCell {
  /** 0-based; -1 when the tag names no place */
  column: number;
  style: number;
  type: string;
  value: string;
}

const SPACE = 32;
const DOUBLE_QUOTE = 34;
const SLASH = 47;
const EQUALS = 61;
const GREATER_THAN = 62;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_T = 116;
const PLAIN_TYPES: ReadonlySet<string> = new Set(['n', 's', 'str', 'b', 'e']);
const END_OF_CELL = '</v></c>';

/**
 * Reads a cell of the usual form, `<c r="C2" s="1" t="s"><v>12</v></c>` or empty, in one go and returns its end. Nearly
 * all cells have this form, and this takes half the time of reading them tag by tag. Returns -1 for any other form,
 * which is then read tag by tag.
 */
export function readPlainCell(source: string, start: number, cell: PlainCell): number {
  cell.column = -1;
  cell.style = 0;
  cell.type = '';
  cell.value = '';
  let position = start + 2;
  while (source.charCodeAt(position) === SPACE) {
    const name = source.charCodeAt(position + 1);
    if (source.charCodeAt(position + 2) !== EQUALS || source.charCodeAt(position + 3) !== DOUBLE_QUOTE)
      return -1;
    const from = position + 4;
    const end = source.indexOf('"', from);
    if (end < 0) return -1;
    if (name === LETTER_R && cell.column < 0) {
      cell.column = columnAt(source, from, end);
      if (cell.column < 0) return -1;
    } else if (name === LETTER_S && cell.style === 0) {
      cell.style = Number(source.slice(from, end));
      if (!Number.isInteger(cell.style)) return -1;
    } else if (name === LETTER_T && cell.type === '') {
      cell.type = source.slice(from, end);
      if (!PLAIN_TYPES.has(cell.type)) return -1;
    } else return -1;
    position = end + 1;
  }
  const next = source.charCodeAt(position);
  if (next === SLASH) return source.charCodeAt(position + 1) === GREATER_THAN ? position + 2 : -1;
  if (next !== GREATER_THAN || !source.startsWith('<v>', position + 1)) return -1;
  const valueStart = position + 4;
  const valueEnd = source.indexOf('<', valueStart);
  if (valueEnd < 0 || !source.startsWith(END_OF_CELL, valueEnd)) return -1;
  cell.value = source.slice(valueStart, valueEnd);
  return valueEnd + END_OF_CELL.length;
}

/** Returns the column of an address in capitals, which every writer uses; -1 for another spelling. */
function columnAt(source: string, from: number, end: number): number {
  let column = 0;
  let index = from;
  for (; index < end; index++) {
    const code = source.charCodeAt(index);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  if (index === end) return -1;
  for (; index < end; index++) {
    const code = source.charCodeAt(index);
    if (code < 48 || code > 57) return -1;
  }
  return column - 1;
}
