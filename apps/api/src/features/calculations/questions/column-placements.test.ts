import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOfSheets } from '../../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let token: string;
let outsider: string;
let staff: string;
let own: string;
let other: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa, beta] }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  own = await addProject(test, alfa);
  other = await addProject(test, beta);
});
afterAll(() => test.close());

/** 4 units of €5, with the quantity under another header and a column of the user's own, 2 a unit. */
const bytesWith = (quantity: string, own: string, cell: number | string = 2) =>
  workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', quantity, own],
      ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'm2', 4, cell],
    ],
    'Set A1': [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ['1', 'MKI', 5, ...Array(9).fill(0)],
      ['1', 'GWP', 10, ...Array(9).fill(0)],
    ],
  });
const BYTES = bytesWith('Hvh bestek', 'Bron', 'bestek');
const ANSWERS = { 'column:Posten:Hoeveelheid': 'Hvh bestek' };

function send(path: string, project: string, answers?: object, bytes = BYTES) {
  return test.send('POST', path, {
    token,
    form: {
      fields: {
        project,
        calculation_type: 'design-baseline',
        ...(answers ? { answers: JSON.stringify(answers) } : {}),
      },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
}
const check = async (project: string, answers?: object) =>
  (await send('/api/v1/project-calculation/check/', project, answers)).body as CalculationCheck;

it('a column that was placed is remembered for the organisation alone, shown, and can be taken back', async () => {
  const asked = await check(own);
  expect(asked).toMatchObject({ accepted: false, placements: [] });
  expect(asked.problems[0]?.message).toBe("Failed to find column 'Hoeveelheid' in Excel file");
  expect(asked.questions).toMatchObject([
    {
      id: 'column:Posten:Hoeveelheid',
      choices: [{ value: 'Hvh bestek', label: 'Hvh bestek' }, { value: 'Bron' }],
    },
  ]);

  // The check remembers nothing: only what is stored does.
  expect(await check(own, ANSWERS)).toMatchObject({ accepted: true, totals: [{ mki_value: 20 }] });
  expect(await check(own)).toMatchObject({ accepted: false });
  const stored = await send('/api/v1/project-calculation/', own, ANSWERS);
  expect(stored.status).toBe(201);
  expect(stored.body as Calculation).toMatchObject({
    mki_value: 20,
    reading_notes: [expect.stringContaining("'Hvh bestek' is gelezen als 'Hoeveelheid'")],
    answers: [{ answer: 'Hvh bestek' }],
  });

  const again = await check(own);
  expect(again).toMatchObject({
    accepted: true,
    questions: [],
    placements: [{ header: 'Hvh bestek', column: 'Hoeveelheid' }],
  });
  const byMemory = await send('/api/v1/project-calculation/', own);
  expect(byMemory.status).toBe(201);
  expect(await check(other)).toMatchObject({ accepted: false, placements: [] });

  const [placement] = again.placements;
  const path = `/api/v1/column-placement/${placement?.uuid}/`;
  expect((await test.send('DELETE', path, { token: outsider })).status).toBe(404);
  expect((await check(own)).placements).toHaveLength(1);
  expect((await test.send('DELETE', path, { token })).status).toBe(204);
  expect(await check(own)).toMatchObject({ accepted: false, placements: [] });
  expect((await test.send('DELETE', path, { token })).status).toBe(404);

  // What was read by it is valued again as it was read, though it holds no more.
  const { uuid } = byMemory.body as Calculation;
  const anew = await test.send('GET', `/api/v1/admin/revaluations/${uuid}/`, { token: staff });
  expect(anew).toMatchObject({ status: 200, body: { outcome: 'same' } });
});

it('a column whose header nobody knows is noted, placed by an answer, and remembered with what was stored', async () => {
  const header = 'Materiaal primair (ton)';
  const bytes = bytesWith('Hoeveelheid', header);
  const checkWith = async (answers?: object) =>
    (await send('/api/v1/project-calculation/check/', own, answers, bytes)).body as CalculationCheck;
  const noted = await checkWith();
  expect(noted).toMatchObject({
    accepted: true,
    note_count: 1,
    problems: [
      { severity: 'note', sheet: 'Posten', cell: 'G1', what: expect.stringContaining('1 rij heeft') },
    ],
    questions: [{ kind: 'unknown-column', required: false, answer: null }],
  });
  const placing = { [`unknown-column:Posten:${header}`]: 'Primair materiaal (ton)' };
  expect(await checkWith(placing)).toMatchObject({
    resource_gaps: [],
    questions: [
      { kind: 'unknown-column', answer: 'Primair materiaal (ton)' },
      { kind: 'amounts', required: true, answer: null },
    ],
  });
  expect(await send('/api/v1/project-calculation/', own, placing, bytes)).toMatchObject({
    status: 400,
    body: [expect.stringContaining('per Unit of voor de hele hoeveelheid van de post?')],
  });
  // 2 ton for 4 units in all.
  const answers = { ...placing, [`amounts:Posten:Primair materiaal (ton):${header}`]: 'in-all' };
  const stored = await send('/api/v1/project-calculation/', own, answers, bytes);
  expect(stored).toMatchObject({
    status: 201,
    body: {
      primary_material: 2,
      answers: [
        { answer: 'Primair materiaal (ton)' },
        { answer: 'Voor de hele hoeveelheid: deel door Hoeveelheid' },
      ],
    },
  });
  // The next file is divided by what is remembered, and says so.
  expect(await checkWith()).toMatchObject({
    questions: [],
    placements: [{ header, column: 'Primair materiaal (ton)' }],
    problems: [{ what: expect.stringContaining('gedeeld door Hoeveelheid') }],
  });
  expect(await send('/api/v1/project-calculation/', own, {}, bytes)).toMatchObject({
    status: 201,
    body: { primary_material: 2 },
  });

  // What was read by an answer is valued again as it was read.
  const { uuid } = stored.body as Calculation;
  const anew = await test.send('GET', `/api/v1/admin/revaluations/${uuid}/`, { token: staff });
  expect(anew).toMatchObject({ status: 200, body: { outcome: 'same' } });
});

it("a column that is none of the layout's is remembered with what was stored, shown, and can be taken back", async () => {
  const header = 'Prijs per eenheid';
  const bytes = bytesWith('Hoeveelheid', header);
  const checkIn = async (project: string, answers?: object) =>
    (await send('/api/v1/project-calculation/check/', project, answers, bytes)).body as CalculationCheck;
  const answers = { [`unknown-column:Posten:${header}`]: 'not-there' };
  expect(await checkIn(own, answers)).toMatchObject({ questions: [{ answer: 'not-there' }], placements: [] });
  // Only what was stored is remembered.
  expect((await checkIn(own)).questions).toHaveLength(1);

  const stored = await send('/api/v1/project-calculation/', own, answers, bytes);
  expect(stored).toMatchObject({
    status: 201,
    body: { answers: [{ question: expect.stringContaining(header), answer: 'Geen van deze' }] },
  });
  const next = await checkIn(own);
  expect(next).toMatchObject({
    accepted: true,
    questions: [],
    placements: [{ header, column: null }],
    problems: [{ what: expect.stringContaining('Gekozen is dat ze daar ook niet in hoort') }],
  });
  expect((await checkIn(other)).questions).toHaveLength(1);

  // What was left out by an answer, or by one of before, is left out when it is valued again.
  const later = await send('/api/v1/project-calculation/', own, {}, bytes);
  for (const { uuid } of [stored.body as Calculation, later.body as Calculation])
    expect(await test.send('GET', `/api/v1/admin/revaluations/${uuid}/`, { token: staff })).toMatchObject({
      status: 200,
      body: { outcome: 'same' },
    });

  const uuid = next.placements[0]?.uuid;
  expect((await test.send('DELETE', `/api/v1/column-placement/${uuid}/`, { token })).status).toBe(204);
  expect(await checkIn(own)).toMatchObject({ questions: [{ kind: 'unknown-column' }], placements: [] });
});

it('a column that was placed in a unit that nobody can convert is stored once that is confirmed, each time', async () => {
  const bytes = bytesWith('Hoeveelheid', 'Primair materiaal (m3)');
  const upload = (answers: object) => send('/api/v1/project-calculation/', own, answers, bytes);
  const placing = { 'column:Posten:Primair materiaal (ton)': 'Primair materiaal (m3)' };
  const confirming = {
    'placed-unit:Posten:Primair materiaal (ton):Primair materiaal (m3)': 'confirmed',
    'amounts:Posten:Primair materiaal (ton):Primair materiaal (m3)': 'per-unit',
  };
  const refused = await upload(placing);
  expect(refused).toMatchObject({
    status: 400,
    body: [
      expect.stringContaining('in ton? Ze worden gelezen'),
      expect.stringContaining('per Unit of voor de hele hoeveelheid'),
    ],
  });
  expect(await upload({ ...placing, ...confirming })).toMatchObject({
    status: 201,
    body: {
      primary_material: 8,
      reading_notes: [expect.stringContaining('niet omgerekend en gelezen als ton')],
      answers: [
        { answer: 'Primair materiaal (m3)' },
        { question: expect.stringMatching(/^Staan de waarden van de kolom/), answer: 'Ja, dit klopt' },
        { answer: 'Per Unit: vermenigvuldig met Hoeveelheid' },
      ],
    },
  });

  // Where the column stands is remembered; that this file states it in ton is for this file to say.
  const again = (await send('/api/v1/project-calculation/check/', own, {}, bytes)).body as CalculationCheck;
  expect(again).toMatchObject({
    accepted: false,
    questions: [{ kind: 'placed-unit', required: true }],
    placements: [{ header: 'Primair materiaal (m3)' }],
  });
  expect((await upload({})).status).toBe(400);
  expect((await upload(confirming)).status).toBe(201);
});
