import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const contract = page.getByRole('combobox', { name: 'Contractvorm' });

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
