import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { MAX_MERGED_RANGES } from '../cells/cell-value.ts';
import { checkContainer } from '../container/check-container.ts';
import { markProblems } from '../marking/mark-problems.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook } from '../testing/build-workbook.ts';
import { buildXls, changeRecords, type TestRecord } from '../testing/build-xls.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../testing/example-rows.ts';
import { ownCells } from '../testing/library-cells.ts';
import { problemMessage } from '../text/problem-message.ts';
import { openXlsx } from '../xlsx/open-xlsx.ts';

const END_OF_FILE = 0x000a;
const MERGED_CELLS = 0x00e5;
/** The greatest number of blocks in one record of an .xls. */
const RECORD_MAX = 1_027;

/** Two posts, of which the second has no primary material: its cell is the lower half of a merged block, G2:G3. */
const SHEETS = {
  Posten: [
    [...POSTEN_HEADER, 'Primair materiaal (ton)'],
    [...postenRow('1'), 3],
    [...postenRow('2'), null],
  ],
  'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ...profileRows('a1', '2')],
};

/** Blocks of two cells to the right of all that is read, without overlap: K1:L1, M1:N1, … */
function harmless(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const column = 10 + 2 * (index % 50);
    return { row: Math.floor(index / 50), column, lastRow: Math.floor(index / 50), lastColumn: column + 1 };
  });
}

const FIGURE = { row: 1, column: 6, lastRow: 2, lastColumn: 6 };

function xlsxAfter(count: number): Uint8Array {
  const letters = (column: number): string =>
    column < 26
      ? String.fromCharCode(65 + column)
      : letters(Math.floor(column / 26) - 1) + letters(column % 26);
  const tags = [...harmless(count), FIGURE].map(
    ({ row, column, lastRow, lastColumn }) =>
      `<mergeCell ref="${letters(column)}${row + 1}:${letters(lastColumn)}${lastRow + 1}"/>`,
  );
  return buildWorkbook({
    sheets: SHEETS,
    afterRows: { Posten: `<mergeCells count="${tags.length}">${tags.join('')}</mergeCells>` },
  });
}

function xlsAfter(count: number): Uint8Array {
  const ranges = [...harmless(count), FIGURE];
  const records: TestRecord[] = [];
  for (let start = 0; start < ranges.length; start += RECORD_MAX) {
    const some = ranges.slice(start, start + RECORD_MAX);
    const data = Buffer.alloc(2 + 8 * some.length);
    data.writeUInt16LE(some.length, 0);
    for (const [index, { row, column, lastRow, lastColumn }] of some.entries())
      for (const [place, value] of [row, lastRow, column, lastColumn].entries())
        data.writeUInt16LE(value, 2 + 8 * index + 2 * place);
    records.push({ type: MERGED_CELLS, data });
  }
  return changeRecords(buildXls(SHEETS), (record, part) =>
    part === 1 && record.type === END_OF_FILE ? [...records, record] : [record],
  );
}

describe.each([
  ['berekening.xlsx', xlsxAfter],
  ['berekening.xls', xlsAfter],
])('a merged figure behind many other merged cells (%s)', (name, after) => {
  it('is refused: its empty half would count as 0', async () => {
    const reading = await readCalculation(after(10_000), name, FIRST_WEIGHTED_SETS);
    expect(problemsOf(reading)).toEqual(['merged-cells Posten G2']);
  });

  it('is refused with the whole sheet where there are more than are remembered', async () => {
    const full = await readCalculation(after(MAX_MERGED_RANGES - 1), name, FIRST_WEIGHTED_SETS);
    expect(problemsOf(full)).toEqual(['merged-cells Posten G2']);
    const reading = await readCalculation(after(MAX_MERGED_RANGES), name, FIRST_WEIGHTED_SETS);
    expect(problemsOf(reading)).toEqual(['too-many-merged-cells Posten']);
    const [problem] = reading.kind === 'refused' ? reading.problems : [];
    expect(problem && problemMessage(problem, 'nl')).toBe(
      "Blad 'Posten': Het blad heeft meer dan 100.000 samengevoegde cellen. Wat een samenvoeging leeg laat, zou als 0 tellen, en zo veel samenvoegingen kunnen niet worden nagegaan. Selecteer in Excel het hele blad, hef de samenvoeging op (Start > Samenvoegen en centreren) en vul elke cel in.",
    );
  });
});

describe('the marked copy of an .xls', () => {
  it('keeps every merged block, so that it is refused like the .xls itself', async () => {
    const bytes = xlsAfter(10_000);
    const reading = await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS);
    const problems = reading.kind === 'refused' ? reading.problems : [];
    const marked = await markProblems(bytes, 'a.xls', problems, 'nl');
    const copy = checkContainer(marked?.bytes ?? new Uint8Array(), 'a.xlsx');
    const cells = copy.kind === 'zip' ? await ownCells(await openXlsx(copy)) : new Map();
    const blocks = [...(cells.get('Posten')?.keys() ?? [])].filter((key) => key.startsWith('merged'));
    expect(blocks).toHaveLength(10_001);
    const again = await readCalculation(copy.bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(problemsOf(again)).toEqual(['merged-cells Posten G2']);
  });

  it('is not made of a sheet with more than are remembered', async () => {
    expect(await markProblems(xlsAfter(MAX_MERGED_RANGES), 'a.xls', [], 'nl')).toBeNull();
  });
});
