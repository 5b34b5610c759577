import { CELL_MARGIN } from '../house-style/page-setup.ts';

/** The average width of a letter in a table, in twentieths of a point. */
const LETTER = 95;

/** Returns about how many lines the rows of a table take together; widths are in twentieths of a point. */
export function linesOf(rows: readonly (readonly string[])[], widths: readonly number[]): number {
  return rows.reduce((sum, texts) => {
    const lines = texts.map((text, place) => linesIn(text, widths[place] ?? 0));
    return sum + Math.max(1, ...lines);
  }, 0);
}

function linesIn(text: string, width: number): number {
  const room = Math.max(LETTER, width - 2 * CELL_MARGIN);
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * LETTER) / room)), 0);
}
