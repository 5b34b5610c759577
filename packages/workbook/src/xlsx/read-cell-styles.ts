import type { OddCell } from '../cells/cell-value.ts';
import { builtInDateFormat, type DateFormat, dateFormatOf, toDateCell } from '../cells/date-format.ts';
import { builtInShownAs, type ShownAs, shownAsOf } from '../cells/number-format.ts';
import { createXmlScanner, findAttribute } from './xml-scanner.ts';

/** What matters of the styles of cells: in the file a date is a number like any other. */
export interface CellStyles {
  /** returns a number as the date or time that its style shows; null where that shows a number */
  read(style: number, serial: number): OddCell | null;
  /** the styles whose font strikes text through; most workbooks have none */
  readonly struck: ReadonlySet<number>;
  /** the styles that show a number otherwise than it is */
  readonly shown: ReadonlyMap<number, ShownAs>;
}

/** The styles of a workbook that has none. */
export const PLAIN_STYLES: CellStyles = { read: () => null, struck: new Set(), shown: new Map() };

/** Reads the styles part; a workbook without one has no dates. */
export async function readCellStyles(texts: AsyncIterable<string>, is1904: boolean): Promise<CellStyles> {
  const dateFormatIds = new Map<number, DateFormat | null>();
  const dateStyles: (DateFormat | null)[] = [];
  const struck = new Set<number>();
  const shownFormats = new Map<number, ShownAs | null>();
  const shown = new Map<number, ShownAs>();
  const struckFonts = new Set<number>();
  let fonts = 0;
  let list = '';
  const scanner = createXmlScanner({
    open(name, attributes) {
      if (name === 'numFmt') {
        const code = findAttribute(attributes, 'formatCode') ?? '';
        const id = Number(findAttribute(attributes, 'numFmtId'));
        dateFormatIds.set(id, dateFormatOf(code));
        shownFormats.set(id, shownAsOf(code));
      } else if (name === 'cellXfs' || name === 'fonts') list = name;
      else if (name === 'font') fonts++;
      else if (name === 'strike' && list === 'fonts' && isSwitchedOn(attributes)) struckFonts.add(fonts - 1);
      else if (name === 'xf' && list === 'cellXfs') {
        const formatId = Number(findAttribute(attributes, 'numFmtId') ?? 0);
        const own = dateFormatIds.get(formatId);
        if (struckFonts.has(Number(findAttribute(attributes, 'fontId') ?? 0))) struck.add(dateStyles.length);
        const as = own === undefined ? builtInShownAs(formatId) : shownFormats.get(formatId);
        if (as) shown.set(dateStyles.length, as);
        dateStyles.push(own === undefined ? builtInDateFormat(formatId) : own);
      }
    },
    text() {},
    close(name) {
      if (name === list) list = '';
    },
  });
  for await (const text of texts) scanner.write(text);
  scanner.end();
  return {
    read(style, serial) {
      const format = dateStyles[style] ?? null;
      return format === null ? null : toDateCell(serial, format, is1904);
    },
    struck,
    shown,
  };
}

/** Tells whether a property of a font that is there is on: it may say that it isn't. */
export function isSwitchedOn(attributes: string): boolean {
  return !['0', 'false'].includes(findAttribute(attributes, 'val') ?? '');
}
