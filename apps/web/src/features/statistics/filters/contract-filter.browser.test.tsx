import { endpoints } from '@milieuspoor/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { OrganisationDashboard } from '../dashboard/organisation-dashboard.tsx';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const contract = page.getByRole('combobox', { name: 'Contractvorm' });

const other = { ...ORGANISATION, slug: 'elders' };

/** The dashboard of the organisation in the address, with a way to that of another one. */
function DashboardOfAddress() {
  const { org } = useParams({ strict: false });
  const navigate = useNavigate();
  const leave = () =>
    void navigate({ to: '/o/$org/dashboard', params: { org: other.slug }, search: { years: 2026 } });
  return (
    <>
      <button type="button" onClick={leave}>
        Elders
      </button>
      <OrganisationDashboard organisation={org === other.slug ? other : ORGANISATION} audience="viewer" />
    </>
  );
}

describe('the filter on the form of contract', () => {
  it('is part of every question, and of the address', async () => {
    answerDashboard();
    const screen = await showDashboard();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    server.forget();
    await contract.click();
    await page.getByRole('option', { name: 'Projecten aanbesteed' }).click();
    await expect.poll(() => server.asked(endpoints.getOrganisationStatistics).length).toBeGreaterThan(0);
    await expect.poll(() => server.asked(endpoints.getCalculationStatistics).length).toBeGreaterThan(0);
    const asked = [
      ...server.asked(endpoints.getCalculationStatistics),
      ...server.asked(endpoints.getOrganisationStatistics),
    ];
    expect(new Set(asked.map(({ query }) => query.project_contract_type))).toEqual(new Set(['not-NA']));
    expect(screen.address()).toContain('contract=not-NA');
  });

  it('is remembered in the browser for the organisation when it changes, and with the years cleared in one click', async () => {
    answerDashboard();
    const key = `milieuspoor.filters.${ORGANISATION.slug}`;
    localStorage.removeItem(key);
    const remembered = () => localStorage.getItem(key);
    const screen = await showDashboard({ search: '?jaren=2026' });
    const clear = page.getByRole('button', { name: 'Filters wissen' });
    await expect.element(clear).toBeVisible();
    // The address of somebody else is no choice of one's own.
    expect(remembered()).toBeNull();
    await contract.click();
    await page.getByRole('option', { name: 'Projecten aanbesteed' }).click();
    await expect.poll(remembered).toBe('{"years":2026,"contract":"not-NA"}');
    screen.goBack();
    await expect.poll(remembered).toBe('{"years":2026}');
    await clear.click();
    await expect.poll(remembered).toBeNull();
    await expect.element(clear).not.toBeInTheDocument();
    expect(screen.address()).not.toMatch(/contract|jaren/);
  });

  it('is not remembered for another organisation whose dashboard somebody goes to', async () => {
    answerDashboard();
    localStorage.setItem('milieuspoor.filters.elders', '{"years":2024}');
    const screen = await renderScreen(<DashboardOfAddress />, { at: `/o/${ORGANISATION.slug}/dashboard` });
    await page.getByRole('button', { name: 'Elders' }).click();
    await expect.poll(screen.address).toContain('/o/elders/dashboard?jaren=2026');
    await expect.element(page.getByRole('button', { name: 'Filters wissen' })).toBeVisible();
    expect(localStorage.getItem('milieuspoor.filters.elders')).toBe('{"years":2024}');
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect.poll(() => localStorage.getItem('milieuspoor.filters.elders')).toBeNull();
  });

  it('that leaves nothing says so, and is cleared together with the years', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      query.project_contract_type === 'NA' ? statisticsAnswer([]) : placeAnswer(query),
    );
    const screen = await showDashboard({ search: '?contract=NA&jaren=2026' });
    await expect.element(page.getByText('Geen project voldoet aan de gekozen filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    expect(screen.address()).not.toMatch(/contract|jaren/);
  });
});
