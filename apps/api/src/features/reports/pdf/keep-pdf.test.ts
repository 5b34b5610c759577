import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { insertReport } from '../reports.queries.ts';
import { findReportForPdf, keepPdf } from './report-pdf.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('of two PDFs that were made at the same time the first is kept, and everybody gets it', async () => {
  const { queries } = test.dependencies.database;
  const organisationId = await addOrganisation(test, 'alfa');
  const { accountId } = await addUser(test, { username: 'lid', organisationIds: [organisationId] });
  const id = await addProject(test, organisationId);
  const [document, hash] = [Buffer.from('docx'), Buffer.alloc(32)];
  const report = await insertReport(
    queries,
    { id, organisationId },
    {
      ...{ accountId, makerName: 'Lid', language: 'nl', calculations: [], fingerprint: hash, sha256: hash },
      ...{ workbookSha256: hash, document, workbook: document, createdAt: test.clock.now() },
    },
  );
  const keep = (text: string) => {
    const bytes = Buffer.from(text);
    return keepPdf(queries, { kind: 'all' }, report ?? '', {
      bytes,
      sha256: createHash('sha256').update(bytes).digest(),
    });
  };
  const first = await keep('one');
  expect(await keep('another')).toEqual(first);
  expect((await findReportForPdf(queries, { kind: 'all' }, report ?? ''))?.pdf).toEqual(Buffer.from('one'));
});
