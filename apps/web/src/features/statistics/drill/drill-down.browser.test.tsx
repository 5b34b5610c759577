import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CLICK_DELAY } from '../../../charts/click-delay.ts';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import {
  answerDashboard,
  answerPlace,
  BRIDGE,
  CONCRETE,
  DIKE,
  GIRDER,
  GIRDERS,
  placeAnswer,
  STEEL,
} from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { refused, server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import {
  comparedExample,
  organisationAnswer,
  statisticsAnswer,
} from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';

const total = chart('Totale MKI');
const into = (name: string) => total.getByRole('button', { name: new RegExp(`^${name}, €`) });
const crumb = (name: string) => total.getByRole('navigation').getByRole('button', { name, exact: true });
const here = () =>
  total.getByRole('navigation').element().querySelector('[aria-current="page"]')?.textContent;

const PROJECTS = `?pad=project.${ORGANISATION.uuid}`;
const BRIDGE_GROUPS = `${PROJECTS}.product_group.${BRIDGE.uuid}`;

it('from the organisation down to the product each click asks the next level of what was clicked on', async () => {
  answerDashboard();
  await showDashboard();
  for (const { name } of [ORGANISATION, BRIDGE, CONCRETE, GIRDERS]) {
    await into(name).click();
    // A browser that is quicker than any hand would make a double click of the next one.
    await new Promise((resolve) => setTimeout(resolve, CLICK_DELAY));
  }
  await expect.element(total.getByText(GIRDER.name)).toBeVisible();
  await expect.poll(here).toBe(GIRDERS.name);
  const asked = server.asked(endpoints.getCalculationStatistics).map(({ query }) => query);
  const last = asked.at(-1);
  expect(last?.aggregate_by).toBe('product');
  expect(last?.project_calculation__project__uuid).toBe(BRIDGE.uuid);
  expect(last?.product_sub_group).toBe(GIRDERS.uuid);
  // There is nothing below a product.
  await expect.element(into(GIRDER.name)).not.toBeInTheDocument();
  await expect
    .element(total.getByRole('combobox', { name: 'Ga naar' }))
    .toHaveAttribute('aria-disabled', 'true');
});

describe('where one of two projects cannot be compared', () => {
  const OVER_ONE = { compared: 1, pairs: 2 };
  const bridge = comparedExample({ baseline: 600, optimization: 500, amount: -100, share: -1 / 6 }, OVER_ONE);
  const open = { mki: 300, undeclared: { mki: 1 } };
  /** The bridge is compared; the dike is not, because an item of its optimisation is open. */
  const part = (level: 'organization' | 'project') => {
    const node = level === 'project' ? BRIDGE : ORGANISATION;
    return statisticsOf({
      set: 'a1',
      level,
      baseline: { mki: 600, children: [{ uuid: node.uuid, name: node.name, mki: 600 }] },
      optimization: { mki: 500, children: [{ uuid: node.uuid, name: node.name, mki: 500 }] },
      others: {
        projects: 1,
        of: 2,
        kinds: ['total_mki_reference_calculation', 'eci_per_product_group'],
        baseline: { mki: 400, ...(level === 'project' ? { children: [{ ...DIKE, mki: 400 }] } : {}) },
        optimization: { ...open, ...(level === 'project' ? { children: [{ ...DIKE, ...open }] } : {}) },
      },
    });
  };
  const answerPart = () => {
    answerDashboard();
    server.answer(endpoints.getOrganisationStatistics, () => ({
      ...organisationAnswer(part('organization')),
      changes: { mki: bridge, differing: 0, explained: null },
    }));
    server.answer(endpoints.getCalculationStatistics, ({ query }) =>
      query.aggregate_by === 'project'
        ? statisticsAnswer(part('project'), { mki: bridge })
        : placeAnswer(query),
    );
  };
  const reason = 'niet te vergelijken: 1 van 5 posten van de optimalisatie geeft geen MKI op';
  const dike = ['€400,-', '€300,-zonder 1 van 5 posten', reason];

  it('the figures, the total and the difference are of the other, and what is apart says why', async () => {
    answerPart();
    await showDashboard();
    await expect
      .poll(async () => (await tableOf('Totale MKI')).slice(1))
      .toEqual([
        [ORGANISATION.name, '€600,-', '€500,-', '-€100,- (-16,67 %)'],
        ['Totaal over 1 van 2 projecten', '€600,-', '€500,-', '-€100,- (-16,67 %)'],
        ['Niet vergeleken: 1 project', ...dike],
      ]);
    await expect
      .element(total)
      .toMatchTextContent(
        'De cijfers gaan over 1 van 2 projecten. Wat niet te vergelijken is, staat gearceerd.',
      );
  });

  it('it stands below the total by its name, and still leads to its own figures', async () => {
    answerPart();
    await showDashboard({ search: `?pad=project.${ORGANISATION.uuid}` });
    await expect
      .poll(async () => (await tableOf('Totale MKI')).slice(2))
      .toEqual([
        ['Totaal over 1 van 2 projecten', '€600,-', '€500,-', '-€100,- (-16,67 %)'],
        ['Niet vergeleken: 1 project', ...dike],
        [DIKE.name, ...dike],
      ]);
    await into(DIKE.name).click();
    await expect
      .poll(() => server.asked(endpoints.getCalculationStatistics).at(-1)?.query)
      .toMatchObject({ aggregate_by: 'product_group', project_calculation__project__uuid: DIKE.uuid });
    await expect.poll(here).toBe(DIKE.name);
  });

  it('the total of the others opens, by the number of them, to what keeps it out', async () => {
    answerPart();
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard();
    await tableOf('Totale MKI');
    const names = total.getByRole('button', { name: 'Totaal over 1 van 2 projecten', exact: true });
    // Both the legend and the table have it.
    await expect.poll(() => names.length).toBe(2);
    for (const name of names.all()) {
      await name.click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    const [asked] = server.asked(endpoints.listFigureFindings);
    expect(asked?.query).toMatchObject({ quantity: 'mki' });
    expect(asked?.query).not.toHaveProperty('side');
  });

  it('its mark opens the list of what it lacks, and leads nowhere', async () => {
    answerPart();
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({ search: PROJECTS });
    await expect.element(into(DIKE.name)).toBeVisible();
    const asked = () => server.asked(endpoints.getCalculationStatistics).length;
    const before = asked();
    const row = page.elementLocator(into(DIKE.name).element().closest('li') ?? document.body);
    await row.getByRole('button', { name: 'niet te vergelijken', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({ quantity: 'mki', project_calculation__project__uuid: DIKE.uuid });
    expect(asked()).toBe(before);
  });
});

it('the figures of a level are those of its own nodes', async () => {
  answerDashboard();
  await showDashboard({ search: BRIDGE_GROUPS });
  await expect.poll(here).toBe(BRIDGE.name);
  expect(await tableOf('Totale MKI')).toEqual([
    ['Productgroepen', 'Baseline', 'Optimalisatie', 'Verschil'],
    ['Beton', '€350,-', '€300,-', '-€50,- (-14,29 %)'],
    ['Staal', '€250,-', '€200,-', '-€50,- (-20,00 %)'],
    ['Totaal', '€600,-', '€500,-', '-€100,- (-16,67 %)'],
  ]);
});

it('a breadcrumb leads back up to its own place, and the address with it', async () => {
  answerDashboard();
  const screen = await showDashboard({ search: BRIDGE_GROUPS });
  await crumb(ORGANISATION.name).click();
  await expect.poll(here).toBe(ORGANISATION.name);
  await expect.element(into(BRIDGE.name)).toBeVisible();
  expect(screen.address()).toContain(`pad=project.${ORGANISATION.uuid}`);
  expect(screen.address()).not.toContain('product_group');
  await crumb('Organisaties').click();
  await expect.poll(here).toBe('Organisaties');
  expect(screen.address()).not.toContain('pad=');
});

it('the back button takes a step down back', async () => {
  answerDashboard();
  const screen = await showDashboard({ search: PROJECTS });
  await into(BRIDGE.name).click();
  await expect.poll(here).toBe(BRIDGE.name);
  screen.goBack();
  await expect.poll(here).toBe(ORGANISATION.name);
});

it('by keyboard one goes down with Enter and finds the focus at the head of the next list', async () => {
  answerDashboard();
  await showDashboard({ search: PROJECTS });
  const bridge = into(BRIDGE.name);
  await expect.element(bridge).toBeVisible();
  (bridge.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(here).toBe(BRIDGE.name);
  await expect.poll(() => document.activeElement?.textContent).toBe('Productgroepen (€)');
});

it('the list chooses a node as well, and is about the level that is shown', async () => {
  answerDashboard();
  await showDashboard({ search: PROJECTS });
  await total.getByRole('combobox', { name: 'Ga naar' }).click();
  const menu = page.getByRole('listbox');
  await expect.element(menu.getByRole('option', { name: 'Alle projecten' })).toBeVisible();
  await menu.getByRole('option', { name: BRIDGE.name }).click();
  await expect.poll(here).toBe(BRIDGE.name);
});

it('a double click goes down one level and not two', async () => {
  answerDashboard();
  const screen = await showDashboard();
  const organisation = into(ORGANISATION.name);
  await expect.element(organisation).toBeVisible();
  await organisation.dblClick();
  await expect.poll(here).toBe(ORGANISATION.name);
  expect(screen.address()).not.toContain('product_group');
});

it('the figures of before stay until those of the next level are there, with the crumbs that belong to them', async () => {
  answerDashboard();
  const gate = Promise.withResolvers<void>();
  server.answer(endpoints.getCalculationStatistics, async ({ query }) => {
    if (query.aggregate_by === 'product_group') await gate.promise;
    return placeAnswer(query);
  });
  const screen = await showDashboard({ search: PROJECTS });
  await into(BRIDGE.name).click();
  await expect.poll(screen.address).toContain('product_group');
  await expect.element(total).toHaveAttribute('aria-busy', 'true');
  expect(here()).toBe(ORGANISATION.name);
  await expect.element(into(BRIDGE.name)).toBeVisible();
  gate.resolve();
  await expect.poll(here).toBe(BRIDGE.name);
});

it('a side of which nobody knows whether it was worked out is a dash, and nothing of it is compared', async () => {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) => {
    const answer = placeAnswer(query);
    if (query.aggregate_by !== 'product_group') return answer;
    const statistics = answer.statistics.filter(({ name }) => name === 'baseline');
    return { ...answer, statistics, changes: null };
  });
  await showDashboard({ search: BRIDGE_GROUPS });
  await expect.poll(here).toBe(BRIDGE.name);
  const [, concrete, , whole] = await tableOf('Totale MKI');
  expect(concrete).toEqual(['Beton', '€350,-', '-', '-']);
  expect(whole).toEqual(['Totaal', '€600,-', '-', '-']);
});

it('a difference to which an item adds a part of its indicators only is marked in the table', async () => {
  answerDashboard();
  answerPlace(
    { mki: 600, children: [{ ...CONCRETE, mki: 600 }] },
    {
      mki: 450,
      incomplete: { mki: 1 },
      children: [{ ...CONCRETE, mki: 450, incomplete: { mki: 1 } }],
    },
  );
  await showDashboard({ search: BRIDGE_GROUPS });
  const optimised = '€450,-onvolledig bij 1 van 5 posten';
  expect((await tableOf('Totale MKI')).slice(1)).toEqual([
    ['Beton', '€600,-', optimised, '-€150,- (-25,00 %), onvolledig'],
    ['Totaal', '€600,-', optimised, '-€150,- (-25,00 %), onvolledig'],
  ]);
});

it('a group that the optimisation has no more says in its own place what its row above it says', async () => {
  answerDashboard();
  const gone = { baseline: 250, optimization: 0, amount: -250, share: -1 };
  server.answer(endpoints.getCalculationStatistics, ({ query }) => {
    const { changes, ...place } = placeAnswer(query);
    if (query.aggregate_by === 'product_group') {
      const [concrete, steel] = [
        { ...CONCRETE, mki: 350 },
        { ...STEEL, mki: 250 },
      ];
      const sides = {
        baseline: { mki: 600, children: [concrete, steel] },
        optimization: { mki: 350, children: [concrete] },
      };
      return statisticsAnswer(statisticsOf({ set: 'a1', level: 'product_group', ...sides }));
    }
    if (query.product_group !== STEEL.uuid) return { ...place, changes };
    const baseline = { mki: 250, children: [{ ...GIRDERS, mki: 250 }] };
    return {
      ...statisticsAnswer(statisticsOf({ set: 'a1', level: 'product_sub_group', baseline })),
      changes: changes && { ...changes, mki: comparedExample(gone) },
    };
  });
  await showDashboard({ search: BRIDGE_GROUPS });
  const figures = ['€250,-', '-', '-€250,- (-100,00 %)'];
  expect((await tableOf('Totale MKI'))[2]).toEqual(['Staal', ...figures]);
  await into('Staal').click();
  await expect.poll(here).toBe('Staal');
  await expect
    .poll(async () => (await tableOf('Totale MKI')).slice(1))
    .toEqual([
      [GIRDERS.name, ...figures],
      ['Totaal', ...figures],
    ]);
});

it('a place that the filters leave nothing of says so, and leads back to the top', async () => {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) =>
    query.aggregate_by === 'product_group' ? statisticsAnswer([]) : placeAnswer(query),
  );
  const screen = await showDashboard({ search: BRIDGE_GROUPS });
  await expect.element(page.getByText('Dit onderdeel komt niet voor in de gekozen projecten.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Filters' })).not.toMatchTextContent('▼');
  await page.getByRole('button', { name: 'Terug naar het hoogste niveau' }).click();
  await expect.element(into(ORGANISATION.name)).toBeVisible();
  expect(screen.address()).not.toContain('pad=');
});

it('a project that is gone says so once, in place of a failure in every chart, and leads back to the top', async () => {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) =>
    query.project_calculation__project__uuid ? refused(404) : placeAnswer(query),
  );
  const screen = await showDashboard({ search: BRIDGE_GROUPS });
  const said = page.getByText('Dit onderdeel bestaat niet (meer), of u mag het niet zien.');
  await expect.element(said).toBeVisible();
  await expect.element(chart('MKI per levenscyclusmodule')).not.toBeInTheDocument();
  await expect.element(page.getByText('Niet gevonden')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Terug naar het hoogste niveau' }).click();
  await expect.element(into(ORGANISATION.name)).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  expect(screen.address()).not.toContain('pad=');
});

it('a node that nobody knows is called unknown, since an address holds no names', async () => {
  answerDashboard();
  server.answer(endpoints.getCalculationStatistics, ({ query }) =>
    query.project_calculation__project__uuid ? statisticsAnswer([]) : placeAnswer(query),
  );
  await showDashboard({ search: `${PROJECTS}.product_group.0b000000-0000-4000-8000-00000000000f` });
  await expect.poll(here).toBe('Onbekend');
});

it('where one has arrived is said to who cannot see it', async () => {
  answerDashboard();
  await showDashboard({ search: PROJECTS });
  await into(BRIDGE.name).click();
  await expect.element(page.getByText(`Productgroepen in ${BRIDGE.name}: 2 onderdelen.`)).toBeInTheDocument();
});
