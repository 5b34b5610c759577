import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { openBids, uploadBid } from '../../../testing/bids.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { workOutAllScopes } from '../../calculations/scope/work-out-scopes.ts';

let test: TestApp;
let alfa: string;
let an: { accountId: string; token: string };
let bo: { accountId: string; token: string };
let staff: typeof an;
let stranger: typeof an;
let viewer: typeof an;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  an = await addUser(test, { username: 'an', organisationIds: [alfa] });
  bo = await addUser(test, { username: 'bo', organisationIds: [alfa] });
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET first_name = username, last_name = 'van Alfa'`,
  );
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
  stranger = await addUser(test, { username: 'buiten', organisationIds: [beta] });
  viewer = await addUser(test, { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' });
});
afterAll(() => test.close());

const change = (project: string, values: ReturnType<typeof sql>) =>
  test.dependencies.database.queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`);

/**
 * Adds a tender with a million of work and €5 of discount for each euro of MKI below 100,000; its model is complete.
 */
async function addTender(): Promise<string> {
  const id = await addProject(test, alfa, { name: 'Brug Oost', contractType: 'RAW', awardCriteria: true });
  await change(
    id,
    sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
    criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
    emvi_status = 'Locked', status = 'EMVI_Complete'`,
  );
  return id;
}

async function addBid(project: string, name: string, quote_price: number, criteria_discount: number) {
  const body = { project, name, quote_price, criteria_discount };
  const answer = await test.send('POST', '/api/v1/applicant/', { token: an.token, body });
  expect(answer.status).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

const open = (project: string) => openBids(test, an.token, project, { witness: bo.accountId });
const choose = (applicant: string, body: object = {}) =>
  test.send('PATCH', `/api/v1/applicant/${applicant}/`, { token: bo.token, body: { active: true, ...body } });
const REASON = 'Noord heeft zich teruggetrokken';

/**
 * Adds Noord and Oost of docs/method/tender.md, opened by An with Bo as witness; Bo chose Noord unless the test says
 * otherwise.
 */
async function addAward(winner: 'Noord' | 'Oost' = 'Noord') {
  const project = await addTender();
  const noord = await addBid(project, 'Noord', 1_000_000, 50_000);
  const oost = await addBid(project, 'Oost', 920_000, 30_000);
  const file = await uploadBid(test, an.token, noord, { mkiEur: 75_000, name: 'Aanbod Noord.xlsx' });
  await uploadBid(test, an.token, oost, { mkiEur: 87_500, name: 'Aanbod Oost.xlsx' });
  expect((await open(project)).status).toBe(200);
  const choice = winner === 'Noord' ? choose(noord) : choose(oost, { winner_reason: REASON });
  expect((await choice).status).toBe(200);
  return { project, noord, oost, file };
}

const send = (project: string, as = an, language: 'nl' | 'en' = 'nl') =>
  test.send('GET', `/api/v1/project/${project}/export_award_record/`, { token: as.token, language });

/** Returns the text of the document, paragraph by paragraph. */
async function textOf(project: string, as = an, language: 'nl' | 'en' = 'nl'): Promise<string> {
  const { status, bytes } = await send(project, as, language);
  expect(status).toBe(200);
  return wordText(bytes);
}

describe('the record of an award', () => {
  it('is a Word document under the name of the project', async () => {
    const { project } = await addAward();
    const { headers } = await send(project);
    expect(headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(headers['content-disposition']).toContain('filename="Gunningsverslag_Brug Oost.docx"');
  });

  it('states the bids as they are stored, with their scores and ranks', async () => {
    const { project } = await addAward();
    await change(project, sql`penalty_factor = 2.25`);
    const text = await textOf(project);
    expect(text).toContain('2,25 × (korting aangeboden MKI');
    expect(text).toContain('1\nNoord (winnaar)\n€1.000.000,-\n€125.000,-\n€50.000,-\n€825.000,-');
    expect(text).toContain('2\nOost\n€920.000,-\n€62.500,-\n€30.000,-\n€827.500,-');
    expect(text).toContain('1.000.000 − 125.000 − 50.000 = 825.000');
    // Without a baseline, no bid can be complete against it.
    expect(text).toContain(
      '€75.000,00\nSet A1, versie 2026-1\nniet nagegaan of het hetzelfde werk is: er is geen actieve baseline om mee te vergelijken',
    );
  });

  it('states what target value was proposed and from which projects, and whether the model has it', async () => {
    const { project } = await addAward();
    expect(await textOf(project)).not.toContain('voorgesteld door Milieuspoor');
    await test.dependencies.database.queries.execute(sql`
      INSERT INTO demand_proposal (project_id, organisation_id, carried_at, reference_eur, target_eur, percent, basis, projects)
      SELECT id, organisation_id, '2026-03-01T09:00:00Z', mki_upper_boundary_eur, mki_lower_boundary_eur, 25, 'offered',
        '[{"name": "N201", "percent": 25.4}]' FROM project WHERE id = ${project}`);
    const text = await textOf(project);
    expect(text).toContain('De streefwaarde is op 01-03-2026 10:00 voorgesteld door Milieuspoor');
    expect(text).toMatch(/is aangeboden: N201 \(25,40.%\)/);
    expect(text).toContain('De inschrijvingen zijn beoordeeld met deze streefwaarde.');
    await change(project, sql`mki_lower_boundary_eur = mki_lower_boundary_eur - 1`);
    expect(await textOf(project)).toContain('Het gunningsmodel is daarna gewijzigd');
  });

  it('states who opened the bids, who was the witness, who chose the winner and who made the record', async () => {
    const { project } = await addAward();
    const text = await textOf(project);
    expect(text).toContain('02-03-2026 10:00, door an van Alfa samen met bo van Alfa');
    expect(text).toContain('Noord is op 02-03-2026 10:00 door bo van Alfa als winnaar gekozen.');
    expect(text).toContain('die volgens de formule op de eerste plaats staat');
    expect(text).toContain('Verslag gemaakt door\nan van Alfa');
    expect(text).toContain('Inschrijvingen geopend, samen met an van Alfa');
  });

  it('says when the chosen bid is not the first one by the formula', async () => {
    const { project } = await addAward('Oost');
    const text = await textOf(project);
    expect(text).toContain('Let op: dat is niet de inschrijving die volgens de formule');
    expect(text).toContain(`Als reden van de keuze is opgegeven:\n${REASON}\n`);
  });

  it('states the SHA-256 of every file, which its holder can compute too, and who uploaded it', async () => {
    const { project, file } = await addAward();
    const baseline = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 100_000 }]);
    const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
      token: bo.token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'Ontwerp.xlsx', bytes: baseline },
      },
    });
    const { uuid } = uploaded.body as { uuid: string };
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation SET active = true WHERE id = ${uuid}`,
    );
    await workOutAllScopes(test.dependencies.database);
    const text = await textOf(project);
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const at = 'geüpload op 02-03-2026 10:00 door';
    expect(text).toContain(`Baseline\nOntwerp.xlsx\n${at} bo van Alfa\n${sha256(baseline)}\n`);
    expect(text).toContain(`Noord\nAanbod Noord.xlsx\n${at} an van Alfa\n${sha256(file)}\n`);
    expect(text).toContain('na het openen geüpload of gewijzigd (1 keer; zie tabel 5)');
  });

  it('states which amounts changed after the bids were opened, in which correction and why', async () => {
    const { project, oost } = await addAward();
    const body = { quote_price: 921_000 };
    const reason = 'De prijs van Oost is verkeerd overgenomen';
    const step = (name: string) => `/api/v1/project/${project}/${name}_correction/`;
    await test.send('POST', step('begin'), { token: bo.token, body: { reason } });
    await test.send('PATCH', `/api/v1/applicant/${oost}/`, { token: an.token, body });
    await test.send('POST', step('end'), { token: bo.token });
    const text = await textOf(project);
    expect(text).toContain('Inschrijfprijs: €920.000,- werd €921.000,-');
    expect(text).toContain(
      `Als reden is opgegeven:\n${reason}\nDit is in de correctie gedaan:\n02-03-2026 10:00, an van Alfa: Inschrijving van Oost gewijzigd;`,
    );
    expect(text).toContain('Bedragen van inschrijvingen zijn na het openen ingevoerd of gewijzigd (1 keer');
  });

  it('says when the weights of a bid were not checked against a source yet', async () => {
    const project = await addTender();
    const noord = await addBid(project, 'Noord', 1_000_000, 50_000);
    await uploadBid(test, an.token, noord, { mkiEur: 75_000, set: 'a2', isWeighed: true });
    await open(project);
    expect((await choose(noord)).status).toBe(200);
    expect(await textOf(project)).toContain(
      'De berekening van Noord is gewogen met weegfactoren waarvan de bron nog niet is bevestigd: PM, IR, ETP-fw, HTP-c, HTP-nc, SQP.',
    );
  });

  it('has every page of the history', async () => {
    const { project } = await addAward();
    await test.dependencies.database.queries.execute(sql`
      INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type,
        subject_id, subject_name, action, changes)
      SELECT now() + n * interval '1 second', NULL, 'Teller', ${alfa}, ${alfa}, ${project}, 'project', ${project}, 'Brug Oost',
        'changed', jsonb_build_object('reason', jsonb_build_object('from', NULL, 'to', 'Reden ' || n))
      FROM generate_series(1, 1001) AS n`);
    expect(await textOf(project)).toContain('Reden: Reden 1001\n');
  });

  it('is in the requested language', async () => {
    const { project } = await addAward();
    expect(await textOf(project, an, 'en')).toContain('Noord was chosen as the winner by bo van Alfa');
  });
});

describe('the record is refused', () => {
  const refusedWith = (reason: string) => ({ status: 409, body: { detail: reason } });

  it('in each step until there is an award: no bidder, sealed bids, no winner', async () => {
    const project = await addTender();
    await change(project, sql`seals_bids = true`);
    expect(await send(project)).toMatchObject(refusedWith('Voeg eerst minimaal één inschrijver toe'));
    const noord = await addBid(project, 'Noord', 1_000_000, 50_000);
    await uploadBid(test, an.token, noord, { mkiEur: 75_000 });
    expect(await send(project)).toMatchObject(refusedWith('Open eerst de inschrijvingen'));
    for (const as of [bo, staff])
      expect(await send(project, as)).toMatchObject(refusedWith('Open eerst de inschrijvingen'));
    await open(project);
    expect(await send(project)).toMatchObject(refusedWith('Selecteer eerst een winnaar'));
    await choose(noord);
    expect((await send(project)).status).toBe(200);
  });

  it('while the model is edited again, or is incomplete', async () => {
    const { project } = await addAward();
    await change(project, sql`emvi_status = 'Editing'`);
    expect(await send(project)).toMatchObject(refusedWith('Voltooi eerst het EMVI model'));
    await change(project, sql`emvi_status = 'Locked', scope_eur = NULL`);
    expect(await send(project)).toMatchObject(refusedWith('Voltooi eerst het EMVI model'));
  });

  it('of a project that is not awarded on criteria', async () => {
    const { project } = await addAward();
    await change(project, sql`award_criteria = false`);
    expect(await send(project)).toMatchObject(refusedWith('Dit project heeft geen gunningscriterium'));
  });

  it('to viewers, and not found by other organisations; staff may have it', async () => {
    const { project } = await addAward();
    expect((await send(project, viewer)).status).toBe(403);
    expect((await send(project, stranger)).status).toBe(404);
    expect(await textOf(project, staff)).toContain('Organisatie alfa');
  });
});
