import type { Calculation, CouncilLetterAnswer, SavedChart } from '@milieuspoor/contract';
import { filledCouncilText, formatDay } from '@milieuspoor/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { loggedPath } from '../../http/log/logged-request.ts';
import { declaredWorkbook } from '../../testing/files/declared-workbook.ts';
import { COPIES, pretendedOffice } from '../../testing/outside/pretended-office.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilServed } from '../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const office = pretendedOffice(COPIES);
let test: TestApp;
let token: string;
let outsider: string;
let viewer: string;
let alfa: string;
const LETTER = '/api/v1/organization/alfa/council_letter/';

beforeAll(async () => {
  test = await startTestApp({ SOFFICE_PATH: office.path });
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: viewer } = await addUser(test, {
    ...{ username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' },
  }));
}, 240_000);
afterAll(async () => {
  office.remove();
  await test.close();
});

/** Stores a completed project whose design costs this part of its baseline. */
async function complete(name: string, perUnit: readonly [number, number], year = 2025) {
  const project = await addProject(test, alfa, { name });
  for (const [place, type] of (['design-baseline', 'design-optimization'] as const).entries()) {
    const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: type, activate: 'true' },
        file: {
          ...{ field: 'excel_file', name: `${name}.xlsx` },
          bytes: declaredWorkbook({ 1: { 'A1-A3': perUnit[place] ?? 0 } }),
        },
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect((body as Calculation).active).toBe(true);
  }
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = ${`${year}-05-01`}
    WHERE id = ${project}`);
}

async function letter(query = '', as = token): Promise<CouncilLetterAnswer> {
  const { status, body } = await test.send('GET', `${LETTER}${query}`, { token: as });
  expect(status).toBe(200);
  return body as CouncilLetterAnswer;
}

const written = ({ sentences, figures }: CouncilLetterAnswer) =>
  sentences.map(({ text }) => filledCouncilText(text, figures));

async function download(body: object, as = token, format: 'document' | 'pdf' = 'document') {
  const answer = await untilServed(() => test.send('POST', `${LETTER}${format}/`, { token: as, body }));
  return { ...answer, text: answer.status === 200 ? textIn(answer.bytes) : JSON.stringify(answer.body) };
}

/** Word keeps figures unbroken by other characters than the letter has. */
const plain = (text: string) => text.replaceAll('\u2011', '-').replace(/[\u00a0\u202f]/g, ' ');

function textIn(bytes: Buffer): string {
  const document = unzipSync(new Uint8Array(bytes))['word/document.xml'];
  return document ? plain(strFromU8(document).replace(/<[^>]*>/g, '')) : '';
}

const textOfPage = (bytes: Buffer) => plain(bytes.toString('utf8').replace(/<[^>]*>/g, ''));

it('says nothing where there is nothing, and then what the completed projects come to, by its filter', async () => {
  expect(written(await letter())[0]).toMatch(/^Van geen enkel werk van Organisatie alfa/);
  await complete('Straat', [100, 80]);
  await complete('Brug', [300, 240], 2024);
  const [what, compared] = written(await letter());
  expect(what).toMatch(/^Met 2 werken uit 2024 en 2025 kost Organisatie alfa het milieu 20,00 % minder/);
  expect(compared).toContain('Set A1. Werken met een voltooid ontwerp: 2, waarvan meegeteld: 2.');
  const ofYear = await letter('?design_phase_complete_date__year=2024');
  expect(written(ofYear)[0]).toMatch(/^Met 1 werk uit 2024/);
  expect(written(ofYear)[2]).toContain('één werk');
  expect(ofYear.facts.find(({ label }) => label === 'Keuze')?.value).toBe('2024; alle werken');
});

it('is for viewers too, and for nobody of another organisation', async () => {
  expect(written(await letter('', viewer))[0]).toMatch(/^Met 2 werken/);
  expect((await download({}, viewer)).status).toBe(200);
  expect((await test.send('GET', LETTER, { token: outsider })).status).toBe(404);
  expect((await download({}, outsider)).status).toBe(404);
});

it('is a document with its sentences and a chart of each quantity that has figures, which says who edited it', async () => {
  const made = await letter();
  const unedited = await download({ figures: made.figures });
  expect(unedited.status).toBe(200);
  for (const sentence of written(made)) expect(unedited.text).toContain(plain(sentence));
  expect(unedited.text).not.toContain('aangepast');
  const pictures = Object.keys(unzipSync(new Uint8Array(unedited.bytes))).filter((name) =>
    name.startsWith('word/media/'),
  );
  // Nobody declares the material of these works, which the letter says.
  expect(pictures).toHaveLength(2);
  expect(unedited.text).toContain('Primair materiaal: 0 van 2');
  const [what, ...rest] = made.sentences;
  const edited = await download({ sentences: [{ ...what, text: 'Wij besparen {mkiPercent}.' }, ...rest] });
  expect(edited.text).toContain('Wij besparen 20,00 %.');
  expect(edited.text).toContain('De zinnen zijn aangepast door Voornaam Achternaam');
  // What is to be known of the figures cannot be edited away.
  const [, , sure] = written(made);
  expect(unedited.text).not.toContain('Zekerheid');
  const without = await download({ sentences: [what] });
  expect(without.text).toContain(`Zekerheid${plain(sure ?? '')}`);
});

it('is a PDF of the same letter where there is a program for it, for whom the letter is', async () => {
  const made = await letter();
  // The program of this test copies the document that it is given.
  const { status, text, headers } = await download({ figures: made.figures }, viewer, 'pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain('.pdf');
  for (const sentence of written(made)) expect(text).toContain(plain(sentence));
  expect((await download({}, outsider, 'pdf')).status).toBe(404);
  const { figures } = made;
  expect((await download({ figures: { ...figures, mkiPercent: '21,0 %' } }, token, 'pdf')).status).toBe(409);
  const elsewhere = await startTestApp();
  await addOrganisation(elsewhere, 'alfa');
  const staff = await addUser(elsewhere, { username: 'staf', isStaff: true, organisationIds: [] });
  const refused = await elsewhere.send('POST', `${LETTER}pdf/`, { token: staff.token, body: {} });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('geen PDF')]);
  await elsewhere.close();
});

it('refuses a figure that somebody typed, and figures that are no longer those that were shown', async () => {
  const [first] = (await letter()).sentences;
  const typed = await download({ sentences: [{ ...first, text: 'Wij besparen 99 %.' }] });
  expect([typed.status, typed.text]).toEqual([
    400,
    expect.stringContaining('getal dat niet uit de cijfers komt'),
  ]);
  const unknown = await download({ sentences: [{ ...first, text: '{alles}' }] });
  expect(unknown.status).toBe(400);
  const { figures } = await letter();
  const stale = await download({ figures: { ...figures, mkiPercent: '21,0 %' } });
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('intussen veranderd')]);
});

describe('a shared letter', () => {
  const share = async (body: object, as = viewer) =>
    untilServed(() => test.send('POST', `${LETTER}link/`, { token: as, body }));
  const look = (url: string) => test.send('GET', url, {});

  it('is a page with its sentences, charts and facts for whoever has its address, also without an account', async () => {
    const made = await letter();
    const { status, body } = await share({ figures: made.figures });
    expect(status, JSON.stringify(body)).toBe(201);
    const { url, expires } = body as SavedChart;
    expect(url).toMatch(/^\/gedeeld\/brief\/[\w-]{43}$/);
    expect(loggedPath(url)).toBe('/gedeeld/brief/[secret]');
    const seen = await look(url);
    expect(seen.status).toBe(200);
    expect(seen.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(seen.headers['content-disposition']).toMatch(/^inline/);
    expect(seen.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
    expect(seen.headers['x-robots-tag']).toContain('noindex');
    const page = seen.bytes.toString('utf8');
    for (const sentence of written(made)) expect(textOfPage(seen.bytes)).toContain(plain(sentence));
    expect(page.match(/<img /g)).toHaveLength(2);
    expect(page).toContain(`Deze pagina is te zien tot ${formatDay(new Date(expires))}`);
  });

  it('stays as it was made, and says who edited it', async () => {
    const [what, ...rest] = (await letter()).sentences;
    const edited = await share({ sentences: [{ ...what, text: 'Wij besparen {mkiPercent}.' }, ...rest] });
    const { url } = edited.body as SavedChart;
    const before = (await look(url)).bytes.toString('utf8');
    const read = textOfPage((await look(url)).bytes);
    expect(read).toContain('Wij besparen 20,00 %.');
    expect(read).toContain('De zinnen zijn aangepast door Voornaam Achternaam');
    await complete('Sloot', [100, 10]);
    expect(plain(written(await letter())[0] ?? '')).not.toContain('20,00 %');
    expect((await look(url)).bytes.toString('utf8')).toBe(before);
  });

  it('is refused of another organisation, with a typed figure, and with figures that changed', async () => {
    expect((await share({}, outsider)).status).toBe(404);
    const [first] = (await letter()).sentences;
    expect((await share({ sentences: [{ ...first, text: 'Wij besparen 99 %.' }] })).status).toBe(400);
    const { figures } = await letter();
    expect((await share({ figures: { ...figures, mkiPercent: '21,0 %' } })).status).toBe(409);
  });

  // The last one: it moves the clock beyond the sessions of everybody.
  it('is gone once it expired, once its maker withdrew it, and under any other address', async () => {
    const { url, expires } = (await share({})).body as SavedChart;
    const withdrawn = (await share({})).body as SavedChart;
    const name = url.split('/').at(-1) ?? '';
    expect((await look(`/gedeeld/${name}.png`)).status).toBe(404);
    expect((await look(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    const list = await test.send('GET', '/api/v1/shared-charts/', { token: viewer });
    expect(JSON.stringify(list.body)).toContain(url);
    expect(
      (await test.send('DELETE', `/api/v1/shared-charts/${withdrawn.uuid}/`, { token: outsider })).status,
    ).toBe(404);
    expect((await look(withdrawn.url)).status).toBe(200);
    await test.send('DELETE', `/api/v1/shared-charts/${withdrawn.uuid}/`, { token: viewer });
    expect((await look(withdrawn.url)).status).toBe(404);
    const end = new Date(expires).getTime();
    test.clock.moment = new Date(end - 1);
    expect((await look(url)).status).toBe(200);
    test.clock.moment = new Date(end);
    const gone = await test.send('GET', url, {});
    expect(gone.status).toBe(404);
    expect(gone.bytes.toString('utf8')).toContain('verlopen of ingetrokken');
  });
});
