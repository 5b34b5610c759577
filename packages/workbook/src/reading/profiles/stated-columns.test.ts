import { utils } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS, IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell, type TestWorkbook } from '../../testing/build-workbook.ts';
import { buildXls } from '../../testing/build-xls.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { seededNumbers } from '../../testing/seeded-numbers.ts';
import { problemExplanation, problemMessage } from '../../text/problem-message.ts';
import { questionMessage } from '../../text/question-text.ts';

type Reading = Awaited<ReturnType<typeof read>>;

function read(
  sheets: TestWorkbook['sheets'],
  answers: Answers = {},
  more: Omit<TestWorkbook, 'sheets'> = {},
) {
  return readCalculation(buildWorkbook({ sheets, ...more }), 'a.xlsx', FIRST_WEIGHTED_SETS, { answers });
}
const itemsOf = (reading: Reading) => (reading.kind === 'read' ? reading.items : problemsOf(reading));
const mkiOf = (reading: Reading, set: SetCode = 'a1') =>
  reading.kind === 'read' ? reading.items.map(({ impacts }) => impacts[set]?.mkiEur) : problemsOf(reading);
const doubtsOf = (reading: Reading) =>
  reading.kind === 'read'
    ? reading.warnings.flatMap(({ severity, code }) => (severity === 'warning' ? [code] : []))
    : [];
const NULLS = Array<null>(10).fill(null);
/** Euro in the first modules, and nothing in the others. */
const first = (...figures: (number | null)[]) => [...figures, ...NULLS].slice(0, 10);

const UNNAMED = 'stated-set:Posten:unnamed';
const PER_UNIT: Answers = {
  [UNNAMED]: 'a1',
  // The same questions in each set: an answer doesn't get lost by one about the set.
  'amounts:Posten:mki:MKI A1-A3': 'per-unit',
  'amounts:Posten:co2:GWP A1-A3': 'per-unit',
};
const headersOf = (name: string) => LIFE_CYCLE_MODULES.map((module) => `${name} ${module}`);
/** Euro of one unit in each module, and kg CO2 of one unit. */
const MKI: TestCell[] = [7, 1, 0.5, null, 'ND', 0.1, 0.2, 0.3, 0.4, -2];
const CO2: TestCell[] = [70, 10, null, null, null, 1, 2, 3, 4, -20];
const HEADER = [...POSTEN_HEADER, ...headersOf('MKI'), ...headersOf('GWP')];
const POSTEN = [
  HEADER,
  [...postenRow('1'), ...MKI, ...CO2],
  [...postenRow('2', { quantity: 3 }), ...MKI.with(0, '1,5'), ...CO2],
];
/** The same in the layout. */
const STANDARD = {
  Posten: [POSTEN_HEADER, postenRow('1'), postenRow('2', { quantity: 3 })],
  'Set A1': [
    SET_HEADER,
    ...[
      ['1', 'MKI', ...MKI],
      ['1', 'GWP', ...CO2],
      ['2', 'MKI', ...MKI.with(0, '1,5')],
      ['2', 'GWP', ...CO2],
    ],
  ],
};

describe('any calculation is the same with its MKI in columns of Posten', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => [seed]))('seed %d', async (seed) => {
    const random = seededNumbers(seed + 1);
    const figure = (): TestCell => {
      const drawn = random();
      if (drawn < 0.2) return null;
      if (drawn < 0.25) return 'ND';
      if (drawn < 0.3) return `${Math.floor(random() * 90)},${1 + Math.floor(random() * 9)}`;
      return (random() - 0.1) * 10 ** Math.floor(random() * 6 - 3);
    };
    const row = () => [random() + 0.01, ...Array.from({ length: 9 }, figure)];
    const sets: SetCode[] = random() < 0.4 ? ['a1', 'a2'] : random() < 0.5 ? ['a1'] : ['a2'];
    const posts = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => `P${at}`);
    const items = posts.map((post) => ({
      cells: postenRow(post, { quantity: 1 + Math.floor(random() * 50) }),
      stated: sets.map((set) => ({ set, mki: row(), co2: random() < 0.8 ? row() : null })),
    }));
    const standard = await read({
      Posten: [POSTEN_HEADER, ...items.map(({ cells }) => cells)],
      ...Object.fromEntries(
        sets.map((set, at) => [
          IMPACT_SETS[set].name,
          [
            SET_HEADER,
            ...items.flatMap(({ cells: [post = null], stated }) => {
              const { mki = [], co2 = null } = stated[at] ?? {};
              const ofCo2 = co2 ? [[post, IMPACT_SETS[set].co2Indicator, ...co2]] : [];
              return [[post, 'MKI', ...mki], ...ofCo2];
            }),
          ],
        ]),
      ),
    });
    expect(standard.kind).toBe('read');
    const columns = sets.flatMap((set) => [
      ...headersOf(`MKI (€ per eenheid) Set ${set.toUpperCase()}`),
      ...headersOf(`CO2 (kg/eenheid) ${set.toUpperCase()}`),
    ]);
    const Posten = [
      [...POSTEN_HEADER, ...columns],
      ...items.map(({ cells, stated }) => [
        ...cells,
        ...stated.flatMap(({ mki, co2 }) => [...mki, ...(co2 ?? Array(10).fill(null))]),
      ]),
    ];
    const turned = Posten.map((cells) => cells.toReversed());
    for (const sheet of [Posten, turned]) {
      const reading = await read({ Posten: sheet });
      expect(itemsOf(reading)).toEqual(itemsOf(standard));
      expect(doubtsOf(reading)).toEqual(doubtsOf(standard));
      expect(reading.kind === 'read' && reading.sets).toEqual(sets);
    }
  });
});

describe('MKI and CO2 in columns of Posten', () => {
  const standard = read(STANDARD);

  it('count as rows MKI and GWP would in the sheet of the set, which notes tell', async () => {
    const reading = await read({ Posten: POSTEN }, PER_UNIT);
    expect(itemsOf(reading)).toEqual(itemsOf(await standard));
    expect(problemsOf(reading)).toEqual(['stated-columns Posten G1', 'not-declared Posten K2']);
    const [note] = reading.kind === 'read' ? reading.warnings : [];
    const text = note && problemMessage(note, 'nl');
    expect(text).toContain('gelezen als die van Set A1: zij is opgegeven en niet uit indicatoren gewogen.');
    expect(text).toContain("'GWP A1-A3', 'GWP A4' en 8 andere zijn gelezen als GWP.");
  });

  it('name no set in any other question while theirs is open', async () => {
    const category = 'NMD-categorie';
    const row = (post: string, mki: TestCell) => [...postenRow(post), '3', mki];
    const readWith = (mki: number, answers: Answers = {}, more: Omit<TestWorkbook, 'sheets'> = {}) =>
      read(
        {
          Posten: [
            [...POSTEN_HEADER, category, 'MKI A1-A3 per eenheid'],
            row('1', mki),
            ...['2', '3', '4', '5', '6'].map((post) => row(post, mki / 45)),
          ],
        },
        answers,
        more,
      );
    const sentences = async (reading: Promise<Reading>) =>
      (await reading).questions
        .filter(({ kind }) => kind !== 'stated-set')
        .flatMap((question) => [questionMessage(question, 'nl'), questionMessage(question, 'en')]);
    const hidden = { rowAttributes: { Posten: { 3: 'hidden="1"' } } };
    const open = await sentences(readWith(90, {}, hidden));
    expect(open.join()).toContain("Klopt het dat post '1' (AC 16 base) 90 % van de MKI is?");
    expect(open.join()).toContain('Zonder module D zijn deze posten €1.000,- MKI; 30 % daarvan is €300,-.');
    expect(open.join()).toContain('€20,- van €1.000,- MKI (2 %)');
    const nothing = await sentences(readWith(0));
    expect(nothing.join()).toContain('Klopt het dat de MKI €0,- is, over 6 posten?');
    for (const sentence of [...open, ...nothing]) expect(sentence).not.toMatch(/Set A[12]/);
    for (const [set, name] of [
      ['a1', 'Set A1'],
      ['a2', 'Set A2'],
    ] as const) {
      const known = (await sentences(readWith(90, { [UNNAMED]: set }, hidden))).join();
      expect(known).toContain(`90 % van de MKI in ${name} is?`);
      expect(known).toContain(`€1.000,- MKI in ${name}; 30 % daarvan`);
      expect(known).toContain(`€20,- van €1.000,- MKI in ${name} (2 %)`);
    }
  });

  it('are of the set that the uploader says: three required questions', async () => {
    const asked = await read({ Posten: POSTEN });
    expect(asked.questions).toMatchObject([
      {
        ...{ kind: 'stated-set', id: UNNAMED, required: true, changesReading: true },
        ...{ sheet: 'Posten', row: 1, cell: 'G1', choices: ['a1', 'a2'], proposal: null },
      },
      // 10 × 7.5 + 3 × 2 and 7.5 + 2 euro
      { kind: 'amounts', columnName: 'MKI', required: true, perUnit: 81, inAll: 9.5 },
      { kind: 'amounts', columnName: 'CO2', required: true, perUnit: 910, inAll: 140 },
    ]);
    // They are of a set only once that is said.
    const said = await read({ Posten: POSTEN }, { [UNNAMED]: 'a2' });
    expect(said.questions.slice(1)).toMatchObject([
      { columnName: 'MKI (Set A2)' },
      { columnName: 'GWP-total (Set A2)' },
    ]);
    const [question, amounts] = asked.questions;
    expect(question && questionMessage(question, 'nl')).toContain(
      "Van welke set is de MKI per module op het blad 'Posten'? De koppen zeggen het niet ('MKI A1-A3', 'MKI A4' en 8 andere).",
    );
    expect(amounts && questionMessage(amounts, 'nl')).toContain(
      "Zijn de waarden van de kolommen 'MKI A1-A3', 'MKI A4' en 8 andere per Unit of voor de hele hoeveelheid van de post? Per Unit komt 'MKI' in totaal op €81,-, voor de hele hoeveelheid op €9,50.",
    );
    const ofA2 = await read({ Posten: POSTEN }, { ...PER_UNIT, [UNNAMED]: 'a2' });
    expect(ofA2).toMatchObject({ sets: ['a2'] });
    expect(mkiOf(ofA2, 'a2')).toEqual(mkiOf(await standard));
    expect(ofA2.kind === 'read' && ofA2.items[0]?.impacts.a2?.co2Kg?.[0]).toBe(700);
  });

  it('are divided by Hoeveelheid where they are for the whole quantity', async () => {
    const answers = {
      ...PER_UNIT,
      'amounts:Posten:mki:MKI A1-A3': 'in-all',
      'amounts:Posten:co2:GWP A1-A3': 'in-all',
    };
    const reading = await read({ Posten: POSTEN }, answers);
    const stated = MKI.map((cell) => (cell === 'ND' ? null : cell));
    expect(mkiOf(reading)).toEqual([stated, stated.with(0, 1.5)]);
    expect(reading.kind === 'read' && reading.items[1]?.impacts.a1?.co2Kg?.slice(0, 3)).toEqual([
      70,
      10,
      null,
    ]);
    // Only the CO2 is, when that is the answer.
    const mixed = await read({ Posten: POSTEN }, { ...answers, 'amounts:Posten:mki:MKI A1-A3': 'per-unit' });
    expect(mkiOf(mixed)).toEqual(mkiOf(await standard));
    const none = await read(
      { Posten: [HEADER, [...postenRow('1', { quantity: 0 }), ...MKI, ...CO2]] },
      answers,
    );
    expect(problemsOf(none)).toContain('nothing-to-divide Posten G2');
    // Work that was not done and costs nothing has nothing to divide.
    const zeros = HEADER.slice(POSTEN_HEADER.length).map(() => 0);
    const undone = [...postenRow('1', { quantity: 0 }), ...zeros];
    const free = await read({ Posten: [HEADER, undone, [...postenRow('2'), ...MKI, ...CO2]] }, answers);
    expect(mkiOf(free)).toMatchObject([{ 0: 0 }, { 0: 7 }]);
  });

  it('are asked about with what a header says, also one above it', async () => {
    const proposal = async (header: string, above: readonly TestCell[] = []) => {
      const rows = [above, [...POSTEN_HEADER, header], [...postenRow('1'), 5]];
      const reading = await read({ Posten: above.length > 0 ? rows : rows.slice(1) });
      return reading.questions.flatMap((question) =>
        question.kind === 'amounts' ? [question.proposal] : [],
      );
    };
    expect(await proposal('MKI totaal A1-A3')).toEqual(['in-all']);
    expect(await proposal('MKI A1-A3', [...Array(6).fill(null), 'Totaal per post'])).toEqual(['in-all']);
    expect(await proposal('MKI A1-A3')).toEqual([null]);
    expect(await proposal('MKI A1-A3 (€/eenheid)')).toEqual([]);
    const one = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI A1-A3'],
        [...postenRow('1'), 5],
      ],
    });
    const texts = one.questions.map((question) => questionMessage(question, 'nl'));
    expect(texts.join()).toContain("Zijn de waarden van de kolom 'MKI A1-A3' per Unit of");
    // What only some of the headers say is asked.
    const some = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI A1-A3 (€/eenheid)', 'MKI A4'],
        [...postenRow('1'), 5, 1],
      ],
    });
    expect(some.questions).toMatchObject([{ kind: 'stated-set' }, { kind: 'amounts', proposal: null }]);
  });

  it('are not read where their headers contradict each other', async () => {
    const of = async (headers: readonly string[], above: readonly TestCell[] = []) => {
      const rows = [
        [...Array(6).fill(null), ...above],
        [...POSTEN_HEADER, ...headers],
        [...postenRow('1'), ...headers.map(() => 5)],
      ];
      return read({ Posten: above.length > 0 ? rows : rows.slice(1) }, PER_UNIT);
    };
    const reading = await of(['MKI A1-A3 per eenheid', 'MKI A5', 'MKI A4 totaal']);
    expect(problemsOf(reading)).toContain('contradicting-amounts Posten I1');
    expect(reading.questions.some(({ kind }) => kind === 'amounts')).toBe(false);
    const texts = problemsIn(reading).map((problem) => problemMessage(problem, 'nl'));
    expect(texts[0]).toContain(
      "De kolom 'MKI A4 totaal' is volgens haar kop voor de hele hoeveelheid, en de kolom 'MKI A1-A3 per eenheid' per eenheid.",
    );
    expect(problemsOf(await of(['MKI A1-A3', 'MKI A4'], ['Per eenheid', 'Totaal']))).toContain(
      'contradicting-amounts Posten H2',
    );
    const ofCo2 = await of(['MKI A1-A3 per eenheid', 'GWP A1-A3 totaal', 'GWP A4 per eenheid']);
    expect(problemsOf(ofCo2)).toContain('contradicting-amounts Posten I1');
    // The MKI and the CO2 may be for different things.
    const apart = await of(['MKI A1-A3 per eenheid', 'CO2 A1-A3 totaal']);
    expect(apart).toMatchObject({ kind: 'read', questions: [{}, { kind: 'amounts', proposal: 'in-all' }] });
  });

  it('have the set of their headers; CO2 of another set is not read', async () => {
    const named = (mki: string, co2: string) =>
      read({
        Posten: [
          [...POSTEN_HEADER, `${mki} A1-A3 (€/eenheid)`, `${co2} A1-A3 (kg/eenheid)`],
          [...postenRow('1'), 5, 100],
        ],
      });
    const a2 = await named('MKI A2', 'CO2');
    expect(a2.questions).toEqual([]);
    expect(a2).toMatchObject({
      sets: ['a2'],
      items: [{ impacts: { a2: { mkiEur: first(50), co2Kg: first(1000) } } }],
    });
    const other = await named('MKI Set A1', 'GWP-total');
    expect(other).toMatchObject({ sets: ['a1'], items: [{ impacts: { a1: { co2Kg: null } } }] });
    expect(problemsOf(other)).toEqual([
      'undeclared-co2 Posten A2',
      'stated-columns Posten G1',
      'missing-modules Posten G1',
      'unknown-column Posten H1',
    ]);
    const [warning] = other.kind === 'read' ? other.warnings : [];
    expect(warning && problemMessage(warning, 'nl')).toContain("Vul de kolommen 'GWP A1-A3', 'GWP A4'");
    // The total of climate change is of Set A2, which is proposed and not decided.
    const proposed = await named('MKI', 'GWP-total');
    expect(proposed.questions).toMatchObject([{ kind: 'stated-set', choices: ['a2', 'a1'], proposal: 'a2' }]);
    expect(proposed).toMatchObject({ sets: ['a2'], items: [{ impacts: { a2: { co2Kg: first(1000) } } }] });
  });

  it('without CO2 are one warning where no item has any, and one for each item where others have', async () => {
    const warnings = async (...co2: readonly TestCell[]) => {
      const reading = await read({
        Posten: [
          [...POSTEN_HEADER, 'MKI Set A1 A1-A3 (€/eenheid)', 'CO2 Set A1 A1-A3 (kg/eenheid)'],
          ...co2.map((value, at) => [...postenRow(`${at + 1}`), 5 + at, value]),
        ],
      });
      const found = reading.kind === 'read' ? reading.warnings : [];
      return found.flatMap((each) => (each.code === 'undeclared-co2' ? problemMessage(each, 'nl') : []));
    };
    expect(await warnings(null, null, null)).toEqual([
      expect.stringContaining(
        'Geen van de 3 posten geeft GWP op: de CO2-uitstoot van de berekening is niet bekend.',
      ),
    ]);
    expect(await warnings(null, 7, null)).toEqual([
      expect.stringContaining("Post '1' geeft GWP niet op"),
      expect.stringContaining("Post '3' geeft GWP niet op"),
    ]);
    expect(await warnings(null)).toEqual([expect.stringContaining("Post '1' geeft GWP niet op")]);
  });

  it('leave a module without a column undeclared, and warn of one outside the layout', async () => {
    const reading = await read(
      {
        Posten: [
          [...POSTEN_HEADER, 'MKI A1-A3', 'MKI C3', 'MKI B2', 'MKI C1-C4', 'MKI'],
          [...postenRow('1'), 5, 1, 3, 0, 9],
        ],
      },
      PER_UNIT,
    );
    const nulls = (count: number) => Array(count).fill(null);
    expect(mkiOf(reading)).toEqual([[50, ...nulls(6), 10, ...nulls(2)]]);
    expect(problemsOf(reading)).toEqual([
      'ignored-column Posten I1',
      'undeclared-co2 Posten A2',
      'stated-columns Posten G1',
      'missing-modules Posten G1',
      'unknown-column Posten K1',
    ]);
  });

  it('must have a value for each item, and may be 0', async () => {
    const of = (...cells: TestCell[]) =>
      read({
        Posten: [
          [...POSTEN_HEADER, 'MKI A1-A3', 'MKI A4', 'GWP A1-A3'],
          [...postenRow('1'), ...cells],
        ],
      });
    expect(problemsOf(await of(null, 'ND', 6))).toContain('missing-set-rows Posten A2');
    const [missing] = (await of(null, null, 6)).kind === 'refused' ? problemsIn(await of(null, null, 6)) : [];
    expect(missing && problemMessage(missing, 'nl')).toContain(
      'in geen van de kolommen met de MKI van Set A1',
    );
    expect(mkiOf(await of(0, null, null))).toEqual([first(0)]);
    for (const wrong of ['onbekend', { attributes: 't="e"', inside: '<v>#REF!</v>' }, '2024-01-05'])
      expect((await of(wrong, 1, 1)).kind).toBe('refused');
  });

  it('may be named below a title that is merged over its columns, or above it', async () => {
    const blanks = Array(9).fill(null);
    const titles = [...Array(6).fill(null), 'MKI (€)', ...blanks, 'CO2 (kg)', ...blanks];
    const modules = [...LIFE_CYCLE_MODULES, ...LIFE_CYCLE_MODULES];
    const merged = '<mergeCells><mergeCell ref="G1:P1"/><mergeCell ref="Q1:Z1"/></mergeCells>';
    const answers = {
      [UNNAMED]: 'a1',
      'amounts:Posten:mki:MKI (€) A1-A3': 'per-unit',
      'amounts:Posten:co2:CO2 (kg) A1-A3': 'per-unit',
    };
    const below = [titles, [...POSTEN_HEADER, ...modules], ...POSTEN.slice(1)];
    const upper = [
      [...POSTEN_HEADER, 'MKI (€)', ...blanks, 'CO2 (kg)', ...blanks],
      [...Array(6).fill(null), ...modules],
      ...POSTEN.slice(1),
    ];
    for (const Posten of [below, upper]) {
      const reading = await read({ Posten }, answers, { afterRows: { Posten: merged } });
      expect(itemsOf(reading)).toEqual(itemsOf(await standard));
      expect(reading.questions.every(({ id }) => id in answers)).toBe(true);
      expect(problemsOf(reading)).toEqual([
        'stated-columns Posten G2',
        'two-row-header Posten A2',
        'not-declared Posten K3',
      ]);
    }
    // A header that a page repeats is no item.
    const repeated = await read({ Posten: [...below, below[1] ?? []] }, answers);
    expect(itemsOf(repeated)).toEqual(itemsOf(await standard));
    // A title of its own block, and one of something else, reach no further.
    const other = await read({ Posten: [titles.with(8, 'Kosten'), ...below.slice(1)] }, answers);
    expect(mkiOf(other)).toEqual([first(70, 10), first(4.5, 3)]);
  });

  it('have a title that ends where its merge does', async () => {
    const blanks = (count: number) => Array<null>(count).fill(null);
    const under = (below: readonly string[], merge: string | null, title = 'MKI per eenheid') =>
      read(
        {
          Posten: [
            [...blanks(6), title],
            [...POSTEN_HEADER, ...below],
            [...postenRow('1'), ...below.map((_, at) => at + 1)],
          ],
        },
        PER_UNIT,
        merge ? { afterRows: { Posten: `<mergeCells><mergeCell ref="${merge}"/></mergeCells>` } } : {},
      );
    expect(mkiOf(await under(['A1-A3', 'A4', 'D'], 'G1:I1'))).toEqual([first(10, 20).with(9, 30)]);
    const beyond = await under(['A1-A3', 'A4', 'D'], 'G1:H1');
    expect(beyond.kind).toBe('refused');
    expect(problemsOf(beyond)).toContain('beyond-title Posten I2');
    expect(problemsIn(beyond).map((problem) => problemMessage(problem, 'nl'))[0]).toContain(
      "Het is niet duidelijk of de titel 'MKI per eenheid' ook boven de kolom 'D' staat. Maak van de kop 'MKI per eenheid D' als",
    );
    // A title without a merge is that of the modules beside one another.
    expect(mkiOf(await under(['A1-A3', 'A4', 'D'], null))).toEqual([first(10, 20).with(9, 30)]);
    for (const between of ['Opmerking', 'Totaal', '']) {
      const below = ['A1-A3', 'A4', between, 'D'];
      expect(problemsOf(await under(below, null))).toContain('beyond-title Posten J2');
      expect(mkiOf(await under(below, 'G1:J1'))).toEqual([first(10, 20).with(9, 40)]);
    }
    // A column that isn't read can't be read wrongly.
    expect((await under(['A1-A3', 'A4', 'Diameter'], 'G1:H1')).kind).toBe('read');
    // Below a title too, a figure of a module doesn't get lost.
    expect(problemsOf(await under(['A1-A3', 'A4 (€/ton)', 'A5'], 'G1:I1'))).toContain(
      'lost-impact Posten H2',
    );
  });

  it('are not read where a column occurs twice', async () => {
    const twice = await read(
      { Posten: POSTEN.map((row, at) => [...row, at === 0 ? 'ECI A1-A3' : 1]) },
      PER_UNIT,
    );
    expect(problemsOf(twice)).toContain('duplicate-column Posten AA1');
    const ofSets = ['MKI A1-A3', 'MKI A4', 'MKI Set A2 A1-A3', 'MKI Set A2 A4'];
    const both = await read({
      Posten: [
        [...POSTEN_HEADER, ...ofSets],
        [...postenRow('1'), 1, 2, 3, 4],
      ],
    });
    // What no header names can only be of the other set.
    expect(both.questions[0]).toMatchObject({ kind: 'stated-set', choices: ['a1'] });
    expect(both).toMatchObject({ sets: ['a1', 'a2'] });
  });

  it('join the only set that is named', async () => {
    const headers = ['MKI A1-A3 (Set A1)', 'MKI A4', 'CO2 A1-A3 (Set A1)', 'CO2 A4'];
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, ...headers.map((header) => `${header} per eenheid`)],
        [...postenRow('1'), 5, 6, 100, 20],
      ],
    });
    expect(reading).toMatchObject({
      questions: [],
      items: [{ impacts: { a1: { mkiEur: first(50, 60), co2Kg: first(1000, 200) } } }],
    });
  });

  it('are read of an .xls file too', async () => {
    const bytes = buildXls({
      Posten: POSTEN.map((row) => row.filter((cell) => typeof cell !== 'object' || cell === null)),
    });
    const reading = await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS, { answers: PER_UNIT });
    expect(itemsOf(reading)).toEqual(itemsOf(await standard));
    const titles = [...Array(6).fill(null), 'MKI (Set A1) per eenheid'];
    const rows = [titles, [...POSTEN_HEADER, 'A1-A3', 'A4', 'D'], [...postenRow('1'), 5, 1, 9]];
    const titled = buildXls({ Posten: rows }, ({ Posten }) => {
      if (Posten) Posten['!merges'] = [utils.decode_range('G1:H1')];
    });
    expect(problemsOf(await readCalculation(titled, 'a.xls', FIRST_WEIGHTED_SETS))).toContain(
      'beyond-title Posten I2',
    );
  });

  it('are asked about where nobody sees them', async () => {
    const hidden = {
      beforeRows: {
        Posten: '<cols><col min="8" max="8" hidden="1"/><col min="17" max="17" hidden="1"/></cols>',
      },
    };
    const reading = await read({ Posten: POSTEN }, PER_UNIT, hidden);
    expect(reading.questions.at(-1)).toMatchObject({
      kind: 'hidden-columns',
      columns: [
        { column: 'MKI A4 (Set A1)', letters: 'H', rows: 2 },
        { column: 'GWP A1-A3 (Set A1)', letters: 'Q', rows: 2 },
      ],
      // 13 units of €1
      mki: [{ set: 'a1', mkiEur: 13, totalEur: 81 }],
    });
    const row = await read({ Posten: POSTEN }, PER_UNIT, { rowAttributes: { Posten: { 3: 'hidden="1"' } } });
    expect(row.questions.at(-1)).toMatchObject({ kind: 'hidden-rows', mki: [{ mkiEur: 6, totalEur: 81 }] });
  });

  it('are divided in a row of totals that is left out too', async () => {
    const total = (mki: number) =>
      read(
        {
          Posten: [
            [...POSTEN_HEADER, 'MKI A1-A3 totaal (Set A1)'],
            [...postenRow('1', { quantity: 100 }), 1000],
            [...postenRow('2', { quantity: 50 }), 650],
            [...postenRow('T', { quantity: 150 }).with(3, 'Totaal asfalt'), mki],
          ],
        },
        {
          'amounts:Posten:mki:MKI A1-A3 totaal (Set A1)': 'in-all',
          'no-posts:Posten:1:4': 'leave-out',
        },
      );
    const reading = await total(1650);
    expect(mkiOf(reading)).toEqual([first(1000), first(650)]);
    expect(reading.questions).toMatchObject([
      { kind: 'amounts', perUnit: 132500, inAll: 1650 },
      { kind: 'no-posts', rows: [{ mki: [{ set: 'a1', mkiEur: 1650 }] }] },
    ]);
    expect(doubtsOf(reading)).toEqual(['undeclared-co2', 'left-out-mki']);
    const [leftOut] =
      reading.kind === 'read' ? reading.warnings.filter(({ code }) => code === 'left-out-mki') : [];
    expect(leftOut).toMatchObject({ amounts: [{ set: 'a1', mkiEur: 1650 }] });
    expect(doubtsOf(await total(1700))).toContain('total-mki-differs');
  });

  it('are no item in a row of totals, and hold one against the other', async () => {
    const total = ['', '', '', 'Totaal', '', '', 8.5, ...Array(19).fill(null)];
    const right = await read({ Posten: [...POSTEN, total] }, PER_UNIT);
    expect(itemsOf(right)).toEqual(itemsOf(await standard));
    expect(right.questions.some(({ kind }) => kind === 'no-posts')).toBe(true);
  });
});

describe('a column with the MKI or the CO2 of a module that is not read beside others', () => {
  const beside = (header: string, cell: TestCell, mki = 'MKI A1-A3 (€/eenheid)') =>
    read(
      {
        Posten: [
          [...POSTEN_HEADER, mki, header],
          [...postenRow('1'), 5, cell],
        ],
      },
      PER_UNIT,
    );

  it.each([
    'MKI A4 vervoer',
    'MKI A4 (€/ton)',
    'MKI A5/m2',
    'MKIA4',
    'A4 in k€ MKI',
    'MKI D (buiten de grens)',
    // of a set without an A1-A3 of its own
    'MKI Set A2 A4',
    'CO2 A4 (ton)',
  ])('%s refuses the file', async (header) => {
    for (const cell of [0.5, '0,5', -2, '€ 5', '5 euro', { attributes: 't="e"', inside: '<v>#REF!</v>' }]) {
      const reading = await beside(header, cell);
      expect(reading.kind).toBe('refused');
      expect(problemsOf(reading)).toContain('lost-impact Posten H1');
      expect((await beside(header, cell, 'MKI Set A1 A1-A3 per eenheid')).kind).toBe('refused');
    }
  });

  it('says what to do, and of no module that its column is not there', async () => {
    const reading = await beside('MKI A4 (€/ton)', 3);
    const texts = problemsIn(reading).map((problem) => problemMessage(problem, 'nl'));
    expect(texts[0]).toContain("De kolom 'MKI A4 (€/ton)' noemt de MKI van A4 en kan niet gelezen worden");
    expect(texts[0]).toContain("Geef de kolom de kop 'MKI A4', met waarden in euro");
    expect(texts.join()).toContain('Er is geen kolom voor A5, B1');
    // A column of CO2 says nothing of the MKI.
    const ofCo2 = problemsIn(await beside('CO2 A4 (ton)', 3)).map((problem) => problemMessage(problem, 'nl'));
    expect(ofCo2.join()).toContain('Er is geen kolom voor A4, A5');
  });

  it('refuses nothing where it adds nothing', async () => {
    for (const cell of [0, '0,0', null, 'ND', 'zie bijlage 3']) {
      expect(mkiOf(await beside('MKI A4 (€/ton)', cell))).toEqual([first(50)]);
    }
    for (const header of ['MKI per ton', 'MKI', 'MKI Set A1 totaal', 'MKI A1', 'Klasse D', 'GWP-f A4'])
      expect(mkiOf(await beside(header, 3))).toEqual([first(50)]);
    const outside = await beside('MKI B2 (gebruik)', 3);
    expect(problemsOf(outside)).toContain('ignored-column Posten H1');
  });

  it('is a sum over modules that have no column, also where its header says more', async () => {
    for (const header of ['MKI C (sloop)', 'MKI C1 t/m C4', 'MKI A4-A5 (€)']) {
      expect(problemsOf(await beside(header, 3))).toContain('joined-modules Posten H1');
      expect(mkiOf(await beside(header, 0))).toEqual([first(50)]);
    }
  });

  it('is of neither set where headers name both', async () => {
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI A1 A1-A3 per eenheid', 'MKI A2 A1-A3 per eenheid', 'MKI A1-A3', 'MKI A4'],
        [...postenRow('1'), 5, 6, 7, 8],
      ],
    });
    expect(problemsOf(reading)).toEqual(
      expect.arrayContaining(['lost-impact Posten I1', 'lost-impact Posten J1']),
    );
    // Without a production of its own it is not that of the first set either.
    const rest = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI A1 A1-A3 per eenheid', 'MKI A2 A1-A3 per eenheid', 'MKI A4 per eenheid'],
        [...postenRow('1'), 5, 6, 8],
      ],
    });
    expect(problemsOf(rest)).toContain('lost-impact Posten I1');
  });

  it('may be CO2 of either set', async () => {
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI A1 A1-A3 per eenheid', 'MKI A2 A1-A3 per eenheid', 'CO2 A1-A3 per eenheid'],
        [...postenRow('1'), 5, 6, 100],
      ],
    });
    expect(problemsOf(reading)).toContain('lost-impact Posten I1');
    // The error says already that the column isn't read.
    expect(problemsOf(reading)).not.toContain('unknown-column Posten I1');
  });
});

describe('a row of units below the columns', () => {
  const withUnits = (units: readonly TestCell[]) =>
    read(
      {
        Posten: [
          [...POSTEN_HEADER, 'MKI A1-A3', 'MKI A4'],
          [...POSTEN_HEADER.map(() => null), ...units],
          [...postenRow('1'), 5, 6],
        ],
      },
      PER_UNIT,
    );

  it.each([
    ['€', '€'],
    ['euro', null],
  ])('in euro is passed over: %j, %j', async (...units) => {
    expect(mkiOf(await withUnits(units))).toEqual([first(50, 60)]);
  });

  it.each([
    [['€', 'k€'], 'lost-impact Posten H2'],
    [['€', 'zie bijlage'], 'lost-impact Posten H2'],
    [['€/ton', '€'], 'missing-sheet'],
    [['cent', null], 'missing-sheet'],
  ])('with another one refuses the column: %j', async (units, problem) => {
    expect(problemsOf(await withUnits(units))).toContain(problem);
  });
});

it('an item below the columns is no row of units, though all its figures are texts', async () => {
  const item = (number: string, ...figures: string[]) => [
    ...postenRow(number).map((cell) => (typeof cell === 'number' ? String(cell) : cell)),
    ...figures,
  ];
  const reading = await read(
    { Posten: [[...POSTEN_HEADER, 'MKI A1-A3', 'MKI A4'], item('1', '5,5', '6,5'), item('2', '1,5', '2,5')] },
    PER_UNIT,
  );
  expect(mkiOf(reading)).toEqual([first(55, 65), first(15, 25)]);
});

describe('an MKI on Posten that is not read', () => {
  const refused = async (headers: readonly string[]) => {
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, ...headers],
        [...postenRow('1'), ...headers.map(() => 5)],
      ],
    });
    expect(reading.kind).toBe('refused');
    return problemsOf(reading);
  };

  it('has no modules, which is said with what to do', async () => {
    expect(await refused(['MKI'])).toEqual([
      'missing-sheet',
      'mki-without-modules Posten G1',
      'unknown-column Posten G1',
    ]);
    expect(await refused(['MKI totaal (€)'])).toContain('mki-without-modules Posten G1');
    expect(await refused(['MKI A1', 'MKI A2'])).toContain('mki-without-modules Posten G1');
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, 'MKI'],
        [...postenRow('1'), 5],
      ],
    });
    const told = problemsIn(reading).map((problem) => problemExplanation(problem, 'nl'));
    expect(told[0]).toContain(
      'geef haar dan daar een kolom voor elke module: MKI A1-A3, MKI A4 en zo verder.',
    );
    expect(told[1]).toContain("De kolom 'MKI' zegt niet van welke module de MKI is");
  });

  it('has modules without A1-A3', async () => {
    expect(await refused(['MKI A4', 'MKI D'])).toContain('missing-column Posten G1');
    expect(await refused(['MKI A1', 'MKI A4'])).toContain('missing-column Posten H1');
  });

  it('has A1, A2 and A3 apart, which must be added up', async () => {
    const apart = ['MKI A1', 'MKI A2', 'MKI A3', 'MKI A4'];
    expect(await refused(apart)).toContain('modules-apart Posten I1');
    expect(await refused(apart)).not.toContain('missing-column Posten J1');
    expect(await refused(apart.slice(0, 3))).toContain('modules-apart Posten I1');
    const reading = await read({
      Posten: [
        [...POSTEN_HEADER, ...apart],
        [...postenRow('1'), 5, 1, 1, 1],
      ],
    });
    const texts = problemsIn(reading).map((problem) => problemMessage(problem, 'nl'));
    expect(texts.join()).toContain('De kolommen A1, A2 en A3 staan apart. Tel ze op in een kolom MKI A1-A3.');
  });

  it('is CO2 alone', async () => {
    expect(await refused(['CO2 A1-A3', 'GWP A4'])).not.toContain('mki-without-modules Posten G1');
  });
});

describe('MKI in columns beside a sheet of a set', () => {
  const A1 = [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005] })];
  const sheets = (headers: readonly string[], cells: readonly TestCell[]) => ({
    Posten: [
      [...POSTEN_HEADER, ...headers],
      [...postenRow('1'), ...cells],
    ],
    'Set A1': A1,
  });
  const HEADERS = ['MKI A1-A3 (per eenheid)', 'MKI A4 (per eenheid)'];
  const alone = read(sheets([], []));

  it('is not read until somebody says its set, and then only compared', async () => {
    const open = await read(sheets(HEADERS, [3, 1]));
    expect(itemsOf(open)).toEqual(itemsOf(await alone));
    expect(open.questions).toMatchObject([
      { kind: 'stated-set', required: false, choices: ['a1', 'a2', 'not-there'], besideSheet: true },
    ]);
    expect(problemsOf(open)).toEqual(['unknown-column Posten G1', 'unknown-column Posten H1']);
    const not = await read(sheets(HEADERS, [3, 1]), { [UNNAMED]: 'not-there' });
    expect(itemsOf(not)).toEqual(itemsOf(await alone));
    const compared = await read(sheets(HEADERS, [3, 1]), { [UNNAMED]: 'a1' });
    expect(itemsOf(compared)).toEqual(itemsOf(await alone));
    expect(doubtsOf(compared)).toEqual(['stated-mki-differs']);
    const [warning] = compared.kind === 'read' ? compared.warnings : [];
    expect(warning && problemMessage(warning, 'nl')).toContain(
      "De MKI van post '1' in de kolommen van dit blad (€40,- in Set A1) wijkt af van die volgens het blad 'Set A1'",
    );
  });

  it('may differ by 1 % or by €0.05 per unit', async () => {
    const reading = await alone;
    const perUnit = ((reading.kind === 'read' && reading.items[0]?.impacts.a1?.mkiEur[0]) || 0) / 10;
    const inD = ((reading.kind === 'read' && reading.items[0]?.impacts.a1?.mkiEur[9]) || 0) / 10;
    const limit = Math.max(0.05, 0.01 * Math.abs(perUnit + inD));
    const doubts = async (mki: number) =>
      doubtsOf(await read(sheets(['MKI A1-A3 (per eenheid)'], [mki]), { [UNNAMED]: 'a1' }));
    expect(await doubts(perUnit + inD + 0.99 * limit)).toEqual([]);
    expect(await doubts(perUnit + inD - 0.99 * limit)).toEqual([]);
    expect(await doubts(perUnit + inD + 1.01 * limit)).toEqual(['stated-mki-differs']);
  });

  it('does not stand in for what the sheet lacks', async () => {
    const lacking = {
      ...sheets(HEADERS, [3, 1]),
      'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005], GWP: null })],
    };
    expect(problemsOf(await read(lacking, { [UNNAMED]: 'a1' }))).toContain(
      'missing-core-indicator Set A1 A2',
    );
  });

  it('is the MKI of the other set when it is said to be that', async () => {
    const reading = await read(sheets(HEADERS, [3, 1]), { [UNNAMED]: 'a2' });
    expect(reading).toMatchObject({ sets: ['a1', 'a2'] });
    expect(mkiOf(reading, 'a2')).toEqual([first(30, 10)]);
    expect(mkiOf(reading)).toEqual(mkiOf(await alone));
    // The set in the headers is the only one that can be chosen.
    const named = await read(sheets(['MKI Set A2 A1-A3 (per eenheid)'], [3]));
    expect(named.questions).toMatchObject([{ required: false, choices: ['a2', 'not-there'] }]);
    expect(named).toMatchObject({ sets: ['a1'] });
  });

  it('refuses nothing for a cell that cannot be read in a column that is not', async () => {
    const reading = await read(sheets(HEADERS, ['#N/A', 1]));
    expect(itemsOf(reading)).toEqual(itemsOf(await alone));
    const { Posten, 'Set A1': a1 } = sheets(['A1-A3', 'Totaal', 'D'], [3, 3, 1]);
    const titled = await read({ Posten: [[...Array(6).fill(null), 'MKI'], ...Posten], 'Set A1': a1 });
    expect(itemsOf(titled)).toEqual(itemsOf(await alone));
    const unknown = await read(sheets(['MKI A1-A3', 'MKI A4 (€/ton)'], [3, 1]));
    expect(itemsOf(unknown)).toEqual(itemsOf(await alone));
  });
});

function problemsIn(reading: Reading) {
  return reading.kind === 'refused' ? reading.problems : reading.warnings;
}
