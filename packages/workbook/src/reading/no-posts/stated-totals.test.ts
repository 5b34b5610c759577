import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow } from '../../testing/example-rows.ts';

type Row = readonly [post: string, quantity: number, production: TestCell, transport: TestCell];
const PARTS: readonly Row[] = [
  ['101010', 10, 12.34, 1],
  ['101020', 20, 5.67, null],
  ['101030', 5, 0.89, -0.5],
];
const HEADER = [...POSTEN_HEADER, 'MKI Set A1 A1-A3', 'MKI Set A1 A4'];

async function asked(...rows: readonly Row[]) {
  const posten = rows.map(([post, quantity, ...mki]) => [...postenRow(post, { quantity }), ...mki]);
  const bytes = buildWorkbook({ sheets: { Posten: [HEADER, ...posten] } });
  const { questions } = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
  return questions.flatMap((question) =>
    question.kind === 'no-posts' ? question.rows.map(({ row, proposal }) => `${proposal} ${row}`) : [],
  );
}
const sum = (at: 2 | 3, times = false) =>
  PARTS.reduce((total, part) => total + Number(part[at] ?? 0) * (times ? part[1] : 1), 0);

describe('a row with the MKI of the rows beside it', () => {
  it('is asked about as a total below them, for the whole quantity or per unit', async () => {
    expect(await asked(...PARTS, ['10', 1, sum(2), sum(3)])).toEqual(['total 5']);
    expect(await asked(...PARTS, ['10', 4, sum(2, true) / 4, sum(3, true) / 4])).toEqual(['total 5']);
  });

  it('is asked about as a post that gathers others above them', async () => {
    expect(await asked(['10', 1, sum(2), sum(3)], ...PARTS)).toEqual(['bundle 2']);
  });

  it('may be the sum of others that are', async () => {
    const more: readonly Row[] = [
      ['111010', 1, 1.01, 2],
      ['111020', 1, 2.02, 3],
      ['111030', 1, 4.04, 4],
    ];
    const chapters: readonly Row[] = [...PARTS, ['10', 1, sum(2), sum(3)], ...more, ['11', 1, 7.07, 9]];
    const all: Row = ['1', 1, sum(2) + 7.07, sum(3) + 9];
    expect(await asked(...chapters, all)).toEqual(['total 5', 'total 9', 'total 10']);
    const above: readonly Row[] = [all, ['10', 1, sum(2), sum(3)], ...PARTS, ['11', 1, 7.07, 9], ...more];
    expect(await asked(...above)).toEqual(['bundle 2', 'bundle 3', 'bundle 7']);
  });

  it('is a post where a module differs, where it is only nearly the sum, and of two rows', async () => {
    expect(await asked(...PARTS, ['10', 1, sum(2), sum(3) + 0.01])).toEqual([]);
    expect(await asked(...PARTS, ['10', 1, sum(2) * 1.0001, sum(3)])).toEqual([]);
    expect(await asked(...PARTS.slice(0, 2), ['10', 1, 18.01, 1])).toEqual([]);
    const nothing = ['10', '11', '12', '13'].map((post): Row => [post, 1, 0, 0]);
    expect(await asked(...PARTS, ...nothing)).toEqual([]);
  });
});
