import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, pressAtPicture, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import { answerDashboard, BRIDGE, wholeAnswer } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { comparedExample, sectorAnswer, sectorExample } from '../../../testing/statistics-answers.ts';

const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => {
  answerDashboard();
});

describe('the sectors', () => {
  const OWN = 'MKI per sector, Gemeente Voorbeeld';
  const ALL = 'MKI per sector, alle organisaties';

  it('stand above those of all organisations, in the same rows, each with what is saved in percent', async () => {
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
      organization
        ? sectorAnswer([
            sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 1_000, optimization: 800 }),
          ])
        : sectorAnswer([
            sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 9_000, optimization: 6_000 }),
            sectorExample('infra-railway', 'Spoorinfrastructuur', { baseline: 500, optimization: 400 }),
          ]),
    );
    await showDashboard({ audience: 'member' });
    expect(await tableOf(OWN)).toEqual([
      ['Sector', 'Baseline', 'Optimalisatie', 'Verschil'],
      ['Infrastructuur stedelijk, 2 projecten, 20,00 % minder', '€1.000,-', '€800,-', '-€200,- (-20,00 %)'],
      ['Spoorinfrastructuur, geen projecten die meetellen', '-', '-', '-'],
      ['Totaal', '-', '-', '-'],
    ]);
    // They are not side by side: readers would compare bars of two axes.
    const [own, all] = [chart(OWN), chart(ALL)].map((each) => each.element().getBoundingClientRect());
    expect(all?.top).toBeGreaterThanOrEqual(own?.bottom ?? Number.POSITIVE_INFINITY);
    for (const name of [OWN, ALL])
      expect(placeOf(page.getByRole('img', { name: new RegExp(`^${name}`) })).height).toBe(400);
    expect((await tableOf(ALL)).slice(1, 3)).toEqual([
      [
        'Infrastructuur stedelijk, 2 projecten, 33,33 % minder',
        '€9.000,-',
        '€6.000,-',
        '-€3.000,- (-33,33 %)',
      ],
      ['Spoorinfrastructuur, 2 projecten, 20,00 % minder', '€500,-', '€400,-', '-€100,- (-20,00 %)'],
    ]);
  });

  it('of some of the projects open to the others, wherever the total was led to', async () => {
    server.answer(endpoints.getSectorStatistics, () =>
      sectorAnswer([
        sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 1_000, optimization: 800 }),
      ]),
    );
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const whole = wholeAnswer(query.project_data_type, {});
      const over = { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 };
      return {
        ...whole,
        changes: { mki: comparedExample(over, { compared: 2, pairs: 3 }), differing: 0, explained: null },
      };
    });
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({
      audience: 'member',
      search: `?pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}`,
    });
    await chart(OWN).getByRole('button', { name: 'over 2 van 3 projecten' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const query = () => server.asked(endpoints.listFigureFindings)[0]?.query;
    // The list is fetched once its dialog is open.
    await expect.poll(query).toMatchObject({ quantity: 'mki', aggregate_by: 'project' });
    expect(query()).not.toHaveProperty('project_calculation__project__uuid');
    await expect.element(chart(ALL).getByRole('button', { name: /van 3 projecten/ })).not.toBeInTheDocument();
  });

  it('that hide behind too few organisations say so where their bars would be', async () => {
    const sides = { baseline: 1_000, optimization: 800 };
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
      organization
        ? sectorAnswer([sectorExample('infra-railway', 'Spoorinfrastructuur', sides)])
        : sectorAnswer([sectorExample('infra-city', 'Infrastructuur stedelijk', sides)], {
            suppressed: true,
          }),
    );
    await showDashboard({ audience: 'member' });
    expect((await tableOf(ALL)).map(([name]) => name)).toContain(
      'Spoorinfrastructuur, te weinig organisaties',
    );
    expect((await tableOf(OWN)).map(([name]) => name)).toContain(
      'Infrastructuur stedelijk, geen projecten die meetellen',
    );
  });

  it('of all organisations say how many of one’s own projects are in them, and why others are not', async () => {
    const sides = { baseline: 1_000, optimization: 800 };
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) => {
      const own_projects = organization ? null : 1;
      const together = sectorExample(null, 'Landelijk', sides, { own_projects });
      const { reductions } = together;
      return sectorAnswer([
        { ...together, reductions: { ...reductions, mki: { ...reductions.mki, of: 6 } } },
        sectorExample('infra-city', 'Infrastructuur stedelijk', sides, { own_projects }),
      ]);
    });
    await showDashboard({ audience: 'member' });
    const said = /Van de 6 projecten die Gemeente Voorbeeld nu heeft, tellen deze cijfers er 1 mee/;
    await expect.element(chart(ALL)).toMatchTextContent(said);
    await expect.element(chart(OWN)).not.toMatchTextContent('deze cijfers');
    expect((await tableOf(ALL)).map(([name]) => name)).toContain(
      'Infrastructuur stedelijk, 2 projecten, waarvan 1 eigen, 20,00 % minder',
    );
  });

  it('of all organisations say when they were fixed, on the screen and in a file', async () => {
    const sides = { baseline: 1_000, optimization: 800 };
    const fixed = { from: '2026-07-01', until: '2026-10-01' };
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
      sectorAnswer([
        sectorExample(null, 'Landelijk', sides, {
          fixed: { mki: organization ? null : fixed, co2: null, material: null },
        }),
        sectorExample('infra-city', 'Infrastructuur stedelijk', sides),
      ]),
    );
    await showDashboard({ audience: 'member' });
    const said =
      'Cijfers over anderen zijn vastgelegd tussen 01-07-2026 en 01-10-2026. Elk kwartaal worden ze vernieuwd.';
    await expect.element(chart(ALL).getByText(said, { exact: true })).toBeVisible();
    await expect.element(chart(OWN)).not.toMatchTextContent('vastgelegd');
    const file = await savedBy(async () => {
      await chart(ALL)
        .getByRole('button', { name: `${ALL} opslaan` })
        .click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    expect(file.text()).toContain(said);
  });

  it('say in how many of the own projects the work differs, in their file as well, and nothing of that of others', async () => {
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const over = { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 };
      return {
        ...wholeAnswer(query.project_data_type, {}),
        changes: { mki: comparedExample(over, { compared: 3, pairs: 3 }), differing: 2, explained: null },
      };
    });
    await showDashboard({ audience: 'member' });
    const said = 'omvang verschilt bij 2 van 3 projecten';
    await expect.element(chart(OWN)).toMatchTextContent(said);
    await expect.element(chart(ALL)).not.toMatchTextContent(said);
    const file = await savedBy(async () => {
      await chart(OWN)
        .getByRole('button', { name: `${OWN} opslaan` })
        .click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    expect(file.text()).toContain(`Verschil (€, ${said})`);
  });

  it('say at how many posts of the own projects the MKI counts as 0, and not of their CO2', async () => {
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const over = { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 };
      return {
        ...wholeAnswer(query.project_data_type, {}),
        changes: {
          mki: comparedExample(over, { compared: 3, pairs: 3 }),
          differing: 0,
          explained: { mki: { projects: 2, posts: 17 }, co2: { projects: 2, posts: 15 } },
        },
      };
    });
    await showDashboard({ audience: 'member' });
    await expect.element(chart(OWN)).toMatchTextContent('17 posten deels als 0');
    await expect.element(chart(OWN)).not.toMatchTextContent('15 posten');
  });

  it('carry the mark of a project in which an item leaves an indicator open, at the sector and at its difference', async () => {
    const sides = { baseline: 1_000, optimization: 800 };
    server.answer(endpoints.getSectorStatistics, () =>
      sectorAnswer([
        sectorExample(null, 'Landelijk', { ...sides, incomplete: true }),
        sectorExample('infra-city', 'Infrastructuur stedelijk', { ...sides, incomplete: true }),
        sectorExample('infra-railway', 'Spoorinfrastructuur', sides),
      ]),
    );
    await showDashboard({ audience: 'member' });
    expect((await tableOf(ALL)).slice(1)).toEqual([
      [
        'Infrastructuur stedelijk, 2 projecten, 20,00 % minder, onvolledig',
        '€1.000,-',
        '€800,-',
        '-€200,- (-20,00 %), onvolledig',
      ],
      ['Spoorinfrastructuur, 2 projecten, 20,00 % minder', '€1.000,-', '€800,-', '-€200,- (-20,00 %)'],
      ['Totaal', '€1.000,-', '€800,-', '-€200,- (-20,00 %), onvolledig'],
    ]);
  });

  it('of another own organisation are asked by its slug and go by its name', async () => {
    const other = { value: 'waterschap & co', display_name: 'Waterschap & Co' };
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
      sectorAnswer(
        [
          sectorExample('infra-city', 'Infrastructuur stedelijk', {
            baseline: organization === other.value ? 70 : 1_000,
            optimization: 60,
          }),
        ],
        {
          filters: {
            organization: [{ value: ORGANISATION.slug, display_name: ORGANISATION.name }, other],
            design_phase_complete_date__year: [2026],
          },
        },
      ),
    );
    const screen = await showDashboard({ audience: 'member' });
    await page.getByRole('combobox', { name: 'Eigen organisatie' }).click();
    await option(other.display_name).click();
    expect((await tableOf('MKI per sector, Waterschap & Co'))[1]?.slice(1, 3)).toEqual(['€70,-', '€60,-']);
    expect(screen.address()).toContain('organisatie=waterschap');
    await expect
      .poll(() => server.asked(endpoints.getOrganisationStatistics).map(({ params }) => params.org))
      .toContain(other.value);
    await page.getByRole('combobox', { name: 'Eigen organisatie' }).click();
    await option(ORGANISATION.name).click();
    await expect.poll(screen.address).not.toContain('organisatie=');
  });

  it.each([
    ['with a bar of its own organisation, by the keyboard', true],
    ['with its row in the table', false],
  ])('lead the total to the projects of a sector %s, and the reader to the total', async (_what, byBar) => {
    const screen = await showDashboard({ audience: 'member' });
    if (byBar) {
      await pressAtPicture(chart(OWN), '{ArrowDown}{Enter}');
    } else {
      await tableOf(OWN);
      await chart(OWN)
        .getByRole('button', { name: /^Infrastructuur stedelijk, 2 projecten/ })
        .click();
    }
    await expect.poll(screen.address).toContain(`pad=project.${ORGANISATION.uuid}.project.infra-city`);
    await expect
      .poll(() =>
        server
          .asked(endpoints.getCalculationStatistics)
          .map(({ query }) => [query.aggregate_by, query.project_calculation__project__sector]),
      )
      .toContainEqual(['project', 'infra-city']);
    const total = chart('Totale MKI');
    await expect.element(total.getByRole('navigation')).toMatchTextContent('Infrastructuur stedelijk');
    await expect.element(total).toBeInViewport();
    // Its projects are on the level of all projects, and open further levels.
    await expect.element(total.getByRole('combobox', { name: 'Ga naar' })).toBeEnabled();
  });

  it('of all organisations lead nowhere: their projects are not the reader’s', async () => {
    await showDashboard({ audience: 'member' });
    await tableOf(ALL);
    await expect
      .element(chart(ALL).getByRole('button', { name: /^Infrastructuur stedelijk/ }))
      .not.toBeInTheDocument();
  });

  it('with one own organisation leave no choice', async () => {
    await showDashboard({ audience: 'member' });
    await expect.element(chart(OWN)).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Eigen organisatie' })).not.toBeInTheDocument();
  });

  it.each([
    ['all of it', null, 'Te weinig organisaties om te tonen.'],
    [
      'some of it',
      { baseline: 9_000, optimization: 6_000 },
      'Sommige projecten tellen niet mee: te weinig organisaties om te tonen.',
    ],
  ])('say of what is left out for being of too few organisations: %s', async (_what, mki, sentence) => {
    server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
      organization
        ? sectorAnswer([
            sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 10, optimization: 9 }),
          ])
        : sectorAnswer([sectorExample('infra-city', 'Infrastructuur stedelijk', mki)], { suppressed: true }),
    );
    await showDashboard({ audience: 'member' });
    await expect.element(chart(ALL).getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(chart(OWN)).not.toMatchTextContent('organisaties om te tonen');
  });
});
