import { isBuiltInDateFormat, isDateFormatCode, toDateText } from '../cells/date-format.ts';
import { createXmlScanner, findAttribute } from './xml-scanner.ts';

/** The cell styles that show a number as a date: in the file a date is a number like any other. */
export interface DateStyles {
  isDate(style: number): boolean;
  toText(serial: number): string;
}

/** Reads the styles part; a workbook without one has no dates. */
export async function readDateStyles(texts: AsyncIterable<string>, is1904: boolean): Promise<DateStyles> {
  const dateFormatIds = new Map<number, boolean>();
  const dateStyles: boolean[] = [];
  let inCellFormats = false;
  const scanner = createXmlScanner({
    open(name, attributes) {
      if (name === 'numFmt') {
        const code = findAttribute(attributes, 'formatCode') ?? '';
        dateFormatIds.set(Number(findAttribute(attributes, 'numFmtId')), isDateFormatCode(code));
      } else if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'xf' && inCellFormats) {
        const formatId = Number(findAttribute(attributes, 'numFmtId') ?? 0);
        dateStyles.push(dateFormatIds.get(formatId) ?? isBuiltInDateFormat(formatId));
      }
    },
    text() {},
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  for await (const text of texts) scanner.write(text);
  scanner.end();
  return { isDate: (style) => dateStyles[style] ?? false, toText: (serial) => toDateText(serial, is1904) };
}
