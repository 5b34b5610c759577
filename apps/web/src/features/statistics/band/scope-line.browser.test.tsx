import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { leaveScreens, renderScreen } from '../../../testing/render-screen.tsx';
import { comparedExample, statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';
import { FILTERS_ID } from '../filters/filters-id.ts';
import type { StatisticsView } from '../statistics-query.ts';
import { ScopeLine } from './scope-line.tsx';

let cleared = 0;
const onClear = () => {
  cleared++;
};
const ALL: StatisticsView = { set: 'a1', years: null, contractType: null, path: [] };

/**
 * Shows the line of a dashboard for which the server counts this many projects, of which this many could be compared.
 */
async function lineOf(
  view: StatisticsView,
  { pairs, compared = pairs, co2 = pairs }: { pairs: number; compared?: number; co2?: number },
) {
  const sides = { baseline: { mki: 1_000 }, optimization: { mki: 800 } };
  const { statistics, changes, clean_shares, filters } = statisticsAnswer(
    statisticsOf({ set: view.set, level: 'project', ...sides }),
    {
      mki: comparedExample(
        { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 },
        { pairs, compared },
      ),
      co2: comparedExample(
        { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 },
        { pairs, compared: co2 },
      ),
    },
    [2026, 2024, 2023],
  );
  await renderScreen(
    <>
      <p>
        <ScopeLine
          view={view}
          onClear={onClear}
          reply={{
            asked: view,
            level: 'project',
            statistics,
            changes,
            cleanShares: clean_shares,
            weights: { unconfirmed: [], versions: [] },
            years: filters.design_phase_complete_date__year,
            withoutYears: false,
          }}
        />
      </p>
      <section id={FILTERS_ID} tabIndex={-1} aria-label="Filters" />
    </>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  return page.getByRole('paragraph');
}

it('every figure of a dashboard is of all its projects, years and contracts until somebody chooses', async () => {
  await expect
    .element(await lineOf(ALL, { pairs: 3, compared: 2 }))
    .toMatchTextContent(
      '3 projecten met voltooid ontwerp · 2023 t/m 2024 · 2026 · alle contractvormen · Set A1',
    );
});

it('chosen years, contracts and set stand in the line, and a single project is one project', async () => {
  await expect
    .element(await lineOf({ ...ALL, set: 'a2', years: [2026], contractType: 'NA' }, { pairs: 1 }))
    .toMatchTextContent('1 project met voltooid ontwerp · 2026 · overige contractvormen · Set A2');
});

it('says over how many of the projects every difference speaks, where that is not all of them', async () => {
  await expect
    .element(await lineOf({ ...ALL, set: 'a2' }, { pairs: 6, compared: 2, co2: 2 }))
    .toMatchTextContent(/^2 van 6 projecten vergeleken · 2023/);
});

it('filters can be cleared in it, where there is one', async () => {
  const clear = page.getByRole('button', { name: 'Filters wissen' });
  await lineOf({ ...ALL, set: 'a2' }, { pairs: 1 });
  await expect.element(page.getByRole('button', { name: 'Filters wijzigen' })).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  leaveScreens();
  await lineOf({ ...ALL, years: [2026] }, { pairs: 1 });
  await clear.click();
  expect(cleared).toBe(1);
});

it('its button leads to the filters', async () => {
  await lineOf(ALL, { pairs: 1 });
  await page.getByRole('button', { name: 'Filters wijzigen' }).click();
  await expect.element(page.getByRole('region', { name: 'Filters' })).toHaveFocus();
});
