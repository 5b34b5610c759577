import { utils } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import {
  buildXls,
  cellOf,
  changeRecords,
  containerOf,
  formulaRecord,
  record,
  type TestRecord,
} from '../testing/build-xls.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  SET_HEADER,
  validSheets,
  weighingOnly,
} from '../testing/example-rows.ts';

const readXls = (bytes: Uint8Array, weights = FIRST_WEIGHTED_SETS) =>
  readCalculation(bytes, 'berekening.xls', weights);
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

/** The places in Posten (part 1 of the file) and Set A1 (part 2) of the cells that these tests change. */
const QUANTITY = { part: 1, row: 1, column: 5 };
const PRIMARY = { part: 1, row: 1, column: 6 };
const FIRST_FIGURE = { part: 2, row: 1, column: 2 };
const PRODUCT = { part: 1, row: 1, column: 3 };

const withPrimary = () => {
  const sheets = validSheets();
  sheets.Posten = [
    [...POSTEN_HEADER, 'Primair materiaal (ton)'],
    [...postenRow('1'), 3],
  ];
  return buildXls(sheets);
};
/** Returns the example with the record of one cell replaced. */
function withCell(
  place: { part: number; row: number; column: number },
  records: readonly { type: number; data: Buffer }[],
  bytes = withPrimary(),
): Uint8Array {
  let found = 0;
  const changed = changeRecords(bytes, (each, part) => {
    const cell = part === place.part ? cellOf(each) : null;
    if (cell?.row !== place.row || cell.column !== place.column) return [each];
    found++;
    return records;
  });
  expect(found).toBe(1);
  return changed;
}
const TEXT_RESULT = Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]);

describe('no cell with a value vanishes from an .xls', () => {
  it.each([0x0006, 0x0206, 0x0406])(
    'a formula counts by its result, under each number of its record: %s',
    async (type) => {
      const bytes = [
        { place: QUANTITY, result: 42 },
        { place: PRIMARY, result: 7.5 },
        { place: FIRST_FIGURE, result: 100 },
      ].reduce(
        (file, { place, result }) => withCell(place, [formulaRecord(type, place, result)], file),
        withPrimary(),
      );
      const reading = await readXls(bytes, weighingOnly('a1', 'ADPE'));
      expect(reading).toMatchObject({
        kind: 'read',
        items: [{ item: { quantity: 42, resources: { primaryTon: 7.5 } } }],
      });
      if (reading.kind !== 'read') return;
      expect(reading.items[0]?.impacts.a1?.mkiEur[0]).toBe(42 * 100);
    },
  );

  it.each([0x0002, 0x0003, 0x0004, 0x0005])(
    'a cell of Excel 2 in a newer workbook is an error: %s',
    async (type) => {
      for (const [place, cell] of [
        [QUANTITY, 'Posten F2'],
        [PRIMARY, 'Posten G2'],
        [FIRST_FIGURE, 'Set A1 C2'],
      ] as const) {
        const { data } = formulaRecord(type, place, 5);
        expect(problemsOf(await readXls(withCell(place, [{ type, data }])))).toContain(
          `unreadable-cell ${cell}`,
        );
      }
    },
  );

  it('a number that is none is an error', async () => {
    const bytes = withCell(QUANTITY, [formulaRecord(0x0006, QUANTITY, Number.NaN)]);
    expect(problemsOf(await readXls(bytes))).toEqual(['unreadable-cell Posten F2']);
  });

  it('a formula is a text, an error or a logical value by its result', async () => {
    const text = { type: 0x0207, data: Buffer.from([2, 0, 0, 0x34, 0x32]) };
    expect(
      await readXls(withCell(QUANTITY, [formulaRecord(0x0006, QUANTITY, TEXT_RESULT), text])),
    ).toMatchObject({
      items: [{ item: { quantity: 42 } }],
    });
    const special = (kind: number) => Buffer.from([kind, 0, 7, 0, 0, 0, 0xff, 0xff]);
    for (const [kind, code] of [
      [1, 'boolean-cell'],
      [2, 'error-cell'],
      [9, 'unreadable-cell'],
    ] as const) {
      const bytes = withCell(QUANTITY, [formulaRecord(0x0406, QUANTITY, special(kind))]);
      expect(problemsOf(await readXls(bytes))).toEqual([`${code} Posten F2`]);
    }
  });

  it('a formula with an empty text is an empty cell, unless no formula of the sheet has a result', async () => {
    const empty = formulaRecord(0x0006, QUANTITY, Buffer.from([3, 0, 0, 0, 0, 0, 0xff, 0xff]));
    const other = formulaRecord(0x0006, { ...QUANTITY, column: 30 }, 5);
    expect(problemsOf(await readXls(withCell(QUANTITY, [other, empty])))).toContain(
      'missing-number Posten F2',
    );
    expect(problemsOf(await readXls(withCell(QUANTITY, [empty])))).toEqual([
      'uncalculated-formula Posten F2',
    ]);
  });

  it('a result does not hold where its sheet was not calculated, nor where it is nothing and still to come', async () => {
    const withOptions = (options: number, result: number) => {
      const formula = formulaRecord(0x0006, QUANTITY, result);
      formula.data.writeUInt16LE(options, 14);
      return formula;
    };
    const UNCALCULATED = { type: 0x005e, data: Buffer.alloc(2) };
    const read = async (...records: TestRecord[]) => {
      const reading = await readXls(withCell(QUANTITY, records));
      return reading.kind === 'read' ? reading.items[0]?.item.quantity : problemsOf(reading);
    };
    const invalid = ['invalid-results Posten F2'];
    expect(await read(UNCALCULATED, withOptions(0, 42))).toEqual(invalid);
    expect(await read(withOptions(3, 0))).toEqual(invalid);
    // Old programs ask to calculate it again, beside the result that they worked out; others ask nothing.
    expect(await read(withOptions(3, 42))).toBe(42);
    expect(await read(withOptions(1, 42))).toBe(42);
    expect(await read(withOptions(1, 0))).toBe(0);
  });

  it('a formula that gives 0 is asked about where no other of its sheet gives anything else', async () => {
    const kinds = async (...records: TestRecord[]) =>
      (await readXls(withCell(QUANTITY, records))).questions.map(({ kind }) => kind);
    const zero = formulaRecord(0x0006, QUANTITY, 0);
    const other = (result: number) => formulaRecord(0x0006, { ...QUANTITY, column: 30 }, result);
    expect(await kinds(zero)).toContain('zero-results');
    expect(await kinds(zero, other(0))).toContain('zero-results');
    expect(await kinds(zero, other(5))).not.toContain('zero-results');
    expect(await kinds(other(5), zero)).not.toContain('zero-results');
  });

  it('a formula whose text is not in the file was never calculated', async () => {
    const bytes = withCell(QUANTITY, [formulaRecord(0x0206, QUANTITY, TEXT_RESULT)]);
    expect(problemsOf(await readXls(bytes))).toEqual(['uncalculated-formula Posten F2']);
  });

  it('a record that stops halfway is damage', async () => {
    const { type, data } = formulaRecord(0x0006, QUANTITY, 42);
    expect(problemsOf(await readXls(withCell(QUANTITY, [{ type, data: data.subarray(0, 9) }])))).toEqual([
      'file-damaged',
    ]);
    const strayText = { type: 0x00fd, data: Buffer.from([1, 0, 5, 0, 0, 0, 0xff, 0xff, 0, 0]) };
    expect(problemsOf(await readXls(withCell(QUANTITY, [strayText])))).toEqual(['file-damaged']);
  });

  it('several numbers in one record are as many cells', async () => {
    const several = Buffer.alloc(4 + 2 * 6 + 2);
    several.writeUInt16LE(1, 0);
    several.writeUInt16LE(5, 2);
    // 42 as a whole number, and 750 as a hundredth.
    several.writeUInt32LE((42 << 2) | 2, 6);
    several.writeUInt32LE((750 << 2) | 3, 12);
    several.writeUInt16LE(6, 16);
    const withoutPrimary = withCell(PRIMARY, []);
    expect(
      await readXls(withCell(QUANTITY, [{ type: 0x00bd, data: several }], withoutPrimary)),
    ).toMatchObject({
      items: [{ item: { quantity: 42, resources: { primaryTon: 7.5 } } }],
    });
  });
});

describe('the texts of an .xls', () => {
  /** Returns a text of bytes, as in Excel 95, or with a byte that states this as from Excel 97. */
  const label = (bytes: readonly number[], unicode: boolean) => ({
    type: 0x0204,
    data: Buffer.from([1, 0, 3, 0, 0, 0, bytes.length, 0, ...(unicode ? [0] : []), ...bytes]),
  });
  const codePage = (page: number) => {
    const data = Buffer.alloc(2);
    data.writeUInt16LE(page);
    return { type: 0x0042, data };
  };
  const inCodePage = (page: number, bytes: readonly number[], format: 'biff5' | 'biff8' = 'biff8') =>
    changeRecords(
      withCell(PRODUCT, [label(bytes, format === 'biff8')], buildXls(validSheets(), undefined, format)),
      (each) => (each.type === 0x0042 ? [codePage(page)] : [each]),
    );

  it.each([
    [1252, [0x80, 0x92, 0xe9], '€’é'],
    [1253, [0xc1, 0xf3, 0xf6], 'Ασφ'],
    [1251, [0xc0, 0xf1, 0xf4], 'Асф'],
    [1250, [0xb9, 0xea], 'ąę'],
    [10000, [0x8e], 'é'],
  ])('are in the code page that it says: %i', async (page, bytes, product) => {
    for (const format of ['biff5', 'biff8'] as const)
      expect(await readXls(inCodePage(page, bytes, format))).toMatchObject({
        items: [{ item: { product } }],
      });
  });

  it('are ASCII in every code page, also one that we do not know, and else that is said', async () => {
    expect(await readXls(inCodePage(437, [0x41, 0x42]))).toMatchObject({
      items: [{ item: { product: 'AB' } }],
    });
    expect(problemsOf(await readXls(inCodePage(437, [0x82])))).toEqual(['unknown-code-page']);
  });

  it('go on in the next record, where characters may be wider', async () => {
    // 'AC' in single bytes, then '16é€' in double ones.
    const table = Buffer.from([1, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0x41, 0x43]);
    const more = Buffer.concat([Buffer.from([1]), Buffer.from('16é€', 'utf16le')]);
    const reference = { type: 0x00fd, data: Buffer.from([1, 0, 3, 0, 0, 0, 0, 0, 0, 0]) };
    const bytes = changeRecords(buildXls(validSheets()), (each, part) => {
      if (part === 0 && each.type === 0x000a)
        return [{ type: 0x00fc, data: table }, { type: 0x003c, data: more }, each];
      return part === 0 && each.type === 0x00fc ? [] : [each];
    });
    expect(await readXls(withCell(PRODUCT, [reference], bytes))).toMatchObject({
      items: [{ item: { product: 'AC16é€' } }],
    });
  });
});

describe('an .xls that is none of ours', () => {
  it('is asked for in the new format when it is from before 1995', async () => {
    expect(problemsOf(await readXls(containerOf([Buffer.alloc(4096)], 0x0409)))).toEqual([
      'workbook-too-old',
    ]);
  });

  it('is damaged when it ends before a sheet does', async () => {
    const bytes = changeRecords(withPrimary(), (each, part) =>
      part === 2 && each.type === 0x000a ? [] : [each],
    );
    expect(problemsOf(await readXls(bytes))).toEqual(['file-damaged']);
  });
});
