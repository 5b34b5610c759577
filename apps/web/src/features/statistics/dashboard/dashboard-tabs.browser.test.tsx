import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { sectorAnswer, sectorExample } from '../../../testing/statistics-answers.ts';
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

it('a viewer finds the figures per sector in the tab Voortgang, to read, and others in the first tab', async () => {
  const OWN = 'MKI per sector, Gemeente Voorbeeld';
  answerDashboard();
  server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
    sectorAnswer([
      sectorExample(
        'infra-city',
        'Infrastructuur stedelijk',
        organization ? { baseline: 1_000, optimization: 800 } : { baseline: 9_000, optimization: 6_000 },
      ),
    ]),
  );
  const show = (audience: 'viewer' | 'member') =>
    renderScreen(
      <OrganisationDashboard organisation={ORGANISATION} audience={audience} tab="progress">
        {() => <p>de voortgang</p>}
      </OrganisationDashboard>,
      { at: `/o/${ORGANISATION.slug}/dashboard?set=a2&years=2026` },
    );
  await show('viewer');
  expect((await tableOf(OWN))[1]).toEqual([
    'Infrastructuur stedelijk, 2 projecten, 20,00 % minder',
    ...['€1.000,-', '€800,-', '-€200,- (-20,00 %)'],
  ]);
  expect((await tableOf('MKI per sector, alle organisaties'))[1]?.[1]).toBe('€9.000,-');
  expect(server.asked(endpoints.getSectorStatistics)[0]?.query).toMatchObject({
    project_data_type: 'eci_a2',
    design_phase_complete_date__year: [2026],
  });
  await expect
    .element(chart(OWN).getByRole('button', { name: /^Infrastructuur stedelijk/ }))
    .not.toBeInTheDocument();
  leaveScreens();

  await show('member');
  await expect.element(page.getByText('de voortgang')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'MKI per sector' })).not.toBeInTheDocument();
});
