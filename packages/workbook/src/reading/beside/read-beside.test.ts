import { FIRST_WEIGHTED_SETS, IMPACT_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/workbook-question.ts';
import { type CalculationReading, readCalculation } from '../../read-calculation.ts';
import { readBothWays } from '../../testing/both-ways.ts';
import { buildWorkbook, type TestCell, type TestWorkbook } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { seededNumbers } from '../../testing/seeded-numbers.ts';
import { KEPT_PROBLEMS_MAX } from './kept-reports.ts';
import { readSetBeside } from './read-beside.ts';

const SEED = Number(process.env.TEST_SEED ?? 1);
const WORKBOOKS = 150;

type Rows = readonly (readonly TestCell[])[];
const bookOf = (sheets: Readonly<Record<string, Rows>>, more: Omit<TestWorkbook, 'sheets'> = {}) =>
  buildWorkbook({ sheets: sheets as TestWorkbook['sheets'], ...more });
const Posten: Rows = [POSTEN_HEADER, postenRow('1'), postenRow('2')];
const setOf = (set: 'a1' | 'a2', posts: readonly TestCell[] = ['1', '2']): Rows => [
  SET_HEADER,
  ...posts.flatMap((post) => profileRows(set, post)),
];
const BOTH = { Posten, 'Set A1': setOf('a1'), 'Set A2': setOf('a2') };

/** Reads a workbook both ways; `byTwo` tells whether a second reader read its last set. */
async function read(bytes: Uint8Array, answers: Answers = {}) {
  const tally = { byTwo: 0 };
  const reading = await readBothWays(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, { answers }, tally);
  return { reading, byTwo: tally.byTwo === 1 };
}

/** Values of cells, also of those that are no figures; some of them are asked about. */
const VALUES: readonly TestCell[] = [
  ...[0, -0, 1, -0.5, 1e-300, 12_345.678, 1e16, null, '', 'ND', 'n.v.t.', '1,5', '1.5', '7.042', '1.234,5'],
  ...['1:30', '#N/A', 'tekst', '-', '3-4-2026'],
];
const POSTS: readonly TestCell[] = ['1', 1, '01', '1.10', 1.1, '2', '2a', '2A', 'O1', null, '9'];
const INDICATORS = [
  ...new Set([...IMPACT_SETS.a1.indicators, ...IMPACT_SETS.a2.indicators].map(({ code }) => code)),
  ...['MKI', 'gwp', 'ADPF (MJ)', 'onzin', ''],
];

/** Draws a workbook in which each sheet has something wrong now and then. */
function drawnBook(random: () => number): Uint8Array {
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)] as Value;
  const odd = (usual: TestCell, values: readonly TestCell[], often = 0.01) =>
    random() < often ? pick(values) : usual;
  const posts = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) =>
    odd(String(at + 1), POSTS, 0.2),
  );
  const often = pick([0, 0, 0.002, 0.02, 0.3]);
  // What a profile is for is compared with the items of Posten, which the second reader does not know.
  const hasUnits = random() < 0.25;
  const sheetOf = (set: 'a1' | 'a2'): TestCell[][] => [
    [
      ...(SET_HEADER.map((name) =>
        odd(name, ['Postnr', 'Module A4', 'Opmerking', null], often / 4),
      ) as TestCell[]),
      ...(hasUnits ? ['Declared unit'] : []),
    ],
    ...posts.flatMap((post) =>
      profileRows(set, odd(post, POSTS, often)).flatMap((row) => {
        if (random() < often / 2) return [];
        const changed = row.map((cell, at) =>
          at === 0 ? cell : at === 1 ? odd(cell, INDICATORS, often) : odd(cell, VALUES, often),
        );
        if (hasUnits) changed.push(pick(['ton', '1000 kg', 'm2', null]));
        return random() < often / 4 ? [changed, changed] : [changed];
      }),
    ),
  ];
  const sheets: Record<string, Rows> = {
    Posten: [
      POSTEN_HEADER,
      ...posts.map((post) => postenRow(odd(post, POSTS, often), { quantity: odd(10, VALUES, often) })),
    ],
    [pick(['Set A1', 'Set A1', 'A1', 'set_a1'])]: sheetOf('a1'),
    [pick(['Set A2', 'Set A2', 'EN15804+A2'])]: sheetOf('a2'),
  };
  return bookOf(sheets);
}

/** Takes a choice at random for each question, or none. */
function drawnAnswers({ questions }: CalculationReading, random: () => number): Answers {
  const given = questions.flatMap(({ id, choices }) => {
    const choice = choices[Math.floor(random() * (choices.length + 1))];
    return choice === undefined ? [] : [[id, choice]];
  });
  return Object.fromEntries(given);
}

it(`random workbooks are read by two as by one, also when they are answered (seed ${SEED})`, async () => {
  const random = seededNumbers(SEED + 77);
  const found = {
    read: 0,
    refused: 0,
    byTwo: 0,
    answered: 0,
    codes: new Set<string>(),
    kinds: new Set<string>(),
  };
  for (let round = 0; round < WORKBOOKS; round++) {
    const bytes = drawnBook(random);
    const { reading, byTwo } = await read(bytes);
    found[reading.kind]++;
    if (byTwo) found.byTwo++;
    for (const problem of problemsOf(reading)) found.codes.add(problem.split(' ')[0] ?? '');
    for (const { kind } of reading.questions) found.kinds.add(kind);
    if (reading.questions.length === 0) continue;
    found.answered++;
    await read(bytes, drawnAnswers(reading, random));
  }
  expect(found.read).toBeGreaterThan(WORKBOOKS / 10);
  expect(found.refused).toBeGreaterThan(WORKBOOKS / 10);
  expect(found.byTwo).toBeGreaterThan(WORKBOOKS / 2);
  expect(found.answered).toBeGreaterThan(WORKBOOKS / 20);
  expect(found.codes.size).toBeGreaterThan(15);
  expect([...found.kinds]).toContain('profile-unit');
});

describe('the last set that another process has read', () => {
  it('is taken instead of the sheet, once, whatever is read again for a question', async () => {
    const other = await readSetBeside(
      bookOf({
        ...BOTH,
        'Set A2': [
          SET_HEADER,
          ...['1', '2'].flatMap((post) => profileRows('a2', post, { 'GWP-total': [7] })),
        ],
      }),
      'a.xlsx',
    );
    let asked = 0;
    const beside = async () => {
      asked++;
      return other;
    };
    const reading = await readCalculation(bookOf(BOTH), 'a.xlsx', FIRST_WEIGHTED_SETS, {}, beside);
    const gwp = reading.kind === 'read' ? reading.items.map(({ impacts }) => impacts.a2?.co2Kg?.[0]) : [];
    expect(gwp).toEqual([70, 70]);
    expect(asked).toBe(1);
  });

  it.each<[string, Readonly<Record<string, Rows>>]>([
    ['is read by one where Set A1 has no sheet', { Posten, 'Set A2': setOf('a2') }],
    ['is read by one where Set A2 has no sheet', { Posten, 'Set A1': setOf('a1') }],
    [
      'is read by one where more is wrong with it than is kept',
      {
        ...BOTH,
        'Set A2': [SET_HEADER, ...Array.from({ length: KEPT_PROBLEMS_MAX + 1 }, () => ['1', 'onzin', 1])],
      },
    ],
  ])('%s', async (_, sheets) => {
    expect((await read(bookOf(sheets))).byTwo).toBe(false);
  });

  it.each<[string, Readonly<Record<string, Rows>>, string]>([
    [
      'lacks its columns',
      {
        ...BOTH,
        'Set A2': [
          ['Postnummer', 'Iets'],
          ['1', 2],
        ],
      },
      'missing-column',
    ],
    ['has no rows', { ...BOTH, 'Set A2': [SET_HEADER] }, 'no-profiles'],
    [
      'has as much wrong with it as is kept',
      {
        ...BOTH,
        'Set A2': [SET_HEADER, ...Array.from({ length: KEPT_PROBLEMS_MAX - 1 }, () => ['1', 'onzin', 1])],
      },
      'unknown-indicator',
    ],
  ])('is read by two when it %s, with the same problems in the same order', async (_, sheets, code) => {
    const { byTwo, reading } = await read(bookOf(sheets));
    expect(byTwo).toBe(true);
    expect(problemsOf(reading).join()).toContain(code);
  });

  it('is taken with the answers that were given, and not for each notation that it may be in', async () => {
    const figures = ['7.042', null, null, null, null, null, null, null, null, '1.250'];
    const rows = IMPACT_SETS.a2.indicators.map(({ code }) => ['1', code, ...figures]);
    const bytes = bookOf({
      ...BOTH,
      Posten: Posten.slice(0, 2),
      'Set A1': setOf('a1', ['1']),
      'Set A2': [SET_HEADER, ...rows],
    });
    const { reading } = await read(bytes);
    const [question] = reading.questions.filter(({ kind }) => kind === 'notation');
    expect(question).toMatchObject({ id: 'notation:Set A2', totals: { set: 'a1' } });
    let asked = 0;
    await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, {}, async () => {
      asked++;
      return readSetBeside(bytes, 'a.xlsx');
    });
    // Elsewhere it was read with the answers that were given.
    expect(asked).toBe(1);
  });

  it('is read here too when Posten lacks one of its posts, and what is meant is asked', async () => {
    const sheets = { ...BOTH, 'Set A2': setOf('a2', ['1', '02', 'zeven']) };
    const { reading } = await read(bookOf(sheets));
    expect(reading.questions.map(({ kind }) => kind)).toContain('near-posts');
    expect(problemsOf(reading).join()).toContain('unknown-post Set A2');
    const withoutColumn = [
      ['Postnummer', 'Indicator', 'A4'],
      ['1', 'GWP-total', 1],
      ['zeven', 'GWP-total', 1],
    ];
    const lacking = (await read(bookOf({ ...BOTH, 'Set A2': withoutColumn }))).reading;
    expect(problemsOf(lacking).join()).toContain('unknown-post Set A2');
    expect(problemsOf(lacking).join()).toContain('missing-column Set A2');
  });

  it('is read by two when Posten is missing', async () => {
    const { byTwo, reading } = await read(bookOf({ 'Set A1': setOf('a1'), 'Set A2': setOf('a2') }));
    expect(byTwo).toBe(true);
    expect(problemsOf(reading)).toContain('missing-sheet');
  });

  it('may be called off: the sheet is read here', async () => {
    const bytes = bookOf(BOTH);
    const none = async () => null;
    expect(await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS, {}, none)).toStrictEqual(
      await readCalculation(bytes, 'a.xlsx', FIRST_WEIGHTED_SETS),
    );
  });
});
