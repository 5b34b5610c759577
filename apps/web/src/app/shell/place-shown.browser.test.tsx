import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import type { Session } from '../guard.ts';
import { TopBar } from './top-bar.tsx';

const onApproach = { onPointerEnter: () => {}, onFocus: () => {} };
const menu = { part: null, open: false, show: () => {}, close: () => {}, onApproach };
const staffed: Session = { ...exampleSession, user: { ...exampleSession.user, is_staff: true } };
const STAFF_PLACE = 'Medewerker, bekijkt Gemeente Voorbeeld';

beforeEach(() => {
  server.answer(endpoints.getEnvironment, () => ({
    environment: 'Local' as const,
    public_url: 'http://localhost:8000',
    build: 'V2.4',
    sentry_dsn: null,
    map_tiles: null,
    pdf: false,
  }));
});

const show = (session: Session) =>
  renderScreen(<TopBar session={session} organisation={ORGANISATION} menu={menu} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });

it('tells a member by the organisation that they work for', async () => {
  await show(exampleSession);
  await expect.element(page.getByText('Gemeente Voorbeeld', { exact: true })).toBeVisible();
});

it('tells staff as such, of whichever organisation they look at the screens', async () => {
  await show(staffed);
  await expect.element(page.getByText(STAFF_PLACE)).toBeVisible();
  await page.getByRole('button', { name: /Profielmenu/ }).click();
  await expect.element(page.getByRole('dialog').getByText(STAFF_PLACE)).toBeVisible();
});
