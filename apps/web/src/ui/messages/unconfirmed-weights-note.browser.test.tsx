import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UnconfirmedWeightsNote } from './unconfirmed-weights-note.tsx';

const AT = { at: `/o/${ORGANISATION.slug}/dashboard` };
const staff = { ...exampleSession, user: { ...exampleSession.user, is_staff: true } };

it('staff read what they can do about weights that nobody confirmed, others that staff have not', async () => {
  await renderScreen(<UnconfirmedWeightsNote codes={['GWP']} />, { ...AT, session: staff });
  await expect.element(page.getByText(/bevestig ze bij Beheer, Weegfactoren/)).toBeVisible();
  await renderScreen(<UnconfirmedWeightsNote codes={['GWP']} />, AT);
  await expect.element(page.getByText(/medewerkers van Milieuspoor hebben die nog niet/)).toBeVisible();
});
