import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  SET_HEADER,
  validSheets,
} from '../testing/example-rows.ts';

type Cells = readonly (readonly unknown[])[];

/** The bytes of an .xls file; `change` may touch its sheets first. */
function buildXls(
  sheets: Readonly<Record<string, Cells>>,
  change: (sheets: Record<string, WorkSheet>) => void = () => {},
) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  change(book.Sheets);
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
}
/** A record of the old format: its number, its length, its data. */
function record(type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(data.length, 2);
  return Buffer.concat([header, data]);
}

/** An .xls file whose workbook stream holds these records behind its beginning. */
function containerOf(records: readonly Buffer[]): Uint8Array {
  const begin = record(0x0809, Buffer.from([0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([begin, ...records]));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

const readXls = (bytes: Uint8Array) => readCalculation(bytes, 'berekening.xls');
const withQuantity = (cell: object) =>
  buildXls(validSheets(), (sheets) => {
    const posten = sheets.Posten;
    if (posten) posten.F2 = cell;
  });

describe('a workbook in the old format', () => {
  it('reads like the new one', async () => {
    const reading = await readXls(
      buildXls({ ...validSheets(), 'Set A2': [SET_HEADER, ...profileRows('a2', '1')] }),
    );
    expect(reading).toMatchObject({
      kind: 'read',
      sets: ['a1', 'a2'],
      warnings: [],
      items: [{ item: { postNumber: '1', quantity: 10 } }],
    });
  });

  it('refuses errors, logical values and dates among the numbers', async () => {
    expect(problemsOf(await readXls(withQuantity({ t: 'e', v: 23 })))).toEqual(['error-cell Posten F2']);
    expect(problemsOf(await readXls(withQuantity({ t: 'b', v: true })))).toEqual(['boolean-cell Posten F2']);
    expect(problemsOf(await readXls(withQuantity({ t: 'n', v: 46000, z: 'd-m-yyyy' })))).toEqual([
      'date-cell Posten F2',
    ]);
  });

  it('counts a formula by its result', async () => {
    const reading = await readXls(withQuantity({ t: 'n', f: '2*21', v: 42 }));
    expect(reading).toMatchObject({ kind: 'read', items: [{ item: { quantity: 42 } }] });
  });

  it('refuses merged cells', async () => {
    const bytes = buildXls(validSheets(), (sheets) => {
      const a1 = sheets['Set A1'];
      if (a1) a1['!merges'] = [utils.decode_range('B2:B4')];
    });
    expect(problemsOf(await readXls(bytes))).toContain('merged-cells Set A1 B2');
  });

  it('lacks a sheet by the same words', async () => {
    expect(problemsOf(await readXls(buildXls({ Blad1: [[1]] })))).toEqual(['missing-sheet', 'missing-sheet']);
    expect(problemsOf(await readXls(buildXls({ Posten: [POSTEN_HEADER, postenRow('1')] })))).toEqual([
      'missing-sheet',
    ]);
  });

  it('says that it has a password', async () => {
    const filePass = record(0x002f, Buffer.concat([Buffer.from([1, 0, 1, 0, 1, 0]), Buffer.alloc(48)]));
    expect(problemsOf(await readXls(containerOf([filePass, Buffer.alloc(4096)])))).toEqual([
      'password-protected',
    ]);
  });

  it('asks for the new format when it holds more than a million cells', async () => {
    const severalNumbers = record(0x00bd, Buffer.alloc(6 + 6 * 10_000));
    const bytes = containerOf(new Array<Buffer>(101).fill(severalNumbers));
    expect(problemsOf(await readXls(bytes))).toEqual(['too-many-xls-cells']);
  });

  it('refuses a damaged one without throwing', async () => {
    const bytes = buildXls(validSheets());
    expect(problemsOf(await readXls(bytes.slice(0, 600)))).toEqual(['file-damaged']);
    for (let step = 0; step < 100; step++) {
      const changed = bytes.slice();
      const position = 8 + ((step * 104_729) % (changed.length - 8));
      changed[position] = (changed[position] ?? 0) ^ (1 + step);
      await expect(readXls(changed)).resolves.toBeDefined();
    }
  });
});
