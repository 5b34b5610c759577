import { endpoints, type ListedProject } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ListedAbout, ShowItems } from '../../charts/coverage/listed-mark.tsx';
import { exampleProject } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { atSize, placeOf } from '../../testing/on-screen.ts';
import { leaveScreens, renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { ProjectList } from './project-list.tsx';

const UUID = (number: number) => `0b000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

function listed(number: number, more: Partial<ListedProject> = {}): ListedProject {
  const modified = `01/02/2026 09:00:${String(60 - number).padStart(2, '0')}`;
  return {
    ...exampleProject({ uuid: UUID(number), project_name: `Project ${number}`, modified }),
    result: null,
    result_a2: null,
    next_step: null,
    ...more,
  };
}

const SAVED: NonNullable<ListedProject['result']> = {
  set: 'a1',
  types: ['design-baseline', 'design-optimization'],
  baseline: 400,
  optimization: 300,
  comparison: { baseline: 400, optimization: 300, amount: -100, share: -0.25, incomplete: false },
  gaps: [],
  scope: null,
  noted: [],
  co2: { baseline: null, optimization: null, comparison: null, gaps: [], noted: [] },
};

function show(
  projects: readonly ListedProject[],
  presentation: 'grid' | 'table' = 'grid',
  set: SetCode = 'a1',
  onList: ((about: ListedAbout) => void) | null = null,
  asked = '',
) {
  server.answer(endpoints.listProjects, () => ({
    count: projects.length,
    next: null,
    previous: null,
    results: [...projects],
  }));
  return renderScreen(
    <ShowItems value={onList}>
      <ProjectList
        organisationSlug={ORGANISATION.slug}
        presentation={presentation}
        onPresent={() => {}}
        set={set}
      />
    </ShowItems>,
    { at: `/o/${ORGANISATION.slug}/dashboard${asked}` },
  );
}

const cards = page.getByRole('listitem');

it.each(['grid', 'table'] as const)(
  'marks what a search found, whatever accents it has: %s',
  async (presentation) => {
    const names = ['Café Zuid, fase 2', 'Fase 12'];
    await show(
      names.map((project_name, index) => listed(index + 1, { project_name })),
      presentation,
      'a1',
      null,
      '?text=cafe%202%20actief',
    );
    await expect.element(page.getByText('Café Zuid, fase 2').first()).toBeVisible();
    const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect.poll(marked).toEqual(['Café', '2', 'actief', 'actief']);
  },
);

it('shows no column as the order of the matches of a search, until one is chosen', async () => {
  const sorted = () => document.querySelectorAll('[aria-sort="descending"], [aria-sort="ascending"]').length;
  const order = page.getByRole('combobox', { name: 'Volgorde' });
  await show([listed(1)], 'table');
  await expect.poll(sorted).toBe(1);
  await expect.element(order).toHaveTextContent('Laatst bewerkt eerst');
  leaveScreens();
  await show([listed(1)], 'table', 'a1', null, '?text=project');
  await expect.element(page.getByText('Project 1').first()).toBeVisible();
  await expect.poll(sorted).toBe(0);
  await expect.element(order).toHaveTextContent('Beste treffer eerst');
});

it.each(['grid', 'table'] as const)(
  'is ordered by a figure in the set of the screen, which no column shows: %s',
  async (presentation) => {
    await show([listed(1, { result: SAVED })], presentation, 'a2');
    const asked = () =>
      server.asked(endpoints.listProjects).map(({ query: { ordering, set } }) => [ordering, set]);
    await page.getByRole('combobox', { name: 'Volgorde' }).click();
    await page.getByRole('option', { name: 'CO2, laagste eerst' }).click();
    await expect.poll(asked).toEqual([
      ['-modified', 'a1'],
      ['co2', 'a2'],
    ]);
    expect(document.querySelectorAll('[aria-sort="descending"], [aria-sort="ascending"]')).toHaveLength(0);
  },
);

describe('the cards of projects', () => {
  it('say what each came to, in words and as a track', async () => {
    await show([
      listed(1, { result: SAVED }),
      listed(2, { result: { ...SAVED, optimization: null, comparison: null } }),
      listed(3),
      listed(4, { result: { ...SAVED, set: null, baseline: null, optimization: null, comparison: null } }),
    ]);
    const first = cards.first();
    await expect.element(first).toMatchTextContent('▼ 25,00 %MKI 25,00 % lager dan de baseline MKI');
    await expect.element(cards.nth(1)).toMatchTextContent('Baseline €400,-');
    await expect.element(cards.nth(2)).toMatchTextContent('Nog geen baseline');
    await expect.element(cards.nth(3)).toMatchTextContent('Niet te vergelijken: baseline en optimalisatie');
    await expect
      .poll(() =>
        [...document.querySelectorAll('[data-track]')].map((track) => track.getAttribute('data-track')),
      )
      .toEqual(['saved', 'baseline-only', 'nothing', 'incomparable']);
  });

  it('say that a difference is incomplete, and in Set A2', async () => {
    const comparison = { baseline: 400, optimization: 500, amount: 100, share: 0.25, incomplete: true };
    await show([listed(1, { result: { ...SAVED, set: 'a2', optimization: 500, comparison } })]);
    await expect
      .element(cards.first())
      .toMatchTextContent('▲ 25,00 %MKI 25,00 % hoger dan de baseline MKI in Set A2, onvolledig');
  });

  it('on a screen of Set A2 are of Set A2, or name the set that they have', async () => {
    const comparison = { baseline: 900, optimization: 450, amount: -450, share: -0.5, incomplete: false };
    const inA2 = { ...SAVED, set: 'a2', baseline: 900, optimization: 450, comparison } as const;
    const gaps = [{ side: 'baseline', undeclared: 1, items: 2 }] as const;
    await show(
      [
        listed(1, { result: SAVED, result_a2: inA2 }),
        listed(2, { result: SAVED }),
        listed(3, { result: { ...SAVED, optimization: null, comparison: null } }),
        listed(4, { result: { ...SAVED, comparison: null, gaps: [...gaps] } }),
      ],
      'grid',
      'a2',
    );
    const said = [
      'MKI 50,00 % lager dan de baseline MKI in Set A2',
      'MKI 25,00 % lager dan de baseline MKI in Set A1',
    ];
    await expect.element(cards.first()).toMatchTextContent(said[0] ?? '');
    await expect.element(cards.nth(1)).toMatchTextContent(said[1] ?? '');
    await expect.element(cards.nth(2)).toMatchTextContent('Baseline €400,- in Set A1');
    await expect.element(cards.nth(3)).toMatchTextContent('Niet te vergelijken in Set A1: niet elke post');
  });
});

describe('what narrows the list', () => {
  const asked: Record<string, unknown>[] = [];

  async function showMany(at: string, presentation: 'grid' | 'table' = 'grid') {
    asked.length = 0;
    server.answer(endpoints.listProjects, ({ query }) => {
      asked.push(query);
      return {
        count: query.search === 'zwembad' ? 0 : 30,
        next: null,
        previous: null,
        results: query.search === 'zwembad' ? [] : [listed(1), listed(2)],
      };
    });
    return renderScreen(
      <ProjectList
        organisationSlug={ORGANISATION.slug}
        presentation={presentation}
        onPresent={() => {}}
        set="a1"
      />,
      { at: `/o/${ORGANISATION.slug}/dashboard${at}` },
    );
  }

  it('stands in the address and is asked of the server, and a change goes to the first page', async () => {
    const screen = await showMany(
      '?zoek=cafe&status=Project_Complete&projectsector=infra-city&mijn=true&volgorde=name&pagina=2',
      'table',
    );
    await expect.element(page.getByText('11–20 van 30')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({
      search: 'cafe',
      project_status: 'Project_Complete',
      sector: 'infra-city',
      ordering: 'name',
      page: 2,
      page_size: 10,
    });
    await page.getByRole('button', { name: 'Zonder filter Project voltooid' }).click();
    await expect.poll(screen.address).not.toContain('Project_Complete');
    expect(screen.address()).not.toContain('pagina');
    expect(screen.address()).toContain('zoek=cafe');
    await page.getByRole('button', { name: 'Wis filters' }).click();
    await expect.poll(screen.address).toMatch(/dashboard\?volgorde=name$/);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('is left out of the address where it makes no sense', async () => {
    await showMany('?status=Klaar&volgorde=prijs&pagina=x', 'table');
    await expect.element(page.getByText('1–10 van 30')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ ordering: '-modified', page: 1 });
    expect(asked.at(-1)).not.toHaveProperty('project_status', 'Klaar');
  });

  it('says on paper how many of the projects are shown, and on the screen offers the others', async () => {
    await showMany('');
    await page.getByRole('button', { name: 'Toon alle 30' }).click();
    await expect.element(page.getByText('1–9 van 30')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Toon de eerste 9' }).click();
    await expect.element(page.getByText('1–9 van 30')).toBeInTheDocument();
    await expect.element(page.getByText('1–9 van 30')).not.toBeVisible();
  });

  it('finds nothing in words, and can be taken away there', async () => {
    const screen = await showMany('');
    await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('zwembad');
    await expect.element(page.getByText('Geen project gevonden voor "zwembad"')).toBeVisible();
    expect(screen.address()).toContain('zoek=zwembad');
    await page.getByRole('button', { name: 'Toon alle projecten' }).click();
    await expect.poll(() => cards.elements().length).toBe(2);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  it('pages on in the table, ten rows at a time or as many as one chooses', async () => {
    const screen = await showMany('', 'table');
    await page.getByRole('button', { name: 'Volgende pagina' }).click();
    await expect.poll(screen.address).toContain('pagina=2');
    await expect.element(page.getByText('11–20 van 30')).toBeVisible();
    const size = page.getByRole('combobox', { name: 'Resultaten per pagina' });
    await expect.element(size).toHaveTextContent('10');
    await size.click();
    const choices = page.getByRole('option').elements();
    expect(choices.map(({ textContent }) => textContent)).toEqual(['10', '20', '30', 'Alles']);
    await page.getByRole('option', { name: 'Alles' }).click();
    await expect.poll(screen.address).toMatch(/dashboard\?aantal=alle$/);
    await expect.element(page.getByText('1–30 van 30')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ page: 1, page_size: 500 });
  });

  it('shows nine cards, and all of them on request, which this browser remembers', async () => {
    await showMany('?pagina=3');
    await expect.poll(() => asked.at(-1)).toMatchObject({ page: 1, page_size: 9 });
    await page.getByRole('button', { name: 'Toon alle 30' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ page: 1, page_size: 500 });
    leaveScreens();
    await showMany('?zoek=project');
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'project', page_size: 500 });
    await page.getByRole('button', { name: 'Toon de eerste 9' }).click();
    await expect.element(page.getByRole('button', { name: 'Toon alle 30' })).toBeVisible();
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'project', page_size: 9 });
  });
});

describe('what a project needs next', () => {
  it('is a link to where it is done, for who can do it', async () => {
    server.answer(endpoints.getProject, () => exampleProject());
    const next_step = { step: 'upload-optimization', tab: 'optimization', by: 'worker', mine: true } as const;
    const screen = await show([listed(1, { next_step })], 'table');
    // The row around it has another link.
    await page.getByRole('link', { name: 'Optimalisatie toevoegen' }).click();
    await expect.poll(screen.address).toContain(`/project/${UUID(1)}/tab/6`);
  });

  it('is said to who can’t, and not at all once it is complete: the status says so', async () => {
    const next_step = { step: 'unlock', tab: null, by: 'provider', mine: false } as const;
    await show([listed(1, { next_step }), listed(2)]);
    await expect.element(cards.first()).toMatchTextContent('Dat doet een medewerker van Milieuspoor.');
    await expect.element(cards.first()).toMatchTextContent('Volgende stap');
    await expect.element(cards.nth(1)).toBeVisible();
    await expect.element(cards.nth(1)).not.toMatchTextContent('Volgende stap');
  });
});

it('CO2 of both sides stands with its difference, and is not compared where an item declares none', async () => {
  const comparison = { baseline: 2000, optimization: 1500, amount: -500, share: -0.25, incomplete: false };
  const co2 = { baseline: 2000, optimization: 1500, comparison, gaps: [], noted: [] };
  const gaps = [{ side: 'baseline', undeclared: 1, items: 2 }] as const;
  await show([
    listed(1, { result: { ...SAVED, co2 } }),
    listed(2, { result: { ...SAVED, co2: { ...co2, comparison: null, gaps: [...gaps] } } }),
  ]);
  await expect.element(cards.first()).toMatchTextContent('€400,- → €300,-');
  await expect
    .element(cards.first())
    .toMatchTextContent('2,00 ton → 1,50 ton▼ 25,00 %25,00 % minder CO2 dan de baseline');
  await expect.element(cards.nth(1)).toMatchTextContent('Niet te vergelijken: niet elke post geeft CO2 op');
});

describe('a project of which the sides are not the same work', () => {
  const modules = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' || module === 'A5' ? 5 : 0));
  const gaps = [{ side: 'optimization' as const, undeclared: 0, items: 9, lacking: { items: 5, modules } }];
  const comparison = { baseline: 300, optimization: 270, amount: -30, share: -0.1, incomplete: false };
  const refused = listed(1, {
    result: {
      ...SAVED,
      ...{ comparison: null, gaps, shared: { modules: ['A1-A3', 'D'], comparison } },
      scope: { missing: 4, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 },
    },
  });

  it('says on its card which modules are missing, what can be said, and how the posts differ', async () => {
    await show([refused]);
    const card = cards.first();
    await expect.element(card).toMatchTextContent('Niet te vergelijken: A4 en A5 ontbreken bij 5 posten');
    await expect.element(card).toMatchTextContent('Over A1-A3 en D: 10,00 % minder');
    await expect.element(card).toMatchTextContent('Omvang verschilt: 4 posten minder');
    expect(card.element().querySelector('[data-track]')?.getAttribute('data-track')).toBe('incomparable');
  });

  it('says on its card at how many posts each figure counts partly as 0, and in its row that it does', async () => {
    const asked: ListedAbout[] = [];
    const scope = { missing: 0, added: 0, quantities: 0, units: 0, explained: 2, explained_co2: 3 };
    const same = { ...scope, explained: 3 };
    const answered = listed(1, { result: { ...SAVED, scope } });
    await show([answered, listed(2, { result: { ...SAVED, scope: same } })], 'grid', 'a1', (about) =>
      asked.push(about),
    );
    await page.getByRole('button', { name: 'MKI: 2 posten tellen deels als 0' }).click();
    await page.getByRole('button', { name: 'CO2: 3 posten tellen deels als 0' }).click();
    expect(asked.map(({ quantity }) => quantity)).toEqual(['mki', 'co2']);
    const said = cards.nth(1).element().textContent ?? '';
    expect(said).toContain('3 posten tellen deels als 0: niet van toepassing');
    expect(said.match(/deels als 0/g)).toHaveLength(1);
    leaveScreens();
    await show([answered], 'table', 'a1', () => undefined);
    const marks = page.getByRole('button', { name: 'telt deels als 0' });
    await expect.element(marks.first()).toBeVisible();
    expect(marks.length).toBe(1);
  });

  it('says in its row of MKI and CO2 apart what counts as 0 and what is too small to matter', async () => {
    const asked: ListedAbout[] = [];
    const scope = { missing: 2, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 1 };
    const inCo2 = { baseline: 2000, optimization: 1500, amount: -500, share: -0.25, incomplete: false };
    const co2 = { baseline: 2000, optimization: 1500, comparison: inCo2, gaps: [], noted: ['D' as const] };
    await show([listed(1, { result: { ...SAVED, scope, noted: ['A4'], co2 } })], 'table', 'a1', (about) =>
      asked.push(about),
    );
    await page.getByRole('button', { name: 'omvang verschilt, iets leeg' }).click();
    await page.getByRole('button', { name: 'telt deels als 0, iets leeg' }).click();
    expect(asked.map(({ quantity }) => quantity)).toEqual(['mki', 'co2']);
  });

  it('opens the list from its card and from its row, of its own calculations and set', async () => {
    const asked: ListedAbout[] = [];
    const ofProject = { uuid: UUID(1), types: SAVED.types, set: 'a1' };
    await show([refused], 'grid', 'a1', (about) => asked.push(about));
    await page.getByRole('button', { name: 'Omvang verschilt: 4 posten minder' }).click();
    expect(asked).toEqual([{ quantity: 'mki', project: ofProject }]);
    leaveScreens();
    await show([refused], 'table', 'a1', (about) => asked.push(about));
    await page.getByRole('button', { name: /A4 en A5 ontbreken bij 5 posten/ }).click();
    expect(asked[1]).toEqual({ quantity: 'mki', project: ofProject });
  });
});

it('a project that shows a difference and is not counted in the totals says so, on its card and in its row', async () => {
  const said = page.getByText('Telt nog niet mee in de totalen: de fase is niet voltooid');
  const ofStatus = (
    project_status: ListedProject['project_status'],
    result: ListedProject['result'] = SAVED,
  ) => listed(1, { project_status, result });
  for (const presentation of ['grid', 'table'] as const) {
    await show([ofStatus('EMVI_Complete')], presentation);
    await expect.element(said).toBeVisible();
    leaveScreens();
    for (const counted of [
      ofStatus('Design_Phase_Complete'),
      ofStatus('Project_Complete'),
      ofStatus('EMVI_Complete', { ...SAVED, comparison: null }),
    ]) {
      await show([counted], presentation);
      await expect.element(page.getByText('Project 1', { exact: true })).toBeVisible();
      await expect.element(said).not.toBeInTheDocument();
      leaveScreens();
    }
  }
});

it('a card has its result beside its name, and each quantity on one line with its name said once', async () => {
  const comparison = {
    baseline: 896_638,
    optimization: 563_685,
    amount: -332_953,
    share: -0.371,
    incomplete: false,
  };
  const co2 = { baseline: 896_638, optimization: 563_685, comparison, gaps: [], noted: [] };
  await show([listed(1, { project_name: 'Rioolvervanging Bloemenbuurt', result: { ...SAVED, co2 } })]);
  const name = cards.first().getByRole('heading', { name: 'Rioolvervanging Bloemenbuurt' });
  const result = cards.first().getByText('▼ 25,00 %', { exact: true });
  await expect.element(result).toBeVisible();
  expect(Math.abs(placeOf(result).bottom - placeOf(name).bottom)).toBeLessThan(8);
  expect(cards.first().getByText('CO2', { exact: true }).length).toBe(1);
  const line = placeOf(cards.first().getByText('CO2', { exact: true }));
  expect(
    Math.abs(placeOf(cards.first().getByText('▼ 37,10 %', { exact: true })).top - line.top),
  ).toBeLessThan(4);
});

it('what narrows the list is folded on a phone, so that the first project stays near', () =>
  atSize(390, 844, async () => {
    await show([listed(1)]);
    const fold = page.getByRole('button', { name: 'Filters en volgorde', exact: true });
    await expect.element(fold).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Status' }).length).toBe(0);
    expect(placeOf(cards.first()).top - placeOf(fold).bottom).toBeLessThan(20);
    await fold.click();
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  }));

it('the table has the six agreed columns in their order, and all that a row tells beside the drawer of 1440 px', () =>
  atSize(1128, 900, async () => {
    const comparison = {
      baseline: 1_234_567,
      optimization: 925_925,
      amount: -308_642,
      share: -0.25,
      incomplete: false,
    };
    const inCo2 = {
      baseline: 2_000_000,
      optimization: 1_500_000,
      amount: -500_000,
      share: -0.25,
      incomplete: false,
    };
    const co2 = { baseline: 2_000_000, optimization: 1_500_000, comparison: inCo2, gaps: [], noted: [] };
    const result = { ...SAVED, baseline: 1_234_567, optimization: 925_925, comparison, co2 };
    const next_step = { step: 'upload-optimization', tab: 'optimization', by: 'worker', mine: true } as const;
    await show(
      [listed(1, { result, next_step, sector_display: 'Infrastructuur hoofdwegennet A-wegen' })],
      'table',
    );
    await expect.element(page.getByText('Project 1').first()).toBeVisible();
    const columns = page.getByRole('columnheader').elements();
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      ...['Projectnaam', 'Status', 'Laatst Bewerkt', 'Contractvorm', 'Sector', 'Acties'],
    ]);
    const name = page.getByRole('gridcell').first();
    for (const told of ['▼ 25,00 %', 'Volgende stap:', 'Optimalisatie toevoegen'])
      await expect.element(name).toMatchTextContent(told);
    expect(name.element().querySelector('[data-track]')).not.toBeNull();
    const mki = name.getByText('€1.234.567,- → €925.925,-');
    expect(
      Math.abs(placeOf(mki).top - placeOf(name.getByText('2.000,00 ton → 1.500,00 ton')).top),
    ).toBeLessThan(2);
    const widths = columns.map((column) => column.getBoundingClientRect().width);
    const room = placeOf(page.getByRole('grid')).width;
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room);
  }));

it('a row of the table leads to its project wherever it is clicked', async () => {
  // The page around the list names the project that the link opens.
  server.answer(endpoints.getProject, () => exampleProject());
  const screen = await show([listed(1, { result: SAVED })], 'table');
  const row = page.getByRole('row').filter({ hasText: 'Project 1' });
  await expect.element(row).toMatchTextContent('▼ 25,00 %');
  await userEvent.click(row.getByText('Infrastructuur stedelijk'));
  await expect.poll(screen.address).toContain(`/project/${UUID(1)}/tab/3`);
});
