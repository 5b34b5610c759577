import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer, wholeAnswer } from '../../../testing/example-organisation.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

const year = (number: number) => page.getByRole('checkbox', { name: String(number) });
const figures = page.getByRole('region', { name: 'Kerncijfers' });

describe('a call that fails', () => {
  it('says so once, with a way to try again, while the years and the whole still show', async () => {
    answerDashboard();
    let broken = true;
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      broken ? refused(404) : placeAnswer(query),
    );
    await showDashboard();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Dit bestaat niet (meer), of u hebt er geen toegang toe.');
    await expect.element(year(2026)).toBeVisible();
    await expect.element(chart('Totale MKI')).toMatchTextContent('€1.000,-€800,-');
    broken = false;
    await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('leaves the headings of a viewer in order, also when no figure came', async () => {
    answerDashboard();
    for (const each of [endpoints.getCalculationStatistics, endpoints.getOrganisationStatistics])
      server.answer(each, () => refused(404));
    await showDashboard();
    await expect.element(chart('Totale MKI').getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
  });

  it('in one chart leaves the others alone', async () => {
    answerDashboard();
    let broken = true;
    server.answer(endpoints.getOrganisationStatistics, ({ query }) =>
      broken ? refused(404) : wholeAnswer(query.project_data_type),
    );
    await showDashboard();
    const total = chart('Totale MKI');
    await expect.element(total.getByRole('alert')).toBeVisible();
    await expect.element(figures).toMatchTextContent('€1.000,-');
    broken = false;
    await total.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(total).toMatchTextContent('€1.000,-€800,-');
  });

  it('because the server is away for a moment is made again by itself', async () => {
    answerDashboard();
    let calls = 0;
    server.answer(endpoints.getOrganisationStatistics, ({ query }) =>
      calls++ === 0 ? UNREACHABLE : wholeAnswer(query.project_data_type),
    );
    await showDashboard();
    await expect.element(chart('Totale MKI')).toMatchTextContent('€1.000,-€800,-');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
