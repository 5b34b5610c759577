import { isBuiltInDateFormat, isDateFormatCode, toDateText } from '../cells/date-format.ts';
import { createXmlScanner, findAttribute } from './xml-scanner.ts';

/** What matters of the styles of cells: in the file a date is a number like any other. */
export interface CellStyles {
  /** whether a style shows a number as a date */
  isDate(style: number): boolean;
  toText(serial: number): string;
  /** the styles whose font strikes text through; most workbooks have none */
  readonly struck: ReadonlySet<number>;
}

/** The styles of a workbook that has none. */
export const PLAIN_STYLES: CellStyles = { isDate: () => false, toText: String, struck: new Set() };

/** Reads the styles part; a workbook without one has no dates. */
export async function readCellStyles(texts: AsyncIterable<string>, is1904: boolean): Promise<CellStyles> {
  const dateFormatIds = new Map<number, boolean>();
  const dateStyles: boolean[] = [];
  const struck = new Set<number>();
  const struckFonts = new Set<number>();
  let fonts = 0;
  let list = '';
  const scanner = createXmlScanner({
    open(name, attributes) {
      if (name === 'numFmt') {
        const code = findAttribute(attributes, 'formatCode') ?? '';
        dateFormatIds.set(Number(findAttribute(attributes, 'numFmtId')), isDateFormatCode(code));
      } else if (name === 'cellXfs' || name === 'fonts') list = name;
      else if (name === 'font') fonts++;
      else if (name === 'strike' && list === 'fonts' && isSwitchedOn(attributes)) struckFonts.add(fonts - 1);
      else if (name === 'xf' && list === 'cellXfs') {
        const formatId = Number(findAttribute(attributes, 'numFmtId') ?? 0);
        if (struckFonts.has(Number(findAttribute(attributes, 'fontId') ?? 0))) struck.add(dateStyles.length);
        dateStyles.push(dateFormatIds.get(formatId) ?? isBuiltInDateFormat(formatId));
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
    isDate: (style) => dateStyles[style] ?? false,
    toText: (serial) => toDateText(serial, is1904),
    struck,
  };
}

/** Tells whether a property of a font that is there is on: it may say that it isn't. */
export function isSwitchedOn(attributes: string): boolean {
  return !['0', 'false'].includes(findAttribute(attributes, 'val') ?? '');
}
