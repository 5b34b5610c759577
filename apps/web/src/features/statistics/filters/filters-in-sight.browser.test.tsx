import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard } from '../../../testing/example-organisation.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { leaveScreens } from '../../../testing/render-screen.tsx';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

const panel = page.getByRole('region', { name: 'Filters' });
const row = () => document.querySelector<HTMLElement>('[data-filters-in-sight]');

beforeEach(() => {
  answerDashboard();
});

/** Scrolls the open fields of the filters above the top of the screen. */
async function scrollAway(): Promise<void> {
  await expect.element(chart('CO2')).toBeVisible();
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThan(0);
}

it('open filters that are scrolled away leave a row with what was chosen, below the bar of the page', async () => {
  await showDashboard({ audience: 'member', search: '?contract=NA' });
  await expect.element(panel).toBeVisible();
  expect(row()).toBeNull();
  await scrollAway();
  await expect.poll(() => row()?.textContent).toMatch(/Overige.*Set A1.*MKI/);
  const { top, height } = row()?.getBoundingClientRect() ?? {};
  expect([top, height]).toEqual([80, 54]);
});

it('its row takes no room, so that nothing moves when it comes, and leads back to the fields', async () => {
  await showDashboard({ audience: 'member' });
  await expect.element(chart('CO2')).toBeVisible();
  const between = () =>
    chart('Totale MKI').element().getBoundingClientRect().top -
    panel.element().getBoundingClientRect().bottom;
  await scrollAway();
  await expect.poll(row).not.toBeNull();
  const withRow = between();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(row).toBeNull();
  expect(Math.abs(between() - withRow)).toBeLessThan(1);
  await scrollAway();
  await expect.poll(row).not.toBeNull();
  await page.getByRole('button', { name: 'Filters wijzigen' }).click();
  await expect.element(panel).toHaveFocus();
  await expect.poll(row).toBeNull();
});

it('filters that scroll along leave it to the band right above them to say what all projects come to', async () => {
  const percentage = panel.getByText(/▼/);
  await showDashboard({ audience: 'viewer' });
  await expect.element(page.getByRole('region', { name: 'Kerncijfers' })).toMatchTextContent(/▼/);
  await expect.element(panel.getByRole('checkbox', { name: '2025' })).toBeVisible();
  expect(percentage.length).toBe(0);
  leaveScreens();
  await showDashboard({ audience: 'member' });
  await expect.element(percentage.first()).toBeVisible();
});

it('a phone has no room to spare for it', async () => {
  await atSize(390, 844, async () => {
    await showDashboard({ audience: 'member' });
    await expect.element(panel).toBeVisible();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThan(0);
    expect(row()?.checkVisibility() ?? false).toBe(false);
  });
});
