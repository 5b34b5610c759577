import { createHash } from 'node:crypto';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { addBidder, uploadBid } from '../../testing/bids.ts';
import { blackPng, dataUrlOf, pngChunk, reportWithoutDrawing } from '../../testing/files/chart-picture.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { wordText } from '../../testing/files/word-text.ts';
import { workbookOfSheets } from '../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilServed } from '../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { readerVersion } from '../calculations/reading/reader-version.ts';

let test: TestApp;
let alfa: string;
let member: { accountId: string; token: string };
let staff: typeof member;
let stranger: typeof member;
let project: string;
let baseline: string;
let design: string;
let designFile: Buffer;

/** The baseline is 4 × €15.000, and the design costs a quarter less; every unit has 10 kg CO2. */
const BASELINE: ExampleItem[] = [{ postNumber: '1', quantity: 4, mkiEurPerUnit: 15_000 }];
const DESIGN: ExampleItem[] = [{ postNumber: '1', quantity: 3, mkiEurPerUnit: 15_000 }];

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  stranger = await addUser(test, { username: 'buiten', organisationIds: [beta] });
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
  project = await addProject(test, alfa, { name: 'Brug Oost' });
  baseline = await addCalculation({ project, calculation_type: 'design-baseline' }, 'Raming', BASELINE);
  design = await addCalculation({ project, calculation_type: 'design-optimization' }, 'Ontwerp', DESIGN);
}, 240_000);
afterAll(() => test.close());

async function addCalculation(
  fields: Record<string, string>,
  name: string,
  items: ExampleItem[],
): Promise<string> {
  const bytes = await exampleWorkbook(items);
  if (name === 'Ontwerp') designFile = bytes;
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: member.token,
    form: {
      fields,
      file: { field: 'excel_file', name: `${name}.xlsx`, bytes },
    },
  });
  expect(answer.status).toBe(201);
  const { uuid } = answer.body as { uuid: string };
  await include(uuid);
  return uuid;
}

const include = (uuid: string, include_in_report = true) =>
  test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token: staff.token,
    body: { include_in_report },
  });

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Returns every part of the workbook of a report, unpacked. */
async function workbookOf(report: string): Promise<string> {
  const { status, bytes } = await test.send('GET', `/api/v1/report/${report}/xlsx/`, { token: staff.token });
  expect(status).toBe(200);
  return Object.values(unzipSync(new Uint8Array(bytes)))
    .map((part) => strFromU8(part))
    .join('\n');
}

const chosen = (...uuids: string[]) => ({ selectedProjectCalculationsData: uuids.map((uuid) => ({ uuid })) });

function generate(body: object, { as = staff, of = project, language = 'nl' as 'nl' | 'en' } = {}) {
  return untilServed(() =>
    test.send('POST', `/api/v1/project/${of}/generate_report/`, { token: as.token, body, language }),
  );
}

const list = async (of = project) =>
  (await test.send('GET', `/api/v1/project/${of}/reports/`, { token: staff.token })).body as {
    count: number;
    results: {
      uuid: string;
      sha256: string;
      xlsx_sha256: string;
      calculations: { variant: number; name: string }[];
    }[];
  };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the report of a project', () => {
  it('limits the size of pictures to 20 MB, so that reading them does not delay others', async () => {
    const megabytes = (count: number) => ({ ...chosen(), notes: 'a'.repeat(count * 1024 * 1024) });
    expect((await generate(megabytes(20))).status).toBe(413);
    // The body is read and then refused: nothing was chosen.
    expect((await generate(megabytes(19))).status).toBe(400);
  });

  it('is a Word document under the name of the project, with the stored figures', async () => {
    const lies = { uuid: design, name: 'Verzonnen', mki_value: 1, co2: 1, variant: 9 };
    const { status, bytes, headers } = await generate({
      selectedProjectCalculationsData: [lies, { uuid: baseline }],
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('filename="Milieu_Impact_Rapport_Brug Oost.docx"');
    const text = wordText(bytes);
    const version = (await readerVersion()).slice(0, 12);
    expect(text).toMatch(/Variant 1: Raming\nBaseline ontwerp, Set A1\n€60\.000,-\n/);
    expect(text).toContain(
      'De MKI van Variant 2 (Ontwerp) is €15.000,- (25,00 %) lager dan die van Variant 1 (Raming).',
    );
    expect(text).not.toContain('Verzonnen');
    // These files state the MKI as a separate amount, without the indicators behind it.
    expect(text).toMatch(/Variant 1 en 2: van .* is de MKI een los bedrag in het bestand/);
    expect(text).not.toMatch(/[Vv]olledig opgegeven(, voor|$)/m);
    expect(text).toContain(
      `Ontwerp.xlsx\ngeüpload op 02-03-2026 10:00 door Voornaam Achternaam\nimportversie ${version}\n${sha256(designFile)}`,
    );
    expect(text).toContain('Weegfactoren van Set A1');
  });

  it('is in the requested language', async () => {
    expect(wordText((await generate(reportWithoutDrawing([baseline]), { language: 'en' })).bytes)).toContain(
      'Set A1\n€60,000\n',
    );
  });

  it('is identical for the same choice, whoever requests it and when, and is another one after a figure changed', async () => {
    const first = await generate(chosen(baseline, design));
    test.clock.moment = new Date(test.clock.moment.getTime() + 3_600_000);
    const before = await list();
    expect(sha256((await generate(chosen(design, baseline))).bytes)).toBe(sha256(first.bytes));
    expect(await list()).toEqual(before);
    await test.send('PATCH', `/api/v1/project-calculation/${design}/`, {
      token: member.token,
      body: { notes: 'Met warm asfalt' },
    });
    const other = await generate(chosen(baseline, design));
    expect(wordText(other.bytes)).toContain('Notitie bij de berekening: Met warm asfalt');
    expect((await list()).count).toBe(before.count + 1);
  });
});

describe('a stored report', () => {
  it('can be found again with its SHA-256, byte for byte, and as a workbook', async () => {
    const { bytes } = await generate(chosen(baseline, design));
    const entry = (await list()).results.find((each) => each.sha256 === sha256(bytes));
    expect(entry?.calculations).toEqual([
      { uuid: baseline, variant: 1, name: 'Raming' },
      { uuid: design, variant: 2, name: 'Ontwerp' },
    ]);
    const get = (path: string, as = staff) =>
      test.send('GET', `/api/v1/report/${entry?.uuid}/${path}/`, { token: as.token });
    expect(Buffer.compare((await get('docx')).bytes, bytes)).toBe(0);
    const workbook = await get('xlsx');
    expect(Object.keys(unzipSync(new Uint8Array(workbook.bytes)))).toContain('xl/workbook.xml');
    expect(entry?.xlsx_sha256).toBe(sha256(workbook.bytes));
    // Who signs the document signs for this workbook.
    expect(wordText(bytes)).toContain(sha256(workbook.bytes));
    expect(workbook.headers['content-disposition']).toContain('Milieu_Impact_Rapport_Brug Oost.xlsx');
    // No program makes PDFs here.
    expect((await get('pdf')).status).toBe(409);
    for (const path of ['docx', 'xlsx', 'pdf']) {
      expect((await get(path, member)).status).toBe(403);
      expect((await get(path, stranger)).status).toBe(403);
    }
  });

  it('is in the history of its project', async () => {
    await generate(reportWithoutDrawing([baseline]));
    const { results } = (
      await test.send('GET', `/api/v1/project/${project}/history/`, { token: staff.token })
    ).body as { results: { subject_type: string; changes: object; user_name: string }[] };
    const entry = results.find(({ subject_type }) => subject_type === 'report');
    expect(entry).toMatchObject({
      action: 'created',
      user_name: 'Voornaam Achternaam',
      changes: {
        variants: { from: null, to: '1' },
        workbookSha256: { from: null, to: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    });
  });
});

it('the report and its workbook state how a file was read, which column was chosen and what was answered', async () => {
  const own = await addProject(test, alfa, { name: 'Straat' });
  const bytes = workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Eenheid', 'Hvh bestek'],
      ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 4],
    ],
    'Set A1': [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ['1', 'MKI', 5, ...Array(9).fill(0)],
      ['', 'GWP', 10, ...Array(9).fill(0)],
    ],
  });
  const upload = (answers: object) =>
    test.send('POST', '/api/v1/project-calculation/', {
      token: member.token,
      form: {
        fields: { project: own, calculation_type: 'design-baseline', answers: JSON.stringify(answers) },
        file: { field: 'excel_file', name: 'straat.xlsx', bytes },
      },
    });
  const first = await upload({ 'column:Posten:Hoeveelheid': 'Hvh bestek' });
  test.clock.moment = new Date(test.clock.moment.getTime() + 1_000);
  // The organisation already knows the column: nothing is asked, and the note says where it was found.
  const second = await upload({});
  const uuids = [first, second].map(({ status, body }) => {
    expect(status).toBe(201);
    return (body as { uuid: string }).uuid;
  });
  for (const uuid of uuids) await include(uuid);
  const { status, bytes: document } = await generate(reportWithoutDrawing(uuids), { of: own });
  expect(status).toBe(200);
  const [{ uuid: report } = { uuid: '' }] = (await list(own)).results;
  const plain = (xml: string) => xml.replaceAll('&apos;', "'");
  const inReport = plain(wordText(document));
  const inWorkbook = plain(await workbookOf(report));
  for (const said of [inReport, inWorkbook]) {
    expect(said).toContain("Welke kolom van het bestand is 'Hoeveelheid'?");
    expect(said).toContain("De kolom 'Eenheid' is gelezen als 'Unit'.");
    expect(said).toContain(
      'Zonder postnummer hoort een rij bij de post in de rij erboven: zo is rij 3 gelezen.',
    );
    // A reader of a report can no longer fix the file.
    expect(said).not.toContain('In de controle kunt u de keuze terugzetten');
    expect(said).not.toContain('Vul het postnummer in');
  }
  expect(inReport).toContain("Variant 1: Welke kolom van het bestand is 'Hoeveelheid'? Hvh bestek");
  expect(inReport).not.toMatch(/Variant (1 en )?2: Welke kolom/);
  expect(inReport).toContain(
    "Variant 1 en 2: Blad 'Posten', rij 1, kolom 'Hvh bestek' (F1): De kolom 'Hvh bestek' is gelezen als 'Hoeveelheid', zoals voor uw organisatie is gekozen.",
  );
});

describe('a report is refused', () => {
  it('to members, to viewers of other organisations, and without a choice', async () => {
    expect((await generate(chosen(baseline), { as: member })).status).toBe(403);
    expect((await generate(chosen(baseline), { as: stranger })).status).toBe(403);
    expect((await generate(chosen())).status).toBe(400);
  });

  it('for a calculation that is of another project, deleted, or not included', async () => {
    const elsewhere = await addProject(test, alfa, { name: 'Elders' });
    const other = await addCalculation(
      { project: elsewhere, calculation_type: 'design-optimization' },
      'Elders',
      DESIGN,
    );
    expect((await generate(chosen(baseline, other))).status).toBe(404);
    await include(other, false);
    expect((await generate(chosen(other), { of: elsewhere })).body).toEqual({
      selectedProjectCalculationsData: ['Vink de gekozen berekeningen eerst aan bij ‘Toevoegen’'],
    });
    await include(other);
    await test.send('DELETE', `/api/v1/project-calculation/${other}/`, { token: member.token });
    expect((await generate(chosen(other), { of: elsewhere })).status).toBe(404);
  });
});

describe('bids', () => {
  it('are in no report while they are sealed, and may be once they are opened', async () => {
    const tender = await addProject(test, alfa, { name: 'Tender', awardCriteria: true });
    const { queries } = test.dependencies.database;
    const own = await addCalculation(
      { project: tender, calculation_type: 'design-baseline' },
      'Raming',
      BASELINE,
    );
    const second = await addCalculation({ project: tender, calculation_type: 'design-baseline' }, 'Tweede', [
      { postNumber: '1', quantity: 2, mkiEurPerUnit: 15_000 },
    ]);
    await queries.execute(sql`UPDATE project SET seals_bids = true WHERE id = ${tender}`);
    const bidder = await addBidder(queries, tender, { name: 'Noord', enteredBy: member.accountId });
    await uploadBid(test, member.token, bidder, { mkiEur: 45_000 });
    await queries.execute(
      sql`UPDATE calculation SET include_in_report = true WHERE applicant_id = ${bidder}`,
    );
    const { id: bid } = await getRow<{ id: string }>(
      queries,
      sql`SELECT id FROM calculation WHERE applicant_id = ${bidder}`,
    );
    const sealed = wordText((await generate(chosen(own, bid), { of: tender })).bytes);
    expect(sealed).toContain('inschrijving die nog verzegeld is');
    expect(sealed).toContain('De inschrijvingen zijn nog verzegeld en staan daarom niet in dit rapport.');
    expect(sealed).not.toContain('Noord');
    expect(sealed).not.toContain('45.000');
    const ofThePage = { title: 'Noord €45.000,-', image: `data:image/png;base64,${PNG}` };
    const withPictures = {
      ...chosen(own, second, bid),
      environmentImpactCalculations: [{ ...ofThePage, variant: 3 }],
      environmentComparisonCalculations: [ofThePage],
    };
    const drawnAnew = await generate(withPictures, { of: tender });
    expect(drawnAnew.status).toBe(200);
    expect(wordText(drawnAnew.bytes)).not.toMatch(/Noord|45\.000/);
    expect((await generate(chosen(bid), { of: tender })).status).toBe(400);
    for (const { uuid } of (await list(tender)).results)
      expect(await workbookOf(uuid)).not.toMatch(/Noord|45000|45\.000/);
    await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${tender}`);
    const opened = wordText((await generate(chosen(own, bid), { of: tender })).bytes);
    expect(opened).toMatch(/Variant \d: Noord/);
    const workbooks = (await list(tender)).results.map(({ uuid }) => workbookOf(uuid));
    expect((await Promise.all(workbooks)).join('\n')).toContain('Noord');
    expect(wordText((await generate(withPictures, { of: tender })).bytes)).toContain('Noord €45.000,-');
    expect(opened).toContain('Er is nog geen winnaar gekozen.');
    await queries.execute(
      sql`UPDATE applicant SET winner_reason = 'Alleen Noord voldeed' WHERE id = ${bidder}`,
    );
    await queries.execute(sql`UPDATE calculation SET active = true WHERE applicant_id = ${bidder}`);
    const awarded = wordText((await generate(reportWithoutDrawing([own, bid]), { of: tender })).bytes);
    expect(awarded).toContain('Als reden van de keuze is opgegeven:\nAlleen Noord voldeed');
  }, 120_000);
});

describe('pictures', () => {
  const withPicture = (image: string) => ({
    ...chosen(baseline),
    environmentImpactCalculations: [{ variant: 1, title: 'MKI per module', image }],
  });

  it('that a browser sends are with their variant, with a description for readers who cannot see them', async () => {
    const { status, bytes } = await generate(withPicture(`data:image/png;base64,${PNG}`));
    expect(status).toBe(200);
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain(
      'Grafiek van variant 1: MKI per module. De cijfers staan in de tabellen van hetzelfde hoofdstuk.',
    );
  });

  it('of the other chapters are drawn by the server, from the figures of the report', async () => {
    const { status, bytes } = await generate(chosen(baseline, design));
    expect(status).toBe(200);
    const text = wordText(bytes);
    for (const title of ['MKI per productgroep', 'CO2 per levenscyclusmodule', 'Totale MKI per variant'])
      expect(text).toMatch(new RegExp(`Figuur \\d+\\. ${title}`));
    const drawn = (text.match(/Figuur \d+\./g) ?? []).length;
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(drawn);
    const ofTheFirst = await generate({
      ...withPicture(`data:image/png;base64,${PNG}`),
      ...chosen(baseline, design),
    });
    const ofTheSecond = /Figuur \d+\. MKI per levenscyclusmodule\n/g;
    expect(text.match(ofTheSecond)).toHaveLength(2);
    expect(wordText(ofTheFirst.bytes).match(ofTheSecond)).toHaveLength(1);
    expect(wordText(ofTheFirst.bytes)).toMatch(/Figuur \d+\. MKI per module\n/);
  });

  it.each([
    ['are no picture', `data:image/png;base64,${Buffer.from('niets').toString('base64')}`],
    ['say another kind than they are', `data:image/jpeg;base64,${PNG}`],
    ['are too large', `data:image/png;base64,${Buffer.alloc(2 * 1024 * 1024 + 1).toString('base64')}`],
    ['are of another kind', `data:image/svg+xml;base64,${PNG}`],
    ['lack pixels that they announce', dataUrlOf(blackPng(10, 10, { announced: [10, 500] }))],
  ])('that %s are refused', async (_what, image) => {
    const answer = await generate(withPicture(image));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('environmentImpactCalculations');
  });

  it('that are damaged in a comparison are named, and the report is not stored', async () => {
    const { count } = await list();
    const answer = await generate({
      ...chosen(baseline, design),
      environmentComparisonCalculations: [
        { title: 'MKI', image: dataUrlOf(blackPng(10, 10)) },
        { title: 'CO2', image: dataUrlOf(blackPng(10, 10, { behindRows: Buffer.from('meer') })) },
      ],
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(['environmentComparisonCalculations']);
    expect(await list()).toHaveProperty('count', count);
  });

  it('bring only their pixels into the report', async () => {
    const hidden = pngChunk('tEXt', Buffer.from('Author\0iemand'));
    const { bytes } = await generate(withPicture(dataUrlOf(blackPng(40, 30, { extra: [hidden] }))));
    const files = Object.entries(unzipSync(new Uint8Array(bytes)));
    const media = files.filter(([name]) => name.startsWith('word/media/')).map(([, content]) => content);
    expect(media).toEqual([new Uint8Array(blackPng(40, 30))]);
  });

  it('are limited in number', async () => {
    const one = { variant: 1, title: 'T', image: `data:image/png;base64,${PNG}` };
    const answer = await generate({
      ...chosen(baseline),
      environmentImpactCalculations: Array.from({ length: 121 }, () => one),
    });
    expect(answer.status).toBe(400);
  });
});
