import type { Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let stranger: string;
let viewer: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: stranger } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: viewer } = await addUser(test, {
    username: 'kijker',
    organisationIds: [alfa],
    dashboardType: 'viewer',
  }));
});
afterAll(() => test.close());

const COMPLETE = {
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  mki_upper_boundary: 100_000,
};

const addTender = () => addProject(test, alfa, { contractType: 'RAW', awardCriteria: true });
const patch = (project: string, body: object, more: object = {}) =>
  test.send('PATCH', `/api/v1/project/${project}/`, { token, body, ...more });
const toggle = (project: string, more: object = {}) =>
  test.send('POST', `/api/v1/project/${project}/toggle_emvi/`, { token, ...more });
const read = async (project: string) =>
  (await test.send('GET', `/api/v1/project/${project}/`, { token })).body as Project;

async function activateBaseline(project: string, mkiEur: number): Promise<void> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);
  const { body } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  const { uuid } = body as { uuid: string };
  const { status } = await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token,
    body: { active: true },
  });
  expect(status).toBe(200);
}

describe('the values of an award model', () => {
  it('are stored one at a time, and the percentage follows from the benefit', async () => {
    const project = await addTender();
    for (const [field, value] of Object.entries(COMPLETE))
      expect(await patch(project, { [field]: value }), field).toMatchObject({
        status: 200,
        body: { [field]: value },
      });
    expect(await read(project)).toMatchObject({
      ...COMPLETE,
      fictional_tender_benefit_percentage: 30,
      mki_lower_boundary: 50_000,
      mki_manually_set: true,
      emvi_status: 'Unlocked',
    });
    expect(await patch(project, { expected_number_of_applicants: 7 })).toMatchObject({
      status: 200,
      body: { expected_number_of_applicants: 7 },
    });
  });

  it.each([
    ['projectscope', -1, 'Mag geen negatief getal zijn'],
    ['projectscope', 0.5, 'Vul een bedrag in hele euro’s in'],
    ['fictional_tender_benefit', 1_000_001, 'Mag niet boven de projectomvang liggen'],
    ['mki_max_discount', 250_001, 'Totaal fictief gunningsvoordeel met €1,- overschreden'],
    ['criteria_max_discount', 50_010, 'Totaal fictief gunningsvoordeel met €10,- overschreden'],
    ['mki_upper_boundary', -1, 'Mag geen negatief getal zijn'],
    ['mki_lower_boundary', 100_001, 'Boven referentiewaarde'],
  ])('%s of %d is refused at its field, and nothing is stored', async (field, value, text) => {
    const project = await addTender();
    expect((await patch(project, COMPLETE)).status).toBe(200);
    const before = await read(project);
    const { status, body } = await patch(project, { [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ [field]: [text] });
    expect(await read(project)).toEqual(before);
  });

  it('a size below the benefit is refused at the benefit', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    expect(await patch(project, { projectscope: 299_999 })).toMatchObject({
      status: 400,
      body: { fictional_tender_benefit: ['Mag niet boven de projectomvang liggen'] },
    });
  });

  it('can be emptied again', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    const nothing = Object.fromEntries(Object.keys(COMPLETE).map((field) => [field, null]));
    expect(await patch(project, nothing)).toMatchObject({ status: 200, body: nothing });
  });

  it('include an expected number of bidders from 1 to 1000', async () => {
    const project = await addTender();
    for (const expected_number_of_applicants of [0, 1_001, 2.5])
      expect((await patch(project, { expected_number_of_applicants })).status).toBe(400);
    expect((await patch(project, { expected_number_of_applicants: 1_000 })).status).toBe(200);
  });

  it('include a factor of the penalty, which is 1,5 until somebody types another, of 0 to 10 in hundredths', async () => {
    const project = await addTender();
    expect(await read(project)).toMatchObject({ mki_penalty_factor: 1.5 });
    for (const mki_penalty_factor of [-0.01, 10.01, 1.234])
      expect((await patch(project, { mki_penalty_factor })).status).toBe(400);
    expect((await patch(project, { mki_penalty_factor: 1.15 })).body).toMatchObject({
      mki_penalty_factor: 1.15,
    });
  });

  it('are recorded in the history, with the values that followed', async () => {
    const project = await addTender();
    await patch(project, { mki_upper_boundary: 80_000 });
    const { body } = await test.send('GET', `/api/v1/project/${project}/history/`, { token });
    expect((body as { results: { changes: object }[] }).results[0]?.changes).toEqual({
      mkiUpperBoundaryEur: { from: null, to: 80_000 },
      mkiLowerBoundaryEur: { from: null, to: 40_000 },
      mkiManuallySet: { from: false, to: true },
    });
  });
});

describe('the reference value', () => {
  it('is the rounded MKI of the active baseline until somebody types another, which is rounded too', async () => {
    const project = await addTender();
    await activateBaseline(project, 1_234.5);
    expect(await read(project)).toMatchObject({
      mki_upper_boundary: 1_235,
      mki_lower_boundary: 618,
      mki_manually_set: false,
    });
    expect((await patch(project, { mki_upper_boundary: 2_000.4 })).body).toMatchObject({
      mki_upper_boundary: 2_000,
      mki_lower_boundary: 1_000,
      mki_manually_set: true,
    });
    await activateBaseline(project, 3_000);
    expect((await read(project)).mki_upper_boundary).toBe(2_000);
  });

  it('follows the baseline again when that is restored', async () => {
    const project = await addTender();
    await activateBaseline(project, 3_000);
    await patch(project, { mki_upper_boundary: 2_000 });
    expect((await patch(project, { mki_manually_set: false })).body).toMatchObject({
      mki_upper_boundary: 3_000,
      mki_lower_boundary: 1_500,
      mki_manually_set: false,
    });
  });

  it('follows it even when the same request states a value', async () => {
    const project = await addTender();
    await activateBaseline(project, 3_000);
    // It is set by hand, to the same value as the baseline's.
    await patch(project, { mki_upper_boundary: 2_000 });
    await patch(project, { mki_upper_boundary: 3_000 });
    expect(await patch(project, { mki_upper_boundary: 2_500, mki_manually_set: false })).toMatchObject({
      status: 200,
      body: { mki_upper_boundary: 3_000, mki_lower_boundary: 1_500, mki_manually_set: false },
    });
  });

  it('does not change a target value that was set by hand, and says so when that is now above it', async () => {
    const project = await addTender();
    await patch(project, { mki_upper_boundary: 2_000 });
    await patch(project, { mki_lower_boundary: 1_500 });
    expect((await patch(project, { mki_upper_boundary: 1_800 })).body).toMatchObject({
      mki_lower_boundary: 1_500,
    });
    expect(await patch(project, { mki_upper_boundary: 1_400 })).toMatchObject({
      status: 400,
      body: { mki_lower_boundary: ['Boven referentiewaarde'] },
    });
  });

  it('that an earlier release left below the target does not block other fields', async () => {
    const project = await addTender();
    await activateBaseline(project, 3_000);
    await patch(project, { mki_lower_boundary: 2_000 });
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET mki_upper_boundary_eur = 1000 WHERE id = ${project}`,
    );
    expect(await read(project)).toMatchObject({ mki_upper_boundary: 1_000, mki_lower_boundary: 2_000 });
    expect((await patch(project, { projectscope: 500_000 })).status).toBe(200);
    expect(await patch(project, { mki_lower_boundary: 1_001 })).toMatchObject({
      status: 400,
      body: { mki_lower_boundary: ['Boven referentiewaarde'] },
    });
  });
});

describe('completing an award model', () => {
  it('locks it and moves the project a step; it can be reopened and completed again', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    const states: object[] = [];
    for (let step = 0; step < 3; step += 1) {
      const { status, body } = await toggle(project);
      const { emvi_status, project_status } = body as Project;
      states.push({ status, emvi_status, project_status });
    }
    const locked = { status: 200, emvi_status: 'Locked', project_status: 'EMVI_Complete' };
    expect(states).toEqual([
      locked,
      { status: 200, emvi_status: 'Editing', project_status: 'Design_Phase_Active' },
      locked,
    ]);
    const { body } = await test.send('GET', `/api/v1/project/${project}/history/`, { token });
    expect((body as { results: { changes: object }[] }).results[0]?.changes).toEqual({
      emviStatus: { from: 'Editing', to: 'Locked' },
      status: { from: 'Design_Phase_Active', to: 'EMVI_Complete' },
    });
  });

  it('makes its values read-only until it is reopened', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    await toggle(project);
    expect(await patch(project, { projectscope: 2_000_000 })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Criterium MKI aanpassen') },
    });
    await toggle(project);
    expect((await patch(project, { projectscope: 2_000_000 })).status).toBe(200);
  });

  it.each([
    [{ projectscope: null }, { projectscope: ['Dit veld is vereist'] }],
    [{ fictional_tender_benefit: null }, { fictional_tender_benefit: ['Dit veld is vereist'] }],
    [{ mki_max_discount: 0 }, { mki_max_discount: ['Mag niet 0 zijn'] }],
    [{ mki_upper_boundary: null }, { mki_upper_boundary: ['Dit veld is vereist'] }],
    [{ criteria_max_discount: 49_000 }, { criteria_max_discount: ['Verdeel nog €1.000,- over de criteria'] }],
    [
      { mki_lower_boundary: 100_000 },
      { mki_lower_boundary: ['De streefwaarde moet onder de referentiewaarde liggen'] },
    ],
  ])('is refused with its reason at %j', async (change, reasons) => {
    const project = await addTender();
    await patch(project, COMPLETE);
    expect((await patch(project, change)).status).toBe(200);
    const { status, body } = await toggle(project);
    expect(status).toBe(400);
    expect(body).toMatchObject(reasons);
    expect((await read(project)).emvi_status).toBe('Unlocked');
  });

  it('is refused in the requested language', async () => {
    const project = await addTender();
    await patch(project, { ...COMPLETE, projectscope: null, fictional_tender_benefit: 300_000 });
    const { body } = await toggle(project, { language: 'en' });
    expect(body).toMatchObject({ projectscope: ['This field is required'] });
  });

  it('succeeds once for two at once: the one who saw the older project reads so', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    const { revision } = await read(project);
    const ifMatch = String(revision);
    const answers = await Promise.all([toggle(project, { ifMatch }), toggle(project, { ifMatch })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(project)).emvi_status).toBe('Locked');
  });
});

describe('an award model is refused', () => {
  it('to a stranger and to a viewer', async () => {
    const project = await addTender();
    await patch(project, COMPLETE);
    expect((await toggle(project, { token: stranger })).status).toBe(404);
    expect((await patch(project, { projectscope: 1 }, { token: stranger })).status).toBe(404);
    expect((await toggle(project, { token: viewer })).status).toBe(403);
    expect((await patch(project, { projectscope: 1 }, { token: viewer })).status).toBe(403);
    expect(await read(project)).toMatchObject({ projectscope: 1_000_000, emvi_status: 'Unlocked' });
  });

  it('to a project without award criteria', async () => {
    const project = await addProject(test, alfa, { contractType: 'NA', awardCriteria: null });
    expect((await patch(project, { projectscope: 1 })).status).toBe(409);
    expect((await toggle(project)).status).toBe(409);
  });

  it.each([
    ['locked', sql`locked = true`],
    ['past its tender phase', sql`status = 'Design_Phase_Complete'`],
  ])('to a project that is %s', async (_name, state) => {
    const project = await addTender();
    await patch(project, COMPLETE);
    await test.dependencies.database.queries.execute(sql`UPDATE project SET ${state} WHERE id = ${project}`);
    expect((await patch(project, { projectscope: 1 })).status).toBe(409);
    expect((await toggle(project)).status).toBe(409);
    expect(await read(project)).toMatchObject({ projectscope: 1_000_000, emvi_status: 'Unlocked' });
  });
});
