import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers, WorkbookQuestion } from '../../questions/workbook-question.ts';
import { type CalculationReading, readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';
import { questionAsked, questionMessage, questionRows } from '../../text/question-text.ts';

/** The rows of a post that costs so many euro a unit. */
const costing = (post: TestCell, mkiEur: number): TestCell[][] => [
  [post, 'MKI', mkiEur],
  [post, 'GWP', 1],
];
const HEADER = [...POSTEN_HEADER, 'Kosten'];
const post = (number: string, quantity = 10, cost = 100) => [...postenRow(number, { quantity }), cost];

interface Sheets {
  readonly rows: readonly (readonly TestCell[])[];
  /** euro a unit, of each post with a profile */
  readonly mki?: Readonly<Record<string, number>>;
  readonly answers?: Answers;
  readonly merged?: string;
}
const TWO = { A1: 2, A2: 3 };
function read({ rows, mki = TWO, answers = {}, merged = '' }: Sheets): Promise<CalculationReading> {
  const profiles = Object.entries(mki).flatMap(([number, mkiEur]) => costing(number, mkiEur));
  const bytes = buildWorkbook({
    sheets: { Posten: [HEADER, ...rows.map((row) => [...row])], 'Set A1': [SET_HEADER, ...profiles] },
    afterRows: { Posten: merged },
  });
  return readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, { answers });
}
const ofNoPosts = ({ questions }: CalculationReading) =>
  questions.filter((question) => question.kind === 'no-posts');
const kindsOf = (reading: CalculationReading) =>
  ofNoPosts(reading).flatMap(({ kinds }) => kinds.map(({ kind, rows }) => `${kind} ${rows}`));
const numbersOf = (reading: CalculationReading) =>
  reading.kind === 'read' ? reading.items.map(({ item }) => item.postNumber) : reading.problems;
/** Reads a file, and then with this answer to its question about rows that are no posts. */
async function answered(sheets: Sheets, answer: string, others: Answers = {}) {
  const [question] = ofNoPosts(await read(sheets));
  return read({ ...sheets, answers: { ...(question ? { [question.id]: answer } : {}), ...others } });
}
const sentenceOf = (question: WorkbookQuestion | undefined) => question && questionAsked(question, 'nl');
const messagesOf = (reading: CalculationReading) =>
  (reading.kind === 'read' ? reading.warnings : reading.problems).map((problem) =>
    problemMessage(problem, 'nl'),
  );

/** A sheet with everything that is no post: rows 2, 5, 6, 8 to 10. */
const MIXED = [
  ['1', 'Verhardingen'],
  post('A1'),
  post('A2'),
  ['Subtotaal', null, null, 'Verhardingen', null, 20, 200],
  ['2', null, null, 'Riolering'],
  post('B1'),
  [null, null, null, 'Totaal', 'euro', null, 300],
  ['Opgesteld door', 'J. de Vries'],
  ['Opmerking: alle hoeveelheden zijn geraamd op tekening en exclusief btw.'],
];
const MIXED_MKI = { ...TWO, B1: 5 };

describe('rows that are no posts', () => {
  it('are asked about in one question, which names their kinds and rows, and give no errors', async () => {
    const reading = await read({ rows: MIXED, mki: MIXED_MKI });
    expect(reading.kind).toBe('read');
    expect(numbersOf(reading)).toEqual(['A1', 'A2', 'B1']);
    expect(kindsOf(reading)).toEqual(['total 5, 8', 'chapter 2, 6', 'signature 9', 'remark 10']);
    const [question, ...others] = reading.questions.filter(({ kind }) => kind !== 'unknown-column');
    expect(others).toEqual([]);
    expect(question).toMatchObject({ required: true, changesReading: true, sheet: 'Posten', cell: 'A2' });
    expect(question?.choices).toEqual(['leave-out', 'posts', 'row-by-row']);
    expect(sentenceOf(question)).toBe(
      'Klopt het dat 6 rijen geen post zijn en niet meetellen: totalen (2: rijen 5, 8), hoofdstukken (2: rijen 2, 6), ondertekening (1: rij 9), opmerking (1: rij 10)?',
    );
    expect(problemsOf(reading)).toEqual(['unknown-column Posten G1']);
  });

  it('are listed with number, name and amounts', async () => {
    const [question] = ofNoPosts(await read({ rows: MIXED, mki: MIXED_MKI }));
    expect(question && questionRows(question, 'nl')).toMatchObject([
      { row: 2, number: '1', name: 'Verhardingen', proposal: 'hoofdstuk', figures: [], mki: [] },
      {
        row: 5,
        number: 'Subtotaal',
        name: 'Verhardingen',
        proposal: 'totaal',
        figures: [
          { column: 'Hoeveelheid', value: '20' },
          { column: 'Kosten', value: '200' },
        ],
      },
      { row: 6, number: '2', name: 'Riolering' },
      { row: 8, number: '', name: 'Totaal', unit: 'euro', figures: [{ column: 'Kosten', value: '300' }] },
      { row: 9, number: 'Opgesteld door', name: 'J. de Vries', proposal: 'ondertekening' },
      { row: 10, name: '', proposal: 'opmerking' },
    ]);
  });

  it('are listed with amounts that stand as text, as they stand', async () => {
    const rows = [...MIXED.slice(0, 4), ['Subtotaal', 'Verhardingen', null, null, null, '1.500', '€ 200']];
    const [question] = ofNoPosts(await read({ rows, mki: MIXED_MKI }));
    expect(question && questionRows(question, 'nl').at(-1)).toMatchObject({
      figures: [{ column: 'Hoeveelheid', value: '1.500' }],
    });
  });

  it('are weighed in the notation that was answered, where the numbers of the sheet are all texts', async () => {
    const text = (number: string, product: string, quantity: string) => [
      ...[number, 'Verhardingen', 'Asfalt', product, 'm2', quantity],
    ];
    const rows = [
      text('A1', 'AC 16 base', '1.500'),
      text('T', 'Totaal asfalt', '2.500'),
      ['Totaal', null, null, null, null, '3.500'],
    ];
    const mki = { A1: 2, T: 10, Totaal: 1 };
    for (const [notation, ofT, ofTotal] of [
      ['dutch', 25_000, 3_500],
      ['international', 25, 3.5],
    ] as const) {
      const answers = { 'notation:Posten': notation };
      const [question] = ofNoPosts(await read({ rows, mki, answers }));
      expect(question && questionRows(question, 'nl').map(({ mki: weights }) => weights)).toMatchObject([
        [{ mkiEur: expect.closeTo(ofT, 6) }],
        [{ mkiEur: expect.closeTo(ofTotal, 6) }],
      ]);
    }
  });

  it('that are left out by an answer are noted, with how many there are', async () => {
    const reading = await answered({ rows: MIXED, mki: MIXED_MKI }, 'leave-out');
    expect(numbersOf(reading)).toEqual(['A1', 'A2', 'B1']);
    // 10 × (2 + 3 + 5)
    const mkiEur = reading.kind === 'read' && reading.items.map(({ impacts }) => impacts.a1?.mkiEur[0]);
    expect(mkiEur).toEqual([20, 30, 50]);
    expect(problemsOf(reading)).toEqual(['unknown-column Posten G1', 'left-out-rows Posten A2']);
    expect(messagesOf(reading)[1]).toBe(
      "Blad 'Posten', rij 2, kolom 'Postnummer' (A2): 6 rijen zijn weggelaten omdat dat in de controle is gekozen: totalen (2: rijen 5, 8), hoofdstukken (2: rijen 2, 6), ondertekening (1: rij 9), opmerking (1: rij 10). Geef in de controle een ander antwoord als dat niet klopt.",
    );
  });

  it('that are posts by an answer say what they miss', async () => {
    const reading = await answered({ rows: MIXED, mki: MIXED_MKI }, 'posts');
    expect(reading.kind).toBe('refused');
    const problems = problemsOf(reading);
    for (const place of [
      'missing-field Posten C2',
      'missing-field Posten B5',
      'missing-post-number Posten A8',
    ])
      expect(problems).toContain(place);
    // It can be answered otherwise.
    expect(ofNoPosts(reading)).toHaveLength(1);
  });

  it('are asked about one by one where they differ', async () => {
    const sheets = { rows: [['9', null, null, 'Zand'], post('A1')], mki: { A1: 2 } };
    expect(ofNoPosts(await read(sheets))[0]?.choices).toEqual(['leave-out', 'posts']);
    const mixed = { rows: MIXED, mki: MIXED_MKI };
    const each = await answered(mixed, 'row-by-row');
    const asked = each.questions.filter(({ kind }) => kind === 'no-post');
    expect(asked.map(({ id, choices }) => [id, ...choices])).toEqual(
      [2, 5, 6, 8, 9, 10].map((row) => [`no-post:Posten:${row}`, 'leave-out', 'posts']),
    );
    expect(sentenceOf(asked[0])).toBe(
      "Is rij 2 ('1' Verhardingen) een post? Ze lijkt het niet te zijn (hoofdstuk).",
    );
    const one = await answered(mixed, 'row-by-row', { 'no-post:Posten:6': 'posts' });
    expect(problemsOf(one).filter((problem) => problem.startsWith('missing-field'))).toEqual([
      'missing-field Posten B6',
    ]);
  });

  it('need another answer when they are other rows', async () => {
    const [first] = ofNoPosts(await read({ rows: MIXED, mki: MIXED_MKI }));
    const [second] = ofNoPosts(await read({ rows: MIXED.slice(1), mki: MIXED_MKI }));
    expect(first?.id).not.toBe(second?.id);
  });

  it('may be merged over their columns', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="B2:F2"/></mergeCells>';
    const reading = await read({ rows: [['1', 'Verhardingen'], post('A1'), post('A2')], merged });
    expect(reading.kind).toBe('read');
    expect(kindsOf(reading)).toEqual(['chapter 2']);
  });

  it('are chapters that say so too, when they fill more than one name; an item without unit and quantity is none', async () => {
    for (const chapter of [
      ['2', 'HOOFDSTUK 2', null, 'Verharding'],
      ['Hfdst. 2', 'Wegen', 'Verharding'],
    ]) {
      expect(kindsOf(await read({ rows: [chapter, post('A1'), post('A2')] }))).toEqual(['chapter 2']);
    }
    const item = ['2', 'Verharding', null, 'Hoofdstukbord'];
    const reading = await read({ rows: [item, post('A1'), post('A2')] });
    expect(kindsOf(reading)).toEqual([]);
    expect(problemsOf(reading)).toContain('missing-field Posten C2');
  });

  it('are not asked about in a sheet that has none', async () => {
    const reading = await read({ rows: [post('A1'), post('A2')] });
    expect(ofNoPosts(reading)).toEqual([]);
    expect(problemsOf(reading)).toEqual(['unknown-column Posten G1']);
  });

  it('leave no calculation when no other row is there', async () => {
    const reading = await read({
      rows: [
        ['1', 'Verhardingen'],
        ['Totaal', 'x'],
      ],
      mki: TWO,
    });
    expect(problemsOf(reading)).toContain('no-items Posten A1');
  });
});

it('rows that are no posts are no errors while a column is missing, and a post with a mistake is one', async () => {
  const header = HEADER.map((name) => (name === 'Hoeveelheid' ? 'Omvang' : name));
  const mistaken = ['B2', 'Verhardingen', null, 'Klinker', 'm2', 5, 50];
  const bytes = buildWorkbook({
    sheets: {
      Posten: [header, ...MIXED.map((row) => [...row]), mistaken, post('B3')],
      'Set A1': [SET_HEADER, ...costing('A1', 2)],
    },
  });
  const reading = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
  const faults =
    reading.kind === 'read' ? [] : reading.problems.filter(({ code }) => code.startsWith('missing'));
  expect(faults.map(({ code, row }) => `${code} ${row}`)).toEqual([
    'missing-column 1',
    `missing-field ${MIXED.length + 2}`,
  ]);
});

describe('a row that is a post with a mistake', () => {
  it.each([
    ['without a product', post('A2').with(3, null), 'missing-field Posten D3'],
    ['without a quantity', post('A2').with(5, null), 'missing-number Posten F3'],
    ['without a number', post('A2').with(0, null), 'missing-post-number Posten A3'],
    ['with its number alone', ['A2'].concat(), 'missing-field Posten B3'],
  ])('is an error as before: %s', async (_, row, problem) => {
    const reading = await read({ rows: [post('A1'), row] });
    expect(ofNoPosts(reading)).toEqual([]);
    expect(problemsOf(reading)).toContain(problem);
  });

  it('has a profile: a row with a number and a name alone is no heading then', async () => {
    const reading = await read({ rows: [['A2', null, null, 'Zand'], post('A1')] });
    expect(ofNoPosts(reading)).toEqual([]);
    expect(problemsOf(reading)).toContain('missing-field Posten B2');
  });

  it.each(['Som verhardingen', 'Tussensom', 'Hoofdstuktotaal', 'Verhardingen (totaal)', 'Sum', '∑ asfalt'])(
    'is asked about as a total by its name: %s',
    async (name) => {
      expect(kindsOf(await read({ rows: [post('A1'), post('A2').with(3, name)] }))).toEqual(['total 3']);
    },
  );

  it('may have a word in its name that a total has', async () => {
    const named = (name: string) => post('A2').with(3, name);
    for (const name of [
      'Totaalstation huren',
      'Somberg putten',
      'Plaatsen putten',
      'Notenboom',
      'Bronbemaling',
    ])
      expect(ofNoPosts(await read({ rows: [post('A1'), named(name)] }))).toEqual([]);
  });
});

describe('a header that is repeated', () => {
  it('is passed over with a note where it is the same in every column', async () => {
    const reading = await read({
      rows: [post('A1'), HEADER, post('A2'), HEADER.map((name) => name.toUpperCase())],
    });
    expect(numbersOf(reading)).toEqual(['A1', 'A2']);
    expect(ofNoPosts(reading)).toEqual([]);
    const note = reading.kind === 'read' && reading.warnings.find(({ code }) => code === 'repeated-header');
    expect(note).toMatchObject({ severity: 'note', rows: '3, 5', count: 2, cell: 'A3' });
  });

  it('is passed over in a set sheet too', async () => {
    const bytes = buildWorkbook({
      sheets: {
        Posten: [POSTEN_HEADER, postenRow('A1'), postenRow('A2')],
        'Set A1': [SET_HEADER, ...costing('A1', 2), SET_HEADER, ...costing('A2', 3)],
      },
    });
    const reading = await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(numbersOf(reading)).toEqual(['A1', 'A2']);
    expect(problemsOf(reading)).toEqual(['repeated-header Set A1 A4']);
  });

  it('is asked about where it differs', async () => {
    const other = ['Postnr.', 'Groep', 'Subgroep', 'Product', 'Eenheid', null];
    expect(kindsOf(await read({ rows: [post('A1'), other, post('A2')] }))).toEqual(['header 3']);
  });

  it('refuses the file where it has a column elsewhere, which no answer can mend', async () => {
    // Hoeveelheid and Kosten have changed places, and both are numbers.
    const moved = [...HEADER.slice(0, 5), 'Kosten', 'Hoeveelheid'];
    const reading = await read({ rows: [post('A1'), moved, post('A2')] });
    expect(problemsOf(reading)[0]).toBe('moved-column Posten G3');
    expect(ofNoPosts(reading)).toEqual([]);
    expect(messagesOf(reading)[0]).toContain(
      "met 'Hoeveelheid' in G3, en in de kopregel bovenaan staat die in kolom F",
    );
  });
});

describe('a row without number, product and unit', () => {
  const rest = (group: string | null, quantity: TestCell, name: string | null = null): TestCell[] => [
    null,
    group,
    name,
    ...[null, null, quantity],
  ];

  it('gives a warning where it has a product group and a quantity, since it counts nowhere', async () => {
    const reading = await read({
      rows: [post('A1'), rest('Verhardingen', 20), post('A2'), rest(null, 5, 'Asfalt')],
    });
    expect(reading.kind === 'read' && reading.warnings.slice(0, 1)).toMatchObject([
      { code: 'no-item-amounts', severity: 'warning', rows: '3, 5', count: 2, cell: 'B3' },
    ]);
    expect(messagesOf(reading)[0]).toContain('2 rijen: 3, 5 tellen nergens in mee');
  });

  it('is noted where it is a heading, a total or a sum', async () => {
    for (const row of [
      rest('Verhardingen', null),
      rest('Totaal', 20),
      rest(null, 20),
      rest('Verhardingen', 0),
    ])
      expect(problemsOf(await read({ rows: [post('A1'), row, post('A2')] }))).toContainEqual(
        expect.stringMatching(/^no-item-rows Posten/),
      );
  });
});

describe('a post that only gathers others', () => {
  const parts = [post('21.1'), post('21.2', 5)];
  const mki = { '21': 35, '21.1': 2, '21.2': 3 };

  it('counts until it is answered, since it may be read, and is weighed in the question', async () => {
    const rows = [post('21', 1), ...parts];
    const reading = await read({ rows, mki });
    expect(numbersOf(reading)).toEqual(['21', '21.1', '21.2']);
    expect(kindsOf(reading)).toEqual(['bundle 2']);
    const [question] = ofNoPosts(reading);
    expect(question?.rows).toMatchObject([{ number: '21', mki: [{ set: 'a1', mkiEur: 35 }] }]);
  });

  it('does not count once it is left out, which is said with what it would weigh', async () => {
    const reading = await answered({ rows: [post('21', 1), ...parts], mki }, 'leave-out');
    expect(numbersOf(reading)).toEqual(['21.1', '21.2']);
    // 1 × €35 is 10 × €2 + 5 × €3
    expect(problemsOf(reading)).toEqual([
      'left-out-mki Posten A2',
      'unknown-column Posten G1',
      'left-out-rows Posten A2',
    ]);
    expect(messagesOf(reading)[0]).toBe(
      "Blad 'Posten', rij 2, kolom 'Postnummer' (A2): Een weggelaten rij heeft een milieuprofiel (rij 2) en telt niet mee. Meegeteld zou €35,- MKI in Set A1 erbij komen. Controleer of ze echt niet mee horen te tellen.",
    );
  });

  it('counts when it is a post, and nothing is said', async () => {
    const reading = await answered({ rows: [post('21', 1), ...parts], mki }, 'posts');
    expect(numbersOf(reading)).toEqual(['21', '21.1', '21.2']);
    expect(problemsOf(reading)).toEqual(['unknown-column Posten G1']);
  });

  it('is a warning where it weighs something else than its posts', async () => {
    const reading = await answered({ rows: [post('21', 2), ...parts], mki }, 'leave-out');
    expect(messagesOf(reading)).toContain(
      "Blad 'Posten', rij 2, kolom 'Postnummer' (A2): De weggelaten rij heeft in Set A1 €70,- MKI, maar wat zij optelt is samen €35,- (2 rijen: 3-4). Controleer of er geen post ontbreekt of dubbel staat.",
    );
  });

  it('may lack its group, or be named a bundelpost', async () => {
    const lacking = ['21', null, null, 'Rijbaan', 'st', 1];
    expect(kindsOf(await read({ rows: [lacking, ...parts], mki }))).toEqual(['bundle 2']);
    const named = post('7').with(3, 'Bundelpost rijbaan');
    expect(kindsOf(await read({ rows: [named, ...parts], mki: { ...mki, 7: 1 } }))).toEqual(['bundle 2']);
  });

  it('has numbers below it that are parts of its own', async () => {
    for (const [number, first, second, asks] of [
      ['211010', '211010-1', '211010-2', true],
      ['211010', '211010a', '211010b', true],
      ['21', '211', '212', false],
      ['21', '21.1', '22', false],
      ['AC', 'ACB', 'ACC', false],
    ] as const) {
      const costs = { [number]: 1, [first]: 1, [second]: 1 };
      const reading = await read({ rows: [post(number), post(first), post(second)], mki: costs });
      expect([number, first, kindsOf(reading).length > 0]).toEqual([number, first, asks]);
    }
  });

  it('has an unknown weight without a quantity', async () => {
    const rows = [['21', null, null, 'Bundelpost'], ...parts];
    const reading = await answered({ rows, mki }, 'leave-out');
    expect(ofNoPosts(reading)[0]?.rows).toMatchObject([{ mki: [], withoutQuantity: true }]);
    expect(messagesOf(reading)[0]).toContain('Van 1 rij is dat niet bekend: de hoeveelheid ontbreekt.');
  });
});

describe('a total', () => {
  const totalOf = (quantity: number | null, cost: number | null): TestCell[] => [
    'Totaal',
    null,
    null,
    null,
    null,
    quantity,
    cost,
  ];
  const warningsOf = (reading: CalculationReading) =>
    messagesOf(reading).filter((message) => message.includes('totaal is hier'));

  it('that is the sum of the rows above it needs no word', async () => {
    const rows = [post('A1', 10, 100), post('A2', 20, 50.004), totalOf(30, 150)];
    expect(warningsOf(await answered({ rows }, 'leave-out'))).toEqual([]);
  });

  it('that is not is a warning, with the rows and their sum', async () => {
    const rows = [post('A1', 10, 100), post('A2', 20, 50), totalOf(30, 180)];
    expect(warningsOf(await answered({ rows }, 'leave-out'))).toEqual([
      "Blad 'Posten', rij 4, kolom 'Kosten' (G4): Het totaal is hier 180, maar de waarden in 2 rijen: 2-3 zijn samen 150. Controleer of er geen rij ontbreekt of dubbel staat.",
    ]);
  });

  it('may add up the rows of its chapter, or all of them, or amounts times their quantity', async () => {
    const rows = [
      ['1', 'Verhardingen'],
      post('A1', 10, 100),
      totalOf(10, 1_000),
      ['2', 'Riolering'],
      post('A2', 20, 50),
      totalOf(20, 50),
      totalOf(30, 150),
    ];
    expect(warningsOf(await answered({ rows }, 'leave-out'))).toEqual([]);
  });

  it('is held against its rows as well where it has neither number, product nor unit', async () => {
    const rows = [post('A1', 10, 100), post('A2', 20, 50), totalOf(31, null).with(0, null).with(1, 'Totaal')];
    const reading = await read({ rows });
    expect(reading.questions.filter(({ kind }) => kind === 'no-posts')).toEqual([]);
    expect(warningsOf(reading)).toHaveLength(1);
    expect(warningsOf(reading)[0]).toContain(
      'Het totaal is hier 31, maar de waarden in 2 rijen: 2-3 zijn samen 30.',
    );
  });

  it('is held against its rows with and without a row that nobody answered about yet', async () => {
    const bundle = post('B', 1, 500).with(3, 'Bundelpost');
    const rows = [bundle, post('A1', 10, 100), post('A2', 20, 50), totalOf(30, 150)];
    expect(warningsOf(await read({ rows, mki: { ...TWO, B: 1 } }))).toEqual([]);
  });

  it('that weighs something is left out with a word, and with another where it weighs something else', async () => {
    const whole = post('T').with(3, 'Totaal verhardingen').with(5, 1);
    // 10 × €2 + 10 × €3
    const equal = { rows: [post('A1'), post('A2'), whole], mki: { ...TWO, T: 50 } };
    expect(numbersOf(await read(equal))).toEqual(['A1', 'A2', 'T']);
    expect(kindsOf(await read(equal))).toEqual(['total 4']);
    const left = await answered(equal, 'leave-out');
    expect(numbersOf(left)).toEqual(['A1', 'A2']);
    expect(messagesOf(left)[0]).toContain('Meegeteld zou €50,- MKI in Set A1 erbij komen.');
    expect(problemsOf(left)).not.toContain('total-mki-differs Posten A4');
    const unequal = await answered({ ...equal, mki: { ...TWO, T: 60 } }, 'leave-out');
    expect(messagesOf(unequal)).toContain(
      "Blad 'Posten', rij 4, kolom 'Postnummer' (A4): De weggelaten rij heeft in Set A1 €60,- MKI, maar wat zij optelt is samen €50,- (2 rijen: 2-3). Controleer of er geen post ontbreekt of dubbel staat.",
    );
  });
});

it('an open question refuses by what it asks, in both languages', async () => {
  const [question] = ofNoPosts(await read({ rows: [['1', 'Verhardingen'], post('A1'), post('A2')] }));
  expect(question && questionMessage(question, 'nl')).toBe(
    "Blad 'Posten', rij 2, kolom 'Postnummer' (A2): Klopt het dat 1 rij geen post is en niet meetelt: hoofdstuk (1: rij 2)? Wat wordt weggelaten, telt nergens in mee en blijft bij de berekening vermeld. Beantwoord deze vraag in de controle van het bestand.",
  );
  expect(question && questionMessage(question, 'en')).toContain(
    'Is it right that 1 row is not an item and does not count: chapter (1: row 2)?',
  );
});
