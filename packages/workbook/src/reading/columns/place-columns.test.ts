import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../../questions/asked-while-reading.ts';
import { headerKeyOf, placementsOf } from '../../questions/placement-of.ts';
import { answerTo } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';
import { questionMessage } from '../../text/question-text.ts';

/** Reads Posten with other headers, and with an own column after them: a remark, or 7 where its header is given. */
function read(
  headers: Readonly<Record<string, string>>,
  options: ReadingOptions = {},
  own: TestCell = headers.own === undefined ? 'x' : 7,
) {
  const sheets = {
    Posten: [
      [...POSTEN_HEADER.map((name) => headers[name] ?? name), headers.own ?? 'Opmerking'],
      [...postenRow('1'), own],
    ],
    'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005] })],
  };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
}
const QUANTITY = { Hoeveelheid: 'Hvh bestek' };
const ID = 'column:Posten:Hoeveelheid';

describe('a required column that could not be placed', () => {
  it('is an error and a question, with the headers that nothing was read from', async () => {
    const reading = await read(QUANTITY);
    expect(problemsOf(reading)).toContain('missing-column Posten A1');
    expect(reading.questions).toMatchObject([
      { kind: 'column', id: ID, required: true, row: 1, choices: ['Hvh bestek', 'Opmerking'] },
    ]);
  });

  it('is read from the header that was chosen, which is noted', async () => {
    const reading = await read(QUANTITY, { answers: { [ID]: 'Hvh bestek' } });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ item: { quantity: 10 } }],
      warnings: [
        { code: 'placed-column', severity: 'note', cell: 'F1', value: 'Hvh bestek', readAs: 'Hoeveelheid' },
      ],
    });
  });

  it('is read from the header that the organisation chose before, and no longer asked about', async () => {
    const [question] = (await read(QUANTITY)).questions;
    const [placement] = question ? placementsOf([{ question, answer: 'Hvh bestek' }]) : [];
    expect(placement).toEqual({
      sheet: 'posten',
      header: 'Hvh bestek',
      headerKey: 'hvhbestek',
      column: 'Hoeveelheid',
    });
    const reading = await read({ Hoeveelheid: 'HVH Bestek' }, { placements: placement ? [placement] : [] });
    expect(reading).toMatchObject({ kind: 'read', items: [{ item: { quantity: 10 } }], questions: [] });
  });

  it('is not taken from a header that is a column by its name, nor on the other kind of sheet', async () => {
    const placements = [{ sheet: 'posten', headerKey: 'hvhbestek', column: 'Hoeveelheid' }] as const;
    expect(await read({ own: 'Hvh bestek' }, { placements })).toMatchObject({
      kind: 'read',
      items: [{ item: { quantity: 10 } }],
    });
    const other = placements.map((placement) => ({ ...placement, sheet: 'set' as const }));
    expect((await read(QUANTITY, { placements: other })).kind).toBe('refused');
  });
});

describe('columns A1, A2 and A3 in place of A1-A3', () => {
  const readApart = (first: string, ...others: readonly string[]) => {
    const header = SET_HEADER.map((name) => (name === 'A1-A3' ? first : name));
    const sheets = {
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [[...header, ...others], ...profileRows('a1', '1')],
    };
    return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
  };

  it.each([
    ['A1', 'A2', 'Module A3'],
    ['A1 (grondstoffen)', 'A2 transport', 'A3: productie'],
  ])('are offered for nothing: read as A1-A3, %s would leave the others out', async (...three) => {
    const reading = await readApart(...three, 'Bron');
    expect(reading.questions).toMatchObject([
      { kind: 'column', columnName: 'A1-A3', choices: ['Bron'] },
      { kind: 'adpf-unit' },
    ]);
  });

  it('are an error that says to add them up, beside the fixed one', async () => {
    const reading = await readApart('A1', 'A2', 'A3');
    const problems = reading.kind === 'refused' ? reading.problems : [];
    expect(problems.map((problem) => problemMessage(problem, 'nl'))).toEqual(
      expect.arrayContaining([
        "Failed to find column 'A1-A3' in Excel file",
        "Blad 'Set A1', rij 1, kolom 'A1-A3' (C1): De kolommen A1, A2 en A3 staan apart. Tel ze op in een kolom A1-A3.",
      ]),
    );
  });

  it('are only said to be apart where all three are there and the whole is not', async () => {
    expect(problemsOf(await readApart('A1', 'A2'))).not.toContain('modules-apart Set A1 C1');
    expect(problemsOf(await readApart('A1-A3', 'A1', 'A2', 'A3'))).not.toContain('modules-apart Set A1 M1');
    expect(problemsOf(await readApart('A1', 'A1', 'A2'))).not.toContain('modules-apart Set A1 C1');
  });

  it.each(['A1–A3 totaal', 'A1 t/m A3 (productie)'])('%s is none of them', async (header) => {
    const { questions } = await readApart(header);
    expect(questions[0]).toMatchObject({ columnName: 'A1-A3', choices: [header] });
  });
});

describe('a placed column whose header states a unit', () => {
  const column = 'Materieel emissieloos (uur)';
  const confirm = (header: string) => `placed-unit:Posten:${column}:${header}`;
  const placed = (header: string) =>
    ({
      placements: [{ sheet: 'posten', headerKey: headerKeyOf(header), column, amounts: 'per-unit' }],
    }) as const;
  const messageOf = (reading: Awaited<ReturnType<typeof read>>) =>
    reading.kind === 'read' ? reading.warnings.map((note) => problemMessage(note, 'nl')) : [];

  it('is converted where the unit is known: 90 minutes are 1.5 hours', async () => {
    const reading = await read({ own: 'Draaiuren (min)' }, placed('Draaiuren (min)'), 90);
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ resources: { equipmentEmissionFreeHours: 15 } }],
      questions: [],
    });
    expect(messageOf(reading)[0]).toContain('en omgerekend: 1 min is 0,0166666666666667 uur.');
  });

  it('is taken as it is where the unit is the same, or the column has none', async () => {
    const same = await read({ own: 'Draaitijd (uren)' }, placed('Draaitijd (uren)'));
    expect(same).toMatchObject({ items: [{ resources: { equipmentEmissionFreeHours: 70 } }], questions: [] });
    expect(messageOf(same)[0]).not.toContain('omgerekend');
    const quantity = await read({ Hoeveelheid: 'Hvh (dagen)' }, { answers: { [ID]: 'Hvh (dagen)' } });
    expect(quantity).toMatchObject({ kind: 'read', questions: [{ kind: 'column' }] });
  });

  it.each(['Draaiuren (dagen)', 'Draaitijd'])(
    'is taken as it stands and is to be confirmed where nobody can convert it: %s',
    async (header) => {
      const reading = await read({ own: header }, placed(header));
      expect(reading).toMatchObject({
        kind: 'read',
        items: [{ resources: { equipmentEmissionFreeHours: 70 } }],
        questions: [
          { kind: 'placed-unit', id: confirm(header), required: true, row: 1, cell: 'G1', ownUnit: 'uur' },
        ],
      });
      expect(messageOf(reading)[0]).toContain('; de waarden zijn niet omgerekend en gelezen als uur.');
      const [question] = reading.questions;
      expect(question && questionMessage(question, 'nl')).toContain(
        `Staan de waarden van de kolom '${header}' in uur? Ze worden gelezen als '${column}' en niet omgerekend`,
      );
      expect(question && answerTo(question, { [confirm(header)]: 'confirmed' })).toBe('confirmed');
    },
  );

  it('is asked about as soon as it is placed by an answer', async () => {
    const id = 'column:Posten:Primair materiaal (ton)';
    const own = { own: 'Primair materiaal (m3)' };
    const reading = await read(own, { answers: { [id]: 'Primair materiaal (m3)' } });
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['column', 'placed-unit', 'amounts']);
    expect((await read(own)).questions.map(({ kind }) => kind)).toEqual(['column']);
  });
});

describe('a column that a header resembles', () => {
  const own = { own: 'Primair materiaal' };
  const id = 'column:Posten:Primair materiaal (ton)';

  it('may be placed, and may be left open', async () => {
    const reading = await read(own);
    expect(reading.kind).toBe('read');
    expect(reading.questions).toMatchObject([
      { id, required: false, choices: ['Primair materiaal', 'not-there'], cell: 'G1' },
    ]);
    expect(problemsOf(reading)).toEqual(['resembling-column Posten G1']);
  });

  it('is read when it was chosen, without the warning, and not when it is none of these', async () => {
    const chosen = await read(own, { answers: { [id]: 'Primair materiaal' } });
    expect(chosen).toMatchObject({
      items: [{ resources: { primaryTon: 70 } }],
      questions: [
        { kind: 'column' },
        { kind: 'placed-unit', column: 'Primair materiaal', ownUnit: 'ton' },
        { kind: 'amounts', proposal: null },
      ],
    });
    expect(problemsOf(chosen)).toEqual(['placed-column Posten G1']);
    const refused = await read(own, { answers: { [id]: 'not-there' } });
    expect(refused).toMatchObject({ items: [{ resources: { primaryTon: null } }] });
  });
});
