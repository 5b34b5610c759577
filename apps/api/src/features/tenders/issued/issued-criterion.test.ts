import { createHash } from 'node:crypto';
import type { IssuedCriteria, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import type { Member } from '../../../testing/tender-world.ts';

let tender: TenderActs;
beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

type Language = 'nl' | 'en';
const at = (id: string, rest = '') => `/api/v1/project/${id}/issued_criterion/${rest}`;
const issue = (id: string, { as = tender.an, shown }: { as?: Member; shown?: object } = {}) =>
  tender.test.send('POST', at(id), { token: as.token, body: shown ? { shown } : {} });
const list = async (id: string, as = tender.an) => {
  const { status, body } = await tender.test.send('GET', at(id), { token: as.token });
  expect(status).toBe(200);
  return body as IssuedCriteria;
};
const download = (id: string, rest: string, language: Language = 'nl', as = tender.an) =>
  tender.test.send('GET', at(id, rest), { token: as.token, language });
const exported = (id: string, language: Language = 'nl') =>
  tender.test.send('GET', `/api/v1/project/${id}/export_emvi/`, { token: tender.an.token, language });
const patch = async (id: string, body: object) => {
  const answer = await tender.test.send('PATCH', `/api/v1/project/${id}/`, { token: tender.an.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const toggle = (id: string) =>
  tender.test.send('POST', `/api/v1/project/${id}/toggle_emvi/`, { token: tender.an.token });
const numbersOf = async (id: string) => (await list(id)).results.map(({ number }) => number);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Adds a tender whose model is complete. */
async function addComplete(): Promise<string> {
  const id = await tender.addTender();
  expect((await toggle(id)).status).toBe(200);
  return id;
}

/** Opens the model again, changes it and completes it. */
async function changeModel(id: string, body: object) {
  await toggle(id);
  await patch(id, body);
  expect((await toggle(id)).status).toBe(200);
}

describe('issuing the criterion', () => {
  it('stores number, moment, issuer and both files, whose SHA-256 the list states', async () => {
    const id = await addComplete();
    const { status, body } = await issue(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_current: true,
      results: [
        {
          number: 1,
          issued_at: '02/03/2026 10:00:00',
          issued_by: 'an',
          files: [
            { kind: 'criterion', language: 'nl' },
            { kind: 'criterion', language: 'en' },
          ],
        },
      ],
    });
    const [{ files }] = (body as IssuedCriteria).results as [IssuedCriteria['results'][number]];
    for (const { language, sha256: stated } of files) {
      const { bytes, headers } = await download(id, '1/', language);
      expect(sha256(bytes)).toBe(stated);
      expect(headers['content-disposition']).toMatch(/Gunningscriterium_MKI_.*_1\.docx/);
    }
    expect(wordText((await download(id, '1/')).bytes)).toContain(
      'Dit is nummer 1 van het gunningscriterium, uitgegeven op 02-03-2026 10:00.',
    );
    expect(wordText((await download(id, '1/', 'en')).bytes)).toContain(
      'This is number 1 of the award criterion',
    );
  });

  it('of the same model again gives the stored bytes of its number, whatever changed in the project’s own data', async () => {
    const id = await addComplete();
    await issue(id);
    const [nl, en] = [(await download(id, '1/')).bytes, (await download(id, '1/', 'en')).bytes];
    await patch(id, { project_name: 'Andere naam', project_location: 'Elders' });
    expect((await issue(id, { as: tender.bo })).body).toMatchObject({
      is_current: true,
      results: [{ number: 1, issued_by: 'an' }],
    });
    expect(Buffer.compare((await download(id, '1/')).bytes, nl)).toBe(0);
    expect(Buffer.compare((await download(id, '1/', 'en')).bytes, en)).toBe(0);
    expect(wordText((await download(id, '1/', 'en')).bytes)).not.toContain('Andere naam');
    expect((await download(id, '1/note/')).status).toBe(404);
  });

  it('of a changed model is the next number, with a note that names each change, in the document too', async () => {
    const id = await addComplete();
    await issue(id);
    await changeModel(id, { mki_upper_boundary: 90_000, mki_penalty_factor: 2.5 });
    expect(await list(id)).toMatchObject({ is_current: false });
    expect((await issue(id)).body).toMatchObject({
      is_current: true,
      results: [{ number: 2 }, { number: 1 }],
    });
    const note = await download(id, '2/note/');
    expect(note.headers['content-disposition']).toMatch(/Nota_van_inlichtingen_MKI_.*_2\.docx/);
    const changes = [
      'Referentiewaarde: was €100.000,-, is nu €90.000,-.',
      // The target value, half of the reference value, changes with it.
      'Streefwaarde: was €50.000,-, is nu €45.000,-.',
      'Factor van de indicatieve boete: was 1,50, is nu 2,50.',
    ];
    const [told, document] = [wordText(note.bytes), wordText((await download(id, '2/')).bytes)];
    for (const change of changes) {
      expect(told).toContain(change);
      expect(document).toContain(change);
    }
    expect(told.match(/: was /g)).toHaveLength(changes.length);
    expect(wordText((await download(id, '2/note/', 'en')).bytes)).toContain(
      'Reference value: was €100,000, is now €90,000.',
    );
    // The former edition stays as it was.
    expect(wordText((await download(id, '1/')).bytes)).toContain('€100.000,-');
  });

  it('compares models by value: a model that is reopened and completed without a change keeps its number', async () => {
    const id = await addComplete();
    await issue(id);
    await changeModel(id, { mki_upper_boundary: 100_000 });
    expect((await list(id)).is_current).toBe(true);
    await issue(id);
    expect(await numbersOf(id)).toEqual([1]);
  });

  it('gives another number with another active baseline, because bids are compared with it, even if the model kept its value', async () => {
    const id = await addComplete();
    await issue(id);
    expect((await tender.activateBaseline(id, 45_832)).status).toBe(200);
    expect((await list(id)).is_current).toBe(false);
    await issue(id);
    expect(await numbersOf(id)).toEqual([2, 1]);
    expect(wordText((await download(id, '2/note/')).bytes)).toMatch(
      /Actieve baselineberekening: was geen, is nu ‘.*’ in Set A1, gewogen met versie 2026-1 van de weegfactoren, MKI €45\.832\./,
    );
  });

  it('by two members at once gives one number', async () => {
    const id = await addComplete();
    const answers = await Promise.all([issue(id), issue(id, { as: tender.bo }), issue(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await numbersOf(id)).toEqual([1]);
    const entries = (await tender.history(id)).filter(({ changes }) => 'criterionIssued' in changes);
    expect(entries.map(({ changes }) => changes)).toEqual([{ criterionIssued: { from: null, to: 1 } }]);
  });

  it('records each number in the history, once', async () => {
    const id = await addComplete();
    await issue(id);
    await issue(id);
    await changeModel(id, { mki_ceiling: 95_000 });
    await issue(id);
    const told = (await tender.history(id)).flatMap(({ changes }) =>
      'criterionIssued' in changes ? [changes.criterionIssued] : [],
    );
    expect(told).toEqual([
      { from: 1, to: 2 },
      { from: null, to: 1 },
    ]);
  });

  it('cannot be changed afterwards, by any statement', async () => {
    const id = await addComplete();
    await issue(id);
    const { queries } = tender.test.dependencies.database;
    for (const statement of [
      sql`UPDATE issued_criterion SET number = 7 WHERE project_id = ${id}`,
      sql`DELETE FROM issued_file WHERE project_id = ${id}`,
      sql`UPDATE issued_file SET bytes = decode('00', 'hex') WHERE project_id = ${id}`,
      sql`DELETE FROM issued_criterion WHERE project_id = ${id}`,
    ])
      await expect(queries.execute(statement)).rejects.toThrow();
    const rows = await listRows<{ whole: boolean }>(
      queries,
      sql`SELECT sha256 = sha256(bytes) AS whole FROM issued_file WHERE project_id = ${id}`,
    );
    expect(rows).toEqual([{ whole: true }, { whole: true }]);
  });
});

describe('issuing is refused', () => {
  it('when the model changed since it was shown, and nothing is issued', async () => {
    const id = await addComplete();
    const { body } = await tender.test.send('GET', `/api/v1/project/${id}/`, { token: tender.an.token });
    const { award_model_version } = body as Project;
    await changeModel(id, { mki_upper_boundary: 90_000 });
    const now = (await list(id)).award_model_version;
    expect(await issue(id, { shown: { award_model_version } })).toMatchObject({
      status: 409,
      body: { shown: { award_model_version }, current: { award_model_version: now } },
    });
    expect(await numbersOf(id)).toEqual([]);
    expect((await issue(id, { shown: { award_model_version: now } })).status).toBe(200);
  });

  it('while the model is not complete, with every reason where it is incomplete', async () => {
    const id = await tender.addTender();
    expect(await issue(id)).toMatchObject({ status: 409, body: { detail: 'Voltooi eerst het EMVI model' } });
    await tender.set(id, sql`scope_eur = NULL`);
    expect(await issue(id)).toMatchObject({ status: 400, body: { projectscope: ['Dit veld is vereist'] } });
    await tender.set(id, sql`award_criteria = false`);
    expect((await issue(id)).status).toBe(400);
    expect(await numbersOf(id)).toEqual([]);
  });

  it('in a locked project, which still gives what was issued before', async () => {
    const id = await addComplete();
    await tender.set(id, sql`locked = true`);
    expect((await issue(id)).status).toBe(409);
    await tender.set(id, sql`locked = false`);
    await issue(id);
    await tender.set(id, sql`locked = true`);
    expect((await issue(id)).status).toBe(200);
    expect(await numbersOf(id)).toEqual([1]);
    expect((await download(id, '1/')).status).toBe(200);
  });

  it('to viewers, and not found by other organisations, as are its list and files', async () => {
    const id = await addComplete();
    await issue(id);
    await changeModel(id, { mki_upper_boundary: 90_000 });
    await issue(id);
    const { stranger, viewer } = tender;
    expect((await issue(id, { as: viewer })).status).toBe(403);
    expect((await issue(id, { as: stranger })).status).toBe(404);
    for (const rest of ['', '2/', '2/note/']) {
      expect((await download(id, rest, 'nl', viewer)).status).toBe(403);
      expect((await download(id, rest, 'nl', stranger)).status).toBe(404);
      expect((await download(id, rest, 'nl', tender.staff)).status).toBe(200);
    }
    for (const rest of ['3/', '3/note/', '1/note/', '0/', 'een/', '99999999999/'])
      expect([400, 404]).toContain((await download(id, rest)).status);
  });
});

describe('the export of the criterion', () => {
  const nameOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['content-disposition']);

  it('issues the model, once for both languages, and gives exactly the issued file', async () => {
    const id = await addComplete();
    for (const language of ['nl', 'en'] as const) {
      const file = await exported(id, language);
      expect(nameOf(file)).toContain('_1.docx');
      expect(Buffer.compare(file.bytes, (await download(id, '1/', language)).bytes)).toBe(0);
    }
    expect(await list(id)).toMatchObject({ is_current: true, results: [{ number: 1, issued_by: 'an' }] });
  });

  it('gives the next number for a model that changed since', async () => {
    const id = await addComplete();
    await exported(id);
    await changeModel(id, { mki_ceiling: 95_000 });
    const file = await exported(id, 'en');
    expect(nameOf(file)).toContain('_2.docx');
    expect(wordText(file.bytes)).toContain('It replaces number 1.');
    expect(await numbersOf(id)).toEqual([2, 1]);
  });

  it('is refused while the model is being changed, and issues nothing', async () => {
    const id = await addComplete();
    await toggle(id);
    expect(await exported(id)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Voltooi eerst het EMVI model'] },
    });
    expect(await numbersOf(id)).toEqual([]);
  });

  it('gives the issued file of a closed project, or else a concept, and issues nothing', async () => {
    const [issued, never] = [await addComplete(), await addComplete()];
    await exported(issued);
    for (const id of [issued, never]) await tender.set(id, sql`locked = true`);
    expect(nameOf(await exported(issued))).toContain('_1.docx');
    for (const language of ['nl', 'en'] as const) {
      const file = await exported(never, language);
      expect(nameOf(file)).toContain('_concept.docx');
      expect(wordText(file.bytes)).toMatch(/^(CONCEPT|DRAFT) /);
    }
    expect(await numbersOf(never)).toEqual([]);
    // A change after the last edition is only a draft, and no edition.
    await tender.set(issued, sql`mki_ceiling_eur = 95000`);
    expect(nameOf(await exported(issued))).toContain('_concept.docx');
    expect(await numbersOf(issued)).toEqual([1]);
  });
});
