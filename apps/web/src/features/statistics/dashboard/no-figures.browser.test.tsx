import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, placeAnswer } from '../../../testing/example-organisation.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });

describe('a dashboard without figures says why', () => {
  it('an organisation without completed projects is told how to complete one', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, () => statisticsAnswer([], {}, []));
    await showDashboard({ audience: 'member' });
    await expect.element(page.getByText(/Voltooien doet u in het tabblad Optimalisatie/)).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('a viewer, who completes none, is told when figures will be here', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, () => statisticsAnswer([], {}, []));
    await showDashboard({ audience: 'viewer' });
    await expect.element(page.getByText(/Ze verschijnen hier zodra een medewerker/)).toBeVisible();
    await expect.element(page.getByText(/tabblad Optimalisatie/)).not.toBeInTheDocument();
  });

  it('a set that no calculation states leads to the other one', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, ({ query }) => {
      const answer = placeAnswer(query);
      if (query.project_data_type === 'eci') return answer;
      return {
        ...answer,
        changes: null,
        statistics: answer.statistics.map((statistic) => ({
          ...statistic,
          coverage: { ...statistic.coverage, calculations_in_set: 0, items_in_set: 0 },
        })),
      };
    });
    const screen = await showDashboard({ search: '?set=a2' });
    await expect.element(page.getByText(/Geen berekening heeft gegevens voor Set A2/)).toBeVisible();
    await page.getByRole('button', { name: 'Toon Set A1' }).click();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    expect(screen.address()).toContain('set=a1');
  });
});
