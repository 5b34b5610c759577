import { read, write } from '@e965/xlsx';
import { damaged } from '../problems/workbook-fault.ts';
import { openXls } from '../xls/open-xls.ts';
import { withoutLibraryLog } from '../xls/without-library-log.ts';

/**
 * An .xls workbook as .xlsx with its values, formulas, number formats, column widths and merged cells. Loses what the
 * library doesn't read: fonts, fills, pictures, charts.
 */
export function convertXls(bytes: Uint8Array): Uint8Array {
  return withoutLibraryLog(() => {
    // The library goes in circles where a chain of sectors does, so the file is opened with care first.
    openXls(bytes);
    const workbook = read(bytes, {
      type: 'array',
      cellNF: true,
      cellFormula: true,
      cellStyles: true,
      cellText: false,
    });
    if (workbook.SheetNames.length === 0) throw damaged();
    // The library writes a theme of the old format in a wrong encoding; without one it writes Office's own.
    delete (workbook as { Themes?: unknown }).Themes;
    return new Uint8Array(
      write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
    );
  });
}
