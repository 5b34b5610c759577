import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ReportEntry } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { pdfObjects } from '../../../testing/files/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { outlinePages } from './outline-pages.ts';

/** This uses the real LibreOffice, because it writes the metadata of a PDF that we request. */
const OFFICE = [process.env.SOFFICE_PATH, '/usr/bin/soffice', '/usr/local/bin/soffice'].find(
  (path) => path && existsSync(path),
);
const PDFTOTEXT = '/usr/bin/pdftotext';
const WITHOUT = OFFICE ? '' : ' (LibreOffice is not on this machine: not tried)';

describe.skipIf(!OFFICE)(`the PDF of a report${WITHOUT}`, () => {
  let test: TestApp;
  let token: string;
  let project: string;
  let calculation: string;
  beforeAll(async () => {
    test = await startTestApp({ SOFFICE_PATH: OFFICE ?? '' });
    const alfa = await addOrganisation(test, 'alfa');
    ({ token } = await addUser(test, { username: 'medewerker', organisationIds: [alfa], isStaff: true }));
    project = await addProject(test, alfa, { name: 'Brug Oost' });
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 4, mkiEurPerUnit: 15_000 }]);
    const fields = { project, calculation_type: 'design-baseline' };
    const file = { field: 'excel_file', name: 'Raming.xlsx', bytes };
    const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: { fields, file },
    });
    calculation = (uploaded.body as { uuid: string }).uuid;
    const body = { include_in_report: true };
    await test.send('PATCH', `/api/v1/project-calculation/${calculation}/`, { token, body });
  }, 120_000);
  afterAll(() => test?.close());

  const made = new Map<string, Promise<string>>();
  /** LibreOffice takes seconds for each. */
  function pdfIn(language: 'nl' | 'en'): Promise<string> {
    const pdf = made.get(language) ?? makePdfIn(language);
    made.set(language, pdf);
    return pdf;
  }

  async function makePdfIn(language: 'nl' | 'en'): Promise<string> {
    const body = { selectedProjectCalculationsData: [{ uuid: calculation }] };
    const report = await test.send('POST', `/api/v1/project/${project}/generate_report/`, {
      token,
      body,
      language,
    });
    expect(report.status).toBe(200);
    const listed = await test.send('GET', `/api/v1/project/${project}/reports/`, { token });
    const { results } = listed.body as { results: { uuid: string; language: string }[] };
    const stored = results.find((each) => each.language === language);
    const pdf = await test.send('GET', `/api/v1/report/${stored?.uuid}/pdf/`, { token });
    expect(pdf.status).toBe(200);
    return pdfObjects(pdf.bytes);
  }

  it.each([
    ['nl', 'nl-NL', 'MKI per productgroep'],
    ['en', 'en-GB', 'MKI per product group'],
  ] as const)(
    'states in %s that it is in that language and tagged, and describes its charts',
    async (language, tag, chart) => {
      const objects = await pdfIn(language);
      expect(objects).toMatch(new RegExp(`/Type\\s*/Catalog.*?/Lang\\s*\\(${tag}\\)`, 's'));
      expect(objects).toMatch(/\/MarkInfo\s*<<\s*\/Marked\s+true/);
      expect(objects).toMatch(/\/StructTreeRoot\s+\d+ 0 R/);
      for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'TOC'])
        expect(objects).toMatch(new RegExp(`/S\\s*/${role}\\b`));
      const figures = [...objects.matchAll(/\/S\s*\/Figure\b/g)].length;
      const told = [...objects.matchAll(/\/Alt\s*\(([^)]*)/g)].map(([, text = '']) => text);
      expect(told.length).toBeGreaterThanOrEqual(figures);
      expect(told.filter((text) => text.length < 10)).toEqual([]);
      expect(told.some((text) => text.includes(chart))).toBe(true);
      // It asks to be shown under its title instead of the name of its file.
      expect(objects).toMatch(/\/DisplayDocTitle\s+true/);
    },
    180_000,
  );

  it('is kept: whoever downloads it gets the same bytes, with one entry in the history', async () => {
    await pdfIn('nl');
    const listed = await test.send('GET', `/api/v1/project/${project}/reports/`, { token });
    const { results } = listed.body as { results: ReportEntry[] };
    const report = results.find(({ language }) => language === 'nl');
    const download = () => test.send('GET', `/api/v1/report/${report?.uuid}/pdf/`, { token });
    const [first, second] = [await download(), await download()];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    const hash = createHash('sha256').update(first.bytes).digest('hex');
    expect(report?.pdf_sha256).toBe(hash);
    const { queries } = test.dependencies.database;
    const told = await listRows<{ hash: string }>(
      queries,
      sql`SELECT changes -> 'sha256' ->> 'to' AS hash FROM history_entry
        WHERE subject_id = ${report?.uuid} AND changes -> 'sha256' ->> 'to' = ${hash}`,
    );
    expect(told).toEqual([{ hash }]);
  }, 180_000);

  it.skipIf(!existsSync(PDFTOTEXT))(
    'states in its contents the pages on which its headings stand',
    async () => {
      const stored = await getRow<{ pdf: Buffer }>(
        test.dependencies.database.queries,
        sql`SELECT pdf FROM report WHERE pdf IS NOT NULL AND language = 'nl'`,
      );
      const text = spawnSync(PDFTOTEXT, ['-layout', '-f', '2', '-l', '2', '-', '-'], { input: stored.pdf });
      const entries = [...text.stdout.toString().matchAll(/\.{3,}\s*(\d+)$/gm)].map(([, page]) =>
        Number(page),
      );
      expect(entries.length).toBeGreaterThan(8);
      expect(entries).toEqual(outlinePages(stored.pdf));
    },
    180_000,
  );

  it.skipIf(!existsSync(PDFTOTEXT))(
    'ends with the hashes of the Word document and of the workbook, by which each can be held against it',
    async () => {
      const stored = await getRow<{ pdf: Buffer; document: Buffer; workbook: Buffer }>(
        test.dependencies.database.queries,
        sql`SELECT pdf, document, workbook FROM report WHERE pdf IS NOT NULL AND language = 'nl'`,
      );
      const text = spawnSync(PDFTOTEXT, ['-', '-'], { input: stored.pdf })
        .stdout.toString()
        .replaceAll(/\s/g, '');
      for (const file of [stored.document, stored.workbook])
        expect(text).toContain(createHash('sha256').update(file).digest('hex'));
    },
    180_000,
  );

  it.skipIf(!hasStandIn())(
    'has a font about as wide as ours, so that pages break where the contents say',
    async () => {
      const fonts = [...(await pdfIn('nl')).matchAll(/\/BaseFont\s*\/\w+\+(\w+)/g)].map(([, name]) => name);
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter((name) => !/^(Carlito|LiberationSans|Arial)/.test(name ?? ''))).toEqual([]);
    },
    180_000,
  );
});

/** Tells whether this machine has a font that can replace ours. */
function hasStandIn(): boolean {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /^(Carlito|Liberation Sans|Arial)\b/m.test(listed.stdout ?? '');
}
