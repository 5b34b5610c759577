import { endpoints } from '@milieuspoor/contract';
import type { CalculationType } from '@milieuspoor/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { CONCRETE, STEEL } from '../../../testing/example-organisation.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { type SideExample, statisticsOf } from '../../../testing/statistics-of.ts';
import { CalculationCharts } from '../index.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const BASELINE: SideExample = {
  mki: 600,
  co2: 12_000,
  mkiPerModule: { 'A1-A3': 540, A4: 60 },
  children: [
    { ...CONCRETE, mki: 350 },
    { ...STEEL, mki: 250 },
  ],
};
const OPTIMIZATION: SideExample = {
  ...BASELINE,
  mki: 500,
  co2: 9_000,
  children: [
    { ...CONCRETE, mki: 300 },
    { ...STEEL, mki: 200 },
  ],
};

beforeEach(() => server.answer(endpoints.getProject, () => exampleProject()));

async function showFigures(baseline: SideExample, optimization?: SideExample): Promise<void> {
  const types: CalculationType[] = [
    'design-baseline',
    ...(optimization ? ['design-optimization' as const] : []),
  ];
  server.answer(endpoints.getCalculationStatistics, () =>
    statisticsAnswer(
      statisticsOf({
        set: 'a1',
        level: 'product_group',
        baseline,
        ...(optimization ? { optimization } : {}),
      }),
    ),
  );
  await renderScreen(
    <CalculationCharts
      organisationSlug={ORGANISATION.slug}
      projectUuid={PROJECT.uuid}
      types={types}
      sets={['a1']}
      revision="1"
    />,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6` },
  );
  await expect.element(figures.getByRole('heading', { name: 'MKI', exact: true })).toBeVisible();
}

describe('the figures of one calculation', () => {
  it('are MKI and CO2 with the items behind them, and what weighs most in the MKI', async () => {
    await showFigures(BASELINE);
    await expect.element(figures).toMatchTextContent('MKI€600,-5 posten');
    await expect.element(figures).toMatchTextContent('CO212,00 ton5 posten');
    await expect.element(figures).toMatchTextContent('Zwaartepunt in MKIBeton58,33 %Module A1-A390,00 %');
  });

  it('state the amount of what weighs most where that is more than the whole, since other parts save', async () => {
    await showFigures({
      mki: 200,
      children: [
        { ...CONCRETE, mki: 500 },
        { ...STEEL, mki: -300 },
      ],
    });
    await expect.element(figures).toMatchTextContent('Zwaartepunt in MKIBeton€500,-');
  });

  it('say at the figure what items leave out, and how far the largest phase is known', async () => {
    await showFigures({ ...BASELINE, incomplete: { mki: 1 }, undeclared: { mkiPerModule: { A4: 2 } } });
    await expect.element(figures.getByText('onvolledig bij 1 van 5 posten').first()).toBeVisible();
    await expect.element(figures).toMatchTextContent('Van de levenscyclusmodules die zijn opgegeven.');
  });

  it('break no name for the share beside it, and no module at its hyphen', async () => {
    const name = 'Elementenverhardingen';
    await showFigures({
      ...BASELINE,
      undeclared: { mkiPerModule: { 'A1-A3': 1 } },
      children: [{ ...CONCRETE, name, mki: 600 }],
    });
    for (const whole of [name, 'Module A1-A3']) {
      const term = figures.getByText(whole, { exact: true });
      await expect.element(term).toBeVisible();
      const lines = new Range();
      lines.selectNodeContents(term.element());
      expect(lines.getClientRects().length, whole).toBe(1);
    }
  });

  it('stand beside the chart on a wide screen, 260 px wide, and over it on a phone', async () => {
    await showFigures(BASELINE);
    expect(placeOf(figures).width).toBe(260);
    expect(placeOf(chart('Totale MKI')).top).toBe(placeOf(figures).top);
    expect(placeOf(figures.getByText('€600,-')).bottom).toBeLessThan(200);
    await atSize(390, 844, async () => {
      await expect.poll(() => placeOf(chart('Totale MKI')).top).toBeGreaterThan(placeOf(figures).bottom - 1);
      // The chart follows the width of its container a moment later.
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });
});

describe('the figures of two calculations', () => {
  it('are what lies between them, in words, and then what each comes to', async () => {
    await showFigures(BASELINE, OPTIMIZATION);
    await expect
      .element(figures)
      .toMatchTextContent('€100,- minder▼ 16,67 %Baseline€600,-Optimalisatie€500,-');
    await expect.element(figures).toMatchTextContent('3,00 ton minder▼ 25,00 %');
    expect(figures.element().querySelectorAll('[data-track="saved"]').length).toBe(2);
  });

  it('name what weighs most in the optimisation, since that is what is left to bring down', async () => {
    await showFigures(BASELINE, OPTIMIZATION);
    await expect.element(figures).toMatchTextContent('Beton60,00 %');
    await expect.element(figures).toMatchTextContent('Optimalisatie.');
  });

  it('that cannot be compared have the reason in place of the difference, and no dashes', async () => {
    await showFigures(BASELINE, { ...OPTIMIZATION, undeclared: { co2: 1 } });
    await expect
      .element(figures)
      .toMatchTextContent('niet te vergelijken: 1 van 5 posten van de optimalisatie geeft geen CO2 op');
    expect(figures.element().querySelectorAll('[data-track="incomparable"]').length).toBe(1);
  });
});

describe('the legend of the total', () => {
  it('has a share for each group, and leads into it', async () => {
    await showFigures(BASELINE);
    const row = chart('Totale MKI').getByRole('button', { name: /^Beton, €350,-/ });
    await expect.element(row).toMatchTextContent('Beton€350,-58,33 %');
    expect(placeOf(row).height).toBeGreaterThanOrEqual(44);
  });
});
