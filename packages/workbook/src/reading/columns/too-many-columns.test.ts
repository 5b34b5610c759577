import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../../read-calculation.ts';
import type { TestCell } from '../../testing/build-workbook.ts';
import { buildXls, changeRecords } from '../../testing/build-xls.ts';
import { problemsOf, readExampleSheets, validSheets } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';

/** Returns the example with a cell in the 513th column of the first item's row, which is SS2. */
function withCellAt(count: number, cell: TestCell) {
  const { Posten = [], ...others } = validSheets();
  const rows = Posten.map((row, index) =>
    index === 1 ? [...row, ...Array<TestCell>(count - row.length).fill(null), cell] : row,
  );
  return readExampleSheets({ ...others, Posten: rows });
}

describe('a value beyond the 512 columns that are read', () => {
  it.each<[string, TestCell]>([
    ['a number', 7],
    ['a text', 'x'],
    ['0', 0],
    ['a formula without its result', { inside: '<f>1+1</f>' }],
  ])('is an error with its cell and what to do: %s', async (_case, cell) => {
    const reading = await withCellAt(512, cell);
    expect(problemsOf(reading)).toEqual(['too-many-columns Posten SS2']);
    const [problem] = reading.kind === 'refused' ? reading.problems : [];
    expect(problem && problemMessage(problem, 'nl')).toBe(
      "Blad 'Posten', rij 2 (SS2): In cel SS2 staat een waarde, maar van een blad worden 512 kolommen gelezen, tot en met kolom SR. Verplaats wat bij de berekening hoort naar links, of maak de kolommen voorbij SR leeg.",
    );
    expect(problem && problemMessage(problem, 'en')).toContain('clear the columns beyond SR');
  });

  it('is an error beside the others that the file has', async () => {
    const { Posten = [], ...others } = validSheets();
    const far = [...Array<TestCell>(512).fill(null), 1];
    const rows = [...Posten, far, ['2', ...(Posten[1] ?? []).slice(1, 5), -1]];
    expect(problemsOf(await readExampleSheets({ ...others, Posten: rows }))).toEqual([
      'too-many-columns Posten SS3',
      'negative-amount Posten F4',
      'missing-set-rows Posten A4',
    ]);
  });

  it('is none in the last column that is read, nor where there is nothing but blanks', async () => {
    expect((await withCellAt(511, 'x')).kind).toBe('read');
    expect((await withCellAt(512, '  ')).kind).toBe('read');
  });

  it('is an error in an .xls too', async () => {
    const { Posten = [], ...others } = validSheets();
    const bytes = buildXls({ Posten: [[...(Posten[0] ?? [])], [...(Posten[1] ?? []), 7]], ...others });
    const column = 6;
    const moved = changeRecords(bytes, (record, part) => {
      const { type, data } = record;
      const isIt =
        part === 1 && data.length === 14 && data.readUInt16LE(0) === 1 && data.readUInt16LE(2) === column;
      if (!isIt) return [record];
      const further = Buffer.from(data);
      further.writeUInt16LE(512, 2);
      return [{ type, data: further }];
    });
    const reading = await readCalculation(moved, 'a.xls', FIRST_WEIGHTED_SETS);
    expect(problemsOf(reading)).toEqual(['too-many-columns Posten SS2']);
  });
});
