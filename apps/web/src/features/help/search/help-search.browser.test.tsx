import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { FaqScreen } from '../faq/faq-screen.tsx';
import { GuideScreen } from '../guide/guide-screen.tsx';

const FAQ = `/o/${ORGANISATION.slug}/faq`;
const GUIDE = `/o/${ORGANISATION.slug}/handleiding`;
const QUESTION = {
  uuid: '0b000000-0000-4000-8000-000000000001',
  faq_category: 'Begrippen',
  faq_title: 'Wat is MKI?',
  faq_content: 'De milieukostenindicator, een zebrapad van effecten.',
  faq_category_en: '',
  faq_title_en: '',
  faq_content_en: '',
  position: 1,
};

beforeEach(() => {
  server.answer(endpoints.listFaq, () => ({ count: 1, next: null, previous: null, results: [QUESTION] }));
});

const found = () =>
  [...document.querySelectorAll('section section li:not(.MuiCard-root)')]
    .map((item) => [...item.children].map(({ textContent }) => textContent ?? ''))
    .map(([source, title]) => `${source}: ${title}`);

async function type(words: string) {
  await page.getByRole('searchbox', { name: 'Zoek in vragen en handleiding' }).fill(words);
}

it('a word of an answer finds its question, though no title has it', async () => {
  const { address } = await renderScreen(<FaqScreen organisationSlug={ORGANISATION.slug} />, { at: FAQ });
  await type('zebrapad');
  await expect.element(page.getByText('Geen vraag gevonden met "zebrapad" in de titel')).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toEqual([]);
  await expect.poll(found).toEqual(['Veelgestelde vraag: Wat is MKI?']);
  await page.getByRole('link', { name: 'Wat is MKI?' }).click();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Wat is MKI?' })).toBeVisible();
  expect(new URL(address(), 'http://x').searchParams.get('zoek')).toBe('Wat is MKI?');
});

it.each([
  ['questions', FAQ, <FaqScreen key="faq" organisationSlug={ORGANISATION.slug} />, 'Handleiding: '],
  [
    'guide',
    GUIDE,
    <GuideScreen key="guide" org={ORGANISATION.slug} viewer={false} />,
    'Veelgestelde vraag: Wat',
  ],
] as const)('%s: the same is found, each with its source and once', async (_, at, screen, first) => {
  await renderScreen(screen, { at });
  await type('mki gunningscriterium');
  await expect.poll(() => found()[0]).toBe('Handleiding: MKI als gunningscriterium');
  await type('mki');
  await expect.poll(() => found()[0]).toMatch(first);
  expect(page.getByText('Wat is MKI?', { exact: true }).length).toBe(1);
  expect(found()).toHaveLength(10);
  await page.getByRole('button', { name: /^Toon alle \d+$/ }).click();
  await expect.poll(() => found().length).toBeGreaterThan(10);
});

it('a screen is found by its name, and leads there', async () => {
  await renderScreen(<FaqScreen organisationSlug={ORGANISATION.slug} />, { at: FAQ });
  await type('excel-ind');
  await expect.poll(found).toContain('Scherm: Excel-indeling');
  await expect
    .element(page.getByRole('link', { name: 'Excel-indeling', exact: true }).last())
    .toHaveAttribute('href', expect.stringContaining('/faq/excel-indeling'));
});

it('a viewer finds what viewers can open, and asks for no questions', async () => {
  await renderScreen(<GuideScreen org={ORGANISATION.slug} viewer />, {
    at: `/o/${ORGANISATION.slug}/viewer-dashboard/handleiding`,
  });
  await type('contact');
  await expect.poll(() => found().length).toBeGreaterThan(0);
  expect(found().filter((each) => !each.startsWith('Handleiding'))).toEqual([]);
  await type('dashboard');
  await expect.poll(() => found()[0]).toBe('Scherm: Dashboard');
  expect(server.asked(endpoints.listFaq)).toEqual([]);
});

it('says so where nothing has the words', async () => {
  await renderScreen(<FaqScreen organisationSlug={ORGANISATION.slug} />, { at: FAQ });
  await type('zeppelin');
  await expect.element(page.getByText('Niets gevonden voor "zeppelin"')).toBeVisible();
});

it('staff add the first question where others are sent to Contact', async () => {
  server.answer(endpoints.listFaq, () => ({ count: 0, next: null, previous: null, results: [] }));
  const session = { ...exampleSession, user: { ...exampleSession.user, is_staff: true } };
  await renderScreen(<FaqScreen organisationSlug={ORGANISATION.slug} />, { at: FAQ, session });
  await expect
    .element(page.getByRole('link', { name: 'Naar Beheer' }))
    .toHaveAttribute('href', expect.stringContaining('/beheer/veelgestelde-vragen'));
  expect(page.getByRole('link', { name: 'Naar Contact' }).length).toBe(0);
});
