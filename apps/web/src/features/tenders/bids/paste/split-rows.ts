/** What stands between the cells of pasted rows. */
export type Separator = 'tab' | 'semicolon';

const SIGNS: Readonly<Record<Separator, string>> = { tab: '\t', semicolon: ';' };

export interface SplitRows {
  readonly separator: Separator;
  /** the rows hold the other separator too, so that the reader has to know which was taken */
  readonly isAmbiguous: boolean;
  /** those in which something stands, with their number in what was pasted, from 1 */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/**
 * Splits pasted rows into cells: by tabs, as spreadsheets copy them, or by semicolons, as they store them. Where both
 * stand, the one that stands in more rows; of as many the tab, since nobody types one in a name.
 */
export function splitRows(text: string): SplitRows {
  const lines = text.split(/\r\n|\n|\r/);
  const rowsWith = (separator: Separator) => lines.filter((line) => line.includes(SIGNS[separator])).length;
  const [tabs, semicolons] = [rowsWith('tab'), rowsWith('semicolon')];
  const separator = semicolons > tabs ? 'semicolon' : 'tab';
  const rows = lines.flatMap((line, index) => {
    const cells = cellsOf(line, SIGNS[separator]).map(cellText);
    return cells.every((cell) => cell === '') ? [] : [{ row: index + 1, cells }];
  });
  return { separator, isAmbiguous: tabs > 0 && semicolons > 0, rows };
}

/** The cells of a line; a separator between the quotes that a spreadsheet puts around a cell is a part of it. */
function cellsOf(line: string, sign: string): readonly string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"(?:[^"]|"")*"\s*/.exec(rest)?.[0] ?? '';
    const isWhole = quoted !== '' && (quoted.length === rest.length || rest.startsWith(sign, quoted.length));
    const end = rest.indexOf(sign, isWhole ? quoted.length : 0);
    cells.push(end < 0 ? rest : rest.slice(0, end));
    if (end < 0) return cells;
    rest = rest.slice(end + sign.length);
  }
}

/** A cell without the quotes that a spreadsheet puts around one that holds a quote, a break or a separator. */
function cellText(cell: string): string {
  const trimmed = cell.trim();
  const quoted = /^"(.*)"$/.exec(trimmed);
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() : trimmed;
}
