import { ADPF_KG_SB_PER_MJ, FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER } from '../testing/example-rows.ts';
import { questionMessage } from '../text/question-text.ts';
import { askAboutMedians, costsOf } from './ask-about-items.ts';
import type { Answers } from './workbook-question.ts';

const FULL_HEADER = [...SET_HEADER, 'Eenheid'];
/** The rows of an item with so much ADPF for 100 kg CO2, in a unit or without. */
function rowsOf(post: string, adpf: TestCell, unit: TestCell = null): TestCell[][] {
  return profileRows('a1', post, { ADPF: [adpf], GWP: [100] }).map((row) =>
    row[1] === 'ADPF' ? [row[0] ?? null, 'ADPF', adpf, ...Array(9).fill(null), unit] : row,
  );
}
function read(posts: readonly string[], rows: readonly TestCell[][], answers: Answers = {}) {
  const Posten = [POSTEN_HEADER, ...posts.map((post) => postenRow(post))];
  const bytes = buildWorkbook({ sheets: { Posten, 'Set A1': [FULL_HEADER, ...rows] } });
  return readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, { answers });
}
const adpfOf = async (reading: ReturnType<typeof read>) => {
  const found = await reading;
  return found.kind === 'read' ? found.items.map(({ item }) => item.profiles.a1?.ADPF?.[0]) : [];
};

describe('ADPF without a unit whose size fits MJ and not kg Sb-eq', () => {
  const rows = [...rowsOf('1', 1_200), ...rowsOf('2', 0.6), ...rowsOf('3', 1_000)];

  it('is asked about, once for a sheet, with its rows', async () => {
    const reading = await read(['1', '2', '3'], rows);
    expect(reading.questions).toMatchObject([
      {
        kind: 'adpf-unit',
        id: 'adpf-unit:Set A1',
        required: true,
        choices: ['mj', 'kg-sb'],
        sheet: 'Set A1',
        row: 3,
        column: 'Indicator',
        cell: 'B3',
        rows: '3, 25',
        count: 2,
      },
    ]);
    expect(reading.questions).toHaveLength(1);
    const [question] = reading.questions;
    expect(question && questionMessage(question, 'nl')).toContain(
      "Blad 'Set A1', rij 3, kolom 'Indicator' (B3): In welke eenheid staat ADPF?",
    );
  });

  it('is converted in those rows when the answer is MJ: 1,200 MJ is 0.5772 kg Sb-eq', async () => {
    const reading = read(['1', '2', '3'], rows, { 'adpf-unit:Set A1': 'mj' });
    expect(await adpfOf(reading)).toEqual([1_200 * ADPF_KG_SB_PER_MJ, 0.6, 1_000 * ADPF_KG_SB_PER_MJ]);
    expect(1_200 * ADPF_KG_SB_PER_MJ).toBeCloseTo(0.5772, 12);
    expect((await reading).kind === 'read' && (await reading)).toMatchObject({
      warnings: [{ code: 'converted-unit', rows: '3, 25', count: 2 }],
    });
  });

  it('is left as it is when the answer is kg Sb-eq, and by an answer that is none', async () => {
    const stated = [1_200, 0.6, 1_000];
    expect(await adpfOf(read(['1', '2', '3'], rows, { 'adpf-unit:Set A1': 'kg-sb' }))).toEqual(stated);
    expect(await adpfOf(read(['1', '2', '3'], rows, { 'adpf-unit:Set A1': 'GJ' }))).toEqual(stated);
  });

  it('is not asked about where a unit is stated, or the size fits kg Sb-eq', async () => {
    expect((await read(['1'], rowsOf('1', 1_200, 'MJ'))).questions).toEqual([]);
    expect((await read(['1'], rowsOf('1', 1_200, 'kg Sb-eq'))).questions).toEqual([]);
    expect((await read(['1'], rowsOf('1', 0.6))).questions).toEqual([]);
  });

  it('is told of numbers that stand as text too', async () => {
    expect((await read(['1'], rowsOf('1', '1.200'))).questions).toHaveLength(1);
  });
});

describe('one item above half of the MKI', () => {
  const posts = ['1', '2', '3', '4', '5', '6'];
  const quantities = (largest: number) => [
    POSTEN_HEADER,
    ...posts.map((post) => postenRow(post, { quantity: post === '4' ? largest : 10 })),
  ];
  const readWith = (largest: number) =>
    readCalculation(
      buildWorkbook({
        sheets: {
          Posten: quantities(largest),
          'Set A1': [SET_HEADER, ...posts.flatMap((post) => profileRows('a1', post, { ADPF: [0.005] }))],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );

  it('of more than five is asked about at its number', async () => {
    // 60 of 110 units.
    expect((await readWith(60)).questions).toMatchObject([
      {
        kind: 'dominant-item',
        id: 'dominant-item:a1:4',
        sheet: 'Posten',
        row: 5,
        cell: 'A5',
        post: '4',
        share: 60 / 110,
        choices: ['confirmed'],
      },
    ]);
    expect((await readWith(50)).questions).toEqual([]);
  });
});

describe('an item a thousand times the median of its product', () => {
  const costs = async (quantity: number) => {
    const reading = await readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [POSTEN_HEADER, postenRow('1', { quantity }), postenRow('2', { quantity: 0 })],
          'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ...profileRows('a1', '2')],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    return reading.kind === 'read' ? costsOf(reading.items, reading.places) : [];
  };
  // One unit costs 45.5501 × (1 − 0.5) = 22.77505 euro.
  const median = { product: 'AC 16 base', unit: 'm2', itemEur: 100, unitEur: 22 };

  it('is asked about for one unit of it', async () => {
    const found = askAboutMedians('a1', await costs(10), [{ ...median, unitEur: 0.022 }]);
    expect(found).toMatchObject([
      { id: 'far-above-median:a1:1', per: 'unit', row: 2, cell: 'A2', medianEur: 0.022 },
    ]);
    expect(found[0]?.amountEur).toBeCloseTo(22.77505, 9);
  });

  it('is asked about as a whole', async () => {
    const found = askAboutMedians('a1', await costs(10_000), [median]);
    expect(found).toMatchObject([{ per: 'item', medianEur: 100 }]);
    expect(found[0]?.amountEur).toBeCloseTo(227_750.5, 6);
  });

  it('is held against the same product in the same unit only', async () => {
    const low = { ...median, itemEur: 0.001, unitEur: 0.001 };
    expect(askAboutMedians('a1', await costs(10), [{ ...low, unit: 'ton' }])).toEqual([]);
    expect(askAboutMedians('a1', await costs(10), [{ ...low, product: 'AC 11 surf' }])).toEqual([]);
    expect(askAboutMedians('a1', await costs(10), [median])).toEqual([]);
  });
});
