import { describe, expect, it } from 'vitest';
import { toCleanText } from '../cells/cell-text.ts';
import { checkContainer } from '../container/check-container.ts';
import { buildXls, changeRecords } from '../testing/build-xls.ts';
import { libraryCells, ownCells, type SheetCells } from '../testing/library-cells.ts';
import { drawWorkbook } from '../testing/random-sheets.ts';
import { writeRandomXls } from '../testing/random-xls.ts';
import { lettersOf } from '../testing/xls-text-bytes.ts';
import { openXls } from '../xls/open-xls.ts';
import { openXlsx } from '../xlsx/open-xlsx.ts';
import { convertXls } from './convert-xls.ts';

/** The record that names a sheet. */
const BOUND_SHEET = 0x0085;

async function convert(bytes: Uint8Array) {
  const copy = await convertXls(bytes);
  const container = checkContainer(copy, 'a.xlsx');
  if (container.kind !== 'zip') throw new Error('A converted workbook is a zip archive');
  return { copy, cells: await ownCells(await openXlsx(container)) };
}

/**
 * Returns the cells without merged blocks; a cell without a value became an error, because an empty cell would be 0.
 */
function valuesOf(cells: SheetCells = new Map()): [string, string][] {
  return [...cells]
    .filter(([address]) => !address.startsWith('merged'))
    .map(([address, cell]) => [
      address,
      /^(uncalculated|unreadable) /.test(cell) ? 'error #N/A' : toCleanText(cell),
    ]);
}

describe('an .xls workbook written anew', () => {
  it.each([
    [1200, 'éßλ漢€'],
    [1251, null],
    [1252, null],
    [1253, null],
  ])(
    'holds what it held, cell by cell, for us and for another reader (code page %d)',
    async (codePage, own) => {
      const letters = own ?? [...lettersOf(codePage).values()].join('');
      let count = 0;
      for (let round = 0; round < 10; round++) {
        const drawn = drawWorkbook(round, { letters, maxColumns: 256, maxRows: 16_384 });
        const bytes = writeRandomXls(drawn, round, codePage);
        const before = await ownCells(openXls(bytes));
        const { copy, cells } = await convert(bytes);
        const theirs = libraryCells(copy);
        expect([...cells.keys()]).toEqual([...before.keys()]);
        for (const [name, sheet] of before) {
          expect(valuesOf(cells.get(name)), `${round} ${name}`).toEqual(valuesOf(sheet));
          const seen = new Map(valuesOf(theirs.get(name)));
          for (const [address, value] of valuesOf(sheet))
            if (!/1899-12-31/.test(value))
              expect(seen.get(address), `${round} ${name} ${address}`).toBe(value);
          count += sheet.size;
        }
      }
      expect(count).toBeGreaterThan(1_000);
    },
  );

  it('keeps merged blocks, and of two that overlap the first', async () => {
    const merged = (ref: readonly [number, number, number, number]) => ({
      s: { r: ref[0], c: ref[1] },
      e: { r: ref[2], c: ref[3] },
    });
    const bytes = buildXls({ Posten: [['a']] }, ({ Posten }) => {
      if (Posten) Posten['!merges'] = [merged([0, 0, 1, 1]), merged([1, 1, 2, 2]), merged([4, 0, 4, 1])];
    });
    const { cells } = await convert(bytes);
    expect([...(cells.get('Posten') ?? [])].filter(([address]) => address.startsWith('merged'))).toEqual([
      ['merged A1', 'B2'],
      ['merged A5', 'B5'],
    ]);
  });

  it('gives sheets names that Excel takes, each its own', async () => {
    const names = ['Posten', 'b', 'c'];
    const renamed: Readonly<Record<string, string>> = { b: '/', c: '?' };
    const bytes = changeRecords(
      buildXls(Object.fromEntries(names.map((name) => [name, [[name]]]))),
      ({ type, data }) => {
        const other = type === BOUND_SHEET ? renamed[data.toString('utf16le', 8)] : undefined;
        const name = other === undefined ? data.subarray(8) : Buffer.from(other, 'utf16le');
        return [{ type, data: Buffer.concat([data.subarray(0, 8), name]) }];
      },
    );
    const { cells } = await convert(bytes);
    expect([...cells.keys()]).toEqual(['Posten', 'Blad', 'Blad (2)']);
  });

  it('writes what XML cannot hold as Excel does, and keeps blanks', async () => {
    const text = ' a\u0007b & <c> "d" _x0041_ ';
    const { copy, cells } = await convert(buildXls({ Posten: [[text]] }));
    expect(cells.get('Posten')?.get('A1')).toContain('_x0007_');
    expect(libraryCells(copy).get('Posten')?.get('A1')).toBe(`text ${text}`);
  });
});
