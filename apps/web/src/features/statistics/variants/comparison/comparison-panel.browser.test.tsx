import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calculationUuid, exampleTotal } from '../../../../testing/calculation-answers.ts';
import { chart, rowsOf, tableOf } from '../../../../testing/charts-on-screen.ts';
import { CONCRETE, STEEL } from '../../../../testing/example-organisation.ts';
import { atSize } from '../../../../testing/on-screen.ts';
import { savedBy } from '../../../../testing/saved-file.ts';
import { FIGURES, ONTWERP, RAMING, reported, showReporting } from '../../../../testing/show-reporting.tsx';
import type { SideExample } from '../../../../testing/statistics-of.ts';

const COMPARISONS = '?deel=vergelijkingen';
const card = (number: number, name: string) =>
  page.getByRole('article', { name: `Variant ${number}: ${name}` });
const posts = (number: number) => page.getByRole('table', { name: `Posten van Variant ${number}` });
const next = (of: string) => page.getByRole('button', { name: `Volgende grafiek: ${of}` });
const TOGETHER = 'Varianten naast elkaar';

describe('the comparison of variants', () => {
  it('is a tab of its own, which the address names', async () => {
    const screen = await showReporting();
    await page.getByRole('tab', { name: 'Milieu-impact vergelijkingen' }).click();
    await expect.poll(screen.address).toContain(COMPARISONS);
    await expect.element(card(1, 'Raming')).toBeVisible();
    screen.goBack();
    await expect.element(chart('MKI per productgroep, variant 1')).toBeVisible();
  });

  it('has a card for each with MKI, CO2 and materials in ton, and the share that is secondary', async () => {
    await showReporting({
      search: COMPARISONS,
      calculations: [{ ...ONTWERP, percentage_secondary_of_total: 50 }, RAMING],
    });
    await expect
      .element(card(2, 'Ontwerp'))
      .toMatchTextContent(
        'MKI€500,-CO25,00 tonPrimair materiaal20,00 tonSecundair materiaal20,00 tonSecundair van totaal50,00 %',
      );
  });

  it('says at a figure what items leave out, and a dash where nothing is declared', async () => {
    const { material: _none, ...rest } = FIGURES[RAMING.uuid] ?? {};
    await showReporting({
      search: COMPARISONS,
      calculations: [{ ...RAMING, percentage_secondary_of_total: null }],
      figures: { [RAMING.uuid]: { ...rest, undeclared: { co2: 2 } } },
    });
    await expect
      .element(card(1, 'Raming'))
      .toMatchTextContent(
        'CO212,00 tonzonder 2 van 5 postenPrimair materiaal-Secundair materiaal-Secundair van totaal-',
      );
    await expect
      .element(page.getByText('Variant 1: 2 van 5 posten geven geen CO2 op en tellen als 0.').first())
      .toBeVisible();
  });

  it('shows the statistics of the first, and of the one whose card asks for it, which the address keeps', async () => {
    const screen = await showReporting({ search: COMPARISONS });
    const button = (number: number) =>
      page.getByRole('button', { name: new RegExp(`van variant ${number}$`) });
    await expect.element(button(1)).toHaveTextContent('Statistieken worden weergegeven');
    await expect.element(button(2)).toHaveTextContent('Bekijk statistieken');
    await expect.element(posts(1)).toBeVisible();
    await button(2).click();
    await expect.element(button(2)).toHaveTextContent('Statistieken worden weergegeven');
    await expect.element(button(1)).toHaveTextContent('Bekijk statistieken');
    await expect.element(posts(2)).toBeVisible();
    expect(screen.address()).toContain(`variant=${ONTWERP.uuid}`);
  });
});

describe('the carousel of a variant', () => {
  const OF_DESIGN = `${COMPARISONS}&variant=${ONTWERP.uuid}`;
  const TITLES = [
    'Totale MKI',
    'Zwaartepunt MKI per levenscyclusmodule',
    'Zwaartepunt CO2',
    'Zwaartepunt grondstoffen',
    'Beleidsdoel CO2',
    'Beleidsdoel grondstoffengebruik',
    'Beleidsdoel energie',
    'Beleidsdoel materieel bouwplaats',
    'Beleidsdoel materieel transport',
  ];

  it('shows nine charts in turn, each with full screen, and goes round', async () => {
    await showReporting({ search: OF_DESIGN });
    const carousel = page.getByRole('group', { name: 'Statistieken van Variant 2', exact: true });
    for (const [place, title] of TITLES.entries()) {
      const frame = chart(`${title}, variant 2`);
      await expect.element(frame).toBeVisible();
      await expect.element(frame.getByRole('button', { name: /schermvullend tonen$/ })).toBeEnabled();
      await expect.element(carousel.getByText(`Grafiek ${place + 1} van 9`)).toBeVisible();
      await next('Statistieken van Variant 2').click();
    }
    await expect.element(chart('Totale MKI, variant 2')).toBeVisible();
    await page.getByRole('button', { name: 'Vorige grafiek: Statistieken van Variant 2' }).click();
    await expect.element(chart('Beleidsdoel materieel transport, variant 2')).toBeVisible();
  });

  it('says at each what its own quantity leaves out', async () => {
    const undeclared: NonNullable<SideExample['undeclared']> = {
      ...{ mki: 2, co2: 3, material: [4, 4, 4], energy: [1, 1], equipment: [2, 2], transport: [3, 3] },
    };
    await showReporting({
      search: OF_DESIGN,
      figures: { ...FIGURES, [ONTWERP.uuid]: { ...FIGURES[ONTWERP.uuid], undeclared } },
    });
    for (const [place, items] of [2, 2, 3, 4, 3, 4, 1, 2, 3].entries()) {
      await expect
        .element(chart(`${TITLES[place]}, variant 2`))
        .toMatchTextContent(new RegExp(`Variant 2: ${items} van 5 posten`));
      await next('Statistieken van Variant 2').click();
    }
  });

  it('holds it against the baseline of its phase', async () => {
    await showReporting({ search: OF_DESIGN });
    expect((await tableOf('Totale MKI, variant 2')).slice(1)).toEqual([
      ['Variant 1: Raming', '€600,-'],
      ['Variant 2: Ontwerp', '€500,-'],
    ]);
    await expect.element(page.getByText('Variant 2, naast Variant 1: Raming.')).toBeVisible();
  });

  it('does not where one of the two leaves out what the other declares, and says what', async () => {
    const lacking = { items: 5, modules: [0, 5, 5, 0, 0, 5, 5, 5, 5, 0] };
    await showReporting({
      search: OF_DESIGN,
      pairs: [
        {
          ...{ variant: ONTWERP.uuid, baseline: RAMING.uuid },
          gaps: [{ side: 'optimization', quantity: 'mki', lacking }],
          ...{ answered: [], fewer_posts: 4, added_posts: 0, differing_posts: 0 },
        },
      ],
    });
    expect((await tableOf('Totale MKI, variant 2')).slice(1)).toEqual([['Variant 2: Ontwerp', '€500,-']]);
    await expect.element(page.getByText(/een van beide laat iets leeg dat de ander opgeeft/)).toBeVisible();
    await expect
      .element(
        page.getByText(
          'Variant 2 is voor MKI niet met de baseline te vergelijken: A4, A5 en C1-C4 ontbreken bij 5 posten, terwijl de baseline dat wel opgeeft.',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText('Variant 2, naast de baseline: omvang verschilt: 4 posten minder.'))
      .toBeVisible();
    await expect.element(page.getByText(/niet alle hetzelfde opgeven/)).toBeVisible();
  });

  it('says of a post that one of the two did not calculate which of them that is', async () => {
    const unworked = { items: 1, modules: Array.from({ length: 10 }, () => 1), unworked: 1 };
    await showReporting({
      search: OF_DESIGN,
      pairs: [
        {
          ...{ variant: ONTWERP.uuid, baseline: RAMING.uuid },
          gaps: [
            { side: 'baseline', quantity: 'mki', lacking: unworked },
            { side: 'optimization', quantity: 'co2', lacking: unworked },
          ],
          ...{ answered: [], fewer_posts: 1, added_posts: 1, differing_posts: 0 },
        },
      ],
    });
    for (const sentence of [
      'Variant 2 is voor MKI niet met de baseline te vergelijken: 1 post van de baseline ontbreekt en is niet berekend.',
      'Variant 2 is voor CO2 niet met de baseline te vergelijken. In de baseline: 1 post van variant 2 ontbreekt en is niet berekend.',
    ])
      await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it('says at a chart of both that the size of their work differs, in its file as well', async () => {
    const said = 'Variant 2, naast de baseline: omvang verschilt: 4 posten minder.';
    const differing = { gaps: [], answered: [], fewer_posts: 4, added_posts: 0, differing_posts: 0 };
    await showReporting({
      search: OF_DESIGN,
      pairs: [{ variant: ONTWERP.uuid, baseline: RAMING.uuid, ...differing }],
    });
    const title = 'Totale MKI, variant 2';
    await expect.element(chart(title)).toMatchTextContent(said);
    const file = await savedBy(async () => {
      await chart(title)
        .getByRole('button', { name: `${title} opslaan` })
        .click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    expect(file.text()).toContain(said);
  });

  it('says what counts as 0 since that was recorded, at its charts of MKI and CO2 and in their files', async () => {
    const posts = (side: 'baseline' | 'optimization', quantity: 'mki' | 'co2', count: number) => ({
      ...{ side, quantity, posts: count },
      subjects: ['module:A4' as const],
    });
    const answered = [
      posts('optimization', 'mki', 5),
      posts('optimization', 'co2', 5),
      posts('baseline', 'co2', 1),
    ];
    const same = { gaps: [], answered, fewer_posts: 0, added_posts: 0, differing_posts: 0 };
    await showReporting({
      search: OF_DESIGN,
      pairs: [{ variant: ONTWERP.uuid, baseline: RAMING.uuid, ...same }],
    });
    const inDesign =
      'In variant 2 tellen 5 posten deels als 0, want A4 is vastgelegd als niet van toepassing.';
    const inBaseline = 'In variant 1 telt 1 post deels als 0, want A4 is vastgelegd als niet van toepassing.';
    const note = page.getByRole('region', { name: 'Varianten', exact: true }).getByRole('alert');
    await expect.element(note.getByRole('button', { name: inDesign })).toBeVisible();
    await expect.element(note.getByRole('button', { name: inBaseline })).toBeVisible();
    const mki = 'Totale MKI, variant 2';
    const fileOf = (title: string) =>
      savedBy(async () => {
        await chart(title)
          .getByRole('button', { name: `${title} opslaan` })
          .click();
        await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
      });
    const ofMki = (await fileOf(mki)).text();
    expect(ofMki).toContain(inDesign);
    expect(ofMki).not.toContain(inBaseline);
    const turn = () => next('Statistieken van Variant 2').click();
    await turn();
    await turn();
    const ofCo2 = (await fileOf('Zwaartepunt CO2, variant 2')).text();
    expect([ofCo2.includes(inDesign), ofCo2.includes(inBaseline)]).toEqual([true, true]);
    await turn();
    expect((await fileOf('Zwaartepunt grondstoffen, variant 2')).text()).not.toContain('deels als 0');
  });

  it('keeps its place when another variant is shown', async () => {
    await showReporting({ search: OF_DESIGN });
    await next('Statistieken van Variant 2').click();
    await page.getByRole('button', { name: 'Bekijk statistieken van variant 1' }).click();
    await expect.element(chart('Zwaartepunt MKI per levenscyclusmodule, variant 1')).toBeVisible();
  });

  it('of all variants beside one another is there as well', async () => {
    await showReporting({ search: OF_DESIGN });
    await next(TOGETHER).click();
    expect(
      (await tableOf('Zwaartepunt MKI per levenscyclusmodule, alle varianten'))
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['Variant 1: Raming', 'Variant 2: Ontwerp']);
  });
});

describe('the goal of CO2, of all variants', () => {
  const turnToGoal = async () => {
    for (let turn = 0; turn < 4; turn += 1) await next(TOGETHER).click();
  };

  it('is a line at half of the one baseline, whose value is stated full screen as well', async () => {
    await showReporting({ search: COMPARISONS });
    await turnToGoal();
    const frame = chart('Beleidsdoel CO2, alle varianten');
    await expect.element(frame).toMatchTextContent('De lijn ‘>50% reductie’ ligt bij 6,00 ton.');
    await frame.getByRole('button', { name: /schermvullend tonen$/ }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('ligt bij 6,00 ton.');
  });

  it('is not promised where one of them is held against no baseline, or against another', async () => {
    const built = reported({
      uuid: calculationUuid(3),
      name: 'Gebouwd',
      calculation_type: 'as-built-baseline',
    });
    await showReporting({
      search: COMPARISONS,
      calculations: [ONTWERP, RAMING, built],
      figures: { ...FIGURES, [built.uuid]: FIGURES[RAMING.uuid] ?? {} },
    });
    await turnToGoal();
    const frame = chart('CO2, alle varianten');
    await expect.element(frame).toBeVisible();
    await expect.element(frame).not.toMatchTextContent('50%');
  });
});

describe('variants that do not belong together', () => {
  it('of different sets do not stand in one chart, and it is said above the cards', async () => {
    const total = exampleTotal({ set: 'a2', mki_value: 500 });
    await showReporting({
      search: `${COMPARISONS}&variant=${ONTWERP.uuid}`,
      calculations: [{ ...ONTWERP, mki_set: 'a2', sets: ['a2'], totals: [total] }, RAMING],
    });
    // Figures of different sets look alike: each card names its own set.
    await expect.element(card(1, 'Raming')).toMatchTextContent('RamingSet A1MKI');
    await expect.element(card(2, 'Ontwerp')).toMatchTextContent('OntwerpSet A2MKI');
    const note = page.getByRole('region', { name: 'Varianten', exact: true }).getByRole('alert');
    await expect.element(note).toMatchTextContent('(Variant 1 in Set A1, Variant 2 in Set A2)');
    expect((await tableOf('Totale MKI, variant 2')).slice(1)).toEqual([['Variant 2: Ontwerp', '€500,-']]);
    await expect.element(page.getByText(/^Variant 2 staat niet naast Variant 1: Raming/)).toBeVisible();
    await expect.element(page.getByRole('group', { name: TOGETHER })).not.toBeInTheDocument();
  });

  it('that were valued with other weights do not either', async () => {
    await showReporting({
      search: COMPARISONS,
      calculations: [{ ...ONTWERP, weights_version: '2025-1' }, RAMING],
    });
    const note = page.getByRole('region', { name: 'Varianten', exact: true }).getByRole('alert');
    await expect
      .element(note)
      .toMatchTextContent('(Variant 1 met versie 2026-1, Variant 2 met versie 2025-1)');
    await expect.element(page.getByRole('group', { name: TOGETHER })).not.toBeInTheDocument();
  });

  it('that declare other modules are said to, above the cards and at charts of the quantity that they declare so', async () => {
    const { mkiPerModule } = FIGURES[ONTWERP.uuid] ?? {};
    const more = { mkiPerModule: { ...mkiPerModule, C4: 0, B1: 1 }, undeclared: { mkiPerModule: { B1: 2 } } };
    await showReporting({
      search: `${COMPARISONS}&variant=${ONTWERP.uuid}`,
      figures: { ...FIGURES, [ONTWERP.uuid]: { ...FIGURES[ONTWERP.uuid], ...more } },
    });
    const note = page.getByRole('region', { name: 'Varianten', exact: true }).getByRole('alert');
    await expect.element(note).toMatchTextContent('De varianten geven niet dezelfde modules op.');
    expect([...note.element().querySelectorAll('p')].slice(1).map(({ textContent }) => textContent)).toEqual([
      'Variant 1: Geen post geeft de modules B1, C4 op.',
      'Variant 2: Niet elke post geeft module B1 volledig op.',
    ]);
    await expect
      .element(chart('Totale MKI, variant 2'))
      .toMatchTextContent('Geen post geeft de modules B1, C4 op.');
    // The note above has said it, so the chart shows it folded.
    await expect
      .element(chart('Totale MKI, variant 2').getByText('Niet volledig, zoals hierboven gezegd'))
      .toBeVisible();
    await expect.element(chart('Totale MKI, variant 2').getByText(/^De varianten geven/)).not.toBeVisible();
    await next('Statistieken van Variant 2').click();
    await next('Statistieken van Variant 2').click();
    // Its CO2 is declared in the same modules, whatever its MKI is.
    await expect.element(chart('Zwaartepunt CO2, variant 2')).toBeVisible();
    await expect.element(chart('Zwaartepunt CO2, variant 2')).not.toMatchTextContent('Geen post geeft');
    await next('Statistieken van Variant 2').click();
    await expect.element(chart('Zwaartepunt grondstoffen, variant 2')).toBeVisible();
    await expect
      .element(chart('Zwaartepunt grondstoffen, variant 2'))
      .not.toMatchTextContent('Geen post geeft de modules');
  });

  it('that all declare one module in part are said to as well: it need not be the same part', async () => {
    const partly = { undeclared: { mkiPerModule: { A4: 1 } } };
    const figures = Object.fromEntries(
      Object.entries(FIGURES).map(([uuid, side]) => [uuid, { ...side, ...partly }]),
    );
    await showReporting({ search: COMPARISONS, figures });
    const note = page.getByRole('region', { name: 'Varianten', exact: true }).getByRole('alert');
    await expect
      .element(note)
      .toMatchTextContent(
        /^De varianten geven modules maar deels op\..*Variant 1 en 2: Niet elke post geeft module A4 volledig op\.$/,
      );
  });

  it('are not there where all are whole and of one scale', async () => {
    await showReporting({ search: COMPARISONS });
    await expect.element(card(1, 'Raming')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the posts of a variant', () => {
  const thirds = (more: object = {}) => ({
    [RAMING.uuid]: {
      mki: 3,
      ...more,
      children: [
        { ...CONCRETE, mki: 1 },
        { ...STEEL, mki: 1 },
        { uuid: '0c000000-0000-4000-8000-000000000003', name: 'Hout', mki: 1 },
      ],
    },
  });

  it('are percentages with two decimals that add up to 100,00', async () => {
    await showReporting({ search: COMPARISONS, calculations: [RAMING], figures: thirds() });
    await expect.element(posts(1)).toBeVisible();
    expect(rowsOf(posts(1).element())).toEqual([
      ['Beton', '€1,-', '33,34 %'],
      ['Staal', '€1,-', '33,33 %'],
      ['Hout', '€1,-', '33,33 %'],
      ['Totaal', '€3,-', '100,00 %'],
    ]);
    const head = [...posts(1).element().querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(head).toEqual(['Post', 'MKI', '% van totale MKI']);
  });

  it('have no percentages of a total that is not whole, and say why', async () => {
    await showReporting({
      search: COMPARISONS,
      calculations: [RAMING],
      figures: thirds({ coverage: { items_in_set: 4 } }),
    });
    await expect.element(posts(1)).toBeVisible();
    expect(rowsOf(posts(1).element()).map(([, , share]) => share)).toEqual(['-', '-', '-', '-']);
    await expect.element(page.getByText(/^Er zijn geen percentages/)).toBeVisible();
  });

  it('can be saved as a picture, named after the project', async () => {
    await showReporting({ search: COMPARISONS });
    await expect.element(posts(1)).toBeVisible();
    const file = await savedBy(() =>
      page.getByRole('button', { name: 'Posten van Variant 1 opslaan als afbeelding' }).click(),
    );
    expect(file.name).toBe('Brug_Oost_Posten_van_Variant_1_Set_A1.png');
    expect([...file.bytes.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  });

  it('and the cards fit a phone', () =>
    atSize(390, 844, async () => {
      await showReporting({ search: COMPARISONS });
      await expect.element(posts(1)).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    }));
});
