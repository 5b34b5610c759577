import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { type PlainValue, writePlainWorkbook } from './write-plain-workbook.ts';

/** Reads it with another program than ours. */
async function readBack(sheets: Parameters<typeof writePlainWorkbook>[0]) {
  const workbook = await readXlsx(await writePlainWorkbook(sheets));
  return workbook.sheets.map(({ name, rows }) => ({ name, rows }));
}

it('another program reads the same texts and numbers, to the last digit, and empty cells as empty', async () => {
  const rows: PlainValue[][] = [
    ['Kop & <teken> "é"', 'B', 'C'],
    [' met blanks ', 0.1 + 0.2, null],
    [null, -1e-300, 1.7976931348623157e308],
    ['10.10', 5e-324, '1.234'],
    ['10.10', 0, 123456789012345680],
  ];
  expect(await readBack([{ name: 'Set A1', rows }])).toEqual([{ name: 'Set A1', rows }]);
});

it('sheets share their texts, and rows may come one by one', async () => {
  function* rows(count: number): Generator<PlainValue[]> {
    for (let index = 0; index < count; index++) yield [`Post ${index % 7}`, index];
  }
  const found = await readBack([
    { name: 'Posten', rows: rows(1_000) },
    { name: 'Set A2', rows: rows(65) },
  ]);
  expect(found.map(({ rows: read }) => read.length)).toEqual([1_000, 65]);
  expect(found[0]?.rows[999]).toEqual(['Post 5', 999]);
  expect(found[1]?.rows[64]).toEqual(['Post 1', 64]);
});

it('the same rows give the same bytes', async () => {
  const sheets = [{ name: 'Posten', rows: [['a', 1]] }];
  expect(await writePlainWorkbook(sheets)).toEqual(await writePlainWorkbook(sheets));
});
