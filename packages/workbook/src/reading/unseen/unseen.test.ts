import { utils, type WorkBook, write } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/workbook-question.ts';
import { type CalculationReading, readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell, type TestWorkbook } from '../../testing/build-workbook.ts';
import { cellOf, changeRecords, type TestRecord } from '../../testing/build-xls.ts';
import { POSTEN_HEADER, postenRow, problemsOf, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';
import { questionRows, questionText } from '../../text/question-text.ts';

/** Six posts of 10 units; one of post 1 costs €1,-, of post 6 €6,-: €210,- together. */
const POSTS = ['1', '2', '3', '4', '5', '6'];
const POSTEN = [POSTEN_HEADER, ...POSTS.map((post) => postenRow(post))];
const costing = (post: string, factor = 1): TestCell[][] => [
  [post, 'MKI', Number(post) * factor],
  [post, 'GWP', 1],
];
const SET_A1 = [SET_HEADER, ...POSTS.flatMap((post) => costing(post))];
const SET_A2 = [
  SET_HEADER,
  ...POSTS.flatMap((post) =>
    costing(post, 2).map(([at, name = '', value = null]) => [
      at ?? null,
      name === 'GWP' ? 'GWP-total' : name,
      value,
    ]),
  ),
];

const readBytes = (bytes: Uint8Array, answers: Answers = {}, name = 'a.xlsx') =>
  readCalculation(bytes, name, FIRST_WEIGHTED_SETS, { answers });
const unseenIn = ({ questions }: CalculationReading) =>
  questions.filter(({ kind }) => kind.startsWith('hidden-') || kind === 'struck-rows');
const textsOf = (reading: CalculationReading, language: 'nl' | 'en' = 'nl') =>
  unseenIn(reading).map((question) => questionText(question, language));
const postsOf = (reading: CalculationReading) =>
  reading.kind === 'read' ? reading.items.map(({ item }) => item.postNumber) : reading.problems;
const messagesOf = (reading: CalculationReading) =>
  (reading.kind === 'read' ? reading.warnings : reading.problems).map((problem) =>
    problemMessage(problem, 'nl'),
  );
/** Reads bytes twice: without an answer, and with this one to what nobody sees. */
async function answered(bytes: Uint8Array, answer: string, name = 'a.xlsx') {
  const asked = unseenIn(await readBytes(bytes, {}, name));
  return readBytes(bytes, Object.fromEntries(asked.map(({ id }) => [id, answer])), name);
}

/** The workbook as SheetJS writes it, with what `change` hides; `bookType` for an .xls. */
function written(
  change: (book: WorkBook) => void,
  {
    bookType = 'xlsx',
    more = {},
  }: { readonly bookType?: 'xlsx' | 'biff8'; readonly more?: Record<string, TestCell[][]> } = {},
): Uint8Array {
  const book = utils.book_new();
  const sheets: Record<string, readonly (readonly TestCell[])[]> = {
    Posten: POSTEN,
    'Set A1': SET_A1,
    ...more,
  };
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  change(book);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}
const hideRows =
  (sheet: string, ...rows: readonly number[]) =>
  (book: WorkBook) => {
    const hidden = Object.fromEntries(rows.map((row) => [row - 1, { hidden: true }]));
    const found = book.Sheets[sheet];
    if (found) found['!rows'] = Object.assign([], hidden);
  };
const hideColumns =
  (sheet: string, ...columns: readonly number[]) =>
  (book: WorkBook) => {
    const found = book.Sheets[sheet];
    if (found)
      found['!cols'] = Object.assign([], Object.fromEntries(columns.map((at) => [at, { hidden: true }])));
  };
const setState = (sheet: string, state: 1 | 2) => (book: WorkBook) => {
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === sheet ? state : 0 })) };
};

/** Two formats: one as usual, and one that strikes through. */
const STYLES =
  '<fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs>';

/** The workbook built by hand; the parts of it that a test changes. */
const built = (more: Partial<TestWorkbook>) =>
  buildWorkbook({ sheets: { Posten: POSTEN, 'Set A1': SET_A1 }, ...more });

describe('hidden rows of Posten', () => {
  const bytes = written(hideRows('Posten', 4, 5, 6, 7));

  it('are asked about once, with their number and their share of the MKI', async () => {
    const reading = await readBytes(bytes);
    expect(postsOf(reading)).toEqual(POSTS);
    expect(unseenIn(reading)).toMatchObject([
      {
        kind: 'hidden-rows',
        id: 'hidden-rows:Posten:4:4-7',
        required: true,
        cell: 'A4',
        choices: ['counted', 'not-counted'],
      },
    ]);
    expect(textsOf(reading)).toEqual([
      'Tellen de verborgen rijen mee? Verborgen: 4 van 6 posten (rijen 4-7), €180,- van €210,- MKI in Set A1 (85,7 %). Verschilt het per rij, herstel dan het bestand. Wat wordt weggelaten, telt nergens in mee en blijft bij de berekening vermeld.',
    ]);
    expect(textsOf(reading, 'en')).toEqual([
      'Do the rows that are hidden count? Hidden: 4 of 6 items (rows 4-7), €180,- of €210,- MKI in Set A1 (85,7 %). If it differs from row to row, correct the file. What is left out counts nowhere, and is recorded with the calculation.',
    ]);
  });

  it('are listed with number, name, quantity and MKI', async () => {
    const [question] = unseenIn(await readBytes(bytes));
    const rows = question ? questionRows(question, 'nl') : [];
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      ...{ row: 4, number: '3', name: 'AC 16 base', unit: 'm2', proposal: 'verborgen' },
      figures: [{ column: 'Hoeveelheid', value: '10' }],
      mki: [{ set: 'a1', mkiEur: 30 }],
    });
  });

  it('count where that is answered, and nothing is said of them', async () => {
    const reading = await answered(bytes, 'counted');
    expect(postsOf(reading)).toEqual(POSTS);
    expect(problemsOf(reading)).toEqual([]);
  });

  it('are left out with their profiles where that is answered, and that is said with what they would weigh', async () => {
    const reading = await answered(bytes, 'not-counted');
    expect(postsOf(reading)).toEqual(['1', '2']);
    expect(messagesOf(reading)).toEqual([
      expect.stringContaining(
        '4 weggelaten rijen hebben een milieuprofiel (4 rijen: 4-7) en tellen niet mee. Meegeteld zou €180,- MKI in Set A1 erbij komen.',
      ),
      expect.stringContaining(
        '4 rijen zijn weggelaten omdat dat in de controle is gekozen: verborgen (4: rijen 4-7).',
      ),
    ]);
  });

  it('are read alike from an .xls', async () => {
    const xls = withRowRecords([3, 4, 5, 6].map((row) => [row, 0x20]));
    expect(textsOf(await readBytes(xls, {}, 'a.xls'))).toEqual(textsOf(await readBytes(bytes)));
    expect(postsOf(await answered(xls, 'not-counted', 'a.xls'))).toEqual(['1', '2']);
  });

  it.each([
    [
      'a row without a record of its own is, where the sheet hides such rows',
      0x02,
      [1, 2, 3, 4, 5],
      ['hidden-rows:Posten:1:7'],
    ],
    ['none is, where the sheet hides none', 0x00, [1, 2, 3, 4, 5], []],
  ] as const)('in an .xls: %s', async (_, hides, rows, ids) => {
    const xls = withRowRecords(
      rows.map((row) => [row, 0]),
      hides,
    );
    expect(unseenIn(await readBytes(xls, {}, 'a.xls')).map(({ id }) => id)).toEqual(ids);
  });

  it('of an .xls are said to be filtered where its sheet is', async () => {
    const filtered = changeRecords(withRowRecords([[3, 0x20]]), (each, part) =>
      part === 1 && each.type === DIMENSIONS ? [{ type: 0x009b, data: Buffer.alloc(0) }, each] : [each],
    );
    expect(unseenIn(await readBytes(filtered, {}, 'a.xls'))).toMatchObject([{ isFiltered: true }]);
  });

  it('can all be left out only from a file with others', async () => {
    const all = written(hideRows('Posten', 2, 3, 4, 5, 6, 7));
    const reading = await answered(all, 'not-counted');
    expect(problemsOf(reading)).toContain('no-items Posten A1');
    // Who gave that answer can change it.
    expect(unseenIn(reading)).toHaveLength(1);
  });

  it('that a total names are no posts already, and are not asked about twice', async () => {
    const total = ['Totaal', 'Totaal', 'Totaal', 'Totaal', 'm2', 60];
    const rows = built({
      sheets: { Posten: [...POSTEN, total], 'Set A1': SET_A1 },
      rowAttributes: { Posten: { 8: 'hidden="1"' } },
    });
    const reading = await readBytes(rows);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['no-posts']);
  });

  it.each([
    ['hidden="1"', 1],
    ['hidden="true"', 1],
    ['ht="0" customHeight="1"', 1],
    ['spans="1:6" outlineLevel="1" hidden="1"', 1],
    ['hidden="0"', 0],
    ['ht="0.75" customHeight="1"', 0],
    ['collapsed="1"', 0],
  ])('are those that say so: %s', async (attributes, count) => {
    const reading = await readBytes(built({ rowAttributes: { Posten: { 3: attributes } } }));
    expect(unseenIn(reading)).toHaveLength(count);
  });

  it('are not the rows that a sheet has where it hides what it has not', async () => {
    const beforeRows = { Posten: '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>' };
    expect(unseenIn(await readBytes(built({ beforeRows })))).toEqual([]);
  });

  it('ask nothing while the file has errors, since a share is one of all items', async () => {
    const broken = POSTEN.map((row, index) => (index === 1 ? postenRow('1', { quantity: 'tien' }) : row));
    const reading = await readBytes(written(hideRows('Posten', 3), { more: { Posten: broken } }));
    expect(problemsOf(reading)).toEqual(['not-a-number Posten F2']);
    expect(unseenIn(reading)).toEqual([]);
  });

  it('that hold nothing ask nothing', async () => {
    const rows = [...POSTEN, [], [null, null, null, null, null, null, 'bijlage']];
    const hidden = { Posten: { 8: 'hidden="1"', 9: 'hidden="1"' } };
    expect(
      unseenIn(await readBytes(built({ sheets: { Posten: rows, 'Set A1': SET_A1 }, rowAttributes: hidden }))),
    ).toEqual([]);
  });

  it.each([
    ['a filter that hides', '<autoFilter ref="A1:F7"><filterColumn colId="4"/></autoFilter>', true],
    ['a filter that hides nothing', '<autoFilter ref="A1:F7"/>', false],
    [
      'a filter of somebody else’s view',
      '<customSheetViews><customSheetView><autoFilter ref="A1:F7"><filterColumn colId="4"/></autoFilter></customSheetView></customSheetViews>',
      false,
    ],
  ])('are said to be filtered by %s', async (_, after, isFiltered) => {
    const [text] = textsOf(
      await readBytes(
        built({ rowAttributes: { Posten: { 3: 'hidden="1"' } }, afterRows: { Posten: after } }),
      ),
    );
    expect(text?.includes('Op dit blad staat een filter aan, dat rijen verbergt.')).toBe(isFiltered);
  });
});

describe('struck rows', () => {
  const FONTS = '<fonts count="3"><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts>';
  const styles = `${FONTS}<cellStyleXfs count="1"><xf fontId="1"/></cellStyleXfs><cellXfs count="3"><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>`;
  const text = (value: string, style: number): TestCell => ({
    attributes: `s="${style}" t="inlineStr"`,
    inside: `<is><t>${value}</t></is>`,
  });
  const number = (value: number, style: number): TestCell => ({
    attributes: `s="${style}"`,
    inside: `<v>${value}</v>`,
  });
  const row = (styleOf: (column: number) => number): TestCell[] => [
    ...['3', 'Verhardingen', 'Asfalt', 'AC 16 base', 'm2'].map((value, column) =>
      text(value, styleOf(column)),
    ),
    number(10, styleOf(5)),
  ];
  const withRow = (third: TestCell[], more: Partial<TestWorkbook> = {}) =>
    built({ sheets: { Posten: POSTEN.with(3, third), 'Set A1': SET_A1 }, styles, ...more });

  it('are those in which number, product, unit and quantity are struck through, and may be left out', async () => {
    const bytes = withRow(row((column) => (column === 1 || column === 2 ? 0 : 1)));
    const reading = await readBytes(bytes);
    expect(textsOf(reading)).toEqual([
      'Tellen de doorgehaalde rijen mee? Doorgehaald: 1 van 6 posten (rij 4), €30,- van €210,- MKI in Set A1 (14,3 %). Verschilt het per rij, herstel dan het bestand. Wat wordt weggelaten, telt nergens in mee en blijft bij de berekening vermeld.',
    ]);
    expect(postsOf(reading)).toEqual(POSTS);
    const without = await answered(bytes, 'not-counted');
    expect(postsOf(without)).toEqual(['1', '2', '4', '5', '6']);
    expect(messagesOf(without).join()).toContain('doorgehaald (1: rij 4)');
  });

  it.each([
    ['the quantity stands', (column: number) => (column === 5 ? 0 : 1)],
    ['the number alone is struck through', (column: number) => (column === 0 ? 1 : 0)],
    ['the font says that it does not strike', () => 2],
  ])('are none where %s', async (_, styleOf) => {
    expect(unseenIn(await readBytes(withRow(row(styleOf))))).toEqual([]);
  });

  it('are those of which the quantity is struck through', async () => {
    const bytes = withRow(row((column) => (column === 5 ? 1 : 0)));
    expect(textsOf(await readBytes(bytes))).toEqual([
      expect.stringContaining(
        'Doorgehaald: 1 van 6 posten (rij 4), €30,- van €210,- MKI in Set A1 (14,3 %).',
      ),
    ]);
    expect(postsOf(await answered(bytes, 'not-counted'))).toEqual(['1', '2', '4', '5', '6']);
  });

  it.each([
    ['all', [1, 1], 1],
    ['one', [1, 0], 0],
  ])(
    'are those of which all MKI in columns is struck through: %s',
    async (_, [first = 0, second = 0], asked) => {
      const header = [...POSTEN_HEADER, 'MKI A1-A3', 'MKI A4', 'MKI A5'];
      const third = [...row(() => 0), number(4, first), number(2, second), number(0, 0)];
      const Posten = [header, ...POSTEN.slice(1).map((cells) => [...cells, 4, 2, 0])].with(3, third);
      const reading = await readBytes(built({ sheets: { Posten }, styles }));
      const stated = reading.questions.find(({ kind }) => kind === 'stated-set');
      const answers = { [stated?.id ?? '']: 'a1' };
      const bytes = built({ sheets: { Posten }, styles });
      expect(unseenIn(await readBytes(bytes, answers))).toHaveLength(asked);
    },
  );

  it('may be struck by the looks of parts of their texts', async () => {
    const rich = (value: string, property = '<strike/>'): TestCell => ({
      attributes: 't="inlineStr"',
      inside: `<is><r><rPr>${property}</rPr><t>${value.slice(0, 1)}</t></r><r><rPr><strike/></rPr><t>${value.slice(1)}</t></r></is>`,
    });
    const cells = (property?: string) => [
      rich('3'),
      'a',
      'b',
      rich('AC', property),
      rich('m2'),
      // A quantity that counts would do by itself.
      number(0, 1),
    ];
    expect(unseenIn(await readBytes(withRow(cells())))).toHaveLength(1);
    expect(unseenIn(await readBytes(withRow(cells('<b/>'))))).toHaveLength(0);
  });

  it('may have shared texts: the look of the text goes before that of the cell', async () => {
    const shared = (index: number, style: number): TestCell => ({
      attributes: `s="${style}" t="s"`,
      inside: `<v>${index}</v>`,
    });
    const strings = (property: string) =>
      `<si><t>3</t></si><si><r><rPr>${property}</rPr><t>AC 16 base</t></r></si><si><t>m2</t></si>`;
    const third = (style: number) => [shared(0, 1), 'a', 'b', shared(1, style), shared(2, 1), number(0, 1)];
    const ofText = async (property: string, style: number) =>
      unseenIn(await readBytes(withRow(third(style), { sharedStrings: strings(property) }))).length;
    expect(await ofText('<strike/>', 0)).toBe(1);
    expect(await ofText('<b/>', 1)).toBe(0);
  });

  it('are left out once where they are hidden as well', async () => {
    const bytes = withRow(
      row(() => 1),
      { rowAttributes: { Posten: { 4: 'hidden="1"', 5: 'hidden="1"' } } },
    );
    const reading = await readBytes(bytes);
    expect(unseenIn(reading).map(({ id }) => id)).toEqual([
      'hidden-rows:Posten:2:4-5',
      'struck-rows:Posten:1:4',
    ]);
    const without = await answered(bytes, 'not-counted');
    expect(postsOf(without)).toEqual(['1', '2', '5', '6']);
    expect(messagesOf(without).join()).toContain('Meegeteld zou €70,- MKI');
  });

  it('are read alike from an .xls', async () => {
    expect(unseenIn(await readBytes(struckXls(3), {}, 'a.xls')).map(({ id }) => id)).toEqual([
      'struck-rows:Posten:1:4',
    ]);
  });

  it('may have shared texts of an .xls that are struck in part, or as a whole', async () => {
    expect(unseenIn(await readBytes(richXls([[0, 1]]), {}, 'a.xls'))).toHaveLength(1);
    // A run may begin after the first character; what stands before looks as the cell does.
    expect(unseenIn(await readBytes(richXls([[1, 1]]), {}, 'a.xls'))).toHaveLength(0);
    const parts = [
      [0, 1],
      [1, 0],
    ] as const;
    expect(unseenIn(await readBytes(richXls(parts), {}, 'a.xls'))).toHaveLength(0);
  });
});

/** Returns an .xls with a record for these 0-based rows of Posten with these flags, and what hides the rows without one. */
function withRowRecords(rows: readonly (readonly [row: number, flags: number])[], hides = 0): Uint8Array {
  const records = rows.map(([row, flags]) => {
    const data = Buffer.alloc(16);
    data.writeUInt16LE(row, 0);
    data.writeUInt16LE(flags, 12);
    return { type: 0x0208, data };
  });
  const others = { type: 0x0225, data: Buffer.from([hides, 0, 255, 0]) };
  return changeRecords(
    written(() => {}, { bookType: 'biff8' }),
    (each, part) => (part === 1 && each.type === DIMENSIONS ? [others, each, ...records] : [each]),
  );
}
const DIMENSIONS = 0x0200;
const FONT = 0x0031;
const FORMAT = 0x00e0;
const BOUND_SHEET = 0x0085;
const SHARED_STRINGS = 0x00fc;
const SHARED_STRING_CELL = 0x00fd;
/** The number of the format that the test adds, behind those of SheetJS. */
const STRUCK_FORMAT = 17;
const STRUCK_FONT = 1;

/** Returns an .xls with a second font, which is struck; the cells of this 0-based row of Posten have it, as `change` leaves them. */
function struckXls(struckRow: number, change: (cell: TestRecord) => TestRecord = (cell) => cell): Uint8Array {
  return changeRecords(
    written(() => {}, { bookType: 'biff8' }),
    (each, part) => {
      const data = Buffer.from(each.data);
      if (part === 0 && each.type === FONT) {
        data.writeUInt8((data[2] ?? 0) | 0x08, 2);
        return [each, { ...each, data }];
      }
      if (part === 0 && each.type === BOUND_SHEET && data.toString('utf16le', 8).startsWith('Posten')) {
        const format = Buffer.alloc(20);
        format.writeUInt16LE(STRUCK_FONT, 0);
        return [{ type: FORMAT, data: format }, each];
      }
      if (part === 0 && each.type === SHARED_STRINGS) return [];
      if (part !== 1 || cellOf(each)?.row !== struckRow) return [each];
      data.writeUInt16LE(STRUCK_FORMAT, 4);
      return [change({ ...each, data })];
    },
  );
}

/** Returns an .xls whose product in row 4 is a shared text, in a format that is not struck, with these fonts from a character on. */
function richXls(runs: readonly (readonly [start: number, font: number])[]): Uint8Array {
  const text = 'AC 16 base';
  const strings = Buffer.alloc(8 + 5 + text.length + 4 * runs.length);
  strings.writeUInt32LE(1, 0);
  strings.writeUInt32LE(1, 4);
  strings.writeUInt16LE(text.length, 8);
  strings.writeUInt8(0x08, 10);
  strings.writeUInt16LE(runs.length, 11);
  strings.write(text, 13);
  for (const [at, run] of runs.entries())
    for (const [place, number] of run.entries())
      strings.writeUInt16LE(number, 13 + text.length + 4 * at + 2 * place);
  const struck = struckXls(3, (cell) => {
    // A quantity that counts would do by itself.
    if (cellOf(cell)?.column === 5) cell.data.fill(0, 6);
    if (cellOf(cell)?.column !== 3) return cell;
    const data = Buffer.alloc(10);
    cell.data.copy(data, 0, 0, 4);
    return { type: SHARED_STRING_CELL, data };
  });
  return changeRecords(struck, (each, part) =>
    part === 0 && each.type === END ? [{ type: SHARED_STRINGS, data: strings }, each] : [each],
  );
}
const END = 0x000a;

describe('what nobody sees of a set sheet', () => {
  it('can only be confirmed: without rows its MKI would be too low', async () => {
    const bytes = written(hideRows('Set A1', 2, 3, 5));
    const reading = await readBytes(bytes);
    expect(unseenIn(reading)).toMatchObject([{ kind: 'hidden-rows', choices: ['counted'], cell: 'A2' }]);
    expect(textsOf(reading)).toEqual([
      'Tellen de verborgen rijen mee? Verborgen: 3 van 12 rijen (rijen 2-3, 5), met waarden van 2 posten: €30,- van €210,- MKI in Set A1 (14,3 %). Zo niet, herstel dan het bestand: zonder een deel van de waarden zou de MKI te laag zijn.',
    ]);
    expect(postsOf(await answered(bytes, 'not-counted'))).toEqual(POSTS);
  });

  it('are its rows of which all figures are struck through, whatever 0 stands beside them', async () => {
    const figure = (style: number): TestCell => ({ attributes: `s="${style}"`, inside: '<v>3</v>' });
    const reading = (...figures: TestCell[]) => {
      const rows = SET_A1.with(5, ['3', 'MKI', ...figures]);
      return readBytes(built({ sheets: { Posten: POSTEN, 'Set A1': rows }, styles: STYLES }));
    };
    expect(unseenIn(await reading(figure(1), 0, figure(1)))).toMatchObject([
      { id: 'struck-rows:Set A1:1:6', choices: ['counted'] },
    ]);
    expect(unseenIn(await reading(figure(1), figure(0)))).toEqual([]);
  });

  it('is not asked about for posts that are left out', async () => {
    const bytes = written((book) => {
      hideRows('Posten', 2)(book);
      hideRows('Set A1', 2, 3)(book);
    });
    expect(unseenIn(await readBytes(bytes)).map(({ sheet }) => sheet)).toEqual(['Posten', 'Set A1']);
    const without = await answered(bytes, 'not-counted');
    expect(unseenIn(without).map(({ sheet }) => sheet)).toEqual(['Posten']);
    expect(postsOf(without)).toEqual(POSTS.slice(1));
  });

  it('are its hidden modules, with what they weigh', async () => {
    const more = { 'Set A1': SET_A1.map((row, at) => (at % 2 === 1 ? [...row, 5] : [...row])) };
    const hide = (book: WorkBook) => {
      book.Sheets['Set A1'] = utils.aoa_to_sheet(more['Set A1']);
      hideColumns('Set A1', 3, 4)(book);
    };
    const reading = await readBytes(written(hide));
    // 6 posts of 10 units at €5,-.
    expect(textsOf(reading)).toEqual([
      "Telt de verborgen kolom mee? 'A4' (D) heeft in 6 rijen een waarde: €300,- van €510,- MKI in Set A1 (58,8 %). Zo niet, verwijder dan de kolom of maak haar leeg.",
    ]);
    const xls = await readBytes(written(hide, { bookType: 'biff8' }), {}, 'a.xls');
    expect(textsOf(xls)).toEqual(textsOf(reading));
  });
});

describe('what nobody sees of profiles in another layout', () => {
  const MODULE_ROWS: TestCell[][] = [
    ['Postnummer', 'Module', 'GWP', 'MKI'],
    ...POSTS.map((post) => [post, 'A1-A3', 1, Number(post)]),
  ];
  const VALUES = ['Postnummer', 'Module', 'Indicator', 'Waarde'];
  const valueRows = (gwp: string, factor: number, ...set: string[]): TestCell[][] =>
    POSTS.flatMap((post) => [
      [post, 'A1-A3', 'MKI', Number(post) * factor, ...set],
      [post, 'A1-A3', gwp, 1, ...set],
    ]);
  const shared = {
    Profielen: [[...VALUES, 'Set'], ...valueRows('GWP', 1, 'A1'), ...valueRows('GWP-total', 2, 'A2')],
  };
  const sharing = (more: Partial<TestWorkbook>) =>
    buildWorkbook({ sheets: { Posten: POSTEN, ...shared }, ...more });

  it('are its hidden rows with a module each, and its hidden indicators', async () => {
    const rowAttributes = { 'Set A1': { 2: 'hidden="1"', 4: 'hidden="1"' } };
    const sheets = { Posten: POSTEN, 'Set A1': MODULE_ROWS };
    const bytes = built({ sheets, rowAttributes });
    expect(textsOf(await readBytes(bytes))).toEqual([
      'Tellen de verborgen rijen mee? Verborgen: 2 van 6 rijen (rijen 2, 4), met waarden van 2 posten: €40,- van €210,- MKI in Set A1 (19 %). Zo niet, herstel dan het bestand: zonder een deel van de waarden zou de MKI te laag zijn.',
    ]);
    expect(postsOf(await answered(bytes, 'not-counted'))).toEqual(POSTS);
    const beforeRows = { 'Set A1': '<cols><col min="3" max="3" width="9" hidden="1"/></cols>' };
    expect(textsOf(await readBytes(built({ sheets, beforeRows })))).toEqual([
      "Telt de verborgen kolom mee? 'GWP' (C) heeft in 6 rijen een waarde. Zo niet, verwijder dan de kolom of maak haar leeg.",
    ]);
  });

  it('are its rows with a module of which all indicators are struck through', async () => {
    const figure = (style: number): TestCell => ({ attributes: `s="${style}"`, inside: '<v>3</v>' });
    const reading = (...figures: TestCell[]) => {
      const rows = MODULE_ROWS.with(3, ['3', 'A1-A3', ...figures]);
      return readBytes(built({ sheets: { Posten: POSTEN, 'Set A1': rows }, styles: STYLES }));
    };
    expect(unseenIn(await reading(figure(1), figure(1)))).toMatchObject([{ id: 'struck-rows:Set A1:1:4' }]);
    expect(unseenIn(await reading(figure(1), figure(0)))).toEqual([]);
  });

  it('is no row of a total, which is not read', async () => {
    const sheets = { Posten: POSTEN, 'Set A1': [...MODULE_ROWS, ['6', 'Totaal', 1, 6]] };
    expect(
      unseenIn(await readBytes(built({ sheets, rowAttributes: { 'Set A1': { 8: 'hidden="1"' } } }))),
    ).toEqual([]);
  });

  it('are its struck rows with a value each: struck as a whole', async () => {
    const struck = (value: string, style = 1): TestCell => ({
      attributes: `s="${style}" t="inlineStr"`,
      inside: `<is><t>${value}</t></is>`,
    });
    const reading = (indicator: TestCell, value: TestCell = 3) => {
      const rows = [VALUES, ...valueRows('GWP', 1)].with(5, [struck('3'), struck('A1-A3'), indicator, value]);
      return readBytes(built({ sheets: { Posten: POSTEN, 'Set A1': rows }, styles: STYLES }));
    };
    expect(textsOf(await reading(struck('MKI')))).toEqual([
      expect.stringContaining(
        'Doorgehaald: 1 van 12 rijen (rij 6), met waarden van 1 post: €30,- van €210,- MKI in Set A1',
      ),
    ]);
    expect(unseenIn(await reading(struck('MKI', 0)))).toEqual([]);
    expect(unseenIn(await reading('MKI', { attributes: 's="1"', inside: '<v>3</v>' }))).toHaveLength(1);
  });

  it('are the rows of each set in a sheet with both', async () => {
    const reading = await readBytes(
      sharing({ rowAttributes: { Profielen: { 2: 'hidden="1"', 14: 'hidden="1"' } } }),
    );
    expect(unseenIn(reading)).toMatchObject([
      { id: 'hidden-rows:Profielen:1:2', mki: [{ set: 'a1', mkiEur: 10, totalEur: 210 }] },
      { id: 'hidden-rows:Profielen:1:14', mki: [{ set: 'a2', mkiEur: 20, totalEur: 420 }] },
    ]);
  });

  it('is asked about once where a sheet with both sets, or its column of values, is hidden', async () => {
    const hidden = written(
      (book) => {
        book.SheetNames = book.SheetNames.filter((name) => name !== 'Set A1');
        book.Workbook = {
          Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === 'Posten' ? 0 : 1 })),
        };
      },
      { more: shared },
    );
    const reading = await readBytes(hidden);
    expect(reading).toMatchObject({ kind: 'read', sets: ['a1', 'a2'] });
    expect(unseenIn(reading)).toMatchObject([{ id: 'hidden-sheet:Profielen', choices: ['counted'] }]);
    expect(textsOf(reading)[0]).toContain('Ervan komt €210,- MKI in Set A1 en €420,- MKI in Set A2.');
    expect(await answered(hidden, 'not-counted')).toMatchObject({ kind: 'read', sets: ['a1', 'a2'] });
    const beforeRows = { Profielen: '<cols><col min="4" max="4" width="9" hidden="1"/></cols>' };
    expect(unseenIn(await readBytes(sharing({ beforeRows })))).toMatchObject([
      {
        id: 'hidden-columns:Profielen:D',
        columns: [{ column: 'Waarde', rows: 24 }],
        mki: [
          { set: 'a1', mkiEur: 210, totalEur: 210 },
          { set: 'a2', mkiEur: 420, totalEur: 420 },
        ],
      },
    ]);
  });
});

describe('hidden columns of Posten', () => {
  it('are asked about where they hold figures that count', async () => {
    const energy = (cell: TestCell) =>
      POSTEN.map((row, at) => [...row, at === 0 ? 'Energie fossiel (MJ)' : cell]);
    const reading = async (cell: TestCell, columns: string) =>
      textsOf(
        await readBytes(
          built({
            sheets: { Posten: energy(cell), 'Set A1': SET_A1 },
            beforeRows: { Posten: `<cols>${columns}</cols>` },
          }),
        ),
      );
    const G = '<col min="7" max="7" width="9" hidden="1"/>';
    const asked = [
      "Telt de verborgen kolom mee? 'Energie fossiel (MJ)' (G) heeft in 6 rijen een waarde. Zo niet, verwijder dan de kolom of maak haar leeg.",
    ];
    expect(await reading(7, G)).toEqual(asked);
    expect(await reading(7, '<col min="7" max="16384" width="0" customWidth="1"/>')).toEqual(asked);
    expect(await reading(0, G)).toEqual([]);
    expect(await reading(7, '<col min="8" max="16384" width="9" hidden="1"/>')).toEqual([]);
    expect(await reading(7, '<col min="2" max="3" width="9" hidden="1"/>')).toEqual([]);
    const [quantity] = await reading(7, '<col min="6" max="6" width="9" hidden="1"/>');
    expect(quantity).toContain(
      "'Hoeveelheid' (F) heeft in 6 rijen een waarde: €210,- van €210,- MKI in Set A1 (100 %).",
    );
  });
});

describe('a hidden sheet', () => {
  const A2 = { more: { 'Set A2': SET_A2 } };

  it.each(['xlsx', 'biff8'] as const)(
    'of a set is asked about, and may be left out beside another set: %s',
    async (bookType) => {
      const name = bookType === 'xlsx' ? 'a.xlsx' : 'a.xls';
      const bytes = written(setState('Set A2', 1), { ...A2, bookType });
      const reading = await readBytes(bytes, {}, name);
      expect(reading).toMatchObject({ kind: 'read', sets: ['a1', 'a2'] });
      expect(unseenIn(reading)).toMatchObject([
        { id: 'hidden-sheet:Set A2', choices: ['counted', 'not-counted'] },
      ]);
      expect(textsOf(reading)[0]).toContain(
        "Telt het verborgen blad 'Set A2' mee? Ervan komt €420,- MKI in Set A2.",
      );
      const without = await answered(bytes, 'not-counted', name);
      expect(without).toMatchObject({ kind: 'read', sets: ['a1'] });
      expect(without.kind === 'read' && without.items.map(({ impacts }) => Object.keys(impacts))).toEqual(
        POSTS.map(() => ['a1']),
      );
      expect(messagesOf(without)).toEqual([
        expect.stringContaining(
          'Dit verborgen blad is weggelaten omdat dat in de controle is gekozen. Het zou €420,- MKI in Set A2 geven.',
        ),
      ]);
      expect(unseenIn(without)).toEqual(unseenIn(reading));
    },
  );

  it.each(['xlsx', 'biff8'] as const)('that is very hidden is said to be: %s', async (bookType) => {
    const name = bookType === 'xlsx' ? 'a.xlsx' : 'a.xls';
    const [text] = textsOf(await readBytes(written(setState('Set A2', 2), { ...A2, bookType }), {}, name));
    expect(text).toContain('Het staat ook niet in de lijst van verborgen bladen van Excel.');
  });

  it('of the only set in sight, and Posten, can only be confirmed', async () => {
    expect(unseenIn(await readBytes(written(setState('Set A1', 1))))).toMatchObject([
      { choices: ['counted'] },
    ]);
    const ofPosten = unseenIn(await readBytes(written(setState('Posten', 1), A2)));
    expect(ofPosten).toMatchObject([{ id: 'hidden-sheet:Posten', choices: ['counted'] }]);
  });

  it('of a set beside another hidden one can only be confirmed, so that a set remains', async () => {
    const hideSets = (book: WorkBook) => {
      book.Workbook = {
        Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === 'Posten' ? 0 : 1 })),
      };
    };
    const bytes = written(hideSets, A2);
    expect(unseenIn(await readBytes(bytes))).toMatchObject([
      { id: 'hidden-sheet:Set A1', choices: ['counted'] },
      { id: 'hidden-sheet:Set A2', choices: ['counted'] },
    ]);
    const answers = { 'hidden-sheet:Set A1': 'not-counted', 'hidden-sheet:Set A2': 'not-counted' };
    expect(await readBytes(bytes, answers)).toMatchObject({ kind: 'read', sets: ['a1', 'a2'] });
  });

  it('that is not read asks nothing', async () => {
    const bytes = written(setState('Lijst', 2), {
      more: {
        Lijst: [
          ['Postnummer', 'Prijs'],
          ['1', 5],
        ],
      },
    });
    expect(unseenIn(await readBytes(bytes))).toEqual([]);
  });
});
