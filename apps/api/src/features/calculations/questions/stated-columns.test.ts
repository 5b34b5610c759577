import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOfSheets } from '../../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let token: string;
let staff: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

/** 4 tons with €20 in all, and no profiles. */
const BYTES = workbookOfSheets({
  Posten: [
    [
      'Postnummer',
      'Productgroep',
      'Productsubgroep',
      'Product',
      'Unit',
      'Hoeveelheid',
      'MKI A1-A3',
      'CO2 A1-A3',
    ],
    ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 4, 20, 120],
  ],
});
const ANSWERS = {
  'amounts:Posten:mki:MKI A1-A3': 'in-all',
  'amounts:Posten:co2:CO2 A1-A3': 'per-unit',
  'stated-set:Posten:unnamed': 'a2',
};

function send(path: string, answers: object, bytes = BYTES) {
  return test.send('POST', path, {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline', answers: JSON.stringify(answers) },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
}

it('an MKI in Posten is stored by the answers on its set and its amounts, and read anew by them', async () => {
  const { body } = await send('/api/v1/project-calculation/check/', {});
  expect(body as CalculationCheck).toMatchObject({
    questions: [
      {
        ...{ kind: 'stated-set', required: true, changes_reading: true, answer: null },
        choices: [
          { value: 'a1', label: 'Set A1' },
          { value: 'a2', label: 'Set A2' },
        ],
      },
      { kind: 'amounts', required: true },
      { kind: 'amounts', required: true },
    ],
  });
  for (const open of Object.keys(ANSWERS)) {
    const { [open]: _, ...others } = ANSWERS as Record<string, string>;
    expect(await send('/api/v1/project-calculation/', others)).toMatchObject({
      status: 400,
      body: [expect.stringContaining('Beantwoord deze vraag')],
    });
  }

  const stored = await send('/api/v1/project-calculation/', ANSWERS);
  expect(stored).toMatchObject({
    status: 201,
    body: {
      sets: ['a2'],
      mki_value: 20,
      answers: [
        { answer: 'Set A2' },
        { answer: 'Voor de hele hoeveelheid: deel door Hoeveelheid' },
        { answer: 'Per Unit: vermenigvuldig met Hoeveelheid' },
      ],
    },
  });
  const { uuid } = stored.body as Calculation;
  const anew = await test.send('GET', `/api/v1/admin/revaluations/${uuid}/`, { token: staff });
  expect(anew).toMatchObject({
    status: 200,
    body: { outcome: 'same', sets: [{ set: 'a2', after: { mki_value: 20, co2: 480 } }] },
  });

  // The organisation is not asked again for the set of such columns, until somebody takes it back.
  const { 'stated-set:Posten:unnamed': _set, ...amounts } = ANSWERS;
  const next = await send('/api/v1/project-calculation/', amounts);
  expect(next).toMatchObject({ status: 201, body: { sets: ['a2'], mki_value: 20 } });
  const nextAnew = await test.send('GET', `/api/v1/admin/revaluations/${(next.body as Calculation).uuid}/`, {
    token: staff,
  });
  expect(nextAnew).toMatchObject({ status: 200, body: { outcome: 'same', sets: [{ set: 'a2' }] } });
  const checked = (await send('/api/v1/project-calculation/check/', amounts)).body as CalculationCheck;
  expect(checked.placements).toMatchObject([{ header: 'MKI A1-A3', column: 'MKI (Set A2)' }]);
  const path = `/api/v1/column-placement/${checked.placements[0]?.uuid}/`;
  expect((await test.send('DELETE', path, { token })).status).toBe(204);
  const askedAgain = (await send('/api/v1/project-calculation/check/', amounts)).body as CalculationCheck;
  expect(askedAgain).toMatchObject({ accepted: false, placements: [] });
  expect(askedAgain.questions[0]).toMatchObject({ kind: 'stated-set', answer: null });
});

const MATERIAL = ['Primair materiaal (ton)', 'Secundair materiaal (ton)', 'Biobased materiaal (ton)'];

it('the MKI of material far from that of its group is told once its set is known', async () => {
  const header = ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'];
  const row = (at: number, ton: number) => [
    `${at}`,
    'Riolering',
    'Buizen',
    `Buis ${at}`,
    'm2',
    1,
    ton,
    0,
    0,
    5,
  ];
  const bytes = workbookOfSheets({
    Posten: [
      [...header, ...MATERIAL, 'MKI A1-A3'],
      ...Array.from({ length: 6 }, (_, at) => row(at, 0.01)),
      row(6, 5),
    ],
  });
  const material = async (answers: object) => {
    const { body } = await send('/api/v1/project-calculation/check/', answers, bytes);
    return (body as CalculationCheck).questions.find(({ kind }) => kind === 'material-per-unit');
  };
  const amounts = { 'amounts:Posten:mki:MKI A1-A3': 'per-unit' };
  const open = await material(amounts);
  expect(open?.text).toContain('ton materiaal');
  expect(open?.text).not.toContain('Set A');
  expect(open?.rows.map(({ mki }) => mki)).toEqual([[]]);
  const known = await material({ ...amounts, 'stated-set:Posten:unnamed': 'a1' });
  expect(known?.text).toContain('€5,- van €35,- MKI in Set A1');
  expect(known?.rows.map(({ mki }) => mki)).toEqual([[{ set: 'a1', mki_value: 5 }]]);
});

it('an item is held against the median of its product once it is known of which set it is', async () => {
  const header = [
    'Postnummer',
    'Productgroep',
    'Productsubgroep',
    'Product',
    'Unit',
    'Hoeveelheid',
    'MKI A1-A3',
  ];
  const costing = (mki: number) =>
    workbookOfSheets({ Posten: [header, ['1', 'Hekwerk', 'Poorten', 'Draaipoort', 'piece', 1, mki]] });
  const amounts = { 'amounts:Posten:mki:MKI A1-A3': 'per-unit' };
  const earlier = { ...amounts, 'stated-set:Posten:unnamed': 'a1' };
  expect(await send('/api/v1/project-calculation/', earlier, costing(2))).toMatchObject({ status: 201 });
  // The set would be remembered.
  const path = '/api/v1/project-calculation/check/';
  const remembered = (await send(path, amounts, costing(2))).body as CalculationCheck;
  const placement = `/api/v1/column-placement/${remembered.placements[0]?.uuid}/`;
  expect((await test.send('DELETE', placement, { token })).status).toBe(204);

  const asked = async (answers: object) => {
    const { questions } = (await send(path, answers, costing(5000))).body as CalculationCheck;
    return questions.filter(({ kind }) => kind === 'far-above-median').map(({ text }) => text);
  };
  expect(await asked(amounts)).toEqual([]);
  expect(await asked({ ...amounts, 'stated-set:Posten:unnamed': 'a2' })).toEqual([]);
  expect((await asked(earlier)).join()).toContain(
    "post '1' (Draaipoort) €5.000,- MKI per eenheid kost in Set A1? Dat is 2.500 keer de mediaan",
  );
});
