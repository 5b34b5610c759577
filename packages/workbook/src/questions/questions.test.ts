import { ADPF_KG_SB_PER_MJ, FIRST_WEIGHTED_SETS, IMPACT_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, profileRows, SET_HEADER, weighingOnly } from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';
import { questionAsked, questionMessage } from '../text/question-text.ts';
import { askAboutMedians, costsOf } from './ask-about-items.ts';
import type { Answers, QuestionDetails, QuestionKind, WorkbookQuestion } from './workbook-question.ts';

const FULL_HEADER = [...SET_HEADER, 'Eenheid'];
/** Returns the rows of an item with this ADPF for 100 kg CO2, with or without a unit. */
function rowsOf(post: string, adpf: TestCell, unit: TestCell = null): TestCell[][] {
  return profileRows('a1', post, { ADPF: [adpf], GWP: [100] }).map((row) =>
    row[1] === 'ADPF' ? [row[0] ?? null, 'ADPF', adpf, ...Array(9).fill(null), unit] : row,
  );
}
function read(posts: readonly string[], rows: readonly TestCell[][], answers: Answers = {}) {
  const Posten = [POSTEN_HEADER, ...posts.map((post) => postenRow(post, { quantity: 1 }))];
  const bytes = buildWorkbook({ sheets: { Posten, 'Set A1': [FULL_HEADER, ...rows] } });
  return readCalculation(bytes, 'a.xlsx', weighingOnly('a1', 'ADPF'), { answers });
}
const adpfOf = async (reading: ReturnType<typeof read>) => {
  const found = await reading;
  return found.kind === 'read' ? found.items.map(({ impacts }) => impacts.a1?.mkiEur[0]) : [];
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
      warnings: [{ code: 'converted-unit', rows: '3, 25', count: 2 }, { code: 'adpf-left-as-is' }],
    });
  });

  it('leaves values that fit kg Sb-eq as they are, which the question says and a note counts', async () => {
    const mixed = [...rows, ...rowsOf('4', 0.7), ...rowsOf('5', 0), ...rowsOf('6', 0.8, 'kg Sb-eq')];
    const posts = ['1', '2', '3', '4', '5', '6'];
    const [question] = (await read(posts, mixed)).questions;
    expect(question).toMatchObject({ rows: '3, 25', count: 2, others: { rows: '14, 36', count: 2 } });
    expect(question && questionMessage(question, 'nl')).toContain(
      'De andere waarden zonder Eenheid passen bij kg Sb-eq en blijven zoals ze zijn (2 rijen: 14, 36).',
    );
    const answered = await read(posts, mixed, { 'adpf-unit:Set A1': 'mj' });
    const note = answered.kind === 'read' && answered.warnings.find(({ code }) => code === 'adpf-left-as-is');
    expect(note).toMatchObject({ severity: 'note', cell: 'B14', rows: '14, 36', count: 2 });
    expect(note && problemMessage(note, 'nl')).toContain('gelezen als kg Sb-eq');
    const inKilograms = await read(posts, mixed, { 'adpf-unit:Set A1': 'kg-sb' });
    expect(inKilograms).toMatchObject({ kind: 'read', warnings: [] });
  });

  it('names its rows in their order, wherever the rows of an item stand', async () => {
    const rows = rowsOf('1', 1_200);
    const last = rows.filter((row) => row[1] === 'ADPF');
    const others = rows.filter((row) => row[1] !== 'ADPF');
    const reading = await read(['1', '2'], [...others, ...rowsOf('2', 1_000), ...last]);
    expect(reading.questions).toMatchObject([{ row: 13, cell: 'B13', rows: '13, 23', count: 2 }]);
  });

  it('is asked about beside a GWP of 0, and in another module than the first', async () => {
    const withRows = (adpf: TestCell[], gwp: TestCell[]) =>
      read(['1'], profileRows('a1', '1', { ADPF: adpf, GWP: gwp }));
    expect((await withRows([1_200], [0])).questions).toHaveLength(1);
    expect((await withRows([0, null, 1_200], [10_000, null, 100])).questions).toHaveLength(1);
    expect((await withRows([0, null, 0.6], [10_000, null, 100])).questions).toEqual([]);
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
    const { questions } = await read(['1'], rowsOf('1', '1.200'));
    expect(questions.map(({ kind }) => kind)).toContain('adpf-unit');
  });
});

/** A profile that declares 0 of everything. */
const NOTHING = Object.fromEntries(
  IMPACT_SETS.a1.indicators.map(({ code }) => [code, [0, ...Array(9).fill(null)]]),
);

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
        id: `dominant-item:a1:4:${(60 / 110).toFixed(5)}`,
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

  it('is another question when its share is another: nobody confirmed that one', async () => {
    const ids = await Promise.all(
      [60, 61].map(async (largest) => (await readWith(largest)).questions[0]?.id),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is asked about where it saves, of a total that is above 0', async () => {
    // One kg of CO2 is €0,05. Five items cost €5 and one saves €20, which leaves €5.
    const profileOf = (post: string, kgCo2: number) => profileRows('a1', post, { ...NOTHING, GWP: [kgCo2] });
    const { questions } = await readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [POSTEN_HEADER, ...posts.map((post) => postenRow(post, { quantity: 1 }))],
          'Set A1': [SET_HEADER, ...posts.flatMap((post) => profileOf(post, post === '4' ? -400 : 100))],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    const [question] = questions;
    expect(question && questionMessage(question, 'nl')).toContain(
      "Klopt het dat post '4' (AC 16 base) zoveel bespaart als 400 % van de MKI in Set A1?",
    );
    expect(question && questionMessage(question, 'en')).toContain('saves as much as 400 % of the MKI');
  });

  it('is asked about where more is saved than spent, as a share of all amounts', async () => {
    // One kg of CO2 is €0,05. Five items cost €5 and one saves €60, of €85 without sign.
    const profileOf = (post: string, kgCo2: number) => profileRows('a1', post, { ...NOTHING, GWP: [kgCo2] });
    const reading = await readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [POSTEN_HEADER, ...posts.map((post) => postenRow(post, { quantity: 1 }))],
          'Set A1': [SET_HEADER, ...posts.flatMap((post) => profileOf(post, post === '4' ? -1_200 : 100))],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );
    const [question] = reading.questions;
    expect(reading.questions).toHaveLength(1);
    expect(question).toMatchObject({
      id: `dominant-item:a1:4:${(60 / 85).toFixed(5)}`,
      ofSizes: true,
      choices: ['confirmed'],
    });
    expect(question && questionMessage(question, 'nl')).toContain(
      "De MKI in Set A1 is in totaal niet hoger dan 0. Klopt het dat de besparing van post '4' (AC 16 base) 70,6 % is van alle bedragen samen",
    );
    expect(question && questionMessage(question, 'en')).toContain('saves is 70,6 % of all amounts together');
  });
});

describe('a calculation that counts nothing', () => {
  const readWith = (quantities: readonly number[], kgCo2: number) =>
    readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [POSTEN_HEADER, ...quantities.map((quantity, at) => postenRow(`${at + 1}`, { quantity }))],
          'Set A1': [
            SET_HEADER,
            ...quantities.flatMap((_, at) => profileRows('a1', `${at + 1}`, { ...NOTHING, GWP: [kgCo2] })),
          ],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );

  it('is asked about where each quantity is 0, once', async () => {
    const { questions } = await readWith([0, 0], 100);
    expect(questions).toMatchObject([
      { kind: 'counts-nothing', id: 'counts-nothing:quantity', required: true, cell: 'A2', items: 2 },
    ]);
    const [question] = questions;
    expect(question && questionAsked(question, 'nl')).toBe(
      'Klopt het dat de Hoeveelheid van alle 2 posten 0 is? De berekening telt dan voor niets mee: MKI €0,-.',
    );
    expect(question && questionAsked(question, 'en')).toContain('the quantity of all 2 items is 0');
    expect((await readWith([0, 1], 100)).questions).toEqual([]);
  });

  it('is asked about where the MKI of a set is 0', async () => {
    const { questions } = await readWith([1], 0);
    expect(questions).toMatchObject([{ id: 'counts-nothing:a1', of: 'a1', items: 1 }]);
    const [question] = questions;
    expect(question && questionAsked(question, 'nl')).toBe(
      'Klopt het dat de MKI in Set A1 €0,- is, over 1 post?',
    );
    expect(question && questionAsked(question, 'en')).toContain('the MKI in Set A1 is €0,-, over 1 item?');
    expect((await readWith([1], 0.001)).questions).toEqual([]);
  });
});

describe('a sheet whose numbers are all texts that can be read in two ways', () => {
  /** Two items of 100 kg CO2 a unit, which is €5, with these quantities. */
  const readWith = (
    quantities: readonly TestCell[],
    answers: Answers = {},
    energy: readonly TestCell[] = [],
  ) =>
    readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [
            [...POSTEN_HEADER, ...energy.map(() => RESOURCE_COLUMNS.fossilMj)],
            ...quantities.map((quantity, at) => [...postenRow(`${at + 1}`, { quantity }), ...energy]),
          ],
          'Set A1': [
            SET_HEADER,
            ...quantities.flatMap((_, at) => profileRows('a1', `${at + 1}`, { ...NOTHING, GWP: [100] })),
          ],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
      { answers },
    );
  const quantitiesOf = async (reading: ReturnType<typeof readWith>) => {
    const found = await reading;
    return found.kind === 'read' ? found.items.map(({ item }) => item.quantity) : [];
  };

  it('is one question with both totals, and no warning for each', async () => {
    const reading = await readWith(['7.042', '1.500']);
    expect(reading).toMatchObject({ kind: 'read', warnings: [] });
    expect(reading.questions.filter(({ kind }) => kind === 'notation')).toMatchObject([
      {
        id: 'notation:Posten',
        required: true,
        changesReading: true,
        choices: ['dutch', 'international'],
        ...{ sheet: 'Posten', row: 2, column: 'Hoeveelheid', cell: 'F2' },
        ...{ value: '7.042', dutch: 7042, international: 7.042, count: 2 },
        totals: { set: 'a1', dutchEur: 42_710, internationalEur: expect.closeTo(42.71, 9) },
      },
    ]);
    const question = reading.questions.find(({ kind }) => kind === 'notation');
    expect(question && questionAsked(question, 'nl')).toBe(
      "Hoe zijn de getallen van dit blad geschreven? Alle 2 getallen staan er als tekst en kunnen twee dingen betekenen: '7.042' is 7.042 of 7,042. De MKI in Set A1 is €42.710,- als het Nederlands is en €42,71 als het Engels is.",
    );
    expect(question && questionAsked(question, 'en')).toContain('€42,71 if it is English');
  });

  it('is read as was answered, Dutch until then', async () => {
    const cells = ['7.042', '1.500'];
    expect(await quantitiesOf(readWith(cells))).toEqual([7042, 1500]);
    expect(await quantitiesOf(readWith(cells, { 'notation:Posten': 'dutch' }))).toEqual([7042, 1500]);
    const english = readWith(cells, { 'notation:Posten': 'international' });
    expect(await quantitiesOf(english)).toEqual([7.042, 1.5]);
    expect((await english).questions).toMatchObject([{ totals: { dutchEur: 42_710 } }]);
  });

  it('is none where a number of the sheet tells, or stands as a number: then each gets its warning', async () => {
    for (const other of ['2,5', '2.5', 3]) {
      const reading = await readWith(['7.042', other]);
      expect(reading).toMatchObject({ questions: [], warnings: [{ code: 'ambiguous-number', cell: 'F2' }] });
    }
    // 0 is the same in either.
    expect((await readWith(['7.042', 0])).questions.map(({ kind }) => kind)).toEqual(['notation']);
  });

  it('is asked about a column of texts beside columns of numbers too, from two texts on', async () => {
    const [question, ...others] = (await readWith(['7.042', '1.500', '2.250'], {}, [2.5])).questions;
    expect(others).toEqual([]);
    expect(question).toMatchObject({ id: 'notation:Posten', count: 3, whole: false });
    expect(question && questionAsked(question, 'nl')).toContain(
      "3 getallen staan er als tekst en kunnen twee dingen betekenen: '7.042' is 7.042 of 7,042.",
    );
    expect((await readWith(['7.042', '1.500', 2], {}, [2.5])).questions).toEqual([]);
    expect((await readWith(['7.042', '1.500', '2.250', 2], {}, [2.5])).questions).toEqual([]);
    expect((await readWith(['7.042', '1.500'], {}, [2.5])).questions).toMatchObject([{ count: 2 }]);
    expect((await readWith(['7.042'], {}, [2.5])).questions).toEqual([]);
  });

  it('has no totals where the file is refused by it', async () => {
    const [question] = (await readWith(['7.042', '-1.500'])).questions;
    expect(question).toMatchObject({ kind: 'notation' });
    expect(question).not.toHaveProperty('totals');
    expect(question && questionAsked(question, 'nl')).toMatch(/7\.042 of 7,042\.$/);
  });
});

describe('items of NMD category 3', () => {
  /** One kg of CO2 is €0,05: €10 a unit in A1-A3, and 2 saved in D. */
  const inModules = [200, ...Array(8).fill(null), -40];
  const withCategory = (post: string, category: TestCell) => [
    ...postenRow(post, { quantity: 3 }).slice(0, POSTEN_HEADER.length),
    category,
  ];
  const readWith = (...categories: TestCell[]) =>
    readCalculation(
      buildWorkbook({
        sheets: {
          Posten: [
            [...POSTEN_HEADER, 'NMD-categorie'],
            ...categories.map((category, at) => withCategory(`${at + 1}`, category)),
          ],
          'Set A1': [
            SET_HEADER,
            ...categories.flatMap((_, at) => profileRows('a1', `${at + 1}`, { ...NOTHING, GWP: inModules })),
          ],
        },
      }),
      'a.xlsx',
      FIRST_WEIGHTED_SETS,
    );

  it('are asked about once for the file, with their MKI without module D and 30 % of it', async () => {
    const { questions } = await readWith(3, '1', 'Categorie 3', '3a', null);
    expect(questions).toMatchObject([
      {
        kind: 'category-3',
        id: 'category-3',
        required: false,
        choices: ['included', 'not-included'],
        changesReading: false,
        ...{ sheet: 'Posten', row: 2, cell: 'A2', rows: '2, 4', count: 2, set: 'a1' },
      },
    ]);
    const [question] = questions;
    // 2 items × 3 units × €10.
    expect(question && 'mkiEur' in question && question.mkiEur).toBeCloseTo(60, 9);
    expect(question && questionAsked(question, 'nl')).toBe(
      'Is de opslag van 30 % voor NMD-categorie 3 in de waarden begrepen (2 rijen: 2, 4)? Zonder module D zijn deze posten €60,- MKI in Set A1; 30 % daarvan is €18,-. De toepassing telt geen opslag bij.',
    );
    expect(question && questionAsked(question, 'en')).toContain('30% of that is €18,-');
  });

  it('are not there: nothing is asked, of 3a neither', async () => {
    expect((await readWith(1, 2, '3a', null)).questions).toEqual([]);
  });
});

describe('a question in words', () => {
  it('says what to do where no choice is right, but not beside its answer', async () => {
    const [question] = (await read(['1'], rowsOf('1', 12_345.5))).questions;
    expect(question && questionAsked(question, 'nl')).toBe(
      'In welke eenheid staat ADPF? Er is geen Eenheid opgegeven, en naast de GWP passen waarden als 12.345,5 niet bij kg Sb-eq, wel bij MJ (rij 3).',
    );
    expect(question && questionMessage(question, 'nl')).toContain(
      '(rij 3). Verschilt het per rij, vul dan de kolom Eenheid in. Beantwoord deze vraag',
    );
  });

  it('writes figures in English as it does in Dutch', async () => {
    const [question] = (await read(['1'], rowsOf('1', 12_345.5))).questions;
    expect(question && questionAsked(question, 'en')).toContain(
      'values such as 12.345,5 do not fit kg Sb-eq, but MJ',
    );
  });
});

describe('a question that is read in a report, beside its answer', () => {
  const item = { post: '1', product: 'AC 16 base', set: 'a1' } as const;
  const named = { number: '', name: 'Totaal', unit: '', figures: [], mki: [], withoutQuantity: false };
  const row = { row: 9, proposal: 'total', ...named };
  const mki = [{ set: 'a1', mkiEur: 10, totalEur: 20 }] as const;
  const unseen = { list: '3-4', count: 2, of: 6, posts: 2, mki, rows: [row] };
  const asked: QuestionDetails = {
    'adpf-unit': { value: '12.345,5', rows: '3', count: 1, others: { rows: '4', count: 1 } },
    'dominant-item': { ...item, share: 0.99 },
    'far-above-median': { ...item, per: 'unit', amountEur: 22, medianEur: 0.022 },
    'material-per-unit': {
      ...{
        by: 'median',
        list: '3-4',
        count: 2,
        leastTon: 400,
        mostTon: 500,
        countedTon: 900,
        totalTon: 1_000,
      },
      ...{ mki, rows: [{ ...row, ton: 500, median: { of: 'product', ton: 0.5 } }] },
    },
    'unit-multiple': { units: ['1000 m2'], list: '3-4', count: 2, of: 6, mki },
    scale: { words: [{ row: 1, column: 'Unit', cell: 'F1', text: 'x 1000', unit: null }], mki },
    'profile-unit': { items: [{ post: '1', unit: 'm2', ofProfile: '1000 kg' }], count: 2, mki },
    'counts-nothing': { of: 'a1', items: 2 },
    'zero-results': { list: '2-3', count: 2, mki },
    'category-3': { rows: '2-3', count: 2, set: 'a1', mkiEur: 120 },
    notation: { value: '7.042', dutch: 7042, international: 7.042, count: 2, whole: true },
    column: { columnName: 'Hoeveelheid', sheetKind: 'posten' },
    'unknown-column': { letters: 'K', rows: 2, sheetKind: 'posten' },
    'placed-unit': { columnName: 'Secundair materiaal (ton)', ownUnit: 'ton' },
    amounts: {
      ...{ columnName: 'Secundair materiaal (ton)', ownUnit: 'ton', proposal: 'in-all', placed: true },
      ...{ perUnit: 40, inAll: 10 },
    },
    'stated-set': { columns: ['MKI A1-A3', 'MKI D'], proposal: 'a2', besideSheet: false },
    'no-posts': { kinds: [{ kind: 'total', count: 1, rows: '9' }], rows: [row] },
    'no-post': { rows: [row] },
    'near-posts': { rows: [row] },
    'hidden-rows': { ...unseen, sheetKind: 'posten', isFiltered: true },
    'struck-rows': { ...unseen, sheetKind: 'set', isFiltered: false },
    'hidden-columns': { columns: [{ column: 'A4', letters: 'D', rows: 2 }], mki },
    'hidden-sheet': { isVeryHidden: true, mki },
  };
  const place = { sheet: 'Posten', row: 1, column: 'Hvh bestek', cell: 'K1' };
  const kinds = Object.keys(asked) as QuestionKind[];

  it.each(kinds)('speaks to nobody: %s', (kind) => {
    const rest = { id: kind, required: true, choices: [], changesReading: true };
    const question = { kind, ...rest, ...place, ...asked[kind] } as WorkbookQuestion;
    expect(questionAsked(question, 'nl')).not.toMatch(/\b(u|uw)\b/i);
    expect(questionAsked(question, 'en')).not.toMatch(/\byour?\b/i);
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

  it('is asked about for each of twenty at most, the one furthest above first', async () => {
    const [cost] = await costs(1);
    if (!cost) throw new Error('There is an item');
    // Each later item costs more, but the first exceeds its median most.
    const costsOfMany = Array.from({ length: 25 }, (_, place) => ({
      ...cost,
      post: String(place),
      unitEur: place === 0 ? 1_000_000 : 1_000 + place,
    }));
    const low = { ...median, unitEur: 1, itemEur: 1_000 };
    const found = askAboutMedians('a1', costsOfMany, [low]);
    expect(found.map(({ post }) => Number(post))).toEqual([
      0,
      ...Array.from({ length: 19 }, (_, place) => 24 - place),
    ]);
    expect(askAboutMedians('a1', costsOfMany.slice(0, 20), [low])).toHaveLength(20);
  });

  it('is held against its product in another spelling', async () => {
    const low = { ...median, product: ' ac 16  BASE', unitEur: 0.022 };
    expect(askAboutMedians('a1', await costs(10), [low])).toMatchObject([{ product: 'AC 16 base' }]);
  });

  it('is held against its product in another spelling of the unit', async () => {
    const low = { ...median, unit: 'vierkante meter', unitEur: 0.022 };
    expect(askAboutMedians('a1', await costs(10), [low])).toMatchObject([{ per: 'unit' }]);
  });

  it('is held against the same product in the same unit only', async () => {
    const low = { ...median, itemEur: 0.001, unitEur: 0.001 };
    expect(askAboutMedians('a1', await costs(10), [{ ...low, unit: 'ton' }])).toEqual([]);
    expect(askAboutMedians('a1', await costs(10), [{ ...low, product: 'AC 11 surf' }])).toEqual([]);
    expect(askAboutMedians('a1', await costs(10), [median])).toEqual([]);
  });
});
