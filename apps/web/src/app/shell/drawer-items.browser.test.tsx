import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { DrawerItems } from './drawer-items.tsx';

it('counts at the dashboard what the reader can mend, and not all that is missing', async () => {
  const none = { next: null, previous: null, results: [] };
  server.answer(endpoints.listOpenWork, () => ({ ...none, count: 7, mine: 3 }));
  await renderScreen(<DrawerItems organisationSlug={ORGANISATION.slug} collapsed={false} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
  await expect
    .element(page.getByRole('link', { name: 'Dashboard' }))
    .toHaveAttribute('aria-description', '3 open punten die u kunt verhelpen: zie Voortgang');
});
