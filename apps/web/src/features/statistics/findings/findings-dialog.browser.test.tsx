import { endpoints, type FigureFinding } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleFinding } from '../../../testing/example-finding.ts';
import { BRIDGE } from '../../../testing/example-organisation.ts';
import { viewerSession } from '../../../testing/example-session.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { showChanges } from '../../../testing/show-dashboard.tsx';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';

const figures = page.getByRole('region', { name: 'Kerncijfers' });
const dialog = page.getByRole('dialog');
const modulesOf = (count: number) =>
  LIFE_CYCLE_MODULES.map((module) => (module === 'A4' || module.startsWith('C') ? count : 0));

/** One project that lacks A4 and C1-C4 in five posts, and otherwise saves 8.2 %. */
const LACKING = {
  baseline: { mki: 1_000, co2: 20_000 },
  optimization: { mki: 400, co2: 8_000 },
  mki: incomparableExample({
    gaps: [{ side: 'optimization', undeclared: 0, items: 41, lacking: { items: 5, modules: modulesOf(5) } }],
    shared: {
      modules: ['A1-A3', 'D'],
      comparison: { baseline: 500, optimization: 459, amount: -41, share: -0.082, incomplete: false },
    },
  }),
  scope: { missing: 4, added: 0, quantities: 2, units: 0, explained: 0, explained_co2: 0 },
};

function answer(...results: FigureFinding[]) {
  server.answer(endpoints.listFigureFindings, () => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  }));
}

beforeEach(() =>
  answer(exampleFinding({ modules: ['A4', 'C1', 'C2', 'C3', 'C4'], mki_eur: 12, co2_kg: 3400 })),
);

describe('a pair that is not the same work', () => {
  it('says where the figure would stand which modules are missing, and beside it what can be said', async () => {
    await showChanges(LACKING);
    await expect
      .element(figures)
      .toMatchTextContent(/Niet te vergelijken: A4 en C1-C4 ontbreken bij 5 posten/);
    await expect.element(figures).toMatchTextContent(/Over A1-A3 en D: 8,20 % minder/);
    await expect
      .element(figures)
      .toMatchTextContent(/Omvang verschilt: 4 posten minder, 2 hoeveelheden anders/);
  });

  it('draws nothing that was avoided, and has no goal', async () => {
    await showChanges({ ...LACKING, co2: { ...LACKING.mki } });
    await expect.element(figures).toMatchTextContent(/Niet te vergelijken/);
    const tracks = [...figures.element().querySelectorAll('[data-track]')];
    expect(tracks.map((track) => track.getAttribute('data-track'))).toEqual(['incomparable', 'incomparable']);
    await expect.element(page.getByText(/doel van 50 %/)).not.toBeInTheDocument();
  });

  it('opens by the keyboard to the posts, with weight, who uploaded it, and the way to mend it', async () => {
    await showChanges(LACKING);
    const mark = figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ });
    await expect.element(mark).toBeVisible();
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('heading', { name: 'Module ontbreekt, Optimalisatie' }))
      .toBeVisible();
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent('10.2 Klinkers (Verhardingen)');
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent('A4 en C1-C4');
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent('€12,-3,40 ton CO2');
    await expect
      .element(dialog)
      .toMatchTextContent(/Ontwerp mei, geüpload door Anna de Wit op 03-05-2026 10:00/);
    await expect.element(dialog).toMatchTextContent(/Beantwoord bij de berekening of dit 0 is/);
    await expect
      .element(dialog.getByRole('link', { name: 'Naar Ontwerp mei in Brug Oost' }))
      .toHaveAttribute('href', expect.stringMatching(/\/tab\/6$/));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('offers somebody who may open no project neither the way there nor what to do there, in the file as well', async () => {
    await showChanges(LACKING, { session: viewerSession });
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await expect.element(dialog).toMatchTextContent(/Ontwerp mei, geüpload door Anna de Wit/);
    await expect.element(dialog).toMatchTextContent(/Daardoor niet te vergelijken/);
    await expect.element(dialog).not.toMatchTextContent(/Beantwoord|Upload een|upload een/);
    expect(dialog.getByRole('link').elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Lijst opslaan' }).click();
    const file = await savedBy(() => page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click());
    expect(file.text()).toContain('Ontwerp mei');
    expect(file.text()).not.toMatch(/Herstellen|Beantwoord bij/);
  });

  it('that was answered asks for no answer, unless one post of it is left', async () => {
    const told: Partial<FigureFinding> = { modules: ['A4'], meaning: 'not-applicable' };
    answer(exampleFinding(told), exampleFinding(told));
    await showChanges(LACKING);
    const mark = figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ });
    await mark.click();
    await expect.element(dialog).toMatchTextContent(/Beantwoord: het telt als 0\. Klopt dat niet, wijzig/);
    await expect.element(dialog).not.toMatchTextContent(/Beantwoord bij de berekening/);
    await userEvent.keyboard('{Escape}');
    answer(exampleFinding(told), exampleFinding({ modules: ['A4'] }));
    await showChanges(LACKING);
    await mark.last().click();
    await expect.element(dialog).toMatchTextContent(/Beantwoord bij de berekening of dit 0 is/);
  });

  it('asks for the comparison, of no side', async () => {
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await expect.element(dialog).toBeVisible();
    const asked = () => server.asked(endpoints.listFigureFindings)[0]?.query;
    await expect.poll(asked).toMatchObject({ quantity: 'mki', aggregate_by: 'project' });
    expect(asked()).not.toHaveProperty('side');
  });
});

describe('figures over some of several projects', () => {
  const OVER = {
    baseline: { mki: 1_000 },
    optimization: { mki: 750 },
    mki: comparedExample(
      { baseline: 600, optimization: 500, amount: -100, share: -1 / 6 },
      { compared: 1, pairs: 2 },
    ),
  };

  it('open to the projects that are left out, and each of them to its posts', async () => {
    answer(exampleFinding({ project: BRIDGE, post: null, posts: 5, modules: ['A4'] }));
    await showChanges(OVER);
    await figures.getByRole('button', { name: 'over 1 van 2 projecten' }).click();
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(`${BRIDGE.name}, 5 postenA4`);
    await expect
      .element(dialog.getByRole('listitem'))
      .toMatchTextContent('A4; wat dit weegt, staat bij de posten van het project');
    answer(exampleFinding({ project: BRIDGE }));
    await dialog.getByRole('button', { name: `Posten van ${BRIDGE.name}` }).click();
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent('10.2 Klinkers (Verhardingen)');
    expect(server.asked(endpoints.listFigureFindings).at(-1)?.query).toMatchObject({
      project_calculation__project__uuid: BRIDGE.uuid,
      quantity: 'mki',
    });
    await expect.element(dialog.getByRole('listitem')).not.toMatchTextContent('wat dit weegt');
    await dialog.getByRole('button', { name: 'Alle projecten' }).click();
    await expect.element(dialog.getByRole('button', { name: `Posten van ${BRIDGE.name}` })).toBeVisible();
  });
});

it('a name of two lines keeps its comma, so that none begins the next line', async () => {
  const name = 'Reconstructie van de Bruggenlaan met een behoorlijk lange projectnaam';
  answer(exampleFinding({ project: { ...BRIDGE, name }, post: null, posts: 2, modules: ['A4'] }));
  await atSize(390, 844, async () => {
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    const link = dialog.getByRole('button', { name: `Posten van ${name}` });
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(`${name}, 2 posten`);
    expect(link.element().nextSibling?.textContent?.trim()).toBe('2 posten');
  });
});

describe('what somebody answered, of several projects', () => {
  it('says where the weight is to be found of what holds a project back only where that is not known here', async () => {
    const several = { project: BRIDGE, post: null, posts: 5 } as const;
    answer(
      exampleFinding({ ...several, kind: 'unworked' }),
      exampleFinding({ ...several, modules: ['A4'], mki_eur: 12, co2_kg: 34 }),
      exampleFinding({ ...several, kind: 'undeclared' }),
      exampleFinding({ ...several, kind: 'post-missing', blocks: false }),
    );
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
    const rows = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.includes('wat dit weegt'))).toEqual([true, false, false, false]);
  });

  const told = exampleFinding({
    ...{ project: BRIDGE, post: null, posts: 52, numbers: ['10', '20'], modules: ['A4'], blocks: false },
    ...{ meaning: 'not-applicable', answered: { by: 'Kim Bos', at: '04/05/2026 11:30:00' } },
  });

  it('names the project, its posts, the module, who said so and when, apart from what is open', async () => {
    answer(told, exampleFinding({ project: BRIDGE, post: null, posts: 1, modules: ['C4'], blocks: false }));
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    const [answered, open] = [dialog.getByRole('listitem').first(), dialog.getByRole('listitem').last()];
    await expect
      .element(answered)
      .toMatchTextContent(
        `${BRIDGE.name}, 52 postenA4; posten 10, 20 en nog 50; niet van toepassing: telt als 0 (Kim Bos, 04-05-2026 11:30)`,
      );
    await expect.element(open).not.toMatchTextContent('niet van toepassing');
    const groups = [...dialog.element().querySelectorAll('section')].map(({ textContent }) => textContent);
    expect(groups).toHaveLength(2);
    expect(groups[0]).toContain('Beantwoord: het telt als 0');
    expect(groups[1]).toContain('Beantwoord bij de berekening of dit 0 is');
  });

  it('stands in the file too', async () => {
    answer(told);
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await dialog.getByRole('button', { name: 'Lijst opslaan' }).click();
    const file = await savedBy(() => page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click());
    const [header, row] = file.text().split('\r\n');
    expect(header).toContain(';Geüpload op;Beantwoord door;Beantwoord op;Herstellen');
    expect(row).toContain(';52;10, 20;');
    expect(row).toContain(';Kim Bos;04/05/2026 11:30:00;Beantwoord: het telt als 0');
  });
});

describe('the list as a file', () => {
  it('is CSV with a row for each finding, and says of what it is', async () => {
    answer(
      exampleFinding({ modules: ['A4', 'C1'], mki_eur: 12.5, co2_kg: 34 }),
      exampleFinding({
        kind: 'quantity',
        blocks: false,
        post: { number: '11', product: '=Beton', product_group: 'Beton' },
        amounts: { baseline: { quantity: 10, unit: 'm3' }, optimization: { quantity: 8.5, unit: 'm3' } },
      }),
    );
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await dialog.getByRole('button', { name: 'Lijst opslaan' }).click();
    const file = await savedBy(() => page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click());
    expect(file.name).toBe('Wat_er_ontbreekt_of_verschilt-_MKI.csv');
    const [header, first, second] = file.text().split('\r\n');
    expect(header).toContain('Project;Wat;Verhindert de vergelijking;Posten;Postnummer');
    expect(header).toContain(';MKI (€);CO2 (ton);');
    expect(first).toContain(
      'Brug Oost;Module ontbreekt, Optimalisatie;ja;1;10.2;Klinkers;Verhardingen;A4 en C1;12,5;0,034;Ontwerp mei;Anna de Wit',
    );
    // A product name that looks like a formula is stored as text.
    expect(second).toContain("nee;1;11;'=Beton;Beton;10 m3 → 8,50 m3");
  });

  it('is a workbook as well', async () => {
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await dialog.getByRole('button', { name: 'Lijst opslaan' }).click();
    const file = await savedBy(() =>
      page.getByRole('menuitem', { name: 'Opslaan als Excel (.xlsx)' }).click(),
    );
    expect(file.name).toMatch(/\.xlsx$/);
    expect(file.bytes.length).toBeGreaterThan(1_000);
  });
});

it('on a phone every line stays within the dialog', async () => {
  await atSize(390, 800, async () => {
    await showChanges(LACKING);
    await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
    await expect.element(dialog.getByRole('listitem')).toBeVisible();
    const { scrollWidth, clientWidth } = dialog.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

it('a list that cannot be fetched says so and offers to try again', async () => {
  server.answer(endpoints.listFigureFindings, () => refused(403));
  await showChanges(LACKING);
  await figures.getByRole('button', { name: /A4 en C1-C4 ontbreken/ }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answer(exampleFinding());
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(dialog.getByRole('listitem')).toBeVisible();
});
