import { endpoints } from '@milieuspoor/contract';
import type { CalculationType, SetCode } from '@milieuspoor/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chart, pressAtPicture, tableOf } from '../../../testing/charts-on-screen.ts';
import { CONCRETE, GIRDERS, placeAnswer, STEEL } from '../../../testing/example-organisation.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';
import { CalculationCharts } from '../index.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const BOTH: readonly CalculationType[] = ['design-baseline', 'design-optimization'];

interface Visit {
  readonly types?: readonly CalculationType[];
  readonly sets?: readonly SetCode[];
  readonly search?: string;
}

function showCharts({ types = BOTH, sets = ['a1', 'a2'], search = '' }: Visit = {}) {
  return renderScreen(
    <CalculationCharts
      organisationSlug={ORGANISATION.slug}
      projectUuid={PROJECT.uuid}
      types={types}
      sets={sets}
      revision="1"
    />,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6${search}` },
  );
}

beforeEach(() => {
  server.answer(endpoints.getProject, () => exampleProject());
  server.answer(endpoints.getCalculationStatistics, ({ query }) => placeAnswer(query));
});

describe('the charts of a project', () => {
  it('are asked of the project and of the types of its tab, and of no year or contract', async () => {
    await showCharts();
    await expect.element(figures).toMatchTextContent('€600,-');
    for (const { query, params } of server.asked(endpoints.getCalculationStatistics)) {
      expect(params.org).toBe(ORGANISATION.slug);
      expect(query).toEqual({
        aggregate_by: 'product_group',
        project_calculation__project__uuid: PROJECT.uuid,
        project_calculation__calculation_type: [...BOTH],
        project_data_type: 'eci',
      });
    }
  });

  it('pass over the filters of a dashboard that an address carries', async () => {
    await showCharts({ search: '?jaren=2025&contract=NA' });
    await expect.element(figures).toMatchTextContent('€600,-');
    const [first] = server.asked(endpoints.getCalculationStatistics);
    expect(first?.query.design_phase_complete_date__year).toBeUndefined();
    expect(first?.query.project_contract_type).toBeUndefined();
  });

  it('set a product group of the baseline beside that of the optimisation', async () => {
    await showCharts();
    expect((await tableOf('Totale MKI')).slice(1)).toEqual([
      ['Beton', '€350,-', '€300,-', '-€50,- (-14,29 %)'],
      ['Staal', '€250,-', '€200,-', '-€50,- (-20,00 %)'],
      ['Totaal', '€600,-', '€500,-', '-€100,- (-16,67 %)'],
    ]);
  });

  it('go down to the sub-groups of a group with the project still in the question', async () => {
    const screen = await showCharts();
    await chart('Totale MKI')
      .getByRole('button', { name: /^Beton, €/ })
      .click();
    await expect.element(chart('Totale MKI').getByText(GIRDERS.name)).toBeVisible();
    expect(server.asked(endpoints.getCalculationStatistics).at(-1)?.query).toMatchObject({
      aggregate_by: 'product_sub_group',
      product_group: CONCRETE.uuid,
      project_calculation__project__uuid: PROJECT.uuid,
    });
    expect(screen.address()).toContain(`pad=product_sub_group.${CONCRETE.uuid}`);
    await expect.element(figures.getByText(CONCRETE.name)).toBeVisible();
  });

  it.each([
    ['a bar, by the keyboard', true],
    ['a row of its table', false],
  ])('lead from a life-cycle module to the group that weighs most in it, by %s', async (_what, byBar) => {
    const children = [
      { ...CONCRETE, mki: 700, mkiPerModule: { 'A1-A3': 650, A4: 50 } },
      { ...STEEL, mki: 300, mkiPerModule: { 'A1-A3': 100, A4: 200 } },
    ];
    const side = { mki: 1_000, mkiPerModule: { 'A1-A3': 750, A4: 250 }, children };
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      query.aggregate_by === 'product_group'
        ? statisticsAnswer(
            statisticsOf({ set: 'a1', level: 'product_group', baseline: side, optimization: side }),
          )
        : placeAnswer(query),
    );
    const screen = await showCharts();
    await tableOf('MKI per levenscyclusmodule');
    const phases = chart('MKI per levenscyclusmodule');
    // Nothing is spent in it, so it has no link.
    await expect
      .element(phases.getByRole('button', { name: 'A5 Bouw en installatie' }))
      .not.toBeInTheDocument();
    if (byBar) {
      await pressAtPicture(phases, '{ArrowDown}{ArrowDown}{Enter}');
    } else {
      await phases.getByRole('button', { name: 'A4 Transport naar bouwplaats' }).click();
    }
    await expect.poll(screen.address).toContain(`pad=product_sub_group.${STEEL.uuid}`);
    await expect.element(chart('Totale MKI').getByRole('navigation')).toMatchTextContent(STEEL.name);
    await expect.element(chart('Totale MKI')).toBeInViewport();
  });

  it('state MKI and CO2 per life-cycle module, in euro and in ton, and a dash where no item declares any', async () => {
    const side = (factor: number) => ({
      mki: 1_000 * factor,
      co2: 4_000 * factor,
      mkiPerModule: { 'A1-A3': 900 * factor, A4: 150 * factor, D: -50 * factor },
      co2PerModule: { 'A1-A3': 4_000 * factor },
    });
    server.answer(endpoints.getCalculationStatistics, () =>
      statisticsAnswer(
        statisticsOf({ set: 'a1', level: 'product_group', baseline: side(1), optimization: side(0.5) }),
      ),
    );
    await showCharts();
    const table = await tableOf('MKI per levenscyclusmodule');
    expect(table[0]).toEqual(['Levenscyclusmodule', 'Baseline', 'Optimalisatie', 'Verschil']);
    expect(table[1]).toEqual(['A1-A3 Productie', '€900,-', '€450,-', '-€450,- (-50,00 %)']);
    expect(table[3]).toEqual(['A5 Bouw en installatie', '-', '-', '-']);
    expect(table.at(-2)).toEqual(['D Baten en lasten buiten de systeemgrens', '-€50,-', '-€25,-', '+€25,-']);
    expect(table.at(-1)).toEqual(['Totaal', '€1.000,-', '€500,-', '-€500,- (-50,00 %)']);
    expect((await tableOf('CO2 per levenscyclusmodule'))[1]).toEqual([
      'A1-A3 Productie',
      '4,00 ton',
      '2,00 ton',
      '-2,00 ton (-50,00 %)',
    ]);
  });

  it('state the materials of the groups that weigh most in the MKI, by side', async () => {
    const children = (times: number) => [
      { ...CONCRETE, mki: 10, material: [8 * times, 2 * times, times] as const },
    ];
    server.answer(endpoints.getCalculationStatistics, () =>
      statisticsAnswer(
        statisticsOf({
          set: 'a1',
          level: 'product_group',
          baseline: { mki: 10, children: children(1) },
          optimization: { mki: 10, children: children(2) },
        }),
      ),
    );
    await showCharts();
    const table = await tableOf('Grondstoffen per productgroep');
    expect(table.flat().join(' ')).toMatch(/8,00 ton.*2,00 ton.*1,00 ton/);
    expect(table.flat().join(' ')).toMatch(/16,00 ton.*4,00 ton.*2,00 ton/);
  });

  it('of one side compare nothing', async () => {
    server.answer(endpoints.getCalculationStatistics, () =>
      statisticsAnswer(
        statisticsOf({
          set: 'a1',
          level: 'product_group',
          baseline: { mki: 600, co2: 10, children: [{ ...CONCRETE, mki: 600 }] },
        }),
      ),
    );
    await showCharts({ types: ['design-baseline'] });
    expect(await tableOf('Totale MKI')).toEqual([
      ['Productgroepen', 'Baseline'],
      ['Beton', '€600,-'],
      ['Totaal', '€600,-'],
    ]);
    await expect.element(figures).not.toMatchTextContent('Verschil');
  });
});

describe('the set of a project', () => {
  it('is the one that its calculations state, when the address asks for none', async () => {
    await showCharts({ sets: ['a2'] });
    await expect.element(figures).toMatchTextContent('€6.000,-');
    expect(server.asked(endpoints.getCalculationStatistics)[0]?.query.project_data_type).toBe('eci_a2');
  });

  it('that no calculation states cannot be chosen, and says why to who points at it', async () => {
    const screen = await showCharts({ sets: ['a1'] });
    await expect.element(figures).toMatchTextContent('€600,-');
    const setA2 = page.getByRole('button', { name: 'Set A2' });
    await expect.element(setA2).toHaveAttribute('aria-disabled', 'true');
    (setA2.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'Set A1' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(screen.address()).not.toContain('set=');
    await setA2.hover({ force: true });
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('De actieve berekening heeft geen gegevens voor Set A2.');
  });
});

it('a project whose figures cannot be fetched says so in place of the charts, and tries again', async () => {
  let broken = true;
  server.answer(endpoints.getCalculationStatistics, ({ query }) =>
    broken ? refused(404) : placeAnswer(query),
  );
  await showCharts();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(chart('Totale MKI')).not.toBeInTheDocument();
  broken = false;
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(figures).toMatchTextContent('€600,-');
});
