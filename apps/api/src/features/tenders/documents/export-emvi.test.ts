import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { uploadBid } from '../../../testing/bids.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let stranger: string;
let viewer: string;
let staff: string;

beforeAll(async () => {
  test = await startTestApp({ PROVIDER_NAME: 'De Beheerder', PROVIDER_EMAIL: 'wij@beheerder.example' });
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: stranger } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: staff } = await addUser(test, { username: 'beheer', organisationIds: [], isStaff: true }));
  const asViewer = { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' as const };
  ({ token: viewer } = await addUser(test, asViewer));
});
afterAll(() => test.close());

/**
 * Adds a tender with a million of work and €5 of discount for each euro of MKI below 100,000; it is complete unless the
 * test changes that.
 */
async function addTender(name = 'Brug Oost'): Promise<string> {
  const id = await addProject(test, alfa, { name, contractType: 'RAW', awardCriteria: true });
  await change(
    id,
    sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
    criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
    emvi_status = 'Locked', status = 'EMVI_Complete'`,
  );
  return id;
}

const change = (project: string, values: ReturnType<typeof sql>) =>
  test.dependencies.database.queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`);

async function activateBaseline(project: string, mkiEurPerUnit: number): Promise<void> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit }]);
  const { body } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'Ontwerp mei.xlsx', bytes },
    },
  });
  const address = `/api/v1/project-calculation/${(body as { uuid: string }).uuid}/`;
  expect((await test.send('PATCH', address, { token, body: { active: true } })).status).toBe(200);
}

interface Asking {
  readonly as?: string;
  readonly language?: 'nl' | 'en';
}

const send = (project: string, { as = token, language = 'nl' }: Asking = {}) =>
  test.send('GET', `/api/v1/project/${project}/export_emvi/`, { token: as, language });

/** Returns the text of the document, paragraph by paragraph. */
async function textOf(project: string, options: Asking = {}): Promise<string> {
  const { status, bytes } = await send(project, options);
  expect(status).toBe(200);
  return wordText(bytes);
}

describe('the export of the award criterion', () => {
  it('is a Word document under the name of the project', async () => {
    const { status, headers } = await send(await addTender('Brug Oost / “kade”'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(headers['content-disposition']).toBe(
      'attachment; filename="Gunningscriterium_MKI_Brug Oost _ _kade__1.docx"; ' +
        "filename*=UTF-8''Gunningscriterium_MKI_Brug%20Oost%20%2F%20%E2%80%9Ckade%E2%80%9D_1.docx",
    );
  });

  it('states the project, its organisation, the provider, the day and the stored model', async () => {
    const project = await addTender();
    await change(project, sql`penalty_factor = 2.25`);
    const text = await textOf(project);
    for (const stated of [
      'Brug Oost',
      'Organisatie alfa',
      'De Beheerder',
      'wij@beheerder.example',
      '02-03-2026',
    ])
      expect(text).toContain(stated);
    expect(text).toContain('€300.000,- (30,00 % van de projectomvang)');
    expect(text).toContain('€75.000,-\n€125.000,-');
    expect(text).toContain(
      '2,25 × (korting aangeboden MKI − korting gerealiseerde MKI bij het aanbestede werk)',
    );
  });

  it('names the active baseline, whose MKI is the reference value, with its set and weights', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000.4);
    const text = await textOf(project);
    expect(text).toContain(
      'is de MKI van de actieve baselineberekening ‘Ontwerp mei’, afgerond op hele euro’s. Deze berekening is gemaakt in Set A1 en gewogen met versie 2026-1',
    );
    expect(text).toContain('Bijlage: weegfactoren van Set A1, versie 2026-1');
    expect(text).toContain('stond er bij deze cijfers niets open');
  });

  it('says when the reference value comes from another baseline than the active one', async () => {
    const project = await addTender();
    await activateBaseline(project, 90_000);
    expect(await textOf(project)).toContain(
      'De referentiewaarde is €100.000,-, maar de MKI van de actieve baselineberekening is nu €90.000,-.',
    );
    await change(
      project,
      sql`reference_calculation_id = gen_random_uuid(), reference_calculation_name = 'Schetsontwerp'`,
    );
    expect(await textOf(project)).toContain(
      'De referentiewaarde van €100.000,- is de MKI van de baselineberekening ‘Schetsontwerp’, afgerond op hele euro’s. Die berekening is niet meer de actieve.',
    );
    await change(
      project,
      sql`mki_manually_set = true, reference_calculation_id = NULL, reference_calculation_name = NULL`,
    );
    expect(await textOf(project)).toContain('door de opdrachtgever zelf vastgesteld');
  });

  it('says when newer weights are valid than those of the baseline', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`
      INSERT INTO weight_version_name (set_code, version) VALUES ('a1', '2026-9')`);
    await queries.execute(sql`
      WITH made AS (
        INSERT INTO weight_table (set_code, version, valid_from, created_at)
        VALUES ('a1', '2026-9', '2026-03-02', now()) RETURNING id)
      INSERT INTO weight (table_id, position, code, unit, value_eur, source)
      SELECT made.id, position, code, unit, value_eur, source FROM made, weight
      JOIN weight_table AS former ON former.id = weight.table_id
      WHERE former.set_code = 'a1' AND former.version = '2026-1'`);
    expect(await textOf(project)).toContain('nu geldt versie 2026-9');
  });

  it('counts the items of the baseline that declare nothing in its set, and those that declare a part', async () => {
    const project = await addTender();
    await activateBaseline(project, 100_000);
    await test.dependencies.database.queries.execute(sql`
      UPDATE calculation_total SET item_count = 5, a1_items = 3, a1_items_undeclared = 1
      FROM calculation WHERE calculation.id = calculation_id AND project_id = ${project}`);
    const text = await textOf(project);
    expect(text).toContain('Posten zonder milieuprofiel in de baselineberekening: 2 van de 5.');
    expect(text).toContain('milieu-indicatoren ontbreken: 1 van de 5.');
  });

  it('is in the requested language, under the same name', async () => {
    const project = await addTender();
    expect(await textOf(project, { language: 'en' })).toContain('The fictitious price and the ranking');
    expect((await send(project, { language: 'en' })).headers['content-disposition']).toContain(
      'Gunningscriterium_MKI_Brug Oost_1.docx',
    );
  });
});

it('states nothing about a bid, sealed or opened, because every bidder gets the document', async () => {
  const project = await addTender();
  const body = { project, name: 'Aannemer Geheim', quote_price: 987_654, criteria_discount: 43_210 };
  const { status, body: bid } = await test.send('POST', '/api/v1/applicant/', { token, body });
  expect(status).toBe(201);
  await uploadBid(test, token, (bid as { uuid: string }).uuid, { mkiEur: 76_543, name: 'Geheim.xlsx' });
  const { token: other } = await addUser(test, { username: 'ander', organisationIds: [alfa] });
  const told = async () => {
    const texts = [await textOf(project), await textOf(project, { as: other })];
    return [...texts, await textOf(project, { as: staff })].join('\n');
  };
  expect(await told()).not.toMatch(/Geheim|987\.654|43\.210|76\.543/);
  await change(project, sql`bids_opened_at = now()`);
  expect(await told()).not.toMatch(/Geheim|987\.654|43\.210|76\.543/);
});

describe('the export is refused', () => {
  it('with every reason at its field while the model is incomplete', async () => {
    const project = await addTender();
    await change(project, sql`scope_eur = NULL, criteria_max_discount_eur = 40000, emvi_status = 'Unlocked'`);
    expect(await send(project)).toMatchObject({
      status: 400,
      body: {
        projectscope: ['Dit veld is vereist'],
        criteria_max_discount: [expect.stringContaining('10.000')],
      },
    });
  });

  it.each(['Unlocked', 'Editing'])('for a model that could be completed and is %s', async (status) => {
    const project = await addTender();
    await change(project, sql`emvi_status = ${status}`);
    expect(await send(project)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Voltooi eerst het EMVI model'] },
    });
  });

  it('for a project that is not awarded on criteria', async () => {
    const project = await addTender();
    await change(project, sql`award_criteria = false`);
    expect(await send(project)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Dit project heeft geen gunningscriterium'] },
    });
  });

  it('to viewers, and not found by other organisations; staff may have it', async () => {
    const project = await addTender();
    expect((await send(project, { as: viewer })).status).toBe(403);
    expect((await send(project, { as: stranger })).status).toBe(404);
    expect(await textOf(project, { as: staff })).toContain('Organisatie alfa');
  });
});
