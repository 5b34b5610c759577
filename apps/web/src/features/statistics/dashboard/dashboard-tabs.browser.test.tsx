import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';

const showTabs = (search: string) =>
  renderScreen(<DashboardTabs>{(tab) => <p>{`open: ${tab}`}</p>}</DashboardTabs>, {
    at: `/o/${ORGANISATION.slug}/dashboard${search}`,
  });
const tab = (name: string) => page.getByRole('tab', { name });

it('the first tab is open at an address without one, and the address keeps its filters in another', async () => {
  const screen = await showTabs('?set=a2');
  await expect.element(page.getByText('open: figures')).toBeVisible();
  await tab('Voortgang').click();
  await expect.element(page.getByRole('tabpanel', { name: 'Voortgang' })).toHaveTextContent('open: progress');
  expect(screen.address()).toContain('?set=a2&tab=voortgang');
  await tab('Milieudata').click();
  await expect.element(page.getByText('open: figures')).toBeVisible();
  expect(screen.address()).toMatch(/\?set=a2$/);
});

it('the tab of the address is open, and the arrow keys and Enter lead to the other one', async () => {
  await showTabs('?tab=voortgang');
  await expect.element(tab('Voortgang')).toHaveAttribute('aria-selected', 'true');
  await tab('Voortgang').click();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(page.getByText('open: figures')).toBeVisible();
});
