import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { ALL_POSTEN_COLUMNS } from '../../layout/posten-columns.ts';
import type { ReadingOptions } from '../../questions/asked-while-reading.ts';
import { headerKeyOf, placementsOf, placementsUsed } from '../../questions/placement-of.ts';
import { answerTo } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';
import { answerText, questionMessage } from '../../text/question-text.ts';

/** Returns a profile whose ADPF fits its unit, so that no question is asked about it. */
const rowsOf = (post: string) => profileRows('a1', post, { ADPF: [0.005] });

/** Reads three items with further columns after those of the layout, each with its cells in the first rows. */
function read(columns: Readonly<Record<string, readonly TestCell[]>>, options: ReadingOptions = {}) {
  const names = Object.keys(columns);
  const sheets = {
    Posten: [
      [...POSTEN_HEADER, ...names],
      ...['1', '2', '3'].map((post, index) => [
        ...postenRow(post),
        ...names.map((name) => columns[name]?.[index] ?? null),
      ]),
    ],
    'Set A1': [SET_HEADER, ...['1', '2', '3'].flatMap((post) => rowsOf(post))],
  };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
}
const HEADER = 'Materiaal primair (ton)';
const ID = `unknown-column:Posten:${HEADER}`;
const PRIMARY = 'Primair materiaal (ton)';

describe('a column whose header nobody knows', () => {
  it('with figures is noted with its sheet, letters, header and how many rows have a value', async () => {
    const reading = await read({ [HEADER]: [2, null, '1,5'] });
    expect(reading.kind === 'read' && reading.warnings.map((note) => problemMessage(note, 'nl'))).toEqual([
      `Blad 'Posten', rij 1, kolom '${HEADER}' (G1): De kolom '${HEADER}' (G) staat niet in de indeling en is niet gelezen; 2 rijen hebben er een waarde. Kies in de controle welke kolom het is als de waarden mee moeten tellen.`,
    ]);
    expect(reading).toMatchObject({ warnings: [{ severity: 'note', rows: 2, letters: 'G' }] });
  });

  it('with 0 in it is noted too: 0 is a value', async () => {
    expect(problemsOf(await read({ [HEADER]: [0] }))).toEqual(['unknown-column Posten G1']);
  });

  it('that is an impact is noted, and not proposed as an amount of Posten', async () => {
    const reading = await read({ 'MKI A1-A3': [1, 2, 3], 'CO2 (kg)': [4], Gwpotheek: [5] });
    expect(reading.kind === 'read' && reading.warnings.map(({ column }) => column)).toEqual([
      'MKI A1-A3',
      'CO2 (kg)',
      'Gwpotheek',
    ]);
    expect(reading.questions.map(({ kind, column }) => [kind, column])).toEqual([
      // Beside a sheet of the set it is only asked of which set the MKI is.
      ['stated-set', 'MKI A1-A3'],
      ['unknown-column', 'Gwpotheek'],
    ]);
  });

  it('without a figure is not', async () => {
    expect(problemsOf(await read({ Opmerking: ['zie 3a', 'nvt'], Leeg: [] }))).toEqual([]);
  });

  it('is not said to be asked about where nothing is asked: a file made from the template has every column', async () => {
    const sheets = {
      Posten: [
        [...ALL_POSTEN_COLUMNS, 'Tonnage', 'Bron'],
        [...postenRow('1'), ...ALL_POSTEN_COLUMNS.slice(6).map(() => null), 5, 'RWS'],
      ],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.questions).toEqual([]);
    const [note] = reading.kind === 'read' ? reading.warnings : [];
    expect(note && problemMessage(note, 'nl')).toMatch(
      /1 rij heeft er een waarde\. Zet de waarden in een kolom van de indeling als ze mee moeten tellen\.$/,
    );
    expect(note && problemMessage(note, 'en')).toMatch(
      /Put the values in a column of the layout if they should count\.$/,
    );
  });

  it('that is itself a number is noted like any other', async () => {
    const sheets = {
      Posten: [
        [...POSTEN_HEADER, 2030],
        [...postenRow('1'), 5],
      ],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(problemsOf(reading)).toEqual(['unknown-column Posten G1']);
  });

  it('is counted in the rows that are items only', async () => {
    const sheets = {
      Posten: [
        [...POSTEN_HEADER, HEADER],
        [...Array(6).fill(null), 99],
        [...postenRow('1'), 5],
      ],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading).toMatchObject({ warnings: [{ code: 'unknown-column', rows: 1 }] });
  });

  it('whose only figures stand beside no item is noted, and not asked about: no item would get one', async () => {
    const sheets = {
      Posten: [[...POSTEN_HEADER, HEADER], postenRow('1'), [...Array(6).fill(null), 99]],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading).toMatchObject({ warnings: [{ code: 'unknown-column', rows: 1 }], questions: [] });
  });
});

describe('a column with figures whose header nobody knows may be placed', () => {
  it('as an optional column that the sheet lacks, and may be left open', async () => {
    const { questions } = await read({ [HEADER]: [2], 'Biobased materiaal (ton)': [1] });
    expect(questions).toMatchObject([
      { kind: 'unknown-column', id: ID, required: false, cell: 'G1', rows: 1 },
    ]);
    const [question] = questions;
    expect(question?.choices).toContain(PRIMARY);
    expect(question?.choices).not.toContain('Biobased materiaal (ton)');
    expect(question?.choices).not.toContain('Hoeveelheid');
    expect(question?.choices.at(-1)).toBe('not-there');
    expect(question && questionMessage(question, 'nl')).toContain(
      `Wat is de kolom '${HEADER}' (G)? De indeling kent haar niet, en 1 rij heeft er een waarde.`,
    );
    expect(question && answerText(question, PRIMARY, 'nl')).toBe(PRIMARY);
    expect(question && answerText(question, 'not-there', 'nl')).toBe('Geen van deze');
  });

  it('and is read then, 10 times 2 ton, without the note, and with its question', async () => {
    const reading = await read({ [HEADER]: [2] }, { answers: { [ID]: PRIMARY } });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ resources: { primaryTon: 20 } }, {}, {}],
      questions: [
        { kind: 'unknown-column', rows: 1, choices: expect.arrayContaining([PRIMARY]) },
        { kind: 'amounts', columnName: PRIMARY },
      ],
    });
    expect(problemsOf(reading)).toEqual(['placed-column Posten G1']);
  });

  it('and is converted by the unit of its header: 500 kg are 0.5 ton', async () => {
    const header = 'Materiaal primair (kg)';
    const reading = await read(
      { [header]: [500] },
      { answers: { [`unknown-column:Posten:${header}`]: PRIMARY } },
    );
    expect(reading).toMatchObject({ items: [{ resources: { primaryTon: 5 } }, {}, {}] });
  });

  it('is not read by an answer that names a required column, one that is there, or none', async () => {
    for (const answer of ['Hoeveelheid', 'not-there', 'Onzin', 'Biobased materiaal (ton)']) {
      const reading = await read(
        { [HEADER]: [2], 'Biobased materiaal (ton)': [1] },
        { answers: { [ID]: answer } },
      );
      expect(problemsOf(reading)).toEqual(['unknown-column Posten G1']);
      expect(reading).toMatchObject({
        items: [{ resources: { primaryTon: null, biobasedTon: 10 } }, {}, {}],
      });
    }
  });

  it('is read as one column only: of two that are said to be the same, the first', async () => {
    const answers = { [ID]: PRIMARY, 'unknown-column:Posten:Ander': PRIMARY };
    const reading = await read({ [HEADER]: [2], Ander: [3] }, { answers });
    expect(problemsOf(reading)).toEqual(['placed-column Posten G1', 'unknown-column Posten H1']);
  });

  it('is remembered with its header, and read by that in the next file', async () => {
    const [question] = (await read({ [HEADER]: [2] })).questions;
    const [placement] = question ? placementsOf([{ question, answer: PRIMARY }]) : [];
    expect(placement).toEqual({
      sheet: 'posten',
      header: HEADER,
      headerKey: headerKeyOf(HEADER),
      column: PRIMARY,
    });
    const next = await read({ [HEADER]: [4] }, { placements: placement ? [placement] : [] });
    expect(next).toMatchObject({
      items: [{ resources: { primaryTon: 40 } }, {}, {}],
      questions: [{ kind: 'amounts' }],
    });
  });

  it('is asked about for twenty columns at most; all of them are noted', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`Eigen ${index}x`, [1]]));
    const reading = await read(many);
    expect(reading.questions).toHaveLength(20);
    expect(problemsOf(reading)).toHaveLength(25);
  });

  it('as a module in a set sheet, but never as A1-A3', async () => {
    const sheets = {
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [
        [...SET_HEADER.filter((name) => name !== 'B1'), 'Gebruiksfase'],
        ...rowsOf('1').map((row) => [...row.toSpliced(5, 1), 3]),
      ],
    };
    const id = 'unknown-column:Set A1:Gebruiksfase';
    const reading = (answer: string) =>
      readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, {
        answers: { [id]: answer },
      });
    const { questions } = await reading('');
    expect(questions.find((question) => question.id === id)?.choices).toEqual(['B1', 'Eenheid', 'not-there']);
    const placed = await reading('B1');
    // 3 kg of CO2 for each of 10 units.
    expect(placed.kind === 'read' && placed.items[0]?.impacts.a1?.co2Kg?.[3]).toBe(30);
  });
});

describe("the answer 'none of these' about a column whose header nobody knows", () => {
  const settled = async () => {
    const [question] = (await read({ [HEADER]: [2] })).questions;
    const [placement] = question ? placementsOf([{ question, answer: 'not-there' }]) : [];
    if (!placement) throw new Error('nothing to remember');
    return placement;
  };

  it('is an answer like any other: the question stays with it, and the note says what was said', async () => {
    const reading = await read({ [HEADER]: [2, 3] }, { answers: { [ID]: 'not-there' } });
    const [question] = reading.questions;
    expect(question && answerTo(question, { [ID]: 'not-there' })).toBe('not-there');
    expect(reading.kind === 'read' && reading.warnings.map((note) => problemMessage(note, 'nl'))).toEqual([
      `Blad 'Posten', rij 1, kolom '${HEADER}' (G1): De kolom '${HEADER}' (G) staat niet in de indeling en is niet gelezen; 2 rijen hebben er een waarde. Gekozen is dat ze daar ook niet in hoort.`,
    ]);
  });

  it('is remembered: the next file is noted and not asked about, whatever the case of its header', async () => {
    const next = await read({ [HEADER.toUpperCase()]: [4] }, { placements: [await settled()] });
    expect(next).toMatchObject({
      kind: 'read',
      questions: [],
      warnings: [{ code: 'unknown-column', rows: 1, settled: true }],
      items: [{ resources: { primaryTon: null } }, {}, {}],
    });
  });

  it('is remembered of that header in that kind of sheet alone', async () => {
    const placement = await settled();
    for (const other of [
      { ...placement, sheet: 'set' as const },
      { ...placement, headerKey: headerKeyOf('Iets anders') },
      { ...placement, column: 'Biobased materiaal (ton)' },
    ]) {
      const next = await read({ [HEADER]: [4], 'Biobased materiaal (ton)': [1] }, { placements: [other] });
      expect(next.questions).toHaveLength(1);
    }
  });

  it('is what a note tells of a past reading, so that it is read the same again', async () => {
    const { warnings } = (await read({ [HEADER]: [2] }, { placements: [await settled()] })) as Extract<
      Awaited<ReturnType<typeof read>>,
      { kind: 'read' }
    >;
    const again = await read({ [HEADER]: [2] }, { placements: placementsUsed(warnings) });
    expect(again).toMatchObject({ warnings, questions: [] });
  });
});

describe('nothing is asked about a column whose header nobody knows', () => {
  it('as long as a required column is missing: it may be that one', async () => {
    const sheets = {
      Posten: [
        [...POSTEN_HEADER.with(5, 'Hvh bestek'), HEADER],
        [...postenRow('1'), 2],
      ],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['column']);
    expect(problemsOf(reading)).toContain('unknown-column Posten G1');
  });

  it('and no answer about it reads it as the required one: that is asked about as such', async () => {
    const sheets = {
      Posten: [
        [...POSTEN_HEADER.with(5, 'Bron'), HEADER],
        [...postenRow('1'), 2],
      ],
      'Set A1': [SET_HEADER, ...rowsOf('1')],
    };
    const options = { answers: { [ID]: 'Hoeveelheid' } };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
    expect(problemsOf(reading)).toContain('missing-column Posten A1');
  });
});
