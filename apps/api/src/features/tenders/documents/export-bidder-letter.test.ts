import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

interface Asked {
  readonly as?: { readonly token: string };
  readonly query?: string;
  readonly language?: 'nl' | 'en';
}

const ask = (applicant: string, { as = tender.an, query = 'sent=2026-03-02', language = 'nl' }: Asked = {}) =>
  tender.test.send('GET', `/api/v1/applicant/${applicant}/export_letter/?${query}`, {
    token: as.token,
    language,
  });

/** Returns the text of the letter, paragraph by paragraph. */
async function textOf(applicant: string, asked: Asked = {}): Promise<string> {
  const { status, bytes } = await ask(applicant, asked);
  expect(status).toBe(200);
  return wordText(bytes);
}

/** Adds Noord, Oost and West, of which West was withdrawn. The bids are sealed, and there is no winner. */
async function addBids(more?: Parameters<TenderActs['addTender']>[0]) {
  const project = await tender.addTender(more);
  const noord = await tender.enter(project, 'Noord', 1_000_000);
  const oost = await tender.enter(project, 'Oost', 1_020_000);
  const west = await tender.enter(project, 'West', 1_111_111);
  await tender.uploadBid(noord.uuid, 75_000);
  await tender.uploadBid(oost.uuid, 87_500);
  return { project, noord: noord.uuid, oost: oost.uuid, west: west.uuid };
}

/** Adds the same bids after the opening, with West withdrawn and Noord chosen. */
async function addAward() {
  const bids = await addBids();
  expect((await tender.open(bids.project)).status).toBe(200);
  const ruling = { as: 'withdrawn', reason: 'De bieder trok zich terug' };
  expect((await tender.patch(bids.west, { ruling })).status).toBe(200);
  expect((await tender.patch(bids.noord, { active: true })).status).toBe(200);
  return bids;
}

describe('the letter to a bidder', () => {
  it('is a Word document with the names of project and bidder', async () => {
    const { oost } = await addAward();
    const { headers } = await ask(oost);
    expect(headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(headers['content-disposition']).toMatch(/filename="Brief_.+_Oost\.docx"/);
  });

  it('tells the winner, the loser and a bidder who took no part what each may know', async () => {
    const { noord, oost, west } = await addAward();
    const [won, lost, apart] = await Promise.all([noord, oost, west].map((id) => textOf(id)));
    expect(won).toContain('Wij zijn voornemens de opdracht aan u te gunnen.');
    expect(won).not.toMatch(/Oost|West/);
    expect(lost).toContain('Wij zijn voornemens de opdracht te gunnen aan Noord, en dus niet aan u.');
    expect(lost).toContain('Korting voor de MKI\n62.500\n125.000\n−62.500');
    expect(lost).not.toMatch(/West|1\.000\.000|1\.111\.111/);
    expect(apart).toContain('Als reden is vastgelegd: De bieder trok zich terug');
    expect(apart).not.toMatch(/Oost|125\.000|1\.000\.000/);
  });

  it('states its date and the last day of the period, of twenty days unless the request says otherwise', async () => {
    const { oost } = await addAward();
    expect(await textOf(oost)).toContain('van 20 kalenderdagen');
    expect(await textOf(oost)).toContain('De laatste dag van de termijn is 23-03-2026.');
    const other = await textOf(oost, { query: 'sent=2026-03-02&days=30' });
    expect(other).toContain('De laatste dag van de termijn is 01-04-2026.');
  });

  it('follows the state at the moment that it names, in a correction too', async () => {
    const { project, oost } = await addAward();
    expect(await textOf(oost)).toContain('Stand van de gegevens\n02-03-2026 10:00\nGeachte');
    const begun = await tender.test.send('POST', `/api/v1/project/${project}/begin_correction/`, {
      token: tender.an.token,
      body: { reason: 'Een prijs is verkeerd overgenomen' },
    });
    expect(begun.status).toBe(200);
    expect((await tender.patch(oost, { quote_price: 1_021_000 })).status).toBe(200);
    const text = await textOf(oost);
    expect(text).toContain('Op dat moment liep er een correctie');
    expect(text).toContain('1.021.000 − 62.500');
  });

  it('is in the chosen language, or else in the language of the caller', async () => {
    const { oost } = await addAward();
    expect(await textOf(oost, { language: 'en' })).toContain('Notice of the award decision');
    const query = 'sent=2026-03-02&language=en';
    expect(await textOf(oost, { query })).toContain('Notice of the award decision');
  });
});

describe('the letters to all bidders', () => {
  const askAll = (project: string, { as = tender.an, language = 'nl' }: Asked = {}) =>
    tender.test.send('GET', `/api/v1/project/${project}/export_letters/?sent=2026-03-02`, {
      token: as.token,
      language,
    });

  it('are a zip with a document for each, identical to the document that the bidder would get separately', async () => {
    const { project, noord, oost, west } = await addAward();
    const { status, headers, bytes } = await askAll(project);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/filename="Brieven_.+\.zip"/);
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files)).toEqual(['Brief_Noord.docx', 'Brief_Oost.docx', 'Brief_West.docx']);
    for (const [name, id] of Object.entries({ Noord: noord, Oost: oost, West: west })) {
      const file = files[`Brief_${name}.docx`] ?? new Uint8Array();
      expect(Buffer.compare(Buffer.from(file), (await ask(id)).bytes)).toBe(0);
    }
  });

  it('are in the requested language', async () => {
    const { project } = await addAward();
    const files = unzipSync(new Uint8Array((await askAll(project, { language: 'en' })).bytes));
    expect(wordText(files['Brief_Oost.docx'] ?? new Uint8Array())).toContain('Notice of the award decision');
  });

  it('are refused until there is an award and to viewers, and not found by other organisations', async () => {
    const { project } = await addBids({ sealed: true });
    await tender.set(project, sql`emvi_status = 'Locked'`);
    expect(await askAll(project)).toMatchObject({
      status: 409,
      body: { detail: 'Open eerst de inschrijvingen' },
    });
    const { project: awarded } = await addAward();
    expect((await askAll(awarded, { as: tender.viewer })).status).toBe(403);
    expect((await askAll(awarded, { as: tender.stranger })).status).toBe(404);
    expect((await askAll(awarded, { as: tender.staff })).status).toBe(200);
  });
});

describe('the letter is refused', () => {
  const refusedWith = (reason: string) => ({ status: 409, body: { detail: reason } });

  it('in each step until there is an award, also to the member who entered the bid and to staff', async () => {
    const { project, noord, oost } = await addBids({ sealed: true });
    await tender.set(project, sql`emvi_status = 'Locked'`);
    for (const as of [tender.an, tender.bo, tender.staff])
      expect(await ask(oost, { as })).toMatchObject(refusedWith('Open eerst de inschrijvingen'));
    await tender.open(project);
    expect(await ask(oost)).toMatchObject(refusedWith('Selecteer eerst een winnaar'));
    await tender.patch(noord, { active: true });
    expect((await ask(oost)).status).toBe(200);
    await tender.set(project, sql`emvi_status = 'Editing'`);
    expect(await ask(oost)).toMatchObject(refusedWith('Voltooi eerst het EMVI model'));
    await tender.set(project, sql`emvi_status = 'Locked', award_criteria = false`);
    expect(await ask(oost)).toMatchObject(refusedWith('Dit project heeft geen gunningscriterium'));
  });

  it('to viewers, and not found by other organisations; staff may have it', async () => {
    const { oost } = await addAward();
    expect((await ask(oost, { as: tender.viewer })).status).toBe(403);
    expect((await ask(oost, { as: tender.stranger })).status).toBe(404);
    expect((await ask(oost, { as: tender.staff })).status).toBe(200);
  });

  it('for a deleted or unknown bid', async () => {
    const { oost } = await addAward();
    await tender.test.dependencies.database.queries.execute(
      sql`UPDATE applicant SET deleted_at = now() WHERE id = ${oost}`,
    );
    expect((await ask(oost)).status).toBe(404);
    expect((await ask('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('for a bid that is deleted while the letter waits for the project', async () => {
    const { project, oost } = await addAward();
    const { database } = tender.test.dependencies;
    const letter = await database.transaction(async (queries) => {
      await queries.execute(sql`SELECT id FROM project WHERE id = ${project} FOR UPDATE`);
      const asked = ask(oost);
      await untilSomebodyWaits(tender.test);
      await queries.execute(sql`UPDATE applicant SET deleted_at = now() WHERE id = ${oost}`);
      return { asked };
    });
    expect((await letter.asked).status).toBe(404);
  });

  it.each([
    '',
    'sent=morgen',
    'sent=2026-02-30',
    'sent=1999-12-31',
    'sent=2100-01-01',
    'sent=2026-03-02&days=0',
    'sent=2026-03-02&days=91',
    'sent=2026-03-02&days=1.5',
    'sent=2026-03-02&language=de',
  ])('with 400 for %s', async (query) => {
    const { oost } = await addAward();
    expect((await ask(oost, { query })).status).toBe(400);
  });
});
