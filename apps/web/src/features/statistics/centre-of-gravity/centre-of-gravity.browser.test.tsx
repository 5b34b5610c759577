import { endpoints } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, pressAtPicture, tableOf } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, answerPlace, CONCRETE, STEEL } from '../../../testing/example-organisation.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

beforeEach(() => {
  answerDashboard();
});

describe('the centre of gravity', () => {
  const focusOn = (name: string) =>
    page.getByRole('group', { name: 'Datatype' }).getByRole('button', { name, exact: true });

  const groupBy = (name: string) =>
    page
      .getByRole('group', { name: 'Indeling van het zwaartepunt' })
      .getByRole('button', { name, exact: true });
  const OF_GROUPS = 'MKI per productgroep en levenscyclusmodule, Baseline';

  it('states each life-cycle module in its order, the sides in charts beside one another', async () => {
    await showDashboard();
    const baseline = await tableOf('MKI per levenscyclusmodule, Baseline');
    expect(baseline[0]).toEqual(['Levenscyclusmodule', 'Baseline']);
    expect(baseline.slice(1, -1).map(([name]) => name?.split(' ')[0])).toEqual([...LIFE_CYCLE_MODULES]);
    expect(baseline.slice(1, 3)).toEqual([
      ['A1-A3 Productie', '€700,-'],
      ['A4 Transport naar bouwplaats', '€250,-'],
    ]);
    expect(baseline.at(-1)).toEqual(['Totaal', '€1.000,-']);
    const optimised = await tableOf('MKI per levenscyclusmodule, Optimalisatie');
    expect(optimised.slice(1, 3).map(([, figure]) => figure)).toEqual(['€550,-', '€200,-']);
    const [left, right] = ['Baseline', 'Optimalisatie'].map((side) =>
      chart(`MKI per levenscyclusmodule, ${side}`).element().getBoundingClientRect(),
    );
    expect(left?.top).toBe(right?.top);
    expect(left?.right).toBeLessThan(right?.left ?? 0);
  });

  it('leads from a module to the node that weighs most in it', async () => {
    const screen = await showDashboard({ audience: 'member' });
    await pressAtPicture(chart('MKI per levenscyclusmodule, Baseline'), '{ArrowDown}{Enter}');
    await expect.poll(screen.address).toContain(`product_sub_group.${CONCRETE.uuid}`);
  });

  it('states the largest nodes of each side by life-cycle module in its second view, which the address keeps', async () => {
    const screen = await showDashboard();
    await groupBy('Per productgroep en module').click();
    expect(screen.address()).toContain('indeling=onderdelen');
    const [header, concrete, steel] = await tableOf(OF_GROUPS);
    expect(header?.slice(0, 3)).toEqual(['Productgroep', 'A1-A3 Productie', 'A4 Transport naar bouwplaats']);
    expect(concrete?.slice(0, 4)).toEqual([CONCRETE.name, '€500,-', '€200,-', '-']);
    expect(steel?.slice(0, 4)).toEqual([STEEL.name, '€200,-', '€50,-', '-']);
    expect([header?.at(-1), concrete?.at(-1), steel?.at(-1)]).toEqual(['Totaal', '€700,-', '€300,-']);
    expect((await tableOf(OF_GROUPS)).at(-1)?.at(-1)).toBe('€1.000,-');
    const [, optimised] = await tableOf('MKI per productgroep en levenscyclusmodule, Optimalisatie');
    expect(optimised?.slice(0, 3)).toEqual([CONCRETE.name, '€325,-', '€150,-']);
    await groupBy('Per module').click();
    await expect.element(chart('MKI per levenscyclusmodule, Baseline')).toBeVisible();
    expect(screen.address()).not.toContain('indeling');
  });

  it('keeps the names of a wide table in view while its figures are scrolled', async () => {
    await showDashboard({ search: '?indeling=onderdelen' });
    await tableOf(OF_GROUPS);
    const table = chart(OF_GROUPS).getByRole('table').element();
    const scrolled = table.parentElement;
    const [name, figure] = [...table.querySelectorAll('tbody tr:first-child > *')];
    if (!scrolled || !name || !figure) throw new Error('There is a table with figures');
    scrolled.style.width = '300px';
    const leftOf = (element: Element) =>
      Math.round(element.getBoundingClientRect().left - scrolled.getBoundingClientRect().left);
    const before = leftOf(figure);
    scrolled.scrollLeft = 200;
    expect([leftOf(name), leftOf(figure)]).toEqual([0, before - 200]);
  });

  it('is looked at for CO2 or for raw materials by a switch, which the address keeps', async () => {
    const screen = await showDashboard();
    await focusOn('CO2').click();
    expect((await tableOf('CO2 per levenscyclusmodule, Baseline')).at(-1)).toEqual(['Totaal', '20,00 ton']);
    await groupBy('Per productgroep en module').click();
    expect((await tableOf('CO2 per productgroep en levenscyclusmodule, Baseline'))[1]?.slice(0, 3)).toEqual([
      CONCRETE.name,
      '10,00 ton',
      '3,00 ton',
    ]);
    await groupBy('Per module').click();
    expect(screen.address()).toContain('gegevens=co2');
    expect(server.asked(endpoints.getCalculationStatistics).at(-1)?.query.project_data_type).toBe('co2');
    await focusOn('Grondstoffen').click();
    expect(await tableOf('Grondstoffen, Optimalisatie')).toEqual([
      ['Productgroep', 'Primair materiaal', 'Secundair materiaal', 'Biobased materiaal'],
      [CONCRETE.name, '25,00 ton', '30,00 ton', '5,00 ton'],
      [STEEL.name, '15,00 ton', '5,00 ton', '10,00 ton'],
      ['Totaal', '40,00 ton', '35,00 ton', '15,00 ton'],
    ]);
    expect(screen.address()).toContain('gegevens=grondstoffen');
    await expect.element(groupBy('Per module')).not.toBeInTheDocument();
    await focusOn('MKI').click();
    await expect.element(chart('MKI per levenscyclusmodule, Baseline')).toBeVisible();
    expect(screen.address()).not.toContain('gegevens');
  });
});

describe('what nobody declares', () => {
  it('is a dash in the table, as its total is, and what some declare says at the figure who does not', async () => {
    const coverage = { items: 2, items_in_set: 2 };
    answerPlace(
      {
        mki: 2,
        coverage,
        material: [8, 0, null],
        undeclared: { material: [1, 0, 0] },
        nodes: [
          { ...CONCRETE, items: 1, mki: 1, material: [8, 0, null] },
          { ...STEEL, items: 1, mki: 1, material: [null, 0, null] },
        ],
      },
      { mki: 1, material: [1, 1, 1] },
    );
    await showDashboard({ search: '?gegevens=grondstoffen' });
    expect((await tableOf('Grondstoffen, Baseline')).slice(1)).toEqual([
      [CONCRETE.name, '8,00 ton', '0,00 ton', '-'],
      [STEEL.name, '-', '0,00 ton', '-'],
      ['Totaal', '8,00 tonzonder 1 van 2 posten', '0,00 ton', '-'],
    ]);
    await expect
      .element(chart('Grondstoffen, Baseline'))
      .toMatchTextContent('- : niet opgegeven of niet aanwezig');
  });
});

describe('a bar of a node', () => {
  it.each(['MKI per productgroep en levenscyclusmodule, Baseline', 'Top 10 productgroepen'])(
    'of %s leads into the product group, over all projects, and to the total that shows it',
    async (title) => {
      const screen = await showDashboard({ audience: 'member', search: '?indeling=onderdelen' });
      // The test does the same as a click on it, without having to find it on a canvas.
      await pressAtPicture(chart(title), '{ArrowDown}{Enter}');
      await expect.poll(screen.address).toContain(`product_sub_group.${CONCRETE.uuid}`);
      const within = () =>
        server
          .asked(endpoints.getCalculationStatistics)
          .filter(({ query }) => query.product_group === CONCRETE.uuid)
          .map(({ query }) => [query.aggregate_by, query.project_calculation__project__uuid]);
      await expect.poll(within).toContainEqual(['product_sub_group', undefined]);
      await expect
        .element(chart('Totale MKI').getByRole('navigation').getByText(CONCRETE.name))
        .toBeVisible();
      const total = chart('Totale MKI').element();
      expect(document.activeElement?.contains(total)).toBe(true);
      const { top, bottom } = total.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(window.innerHeight / 2);
      expect(bottom).toBeGreaterThan(0);
    },
  );
});

describe('the largest nodes', () => {
  it('follow what is looked at: of CO2 those with the most CO2, and of raw materials those with the most tonnes', async () => {
    await showDashboard({ audience: 'member', search: '?gegevens=co2' });
    expect(await tableOf('Top 10 productgroepen naar CO2')).toEqual([
      ['Productgroep', 'Baseline', 'Optimalisatie', 'Verschil'],
      [CONCRETE.name, '13,00 ton', '9,00 ton', '-4,00 ton (-30,77 %)'],
      [STEEL.name, '7,00 ton', '6,00 ton', '-1,00 ton (-14,29 %)'],
      ['Totaal', '20,00 ton', '15,00 ton', '-5,00 ton (-25,00 %)'],
    ]);
    await page.getByRole('group', { name: 'Datatype' }).getByRole('button', { name: 'Grondstoffen' }).click();
    expect((await tableOf('Top 10 productgroepen naar Grondstoffen'))[1]).toEqual([
      CONCRETE.name,
      '75,00 ton',
      '60,00 ton',
      '-15,00 ton (-20,00 %)',
    ]);
    const asked = server
      .asked(endpoints.getCalculationStatistics)
      .map(({ query }) => query.project_data_type);
    expect(asked).toContain('material');
  });

  it('are listed in the order of the server, ten at most, with how many there are and what the rest comes to', async () => {
    const nodes = Array.from({ length: 11 }, (_, index) => ({
      uuid: `0c000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      name: `Groep ${index + 1}`,
      mki: 1_000 - index,
    }));
    answerPlace({ mki: 10_945, nodes }, { mki: 10_945, nodes });
    await showDashboard({ audience: 'member' });
    const [, ...rows] = await tableOf('Top 10 productgroepen');
    expect(rows.map(([heading]) => heading)).toEqual([
      ...nodes.slice(0, 10).map(({ name }) => name),
      'Overige (1 productgroep)',
      'Totaal',
    ]);
    expect(rows.at(-2)?.slice(1, 3)).toEqual(['€990,-', '€990,-']);
    await expect
      .element(chart('Top 10 productgroepen').getByText('De 10 met de hoogste MKI, van de 11.'))
      .toBeVisible();
    const saving = chart('Top 10 productgroepen').getByRole('button', {
      name: 'Top 10 productgroepen opslaan',
    });
    await expect.element(saving).toBeEnabled();
    const file = await savedBy(async () => {
      await saving.click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    const lines = file.text().trim().split('\r\n');
    expect(lines.at(-1)).toBe('De 10 met de hoogste MKI, van de 11.;;;;');
    expect(lines).toContain('Overige (1 productgroep);990;990;0;0');
  });
});
