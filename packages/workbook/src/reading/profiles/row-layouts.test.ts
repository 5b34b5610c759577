import { FIRST_WEIGHTED_SETS, IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { seededNumbers } from '../../testing/seeded-numbers.ts';
import { problemMessage } from '../../text/problem-message.ts';

type Sheets = Readonly<Record<string, readonly (readonly TestCell[])[]>>;

function read(sheets: Sheets, answers: Answers = {}) {
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, { answers });
}
const codesOf = (set: SetCode) => [...IMPACT_SETS[set].indicators.map(({ code }) => code), 'MKI'];
/** Returns rows of the layout with a module in each row: a column for each indicator, in its order. */
function toModuleRows(set: SetCode, rows: readonly (readonly TestCell[])[]): TestCell[][] {
  const posts = [...new Set(rows.map(([post]) => post ?? null))];
  const cellOf = (post: TestCell, code: string, module: number) =>
    rows.find((row) => row[0] === post && row[1] === code)?.[2 + module] ?? null;
  return [
    ['Postnummer', 'Module', ...codesOf(set)],
    ...posts.flatMap((post) =>
      LIFE_CYCLE_MODULES.map((module, at) => [
        post,
        module,
        ...codesOf(set).map((code) => cellOf(post, code, at)),
      ]),
    ),
  ];
}
/** Returns rows of the layout with a value in each row. */
function toValueRows(rows: readonly (readonly TestCell[])[], set?: string): TestCell[][] {
  return rows.flatMap(([post = null, code = null, ...cells]) =>
    LIFE_CYCLE_MODULES.map((module, at) => [post, module, code, cells[at] ?? null, ...(set ? [set] : [])]),
  );
}
const VALUES = ['Postnummer', 'Module', 'Indicator', 'Waarde'];
const POSTEN = [POSTEN_HEADER, postenRow('1'), postenRow('2', { quantity: 3 })];
const A1 = [
  ...profileRows('a1', '1', { ADPF: [0.005], GWP: [7, 0.25, null, 3] }),
  ...profileRows('a1', '2', { ADPF: [0.001], AP: ['1,5', 'ND'] }),
];
const itemsOf = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.kind === 'read' ? reading.items : problemsOf(reading);

describe('any calculation is the same in each layout', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => [seed]))('seed %d', async (seed) => {
    const random = seededNumbers(seed + 1);
    const figure = (): TestCell => {
      const drawn = random();
      if (drawn < 0.2) return null;
      if (drawn < 0.25) return 'ND';
      if (drawn < 0.3) return `${Math.floor(random() * 90)},${1 + Math.floor(random() * 9)}`;
      return (random() - 0.1) * 10 ** Math.floor(random() * 6 - 3);
    };
    const posts = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => `P${at}`);
    const drawSet = (set: SetCode) =>
      posts.flatMap((post) =>
        codesOf(set)
          .filter((code) => code !== 'MKI' || random() < 0.4)
          .map((code) => [post, code, random() + 0.01, ...Array.from({ length: 9 }, figure)]),
      );
    const [one, two] = [drawSet('a1'), drawSet('a2')];
    const Posten = [
      POSTEN_HEADER,
      ...posts.map((post) => postenRow(post, { quantity: 1 + Math.floor(random() * 50) })),
    ];
    const standard = await read({ Posten, 'Set A1': [SET_HEADER, ...one], 'Set A2': [SET_HEADER, ...two] });
    expect(standard.kind).toBe('read');
    const others: Sheets[] = [
      { Posten, 'Set A1': toModuleRows('a1', one), 'Set A2': toModuleRows('a2', two) },
      { Posten, 'Set A1': [VALUES, ...toValueRows(one)], 'Set A2': toModuleRows('a2', two) },
      { Posten, 'Set A1': [SET_HEADER, ...one], A2: [VALUES, ...toValueRows(two)] },
      {
        Posten,
        Toelichting: [['Hoe dit bestand is gemaakt']],
        Profielen: [[...VALUES, 'Set'], ...toValueRows(one, 'A1'), ...toValueRows(two, 'EN 15804+A2')],
      },
    ];
    for (const sheets of others) {
      const reading = await read(sheets);
      expect(itemsOf(reading)).toEqual(itemsOf(standard));
      const doubts = (each: typeof reading) =>
        each.kind === 'read'
          ? each.warnings.filter(({ severity }) => severity === 'warning').map(({ code }) => code)
          : [];
      expect(doubts(reading)).toEqual(doubts(standard));
    }
  });
});

describe('indicators as columns, with a row for each module', () => {
  const rows = toModuleRows('a1', A1);
  const withHeader = (change: (name: TestCell) => TestCell, body = rows.slice(1)) =>
    read({ Posten: POSTEN, 'Set A1': [(rows[0] ?? []).map(change), ...body] });
  const standard = read({ Posten: POSTEN, 'Set A1': [SET_HEADER, ...A1] });

  it('is read as in the layout, and a note says so', async () => {
    const reading = await read({ Posten: POSTEN, 'Set A1': rows });
    expect(itemsOf(reading)).toEqual(itemsOf(await standard));
    expect(problemsOf(reading)).toEqual(['profile-layout Set A1 B1', 'not-declared Set A1 H13']);
    const [note] = reading.kind === 'read' ? reading.warnings : [];
    expect(note && problemMessage(note, 'nl')).toContain(
      'De indicatoren zijn hier kolommen, en elke module heeft een eigen rij; zo is het gelezen.',
    );
  });

  it('is read with units in its header, of which ADPF in MJ is converted', async () => {
    const inMj = profileRows('a1', '1', { ADPF: [10] });
    const [header, ...body] = toModuleRows('a1', inMj);
    const one = { Posten: [POSTEN_HEADER, postenRow('1')] };
    const converted = await read({
      ...one,
      'Set A1': [
        (header ?? []).map((name) =>
          name === 'ADPF' ? 'ADPF (MJ)' : name === 'GWP' ? 'GWP (kg CO2-eq)' : name,
        ),
        ...body,
      ],
    });
    const expected = await read({
      ...one,
      'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [10 * 4.81e-4] })],
    });
    expect(itemsOf(converted)).toEqual(itemsOf(expected));
    // The same in a row of units below the header.
    for (const [post, module] of [
      ['', ''],
      [null, 'Eenheid'],
      ['Unit', null],
    ]) {
      const units = [post ?? null, module ?? null, 'kg Sb-eq', 'MJ', 'kg CO2-eq'];
      expect(itemsOf(await read({ ...one, 'Set A1': [header ?? [], units, ...body] }))).toEqual(
        itemsOf(expected),
      );
    }
    const wrong = await withHeader((name) => (name === 'GWP' ? 'GWP (kWh)' : name));
    expect(problemsOf(wrong)).toContain('unit-mismatch Set A1 E1');
  });

  it('asks in which unit ADPF is, as in the layout', async () => {
    const [header, ...body] = toModuleRows('a1', profileRows('a1', '1', { ADPF: [1_200], GWP: [100] }));
    const sheets = { Posten: [POSTEN_HEADER, postenRow('1')], 'Set A1': [header ?? [], ...body] };
    expect((await read(sheets)).questions).toMatchObject([
      { kind: 'adpf-unit', column: 'ADPF', cell: 'D2', rows: '2', count: 1 },
    ]);
    const answered = await read(sheets, { 'adpf-unit:Set A1': 'mj' });
    expect(answered).toMatchObject({
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'converted-unit' })]),
    });
  });

  it('passes over resource use, and refuses a name that could mean two indicators', async () => {
    const reading = await read({
      Posten: POSTEN,
      'Set A1': rows.map((row, at) => [...row, at === 0 ? 'PERT' : 5, at === 0 ? 'Opmerking' : 'x']),
    });
    expect(itemsOf(reading)).toEqual(itemsOf(await standard));
    expect(reading).toMatchObject({ warnings: [{ code: 'profile-layout', passed: ['PERT'] }, {}] });
    const a2 = toModuleRows('a2', profileRows('a2', '1'));
    const ambiguous = await read({
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A2': [(a2[0] ?? []).map((name) => (name === 'GWP-total' ? 'GWP' : name)), ...a2.slice(1)],
    });
    expect(problemsOf(ambiguous)).toEqual(
      expect.arrayContaining(['unknown-indicator Set A2 C1', 'missing-core-indicator Set A2 A2']),
    );
  });

  it('fills the number down, and refuses a module twice, none, or one that nobody knows', async () => {
    const down = rows.map((row, at) => (at > 0 && row[1] !== 'A1-A3' ? row.with(0, null) : row));
    expect(itemsOf(await read({ Posten: POSTEN, 'Set A1': down }))).toEqual(itemsOf(await standard));
    const named = async (module: TestCell) =>
      problemsOf(
        await read({
          Posten: POSTEN,
          'Set A1': rows.map((row, at) => (at === 2 ? row.with(1, module) : row)),
        }),
      );
    expect(await named('A1-A3')).toContain('duplicate-module Set A1 B3');
    expect(await named(null)).toContain('missing-module Set A1 B3');
    expect(await named('Onzin')).toContain('invalid-choice Set A1 B3');
    expect(await named('A1')).toContain('modules-apart Set A1 B3');
  });

  it('counts no total and no module outside the layout', async () => {
    const more = (module: string, value: TestCell) =>
      read({ Posten: POSTEN, 'Set A1': [...rows, ['2', module, ...codesOf('a1').map(() => value)]] });
    const total = await more('Totaal', 9);
    expect(itemsOf(total)).toEqual(itemsOf(await standard));
    expect(problemsOf(total)).toContain('module-totals Set A1 B22');
    const other = await more('B2', 9);
    expect(itemsOf(other)).toEqual(itemsOf(await standard));
    expect(problemsOf(other)).toContain('ignored-modules Set A1 B22');
    expect(problemsOf(await more('B2', 0))).not.toContain('ignored-modules Set A1 B22');
  });

  it('refuses rows of several modules together, unless each of these has rows', async () => {
    const withJoined = (module: string, kept: typeof rows) =>
      read({ Posten: POSTEN, 'Set A1': [...kept, ['2', module, ...codesOf('a1').map(() => 9)]] });
    const withoutC4 = rows.filter(([, module]) => module !== 'C4');
    const joined = await withJoined('C1-C4', withoutC4);
    expect(joined.kind).toBe('refused');
    expect(problemsOf(joined)).toContain(`joined-modules Set A1 B${withoutC4.length + 1}`);
    const apart = await withJoined('C1-C4', rows);
    expect(itemsOf(apart)).toEqual(itemsOf(await standard));
    expect(problemsOf(apart)).toContain('ignored-modules Set A1 B22');
  });

  it('notes modules without a row, and refuses a sheet without A1-A3', async () => {
    const without = (module: string) =>
      read({ Posten: POSTEN, 'Set A1': rows.filter((row) => row[1] !== module) });
    expect(await without('B1')).toMatchObject({
      warnings: [{ code: 'profile-layout' }, { code: 'missing-modules', modules: ['B1'], asRows: true }, {}],
    });
    expect(problemsOf(await without('A1-A3'))).toContain('missing-production Set A1 A1');
  });

  it('keeps the rules on what must be declared, and compares a stated MKI', async () => {
    const empty = await withHeader((name) => (name === 'AP' ? 'Opmerking' : name));
    expect(problemsOf(empty)).toContain('missing-core-indicator Set A1 A2');
    const stated = [...A1, ['1', 'MKI', 99], ['2', 'MKI', null]];
    const reading = await read({ Posten: POSTEN, 'Set A1': toModuleRows('a1', stated) });
    expect(problemsOf(reading)).toContain('mki-differs Set A1 A2');
    const bare = [
      ['1', 'MKI', 5, 1],
      ['1', 'GWP', 10],
      ['2', 'MKI', 2],
      ['2', 'GWP', 1],
    ];
    expect(itemsOf(await read({ Posten: POSTEN, 'Set A1': toModuleRows('a1', bare) }))).toMatchObject([
      { impacts: { a1: { mkiEur: [50, 10, ...Array(8).fill(null)] } } },
      {},
    ]);
  });
});

describe('a row for each value', () => {
  const body = toValueRows(A1);
  const standard = read({ Posten: POSTEN, 'Set A1': [SET_HEADER, ...A1] });

  it('is read in any order of rows and columns, and a note says so', async () => {
    const turned = [VALUES, ...body].map((row) => row.toReversed());
    const reading = await read({ Posten: POSTEN, 'Set A1': [turned[0] ?? [], ...turned.slice(1).reverse()] });
    expect(itemsOf(reading)).toMatchObject(
      (await standard).kind === 'read' ? [{ item: { postNumber: '1' } }, { item: { postNumber: '2' } }] : [],
    );
    expect(itemsOf(reading)).toEqual(itemsOf(await standard));
    expect(problemsOf(reading)).toContain('profile-layout Set A1 A1');
  });

  it('has its unit in each row, and refuses ADPF that has one in some rows only', async () => {
    const unitOf = (row: readonly TestCell[], inKg: string | null) =>
      row[2] === 'ADPF' ? (row[1] === 'A1-A3' ? 'MJ' : inKg) : row[2] === 'GWP' ? 'kg CO2-eq' : null;
    const withUnits = (inKg: string | null) =>
      read({
        Posten: POSTEN,
        'Set A1': [[...VALUES, 'Eenheid'], ...body.map((row) => [...row, unitOf(row, inKg)])],
      });
    const inMj = A1.map((row) =>
      row[1] === 'ADPF' && typeof row[2] === 'number' ? row.with(2, row[2] * 4.81e-4) : row,
    );
    const expected = await read({ Posten: POSTEN, 'Set A1': [SET_HEADER, ...inMj] });
    expect(itemsOf(await withUnits('kg Sb-eq'))).toEqual(itemsOf(expected));
    expect(problemsOf(await withUnits(null))).toContain('unit-partly Set A1 C13');
    const wrong = [[...VALUES, 'Eenheid'], ...body.map((row) => [...row, row[2] === 'GWP' ? 'kWh' : null])];
    expect(problemsOf(await read({ Posten: POSTEN, 'Set A1': wrong }))).toContain('unit-mismatch Set A1 E22');
  });

  it('refuses a value twice, and an unknown indicator', async () => {
    const twice = await read({ Posten: POSTEN, 'Set A1': [VALUES, ...body, ['1', 'A4', 'GWP', 3]] });
    expect(problemsOf(twice)).toContain(`duplicate-value Set A1 D${body.length + 2}`);
    const unknown = await read({ Posten: POSTEN, 'Set A1': [VALUES, ...body, ['1', 'A4', 'Onzin', 3]] });
    expect(problemsOf(unknown)).toContain(`unknown-indicator Set A1 C${body.length + 2}`);
    const resource = await read({ Posten: POSTEN, 'Set A1': [VALUES, ...body, ['1', 'A4', 'PERT', 3]] });
    expect(itemsOf(resource)).toEqual(itemsOf(await standard));
  });

  it('names its set in one sheet for all, and never another than that of its sheet', async () => {
    const shared = [[...VALUES, 'Set'], ...toValueRows(A1, 'Set A1')];
    expect(itemsOf(await read({ Posten: POSTEN, Waarden: shared }))).toEqual(itemsOf(await standard));
    const none = await read({ Posten: POSTEN, Waarden: [...shared, ['1', 'A4', 'GWP', 3, null]] });
    expect(problemsOf(none)).toContain(`invalid-choice Waarden E${shared.length + 1}`);
    const other = await read({ Posten: POSTEN, 'Set A1': [[...VALUES, 'Set'], ...toValueRows(A1, 'A2')] });
    expect(problemsOf(other)).toContain('invalid-choice Set A1 E2');
    // Without the column, a sheet of any name says of no set what it holds.
    const unsaid = await read({ Posten: POSTEN, Waarden: [VALUES, ...body] });
    expect(problemsOf(unsaid)).toEqual(['missing-sheet']);
  });
});
