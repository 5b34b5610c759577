import { describe, expect, it } from 'vitest';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';

/** Reads items with valid profiles. */
const readItems = (rows: readonly (readonly TestCell[])[], header: readonly TestCell[] = POSTEN_HEADER) =>
  readExampleSheets({
    Posten: [header, ...rows],
    'Set A1': [
      SET_HEADER,
      ...[
        ...new Set(
          rows.map((row) => (typeof row[0] === 'string' ? row[0].trim() : String(row[0] ?? 'geen'))),
        ),
      ].flatMap((post) => profileRows('a1', post)),
    ],
  });
const FULL_HEADER = [
  ...POSTEN_HEADER,
  'RAW-code',
  'NMD-categorie',
  'Soort werk',
  'Primair materiaal (ton)',
  'Energie fossiel (MJ)',
];
const full = (...cells: readonly TestCell[]) => [...postenRow('1'), ...cells];
const firstItem = async (...cells: readonly TestCell[]) => {
  const reading = await readItems([full(...cells)], FULL_HEADER);
  return reading.kind === 'read' ? reading.items[0]?.item : problemsOf(reading);
};

describe('an item of the sheet Posten', () => {
  it('is kept with its optional columns', async () => {
    expect(await firstItem('31.42.01', '3A', 'Bestaand', 1.5, 20)).toMatchObject({
      postNumber: '1',
      rawCode: '31.42.01',
      nmdCategory: '3a',
      workScope: 'existing',
      resources: { primaryTon: 1.5, fossilMj: 20 },
    });
  });

  it('leaves a resource undeclared of which the sheet has no column, which is not 0', async () => {
    expect(await firstItem('31.42.01', '3A', 'Bestaand', 1.5)).toMatchObject({
      resources: { primaryTon: 1.5, fossilMj: 0, secondaryTon: null, transportOtherTkm: null },
    });
  });

  it('is new work when Soort werk is empty, and an empty amount counts as 0', async () => {
    expect(await firstItem()).toMatchObject({
      rawCode: null,
      nmdCategory: null,
      workScope: 'new',
      resources: { primaryTon: 0 },
    });
    expect(await firstItem(null, 2)).toMatchObject({ nmdCategory: '2' });
  });

  it('takes closed lists literally', async () => {
    expect(await firstItem(null, '4', 'sloop')).toEqual([
      'invalid-choice Posten H2',
      'invalid-choice Posten I2',
    ]);
  });

  it('has one number, whether that is a number or text', async () => {
    const reading = await readItems([postenRow(12), postenRow(' 12 ')]);
    expect(problemsOf(reading)).toEqual(['duplicate-post Posten A3']);
    expect(reading).toMatchObject({ problems: [{ firstRow: 2, value: '12', numeric: false }] });
    expect(problemsOf(await readItems([postenRow('012'), postenRow(12)]))).toEqual([]);
  });

  it('is told apart from 10.1 when 10.10 is text, and the message explains it when it is a number', async () => {
    expect(problemsOf(await readItems([postenRow('10.10'), postenRow('10.1')]))).toEqual([]);
    const reading = await readItems([postenRow(10.1), postenRow(10.1)]);
    expect(reading).toMatchObject({ problems: [{ code: 'duplicate-post', numeric: true }] });
  });

  it('needs group, sub-group, product and a unit that is text', async () => {
    const reading = await readItems([['1', 'Groep', null, 'Product', 5, 1], postenRow('2', { unit: null })]);
    expect(reading).toMatchObject({
      problems: [
        {
          code: 'missing-field',
          row: 2,
          productGroup: 'Groep',
          productSubGroup: '-',
          product: 'Product',
          unit: '5',
        },
        { code: 'missing-field', row: 3, unit: '-' },
      ],
    });
  });

  it('needs a number, and a quantity that is not below 0', async () => {
    const reading = await readItems([
      postenRow(null),
      postenRow('2', { quantity: null }),
      postenRow('3', { quantity: 0 }),
      postenRow('4', { quantity: -1 }),
    ]);
    expect(problemsOf(reading).filter((problem) => problem.includes('Posten'))).toEqual([
      'missing-post-number Posten A2',
      'missing-number Posten F3',
      'negative-amount Posten F5',
      'zero-quantity Posten F4',
    ]);
  });

  it('can not take a negative amount of material; negative energy is a warning', async () => {
    expect(await firstItem(null, null, null, -1)).toEqual(['negative-amount Posten J2']);
    const reading = await readItems([full(null, null, null, 0, -1)], FULL_HEADER);
    expect([reading.kind, ...problemsOf(reading)]).toEqual(['read', 'negative-energy Posten K2']);
  });

  it('has names of at most 255 characters, without control characters and double blanks', async () => {
    const named = (name: string) => readItems([['1', 'Groep', 'Sub', name, 'm', 1]]);
    expect(problemsOf(await named('x'.repeat(256)))).toEqual(['text-too-long Posten D2']);
    expect(await named('Beton_x000D_\n _x0000_ C20/25\u200B')).toMatchObject({
      items: [{ item: { product: 'Beton C20/25' } }],
    });
  });
});
