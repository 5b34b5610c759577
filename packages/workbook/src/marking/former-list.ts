import type { CellValue } from '../cells/cell-value.ts';
import { MARKING_TEXTS } from '../text/marking-text.ts';
import { openXlsx } from '../xlsx/open-xlsx.ts';

/** The headings stand in the fifth row, or in the sixth below the sentence about an .xls. */
const HEADING_ROWS = [5, 6];

/**
 * Returns the name of the sheet with the list of an earlier marking; null for none. It has our name and our headings, so that
 * a sheet of the user that is only called like it is left alone.
 */
export async function findFormerList(container: Parameters<typeof openXlsx>[0]): Promise<string | null> {
  const { sheets } = await openXlsx(container);
  for (const sheet of sheets) {
    if (!LIST_NAME.test(sheet.name)) continue;
    let isOurs = false;
    await sheet.read((row, cells) => {
      if (HEADING_ROWS.includes(row) && hasHeadings(cells)) isOurs = true;
    });
    if (isOurs) return sheet.name;
  }
  return null;
}

const TEXTS = Object.values(MARKING_TEXTS);
const LIST_NAME = new RegExp(`^(${TEXTS.map(({ listName }) => listName).join('|')})( \\(\\d+\\))?$`, 'i');

function hasHeadings(cells: readonly CellValue[]): boolean {
  return TEXTS.some(({ headings }) => headings.every((heading, column) => cells[column] === heading));
}
