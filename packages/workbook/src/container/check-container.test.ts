import { CFB, utils, write } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, workbookEntries } from '../testing/build-workbook.ts';
import { buildZip, type TestEntry } from '../testing/build-zip.ts';
import { problemsOf, validSheets } from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const valid = () => buildWorkbook({ sheets: validSheets() });
const codesOf = async (bytes: Uint8Array, fileName = 'a.xlsx') =>
  problemsOf(await readCalculation(bytes, fileName, FIRST_WEIGHTED_SETS));
/** Returns the archive of a valid workbook in which one entry is replaced. */
const tampered = (name: string, change: (entry: TestEntry) => TestEntry) =>
  buildZip(
    workbookEntries({ sheets: validSheets() }).map((entry) => (entry.name === name ? change(entry) : entry)),
  );
const reasonOf = async (bytes: Uint8Array) => {
  const reading = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
  const [problem] = reading.kind === 'refused' ? reading.problems : [];
  return problem?.code === 'unsafe-file' ? problem.reason : (problem?.code ?? reading.kind);
};
const SHEET = 'xl/worksheets/sheet1.xml';

describe('a file is checked before anything in it is parsed', () => {
  it('passes a workbook under each name that Excel gives it', async () => {
    expect(await codesOf(valid())).toEqual([]);
    expect(await codesOf(valid(), 'Berekening.XLSM')).toEqual([]);
  });

  it('refuses an empty file', async () => expect(await codesOf(new Uint8Array())).toEqual(['file-empty']));

  it('refuses a file above 25 MB, and none of 25 MB for its size', async () => {
    expect(await codesOf(new Uint8Array(UPLOAD_MAX_BYTES))).toEqual(['signature-mismatch']);
    expect(await codesOf(new Uint8Array(UPLOAD_MAX_BYTES + 1))).toEqual(['file-too-large']);
  });

  it('refuses another extension', async () => {
    expect(await codesOf(valid(), 'a.zip')).toEqual(['unsupported-extension']);
    expect(await codesOf(valid(), 'xlsx')).toEqual(['unsupported-extension']);
  });

  it('refuses content that is not what the extension says', async () => {
    expect(await codesOf(valid(), 'a.xls')).toEqual(['signature-mismatch']);
    expect(await codesOf(valid(), 'a.xlsb')).toEqual(['signature-mismatch']);
    expect(await codesOf(Buffer.from('Postnummer'), 'a.xlsx')).toEqual(['signature-mismatch']);
    expect(await codesOf(Buffer.from([0, 59, 1, 2]), 'a.xlsx')).toEqual(['signature-mismatch']);
    expect(await codesOf(Buffer.from('<html><table></table></html>'), 'a.xls')).toEqual([
      'signature-mismatch',
    ]);
  });

  it.each(['xlsx', 'xls', 'own'])(
    'recognises another format by its contents, under the extension %s',
    async (name) => {
      const rows = [
        ['Postnummer', 'Product'],
        ['1', 'AC 16 base'],
      ];
      const book = utils.book_new(utils.aoa_to_sheet(rows), 'Posten');
      for (const format of ['ods', 'xlsb', 'csv'] as const) {
        const bytes = new Uint8Array(write(book, { type: 'array', bookType: format }) as ArrayBuffer);
        const fileName = `a.${name === 'own' ? format : name}`;
        const reading = await readCalculation(bytes, fileName, FIRST_WEIGHTED_SETS);
        expect(reading).toMatchObject({ kind: 'refused', problems: [{ code: 'other-format', format }] });
        const [problem] = reading.kind === 'refused' ? reading.problems : [];
        for (const language of ['nl', 'en'] as const)
          expect(problem && problemMessage(problem, language)).toMatch(
            format === 'csv'
              ? /\.csv.*Excel.*LibreOffice.*Posten.*Set A1.*\.xlsx/
              : new RegExp(`\\.${format}.*\\(\\*?\\.xlsx\\).*\\(\\*?\\.xlsx\\)`),
          );
      }
    },
  );

  it('takes text with a mark of UTF-8, and a name alone, for a .csv', async () => {
    expect(await codesOf(Buffer.from('\ufeffPostnummer\tProduct\r\n1\tzo\u00eben'), 'a.xls')).toEqual([
      'other-format',
    ]);
    expect(await codesOf(Buffer.from('Postnummer'), 'a.csv')).toEqual(['other-format']);
  });

  it('says that a workbook has a password, whatever its extension', async () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64));
    const bytes = new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
    expect(await codesOf(bytes, 'a.xlsx')).toEqual(['password-protected']);
    expect(await codesOf(bytes, 'a.xls')).toEqual(['password-protected']);
  });

  it('says that a zip entry has a password', async () => {
    expect(await reasonOf(tampered(SHEET, (entry) => ({ ...entry, flags: 1 })))).toBe('password-protected');
  });

  it('refuses a file that stops halfway', async () => {
    const bytes = valid();
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      expect(await codesOf(bytes.slice(0, Math.floor(bytes.length * part)))).toEqual(['file-damaged']);
    }
  });

  it('refuses content whose checksum is wrong', async () => {
    expect(await reasonOf(tampered(SHEET, (entry) => ({ ...entry, crc32: 1 })))).toBe('file-damaged');
  });

  it('never throws, whichever bytes of a workbook are changed', async () => {
    const bytes = valid();
    for (let step = 0; step < 300; step++) {
      const changed = bytes.slice();
      const position = (step * 7919) % changed.length;
      changed[position] = (changed[position] ?? 0) ^ (1 + (step % 255));
      await expect(readCalculation(changed, 'a.xlsx', FIRST_WEIGHTED_SETS)).resolves.toBeDefined();
    }
  });

  it('refuses a zip that is no workbook', async () => {
    expect(await codesOf(buildZip([{ name: 'letter.txt', data: 'Dear all' }]))).toEqual(['not-a-workbook']);
    const document = buildZip([
      {
        name: '_rels/.rels',
        data: '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      },
      { name: 'word/document.xml', data: '<w:document xmlns:w="w"/>' },
    ]);
    expect(await codesOf(document)).toEqual(['not-a-workbook']);
  });
});

describe('a file built to do harm is refused before it does', () => {
  it('refuses an archive that declares more than it may unpack to', async () => {
    const huge = { name: 'xl/media/a.bin', data: 'a', unpackedBytes: 300 * 1024 * 1024 };
    expect(await reasonOf(buildZip([...workbookEntries({ sheets: validSheets() }), huge]))).toBe(
      'unpacks-too-large',
    );
    const many = [1, 2, 3].map((part) => ({
      name: `xl/media/${part}.bin`,
      data: Buffer.alloc(1024),
      stored: false,
      packed: Buffer.alloc(1024 * 1024),
      unpackedBytes: 200 * 1024 * 1024,
    }));
    expect(await reasonOf(buildZip([...workbookEntries({ sheets: validSheets() }), ...many]))).toBe(
      'unpacks-too-large',
    );
  });

  it('refuses a compression that no worksheet reaches', async () => {
    const bomb = tampered(SHEET, (entry) => ({ ...entry, data: Buffer.alloc(8 * 1024 * 1024, ' ') }));
    expect(await reasonOf(bomb)).toBe('compression-ratio');
  });

  it('stops unpacking at the declared size when an entry lies about it', async () => {
    const bomb = tampered(SHEET, (entry) => ({
      ...entry,
      data: Buffer.alloc(64 * 1024 * 1024, ' '),
      unpackedBytes: 900,
    }));
    const started = performance.now();
    expect(await reasonOf(bomb)).toBe('false-size');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await reasonOf(tampered(SHEET, (entry) => ({ ...entry, unpackedBytes: 1_000_000 })))).toBe(
      'file-damaged',
    );
  });

  it('refuses entries that share bytes', async () => {
    const copies = [1, 2].map((copy) => ({ name: `xl/media/${copy}.bin`, data: 'a', sharesWith: SHEET }));
    expect(await reasonOf(buildZip([...workbookEntries({ sheets: validSheets() }), ...copies]))).toBe(
      'overlapping-entries',
    );
  });

  it('refuses an entry that begins within another', async () => {
    // A stored entry whose content is itself an entry, as in a separate archive.
    const inner = { name: 'xl/media/2.bin', data: Buffer.alloc(64, 'a'), stored: true };
    const alone = Buffer.from(buildZip([inner]));
    const content = alone.subarray(0, alone.indexOf('PK\x01\x02'));
    const outer = { name: 'xl/media/1.bin', data: content, stored: true };
    const own = workbookEntries({ sheets: validSheets() });
    expect(await reasonOf(buildZip([...own, outer]))).toBe('read');
    expect(await reasonOf(buildZip([...own, outer, { ...inner, beginsWithin: outer.name }]))).toBe(
      'overlapping-entries',
    );
  });

  it('reads an archive whose directory has another order than its entries', async () => {
    expect(await reasonOf(buildZip(workbookEntries({ sheets: validSheets() }), 'last-first'))).toBe('read');
  });

  it('refuses two entries of one name, also when only case differs', async () => {
    const twin = { name: SHEET.toUpperCase(), data: '<worksheet/>' };
    expect(await reasonOf(buildZip([...workbookEntries({ sheets: validSheets() }), twin]))).toBe(
      'duplicate-entry',
    );
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'xl\\..\\..\\a.xml', 'C:/a.xml'])(
    'refuses the entry name %s',
    async (name) => {
      expect(
        await reasonOf(buildZip([...workbookEntries({ sheets: validSheets() }), { name, data: 'a' }])),
      ).toBe('entry-name');
    },
  );

  it('refuses an archive of thousands of entries', async () => {
    const entries = Array.from({ length: 5_001 }, (_, index) => ({
      name: `a${index}`,
      data: '',
      stored: true,
    }));
    expect(await reasonOf(buildZip(entries))).toBe('entry-count');
  });

  it('says of thousands of sheets that there are too many', async () => {
    const entries = (sheets: number) =>
      Array.from({ length: 5_001 }, (_, index) => ({
        name:
          index < sheets
            ? `xl/worksheets/sheet${index + 1}.xml`
            : `xl/worksheets/_rels/sheet${index}.xml.rels`,
        data: '',
        stored: true,
      }));
    expect(await reasonOf(buildZip(entries(1_001)))).toBe('too-many-sheets');
    expect(await reasonOf(buildZip(entries(1_000)))).toBe('entry-count');
  });

  it('refuses a document type, where entity bombs live', async () => {
    const prolog = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]>';
    expect(await reasonOf(buildWorkbook({ sheets: validSheets(), prolog }))).toBe('document-type');
  });

  it('reads a sheet that claims huge dimensions by the cells that it has', async () => {
    const bytes = tampered(SHEET, (entry) => ({
      ...entry,
      data: String(entry.data)
        .replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')
        .replace('</sheetData>', '<row r="1048576"><c r="SR1048576"><v>1</v></c></row></sheetData>'),
    }));
    // The value there is never read, and the import says so.
    expect(await codesOf(bytes)).toEqual(['unnamed-column Posten SR1']);
  });
});
