import { toCleanText } from '../../cells/cell-text.ts';
import type { CellValue } from '../../cells/cell-value.ts';
import { readImpactHeader } from '../../layout/impact-headers.ts';

/**
 * Returns a header of Posten in which a title as 'MKI' or 'GWP-total (kg)', in the upper of two rows, is put before each module
 * below it: the title may be merged over its columns. Returns the header itself where no title stands above a module.
 */
export function joinImpacts(
  cells: readonly CellValue[],
  upper: readonly CellValue[],
  lower: readonly CellValue[],
): readonly CellValue[] {
  let title: string | null = null;
  let joined: CellValue[] | null = null;
  for (let index = 0; index < lower.length; index++) {
    const above = textOf(upper[index]);
    if (above !== '') title = isTitle(above) ? above : null;
    const below = textOf(lower[index]);
    if (title === null || below === '') continue;
    const both = `${title} ${below}`;
    // 'MKI' over a column 'Totaal' is still one of the MKI.
    if (readImpactHeader(both) === null || readImpactHeader(below) !== null) continue;
    joined ??= [...cells];
    joined[index] = both;
  }
  return joined ?? cells;
}

/** Tells whether a row has a title of the MKI or the CO2 of several columns. */
export function hasImpactTitle(cells: readonly CellValue[]): boolean {
  return cells.some((cell) => isTitle(textOf(cell)));
}

function isTitle(text: string): boolean {
  return readImpactHeader(text)?.module === null;
}

function textOf(cell: CellValue | undefined): string {
  return typeof cell === 'string' && cell.length < 200 ? toCleanText(cell) : '';
}
