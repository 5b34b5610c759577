import { endpoints, type StatisticChanges } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, BRIDGE, DIKE, placeExample } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import {
  comparedExample,
  incomparableExample,
  statisticsAnswer,
} from '../../../testing/statistics-answers.ts';
import { type SideExample, statisticsOf } from '../../../testing/statistics-of.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });

/** The key figures of one quantity as they are read: each term with what is said of it. */
async function readFigures(quantity: 'MKI' | 'CO2'): Promise<Record<string, string>> {
  const heading = figures.getByRole('heading', { name: quantity, exact: true });
  await expect.element(heading).toBeVisible();
  const terms = [...(heading.element().parentElement?.querySelectorAll('dl > div') ?? [])];
  return Object.fromEntries(
    terms.map((term) => [
      term.querySelector('dt')?.textContent ?? '',
      [...term.querySelectorAll('dd')].map(({ textContent }) => textContent).join(', '),
    ]),
  );
}

interface Given extends Partial<StatisticChanges> {
  readonly baseline?: SideExample;
  readonly optimization?: SideExample;
}

/** A dashboard on which the server states these sides and these differences. */
async function show({ baseline, optimization, ...changes }: Given): Promise<void> {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, () =>
    statisticsAnswer(
      statisticsOf({
        set: 'a1',
        level: 'project',
        ...(baseline ? { baseline } : {}),
        ...(optimization ? { optimization } : {}),
      }),
      changes,
    ),
  );
  await showDashboard();
}

describe('the key figures', () => {
  it('call a saving less, with the amount without a minus and the percentage with one', async () => {
    await show({
      baseline: { mki: 1_000, co2: 20_000 },
      optimization: { mki: 750, co2: 15_000 },
      mki: comparedExample({ baseline: 1_000, optimization: 750, amount: -250, share: -0.25 }),
      co2: comparedExample({ baseline: 20_000, optimization: 15_000, amount: -5_000, share: -0.25 }),
    });
    expect(await readFigures('MKI')).toEqual({
      Baseline: '€1.000,-',
      Optimalisatie: '€750,-',
      Verschil: '€250,- minder, -25,00 % ten opzichte van de baseline',
    });
    expect(await readFigures('CO2')).toEqual({
      Baseline: '20,00 ton',
      Optimalisatie: '15,00 ton',
      Verschil: '5,00 ton minder, -25,00 % ten opzichte van de baseline',
    });
  });

  it('call an increase more, with a plus before its percentage', async () => {
    await show({
      baseline: { mki: 1_000, co2: 2_000 },
      optimization: { mki: 1_500, co2: 2_200 },
      mki: comparedExample({ baseline: 1_000, optimization: 1_500, amount: 500, share: 0.5 }),
      co2: comparedExample({ baseline: 2_000, optimization: 2_200, amount: 200, share: 0.1 }),
    });
    expect((await readFigures('MKI')).Verschil).toBe('€500,- meer, +50,00 % ten opzichte van de baseline');
    expect((await readFigures('CO2')).Verschil).toBe('0,20 ton meer, +10,00 % ten opzichte van de baseline');
  });

  it('say of equal sides that there is no difference, and give no percentage of it', async () => {
    await show({
      baseline: { mki: 400 },
      optimization: { mki: 400 },
      mki: comparedExample({ baseline: 400, optimization: 400, amount: 0, share: 0 }),
    });
    expect((await readFigures('MKI')).Verschil).toBe('Geen verschil');
  });

  it('give no percentage of a baseline that is not above 0', async () => {
    await show({
      baseline: { mki: -100 },
      optimization: { mki: -150 },
      mki: comparedExample({ baseline: -100, optimization: -150, amount: -50, share: null }),
    });
    expect(await readFigures('MKI')).toEqual({
      Baseline: '-€100,-',
      Optimalisatie: '-€150,-',
      Verschil: '€50,- minder',
    });
  });

  it('show a dash for what is not declared, and why there is no difference with it', async () => {
    await show({
      baseline: { mki: 400, co2: 8_000 },
      optimization: { mki: 300, co2: null },
      mki: comparedExample({ baseline: 400, optimization: 300, amount: -100, share: -0.25 }),
      co2: incomparableExample({ gaps: [{ side: 'optimization', undeclared: 5, items: 5 }] }),
    });
    expect(await readFigures('CO2')).toEqual({
      Baseline: '8,00 ton',
      Optimalisatie: '-',
      Verschil: 'niet te vergelijken: 5 van 5 posten van de optimalisatie geven geen CO2 op',
    });
  });

  it('show 0 where the sum is 0, which is not the same as not declared', async () => {
    await show({ baseline: { mki: 0, co2: 0 }, optimization: { mki: 0, co2: 0 } });
    expect(await readFigures('CO2')).toEqual({
      Baseline: '0,00 ton',
      Optimalisatie: '0,00 ton',
      Verschil: 'Geen verschil',
    });
  });

  it('compare nothing where there is one side', async () => {
    await show({ baseline: { mki: 400, co2: 8_000 } });
    expect(await readFigures('MKI')).toEqual({ Baseline: '€400,-' });
    await expect.element(figures.getByText('Grootste verschillen in MKI')).not.toBeInTheDocument();
  });

  it('put the baseline first, whatever the order of the answer', async () => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      statisticsAnswer(statisticsOf(placeExample(query)).toReversed()),
    );
    await showDashboard();
    expect(Object.keys(await readFigures('MKI'))).toEqual(['Baseline', 'Optimalisatie', 'Verschil']);
  });
});

it('the key figures are those of the place that was drilled down to, and name it', async () => {
  answerDashboard();
  await showDashboard({ search: `?pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}` });
  await expect.element(figures.getByText(BRIDGE.name, { exact: true })).toBeVisible();
  expect(await readFigures('MKI')).toEqual({
    Baseline: '€600,-',
    Optimalisatie: '€500,-',
    Verschil: '€100,- minder, -16,67 % ten opzichte van de baseline',
  });
  await expect.element(figures.getByText(DIKE.name)).not.toBeInTheDocument();
});
