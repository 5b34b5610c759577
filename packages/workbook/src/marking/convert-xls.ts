import { MAX_MERGED_RANGES } from '../cells/cell-value.ts';
import { CONTAINER_LIMITS } from '../container/container-limits.ts';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import { openXlsStream } from '../xls/open-xls.ts';
import { readXlsSheet } from '../xls/read-xls-sheet.ts';
import { freeSheetName } from './add-sheet.ts';
import { type PackedEntry, packText } from './pack-text.ts';
import { toSheetXml } from './sheet-from-xls.ts';
import { NAMESPACES, type Namespaces } from './workbook-package.ts';
import { writeParts } from './workbook-parts.ts';

const { main }: Namespaces = NAMESPACES.transitional;
/** the greatest length of a sheet's name, in characters */
const NAME_MAX = 31;

/**
 * Returns an .xls workbook as .xlsx, written from what our own reader finds in it: values, dates and merged cells. A
 * formula becomes its result. The result is a valid file whatever the .xls holds, or there is a fault.
 */
export async function convertXls(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { stream, globals } = openXlsStream(bytes);
  if (globals.sheets.length === 0) throw damaged();
  const names: string[] = [];
  const sheets: { name: string; part: PackedEntry }[] = [];
  let characters = 0;
  for (const { name: given, offset } of globals.sheets) {
    const name = toSheetName(given, names);
    names.push(name);
    const { rows, merged, hasMoreMerged } = readXlsSheet(stream, offset, globals);
    // Without some of its blocks, the cells that they leave empty would count as 0 when the copy is uploaded.
    if (hasMoreMerged) throw new WorkbookFault('too-many-merged-cells', { max: MAX_MERGED_RANGES });
    const { rows: numbers } = readXlsSheet(stream, offset, { ...globals, dateFormatOf: () => null });
    const pieces = toSheetXml({ rows, numbers, merged }, main);
    sheets.push({ name, part: await packText(counted(pieces)) });
  }

  /** Counts the size of the output, because several sheets of a malicious file may be the same stretch of it. */
  function* counted(pieces: Iterable<string>): Generator<string> {
    for (const piece of pieces) {
      characters += piece.length;
      if (characters > CONTAINER_LIMITS.totalBytes)
        throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.totalBytes });
      yield piece;
    }
  }

  return writeParts({ sheets, styles: STYLES, sharedStrings: null, is1904: globals.is1904 });
}

/** Returns a sheet name that Excel accepts; the sheet's own wherever that is accepted. */
function toSheetName(name: string, taken: readonly string[]): string {
  const plain = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are among what no name may hold
    .replace(/[\u0000-\u001f\ufffe\uffff[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, ' ');
  const possible = plain.trim() === '' ? 'Blad' : plain;
  const cut = (length: number) => possible.slice(0, length).toWellFormed();
  const free = freeSheetName(cut(NAME_MAX), taken);
  // This leaves room for the number that distinguishes it from another name.
  return free.length <= NAME_MAX ? free : freeSheetName(cut(NAME_MAX - 8), taken);
}

/** Four formats: none, a date, a date with its time, and a time (built-in formats 14, 22 and 46). */
const STYLES = `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="46" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
