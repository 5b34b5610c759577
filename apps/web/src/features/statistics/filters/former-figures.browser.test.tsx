import { endpoints, type StatisticsAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { OrganisationDashboard, OrganisationScope } from '../index.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const contents = (title: string) => chart(title).element().querySelector('h3')?.closest('section > *');
const strengthOf = (element: Element | null | undefined) =>
  element ? Number(getComputedStyle(element).opacity) : null;

/** Lets the server keep the answers about fewer years to itself, until they are released. */
function holdBackFewerYears(): () => void {
  const held = Promise.withResolvers<void>();
  server.answer(endpoints.getCalculationStatistics, async ({ query }): Promise<StatisticsAnswer> => {
    if (query.design_phase_complete_date__year !== undefined) await held.promise;
    return placeAnswer(query);
  });
  return held.resolve;
}

it('figures of the former filters are dimmed at once, until the answer about the new ones is there', async () => {
  answerDashboard();
  const release = holdBackFewerYears();
  await showDashboard();
  await expect.element(figures).toMatchTextContent('€1.000,-');
  await expect.element(chart('CO2')).toHaveAttribute('aria-busy', 'false');
  expect(strengthOf(figures.element())).toBe(1);

  await page.getByRole('checkbox', { name: '2025' }).click();
  await expect.element(figures).toHaveAttribute('aria-busy', 'true');
  await expect.element(figures).toMatchTextContent('€1.000,-');
  await expect.poll(() => strengthOf(figures.element())).toBeLessThan(0.5);
  await expect.element(chart('CO2')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => strengthOf(contents('CO2'))).toBeLessThan(0.5);

  release();
  await expect.element(figures).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => strengthOf(figures.element())).toBe(1);
  await expect.poll(() => strengthOf(contents('CO2'))).toBe(1);
});

it('a filter is answered before the charts below it are rendered anew: they are dimmed together first', async () => {
  answerDashboard();
  const release = holdBackFewerYears();
  await showDashboard();
  await expect.element(chart('Totale MKI')).toHaveAttribute('aria-busy', 'false');
  const becameBusy: Element[] = [];
  const watching = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.getAttribute('aria-busy') === 'true') becameBusy.push(target);
  });
  watching.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  await page.getByRole('checkbox', { name: '2025' }).click();
  const one = chart('Totale MKI').element();
  const isAround = (element: Element) => element !== one && element.contains(one);
  await expect.poll(() => becameBusy.findIndex(isAround)).toBeGreaterThanOrEqual(0);
  const around = becameBusy.findIndex(isAround);
  expect(becameBusy.slice(0, around)).not.toContain(one);
  await expect.poll(() => becameBusy[around]?.getAttribute('aria-busy')).toBe('false');
  release();
  watching.disconnect();
});

it('the line that says what the figures cover has no number of projects of the former years', async () => {
  answerDashboard();
  const release = holdBackFewerYears();
  await renderScreen(
    <>
      <p id="scope">
        <OrganisationScope organisation={ORGANISATION} />
      </p>
      <OrganisationDashboard organisation={ORGANISATION} audience="viewer" />
    </>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  const scope = () => document.getElementById('scope')?.textContent;
  await expect.poll(scope).toMatch(/ project.* · 2025 t\/m 2026 · /);
  await page.getByRole('checkbox', { name: '2025' }).click();
  await expect.poll(scope).toMatch(/^2026 · /);
  release();
  await expect.poll(scope).toMatch(/ project.* · 2026 · /);
});
