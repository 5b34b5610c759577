import type { Calculation } from '@milieuspoor/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { reportWithoutDrawing } from '../../../testing/files/chart-picture.ts';
import { declaredWorkbook } from '../../../testing/files/declared-workbook.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

const UPLOAD = '/api/v1/project-calculation/';
const MINUTE = 60_000;
const WHOLE = declaredWorkbook({ 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } });
const WITHOUT_A4 = declaredWorkbook({ 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 } });

let test: TestApp;
let alfa: string;
let token: string;
let staffToken: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, {
    ...{ username: 'medewerker', organisationIds: [], isStaff: true },
  }));
}, 240_000);
afterAll(() => test.close());

async function upload(
  project: string,
  calculation_type: string,
  bytes: Buffer,
  activate = false,
): Promise<string> {
  // Variants are numbered by the time of their upload.
  test.clock.moment = new Date(test.clock.moment.getTime() + MINUTE);
  const { status, body } = await test.send('POST', UPLOAD, {
    token,
    form: {
      fields: { project, calculation_type, activate: String(activate) },
      file: { field: 'excel_file', name: `${calculation_type}.xlsx`, bytes },
    },
  });
  expect(status).toBe(201);
  const { uuid } = body as Calculation;
  const included = await test.send('PATCH', `${UPLOAD}${uuid}/`, {
    token: staffToken,
    body: { include_in_report: true },
  });
  expect(included.status).toBe(200);
  return uuid;
}

/** Answers for both posts of a calculation that there is nothing in A4. */
async function explain(calculation: string, against: string): Promise<void> {
  const answer = { against, subject: 'module:A4', meaning: 'not-applicable', post_count: 2 };
  const { status } = await test.send('POST', `${UPLOAD}${calculation}/scope/`, { token, body: answer });
  expect(status).toBe(200);
}

/** Returns a report, and the sheet of its workbook that compares the calculations. */
async function reportOf(project: string, body: object) {
  const { status, bytes } = await untilServed(() =>
    test.send('POST', `/api/v1/project/${project}/generate_report/`, {
      ...{ token: staffToken, body },
    }),
  );
  expect(status).toBe(200);
  const listed = await test.send('GET', `/api/v1/project/${project}/reports/`, { token: staffToken });
  const [{ uuid } = { uuid: '' }] = (listed.body as { results: { uuid: string }[] }).results;
  const workbook = await test.send('GET', `/api/v1/report/${uuid}/xlsx/`, { token: staffToken });
  const parts = unzipSync(new Uint8Array(workbook.bytes));
  return {
    document: wordText(bytes),
    workbook: Object.values(parts)
      .map((part) => strFromU8(part))
      .join('\n'),
  };
}

describe('a variant with the answer that A4 does not apply', () => {
  it('counts partly as 0, which every difference of the report and its workbook states, with who answered', async () => {
    const project = await addProject(test, alfa);
    const baseline = await upload(project, 'design-baseline', WHOLE, true);
    const answered = await upload(project, 'design-optimization', WITHOUT_A4);
    const open = await upload(project, 'design-optimization', WITHOUT_A4);
    await explain(answered, baseline);
    const { document, workbook } = await reportOf(project, reportWithoutDrawing([baseline, answered, open]));
    const said =
      'tellen 2 posten deels als 0, want A4 is vastgelegd als niet van toepassing; door wie en wanneer';
    expect(document).toContain('€100,- (50,00 %) lager dan die van Variant 1');
    expect(document).toContain(`\nMKI, CO2: In Variant 2 (design-optimization) ${said} staat bij Methode.\n`);
    expect(document).toContain(`\nVariant 2: MKI, CO2: in de variant ${said} staat bij Methode.\n`);
    expect(workbook).toContain(`in de variant ${said} staat in het blad Import`);
    // For the variant without such an answer there is no conclusion.
    expect(document).not.toMatch(/Variant 3: .*in de variant tellen/);
    expect(document).toContain('is voor MKI niet met Variant 1 (design-baseline) te vergelijken');
    expect(document).toContain(
      '\nVariant 2 (design-optimization): leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: A4 bij 2 posten (Voornaam Achternaam).',
    );
    expect(document).not.toMatch(/Variant 2 \(design-optimization\): .*A4.*ontbreken bij/);
    expect(document).toMatch(/Variant 3\n+MKI en CO2 in de modules A4, [^\n]*\n+2\n+2\n/);
    // The chapter about the method contains the answer itself.
    expect(document).toMatch(/Variant 2\n+module A4 bij 2 posten\n+Voornaam Achternaam\n+\d{2}-\d{2}-\d{4} /);
    // It is not among the questions of the import as well.
    expect(document).not.toContain('Module A4, leeg bij');
  }, 120_000);

  it('has that answer below the charts that compare it with others, of MKI and CO2 only', async () => {
    const project = await addProject(test, alfa);
    const baseline = await upload(project, 'design-baseline', WHOLE, true);
    const answered = await upload(project, 'design-optimization', WITHOUT_A4);
    await explain(answered, baseline);
    const selectedProjectCalculationsData = [baseline, answered].map((uuid) => ({ uuid }));
    const { document } = await reportOf(project, { selectedProjectCalculationsData });
    const note = '\nIn variant 2 tellen 2 posten deels als 0, want A4 is vastgelegd als niet van toepassing.';
    const figures = document.split(/^Figuur \d+\. /m).filter((part) => part.includes(note));
    expect(figures.map((part) => part.split('\n')[0])).toEqual([
      'Totale MKI per variant',
      'MKI per levenscyclusmodule en variant',
      'CO2 per productgroep en variant',
      'CO2 per variant',
    ]);
  }, 120_000);

  it('is mentioned for a baseline as well, by the variant that is compared with it', async () => {
    const project = await addProject(test, alfa);
    const baseline = await upload(project, 'design-baseline', WITHOUT_A4, true);
    const design = await upload(project, 'design-optimization', WHOLE, true);
    await explain(baseline, design);
    const { document } = await reportOf(project, reportWithoutDrawing([baseline, design]));
    expect(document).toContain(
      '\nMKI, CO2: In Variant 1 (design-baseline), naast Variant 2 (design-optimization), tellen 2 posten deels als 0',
    );
    expect(document).toContain('\nVariant 2: MKI, CO2: in de baseline tellen 2 posten deels als 0');
  }, 120_000);

  it('is mentioned for the execution as well', async () => {
    const project = await addProject(test, alfa);
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET status = 'Design_Phase_Complete' WHERE id = ${project}`,
    );
    const baseline = await upload(project, 'as-built-baseline', WHOLE, true);
    const built = await upload(project, 'as-built-optimization', WITHOUT_A4, true);
    await explain(built, baseline);
    const { document } = await reportOf(project, reportWithoutDrawing([baseline, built]));
    expect(document).toContain(
      '\nMKI, CO2: In Variant 2 (as-built-optimization) tellen 2 posten deels als 0',
    );
    expect(document).toContain('\nVariant 2: MKI, CO2: in de variant tellen 2 posten deels als 0');
  }, 120_000);
});
