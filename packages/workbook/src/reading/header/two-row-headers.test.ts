import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  readExampleSheets,
  weighingOnly,
} from '../../testing/example-rows.ts';

const NONE = [null, null, null];
const STAGES = ['Productie', 'Bouw', null, 'Gebruik', null, 'Einde levensduur', null, null, null, 'Buiten'];
const WORDS = ['Postnummer', 'Indicator', 'Eenheid'];
const GWP = ['1', 'MKI', null, 7, ...Array(8).fill(0), -2];
const CO2 = ['1', 'GWP', 'kg CO2-eq', 3, ...Array(9).fill(0)];

const read = (rows: readonly (readonly TestCell[])[], merged = '', answers: Answers = {}) =>
  readCalculation(
    buildWorkbook({
      sheets: { Posten: [POSTEN_HEADER, postenRow('1')], 'Set A1': rows.map((row) => [...row]) },
      afterRows: { 'Set A1': merged },
    }),
    'a.xlsx',
    weighingOnly('a1', 'GWP'),
    { answers },
  );
/** 10 units of €7 in A1-A3 and €-2 in D */
const FIGURES = { kind: 'read', items: [{ impacts: { a1: { mkiEur: [70, 0, 0, 0, 0, 0, 0, 0, 0, -20] } } }] };

describe('a header of two rows, as declarations print it', () => {
  it('has stages above modules', async () => {
    const reading = await read([[...WORDS, ...STAGES], [...NONE, ...LIFE_CYCLE_MODULES], GWP, CO2]);
    expect(reading).toMatchObject(FIGURES);
    expect(problemsOf(reading)).toEqual(['two-row-header Set A1 A2']);
  });

  it('has modules above their names', async () => {
    const names = STAGES.map((stage) => stage ?? 'overig');
    const reading = await read([
      ['Milieuprofielen'],
      [...NONE, ...LIFE_CYCLE_MODULES],
      [...WORDS, ...names],
      GWP,
      CO2,
    ]);
    expect(reading).toMatchObject(FIGURES);
    expect(problemsOf(reading)).toEqual(['two-row-header Set A1 A3']);
  });

  it('may be merged', async () => {
    const blocks = ['A1:A2', 'B1:B2', 'C1:C2', 'E1:F1', 'I1:L1'].map((ref) => `<mergeCell ref="${ref}"/>`);
    const merged = `<mergeCells>${blocks.join('')}</mergeCells>`;
    const reading = await read([[...WORDS, ...STAGES], [...NONE, ...LIFE_CYCLE_MODULES], GWP, CO2], merged);
    expect(reading).toMatchObject(FIGURES);
  });

  describe('with A1, A2 and A3 apart is an error that asks for nothing else, since one of them is not the sum', () => {
    const modules = ['A1', 'A2', 'A3', 'A4', 'A5'];
    const stages = ['Productiefase', null, null, 'Bouwfase', null];
    const words = ['Postnummer', 'Indicator'];
    const figures = [
      ['1', 'MKI', 4, 4, 4, 3, 1],
      ['1', 'GWP', 1, 1, 1, 0, 0],
    ];
    const over = ['A1:A2', 'B1:B2', 'C1:E1', 'F1:G1'].map((ref) => `<mergeCell ref="${ref}"/>`);
    const merged = `<mergeCells>${over.join('')}</mergeCells>`;

    it.each([
      ['below stages', [...words, ...stages], [null, null, ...modules], ''],
      ['below merged stages', [...words, ...stages], [null, null, ...modules], merged],
      [
        'below a stage each',
        [...words, 'Grondstof', 'Vervoer', 'Productie', 'Bouw', 'Bouw'],
        [null, null, ...modules],
        '',
      ],
      [
        'below the name of their sum',
        [null, null, 'A1-A3', null, null, 'A4', 'A5'],
        [...words, 'A1', 'A2', 'A3', null, null],
        '',
      ],
      [
        'above their names',
        [null, null, ...modules],
        [...words, 'Grondstof', 'Vervoer', 'Productie', 'Bouw'],
        '',
      ],
    ])('%s', async (_, upper, lower, blocks) => {
      const reading = await read([upper, lower, ...figures], blocks);
      expect(problemsOf(reading)).toContain('modules-apart Set A1 C2');
      expect(problemsOf(reading).join()).not.toContain('ignored-column');
      expect(reading).toMatchObject({ kind: 'refused', questions: [] });
    });
  });

  describe('has modules, and below them', () => {
    const upper = [...WORDS, 'A1-A3', 'A4', 'A5'];
    const figures = [
      ['1', 'MKI', null, 7, 2, 1],
      ['1', 'GWP', 'kg CO2-eq', 3, 0, 0],
    ];
    it.each([
      ['their names', ['productie', 'transport', 'bouw']],
      ['a name of some', ['productie t/m poort', null, null]],
      ['their unit', ['€', '€', '€']],
      ['the unit of their CO2', ['kg CO2-eq', 'kg CO₂ eq.', 'kg CO2e']],
      ['their unit for a unit of the item', ['€/eenheid', 'euro per eenheid', '€ per FE']],
      ['themselves', ['A1-A3', 'A4', 'A5']],
    ])('%s: that row is no item', async (_, lower) => {
      const reading = await read([upper, [...NONE, ...lower], ...figures]);
      expect(reading).toMatchObject({
        kind: 'read',
        items: [{ impacts: { a1: { mkiEur: [70, 20, 10, ...Array(7).fill(null)] } } }],
      });
      expect(problemsOf(reading)).toEqual(['two-row-header Set A1 A2', 'missing-modules Set A1 A2']);
    });

    it('names, beside a module that only the second row names', async () => {
      const [mki = [], gwp = []] = figures;
      const rows = [
        [...upper, 'Buiten systeem'],
        [...NONE, 'productie', 'transport', 'bouw', 'D'],
      ];
      expect(await read([...rows, [...mki, -2], [...gwp, 0]])).toMatchObject({
        kind: 'read',
        items: [{ impacts: { a1: { mkiEur: [70, 20, 10, ...Array(6).fill(null), -20] } } }],
      });
    });

    it.each([
      ['figures as text', ['4,5', '3', '1']],
      ['figures with their unit', ['€ 4,50', 'A4: 3 euro', '€ 1']],
      ['a figure beside text', ['productie', 3, 'bouw']],
      ['that nothing is declared', ['-', 'ND', 'MND']],
      ['errors', ['#VALUE!', '#VALUE!', '#VALUE!']],
      ['one of A1, A2 and A3', ['A1', 'A2', 'A3']],
      ['another scale', ['k€', 'k€', 'k€']],
      ['a scale in words', ['€ (duizend)', '€ (duizend)', '€ (duizend)']],
      ['grams', ['g CO2-eq', 'g CO2-eq', 'g CO2-eq']],
      ['shares', ['%', '%', '%']],
      ['another amount', ['€/m2', '€/m2', '€/m2']],
      ['another amount of CO2', ['kg CO2-eq per m3', 'kg CO2-eq per m3', null]],
      ['nothing', []],
    ])('%s: that row is one of an item, which lacks its number', async (_, lower) => {
      const reading = await read([upper, [null, null, '[-]', ...lower], ...figures]);
      expect(problemsOf(reading)).toContain('missing-post-number Set A1 A2');
    });

    it.each([
      ['a number', ['2', null]],
      ['an indicator', [null, 'MKI']],
      ['an indicator of the other set', [null, 'GWP-total']],
    ])('names, and %s: that row is one of an item', async (_, words) => {
      const reading = await read([upper, [...words, null, 'productie', 'transport', 'bouw'], ...figures]);
      expect(reading.kind).toBe('refused');
    });
  });

  it('names a column above an empty cell, as a cell that is merged over both rows does', async () => {
    const reading = await read([
      [null, null, 'Productie', null, 'A4', 'D'],
      ['Postnummer', 'Indicator', 'A1', 'A1-A3', null, null],
      ['1', 'MKI', 4, 7, 3, -2],
      ['1', 'GWP', 1, 3, 0, 0],
    ]);
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ impacts: { a1: { mkiEur: [70, 30, ...Array(7).fill(null), -20] } } }],
    });
    expect(problemsOf(reading)).toEqual([
      'ignored-column Set A1 C2',
      'two-row-header Set A1 A2',
      'missing-modules Set A1 A2',
    ]);
  });

  it('names no column above another name', async () => {
    const reading = await read([
      [null, null, null, 'A4'],
      ['Postnummer', 'Indicator', 'A1-A3', 'Opmerking'],
      ['1', 'MKI', 7, 3],
      ['1', 'GWP', 1, 0],
    ]);
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ impacts: { a1: { mkiEur: [70, ...Array(9).fill(null)] } } }],
    });
    expect(problemsOf(reading)).not.toContain('two-row-header Set A1 A2');
  });

  it('may split the name of a column', async () => {
    const upper = [...POSTEN_HEADER.slice(0, 4), null, null];
    const lower = [null, null, null, null, 'Unit', 'Hoeveelheid'];
    const reading = await readExampleSheets({
      Posten: [upper, lower, postenRow('1', { quantity: 4 })],
      'Set A1': [
        ['Postnummer', 'Indicator', 'A1-A3'],
        ['1', 'MKI', 5],
        ['1', 'GWP', 1],
      ],
    });
    expect(reading).toMatchObject({ kind: 'read', items: [{ item: { unit: 'm2', quantity: 4 } }] });
    expect(problemsOf(reading)[0]).toBe('two-row-header Posten A2');
  });
});

describe('a header of one row', () => {
  const single = [...WORDS, ...LIFE_CYCLE_MODULES];

  it('that names every required column is the header, whatever stands around it', async () => {
    const around = [['Toelichting', 'Unit', null, 'A4'], single, GWP, CO2];
    expect(problemsOf(await read(around))).toEqual([]);
  });

  it('that lacks a column is not joined with a row of figures, or with one that names nothing', async () => {
    const lacking = single.with(3, 'Productie');
    for (const below of [GWP, [null, 'Profielen van de leverancier']])
      expect(problemsOf(await read([lacking, below, CO2]))).toContain('missing-column Set A1 A1');
  });

  it.each([
    ['that names every column', 'A1 van', [...single, 'Opmerking']],
    ['that lacks a column', 'A1 van', [...single.with(3, 'Productie'), 'Opmerking']],
    ['that lacks a column and a name', 'A1 van', [...single.with(3, 'Productie')]],
    ['that lacks a column', 'A1-A3', [...single.with(3, 'Productie'), 'Opmerking']],
  ])('%s is not joined with an item in text that mentions %s', async (_, remark, header) => {
    const mki = ['1', 'MKI', null, '7', ...Array(8).fill('0'), '-2', remark];
    const answers = { 'column:Set A1:A1-A3': 'Productie' };
    const reading = await read([header, mki, CO2], '', answers);
    expect(reading).toMatchObject(FIGURES);
    expect(problemsOf(reading)).not.toContain('two-row-header Set A1 A2');
  });

  it('that lacks a column is not joined with an item whose number has no digit', async () => {
    const mki = ['x', 'MKI', null, '7', ...Array(8).fill('0'), '-2', 'A1 van de leverancier'];
    const answers = { 'column:Set A1:A1-A3': 'Productie' };
    const reading = await read([[...single.with(3, 'Productie'), 'Opmerking'], mki, GWP, CO2], '', answers);
    expect(problemsOf(reading).join()).toContain('Set A1 A2');
    expect(problemsOf(reading)).not.toContain('two-row-header Set A1 A2');
  });

  it('that names every column is not joined with a remark about A1 below it', async () => {
    const remark = [...Array(14).fill(null), 'A1 is van de leverancier'];
    const reading = await read([single, remark, GWP, CO2]);
    expect(reading).toMatchObject(FIGURES);
    expect(problemsOf(reading)).not.toContain('two-row-header Set A1 A2');
  });

  it('that lacks a column is not joined with a row that contradicts it', async () => {
    const lacking = single.with(3, 'Productie');
    const other = [null, null, null, 'A1-A3', 'B1'];
    expect(problemsOf(await read([lacking, other, GWP, CO2]))).toContain('missing-column Set A1 A1');
  });
});
