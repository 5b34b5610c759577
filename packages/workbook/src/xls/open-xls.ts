import { readCompoundStream } from '../container/compound-file.ts';
import { damaged } from '../problems/workbook-fault.ts';
import type { WorkbookSource } from '../workbook-source.ts';
import { openedStream } from './decrypt-xls.ts';
import { readGlobals, type XlsGlobals } from './read-globals.ts';
import { readXlsSheet } from './read-xls-sheet.ts';

/** The newer name comes first: a file may hold the workbook for Excel 95 beside that for Excel 97. */
const STREAM_NAMES = ['Workbook', 'Book'];

/** Returns the stream that holds the workbook, and the data to which its sheets refer. */
export function openXlsStream(bytes: Uint8Array): {
  readonly stream: Uint8Array;
  readonly globals: XlsGlobals;
} {
  const stored = readCompoundStream(bytes, STREAM_NAMES);
  if (!stored) throw damaged();
  const stream = openedStream(stored);
  return { stream, globals: readGlobals(stream) };
}

/**
 * Opens an .xls workbook of Excel 95 to 2003. A sheet is read only on request, so that others cost nothing. It uses no
 * library: libraries omit what they don't understand in a sheet, and damaged files keep them busy for minutes.
 */
export function openXls(bytes: Uint8Array): WorkbookSource {
  const { stream, globals } = openXlsStream(bytes);
  return {
    sheets: globals.sheets.map(({ name, offset, state }) => ({
      name,
      state,
      async read(receive) {
        const { rows, hiddenRows, hiddenColumns, struck, shown, zeroResults, ...end } = readXlsSheet(
          stream,
          offset,
          globals,
        );
        // Columns that the row before has and this one hasn't must be empty.
        for (const row of [...rows.keys()].sort((left, right) => left - right)) {
          const cells = rows.get(row) ?? [];
          const look = {
            isHidden: hiddenRows.has(row),
            struck: struck.get(row) ?? [],
            shown: shown.get(row) ?? [],
            hiddenColumns,
            zeroResults: zeroResults.get(row) ?? [],
          };
          receive(row + 1, cells, cells.length, look);
        }
        return end;
      },
    })),
  };
}
