import { endpoints, type StatisticsAnswer } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tableOf } from '../../../testing/charts-on-screen.ts';
import { exampleFinding, NO_FINDINGS } from '../../../testing/example-finding.ts';
import { answerDashboard, BRIDGE } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { server } from '../../../testing/server.ts';
import { showChanges, showDashboard } from '../../../testing/show-dashboard.tsx';
import {
  comparedExample,
  incomparableExample,
  statisticsAnswer,
} from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });

/**
 * Returns what the band says about one quantity: the headline, the text below it, and each side with what it leaves
 * out.
 */
async function readFigures(quantity: 'MKI' | 'CO2'): Promise<Record<string, string>> {
  const heading = figures.getByRole('heading', { name: quantity, exact: true });
  await expect.element(heading).toBeVisible();
  const part = heading.element().parentElement?.parentElement;
  const sides = [...(part?.querySelectorAll('dl > div') ?? [])].map((term) => [
    term.querySelector('dt')?.textContent ?? '',
    [...term.querySelectorAll('dd')].map(({ textContent }) => textContent).join(', '),
  ]);
  // Icons before a figure are for users who see the screen; the words are for everybody.
  const said = [...(part?.querySelectorAll('p, [data-said]') ?? [])].map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove();
    return copy.textContent;
  });
  return { said: said.join(', '), ...Object.fromEntries(sides) };
}

const TWO_ITEMS = { items: 2, items_in_set: 2 };

describe('what somebody answered', () => {
  it('is said at the figure of several projects, and opens the list of it', async () => {
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showChanges({
      ...{ baseline: { mki: 1_000 }, optimization: { mki: 750 } },
      mki: comparedExample({ baseline: 1_000, optimization: 750, amount: -250, share: -0.25 }),
      explained: { mki: { projects: 2, posts: 5 }, co2: { projects: 1, posts: 1 } },
    });
    const said = '5 posten bij 2 projecten tellen deels als 0';
    expect((await readFigures('MKI')).said).toContain(said);
    expect((await readFigures('CO2')).said).toContain('1 post bij 1 project telt deels als 0');
    await figures.getByRole('button', { name: said }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({ quantity: 'mki' });
  });

  it('leaves the tracks in line', async () => {
    await atSize(1440, 900, async () => {
      const figure = { baseline: 1_000, optimization: 750, amount: -250, share: -0.25 };
      await showChanges({
        ...{ baseline: { mki: 1_000, co2: 1_000 }, optimization: { mki: 750, co2: 750 } },
        ...{ mki: comparedExample(figure), co2: comparedExample(figure) },
        explained: { mki: { projects: 2, posts: 5 }, co2: { projects: 3, posts: 6 } },
      });
      await expect.element(figures.getByRole('button', { name: /^5 .*deels als 0/ })).toBeVisible();
      await expect.element(figures.getByRole('button', { name: /^6 .*deels als 0/ })).toBeVisible();
      const tracks = [...figures.element().querySelectorAll('[data-track]')];
      const tops = tracks.map((track) => Math.round(track.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(new Set(tops).size).toBe(1);
    });
  });

  it('is not said where nobody answered', async () => {
    await showChanges({
      ...{ baseline: { mki: 1_000 }, optimization: { mki: 750 } },
      explained: { mki: { projects: 0, posts: 0 }, co2: { projects: 0, posts: 0 } },
    });
    await expect.element(figures.getByRole('heading', { name: 'MKI', exact: true })).toBeVisible();
    await expect.element(figures).not.toMatchTextContent('deels als 0');
  });
});

describe('the figures of the band', () => {
  it('call a saving less, in words and by a sign, and never by a minus', async () => {
    await showChanges({
      baseline: { mki: 1_000, co2: 20_000 },
      optimization: { mki: 750, co2: 15_000 },
      mki: comparedExample({ baseline: 1_000, optimization: 750, amount: -250, share: -0.25 }),
      co2: comparedExample({ baseline: 20_000, optimization: 15_000, amount: -5_000, share: -0.25 }),
    });
    expect(await readFigures('MKI')).toEqual({
      said: '€250,- minder, 25,00 % minder ten opzichte van de baseline',
      Baseline: '€1.000,-',
      Optimalisatie: '€750,-',
    });
    expect(await readFigures('CO2')).toEqual({
      said: '5,00 ton minder, 25,00 % minder ten opzichte van de baseline',
      Baseline: '20,00 ton',
      Optimalisatie: '15,00 ton',
    });
    await expect.element(figures.getByText('▼ 25,00 %').first()).toBeVisible();
  });

  it('call an increase more', async () => {
    await showChanges({
      baseline: { mki: 1_000, co2: 2_000 },
      optimization: { mki: 1_500, co2: 2_200 },
      mki: comparedExample({ baseline: 1_000, optimization: 1_500, amount: 500, share: 0.5 }),
      co2: comparedExample({ baseline: 2_000, optimization: 2_200, amount: 200, share: 0.1 }),
    });
    expect((await readFigures('MKI')).said).toBe('€500,- meer, 50,00 % meer ten opzichte van de baseline');
    expect((await readFigures('CO2')).said).toBe('0,20 ton meer, 10,00 % meer ten opzichte van de baseline');
    await expect.element(figures.getByText('▲ 50,00 %')).toBeVisible();
  });

  it('say of equal sides that there is no difference, and give no percentage of it', async () => {
    await showChanges({
      baseline: { mki: 400 },
      optimization: { mki: 400 },
      mki: comparedExample({ baseline: 400, optimization: 400, amount: 0, share: 0 }),
    });
    expect((await readFigures('MKI')).said).toBe('Geen verschil');
  });

  it('give no percentage of a baseline that is not above 0', async () => {
    await showChanges({
      baseline: { mki: -100 },
      optimization: { mki: -150 },
      mki: comparedExample({ baseline: -100, optimization: -150, amount: -50, share: null }),
    });
    expect(await readFigures('MKI')).toEqual({
      said: '€50,- minder',
      Baseline: '-€100,-',
      Optimalisatie: '-€150,-',
    });
  });

  it('show a dash for what is not declared, and why there is no difference with it', async () => {
    await showChanges({
      baseline: { mki: 400, co2: 8_000 },
      optimization: { mki: 300, co2: null },
      mki: comparedExample({ baseline: 400, optimization: 300, amount: -100, share: -0.25 }),
      co2: incomparableExample({ gaps: [{ side: 'optimization', undeclared: 5, items: 5 }] }),
    });
    expect(await readFigures('CO2')).toEqual({
      said: 'Niet te vergelijken: geen van de 5 posten van de optimalisatie geeft CO2 op',
      Baseline: '8,00 ton',
      Optimalisatie: '-',
    });
  });

  it('count an item without CO2 as 0 in its side, and compare nothing with that', async () => {
    await showChanges({
      baseline: { mki: 20, co2: 20_000, coverage: TWO_ITEMS },
      optimization: { mki: 17, co2: 10_000, coverage: TWO_ITEMS, undeclared: { co2: 1 } },
      mki: comparedExample({ baseline: 20, optimization: 17, amount: -3, share: -0.15 }),
      co2: incomparableExample({ gaps: [{ side: 'optimization', undeclared: 1, items: 2 }] }),
    });
    expect(await readFigures('CO2')).toEqual({
      said: 'Niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
      Baseline: '20,00 ton',
      Optimalisatie: '10,00 ton, zonder 1 van 2 posten',
    });
    expect((await readFigures('MKI')).said).toBe('€3,- minder, 15,00 % minder ten opzichte van de baseline');
    expect(await tableOf('CO2')).toContainEqual([
      'CO2',
      '20,00 ton',
      '10,00 tonzonder 1 van 2 posten',
      'niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
    ]);
  });

  it('of several projects say over how many of them a difference speaks', async () => {
    const sides = { baseline: { mki: 70, co2: 70_000 }, optimization: { mki: 50, co2: 50_000 } };
    const gaps = [{ side: 'optimization' as const, undeclared: 1, items: 2 }];
    await showChanges({
      ...sides,
      mki: comparedExample(
        { baseline: 50, optimization: 40, amount: -10, share: -0.2 },
        { gaps, compared: 1, pairs: 2 },
      ),
      co2: incomparableExample({ gaps, pairs: 2 }),
    });
    // Its sides are those of that project, so that their difference is the stated one.
    expect(await readFigures('MKI')).toEqual({
      said: '€10,- minder, 20,00 % minder ten opzichte van de baseline, over 1 van 2 projecten',
      Baseline: '€50,-',
      Optimalisatie: '€40,-',
    });
    const reason = 'niet te vergelijken: bij geen van de 2 projecten geven alle posten CO2 op';
    expect(await readFigures('CO2')).toEqual({
      said: `N${reason.slice(1)}`,
      Baseline: '70,00 ton',
      Optimalisatie: '50,00 ton',
    });
    // The table says the same.
    expect((await tableOf('CO2')).slice(1).map((row) => row.at(-1))).toEqual([reason, reason]);
  });

  it('leave it to the line above them to say over how many projects all of them speak', async () => {
    const over = { compared: 2, pairs: 6 };
    await showChanges({
      baseline: { mki: 70, co2: 70_000 },
      optimization: { mki: 50, co2: 50_000 },
      mki: comparedExample({ baseline: 50, optimization: 40, amount: -10, share: -0.2 }, over),
      co2: comparedExample({ baseline: 50_000, optimization: 40_000, amount: -10_000, share: -0.2 }, over),
    });
    expect(await readFigures('MKI')).toEqual({
      said: '€10,- minder, 20,00 % minder ten opzichte van de baseline',
      // The sides are still those of the two.
      Baseline: '€50,-',
      Optimalisatie: '€40,-',
    });
    await expect.element(figures).not.toMatchTextContent(/projecten/i);
    await expect
      .element(page.getByRole('region', { name: 'Filters' }))
      .not.toMatchTextContent(/van 6 projecten/);
  });

  it('mark an MKI of which an item leaves indicators out, and its difference as well', async () => {
    await showChanges({
      baseline: { mki: 20, coverage: TWO_ITEMS },
      optimization: { mki: 17, coverage: TWO_ITEMS, incomplete: { mki: 1 } },
      mki: comparedExample({ baseline: 20, optimization: 17, amount: -3, share: -0.15, incomplete: true }),
    });
    expect(await readFigures('MKI')).toEqual({
      said:
        '€3,- minder, 15,00 % minder ten opzichte van de baseline, ' +
        'Onvolledig: niet elke post geeft alle indicatoren op.',
      Baseline: '€20,-',
      Optimalisatie: '€17,-, onvolledig bij 1 van 2 posten',
    });
  });

  it('show 0 where the sum is 0, which is not the same as not declared', async () => {
    await showChanges({ baseline: { mki: 0, co2: 0 }, optimization: { mki: 0, co2: 0 } });
    expect(await readFigures('CO2')).toEqual({
      said: 'Geen verschil',
      Baseline: '0,00 ton',
      Optimalisatie: '0,00 ton',
    });
  });

  it('compare nothing where there is one side', async () => {
    await showChanges({ baseline: { mki: 400, co2: 8_000 } });
    expect(await readFigures('MKI')).toEqual({ said: '', Baseline: '€400,-' });
    await expect.element(figures.getByText('Grootste verschillen in MKI')).not.toBeInTheDocument();
  });
});

it('a clean share is drawn as long as it says, with the baseline as a mark in it', async () => {
  await showChanges({
    baseline: { mki: 1_000, energy: [9_000, 1_000] },
    optimization: { mki: 800, energy: [6_000, 2_000] },
  });
  const words = figures.getByText('25,00 %', { exact: true });
  await expect.element(words).toBeVisible();
  const goal = words.element().parentElement?.parentElement;
  expect(goal?.textContent).toMatch(/10,00 %/);
  const bar = goal?.querySelector('[aria-hidden] > div');
  const mark = goal?.querySelector('[aria-hidden] > div + div');
  if (!bar?.firstElementChild || !mark) throw new Error('There is a bar with its mark');
  const { left, width } = bar.getBoundingClientRect();
  expect(bar.firstElementChild.getBoundingClientRect().width / width).toBeCloseTo(0.25, 2);
  expect((mark.getBoundingClientRect().left - left) / width).toBeCloseTo(0.1, 1);
});

describe('a clean share of several projects', () => {
  const sides = {
    baseline: { mki: 1_000, energy: [9_000, 1_000] },
    optimization: { mki: 800, energy: [6_000, 2_000] },
  } as const;
  const goal = (name: string) => figures.getByText(name, { exact: true }).element().parentElement;

  it('says over how many it is, and what is open in one goal takes nothing from another', async () => {
    await showChanges({
      ...sides,
      shares: {
        energy: { baseline: 10, optimization: 25, compared: 2, pairs: 3 },
        material: { baseline: 40, optimization: 60, compared: 3, pairs: 3 },
        emissions_construction_site: { baseline: null, optimization: null, compared: 0, pairs: 3 },
        emissions_transport: { baseline: 0, optimization: null, compared: 1, pairs: 3 },
      },
    });
    await readFigures('MKI');
    expect(goal('Energie')?.textContent).toBe(
      'Energie25,00 % hernieuwbaarBaseline 10,00 %over 2 van 3 projecten',
    );
    expect(goal('Grondstoffengebruik')?.textContent).toBe(
      'Grondstoffengebruik60,00 % secundair of biobasedBaseline 40,00 %',
    );
    expect(goal('Materieel bouwplaats')?.textContent).toMatch(
      /niet te bepalen: bij geen van de 3 projecten geven alle posten dit op/,
    );
    expect(goal('Materieel transport')?.textContent).toBe(
      'Materieel transportkomt niet voorBaseline 0,00 %over 1 van 3 projecten',
    );
  });

  it('opens the list of the goal, where it is over some of the projects or of none', async () => {
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showChanges({
      ...sides,
      shares: {
        energy: { baseline: 10, optimization: 25, compared: 2, pairs: 3 },
        emissions_construction_site: { baseline: null, optimization: null, compared: 0, pairs: 3 },
      },
    });
    await readFigures('MKI');
    await figures.getByRole('button', { name: 'over 2 van 3 projecten' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await figures.getByRole('button', { name: /bij geen van de 3 projecten/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Wat er ontbreekt of verschilt: uren van materieel' }))
      .toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings).map(({ query }) => query?.quantity))
      .toEqual(['energy', 'emissions_construction_site']);
  });
});

it('clean shares beside one another have their bars on one line on a phone, though the words of one take two', () =>
  atSize(390, 844, async () => {
    answerDashboard();
    await showDashboard();
    await readFigures('MKI');
    const goal = (name: string) => figures.getByText(name, { exact: true });
    const barOf = (name: string) => goal(name).element().parentElement?.querySelector('[aria-hidden]');
    const topOf = (name: string) => barOf(name)?.getBoundingClientRect().top;
    expect(placeOf(goal('Grondstoffengebruik')).top).toBe(placeOf(goal('Energie')).top);
    expect(topOf('Grondstoffengebruik')).toBeGreaterThan(0);
    expect(topOf('Grondstoffengebruik')).toBe(topOf('Energie'));
  }));

it('figures that keep the reader waiting are announced at once, and stand as grey shapes in the room that they will have', async () => {
  answerDashboard();
  const answer = Promise.withResolvers<StatisticsAnswer>();
  server.answer(endpoints.getCalculationStatistics, () => answer.promise);
  await showDashboard();
  await expect.element(figures).toHaveTextContent('De cijfers worden geladen…');
  const heightOf = () => figures.element().getBoundingClientRect().height;
  const shapes = () => figures.element().querySelector('[data-loading]');
  const room = heightOf();
  await expect.poll(shapes, { timeout: 10_000 }).not.toBeNull();
  expect(heightOf()).toBe(room);
  answer.resolve(
    statisticsAnswer(
      statisticsOf({
        set: 'a1',
        level: 'project',
        baseline: { mki: 1_000, co2: 20_000 },
        optimization: { mki: 750, co2: 15_000 },
      }),
    ),
  );
  expect((await readFigures('MKI')).said).toMatch(/^€250,- minder/);
  expect(shapes()).toBeNull();
  await expect.element(figures).not.toHaveTextContent('De cijfers worden geladen…');
});

it('the band keeps its room when the filters leave nothing of it', async () => {
  answerDashboard();
  await showDashboard();
  await readFigures('MKI');
  const heightOf = () => figures.element().getBoundingClientRect().height;
  const room = heightOf();
  server.answer(endpoints.getCalculationStatistics, () => statisticsAnswer([], {}));
  await page.getByRole('checkbox', { name: '2025' }).click();
  await expect.element(figures).not.toMatchTextContent(/€/);
  // Its lines are not whole pixels high.
  expect(Math.abs(heightOf() - room)).toBeLessThan(1);
});

it('the band is of the whole, and the row of filters of the place that was drilled down to', async () => {
  answerDashboard();
  await showDashboard({ search: `?pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}` });
  expect(await readFigures('MKI')).toEqual({
    said: '€200,- minder, 20,00 % minder ten opzichte van de baseline',
    Baseline: '€1.000,-',
    Optimalisatie: '€800,-',
  });
  await expect
    .element(page.getByRole('region', { name: 'Filters' }))
    .toMatchTextContent('MKI ▼ 16,67 %16,67 % minder');
});

describe('the mark at a figure', () => {
  const dialog = page.getByRole('dialog', { name: 'Wat er ontbreekt: CO2, Optimalisatie' });
  const withoutCo2 = {
    baseline: { mki: 20, co2: 20_000 },
    optimization: { mki: 17, co2: 10_000, coverage: TWO_ITEMS, undeclared: { co2: 1 } },
  };

  it('opens to the items that leave it undeclared', async () => {
    server.answer(endpoints.listFigureFindings, () => ({
      count: 1,
      next: null,
      previous: null,
      results: [
        exampleFinding({
          kind: 'undeclared',
          project: BRIDGE,
          post: { number: '10.2', product: 'Klinkers', product_group: 'Verhardingen' },
        }),
      ],
    }));
    await showChanges(withoutCo2);
    await figures.getByRole('button', { name: 'zonder 1 van 2 posten' }).click();
    await expect
      .element(dialog.getByRole('heading', { name: 'Niet opgegeven, Optimalisatie' }))
      .toBeVisible();
    await expect
      .element(dialog.getByRole('listitem'))
      .toMatchTextContent(/10\.2 Klinkers.*Verhardingen.*Brug Oost/);
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks for them with the question of the figure: place, set and filters', async () => {
    server.answer(endpoints.listFigureFindings, () => ({
      count: 0,
      next: null,
      previous: null,
      results: [],
    }));
    await showChanges(withoutCo2, { search: '?jaren=2026&contract=NA' });
    await figures.getByRole('button', { name: 'zonder 1 van 2 posten' }).click();
    await expect.element(dialog.getByText('Er ontbreekt niets en er verschilt niets.')).toBeVisible();
    expect(server.asked(endpoints.listFigureFindings).map(({ query }) => query)).toEqual([
      {
        ...server.asked(endpoints.getCalculationStatistics)[0]?.query,
        quantity: 'co2',
        side: 'optimization',
      },
    ]);
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({
        design_phase_complete_date__year: [2026],
        project_contract_type: 'NA',
        project_data_type: 'eci',
      });
  });
});
