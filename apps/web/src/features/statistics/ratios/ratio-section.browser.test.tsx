import { endpoints, type RatioPost, type RatioStatistic } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import {
  answerDashboard,
  BRIDGE,
  CONCRETE,
  STEEL,
  wholeAnswer,
} from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => {
  answerDashboard();
});

const saving = (title: string) => chart(title).getByRole('button', { name: `${title} opslaan` });

describe('the ratios', () => {
  const ALL = { projects: 2, of: 2, items: 4, incomplete: false };
  const beams: RatioStatistic = {
    uuid: '0d000000-0000-4000-8000-000000000001',
    name: 'Liggers',
    product_group: CONCRETE,
    unit: 'st',
    items: 4,
    projects: 2,
    eci: { min: 10, avg: 12.5, max: 0.0342, ...ALL },
    co2: { min: 100, avg: 125, max: 150, ...ALL },
    secondary_material: { min: null, avg: null, max: null, projects: 0, of: 2, items: 0, incomplete: false },
  };
  const answerRatios = (
    optimization: readonly RatioStatistic[],
    baseline: readonly RatioStatistic[] = [],
    built: readonly RatioStatistic[] = [],
  ) => {
    const ofSide = { optimization, baseline, 'as-built': built };
    server.answer(endpoints.getRatioFilters, () => ({
      product_groups: [CONCRETE, STEEL],
      design_phase_complete_date__year: [2026],
    }));
    server.answer(endpoints.getRatioStatistics, ({ query }) => ({
      message: '',
      statistics: query.product_group === STEEL.uuid ? [] : [...ofSide[query.side]],
      weights_unconfirmed: [],
      weights_versions: ['2026-1'],
    }));
  };

  it('are euro, kilogram and ton for one unit, from the lowest over the average to the highest', async () => {
    answerRatios([beams]);
    await showDashboard({ audience: 'member' });
    expect(await tableOf('MKI per stuk')).toEqual([
      ['Productsubgroep', 'Laagste', 'Gemiddelde', 'Hoogste'],
      ['Liggers, Optimalisatie, 4 posten', '€10,-', '€12,50', '€0,0342'],
    ]);
    expect((await tableOf('CO2 per stuk'))[1]?.slice(1)).toEqual(['100,00 kg', '125,00 kg', '150,00 kg']);
    await expect
      .element(chart('Secundair materiaal per stuk'))
      .toMatchTextContent('Geen gegevens beschikbaar');
  });

  it('have the average of the country below one’s own, with its projects, its day and what it is of', async () => {
    answerRatios([beams], [beams], [beams]);
    const fixed = { from: '2026-07-01', until: '2026-07-01' };
    server.answer(endpoints.getNationalRatios, ({ query }) => {
      expect(query).toEqual({ product_group: CONCRETE.uuid, set: 'a1' });
      return {
        statistics: [
          {
            ...{ uuid: beams.uuid, unit: 'stuk', co2: null, secondary_material: null },
            eci: { avg: 11, projects: 23, own_projects: 2, incomplete: false, fixed },
          },
        ],
        ...{ weights_unconfirmed: [], weights_versions: ['2026-1'] },
      };
    });
    await showDashboard({ audience: 'member' });
    expect((await tableOf('MKI per stuk')).map(([name]) => name).slice(-2)).toEqual([
      'Liggers, As-built, 4 posten',
      'Liggers, Landelijk, 23 projecten, 2 eigen',
    ]);
    expect((await tableOf('MKI per stuk')).at(-1)?.slice(1)).toEqual(['-', '€11,-', '-']);
    await expect.element(chart('MKI per stuk')).toMatchTextContent('vastgelegd op 01-07-2026');
    await expect
      .element(chart('MKI per stuk'))
      .toMatchTextContent(
        'optimalisaties van voltooide projecten van alle organisaties, van alle jaren samen',
      );
    expect((await tableOf('CO2 per stuk')).some(([name]) => name?.includes('Landelijk'))).toBe(false);
  });

  it('say in how many projects something counts as 0, of MKI and CO2, and open the list of it', async () => {
    answerRatios([{ ...beams, secondary_material: beams.eci }]);
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const whole = wholeAnswer(query.project_data_type, {});
      return {
        ...whole,
        changes: whole.changes && {
          ...whole.changes,
          explained: { mki: { projects: 1, posts: 1 }, co2: { projects: 2, posts: 3 } },
        },
      };
    });
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({ audience: 'member' });
    const said = 'Over alle productgroepen samen: bij 1 project telt 1 post deels als 0: niet van toepassing';
    const ofCo2 =
      'Over alle productgroepen samen: bij 2 projecten tellen 3 posten deels als 0: niet van toepassing';
    await expect.element(chart('CO2 per stuk').getByRole('button', { name: ofCo2 })).toBeVisible();
    await expect.element(chart('Secundair materiaal per stuk')).not.toMatchTextContent('deels als 0');
    await chart('MKI per stuk').getByRole('button', { name: said }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({
        ...{ aggregate_by: 'project', quantity: 'mki', project_contract_type: '' },
      });
  });

  it('open to the projects that a sub-group does not speak of, whatever the filter of contracts', async () => {
    answerRatios([
      { ...beams, co2: { min: 100, avg: 125, max: 150, ...ALL, of: 3 }, secondary_material: beams.eci },
    ]);
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({
      audience: 'member',
      search: `?contract=NA&pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}`,
    });
    await chart('CO2 per stuk')
      .getByRole('button', { name: /^Liggers/ })
      .click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Liggers/);
    const query = () => server.asked(endpoints.listFigureFindings)[0]?.query;
    await expect.poll(query).toMatchObject({
      ...{ quantity: 'co2', product_sub_group: beams.uuid, project_contract_type: '' },
    });
    expect(query()).not.toHaveProperty('project_calculation__project__uuid');
  });

  it('say at each chart what it is of beyond what all are of, and which choice of the screen it does not follow', async () => {
    answerRatios([beams]);
    await showDashboard({
      audience: 'member',
      search: `?contract=NA&pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}`,
    });
    await expect
      .element(page.getByText(`${ORGANISATION.name} · Alle jaren · Overige`, { exact: true }))
      .toBeVisible();
    const ratio = chart('CO2 per stuk');
    await expect
      .element(
        ratio.getByText(
          `Set A1 (EN 15804+A1) · Alle contractvormen: het filter Overige geldt hier niet · Alle onderdelen: de keuze ${BRIDGE.name} geldt hier niet`,
          { exact: true },
        ),
      )
      .toBeVisible();
    // The product group is named in the field above all three charts; a single chart names it itself.
    expect(ratio.getByText(CONCRETE.name).length).toBe(0);
    await page.getByRole('button', { name: 'CO2 per stuk schermvullend tonen' }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(new RegExp(`· ${CONCRETE.name}`));
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect
      .element(chart('Secundair materiaal per stuk'))
      .toMatchTextContent('Onafhankelijk van de set');
    const national = chart('MKI per sector, alle organisaties');
    await expect
      .element(national)
      .toMatchTextContent('Alle organisaties · Set A1 (EN 15804+A1) · Alle onderdelen');
    // A chart that follows the choice says so.
    const energy = chart('Energie');
    await expect
      .element(energy.getByText(`Onafhankelijk van de set · ${BRIDGE.name}`, { exact: true }))
      .toBeVisible();
    // A single chart on the screen says everything.
    await page.getByRole('button', { name: 'Totale MKI schermvullend tonen' }).click();
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(
        `${ORGANISATION.name} · Set A1 (EN 15804+A1) · Alle jaren · Overige · ${BRIDGE.name}`,
      );
  });

  it('are asked of the chosen product group, set and years, in the columns that are drawn', async () => {
    answerRatios([beams]);
    const screen = await showDashboard({ audience: 'member', search: '?set=a2&jaren=2026' });
    await page.getByRole('combobox', { name: 'Productgroep', exact: true }).click();
    await option(STEEL.name).click();
    await expect
      .poll(() => server.asked(endpoints.getRatioStatistics).at(-1)?.query)
      .toMatchObject({
        product_group: STEEL.uuid,
        set: 'a2',
        design_phase_complete_date__year: [2026],
        aggregate_by: 'product_sub_group',
        work_scope: 'new',
        column_config: [
          'eci:min',
          'eci:avg',
          'eci:max',
          'co2:min',
          'co2:avg',
          'co2:max',
          'secondary_material:min',
          'secondary_material:avg',
          'secondary_material:max',
        ],
      });
    expect(screen.address()).toContain(`groep=${STEEL.uuid}`);
    await expect.element(chart('MKI per eenheid')).toMatchTextContent('Geen gegevens beschikbaar');
    // There is nothing to save.
    await expect.element(saving('MKI per eenheid')).toBeDisabled();
    await expect.element(saving('CO2 per eenheid')).toBeDisabled();
  });

  it('say at each quantity over how many projects they speak, and of how many items', async () => {
    answerRatios([
      { ...beams, co2: { min: 100, avg: 110, max: 120, projects: 1, of: 2, items: 3, incomplete: false } },
    ]);
    await showDashboard({ audience: 'member' });
    await expect
      .element(
        chart('CO2 per stuk').getByText(
          'Liggers, Optimalisatie: over 1 van 2 projecten. Van de andere is CO2 niet te vergelijken.',
        ),
      )
      .toBeVisible();
    await expect
      .element(
        chart('Secundair materiaal per stuk').getByText(
          'Liggers, Optimalisatie: van geen van de 2 projecten is secundair materiaal te vergelijken.',
        ),
      )
      .toBeVisible();
    await expect.element(chart('MKI per stuk')).not.toMatchTextContent('projecten');
    expect((await tableOf('CO2 per stuk'))[1]).toEqual([
      'Liggers, Optimalisatie, 3 posten',
      '100,00 kg',
      '110,00 kg',
      '120,00 kg',
    ]);
  });

  it('carry the mark where an item leaves an indicator open', async () => {
    answerRatios([{ ...beams, eci: { min: 3, avg: 3, max: 3, ...ALL, incomplete: true } }]);
    await showDashboard({ audience: 'member' });
    const heading = async (title: string) => (await tableOf(title))[1]?.[0];
    expect(await heading('MKI per stuk')).toBe('Liggers, Optimalisatie, 4 posten, onvolledig');
    expect(await heading('CO2 per stuk')).toBe('Liggers, Optimalisatie, 4 posten');
  });

  it('of one sub-group in two units stand in two charts', async () => {
    answerRatios([
      beams,
      {
        ...beams,
        unit: 'm',
        items: 1,
        projects: 1,
        eci: { min: 3, avg: 3, max: 3, projects: 1, of: 1, items: 1, incomplete: false },
      },
    ]);
    await showDashboard({ audience: 'member' });
    const headings = async (title: string) => (await tableOf(title)).map(([heading]) => heading);
    expect(await headings('MKI per stuk')).toEqual(['Productsubgroep', 'Liggers, Optimalisatie, 4 posten']);
    expect(await headings('MKI per m')).toEqual(['Productsubgroep', 'Liggers, Optimalisatie, 1 post']);
  });

  it('of the baseline of the same projects stand above those of what was built', async () => {
    answerRatios([beams], [{ ...beams, items: 5, eci: { min: 20, avg: 25, max: 30, ...ALL, items: 5 } }]);
    await showDashboard({ audience: 'member' });
    expect((await tableOf('MKI per stuk')).map(([heading, lowest]) => [heading, lowest])).toEqual([
      ['Productsubgroep', 'Laagste'],
      ['Liggers, Baseline, 5 posten', '€20,-'],
      ['Liggers, Optimalisatie, 4 posten', '€10,-'],
    ]);
  });

  it('of what was carried out stand below, and of another set alone in the chart of material only', async () => {
    const built = { ...beams, items: 1, eci: { min: 9, avg: 9, max: 9, ...ALL, items: 1 } };
    const elsewhere = { ...beams, uuid: STEEL.uuid, name: 'Platen', items: 0, projects: 0 };
    const nothing = { min: null, avg: null, max: null, projects: 0, of: 0, items: 0, incomplete: false };
    answerRatios(
      [
        { ...beams, secondary_material: beams.eci },
        { ...elsewhere, eci: nothing, co2: nothing, secondary_material: beams.eci },
      ],
      [],
      [built],
    );
    await showDashboard({ audience: 'member' });
    const headings = async (title: string) => (await tableOf(title)).slice(1).map(([heading]) => heading);
    expect(await headings('MKI per stuk')).toEqual([
      'Liggers, Optimalisatie, 4 posten',
      'Liggers, As-built, 1 post',
    ]);
    expect(await headings('Secundair materiaal per stuk')).toContain('Platen, Optimalisatie, 4 posten');
  });

  it('open the posts behind them, which open their projects', async () => {
    answerRatios([beams]);
    const post = (name: string, eci: number | null): RatioPost => ({
      project: { uuid: BRIDGE.uuid, name },
      ...{ calculation: STEEL.uuid, calculation_type: 'design-optimization', completed: '2026-03-02' },
      ...{ post_number: '1', product: 'Ligger', quantity: 12, eci, co2: null, secondary_material: null },
    });
    server.answer(endpoints.listRatioPosts, () => ({
      ...{ count: 3, next: null, previous: null },
      results: [post('Brug', 10), post('Sluis', 20), post('Elders', null)],
    }));
    await showDashboard({ audience: 'member' });
    await tableOf('MKI per stuk');
    await chart('MKI per stuk').getByRole('table').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Liggers, Optimalisatie: MKI per stuk' });
    await expect.element(dialog).toMatchTextContent('2 posten tellen mee in dit kengetal.');
    expect(server.asked(endpoints.listRatioPosts)[0]?.query).toMatchObject({
      ...{ product_sub_group: beams.uuid, unit: 'st', side: 'optimization', set: 'a1' },
    });
    // The dearest comes first; what the ratio does not count is not among them.
    const rows = dialog.getByRole('row').all();
    expect(rows.map((row) => row.element().textContent)).toEqual([
      expect.stringContaining('MKI per stuk'),
      expect.stringMatching(/Sluis.*€20,-/),
      expect.stringMatching(/Brug.*€10,-/),
    ]);
    await expect
      .element(dialog.getByRole('link', { name: 'Sluis' }))
      .toHaveAttribute('href', expect.stringContaining(`/project/${BRIDGE.uuid}/tab/6`));
    expect(dialog.element().querySelectorAll('[title]')).toHaveLength(2);
  });

  it('begin with a group that has items in the set and the years', async () => {
    answerRatios([beams]);
    server.answer(endpoints.getRatioStatistics, ({ query }) => ({
      ...{ message: '', weights_unconfirmed: [], weights_versions: ['2026-1'] },
      statistics: query.product_group === CONCRETE.uuid ? [] : [{ ...beams, product_group: STEEL }],
    }));
    await showDashboard({ audience: 'member', search: '?set=a2' });
    await expect
      .element(page.getByRole('combobox', { name: 'Productgroep', exact: true }))
      .toHaveTextContent(STEEL.name);
    await expect
      .poll(() => server.asked(endpoints.getRatioStatistics).map(({ query }) => query.product_group))
      .toEqual([undefined, STEEL.uuid, STEEL.uuid, STEEL.uuid]);
  });

  it('begin with a group of which something is drawn, and not with one whose items cannot be compared', async () => {
    answerRatios([beams]);
    const nothing = { min: null, avg: null, max: null, projects: 0, of: 2, items: 0, incomplete: false };
    server.answer(endpoints.getRatioStatistics, () => ({
      ...{ message: '', weights_unconfirmed: [], weights_versions: ['2026-1'] },
      statistics: [
        { ...beams, eci: nothing },
        { ...beams, product_group: STEEL },
      ],
    }));
    await showDashboard({ audience: 'member' });
    await expect
      .element(page.getByRole('combobox', { name: 'Productgroep', exact: true }))
      .toHaveTextContent(STEEL.name);
  });

  it('of an organisation without new work say so', async () => {
    await showDashboard({ audience: 'member' });
    await expect
      .element(page.getByText(/Kengetallen komen uit nieuw werk in voltooide projecten/))
      .toBeVisible();
  });
});
