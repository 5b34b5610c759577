import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { changeLanguage } from '../../../text/language.ts';
import { GuideChapterScreen } from './guide-chapter-screen.tsx';
import { GuideScreen } from './guide-screen.tsx';

const AT = `/o/${ORGANISATION.slug}/handleiding`;
const NO_QUESTIONS = { count: 0, next: null, previous: null, results: [] };

beforeEach(() => {
  server.answer(endpoints.listFaq, () => NO_QUESTIONS);
});

const reader = { org: ORGANISATION.slug, viewer: false };

it('shows its chapters, and only what was found once something is typed', async () => {
  await renderScreen(<GuideScreen {...reader} />, { at: AT });
  await expect.element(page.getByRole('link', { name: 'Een project beginnen' })).toBeVisible();
  await page.getByRole('searchbox').fill('getuige openen');
  const link = page.getByRole('link', { name: 'MKI als gunningscriterium: Openen' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/handleiding/gunning#openen'));
  await expect.element(page.getByRole('link', { name: 'Een project beginnen' })).not.toBeInTheDocument();
});

it('a chapter has its picture in words, leads to screens, and to the next one', async () => {
  await renderScreen(<GuideChapterScreen {...reader} slug="berekening" />, { at: `${AT}/berekening` });
  await expect
    .element(
      page.getByRole('img', { name: 'Het tabblad Baseline met de knop om een berekening toe te voegen' }),
    )
    .toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'de Excel-indeling' }))
    .toHaveAttribute('href', expect.stringContaining('/faq/excel-indeling'));
  await expect
    .element(page.getByRole('link', { name: 'Volgende: Wat de controle vraagt' }))
    .toHaveAttribute('href', expect.stringContaining('/handleiding/controle'));
});

it('a viewer reads of screens that they cannot open, without a link to them', async () => {
  await renderScreen(<GuideChapterScreen org={ORGANISATION.slug} viewer slug="berekening" />, {
    at: `/o/${ORGANISATION.slug}/viewer-dashboard/handleiding/berekening`,
  });
  await expect.element(page.getByText(/staat bij de Excel-indeling/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'de Excel-indeling' })).not.toBeInTheDocument();
});

it('a chapter that is not there says so', async () => {
  await renderScreen(<GuideChapterScreen {...reader} slug="weg" />, { at: `${AT}/weg` });
  await expect.element(page.getByText('Dit hoofdstuk bestaat niet')).toBeVisible();
});

it('is read and searched in English by who works in English', async () => {
  await changeLanguage('en');
  try {
    await renderScreen(<GuideScreen {...reader} />, { at: AT });
    await expect
      .element(page.getByRole('link', { name: 'Filling in and uploading a calculation' }))
      .toBeVisible();
    await page.getByRole('searchbox', { name: 'Search questions and guide' }).fill('template');
    await expect
      .element(page.getByRole('link', { name: /^Filling in and uploading a calculation: The template$/ }))
      .toBeVisible();
    await expect.element(page.getByText(/sjabloon/)).not.toBeInTheDocument();
  } finally {
    await changeLanguage('nl');
  }
});
