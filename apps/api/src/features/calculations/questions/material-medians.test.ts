import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { giveToBidder } from '../../../testing/bids.ts';
import { type ExampleItem, exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let beta: string;
let token: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
});
let round = 0;
beforeEach(async () => {
  round++;
  alfa = await addOrganisation(test, `alfa-${round}`);
  beta = await addOrganisation(test, `beta-${round}`);
  ({ token } = await addUser(test, { username: `lid-${round}`, organisationIds: [alfa, beta] }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

function send(path: string, bytes: Uint8Array, answers: object, into = project) {
  return test.send('POST', path, {
    token,
    form: {
      fields: { project: into, calculation_type: 'design-baseline', answers: JSON.stringify(answers) },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
}
/** One item of €1 a unit with so much primary material in it, ton. */
const weighing = (primaryTon: number, more: Partial<ExampleItem> = {}) =>
  exampleWorkbook([
    { postNumber: '1', unit: 'm2', quantity: 10, mkiEurPerUnit: 1, resources: { primaryTon }, ...more },
  ]);
const asked = async (bytes: Uint8Array) =>
  ((await send('/api/v1/project-calculation/check/', bytes, {})).body as CalculationCheck).questions;
const store = async (bytes: Uint8Array, into = project) => {
  const answer = await send('/api/v1/project-calculation/', bytes, {}, into);
  expect(answer.status).toBe(201);
  return (answer.body as Calculation).uuid;
};

describe('the material of an item', () => {
  it('is held against three items of the same group and unit, in any spelling', async () => {
    await store(await weighing(0.02, { product: 'Klinker' }));
    await store(await weighing(0.04, { product: 'Tegel', unit: 'M²', productGroup: ' verhardingen' }));
    expect(await asked(await weighing(4))).toEqual([]);
    // Other units, other groups, and work that takes no material or was not done are none of them.
    await store(await weighing(0.04, { unit: 'm' }));
    await store(await weighing(0.04, { productGroup: 'Riolering' }));
    await store(await weighing(0));
    const undone = {
      postNumber: '2',
      unit: 'm2',
      quantity: 0,
      mkiEurPerUnit: 1,
      resources: { primaryTon: 0.04 },
    };
    await store(await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 1 }, undone]));
    expect(await asked(await weighing(4))).toEqual([]);
    await store(await weighing(0.05, { product: 'Band' }));
    const [question] = await asked(await weighing(4));
    expect(question).toMatchObject({
      ...{ kind: 'material-per-unit', required: true, sheet: 'Posten', row: 2, cell: 'A2' },
      choices: [{ value: 'confirmed', label: 'Ja, dit klopt' }],
    });
    expect(question?.rows).toEqual([
      {
        ...{ row: 2, post_number: '1', name: 'AC 16 base', unit: 'm2', quantity_missing: false },
        proposal: '4 ton per m2; mediaan van de productgroep: 0,04 ton',
        figures: [
          { column: 'Hoeveelheid', value: '10' },
          { column: 'Primair materiaal (ton)', value: '4' },
        ],
        mki: [{ set: 'a1', mki_value: 10 }],
      },
    ]);
    expect(await asked(await weighing(3.9))).toEqual([]);
  });

  it('is held against its product where that was there three times', async () => {
    for (const ton of [0.01, 0.01, 0.02]) await store(await weighing(ton, { product: 'Folie' }));
    for (const ton of [0.2, 0.3, 0.4, 0.5]) await store(await weighing(ton, { product: 'Klinker' }));
    // 100 times less than the median of the group, 0.2, but five times less than that of its product.
    const light = await weighing(0.002, { product: 'FOLIE' });
    expect(await asked(light)).toEqual([]);
    expect(await asked(await weighing(0.002, { product: 'Doek' }))).toHaveLength(1);
    const [question] = await asked(await weighing(0.1, { product: 'FOLIE' }));
    expect(question?.rows[0]?.proposal).toBe('0,1 ton per m2; mediaan van dit product: 0,01 ton');
  });

  it('of which a part is undeclared is no earlier item', async () => {
    const inPart = { resources: { primaryTon: 0.04, secondaryTon: null } };
    for (const product of ['a', 'b', 'c']) await store(await weighing(0.04, { product, ...inPart }));
    expect(await asked(await weighing(4))).toEqual([]);
  });

  it('is never held against what another organisation has', async () => {
    const elsewhere = await addProject(test, beta);
    for (const ton of [0.04, 0.04, 0.04]) await store(await weighing(ton), elsewhere);
    expect(await asked(await weighing(4))).toEqual([]);
    // Nor is it counted beside what the organisation has itself.
    for (const ton of [0.4, 0.4]) await store(await weighing(ton));
    expect(await asked(await weighing(4))).toEqual([]);
    await store(await weighing(0.4));
    expect((await asked(await weighing(4)))[0]?.rows[0]?.proposal).toContain(
      'mediaan van dit product: 0,4 ton',
    );
  });

  it('is not held against what was deleted, nor against a bidder’s', async () => {
    await store(await weighing(0.04));
    await store(await weighing(0.04));
    const [deleted, bidders] = [await store(await weighing(0.04)), await store(await weighing(0.04))];
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation SET deleted_at = now() WHERE id = ${deleted}`,
    );
    expect(await asked(await weighing(4))).toHaveLength(1);
    await giveToBidder(test.dependencies.database.queries, bidders);
    expect(await asked(await weighing(4))).toEqual([]);
  });

  it('in kilograms refuses the upload until it is confirmed, and that stays with the calculation', async () => {
    const bytes = await weighing(1_000, { unit: 'ton' });
    const [question] = await asked(bytes);
    const refused = await send('/api/v1/project-calculation/', bytes, {});
    expect(refused).toMatchObject({
      status: 400,
      body: [expect.stringContaining("(A2): Klopt het materiaal van post '1' (AC 16 base, rij 2)?")],
    });
    const answers = { [question?.id ?? '']: 'confirmed' };
    const other = await weighing(900, { unit: 'ton' });
    expect((await send('/api/v1/project-calculation/', other, answers)).status).toBe(400);
    expect(await send('/api/v1/project-calculation/', bytes, answers)).toMatchObject({
      status: 201,
      body: {
        answers: [
          { question: expect.stringContaining('zijn samen 1.000 ton per ton'), answer: 'Ja, dit klopt' },
        ],
      },
    });
  });
});
