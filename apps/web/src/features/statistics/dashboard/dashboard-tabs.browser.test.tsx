import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { OrganisationDashboard } from './organisation-dashboard.tsx';

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

it('the tab of the address is open, and the arrow keys and Enter lead to the others', async () => {
  await showTabs('?tab=voortgang');
  await expect.element(tab('Voortgang')).toHaveAttribute('aria-selected', 'true');
  await tab('Voortgang').click();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByText('open: chances')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.element(page.getByText('open: figures')).toBeVisible();
});

it('another tab has the filters, and what holds for every MKI of the screen, in place of the charts', async () => {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) => ({
    ...placeAnswer(query),
    weights_unconfirmed: ['AP'],
  }));
  await renderScreen(
    <OrganisationDashboard organisation={ORGANISATION} audience="member" tab="progress">
      {({ set, years }) => <p>{`asked: ${set}, ${years}`}</p>}
    </OrganisationDashboard>,
    { at: `/o/${ORGANISATION.slug}/dashboard?set=a2&years=2026` },
  );
  await expect.element(page.getByText('asked: a2, 2026')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect.element(page.getByText(/^De MKI is berekend met onbevestigde weegfactoren: AP/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Totale MKI/ })).not.toBeInTheDocument();
});
