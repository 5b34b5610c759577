import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../lib/query-client.ts';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { ProfileTab } from './profile-tab.tsx';
import { currentUserQuery } from './session-queries.ts';

it('what is typed stays when who one is cannot be asked anew, and that is said', async () => {
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  server.answer(endpoints.listSessions, () => refused(403));
  server.answer(endpoints.listPasskeys, () => refused(403));
  server.answer(endpoints.getErasureRequest, () => ({ asked_at: null }));
  server.answer(endpoints.getEmailChange, () => refused(403));
  const queries = createQueryClient();
  await renderScreen(<ProfileTab colourModeSwitch={null} sharedCharts={null} />, {
    at: `/o/${ORGANISATION.slug}/instellingen`,
    queries,
  });
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Voornaam' });
  await name.fill('Lieselotte');
  server.answer(endpoints.getCurrentUser, () => refused(403, { detail: 'Nu even niet.' }));
  await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  await expect.element(page.getByText('Nu even niet.')).toBeVisible();
  await expect.element(name).toHaveValue('Lieselotte');
});
