import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import {
  answerDashboard,
  answerPlace,
  CONCRETE,
  wholeAnswer,
} from '../../../testing/example-organisation.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

const LARGEST = 'Top 10 productgroepen';

beforeEach(() => {
  answerDashboard();
});

describe('what a chart leaves out', () => {
  const notice = (title: string) => chart(title).getByRole('note', { name: 'Niet volledig' });

  it('is told with the chart, by side, out of the items that state the set', async () => {
    const partly = {
      coverage: { items: 12, items_in_set: 10 },
      undeclared: { co2: 4 },
      incomplete: { mki: 3 },
    };
    answerPlace({ mki: 1, co2: 5_000, ...partly }, { mki: 1, co2: 4_000 });
    server.answer(endpoints.getOrganisationStatistics, ({ query }) =>
      wholeAnswer(query.project_data_type, partly),
    );
    await showDashboard();
    await expect
      .element(notice('CO2'))
      .toHaveTextContent(
        [
          'Baseline: 4 van 10 posten geven geen CO2 op en tellen als 0.',
          'en nog 2 opmerkingen',
          'Baseline: 2 van 12 posten hebben geen gegevens voor Set A1 en tellen niet mee.',
          '* Niet volledig opgegeven. De tabel zegt per cijfer wat er ontbreekt.',
        ].join(''),
      );
    // The total above says what holds for both: it stands once in view, and opens where it is folded.
    const outside = '2 van 12 posten hebben geen gegevens';
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded is part of that, and of this it is not
    const readAt = (title: string) => (notice(title).element() as HTMLElement).innerText;
    await expect.poll(() => readAt('Totale MKI')).toContain(outside);
    expect(readAt('CO2')).not.toContain(outside);
    await notice('CO2').getByText('en nog 2 opmerkingen').click();
    await expect.poll(() => readAt('CO2')).toContain(outside);
    await expect
      .element(notice('Totale MKI'))
      .toMatchTextContent(/3 van 10 posten geven niet alle indicatoren van Set A1 op/);
  });

  it('opens to what is left out on the side that it is said of', async () => {
    answerPlace({ mki: 1, co2: 5_000, undeclared: { co2: 4 } }, { mki: 1, co2: 4_000 });
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard();
    await notice('CO2')
      .getByRole('button', { name: /^Baseline: 4 van 5 posten/ })
      .click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({
        ...{ quantity: 'co2', side: 'baseline', aggregate_by: 'project' },
      });
  });

  it('in a row of its table is looked up of that row alone', async () => {
    const node = { ...CONCRETE, mki: 1, undeclared: { mki: 1 } };
    answerPlace({ mki: 1, nodes: [node] }, { mki: 1, nodes: [{ ...CONCRETE, mki: 1 }] });
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({ audience: 'member' });
    await tableOf(LARGEST);
    await chart(LARGEST).getByRole('button', { name: 'zonder 1 van 5 posten' }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(new RegExp(`, ${CONCRETE.name}`));
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({
        ...{ quantity: 'mki', side: 'baseline', product_group: CONCRETE.uuid },
      });
  });

  it('stands in view in one place of the screen, the band above the charts included', async () => {
    const partly = {
      coverage: { items: 12, items_in_set: 10 },
      undeclared: { co2: 4 },
      incomplete: { mki: 3 },
    };
    answerPlace({ mki: 1, co2: 5_000, ...partly }, { mki: 1, co2: 4_000, ...partly });
    server.answer(endpoints.getOrganisationStatistics, ({ query }) =>
      wholeAnswer(query.project_data_type, partly),
    );
    await showDashboard({ audience: 'member' });
    await expect.element(notice('CO2')).toBeVisible();
    const sentences = () =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is folded is part of that, and is not in view
      (document.body.innerText.match(/[^\n]+\.(?=\n|$)/g) ?? []).filter((line) => line.split(' ').length > 5);
    await expect.poll(sentences).toContain('Baseline: 4 van 10 posten geven geen CO2 op en tellen als 0.');
    await expect
      .poll(() => sentences().filter((line, place, all) => all.indexOf(line) !== place))
      .toEqual([]);
  });

  it('is counted in calculations where several stand behind a figure', async () => {
    answerPlace(
      {
        mki: 1,
        co2: 5_000,
        coverage: { calculations: 4, calculations_in_set: 3, items: 12, items_in_set: 9 },
      },
      { mki: 1, co2: 4_000, coverage: { calculations: 4, calculations_in_set: 4 } },
    );
    await showDashboard();
    await expect
      .element(notice('CO2'))
      .toHaveTextContent('Baseline: 1 van 4 berekeningen heeft geen gegevens voor Set A1 en telt niet mee.');
  });

  it('of tonnes and hours is that they are of other calculations than the MKI, said once', async () => {
    const coverage = { calculations: 4, calculations_in_set: 3, items: 12, items_in_set: 9 };
    const side = { mki: 1, material: [1, 2, 3], energy: [1, 2], coverage } as const;
    answerPlace(side, side);
    await showDashboard();
    const sentence =
      'Dit cijfer hangt niet van de set af en gaat over alle 4 berekeningen. MKI en CO2 in Set A1 gaan over 3 daarvan.';
    await expect.element(notice('Grondstoffengebruik')).toHaveTextContent(sentence);
    await expect
      .element(notice('Energie'))
      .toHaveTextContent(`Niet volledig, zoals hierboven gezegd${sentence}`);
  });

  it('is nothing where every item states everything', async () => {
    await showDashboard();
    await expect.element(chart('CO2')).toBeVisible();
    await expect.element(page.getByRole('note', { name: 'Niet volledig' })).not.toBeInTheDocument();
  });

  it('is no matter of raw materials, which no set governs', async () => {
    answerPlace(
      { mki: 1, material: [1, 2, 3], coverage: { items_in_set: 1 }, incomplete: { mki: 1 } },
      { mki: 1, material: [1, 2, 3] },
    );
    await showDashboard();
    await expect.element(chart('CO2')).toBeVisible();
    await expect.element(notice('Grondstoffengebruik')).not.toBeInTheDocument();
  });

  it('makes Set A2 say that it may be incomplete, above the charts', async () => {
    answerPlace({ mki: 1, incomplete: { mki: 1 } }, { mki: 1 }, 'a2');
    await showDashboard({ search: '?set=a2' });
    await expect.element(page.getByText(/Set A2 wordt pas vanaf 2026 gemeten/)).toBeVisible();
  });

  it('in a module is told by module, out of the items that state the set', async () => {
    answerPlace(
      {
        mki: 1,
        mkiPerModule: { 'A1-A3': 1, B4: 0 },
        nodes: [{ ...CONCRETE, mki: 1, mkiPerModule: { 'A1-A3': 1, B4: 0 } }],
        coverage: { items: 6, items_in_set: 4 },
        incomplete: { mkiPerModule: { B4: 3 } },
      },
      { mki: 1 },
    );
    await showDashboard();
    const open = notice('MKI per levenscyclusmodule, Baseline');
    // Nobody declares the eight others at all: that comes first, and what some declare is folded.
    await expect.element(open).toMatchTextContent(/^Onvolledig: 4 van 4 posten zonder A4/);
    await open.getByText(/^en nog \d+ opmerkingen$/).click();
    await expect.element(open.getByText('Onvolledig: 3 van 4 posten met een deel van B4')).toBeVisible();
  });
});
