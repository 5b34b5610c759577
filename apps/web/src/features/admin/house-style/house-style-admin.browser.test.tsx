import { endpoints } from '@milieuspoor/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../lib/query-client.ts';
import { exampleHouseStyle } from '../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { HouseStyleAdmin } from '../index.ts';

function show(style = exampleHouseStyle(), queries = createQueryClient(), pdf = false) {
  server.answer(endpoints.getEnvironment, () => ({
    ...{ environment: 'Local' as const, public_url: 'http://localhost:8000', build: 'V2.4' },
    ...{ sentry_dsn: null, map_tiles: null, pdf },
  }));
  server.answer(endpoints.listAdminOrganisations, () => ({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        ...ORGANISATION,
        second_factor_from: null,
        member_count: 1,
        administrator_count: 1,
        project_count: 1,
      },
    ],
  }));
  server.answer(endpoints.getHouseStyle, () => style);
  return renderScreen(<HouseStyleAdmin org={ORGANISATION.slug} />, {
    at: `/o/${ORGANISATION.slug}/beheer/huisstijl`,
    queries,
  });
}

const accent = () => page.getByRole('textbox', { name: 'Kleur van koppen' });
const ground = () => page.getByRole('textbox', { name: 'Kleur achter tabelkoppen' });
const save = () => page.getByRole('button', { name: 'Opslaan', exact: true });

it('says what is taken over of the template, and what is not there is ours', async () => {
  await show();
  const template = page.getByRole('region', { name: 'Word-sjabloon' });
  await expect.element(template).toMatchTextContent(/BestandHuisstijl\.dotx/);
  await expect.element(template).toMatchTextContent(/Stijlentekst, kop 1/);
  await expect.element(template).toMatchTextContent(/Lettertypenkoppen Georgia, tekst Verdana/);
  await expect.element(template).toMatchTextContent(/Bladzijde210 × 297 mm/);
  await expect.element(template).toMatchTextContent(/Koptekstelke bladzijde, eerste bladzijde/);
  await expect.element(template).toMatchTextContent(/Voettekstgeen; die van Milieuspoor/);
});

it('says what a reader of a template would stumble over, with the page of the example that shows it', async () => {
  const none = { style: null, pages: null, contrast: null, field: null, text: null };
  const { template } = exampleHouseStyle();
  await show(
    exampleHouseStyle({
      template: template && {
        ...template,
        warnings: [
          { ...none, kind: 'low-contrast', of: 'style', style: 'Heading1', contrast: 1.52, example_page: 3 },
          { ...none, kind: 'hidden-text', of: 'footer', pages: 'even', text: 'Concept', example_page: 2 },
          {
            ...{ ...none, kind: 'foreign-field', of: 'header', pages: 'first', field: 'DOCPROPERTY' },
            ...{ text: '2019/123', example_page: 1 },
          },
        ],
      },
    }),
  );
  const said = page.getByRole('region', { name: 'Word-sjabloon' }).getByRole('listitem');
  await expect
    .element(said.nth(0))
    .toMatchTextContent(
      /^Slecht te lezen tekst in de stijl kop 1: het contrast is 1,5; bladzijde 3 van het voorbeeld\.$/,
    );
  await expect
    .element(said.nth(1))
    .toMatchTextContent(/^Verborgen tekst ‘Concept’ in de voettekst \(even bladzijden\); bladzijde 2/);
  await expect
    .element(said.nth(2))
    .toMatchTextContent(/koptekst \(eerste bladzijde\): het veld DOCPROPERTY.*‘2019\/123’; bladzijde 1/);
});

/** A template with warnings that name pages 3 and 2 of the example, and 3 once more. */
function warnedStyle() {
  const { template } = exampleHouseStyle();
  const none = { style: null, contrast: null, field: null, kind: 'hidden-text' } as const;
  const at = (example_page: number, text: string) =>
    ({ ...none, of: 'footer', pages: 'even', text, example_page }) as const;
  const warnings = [at(3, 'Concept'), at(2, 'Geheim'), at(3, 'Oud')];
  return exampleHouseStyle({ template: template && { ...template, warnings } });
}

const pageButton = (number: number) => page.getByRole('button', { name: `Bladzijde ${number} bekijken` });

it('shows the pages of the example that warnings name, each once', async () => {
  server.answer(endpoints.printStyledExample, () => new Blob(['%PDF']));
  const shown: string[] = [];
  const tab = {
    location: { replace: (address: string) => shown.push(address) },
    close: () => shown.push('closed'),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  onTestFinished(() => open.mockRestore());
  await show(warnedStyle(), createQueryClient(), true);
  await expect.element(pageButton(2)).toBeVisible();
  expect(pageButton(3).elements()).toHaveLength(1);
  await pageButton(3).click();
  await expect.poll(() => shown).toEqual([expect.stringMatching(/^blob:.*#page=3$/)]);
  server.answer(endpoints.printStyledExample, () => refused(503, { detail: 'Nu niet' }));
  await pageButton(2).click();
  await expect.poll(() => shown.at(-1)).toBe('closed');
  await expect.element(page.getByText('Nu niet')).toBeVisible();
});

it('shows no page where the installation makes no PDFs', async () => {
  await show(warnedStyle());
  await expect.element(page.getByText(/‘Geheim’/)).toBeVisible();
  expect(pageButton(2).query()).toBeNull();
});

it('of a template with several sections another can be chosen, for which its file is sent again', async () => {
  const { template } = exampleHouseStyle();
  const size = { page_width_mm: 210, page_height_mm: 297 };
  const two = template && { ...template, sections: [{ ...size, page_width_mm: 420 }, size], section: 1 };
  server.answer(endpoints.downloadHouseTemplate, () => new Blob(['sjabloon']));
  server.answer(endpoints.putHouseTemplate, () => exampleHouseStyle());
  await show();
  await expect.element(page.getByRole('heading', { name: 'Word-sjabloon' })).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Sectie van de sjabloon' }).query()).toBeNull();
  await show(exampleHouseStyle({ template: two }));
  await page.getByRole('combobox', { name: 'Sectie van de sjabloon' }).click();
  await page.getByRole('option', { name: 'Sectie 1 (420 × 297 mm)' }).click();
  await expect.element(page.getByText('Sjabloon opgeslagen')).toBeVisible();
  const [asked] = server.asked(endpoints.putHouseTemplate);
  expect(asked?.payload).toEqual({ section: 0 });
  expect(asked?.file?.name).toBe('Huisstijl.dotx');
});

it('warns of a colour that is hard to read before it is sent', async () => {
  await show();
  await expect.element(accent()).toHaveAccessibleDescription(/Ook van lijnen in grafieken/);
  await accent().fill('#ffcc00');
  await expect
    .element(accent())
    .toHaveAccessibleDescription(
      'Slecht te lezen op wit papier: het contrast is 1,5, ten minste 4,5 is nodig',
    );
});

it('shows at a colour that none was chosen for what documents have then: dark headings, light heads of tables', async () => {
  await show(exampleHouseStyle({ accent_color: null, ground_color: null }));
  await expect.element(accent()).toHaveAttribute('placeholder', '#0f5468');
  await expect.element(ground()).toHaveAttribute('placeholder', '#e3eef1');
  const chosen = page.getByLabelText('Kleur achter tabelkoppen kiezen');
  await expect.element(chosen).toHaveValue('#e3eef1');
});

it('says at a text in one language only that documents in the other have none', async () => {
  await show(exampleHouseStyle({ closing_nl: '', closing_en: '' }));
  const text = (language: string) => page.getByRole('textbox', { name: `Slottekst, ${language}` });
  await expect.element(text('Engels')).toHaveAccessibleDescription(/^Staat aan het eind/);
  await text('Nederlands').fill('Tot ziens');
  await expect.element(text('Engels')).toHaveAccessibleDescription(/^Documenten in deze taal krijgen deze/);
  await expect.element(text('Nederlands')).toHaveAccessibleDescription(/^Staat aan het eind/);
});

it('sends what was changed and no more, with the version that was read', async () => {
  server.answer(endpoints.updateHouseStyle, () =>
    exampleHouseStyle({ ground_color: '#112233', revision: 4 }),
  );
  await show();
  await expect.element(save()).toBeDisabled();
  await ground().fill('#11223');
  await save().click();
  await expect.element(ground()).toHaveAccessibleDescription(/Vul een kleur in als #0f5468/);
  expect(server.asked(endpoints.updateHouseStyle)).toEqual([]);
  await ground().fill('#112233');
  await save().click();
  await expect.element(page.getByText('Huisstijl opgeslagen')).toBeVisible();
  expect(server.asked(endpoints.updateHouseStyle)[0]?.payload).toEqual({
    ground_color: '#112233',
    revision: 3,
  });
});

it('a colour that is emptied is none, and what the server refuses stands at its field with what was typed', async () => {
  server.answer(endpoints.updateHouseStyle, () =>
    refused(400, { accent_color: ['Kies beide kleuren, of geen van beide'] }),
  );
  await show();
  await accent().fill('');
  await save().click();
  await expect.element(accent()).toHaveAccessibleDescription('Kies beide kleuren, of geen van beide');
  await expect.element(accent()).toHaveValue('');
  expect(server.asked(endpoints.updateHouseStyle)[0]?.payload).toEqual({ accent_color: null, revision: 3 });
});

it('a file that is refused leaves the one that is there, and says why', async () => {
  server.answer(endpoints.putHouseTemplate, () => refused(400, ['De sjabloon bevat macro’s.']));
  await show();
  const template = page.getByRole('region', { name: 'Word-sjabloon' });
  await expect.element(template.getByRole('button', { name: 'Andere sjabloon kiezen' })).toBeVisible();
  await userEvent.upload(
    template.getByLabelText('Andere sjabloon kiezen').first(),
    new File(['a'], 'Nieuw.dotm'),
  );
  await expect.element(template.getByRole('alert')).toMatchTextContent(/De sjabloon bevat macro’s/);
  await expect.element(template).toMatchTextContent(/BestandHuisstijl\.dotx/);
  const [asked] = server.asked(endpoints.putHouseTemplate);
  expect([asked?.params, asked?.file?.name]).toEqual([{ organization: ORGANISATION.uuid }, 'Nieuw.dotm']);
});

it.each([
  ['in words', { detail: 'Het verzoek is te groot' }, /Het verzoek is te groot/],
  ['without any', null, /Het bestand is te groot/],
])(
  'a file that never reached the server, refused %s on its way, says so below its buttons',
  async (_how, body, said) => {
    server.answer(endpoints.putHouseTemplate, () => refused(413, body));
    await show();
    const template = page.getByRole('region', { name: 'Word-sjabloon' });
    await userEvent.upload(
      template.getByLabelText('Andere sjabloon kiezen').first(),
      new File(['a'], 'Groot.dotx'),
    );
    await expect.element(template.getByRole('alert')).toMatchTextContent(said);
  },
);

it('a logo is shown with whose it is, and can be taken away', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  server.answer(endpoints.removeHouseLogo, () => exampleHouseStyle());
  await show(exampleHouseStyle({ logo: { image: pixel, width: 1, height: 1 } }));
  await expect.element(page.getByRole('img', { name: `Logo van ${ORGANISATION.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Logo weghalen' }).click();
  await expect.element(page.getByText('Logo weggehaald')).toBeVisible();
});

it('an example that cannot be made says so, and is asked for again', async () => {
  server.answer(endpoints.makeStyledExample, () => refused(503, { detail: 'Nu niet' }));
  await show();
  await page.getByRole('button', { name: 'Voorbeeld maken' }).click();
  await expect.element(page.getByText('Nu niet')).toBeVisible();
  server.answer(endpoints.makeStyledExample, () => new Blob(['document']));
  const file = await savedBy(() => page.getByRole('button', { name: 'Opnieuw proberen' }).click());
  expect(file.text()).toBe('document');
});

it('keeps what is typed when the organisation and its style cannot be asked anew', async () => {
  const queries = createQueryClient();
  await show(exampleHouseStyle(), queries);
  await ground().fill('#112233');
  server.answer(endpoints.listAdminOrganisations, () => refused(403));
  server.answer(endpoints.getHouseStyle, () => refused(403, { detail: 'Nu even niet.' }));
  await queries.invalidateQueries();
  await expect.element(page.getByText('Nu even niet.')).toBeVisible();
  await expect.element(ground()).toHaveValue('#112233');
});
