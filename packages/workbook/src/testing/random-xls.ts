import { record, withStream } from './build-xls.ts';
import { type DrawnWorkbook, FORMATS } from './random-sheets.ts';
import { cellRecords } from './random-xls-cells.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { codePageTexts, number, sharedStringParts, unicodeTexts } from './xls-text-bytes.ts';

const UNICODE = 1200;
/** the length of a record's head */
const HEAD_BYTES = 4;

/** Returns a drawn workbook as .xls of Excel 97, or of Excel 95 with its texts in a code page. */
export function writeRandomXls(workbook: DrawnWorkbook, seed: number, codePage = UNICODE): Uint8Array {
  const random = seededNumbers(seed);
  const isUnicode = codePage === UNICODE;
  const texts = isUnicode ? unicodeTexts(random) : codePageTexts(codePage);
  const begin = (kind: number) =>
    record(
      0x0809,
      Buffer.concat([
        number(isUnicode ? 0x0600 : 0x0500, 2),
        number(kind, 2),
        Buffer.alloc(isUnicode ? 12 : 4),
      ]),
    );
  const end = record(0x000a, Buffer.alloc(0));

  const sharedStrings: string[] = [];
  const sheets = workbook.sheets.map(({ cells, merged }) => {
    const blocks = merged.map(({ row, column }) =>
      Buffer.concat([row, row + 2, column, column + 1].map((edge) => number(edge, 2))),
    );
    return Buffer.concat([
      begin(0x0010),
      ...cellRecords(cells, { isUnicode, texts, sharedStrings, random }),
      record(0x00e5, Buffer.concat([number(blocks.length, 2), ...blocks])),
      end,
    ]);
  });

  const formats = FORMATS.flatMap(({ id, code }) =>
    code === undefined
      ? []
      : [record(0x041e, Buffer.concat([number(id, 2), texts.counted(code, isUnicode ? 2 : 1)]))],
  );
  const cellFormats = FORMATS.map(({ id }) =>
    record(0x00e0, Buffer.concat([number(0, 2), number(id, 2), Buffer.alloc(isUnicode ? 16 : 12)])),
  );
  const names = workbook.sheets.map(({ name }) => texts.counted(name, 1));
  const behindNames = isUnicode
    ? sharedStringParts(sharedStrings, random).map((part, index) =>
        record(index === 0 ? 0x00fc : 0x003c, part),
      )
    : [];
  const head = Buffer.concat([
    begin(0x0005),
    record(0x0042, number(codePage, 2)),
    record(0x0022, number(workbook.date1904 ? 1 : 0, 2)),
    ...formats,
    ...cellFormats,
  ]);
  const tail = Buffer.concat([...behindNames, end]);
  let offset = head.length + tail.length;
  for (const name of names) offset += HEAD_BYTES + 6 + name.length;
  const bounds = names.map((name, index) => {
    const bound = record(0x0085, Buffer.concat([number(offset, 4), number(0, 2), name]));
    offset += sheets[index]?.length ?? 0;
    return bound;
  });
  return withStream(Buffer.concat([head, ...bounds, tail, ...sheets]), isUnicode ? '/Workbook' : '/Book');
}
