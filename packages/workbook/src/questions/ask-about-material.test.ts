import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../testing/build-workbook.ts';
import { POSTEN_HEADER, profileRows, SET_HEADER } from '../testing/example-rows.ts';
import { questionAsked, questionRows } from '../text/question-text.ts';
import { askAboutMaterialMedians, type MaterialMedian } from './ask-about-material.ts';
import { comparedMaterialOf, NO_MATERIAL } from './item-material.ts';

interface Post {
  readonly unit: string;
  readonly quantity?: number;
  readonly group?: string;
  readonly product?: string;
  readonly primary?: TestCell;
  readonly secondary?: TestCell;
  readonly biobased?: TestCell;
}

/** Reads posts '1', '2', … in rows 2, 3, …, each of €1 a unit unless its profile is the usual one. */
function read(...posts: readonly Post[]) {
  const { primaryTon, secondaryTon, biobasedTon } = RESOURCE_COLUMNS;
  const rows = posts.map((post, at) => [
    `${at + 1}`,
    post.group ?? 'Verhardingen',
    'Alles',
    post.product ?? `Product ${at + 1}`,
    ...[post.unit, post.quantity ?? 10],
    ...[post.primary ?? null, post.secondary ?? null, post.biobased ?? null],
  ]);
  return readCalculation(
    buildWorkbook({
      sheets: {
        Posten: [[...POSTEN_HEADER, primaryTon, secondaryTon, biobasedTon], ...rows],
        'Set A1': [SET_HEADER, ...posts.flatMap((_, at) => profileRows('a1', `${at + 1}`, { MKI: [1] }))],
      },
    }),
    'a.xlsx',
    FIRST_WEIGHTED_SETS,
  );
}
const materialQuestions = async (...posts: readonly Post[]) =>
  (await read(...posts)).questions.filter(({ kind }) => kind === 'material-per-unit');
const materialIn = async (...posts: readonly Post[]) => {
  const reading = await read(...posts);
  return reading.kind === 'read' ? comparedMaterialOf(reading.items, reading.places) : NO_MATERIAL;
};

describe('the material of a ton', () => {
  it('in kilograms is one question about all such rows, with what the calculation counts of them', async () => {
    const questions = await materialQuestions(
      { unit: 'ton', primary: 1 },
      { unit: 't', primary: 1_000, product: 'AC 16' },
      { unit: 'TON', primary: 400, secondary: 500, quantity: 20 },
      { unit: 'm2', primary: 0.2 },
    );
    expect(questions).toMatchObject([
      {
        ...{ by: 'ton', required: true, choices: ['confirmed'], changesReading: false },
        ...{ sheet: 'Posten', row: 3, column: 'Postnummer', cell: 'A3', list: '3-4', count: 2 },
        ...{ leastTon: 900, mostTon: 1_000, countedTon: 10_000 + 18_000, totalTon: 10 + 28_000 + 2 },
        rows: [
          { row: 3, number: '2', name: 'AC 16', ton: 1_000, median: null },
          { row: 4, number: '3', ton: 900 },
        ],
      },
    ]);
    const [question] = questions;
    expect(question && questionAsked(question, 'nl')).toBe(
      'Klopt het materiaal van 2 posten (rijen 3-4)? Primair, secundair en biobased materiaal zijn samen 900 tot 1.000 ton per ton, en dat zou ongeveer 1 ton moeten zijn. De berekening telt hiervan 28.000 van 28.012 ton materiaal (100 %), en €683,25 van €1.138,75 MKI in Set A1 (60 %).',
    );
    expect(question && questionAsked(question, 'en')).toContain(
      'Primary, secondary and biobased material together are 900 to 1000 tonnes per tonne, which should be about 1 tonne. Of this, the calculation counts 28000 of 28012 tonnes of material (100 %), and €683,25 of',
    );
  });

  it('is listed with the figures of each row', async () => {
    const [question] = await materialQuestions({ unit: 't', primary: 400, secondary: 500, biobased: 0 });
    expect(question && questionRows(question, 'nl')).toEqual([
      {
        ...{ row: 2, number: '1', name: 'Product 1', unit: 't', withoutQuantity: false },
        proposal: '900 ton per t',
        figures: [
          { column: 'Hoeveelheid', value: '10' },
          { column: 'Primair materiaal (ton)', value: '400' },
          { column: 'Secundair materiaal (ton)', value: '500' },
        ],
        mki: [{ set: 'a1', mkiEur: expect.closeTo(227.7505, 9) }],
      },
    ]);
  });

  it('is one question of a single row too, which names its post', async () => {
    const [question] = await materialQuestions({ unit: 'ton', primary: 0.001, product: 'AC 16' });
    expect(question && questionAsked(question, 'nl')).toMatch(
      /^Klopt het materiaal van post '1' \(AC 16, rij 2\)\? .* zijn samen 0,001 ton per ton,/,
    );
    expect(question && questionAsked(question, 'en')).toMatch(
      /^Is the material of item '1' \(AC 16, row 2\)/,
    );
  });

  it('is not asked about where it adds up, where there is none, nor of work that was not done', async () => {
    const sound: readonly Post[] = [
      { unit: 'ton', primary: 0.4, secondary: 0.5, biobased: 0.05 },
      { unit: 'ton' },
      { unit: 'ton', primary: 0, secondary: 0, biobased: 0 },
      { unit: 'ton', primary: 1_000, quantity: 0 },
      { unit: 'ton', primary: 0.2, secondary: 'ND' },
      { unit: 'ton', primary: 'ND', secondary: 'ND', biobased: 'ND' },
    ];
    expect(await materialQuestions(...sound)).toEqual([]);
  });
});

it('kilograms and m3 have their own question', async () => {
  const questions = await materialQuestions(
    { unit: 'kg', primary: 1 },
    { unit: 'kg', primary: 0.001 },
    { unit: 'm3', primary: 2_400 },
    { unit: 'm3', primary: 7.85 },
  );
  expect(questions).toMatchObject([
    { by: 'kg', list: '2' },
    { by: 'm3', list: '4' },
  ]);
  const [kg, m3] = questions.map((question) => questionAsked(question, 'nl'));
  expect(kg).toContain('zijn samen 1 ton per kg, en dat zou ongeveer 0,001 ton moeten zijn.');
  expect(m3).toContain('zijn samen 2.400 ton per m3, en zo zwaar is geen bouwmateriaal.');
});

it('what was confirmed is the material of each unit: other figures, rows or units are another question', async () => {
  const idOf = async (...posts: readonly Post[]) => (await materialQuestions(...posts))[0]?.id;
  const post: Post = { unit: 'ton', primary: 1_000 };
  const id = await idOf(post);
  expect(id).toMatch(/^material-per-unit:ton:1:[0-9a-f]{16}$/);
  expect(await idOf(post, { unit: 'm2' })).toBe(id);
  expect(await idOf({ ...post, secondary: 0.1 })).not.toBe(id);
  expect(await idOf({ unit: 'm2' }, post)).not.toBe(id);
  expect(await idOf({ ...post, unit: 'm3' })).not.toBe(id);
  // Another program that saves the file may calculate the last digit of a formula otherwise.
  expect(await idOf({ ...post, primary: 1_000.000_000_000_1 })).toBe(id);
  expect(await idOf({ ...post, primary: 1_000.000_01 })).not.toBe(id);
});

it('twenty rows are listed at most, the most improbable first; the sentence counts all', async () => {
  const posts = Array.from({ length: 25 }, (_, at): Post => ({ unit: 'ton', primary: 3 + at }));
  const [question] = await materialQuestions(...posts);
  const shown = question && questionRows(question, 'en').map(({ row }) => row);
  expect(shown).toEqual(Array.from({ length: 20 }, (_, at) => 26 - at));
  expect(question && questionAsked(question, 'nl')).toContain('25 posten (rijen 2-26)');
});

describe('material held against other items', () => {
  const median = (given: Partial<MaterialMedian>): MaterialMedian => ({
    ...{ productGroup: 'verhardingen', product: null, unit: 'm²', items: 3, ton: 0.4, ...given },
  });
  const asked = async (posts: readonly Post[], ...medians: readonly MaterialMedian[]) =>
    askAboutMaterialMedians(await materialIn(...posts), medians);

  it('is asked about at a hundred times the median of its group, up or down, in one question', async () => {
    const posts = [
      { unit: 'm2', primary: 4, product: 'Klinker' },
      { unit: 'm2', primary: 0.04 },
      { unit: 'm2', primary: 0.0001, product: 'Folie' },
    ];
    const questions = await asked(posts, median({ ton: 0.04 }));
    expect(questions).toMatchObject([
      {
        ...{ by: 'median', required: true, list: '2, 4', count: 2, row: 2, leastTon: 0.0001, mostTon: 4 },
        // 400 times too little before 100 times too much.
        rows: [{ number: '3' }, { number: '1' }],
      },
    ]);
    const [question] = questions;
    expect(question && questionAsked(question, 'nl')).toBe(
      'Klopt het materiaal per eenheid van 2 posten (rijen 2, 4)? Het ligt ver van de mediaan van dezelfde productgroep en eenheid (minstens 100 keer zo veel of zo weinig), of van hetzelfde product in eerdere berekeningen van de organisatie (minstens 10 keer). De berekening telt hiervan 40,001 van 40,401 ton materiaal (99 %), en €455,50 van €683,25 MKI in Set A1 (66,7 %).',
    );
    expect(question && questionRows(question, 'nl').map(({ proposal }) => proposal)).toEqual([
      '0,0001 ton per m2; mediaan van de productgroep: 0,04 ton',
      '4 ton per m2; mediaan van de productgroep: 0,04 ton',
    ]);
  });

  it('is asked about at ten times the median of its product, and then not held against the group', async () => {
    const folie = { unit: 'm2', primary: 0.001, product: 'Folie' };
    const ofProduct = median({ product: ' FOLIE', ton: 0.001 });
    expect(await asked([folie], median({}))).toHaveLength(1);
    expect(await asked([folie], median({}), ofProduct)).toEqual([]);
    const [question] = await asked([{ ...folie, primary: 0.01 }], median({}), ofProduct);
    expect(question && questionRows(question, 'en')[0]?.proposal).toBe(
      '0,01 tonnes per m2; median of this product: 0,001 tonnes',
    );
  });

  it('takes three earlier items, of the same group and unit', async () => {
    const posts = [{ unit: 'm2', primary: 4 }];
    for (const other of [
      { items: 2 },
      { unit: 'm' },
      { productGroup: 'Riolering' },
      { product: 'Product 2' },
    ])
      expect(await asked(posts, median({ ton: 0.04, ...other }))).toEqual([]);
    expect(await asked(posts, median({ ton: 0.04, items: 3 }))).toHaveLength(1);
  });

  it('takes the group of the file itself where that has five items', async () => {
    const light = { unit: 'm', primary: 0.01, group: 'Riolering' };
    const heavy = { ...light, primary: 10 };
    expect(await asked([light, light, light, heavy])).toEqual([]);
    const questions = await asked([light, light, light, light, heavy, { ...heavy, group: 'Spoor' }]);
    expect(questions).toMatchObject([{ list: '6', rows: [{ median: { of: 'file', ton: 0.01 } }] }]);
    const [question] = questions;
    expect(question && questionRows(question, 'nl')[0]?.proposal).toContain(
      'mediaan van de productgroep in dit bestand: 0,01 ton',
    );
    // Earlier items say more than those of the file.
    const earlier = median({ productGroup: 'Riolering', unit: 'm', ton: 1 });
    expect(await asked([light, light, light, light, heavy], earlier)).toMatchObject([{ list: '2-5' }]);
  });

  it('of which a part is undeclared counts in no median of the file', async () => {
    const inPart = { unit: 'm', primary: 0.01, secondary: 'ND' };
    expect(await asked([inPart, inPart, inPart, inPart, { unit: 'm', primary: 10 }])).toEqual([]);
  });

  it('of a ton, a kilogram or a m3 that is impossible is asked about once', async () => {
    const group = median({ unit: 'm3', ton: 2 });
    expect(await asked([{ unit: 'm3', primary: 2_400 }], group)).toEqual([]);
    expect(await asked([{ unit: 'm3', primary: 0.001 }], group)).toHaveLength(1);
    expect(await asked([{ unit: 'ton', primary: 1 }], median({ unit: 'ton', ton: 1_000 }))).toEqual([]);
  });
});

describe('the MKI of material that is asked about', () => {
  const inColumns = (answers: Readonly<Record<string, string>>) =>
    readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [
            [...POSTEN_HEADER, RESOURCE_COLUMNS.primaryTon, 'MKI A1-A3'],
            ['1', 'Verhardingen', 'Alles', 'AC 16', 'ton', 10, 1_000, 5],
            ['2', 'Verhardingen', 'Alles', 'Klinker', 'm2', 10, 0.2, 5],
          ],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
      { answers: { 'amounts:Posten:mki:MKI A1-A3': 'per-unit', ...answers } },
    );

  it('is only told once it is known of which set it is', async () => {
    const told = async (answers: Readonly<Record<string, string>>) => {
      const reading = await inColumns(answers);
      const question = reading.questions.find(({ kind }) => kind === 'material-per-unit');
      const material =
        reading.kind === 'read'
          ? comparedMaterialOf(reading.items, reading.places, reading.openSet)
          : NO_MATERIAL;
      const asked = question ? questionAsked(question, 'nl') : '';
      const rows = question ? questionRows(question, 'nl') : [];
      return { asked, ofRows: rows.flatMap(({ mki }) => mki), ofMedians: [material.mki, material.items] };
    };
    const open = await told({});
    expect(open.asked).toContain('10.000 van 10.002 ton materiaal (100 %).');
    expect(open.ofRows).toEqual([]);
    expect(open.ofMedians).toMatchObject([[], [{ a1Eur: null, a2Eur: null }]]);
    const answered = await told({ 'stated-set:Posten:unnamed': 'a2' });
    expect(answered.asked).toContain(', en €50,- van €100,- MKI in Set A2 (50 %).');
    expect(answered.ofRows).toEqual([{ set: 'a2', mkiEur: 50 }]);
    expect(answered.ofMedians).toMatchObject([[{ set: 'a2', mkiEur: 100 }], [{ a1Eur: null, a2Eur: 50 }]]);
  });
});
