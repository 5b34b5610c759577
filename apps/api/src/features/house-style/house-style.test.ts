import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { logoFile, logoForm, templateFile, templateForm } from '../../testing/files/house-style-files.ts';
import { COPIES, pretendedOffice } from '../../testing/outside/pretended-office.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilServed } from '../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;
let alfa: string;
let beta: string;
let template: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  template = await templateFile();
});
afterAll(() => test.close());

const addressOf = (organisation: string, part = '') =>
  `/api/v1/admin/organizations/${organisation}/house_style/${part}`;
const read = async (organisation: string) =>
  (await test.send('GET', addressOf(organisation), { token: staff })).body as Record<string, unknown>;
const patch = (organisation: string, body: object, ifMatch?: string) =>
  test.send('PATCH', addressOf(organisation), { token: staff, body, ...(ifMatch ? { ifMatch } : {}) });
const put = (organisation: string, part: 'logo/' | 'template/', form: ReturnType<typeof logoForm>) =>
  test.send('POST', addressOf(organisation, part), { token: staff, form });
const wordText = (bytes: Buffer, part = 'word/document.xml') =>
  strFromU8(unzipSync(new Uint8Array(bytes))[part] ?? new Uint8Array());
/** Returns a template whose header has this text on all pages but the first. */
const templateWithHeader = async (content: string) => {
  const plain = await templateFile();
  const name = Object.entries(unzipSync(new Uint8Array(plain))).find(
    ([part, bytes]) => part.startsWith('word/header') && strFromU8(bytes).includes('<w:t'),
  )?.[0];
  const changed = wordText(plain, name).replace('</w:p>', `${content}</w:p>`);
  return templateFile({ [name ?? '']: changed });
};
const historyOf = async (organisation: string) =>
  (await test.dependencies.database.queries.execute(
    sql`SELECT changes FROM history_entry WHERE organisation_id = ${organisation} ORDER BY id`,
  )) as { changes: Record<string, { from: unknown; to: unknown }> }[];

describe('colours and texts', () => {
  it('are empty at first', async () => {
    expect(await read(beta)).toEqual({
      organization: beta,
      organization_name: 'Organisatie beta',
      ...{ accent_color: null, ground_color: null },
      ...{ closing_nl: '', closing_en: '', contact_nl: '', contact_en: '' },
      ...{ logo: null, template: null, revision: 0 },
    });
  });

  it('are changed one by one, with an entry in the history', async () => {
    const both = { accent_color: '#8A1538', ground_color: '#eeeeee' };
    expect((await patch(alfa, both)).body).toMatchObject({ accent_color: '#8a1538', revision: 1 });
    expect((await patch(alfa, { closing_nl: ' Zonder rechten.\nEcht. ' })).body).toMatchObject({
      ...{ accent_color: '#8a1538', closing_nl: 'Zonder rechten.\nEcht.', revision: 2 },
    });
    expect((await historyOf(alfa)).map(({ changes }) => changes)).toEqual([
      {
        accentColour: { from: null, to: '#8a1538' },
        groundColour: { from: null, to: '#eeeeee' },
      },
      { closingNl: { from: '', to: 'Zonder rechten.\nEcht.' } },
    ]);
  });

  it('do not change revision and history when they are the same as before', async () => {
    const { revision } = await read(alfa);
    await patch(alfa, { accent_color: '#8a1538' });
    expect((await read(alfa)).revision).toBe(revision);
  });

  it('are refused when headings could not be read on paper, or one colour is missing', async () => {
    expect((await patch(beta, { accent_color: '#ffcc00', ground_color: '#ffcc00' })).body).toEqual({
      accent_color: [
        'Koppen in deze kleur zijn op wit papier slecht te lezen: het contrast is 1,5, ten minste 4,5 is nodig',
      ],
    });
    const both = ['Kies beide kleuren, of geen van beide'];
    expect((await patch(beta, { accent_color: '#8a1538' })).body).toEqual({ ground_color: both });
    expect((await patch(beta, { ground_color: '#8a1538' })).body).toEqual({ accent_color: both });
    expect((await patch(beta, { accent_color: 'red', ground_color: '#8a1538' })).status).toBe(400);
    expect((await patch(beta, { closing_nl: 'a'.repeat(2_001) })).status).toBe(400);
    expect((await read(beta)).revision).toBe(0);
  });

  it('are refused when somebody changed them since, with the present values', async () => {
    const { revision } = await read(alfa);
    const stale = await patch(alfa, { contact_nl: 'Stadhuis' }, String(Number(revision) - 1));
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      detail: 'Iemand anders heeft de huisstijl intussen gewijzigd',
      current: { revision },
    });
    expect((await patch(alfa, { contact_nl: 'Stadhuis' }, String(revision))).status).toBe(200);
  });

  it('need an organisation that exists', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await patch(nobody, { contact_nl: 'Stadhuis' })).status).toBe(404);
    expect((await put(nobody, 'logo/', logoForm())).status).toBe(404);
  });
});

describe('a logo', () => {
  it('is stored as a picture of its pixels only, and can be removed', async () => {
    const secret = Buffer.from('een geheim');
    const answer = await put(alfa, 'logo/', logoForm(Buffer.concat([logoFile()])));
    expect(answer.body).toMatchObject({ logo: { width: 40, height: 10 } });
    expect((await put(alfa, 'logo/', logoForm(Buffer.concat([logoFile(), secret])))).status).toBe(400);
    const { logo } = (await test.send('DELETE', addressOf(alfa, 'logo/'), { token: staff })).body as {
      logo: unknown;
    };
    expect(logo).toBeNull();
  });

  it.each([
    ['is no picture', Buffer.from('GIF89a'), 'Dit is geen leesbare PNG of JPEG'],
    ['is an SVG', Buffer.from('<svg onload="alert(1)"/>'), 'Dit is geen leesbare PNG of JPEG'],
    ['breaks off', logoFile().subarray(0, 60), 'Dit is geen leesbare PNG of JPEG'],
    ['is too long a file', Buffer.alloc(1024 * 1024 + 1), 'Het logo is te groot: ten hoogste 1 MB'],
    [
      'is wider than any picture',
      logoFile(6_000, 1),
      'Het logo is te groot: ten hoogste 4000 pixels breed en hoog',
    ],
    ['is too wide', logoFile(4_001, 1), 'Het logo is te groot: ten hoogste 4000 pixels breed en hoog'],
  ])('is refused when it %s', async (_what, bytes, sentence) => {
    const answer = await put(alfa, 'logo/', logoForm(bytes));
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body: [sentence] });
  });
});

describe('a template', () => {
  it('is stored unchanged, and the answer lists the parts that are used', async () => {
    const answer = await put(alfa, 'template/', templateForm(template));
    expect(answer.body).toMatchObject({
      template: {
        name: 'Huisstijl.dotx',
        bytes: template.length,
        sha256: createHash('sha256').update(template).digest('hex'),
        page_width_mm: 210,
        headers: ['default', 'first'],
        footers: ['default', 'first'],
      },
    });
    const file = await test.send('GET', addressOf(alfa, 'template/'), { token: staff });
    expect(file.bytes.equals(template)).toBe(true);
    expect(file.headers['content-disposition']).toContain('Huisstijl.dotx');
    const last = (await historyOf(alfa)).at(-1)?.changes;
    expect(last?.templateName).toEqual({ from: null, to: 'Huisstijl.dotx' });
  });

  it('can be removed, after which there is nothing to download', async () => {
    await put(beta, 'template/', templateForm(template));
    const answer = await test.send('DELETE', addressOf(beta, 'template/'), { token: staff });
    expect(answer.body).toMatchObject({ template: null });
    expect((await test.send('GET', addressOf(beta, 'template/'), { token: staff })).status).toBe(404);
  });

  it('is refused when it holds macros, in either language', async () => {
    const form = templateForm(await templateFile({ 'word/vbaProject.bin': 'Sub AutoOpen()' }));
    expect((await put(alfa, 'template/', form)).body).toEqual([
      'De sjabloon bevat macro’s. Sla hem op als .docx of .dotx zonder macro’s.',
    ]);
    const english = await test.send('POST', addressOf(alfa, 'template/'), {
      ...{ token: staff, form, language: 'en' },
    });
    expect(english.body).toEqual(['The template contains macros. Save it as .docx or .dotx without macros.']);
  });

  it('is refused by the name of a field that does more than show something', async () => {
    const form = templateForm(await templateWithHeader('<w:fldSimple w:instr="INCLUDETEXT a.docx"/>'));
    expect((await put(alfa, 'template/', form)).body).toEqual([
      'De kop- of voettekst bevat het veld INCLUDETEXT, dat meer kan dan iets tonen. Haal het veld weg.',
    ]);
  });

  it('that hides text, or shows that of another document, is taken with a warning', async () => {
    const run = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>Concept</w:t></w:r>';
    const field = '<w:fldSimple w:instr="KEYWORDS"><w:r><w:t>Geheim</w:t></w:r></w:fldSimple>';
    const answer = await put(alfa, 'template/', templateForm(await templateWithHeader(run + field)));
    expect(answer.body).toMatchObject({
      template: {
        sections: [{ page_width_mm: 210, page_height_mm: 297 }],
        section: 0,
        warnings: [
          { kind: 'hidden-text', of: 'header', pages: 'default', text: 'Concept', example_page: 2 },
          { kind: 'foreign-field', field: 'KEYWORDS', text: 'Geheim', example_page: 2 },
        ],
      },
    });
    const example = await test.send('GET', addressOf(alfa, 'example/'), { token: staff });
    const headers = Object.entries(unzipSync(new Uint8Array(example.bytes))).filter(([name]) =>
      name.startsWith('word/header'),
    );
    expect(headers.map(([, bytes]) => strFromU8(bytes)).join('')).toContain('Concept');
    expect(headers.map(([, bytes]) => strFromU8(bytes)).join('')).not.toContain('Geheim');
  });

  it('with several sections is taken with the one that was chosen, in documents too', async () => {
    const wide = '<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906"/></w:sectPr></w:pPr></w:p>';
    const own = wordText(await templateFile());
    const bytes = await templateFile({ 'word/document.xml': own.replace('<w:body>', `<w:body>${wide}`) });
    const pageOf = async (section?: string) => {
      const form = { ...templateForm(bytes), fields: section === undefined ? {} : { section } };
      const { body } = await put(alfa, 'template/', form);
      const example = await test.send('GET', addressOf(alfa, 'example/'), { token: staff });
      const size = /<w:pgSz [^>]*w:w="(\d+)"/.exec(wordText(example.bytes))?.[1];
      return [(body as { template: { section: number } }).template.section, size];
    };
    expect(await pageOf()).toEqual([1, '11906']);
    expect(await pageOf('0')).toEqual([0, '16838']);
    const refused = await put(alfa, 'template/', { ...templateForm(bytes), fields: { section: '-1' } });
    expect(refused.status).toBe(400);
  });

  it('is refused when it is not a template, or too large', async () => {
    expect((await put(alfa, 'template/', templateForm(Buffer.from('Geachte')))).body).toEqual([
      'Dit is geen Word-document of -sjabloon (.docx of .dotx)',
    ]);
    expect((await put(alfa, 'template/', templateForm(Buffer.alloc(5 * 1024 * 1024 + 1)))).body).toEqual([
      'De sjabloon is te groot: ten hoogste 5 MB',
    ]);
  });

  it('that crashes the writer is refused, and the next document is written', async () => {
    // Word never does this: it uses another prefix than its own.
    const styles = '<x:styles xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';
    const broken = await templateFile({ 'word/styles.xml': styles });
    expect((await put(alfa, 'template/', templateForm(broken))).body).toEqual([
      'Dit Word-bestand is beschadigd. Sla het in Word opnieuw op.',
    ]);
    const example = await test.send('GET', addressOf(alfa, 'example/'), { token: staff });
    expect(example.status).toBe(200);
  });
});

describe('documents', () => {
  it('an example shows the style, in the requested language', async () => {
    await patch(alfa, { closing_en: 'No rights.' });
    const answer = await test.send('GET', addressOf(alfa, 'example/'), { token: staff, language: 'en' });
    expect(answer.headers['content-disposition']).toContain('Huisstijl_Organisatie alfa.docx');
    expect(wordText(answer.bytes)).toContain('No rights.');
    expect(wordText(answer.bytes, 'word/styles.xml')).toContain('6A1B9A');
  });

  it('the example is a PDF too, to look at a page of it, and is refused where none can be made', async () => {
    expect((await test.send('GET', addressOf(alfa, 'example/pdf/'), { token: staff })).status).toBe(409);
    const office = pretendedOffice(COPIES);
    const printing = await startTestApp({ SOFFICE_PATH: office.path });
    try {
      const own = await addOrganisation(printing, 'printer');
      const { token } = await addUser(printing, { username: 'p', organisationIds: [], isStaff: true });
      const answer = await untilServed(() =>
        printing.send('GET', addressOf(own, 'example/pdf/'), { token, language: 'en' }),
      );
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toContain('Huisstijl_Organisatie printer.pdf');
      expect(wordText(answer.bytes)).toContain('Organisatie printer');
    } finally {
      await printing.close();
      office.remove();
    }
  }, 120_000);

  it('a report has the style of its organisation; with another style it is another report', async () => {
    const project = await addProject(test, beta);
    const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
      token: staff,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: {
          field: 'excel_file',
          name: 'straat.xlsx',
          bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]),
        },
      },
    });
    const { uuid } = uploaded.body as { uuid: string };
    const body = { include_in_report: true };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: staff, body });
    const make = async () =>
      (
        await untilServed(() =>
          test.send('POST', `/api/v1/project/${project}/generate_report/`, {
            token: staff,
            body: { selectedProjectCalculationsData: [{ uuid }] },
          }),
        )
      ).bytes;
    const made = async () => {
      const { results } = (await test.send('GET', `/api/v1/project/${project}/reports/`, { token: staff }))
        .body as {
        results: unknown[];
      };
      return results.length;
    };
    const plain = await make();
    expect((await make()).equals(plain)).toBe(true);
    await patch(beta, { closing_nl: 'Zonder rechten.' });
    expect(wordText(await make())).toContain('Zonder rechten.');
    await put(beta, 'logo/', logoForm());
    expect(wordText(await make())).toContain('Logo van Organisatie beta');
    await put(beta, 'template/', templateForm(template));
    expect(wordText(await make(), 'word/styles.xml')).toContain('6A1B9A');
    expect(await made()).toBe(4);
    await make();
    expect(await made()).toBe(4);
  }, 120_000);
});
