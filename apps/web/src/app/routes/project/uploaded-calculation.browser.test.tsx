import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleCheck,
  exampleTotal,
} from '../../../testing/calculation-answers.ts';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { placeAnswer } from '../../../testing/example-organisation.ts';
import { PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { server } from '../../../testing/server.ts';
import { choose, rowOf, showCalculations, workbook } from '../../../testing/show-calculations.tsx';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';
import { TabCharts } from './tab-charts.tsx';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const add = page.getByRole('button', { name: 'Berekening toevoegen' });

/** Shows a tab of the project: its calculations, and the charts of the active ones. */
async function showTab(type: 'design-baseline' | 'as-built-baseline') {
  const queries = createQueryClient();
  queries.setQueryData([...queryKeys.projects, ORGANISATION.slug], []);
  await showCalculations({
    type,
    queries,
    below: <TabCharts organisationSlug={ORGANISATION.slug} projectUuid={PROJECT.uuid} types={[type]} />,
  });
  return {
    projectsAreStale: () =>
      queries.getQueryState([...queryKeys.projects, ORGANISATION.slug])?.isInvalidated === true,
  };
}

/** Answers with the statistics of the calculations that are active at the moment. */
function answerStatisticsOf(mki: () => number): void {
  server.answer(endpoints.getCalculationStatistics, ({ query }) => ({
    ...placeAnswer(query),
    ...statisticsAnswer(statisticsOf({ set: 'a1', level: 'product_group', baseline: { mki: mki() } })),
  }));
}

it('an upload that becomes active shows in the list, in the charts, in the project and among the projects', async () => {
  const before = exampleCalculation({ calculation_type: 'as-built-baseline', active: true });
  const shelf = answerCalculations(before);
  let active = 600;
  answerStatisticsOf(() => active);
  server.answer(endpoints.uploadCalculation, () => {
    active = 450;
    const added = { ...before, uuid: calculationUuid(2), name: 'Ontwerp juni', mki_value: 450 };
    shelf.calculations = [added, { ...before, active: false }];
    return added;
  });
  const { projectsAreStale } = await showTab('as-built-baseline');
  await expect.element(figures).toMatchTextContent('€600,-');
  const projectCalls = server.asked(endpoints.getProject).length;
  expect(projectsAreStale()).toBe(false);

  choose(workbook());
  await add.click();
  await expect.element(rowOf('Ontwerp juni')).toBeVisible();
  await expect.element(figures).toMatchTextContent('€450,-');
  await expect.poll(() => server.asked(endpoints.getProject).length).toBeGreaterThan(projectCalls);
  expect(projectsAreStale()).toBe(true);
});

it('activating another calculation shows its figures, and not those of before while they are on their way', async () => {
  const shelf = answerCalculations(
    exampleCalculation({ active: true }),
    exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni' }),
  );
  let active = 600;
  const gate = Promise.withResolvers<void>();
  server.answer(endpoints.getCalculationStatistics, async () => {
    if (active === 450) await gate.promise;
    return statisticsAnswer(statisticsOf({ set: 'a1', level: 'product_group', baseline: { mki: active } }));
  });
  server.answer(endpoints.updateCalculation, ({ params }) => {
    active = 450;
    shelf.calculations = shelf.calculations.map((one) => ({ ...one, active: one.uuid === params.uuid }));
    return shelf.calculations[1] ?? exampleCalculation();
  });
  const { projectsAreStale } = await showTab('design-baseline');
  await expect.element(figures).toMatchTextContent('€600,-');
  await page.getByRole('checkbox', { name: 'Ontwerp juni actief maken' }).click();
  await expect.element(rowOf('Ontwerp juni').getByRole('checkbox')).toBeChecked();
  await expect.element(figures).not.toMatchTextContent('€600,-');
  gate.resolve();
  await expect.element(figures).toMatchTextContent('€450,-');
  expect(projectsAreStale()).toBe(true);
});

it('the check of a file says what the charts of the same file say of what it leaves undeclared', async () => {
  answerCalculations(exampleCalculation({ active: true }));
  server.answer(endpoints.checkCalculation, () =>
    exampleCheck({
      item_count: 2,
      totals: [exampleTotal({ mki_value: 17, co2: 10_000, item_count: 2, items_without_co2: 1 })],
      resources_undeclared: ['renewableMj', 'fossilMj'],
    }),
  );
  const file = { mki: 17, co2: 10_000, coverage: { items: 2, items_in_set: 2 }, undeclared: { co2: 1 } };
  server.answer(endpoints.getCalculationStatistics, () =>
    statisticsAnswer(statisticsOf({ set: 'a1', level: 'product_group', baseline: file })),
  );
  await showTab('design-baseline');
  await expect.element(figures).toMatchTextContent('€17,-');
  choose(workbook());
  const check = page.getByRole('region', { name: 'Controle van brug.xlsx' });
  await expect.element(check.getByText('10,00 ton (zonder 1 van 2 posten)')).toBeVisible();
  expect(await tableOf('CO2')).toContainEqual(['CO2', '10,00 tonzonder 1 van 2 posten']);
  const finding = '1 van 2 posten geeft geen CO2 op en telt als 0.';
  await expect.element(check.getByText(`Set A1: ${finding}`)).toBeVisible();
  // It is folded there, because a chart above it has already said it.
  await expect.element(chart('CO2').getByText(finding, { exact: true })).toBeInTheDocument();
  await expect
    .element(check.getByText(/^Niet opgegeven: hernieuwbare energie, fossiele energie/))
    .toBeVisible();
  await expect
    .element(chart('Energie'))
    .toMatchTextContent('Geen van de 2 posten geeft fossiele energie op.');
  await expect.element(check.getByText(/elke post geeft alle indicatoren op/)).not.toBeInTheDocument();
});

it('a tab without an active calculation has no charts, and says so', async () => {
  answerCalculations(exampleCalculation());
  await showTab('design-baseline');
  await expect.element(rowOf('Ontwerp mei')).toBeVisible();
  await expect.element(figures).not.toBeInTheDocument();
  expect(server.asked(endpoints.getCalculationStatistics)).toEqual([]);
});
