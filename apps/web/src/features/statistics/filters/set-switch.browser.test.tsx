import { endpoints } from '@milieuspoor/contract';
import { setOfDataType } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, placeAnswer, wholeAnswer } from '../../../testing/example-organisation.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const setA1 = page.getByRole('button', { name: 'Set A1' });
const setA2 = page.getByRole('button', { name: 'Set A2' });

/** Holds back the answers in Set A2 until the test releases them. */
function holdSetA2(): () => void {
  const gate = Promise.withResolvers<void>();
  const inTurn = async (dataType: Parameters<typeof setOfDataType>[0]) => {
    if (setOfDataType(dataType) === 'a2') await gate.promise;
  };
  server.answer(endpoints.getCalculationStatistics, async ({ query }) => {
    await inTurn(query.project_data_type);
    return placeAnswer(query);
  });
  server.answer(endpoints.getOrganisationStatistics, async ({ query }) => {
    await inTurn(query.project_data_type);
    return wholeAnswer(query.project_data_type);
  });
  return gate.resolve;
}

/** Returns all amounts of money on the page, wherever they are. */
const amounts = () => document.body.textContent.match(/€[\d.]+,-/g) ?? [];

it('figures of Set A1 leave the screen at once when Set A2 is chosen, everywhere', async () => {
  answerDashboard();
  const letGo = holdSetA2();
  await showDashboard();
  await expect.element(figures).toMatchTextContent(/€1\.000,-/);
  await expect.poll(() => chart('Totale MKI').getByText(/€1\.000,-/).length).toBeGreaterThan(0);

  await setA2.click();
  await expect.element(setA2).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chart('Totale MKI')).toHaveAttribute('aria-busy', 'true');
  expect(amounts()).toEqual([]);

  letGo();
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  expect(amounts()).not.toContain('€1.000,-');
});

it('figures of Set A1 come back at once, since they were here before', async () => {
  answerDashboard();
  await showDashboard();
  await expect.element(figures).toMatchTextContent(/€1\.000,-/);
  await setA2.click();
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  server.forget();
  await setA1.click();
  await expect.element(figures).toMatchTextContent(/€1\.000,-/);
  expect(server.asked(endpoints.getCalculationStatistics)).toEqual([]);
});

it('a set is asked of every chart: of the place, of the whole, of the gauges and of the sectors', async () => {
  answerDashboard();
  const screen = await showDashboard({ audience: 'expert', search: '?set=a2' });
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  await expect.poll(() => server.asked(endpoints.getSectorStatistics).length).toBeGreaterThan(1);
  const asked = [
    ...server.asked(endpoints.getCalculationStatistics),
    ...server.asked(endpoints.getOrganisationStatistics),
    ...server.asked(endpoints.getSectorStatistics),
  ];
  expect(new Set(asked.map(({ query }) => query.project_data_type))).toEqual(new Set(['eci_a2']));
  expect(screen.address()).toContain('set=a2');
});

it('Set A2 says that it may be incomplete only where it is', async () => {
  answerDashboard();
  await showDashboard({ search: '?set=a2' });
  await expect.element(figures).toMatchTextContent(/€10\.000,-/);
  await expect.element(page.getByText(/Set A2 wordt pas vanaf 2026 gemeten/)).not.toBeInTheDocument();
});

it('raw materials are of no set and stay what they are', async () => {
  answerDashboard();
  await showDashboard({ search: '?set=a2' });
  expect((await tableOf('Grondstoffengebruik'))[1]).toEqual([
    'Primair materiaal',
    '60,00 ton',
    '40,00 ton',
    '-20,00 ton (-33,33 %)',
  ]);
});
