import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { UnconfirmedWeightsNote } from '../../../ui/messages/unconfirmed-weights-note.tsx';
import { FaqScreen } from '../index.ts';

const AT = { at: `/o/${ORGANISATION.slug}/dashboard` };
const staff = { ...exampleSession, user: { ...exampleSession.user, is_staff: true } };

it('staff read what they can do about weights that nobody confirmed, others that staff have not', async () => {
  await renderScreen(<UnconfirmedWeightsNote codes={['GWP']} />, { ...AT, session: staff });
  await expect.element(page.getByText(/bevestig ze bij Beheer, Weegfactoren/)).toBeVisible();
  await renderScreen(<UnconfirmedWeightsNote codes={['GWP']} />, AT);
  await expect.element(page.getByText(/medewerkers van Milieuspoor hebben die nog niet/)).toBeVisible();
});

it('staff add the first question where others are sent to Contact', async () => {
  server.answer(endpoints.listFaq, () => ({ count: 0, next: null, previous: null, results: [] }));
  const faq = <FaqScreen organisationSlug={ORGANISATION.slug} />;
  await renderScreen(faq, { ...AT, session: staff });
  await expect
    .element(page.getByRole('link', { name: 'Naar Beheer' }))
    .toHaveAttribute('href', expect.stringContaining('/beheer/veelgestelde-vragen'));
  expect(page.getByRole('link', { name: 'Naar Contact' }).length).toBe(0);
});
