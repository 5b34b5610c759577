import { endpoints } from '@milieuspoor/contract';
import { lightPalette } from '@milieuspoor/look';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { WITHOUT_YEARS } from '../../../testing/statistics-answers.ts';

/** Returns a computed colour as '#rrggbb'. */
function colourOf(computed: string): string {
  const parts = computed.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

const year = (number: number) => page.getByRole('checkbox', { name: String(number) });
const figures = page.getByRole('region', { name: 'Kerncijfers' });

/** The years of a question; undefined for all of them. */
const yearsAsked = () =>
  server.asked(endpoints.getCalculationStatistics).map(({ query }) => query.design_phase_complete_date__year);

describe('the filter on years', () => {
  it('begins with all years, and asks for no year in particular', async () => {
    answerDashboard();
    await showDashboard();
    await expect.element(year(2026)).toBeChecked();
    await expect.element(year(2025)).toBeChecked();
    expect(new Set(yearsAsked())).toEqual(new Set([undefined]));
  });

  it('is part of the question of every chart, and of the address', async () => {
    answerDashboard();
    const screen = await showDashboard({ audience: 'expert' });
    await expect.element(figures).toMatchTextContent('€1.000,-');
    await expect.element(chart('Graadmeter MKI')).not.toHaveAttribute('aria-busy', 'true');
    server.forget();
    await year(2025).click();
    await expect.element(year(2025)).not.toBeChecked();
    await expect.element(year(2026)).toBeChecked();
    await expect.poll(() => server.asked(endpoints.getSectorStatistics).length).toBeGreaterThan(1);
    const asked = [
      ...server.asked(endpoints.getCalculationStatistics),
      ...server.asked(endpoints.getOrganisationStatistics),
      ...server.asked(endpoints.getSectorStatistics),
    ].map(({ query }) => query.design_phase_complete_date__year);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every((years) => years?.join() === '2026')).toBe(true);
    expect(screen.address()).toContain('jaren=2026');
  });

  it('of an address holds from the first question on', async () => {
    answerDashboard();
    await showDashboard({ search: '?jaren=2025' });
    await expect.element(year(2025)).toBeChecked();
    await expect.element(year(2026)).not.toBeChecked();
    expect(new Set(yearsAsked().map((years) => years?.join()))).toEqual(new Set(['2025']));
  });

  it('without any year takes no empty screen of a phone, and stays in sight', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      query.design_phase_complete_date__year?.length === 0 ? WITHOUT_YEARS : placeAnswer(query),
    );
    await atSize(390, 844, async () => {
      await showDashboard();
      await expect.element(figures).toMatchTextContent('€1.000,-');
      const none = page.getByRole('button', { name: 'Alles deselecteren' });
      none.element().scrollIntoView({ block: 'center' });
      await none.click();
      await expect.element(figures).toMatchTextContent('Geen cijfers bij deze keuze.');
      await expect.poll(() => placeOf(figures).height).toBeLessThan(100);
      expect(placeOf(year(2026)).top).toBeGreaterThan(0);
      expect(placeOf(year(2026)).bottom).toBeLessThan(844);
    });
  });

  it('without any year asks for a period at once, without figures and without waiting for the server', async () => {
    answerDashboard();
    const gate = Promise.withResolvers<void>();
    server.answer(endpoints.getCalculationStatistics, async ({ query }) => {
      if (query.design_phase_complete_date__year?.length !== 0) return placeAnswer(query);
      await gate.promise;
      return WITHOUT_YEARS;
    });
    await showDashboard();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    await page.getByRole('button', { name: 'Alles deselecteren' }).click();
    await expect.element(page.getByText('Er is geen periode geselecteerd.')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Selecteer een periode' })).toBeVisible();
    const { color } = getComputedStyle(page.getByText('Selecteer een periode').element());
    expect(colourOf(color)).toBe(lightPalette.error.main);
    expect(document.body.textContent).not.toContain('€');
    gate.resolve();
  });

  it('has all years again by one click in the place of the charts', async () => {
    answerDashboard();
    const screen = await showDashboard({ search: '?jaren=' });
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      query.design_phase_complete_date__year?.length === 0 ? WITHOUT_YEARS : placeAnswer(query),
    );
    await expect.element(page.getByText('Er is geen periode geselecteerd.')).toBeVisible();
    const [inFilter, inPlaceOfCharts] = page.getByRole('button', { name: 'Alles selecteren' }).all();
    await expect.element(inFilter ?? figures).toBeVisible();
    await inPlaceOfCharts?.click();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    await expect.element(year(2025)).toBeChecked();
    expect(screen.address()).not.toContain('jaren');
  });

  it('that has every year again is the choice for all, so that next year joins by itself', async () => {
    answerDashboard();
    const screen = await showDashboard({ search: '?jaren=2026' });
    await year(2025).click();
    await expect.element(year(2025)).toBeChecked();
    await expect.poll(screen.address).not.toContain('jaren');
  });

  it('goes back a step by the back button', async () => {
    answerDashboard();
    const screen = await showDashboard();
    await year(2025).click();
    await expect.element(year(2025)).not.toBeChecked();
    screen.goBack();
    await expect.element(year(2025)).toBeChecked();
  });
});
