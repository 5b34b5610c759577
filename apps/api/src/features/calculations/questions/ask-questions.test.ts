import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { giveToBidder } from '../../../testing/bids.ts';
import { type ExampleItem, exampleItem, exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { workbookOfSheets } from '../../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let beta: string;
let token: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa, beta] }));
});
beforeEach(async () => {
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

const CHECK = '/api/v1/project-calculation/check/';
const UPLOAD = '/api/v1/project-calculation/';

function send(path: string, bytes: Uint8Array, answers?: unknown, into = project) {
  return test.send('POST', path, {
    token,
    form: {
      fields: {
        project: into,
        calculation_type: 'design-baseline',
        ...(answers === undefined
          ? {}
          : { answers: typeof answers === 'string' ? answers : JSON.stringify(answers) }),
      },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
}
const check = async (bytes: Uint8Array, answers?: unknown) =>
  (await send(CHECK, bytes, answers)).body as CalculationCheck;

/** The question about the last of them when it has a hundred units: of another share it is another one. */
const SIXTH = `dominant-item:a1:6:${(100 / 150).toFixed(5)}`;

/** Six items of €1 a unit, of which the last has so many units. */
const six = (quantity: number, more: Partial<ExampleItem> = {}) =>
  exampleWorkbook(
    ['1', '2', '3', '4', '5', '6'].map((postNumber) => ({
      postNumber,
      quantity: postNumber === '6' ? quantity : 10,
      mkiEurPerUnit: 1,
      ...more,
    })),
  );
const countCalculations = async () =>
  test.dependencies.database.queries.execute(sql`SELECT count(*)::int AS count FROM calculation`);

describe('a question of the check', () => {
  it('has its place, its choices and no answer yet; the file is taken once it is answered', async () => {
    const checked = await check(await six(100));
    expect(checked).toMatchObject({ accepted: false, refusal: null, error_count: 0, item_count: 6 });
    const answered = await check(await six(100), { [SIXTH]: 'confirmed' });
    expect(answered).toMatchObject({ accepted: true, questions: [{ answer: 'confirmed' }] });
    const wrongly = await check(await six(100), { [SIXTH]: 'no' });
    expect(wrongly).toMatchObject({ accepted: false, questions: [{ answer: null }] });
    expect(checked.questions).toEqual([
      {
        id: SIXTH,
        kind: 'dominant-item',
        required: true,
        sheet: 'Posten',
        row: 7,
        column: 'Postnummer',
        cell: 'A7',
        // 100 of 150 euro
        text: "Klopt het dat post '6' (AC 16 base) 66,7 % van de MKI in Set A1 is? Zo niet, herstel dan het bestand.",
        rows: [],
        choices: [{ value: 'confirmed', label: 'Ja, dit klopt' }],
        answer: null,
        changes_reading: false,
      },
    ]);
  });

  it('that is left open refuses the upload at its place, and nothing is stored', async () => {
    const before = await countCalculations();
    const answer = await send(UPLOAD, await six(100));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([
      expect.stringMatching(
        /^Blad 'Posten', rij 7, kolom 'Postnummer' \(A7\): Klopt het .* Beantwoord deze vraag/,
      ),
    ]);
    for (const wrong of [{ [SIXTH]: 'no' }, { 'dominant-item:a1:6:0.50000': 'confirmed' }])
      expect((await send(UPLOAD, await six(100), wrong)).status).toBe(400);
    expect(await countCalculations()).toEqual(before);
  });

  it('stays with the calculation, with its answer', async () => {
    const answers = { [SIXTH]: 'confirmed', 'never-asked': 'x' };
    const answer = await send(UPLOAD, await six(100), answers);
    expect(answer.status).toBe(201);
    const asked = "Klopt het dat post '6' (AC 16 base) 66,7 % van de MKI in Set A1 is?";
    const shown = [{ question: asked, answer: 'Ja, dit klopt' }];
    expect((answer.body as Calculation).answers).toEqual(shown);
    const { uuid } = answer.body as Calculation;
    const listed = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token, language: 'en' });
    const { results } = listed.body as { results: Calculation[] };
    expect(results.find((one) => one.uuid === uuid)?.answers).toEqual([
      { question: expect.stringContaining("item '6'"), answer: 'Yes, this is right' },
    ]);
  });

  it('is answered by an object of texts, and by nothing else', async () => {
    for (const wrong of ['{', '[1]', '{"a":1}', '"x"'])
      expect((await send(UPLOAD, await six(10), wrong)).status).toBe(400);
    expect((await send(UPLOAD, await six(10), {})).status).toBe(201);
  });
});

describe('items of NMD category 3', () => {
  const bytes = () => exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5, nmdCategory: '3' }]);

  it('are asked about once, and a file is stored without an answer, which is told with it', async () => {
    const checked = await check(await bytes());
    expect(checked).toMatchObject({
      accepted: true,
      questions: [{ id: 'category-3', kind: 'category-3', required: false, changes_reading: false }],
    });
    const answersOf = async (answers?: object) =>
      ((await send(UPLOAD, await bytes(), answers)).body as Calculation).answers;
    const question = expect.stringMatching(
      /^Is de opslag van 30 % .* €10,- MKI in Set A1; 30 % daarvan is €3,-/,
    );
    expect(await answersOf()).toEqual([{ question, answer: 'Niet beantwoord' }]);
    expect(await answersOf({ 'category-3': 'unanswered' })).toEqual([
      { question, answer: 'Niet beantwoord' },
    ]);
    expect(await answersOf({ 'category-3': 'included' })).toEqual([
      { question, answer: 'Ja, de opslag is inbegrepen' },
    ]);
  });

  it('are asked about in the check that is stored by its key, too', async () => {
    const { upload_key, sha256 } = await check(await bytes());
    const fields = { project, calculation_type: 'design-baseline', upload_key: upload_key ?? '', sha256 };
    const stored = await test.send('POST', UPLOAD, { token, form: { fields } });
    expect((stored.body as Calculation).answers.map(({ answer }) => answer)).toEqual(['Niet beantwoord']);
  });
});

describe('ADPF without a unit whose size fits MJ', () => {
  /** 10 units with 1,200 of ADPF and 100 kg CO2 each. */
  const bytes = async () => {
    const zero = Array(10).fill(0);
    const rows = Object.fromEntries(
      ['ADPE', 'ODP', 'POCP', 'AP', 'EP', 'HTP', 'FAETP', 'MAETP', 'TETP'].map((code) => [code, zero]),
    );
    const inFirst = (value: number) => [value, ...Array(9).fill(0)];
    return writeCalculation({
      sets: ['a1'],
      items: [
        exampleItem(
          { a1: { ...rows, ADPF: inFirst(1_200), GWP: inFirst(100) } },
          { product: 'AC 22 bind', quantity: 10 },
        ),
      ],
    });
  };

  it('is never stored as kg Sb-eq in silence', async () => {
    expect((await send(UPLOAD, await bytes())).status).toBe(400);
  });

  it('counts as its answer says, in the check as in what is stored', async () => {
    // 10 × (100 × €0.05 + ADPF × €0.16): in MJ 1,200 × 4.81E-4 = 0.5772 kg Sb-eq.
    for (const [answer, mkiEur] of [
      ['mj', 50 + 10 * 0.5772 * 0.16],
      ['kg-sb', 50 + 10 * 1_200 * 0.16],
    ] as const) {
      const answers = { 'adpf-unit:Set A1': answer };
      const checked = await check(await bytes(), answers);
      expect(checked.questions).toMatchObject([{ kind: 'adpf-unit', answer, changes_reading: true }]);
      expect(checked.totals[0]?.mki_value).toBeCloseTo(mkiEur, 9);
      const stored = await send(UPLOAD, await bytes(), answers);
      expect((stored.body as Calculation).mki_value).toBe(checked.totals[0]?.mki_value);
    }
  });
});

describe('rows that are no posts', () => {
  /** Two posts of 10 × €2 and 5 × €3, the post 21 that gathers them at €40, and a heading. */
  const BYTES = workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'],
      ['1', 'Verhardingen', '', '', ''],
      ['21', 'Verhardingen', 'Asfalt', 'Rijbaan', 'st', 1],
      ['21.1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'm2', 10],
      ['21.2', 'Verhardingen', 'Asfalt', 'AC 11 surf', 'm2', 5],
    ],
    'Set A1': [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ...[
        ['21', 40],
        ['21.1', 2],
        ['21.2', 3],
      ].flatMap(([post = '', mki = 0]) => [
        [post, 'MKI', mki, ...Array(9).fill(0)],
        [post, 'GWP', 1, ...Array(9).fill(0)],
      ]),
    ],
  });
  const ID = 'no-posts:Posten:2:2-3';

  it('are listed for programs as on the screen, and refuse the upload until that is answered', async () => {
    const checked = await check(BYTES);
    expect(checked).toMatchObject({ accepted: false, error_count: 0, item_count: 3 });
    const [question] = checked.questions;
    expect(question).toMatchObject({
      id: ID,
      kind: 'no-posts',
      required: true,
      changes_reading: true,
      choices: [
        { value: 'leave-out', label: 'Geen post: laat weg' },
        { value: 'posts', label: 'Wel een post: lees als post' },
        { value: 'row-by-row', label: 'Verschilt: vraag het per rij' },
      ],
    });
    expect(question?.rows).toEqual([
      {
        row: 2,
        post_number: '1',
        name: 'Verhardingen',
        unit: '',
        figures: [],
        mki: [],
        quantity_missing: false,
        proposal: 'hoofdstuk',
      },
      {
        row: 3,
        post_number: '21',
        name: 'Rijbaan',
        unit: 'st',
        figures: [{ column: 'Hoeveelheid', value: '1' }],
        mki: [{ set: 'a1', mki_value: 40 }],
        quantity_missing: false,
        proposal: 'bundelpost',
      },
    ]);
    const refusal = await send(UPLOAD, BYTES);
    expect(refusal.status).toBe(400);
    expect(refusal.body).toEqual([expect.stringContaining('hoofdstuk (1: rij 2), bundelpost (1: rij 3)')]);
  });

  it('that are left out are mentioned with the calculation, with what they would weigh', async () => {
    const checked = await check(BYTES, { [ID]: 'leave-out' });
    expect(checked).toMatchObject({ accepted: true, item_count: 2, totals: [{ mki_value: 35 }] });
    const stored = await send(UPLOAD, BYTES, { [ID]: 'leave-out' });
    expect(stored.body).toMatchObject({ mki_value: 35, item_count: 2 });
    const { warnings, reading_notes: notes, answers } = stored.body as Calculation;
    expect(warnings).toEqual([
      expect.stringContaining('Meegeteld zou €40,- MKI in Set A1 erbij komen.'),
      expect.stringContaining('€40,- MKI, maar wat zij optelt is samen €35,- (2 rijen: 4-5)'),
    ]);
    expect(notes).toEqual([expect.stringContaining('2 rijen zijn weggelaten omdat')]);
    expect(answers).toEqual([
      { question: expect.stringContaining('2 rijen geen post'), answer: 'Geen post: laat weg' },
    ]);
  });

  it('may be refused one by one: the heading is none, and the gathering post counts', async () => {
    const answers = {
      [ID]: 'row-by-row',
      'no-post:Posten:2': 'leave-out',
      'no-post:Posten:3': 'posts',
    };
    const half = await check(BYTES, { ...answers, 'no-post:Posten:3': '' });
    expect(half).toMatchObject({ accepted: false });
    const stored = await send(UPLOAD, BYTES, answers);
    expect(stored.body).toMatchObject({ mki_value: 75, item_count: 3 });
  });
});

describe('posts on a hidden sheet', () => {
  const MKI = ['1', 'MKI', 2, ...Array(9).fill(0)];
  const BYTES = workbookOfSheets(
    {
      Posten: [
        ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'],
        ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'm2', 10],
      ],
      'Set A1': [
        ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
        MKI,
        ['1', 'GWP', 1, ...Array(9).fill(0)],
      ],
      'Set A2': [
        ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
        MKI,
        ['1', 'GWP-total', 1, ...Array(9).fill(0)],
      ],
    },
    { hidden: ['Set A2'] },
  );
  const ID = 'hidden-sheet:Set A2';

  it('refuse the upload until somebody says whether they count', async () => {
    const { questions } = await check(BYTES);
    expect(questions).toMatchObject([
      {
        ...{ id: ID, kind: 'hidden-sheet', required: true, changes_reading: true, rows: [] },
        choices: [
          { value: 'counted', label: 'Ja, het telt mee' },
          { value: 'not-counted', label: 'Nee: laat weg' },
        ],
      },
    ]);
    expect((await send(UPLOAD, BYTES)).status).toBe(400);
    expect((await send(UPLOAD, BYTES, { [ID]: 'counted' })).body).toMatchObject({ warnings: [] });
  });

  it('that are left out are mentioned with the calculation, with what they would weigh', async () => {
    const { body } = await send(UPLOAD, BYTES, { [ID]: 'not-counted' });
    const { warnings, answers } = body as Calculation;
    expect(warnings).toEqual([expect.stringContaining('Het zou €20,- MKI in Set A2 geven.')]);
    expect(answers).toEqual([
      { question: expect.stringContaining("Telt het verborgen blad 'Set A2' mee?"), answer: 'Nee: laat weg' },
    ]);
  });
});

describe('an item a thousand times the median of its product', () => {
  const costing = (product: string, mkiEurPerUnit: number, quantity = 1, unit = 'ton') =>
    exampleWorkbook([{ postNumber: '1', product, unit, quantity, mkiEurPerUnit }]);
  const kinds = async (bytes: Uint8Array) => (await check(bytes)).questions.map(({ kind }) => kind);
  const store = async (bytes: Uint8Array, into = project) => {
    const answer = await send(UPLOAD, bytes, {}, into);
    expect(answer.status).toBe(201);
    return (answer.body as Calculation).uuid;
  };

  it('is asked about, by what the organisation’s own calculations say', async () => {
    // The median of €1, €2 and €900 is €2: the mean would hide it.
    for (const mkiEur of [1, 2, 900]) await store(await costing('Riool A', mkiEur));
    expect(await kinds(await costing('Riool A', 2_000))).toEqual(['far-above-median']);
    expect(await kinds(await costing('Riool A', 1_999))).toEqual([]);
    expect(await kinds(await costing('Riool A', 2, 1_000))).toEqual(['far-above-median']);
    const [question] = (await check(await costing('Riool A', 2_000))).questions;
    expect(question).toMatchObject({ id: 'far-above-median:a1:1', sheet: 'Posten', row: 2, cell: 'A2' });
    expect(question?.text).toContain('1.000 keer de mediaan');
  });

  it('is held against all spellings of its product together: case and blanks make no other one', async () => {
    // The median of €1, €2 and €900 is €2; of the spelling in the file alone it would be €900.
    await store(await costing('riool  E', 1));
    await store(await costing('RIOOL e', 2));
    await store(await costing('Riool É', 1));
    await store(await costing('Riool E', 900));
    expect(await kinds(await costing(' Riool E', 2_000))).toEqual(['far-above-median']);
    expect(await kinds(await costing('Riool E', 1_999))).toEqual([]);
    expect(await kinds(await costing('RIOOL é', 1_000))).toEqual(['far-above-median']);
  });

  it('is held against all spellings of its unit together, and of no other unit', async () => {
    // The median of €1, €1, €3 and €900 is €2, which is that of no spelling alone.
    for (const unit of ['t', 'Tons']) await store(await costing('Riool G', 1, 1, unit));
    await store(await costing('RIOOL g', 3, 1, 'TON'));
    await store(await costing('Riool G', 900));
    await store(await costing('Riool G', 5_000, 1, 'kg'));
    for (const unit of ['ton', 'Tonne']) {
      expect(await kinds(await costing('Riool G', 2_000, 1, unit)), unit).toEqual(['far-above-median']);
      expect(await kinds(await costing('Riool G', 1_999, 1, unit)), unit).toEqual([]);
    }
    expect(await kinds(await costing('Riool G', 5_000, 1, 'KG'))).toEqual([]);
    expect(await kinds(await costing('Riool G', 2_000, 1, 'm3'))).toEqual([]);
  });

  it('finds spellings that were stored with their blanks', async () => {
    const { queries } = test.dependencies.database;
    const uuid = await store(await costing('Riool F', 1));
    await queries.execute(
      sql`UPDATE calculation_item SET product = '  Riool   f ' WHERE calculation_id = ${uuid}`,
    );
    expect(await kinds(await costing('Riool F', 1_000))).toEqual(['far-above-median']);
  });

  it('is never held against what another organisation has, however it is spelled', async () => {
    const elsewhere = await addProject(test, beta);
    await store(await costing('Riool B', 1), elsewhere);
    await store(await costing('riool b', 1), elsewhere);
    expect(await kinds(await costing('Riool B', 5_000))).toEqual([]);
    // Nor is it counted beside what the organisation has itself.
    await store(await costing('RIOOL B', 100));
    expect(await kinds(await costing('Riool B', 5_000))).toEqual([]);
    expect(await kinds(await costing('Riool B', 100_000))).toEqual(['far-above-median']);
  });

  it('is not held against what was deleted, nor against a bidder’s', async () => {
    const { queries } = test.dependencies.database;
    const [deleted, bidders] = [
      await store(await costing('Riool C', 1)),
      await store(await costing('Riool C', 1)),
    ];
    await queries.execute(sql`UPDATE calculation SET deleted_at = now() WHERE id = ${deleted}`);
    await giveToBidder(queries, bidders);
    expect(await kinds(await costing('Riool C', 5_000))).toEqual([]);
  });
});
