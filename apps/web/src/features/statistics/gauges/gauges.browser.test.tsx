import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import { answerDashboard, BRIDGE, DIKE, wholeAnswer } from '../../../testing/example-organisation.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import {
  organisationAnswer,
  reductionsOf,
  sectorAnswer,
  sectorExample,
} from '../../../testing/statistics-answers.ts';

const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => {
  answerDashboard();
});

describe('the gauges', () => {
  const national = {
    ...reductionsOf({
      mki: { lowest: -5, total: 30, highest: 60, projects: 12 },
      co2: { lowest: 0, total: 10, highest: 20, projects: 9 },
    }),
  };
  const sectorChoice = () =>
    page.getByRole('region', { name: 'Graadmeters' }).getByRole('combobox', { name: 'Sector' });

  beforeEach(() => {
    server.answer(endpoints.getSectorStatistics, () =>
      sectorAnswer([
        sectorExample(
          null,
          'Alle sectoren',
          { baseline: 9_000, optimization: 6_300 },
          {
            reductions: national,
            fixed: { mki: { from: '2026-10-01', until: '2026-10-01' }, co2: null, material: null },
          },
        ),
        sectorExample(
          'infra-railway',
          'Spoorinfrastructuur',
          { baseline: 100, optimization: 99 },
          { reductions: reductionsOf({ mki: { lowest: 1, total: 1, highest: 1, projects: 1 } }) },
        ),
      ]),
    );
  });

  it('say when the figures of others were fixed that they are set beside', async () => {
    await showDashboard({ audience: 'expert' });
    const said = 'Cijfers over anderen zijn vastgelegd op 01-10-2026. Elk kwartaal worden ze vernieuwd.';
    await expect.element(chart('Graadmeter MKI').getByText(said, { exact: true })).toBeVisible();
    await expect.element(chart('Graadmeter CO2')).not.toMatchTextContent('vastgelegd');
  });

  it('set what the own projects save beside what all organisations save, lowest to highest', async () => {
    await showDashboard({ audience: 'expert' });
    expect(await tableOf('Graadmeter MKI')).toEqual([
      ['Projecten van', 'Laagste project', 'Alle projecten samen', 'Hoogste project'],
      ['Gemeente Voorbeeld, 2 projecten', '16,67 %', '20,00 %', '25,00 %'],
      ['Alle sectoren, 12 projecten', '-5,00 %', '30,00 %', '60,00 %'],
    ]);
    expect((await tableOf('Graadmeter CO2'))[1]).toEqual([
      'Gemeente Voorbeeld, 2 projecten',
      '16,67 %',
      '25,00 %',
      '37,50 %',
    ]);
    expect(placeOf(page.getByRole('img', { name: /^Graadmeter CO2/ })).height).toBe(400);
  });

  it('say in their file in how many of the own projects the work differs', async () => {
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const whole = wholeAnswer(query.project_data_type, {});
      const { changes } = whole;
      return {
        ...whole,
        changes: changes && { mki: { ...changes.mki, pairs: 3 }, differing: 2, explained: null },
      };
    });
    await showDashboard({ audience: 'expert' });
    const gauge = chart('Graadmeter MKI');
    await expect.element(gauge).toMatchTextContent('omvang verschilt bij 2 van 3 projecten');
    const file = await savedBy(async () => {
      await gauge.getByRole('button', { name: 'Graadmeter MKI opslaan' }).click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    expect(file.text().split('\r\n')[0]).toContain('omvang verschilt bij 2 van 3 projecten');
  });

  it('say in how many of the own projects something counts as 0, and open the list of it', async () => {
    const explained = { mki: { projects: 1, posts: 5 }, co2: { projects: 2, posts: 6 } };
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const whole = wholeAnswer(query.project_data_type, {});
      return { ...whole, changes: whole.changes && { ...whole.changes, explained } };
    });
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showDashboard({ audience: 'expert' });
    const gauge = chart('Graadmeter MKI');
    await gauge
      .getByRole('button', { name: 'bij 1 project tellen 5 posten deels als 0: niet van toepassing' })
      .click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({ aggregate_by: 'project' });
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect
      .element(chart('Graadmeter CO2'))
      .toMatchTextContent('bij 2 projecten tellen 6 posten deels als 0: niet van toepassing');
    await expect.element(chart('Graadmeter Grondstoffengebruik')).not.toMatchTextContent('deels als 0');
    const file = await savedBy(async () => {
      await gauge.getByRole('button', { name: 'Graadmeter MKI opslaan' }).click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    expect(file.text()).toContain('bij 1 project tellen 5 posten deels als 0: niet van toepassing');
  });

  it('have the width for their scale: below one another, and beside one another on a large screen', async () => {
    await showDashboard({ audience: 'expert' });
    const tops = () => ['MKI', 'CO2'].map((name) => placeOf(chart(`Graadmeter ${name}`)).top);
    await expect.element(chart('Graadmeter CO2')).toBeVisible();
    const [first = 0, second = 0] = tops();
    expect(second).toBeGreaterThan(first + 100);
    await atSize(1920, 1080, async () => {
      await expect.poll(() => new Set(tops()).size).toBe(1);
    });
  });

  it('carry the mark of a project in which an item leaves an indicator open', async () => {
    const range = { lowest: 4, total: 5, highest: 6, projects: 2, of: 3 };
    server.answer(endpoints.getOrganisationStatistics, () =>
      organisationAnswer([], { mki: { ...range, incomplete: true }, co2: range }),
    );
    await showDashboard({ audience: 'expert' });
    expect((await tableOf('Graadmeter MKI'))[1]?.[0]).toBe(
      'Gemeente Voorbeeld, 2 van 3 projecten, onvolledig',
    );
    expect((await tableOf('Graadmeter CO2'))[1]?.[0]).toBe('Gemeente Voorbeeld, 2 van 3 projecten');
  });

  it('hold the projects of a sector against that sector, on both sides', async () => {
    server.answer(endpoints.getOrganisationStatistics, ({ query }) =>
      query.sector === 'infra-railway'
        ? organisationAnswer([], { mki: { lowest: 4, total: 4, highest: 4, projects: 1 } })
        : wholeAnswer(query.project_data_type),
    );
    const screen = await showDashboard({ audience: 'expert' });
    await sectorChoice().click();
    await option('Spoorinfrastructuur').click();
    await expect
      .poll(() => tableOf('Graadmeter MKI'))
      .toEqual([
        ['Projecten van', 'Laagste project', 'Alle projecten samen', 'Hoogste project'],
        ['Gemeente Voorbeeld, 1 project', '4,00 %', '4,00 %', '4,00 %'],
        ['Spoorinfrastructuur, 1 project', '1,00 %', '1,00 %', '1,00 %'],
      ]);
    expect(screen.address()).toContain('sector=infra-railway');
  });

  it('name the own projects at their ends, and nobody of other organisations', async () => {
    const [least, most] = [DIKE, BRIDGE];
    server.answer(endpoints.getOrganisationStatistics, () =>
      organisationAnswer([], { mki: { lowest: 4, total: 20, highest: 30, projects: 2 } }, [], undefined, {
        mki: { lowest: least, highest: most },
        co2: { lowest: least, highest: least },
        material: { lowest: null, highest: null },
      }),
    );
    await showDashboard({ audience: 'expert' });
    await expect
      .element(
        chart('Graadmeter MKI').getByText(`Minste besparing: ${least.name}. Meeste besparing: ${most.name}.`),
      )
      .toBeVisible();
    // A single project has no least and most.
    await expect.element(chart('Graadmeter CO2')).not.toMatchTextContent('besparing:');
  });

  it('of a sector that the organisation has no project in show all sectors', async () => {
    await showDashboard({ audience: 'expert', search: '?sector=other-infra' });
    await expect.element(sectorChoice()).toMatchTextContent('Alle sectoren');
    expect((await tableOf('Graadmeter MKI'))[2]?.[0]).toBe('Alle sectoren, 12 projecten');
  });

  it('show the own range when that of the others cannot be fetched, and say what is missing', async () => {
    let broken = true;
    server.answer(endpoints.getSectorStatistics, () =>
      broken
        ? refused(404)
        : sectorAnswer([sectorExample(null, 'Alle sectoren', null, { reductions: national })]),
    );
    await showDashboard({ audience: 'expert' });
    const gauges = page.getByRole('region', { name: 'Graadmeters' });
    await expect
      .element(gauges.getByRole('alert'))
      .toMatchTextContent('De cijfers van Alle organisaties ontbreken');
    expect((await tableOf('Graadmeter MKI')).slice(1)).toEqual([
      ['Gemeente Voorbeeld, 2 projecten', '16,67 %', '20,00 %', '25,00 %'],
    ]);
    broken = false;
    await gauges.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.poll(() => tableOf('Graadmeter MKI')).toHaveLength(3);
  });

  it('say that too few organisations stand behind a figure, at that figure only', async () => {
    server.answer(endpoints.getSectorStatistics, () =>
      sectorAnswer(
        [
          sectorExample(
            null,
            'Alle sectoren',
            { baseline: 9, optimization: 6 },
            {
              co2: null,
              material: { baseline: 1, optimization: 1, projects: 1, incomplete: false },
              reductions: national,
            },
          ),
        ],
        { suppressed: true },
      ),
    );
    await showDashboard({ audience: 'expert' });
    await expect.element(chart('Graadmeter CO2')).toMatchTextContent('Te weinig organisaties om te tonen.');
    await expect.element(chart('Graadmeter MKI')).not.toMatchTextContent('Te weinig organisaties');
  });

  it('say of how many projects they are, where not all can be compared', async () => {
    server.answer(endpoints.getOrganisationStatistics, () =>
      organisationAnswer([], {
        mki: { lowest: 15, total: 15, highest: 15, projects: 2 },
        co2: { lowest: 20, total: 20, highest: 20, projects: 1, of: 2 },
        material: { lowest: null, total: null, highest: null, projects: 0, of: 2 },
      }),
    );
    await showDashboard({ audience: 'expert' });
    expect((await tableOf('Graadmeter MKI'))[1]?.[0]).toBe('Gemeente Voorbeeld, 2 projecten');
    await expect.element(chart('Graadmeter MKI')).not.toMatchTextContent('De andere');
    expect((await tableOf('Graadmeter CO2'))[1]).toEqual([
      'Gemeente Voorbeeld, 1 van 2 projecten',
      '20,00 %',
      '20,00 %',
      '20,00 %',
    ]);
    const notCompared = 'van de andere is niet te vergelijken, of hun baseline ligt niet boven 0.';
    await expect
      .element(chart('Graadmeter CO2'))
      .toMatchTextContent(`Over 1 van 2 projecten. De CO2 ${notCompared}`);
    await expect
      .element(chart('Graadmeter Grondstoffengebruik'))
      .toMatchTextContent(
        `Over 0 van 2 projecten. ${notCompared.replace('van de andere is', 'De grondstoffen van de andere zijn')}`,
      );
  });

  it('say of the MKI alone that its weights were confirmed by nobody: CO2 and tonnes are not weighted', async () => {
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => ({
      ...wholeAnswer(query.project_data_type),
      weights_unconfirmed: ['PM'],
    }));
    await showDashboard({ audience: 'expert' });
    const said = 'met onbevestigde weegfactoren (PM)';
    await expect.element(chart('Graadmeter MKI')).toMatchTextContent(said);
    await expect.element(chart('Graadmeter CO2')).not.toMatchTextContent(/weegfactoren/);
    await expect.element(chart('Graadmeter Grondstoffengebruik')).not.toMatchTextContent(/weegfactoren/);
  });

  it('are for experts', async () => {
    await showDashboard({ audience: 'member' });
    await expect.element(page.getByRole('heading', { name: 'MKI per sector', exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Graadmeters' })).not.toBeInTheDocument();
  });
});
