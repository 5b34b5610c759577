import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COPIES, pretendedOffice } from '../../../testing/outside/pretended-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { insertReport } from '../reports.queries.ts';
import { findReportForPdf, keepPdf } from './report-pdf.queries.ts';

/** Writes down the name of each document that it is given. */
const office = pretendedOffice(`${COPIES}\nbasename "$document" >> "${'$0'}.given"`);
let test: TestApp;
let organisationId: string;
let accountId: string;
let token: string;
beforeAll(async () => {
  test = await startTestApp({ SOFFICE_PATH: office.path });
  organisationId = await addOrganisation(test, 'alfa');
  ({ accountId, token } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(async () => {
  office.remove();
  await test.close();
});

/** Stores a report of a project with this name, which is no report. */
async function addReport(name: string, document: Buffer): Promise<string> {
  const id = await addProject(test, organisationId, { name });
  const hash = Buffer.alloc(32);
  const report = await insertReport(
    test.dependencies.database.queries,
    { id, organisationId },
    {
      ...{ accountId, makerName: 'Lid', language: 'nl', calculations: [], fingerprint: hash, sha256: hash },
      ...{ workbookSha256: hash, document, workbook: document, createdAt: test.clock.now() },
    },
  );
  return report ?? '';
}

it('a PDF is made once, of a document under its own name', async () => {
  const report = await addReport('Café Oost', Buffer.from(zipSync({ 'een.txt': strToU8('een document') })));
  for (const _ of [1, 2]) {
    const { status } = await test.send('GET', `/api/v1/report/${report}/pdf/`, { token });
    expect(status).toBe(200);
  }
  expect(readFileSync(`${office.path}.given`, 'utf8')).toBe('Milieu_Impact_Rapport_Cafe Oost.docx\n');
});

it('of two PDFs that were made at the same time the first is kept, and everybody gets it', async () => {
  const { queries } = test.dependencies.database;
  const report = await addReport('Brug', Buffer.from('docx'));
  const keep = (text: string) => {
    const bytes = Buffer.from(text);
    return keepPdf(queries, { kind: 'all' }, report, {
      bytes,
      sha256: createHash('sha256').update(bytes).digest(),
    });
  };
  const first = await keep('one');
  expect(await keep('another')).toEqual(first);
  expect((await findReportForPdf(queries, { kind: 'all' }, report))?.pdf).toEqual(Buffer.from('one'));
});
