import { CFB, read, utils, write } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { checkContainer } from '../container/check-container.ts';
import type { Problem } from '../problems/problem.ts';
import { toProblem } from '../problems/problem-list.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, workbookEntries } from '../testing/build-workbook.ts';
import { buildZip, type TestEntry } from '../testing/build-zip.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER, validSheets } from '../testing/example-rows.ts';
import { markProblems } from './mark-problems.ts';

const notPositive = (row: number): Problem =>
  toProblem(
    'negative-amount',
    { sheet: 'Posten', row, column: 'Hoeveelheid' },
    { cell: `F${row}`, value: '0' },
  );

async function marked(bytes: Uint8Array, fileName = 'brug.xlsx', problems = [notPositive(2)]) {
  const result = await markProblems(bytes, fileName, problems, 'nl');
  if (!result) throw new Error('The workbook was not marked');
  return result;
}

/** Returns the packed bytes of each part by its name. */
function partsOf(bytes: Uint8Array): Map<string, string> {
  const container = checkContainer(bytes, 'a.xlsx');
  if (container.kind !== 'zip') throw new Error('A zip archive was expected');
  return new Map(
    [...container.entries.values()].map(({ name, dataOffset, packedBytes }) => [
      name,
      Buffer.from(bytes.subarray(dataOffset, dataOffset + packedBytes)).toString('base64'),
    ]),
  );
}

describe('what a marked workbook keeps', () => {
  it('is every part that has no problem, byte for byte, macros among them', async () => {
    const bytes = buildZip([
      ...workbookEntries({ sheets: { ...validSheets(), Bijlage: [['foto', 1]] } }),
      { name: 'xl/vbaProject.bin', data: Buffer.from([1, 2, 3]), stored: true },
      { name: 'xl/media/image1.png', data: Buffer.alloc(400, 7) },
    ]);
    const result = await marked(bytes, 'Brug.xlsm');
    expect(result.fileName).toBe('Brug - problemen.xlsm');
    const before = partsOf(bytes);
    const after = partsOf(result.bytes);
    const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
    expect(changed).toEqual([
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
      '[Content_Types].xml',
    ]);
    expect([...after.keys()].filter((name) => !before.has(name))).toEqual([
      'xl/comments-problems.xml',
      'xl/worksheets/_rels/sheet1.xml.rels',
      'xl/drawings/problems.vml',
      'xl/worksheets/problems.xml',
      'xl/styles.xml',
    ]);
  });

  it('is what an import reads: the same problems come back', async () => {
    const sheets = { ...validSheets(), Posten: [POSTEN_HEADER, postenRow('1', { quantity: 0, unit: null })] };
    const bytes = buildWorkbook({ sheets });
    const first = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    if (first.kind !== 'refused') throw new Error('A refusal was expected');
    const result = await marked(bytes, 'a.xlsx', [...first.problems]);
    expect(await readCalculation(result.bytes, result.fileName, FIRST_WEIGHTED_SETS)).toEqual(first);
  });

  it('is a selection of one sheet: typing goes into the list and no other', async () => {
    const selected = (entry: TestEntry): TestEntry => ({
      ...entry,
      data: String(entry.data).replace(
        '<sheetData>',
        '<sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetData>',
      ),
    });
    const entries = workbookEntries({ sheets: validSheets() }).map((entry) =>
      entry.name.includes('worksheets/') ? selected(entry) : entry,
    );
    const result = await marked(buildZip(entries));
    const { files } = read(result.bytes, { type: 'array', bookFiles: true }) as unknown as {
      files: Record<string, { content?: Uint8Array }>;
    };
    const holding = Object.entries(files).filter(([, { content }]) =>
      Buffer.from(content ?? [])
        .toString()
        .includes('tabSelected="1"'),
    );
    expect(holding.map(([name]) => name)).toEqual(['xl/worksheets/problems.xml']);
  });

  it('takes hundreds of problems in a large sheet', async () => {
    const posts = Array.from({ length: 600 }, (_, index) => String(index + 1));
    const bytes = buildWorkbook({
      sheets: {
        Posten: [POSTEN_HEADER, ...posts.map((post) => postenRow(post, { quantity: -1 }))],
        'Set A1': [SET_HEADER, ...posts.flatMap((post) => profileRows('a1', post))],
      },
    });
    const reading = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    if (reading.kind !== 'refused') throw new Error('A refusal was expected');
    expect(reading.problems).toHaveLength(501);
    const result = await marked(bytes, 'a.xlsx', [...reading.problems]);
    const workbook = read(result.bytes, { type: 'array' });
    const rows = utils.sheet_to_json<unknown[]>(workbook.Sheets.Problemen ?? {}, { header: 1 });
    expect(rows).toHaveLength(506);
    expect(workbook.Sheets.Posten?.F501?.c?.[0]?.t).toMatch(/^Fout: /);
    expect(workbook.Sheets.Posten?.F502?.c).toBeUndefined();
  });
});

describe('an .xls workbook', () => {
  it('comes back as .xlsx with its values, and says so', async () => {
    const sheet = utils.aoa_to_sheet([POSTEN_HEADER, ['1', 'a', 'b', 'c', 'm2', 0]]);
    const book = { SheetNames: ['Posten'], Sheets: { Posten: sheet } };
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
    const result = await marked(bytes, 'Oud.XLS');
    expect(result.fileName).toBe('Oud - problemen.xlsx');
    const workbook = read(result.bytes, { type: 'array' });
    expect(workbook.Sheets.Posten?.F2?.v).toBe(0);
    expect(workbook.Sheets.Posten?.E2?.v).toBe('m2');
    expect(workbook.Sheets.Posten?.F2?.c?.[0]?.t).toMatch(/^Fout: /);
    expect(workbook.Sheets.Problemen?.A4?.v).toContain('omgezet naar .xlsx');
  });
});

describe('a file that cannot be opened', () => {
  it.each([
    ['is empty', new Uint8Array(), 'a.xlsx'],
    ['is no workbook', Buffer.from('Postnummer;Product'), 'a.xlsx'],
    ['stops halfway', buildWorkbook({ sheets: validSheets() }).slice(0, 900), 'a.xlsx'],
    ['is another kind than its name says', buildWorkbook({ sheets: validSheets() }), 'a.xls'],
    ['has a document type', buildWorkbook({ sheets: validSheets(), prolog: '<!DOCTYPE a>' }), 'a.xlsx'],
    ['has nothing behind its signature', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xls'],
  ])('is not marked when it %s', async (_, bytes, fileName) => {
    expect(await markProblems(bytes, fileName, [notPositive(2)], 'nl')).toBeNull();
  });

  it('is not marked when it has a password', async () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    const bytes = new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
    expect(await markProblems(bytes, 'a.xlsx', [], 'nl')).toBeNull();
  });

  it('never makes marking throw, whichever bytes of a workbook are changed', async () => {
    const bytes = buildWorkbook({ sheets: validSheets(), styles: '<fonts count="0"/><cellXfs/>' });
    for (let step = 0; step < 300; step++) {
      const changed = bytes.slice();
      const position = (step * 7919) % changed.length;
      changed[position] = (changed[position] ?? 0) ^ (1 + (step % 255));
      await expect(markProblems(changed, 'a.xlsx', [notPositive(2)], 'nl')).resolves.toBeDefined();
    }
  });
});
