import type { DifferenceStep, DifferencesAnswer, StepPost } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, pressAtPicture, rowsOf, tableOf } from '../../../testing/charts-on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';
import { Differences } from './differences.tsx';
import type { DifferenceSubject } from './differences-query.ts';

const PROJECT = '11111111-1111-4111-8111-111111111111';
const GROUP = '22222222-2222-4222-8222-222222222222';

const step = (key: string, amount: number, given: Partial<DifferenceStep> = {}): DifferenceStep => ({
  ...{ key, name: key, amount, posts: null, open: false },
  ...given,
});

const NOTHING = { by_product_group: [], by_module: [], by_kind: [] };

function answer(mki: Partial<DifferencesAnswer['mki']>): void {
  server.answer(endpoints.getDifferences, () => ({
    set: 'a1' as const,
    mki: {
      compared: comparedExample({ baseline: 100, optimization: 75.4, amount: -24.6, share: -0.246 }),
      ...NOTHING,
      ...mki,
    },
    co2: { compared: incomparableExample({}), ...NOTHING },
  }));
}

const STEPS = {
  by_product_group: [
    step(GROUP, -30.3, { name: 'Asfalt' }),
    step(PROJECT, 5.7, { name: 'Groen', open: true }),
  ],
  by_module: [step('A1-A3', -24.6)],
  by_kind: [step('quantity', -30, { posts: 1 }), step('added', 5.4, { posts: 2 })],
};

const post: StepPost = {
  baseline: {
    ...{ post_number: '10', product: 'AC surf', product_group: 'Asfalt' },
    ...{ quantity: 100, unit: 'ton', amount: 60 },
  },
  optimization: {
    ...{ post_number: '20', product: 'AC surf PR', product_group: 'Asfalt' },
    ...{ quantity: 50.5, unit: 'ton', amount: 29.7 },
  },
  amount: -30,
};

const ORGANISATION: DifferenceSubject = {
  kind: 'organisation',
  ...{ organisationSlug: 'gemeente', set: 'a1', years: [2025], contractType: 'NA' },
};
const ONE_PROJECT: DifferenceSubject = {
  kind: 'project',
  ...{ organisationSlug: 'gemeente', set: 'a2', projectUuid: PROJECT, applicantUuid: null, revision: '1' },
  types: ['design-baseline', 'design-optimization'],
};

const show = (subject: DifferenceSubject) =>
  renderScreen(<Differences subject={subject} leads />, { at: '/o/gemeente/dashboard' });

const TITLE = 'MKI van baseline naar optimalisatie, per productgroep';

const textOfChart = () => chart(TITLE).element().textContent;

describe('where a difference comes from', () => {
  it('stands in a waterfall whose written figures add up, with the largest step in words', async () => {
    answer(STEPS);
    await show(ORGANISATION);
    expect(await tableOf(TITLE)).toEqual([
      ['Stap', 'MKI'],
      ['Baseline', '€100,-'],
      // By themselves -€30 and +€6 would lead from 100 to 76, and the optimisation is €75.
      ['Asfalt', '-€31,-'],
      ['Groen, op zichzelf niet te vergelijken', '+€6,-'],
      ['Optimalisatie', '€75,-'],
    ]);
    await expect.poll(textOfChart).toContain('De grootste stap: Asfalt, -€31,-');
    await expect.poll(textOfChart).toContain('Op zichzelf niet te vergelijken: één kant laat');
    expect(server.asked(endpoints.getDifferences).at(-1)?.query).toMatchObject({
      ...{ design_phase_complete_date__year: [2025], project_contract_type: 'NA', project_data_type: 'eci' },
    });
  });

  it('is divided anew by a choice, and a kind of change has words', async () => {
    answer(STEPS);
    await show(ORGANISATION);
    await page.getByRole('button', { name: 'Per soort verandering' }).click();
    const rows = await tableOf('MKI van baseline naar optimalisatie, per soort verandering');
    expect(rows.map(([name]) => name)).toEqual([
      ...['Stap', 'Baseline', 'Grotere of kleinere hoeveelheid', 'Toegevoegde posten', 'Optimalisatie'],
    ]);
    await page.getByRole('button', { name: 'Per levenscyclusmodule' }).click();
    const modules = await tableOf('MKI van baseline naar optimalisatie, per levenscyclusmodule');
    expect(modules[2]?.[0]).toBe('A1-A3 Productie');
  });

  it('opens a step of a project to its posts, with what they were and became', async () => {
    answer(STEPS);
    server.answer(endpoints.listStepPosts, () => ({ count: 1, next: null, previous: null, results: [post] }));
    await show(ONE_PROJECT);
    await pressAtPicture(chart(TITLE), '{Home}{ArrowDown}{Enter}');
    const table = page.getByRole('table', { name: 'Asfalt: -€31,-' });
    await expect.element(table).toBeVisible();
    expect(rowsOf(table.element())).toEqual([
      ['20 AC surf PR (Asfalt), was AC surf', '€60,-100 ton', '€30,-50,50 ton', '-€30,-'],
    ]);
    expect(server.asked(endpoints.listStepPosts).at(-1)?.query).toMatchObject({
      ...{ indicator: 'mki', step: GROUP, project_calculation__project__uuid: PROJECT },
      project_data_type: 'eci_a2',
    });
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect.element(table).not.toBeInTheDocument();
  });

  it('opens a step of an organisation to its projects, and these to their posts', async () => {
    answer(STEPS);
    server.answer(endpoints.listStepProjects, () => ({
      ...{ count: 1, next: null, previous: null },
      results: [{ uuid: PROJECT, name: 'Dorpsstraat', amount: -30.3, posts: null }],
    }));
    server.answer(endpoints.listStepPosts, () => ({ count: 1, next: null, previous: null, results: [post] }));
    await show(ORGANISATION);
    await pressAtPicture(chart(TITLE), '{Home}{ArrowDown}{Enter}');
    await page.getByRole('button', { name: 'Toon posten van Dorpsstraat' }).click();
    await expect.element(page.getByRole('table', { name: 'Posten van Dorpsstraat' })).toBeVisible();
  });

  it('is not told where the two may not be compared, but why', async () => {
    answer({
      compared: incomparableExample({
        gaps: [{ side: 'optimization', undeclared: 2, items: 5 }],
      }),
    });
    await show(ONE_PROJECT);
    await expect.poll(textOfChart).toContain('niet te vergelijken: 2 van 5 posten van de optimalisatie');
    expect(chart(TITLE).getByRole('img').length).toBe(0);
    // There is data; that it cannot be compared is another thing.
    expect(textOfChart()).toContain('Daarom zijn er geen stappen.');
    expect(textOfChart()).not.toContain('Geen gegevens beschikbaar');
  });
});
