/** The character between the cells of pasted rows. */
export type Separator = 'tab' | 'semicolon';

const SIGNS: Readonly<Record<Separator, string>> = { tab: '\t', semicolon: ';' };

export interface SplitRows {
  readonly separator: Separator;
  /** the rows contain the other separator too, so that the user must know which one was used */
  readonly isAmbiguous: boolean;
  /** the rows that are not empty, with their number in the pasted text, from 1 */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/**
 * Splits pasted rows into cells: by tabs, as spreadsheets copy them, or by semicolons, as they store them. If both
 * occur, the separator that occurs in more rows is used; if they occur in equally many, the tab, because nobody types
 * one in a name. A line break within the quotes that a spreadsheet puts around a cell is a part of the cell.
 */
export function splitRows(text: string): SplitRows {
  const lines = text.split(/\r\n|\n|\r/);
  const rowsWith = (separator: Separator) => lines.filter((line) => line.includes(SIGNS[separator])).length;
  const [tabs, semicolons] = [rowsWith('tab'), rowsWith('semicolon')];
  const separator = semicolons > tabs ? 'semicolon' : 'tab';
  const rows = rowsOf(text, SIGNS[separator]).flatMap((row, index) => {
    const cells = row.map(cellText);
    return cells.every((cell) => cell === '') ? [] : [{ row: index + 1, cells }];
  });
  return { separator, isAmbiguous: tabs > 0 && semicolons > 0, rows };
}

/** Returns the cells of each row; a separator or a line break within the quotes around a cell is a part of it. */
function rowsOf(text: string, sign: string): readonly (readonly string[])[] {
  const quoted = new RegExp(`[^\\S\\r\\n\\t]*"(?:[^"]|"")*"[^\\S\\r\\n\\t]*(?=${sign}|\\r|\\n|$)`, 'y');
  const bare = new RegExp(`[^${sign}\\r\\n]*`, 'y');
  const rows: string[][] = [[]];
  for (let at = 0; ; ) {
    quoted.lastIndex = at;
    bare.lastIndex = at;
    const cell = (quoted.exec(text) ?? bare.exec(text))?.[0] ?? '';
    rows.at(-1)?.push(cell);
    at += cell.length;
    if (at >= text.length) return rows;
    if (text[at] !== sign) rows.push([]);
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
}

/**
 * Returns a cell without the quotes that a spreadsheet puts around a cell that contains a quote, a line break or a
 * separator.
 */
function cellText(cell: string): string {
  const trimmed = cell.trim();
  const quoted = /^"(.*)"$/s.exec(trimmed);
  // A cell with two lines becomes one line here.
  return quoted
    ? (quoted[1] ?? '')
        .replaceAll('""', '"')
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .trim()
    : trimmed;
}
