import { type CouncilLetterAnswer, endpoints } from '@milieuspoor/contract';
import { COUNCIL_FACT_TEXTS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import CouncilLetterSection from './council-letter-section.tsx';

const measure = { value: 20, weight: 1_000, counted: 2, of: 3, incomplete: false };
const LETTER: CouncilLetterAnswer = {
  ...{ title: 'Milieukosten van onze werken', organisation: 'Gemeente Voorbeeld', set: 'a1' },
  sentences: [
    { key: 'what', text: '{works} kosten {mkiPercent} minder.' },
    { key: 'compared', text: 'Vergeleken met de baseline, in {set}.' },
    { key: 'sure', text: 'Niet meegeteld: {left}.' },
  ],
  figures: { works: '2 werken', mkiPercent: '20,0 %', set: 'Set A1', left: '1 werk' },
  charts: (['mki', 'co2', 'primary_material'] as const).map((indicator) => ({
    ...measure,
    ...{ indicator, title: COUNCIL_FACT_TEXTS.nl.titles[indicator] },
  })),
  facts: [{ label: 'Doel', value: 'er is geen doel vastgelegd' }],
  words: [{ label: 'MKI', value: 'Alle milieueffecten in één bedrag.' }],
};
const ASKED = { set: 'a1', years: [2025], contractType: null } as const;
const letter = page.getByRole('article', { name: LETTER.title });

async function open({ pdf = false } = {}) {
  server.answer(endpoints.getEnvironment, () => ({
    ...{
      environment: 'Production' as const,
      public_url: '',
      build: 'V2.4',
      sentry_dsn: null,
      map_tiles: null,
    },
    pdf,
  }));
  server.answer(endpoints.getCouncilLetter, () => LETTER);
  await renderScreen(<CouncilLetterSection organisation={ORGANISATION} asked={ASKED} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
  expect(server.asked(endpoints.getCouncilLetter)).toHaveLength(0);
  await page.getByRole('button', { name: 'Maak de brief' }).click();
  await expect.element(letter).toBeVisible();
}

describe('the council letter', () => {
  it('is made once it is asked for, with the figures in its sentences, three charts, facts and words', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
    expect(server.asked(endpoints.getCouncilLetter)[0]?.query).toMatchObject({
      design_phase_complete_date__year: [2025],
    });
    await expect.element(letter).toMatchTextContent(/2 werken kosten 20,0 % minder\..*in Set A1\..*1 werk\./);
    for (const { title } of LETTER.charts) await expect.element(chart(title)).toBeVisible();
    await expect.element(chart('Milieukosten (MKI)')).toMatchTextContent('2 van 3 werken tellen mee.');
    await expect.element(letter).toMatchTextContent(/Doel.*er is geen doel.*MKI: Alle milieueffecten/);
  });

  it('takes other words and refuses a number that is typed', async () => {
    await open();
    await page.getByRole('button', { name: 'Zinnen aanpassen' }).click();
    const field = page.getByRole('textbox', { name: 'Wat het is' });
    await field.fill('Wij besparen 99 %.');
    await expect.element(letter).toMatchTextContent('Een zelf getypt getal kan niet');
    await expect.element(page.getByRole('button', { name: 'Opslaan als Word (.docx)' })).toBeDisabled();
    await field.fill('Wij besparen');
    await page
      .getByRole('group', { name: 'Cijfers voor ‘Wat het is’' })
      .getByRole('button', { name: /20,0 %/ })
      .click();
    await expect.element(letter).toMatchTextContent('Er komt te staan: Wij besparen 20,0 %');
    await page.getByRole('button', { name: 'Klaar met aanpassen' }).click();
    await expect.element(letter).toMatchTextContent('De zinnen zijn aangepast. De brief noemt wie dat deed.');
    server.answer(endpoints.exportCouncilLetter, () => new File(['brief'], 'Brief.docx'));
    const file = await savedBy(() => page.getByRole('button', { name: 'Opslaan als Word (.docx)' }).click());
    expect(file.name).toMatch(/\.docx$/);
    expect(server.asked(endpoints.exportCouncilLetter)[0]?.payload).toMatchObject({
      sentences: [{ key: 'what', text: 'Wij besparen {mkiPercent}' }, {}, {}],
      figures: LETTER.figures,
    });
  });

  it('is saved as a PDF where the installation makes them', async () => {
    server.answer(endpoints.exportCouncilLetterPdf, () => new File(['brief'], 'Brief.pdf'));
    await open({ pdf: true });
    const file = await savedBy(() => page.getByRole('button', { name: 'Opslaan als PDF (.pdf)' }).click());
    expect(file.name).toMatch(/\.pdf$/);
    expect(server.asked(endpoints.exportCouncilLetterPdf)[0]?.payload).toMatchObject({
      figures: LETTER.figures,
    });
  });

  it('is shared as a page with its sentences and the figures that were shown, and withdrawn', async () => {
    await open();
    server.answer(endpoints.shareCouncilLetter, () => ({
      ...{ uuid: '0d000000-0000-4000-8000-000000000009', url: '/gedeeld/brief/geheim' },
      expires: '2027-02-28T09:00:00Z',
    }));
    await page.getByRole('button', { name: 'Link maken' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue('/gedeeld/brief/geheim');
    await expect.element(letter).toMatchTextContent('De link is gemaakt en werkt tot 28-02-2027.');
    expect(server.asked(endpoints.shareCouncilLetter)[0]?.payload).toMatchObject({
      sentences: LETTER.sentences,
      figures: LETTER.figures,
    });
    server.answer(endpoints.revokeSharedChart, () => undefined);
    await page.getByRole('button', { name: 'Link intrekken' }).click();
    await expect.element(letter).toMatchTextContent('De link is ingetrokken. De brief is niet meer te zien.');
    await expect.element(page.getByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
  });

  it('is not shared where its figures changed, and asks for them anew', async () => {
    await open();
    server.answer(endpoints.shareCouncilLetter, () => refused(409));
    await page.getByRole('button', { name: 'Link maken' }).click();
    await expect.element(page.getByText('De link kon niet worden gemaakt')).toBeVisible();
    await expect.poll(() => server.asked(endpoints.getCouncilLetter).length).toBe(2);
  });

  it('says that other figures made it again, until it is closed', async () => {
    await open();
    const madeAgain = page.getByText(/^De cijfers zijn intussen veranderd: de brief is opnieuw gemaakt/);
    await expect.element(letter).toMatchTextContent('2 werken kosten 20,0 % minder.');
    await expect.element(madeAgain).not.toBeInTheDocument();
    server.answer(endpoints.shareCouncilLetter, () => refused(409));
    server.answer(endpoints.getCouncilLetter, () => ({
      ...LETTER,
      figures: { ...LETTER.figures, works: '3 werken' },
    }));
    await page.getByRole('button', { name: 'Link maken' }).click();
    await expect.element(letter).toMatchTextContent('3 werken kosten 20,0 % minder.');
    await expect.element(madeAgain).toBeVisible();
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await page.getByRole('button', { name: 'Maak de brief' }).click();
    await expect.element(letter).toMatchTextContent('3 werken kosten 20,0 % minder.');
    await expect.element(madeAgain).not.toBeInTheDocument();
  });

  it('says that it was not made, and asks for the figures anew', async () => {
    await open();
    server.answer(endpoints.exportCouncilLetter, () => refused(409));
    await page.getByRole('button', { name: 'Opslaan als Word (.docx)' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => server.asked(endpoints.getCouncilLetter).length).toBe(2);
  });

  it('fits on a phone', async () => {
    await open();
    await atSize(390, 844, async () => {
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });
});
