import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import type { Session } from '../guard.ts';
import { TopBar } from './top-bar.tsx';

const onApproach = { onPointerEnter: () => {}, onFocus: () => {} };
const menu = { part: null, open: false, show: () => {}, close: () => {}, onApproach };
const staffed: Session = { ...exampleSession, user: { ...exampleSession.user, is_staff: true } };
const STAFF_PLACE = 'Medewerker, bekijkt Gemeente Voorbeeld';

function answerEnvironment(environment: 'Local' | 'Development' | 'Staging'): void {
  server.answer(endpoints.getEnvironment, () => ({
    environment,
    public_url: 'http://localhost:8000',
    build: 'V2.4',
    sentry_dsn: null,
    map_tiles: null,
    pdf: false,
  }));
}

beforeEach(() => answerEnvironment('Local'));

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

it('marks each environment that is not the production one by a colour of its own', async () => {
  const colours: string[] = [];
  for (const environment of ['Local', 'Development', 'Staging'] as const) {
    answerEnvironment(environment);
    await show(exampleSession);
    const chip = page.getByText(environment, { exact: true });
    await expect.element(chip).toBeVisible();
    const filled = chip.element().closest('.MuiChip-root');
    colours.push(filled ? getComputedStyle(filled).backgroundColor : '');
    leaveScreens();
  }
  expect(new Set(colours).size).toBe(3);
  expect(colours).not.toContain('rgba(0, 0, 0, 0)');
});
