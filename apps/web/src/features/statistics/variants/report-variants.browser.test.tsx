import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleTotal } from '../../../testing/calculation-answers.ts';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { refused, server } from '../../../testing/server.ts';
import { FIGURES, ONTWERP, RAMING, showReporting } from '../../../testing/show-reporting.tsx';

const TITLES = [
  'MKI per productgroep',
  'MKI per levenscyclusmodule',
  'CO2 per productgroep',
  'CO2 per levenscyclusmodule',
  'Grondstoffen, primair en secundair',
  'Energie, fossiel en hernieuwbaar',
  'Materieel bouwplaats, met emissie en emissieloos',
  'Materieel transport, met emissie en emissieloos',
];
const variant = (number: number, name: string) =>
  page.getByRole('region', { name: `Variant ${number}: ${name}` });

describe('the charts of variants', () => {
  it('are eight of each, in the set of its headline, each with its table, full screen and saving', async () => {
    await showReporting();
    for (const number of [1, 2])
      for (const title of TITLES) {
        const frame = chart(`${title}, variant ${number}`);
        await expect.element(frame).toBeVisible();
        await expect.element(frame.getByRole('button', { name: /schermvullend tonen$/ })).toBeEnabled();
        await expect.element(frame.getByRole('button', { name: /opslaan$/ })).toBeEnabled();
      }
    const [asked] = server.asked(endpoints.getVariantStatistics);
    expect(asked?.query).toEqual({
      project_calculation_uuid: [RAMING.uuid, ONTWERP.uuid],
      project_data_type: 'eci',
    });
    expect(server.asked(endpoints.getVariantStatistics)).toHaveLength(1);
  });

  it('state the figures of that calculation', async () => {
    await showReporting();
    expect((await tableOf('MKI per productgroep, variant 2')).slice(1)).toEqual([
      ['Beton', '€300,-'],
      ['Staal', '€200,-'],
      ['Totaal', '€500,-'],
    ]);
    expect((await tableOf('Energie, fossiel en hernieuwbaar, variant 1')).slice(1)).toEqual([
      ['Fossiel', '3,00 GJ'],
      ['Hernieuwbaar', '1,00 GJ'],
    ]);
  });

  it('leave to their heading which calculation they are of, and say it on their whole screen', async () => {
    await showReporting();
    const frame = chart('MKI per productgroep, variant 1');
    await expect.element(frame).toMatchTextContent('Set A1');
    await expect.element(frame).not.toMatchTextContent('Variant 1: Raming');
    await frame.getByRole('button', { name: /schermvullend tonen$/ }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Variant 1: Raming');
  });

  it('of which nothing is declared say so, and those that come to 0 say that', async () => {
    const { energy: _none, ...rest } = FIGURES[RAMING.uuid] ?? {};
    await showReporting({ figures: { ...FIGURES, [RAMING.uuid]: { ...rest, equipment: [0, 0] } } });
    await expect
      .element(chart('Energie, fossiel en hernieuwbaar, variant 1'))
      .toMatchTextContent('Geen gegevens beschikbaar');
    await expect
      .element(chart('Materieel bouwplaats, met emissie en emissieloos, variant 1'))
      .toMatchTextContent('Alle cijfers zijn 0');
  });

  it('side by side can each have more of the width, and give it back', async () => {
    await showReporting();
    const [groups, modules] = ['MKI per productgroep, variant 1', 'MKI per levenscyclusmodule, variant 1'];
    const width = (title: string) => Math.round(placeOf(chart(title)).width);
    await expect.element(chart(groups)).toBeVisible();
    const even = width(groups);
    expect(width(modules)).toBe(even);
    const wider = page.getByRole('button', { name: `Maak ${groups} breder` });
    await wider.click();
    await expect.element(wider).toHaveAttribute('aria-pressed', 'true');
    expect(width(groups)).toBeGreaterThan(1.9 * width(modules));
    await page.getByRole('button', { name: `Maak ${modules} breder` }).click();
    expect(width(modules)).toBeGreaterThan(1.9 * width(groups));
    await page.getByRole('button', { name: `Maak ${modules} breder` }).click();
    expect(width(groups)).toBe(even);
  });

  it('stay when another calculation is ticked, and its own come beside them', async () => {
    await showReporting({ calculations: [{ ...ONTWERP, include_in_report: false }, RAMING] });
    await expect.element(variant(1, 'Raming')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Ontwerp/ }).click();
    await expect.element(variant(2, 'Ontwerp')).toBeVisible();
    await expect.element(variant(1, 'Raming')).toBeVisible();
  });

  it('are asked for in each set, where calculations are of different ones', async () => {
    const total = exampleTotal({ set: 'a2', mki_value: 500 });
    await showReporting({
      calculations: [{ ...ONTWERP, mki_set: 'a2', sets: ['a2'], totals: [total] }, RAMING],
    });
    await expect.element(variant(2, 'Ontwerp')).toBeVisible();
    const asked = server.asked(endpoints.getVariantStatistics).map(({ query }) => query);
    expect(asked).toEqual([
      { project_calculation_uuid: [RAMING.uuid], project_data_type: 'eci' },
      { project_calculation_uuid: [ONTWERP.uuid], project_data_type: 'eci_a2' },
    ]);
    expect((await tableOf('MKI per levenscyclusmodule, variant 2'))[1]).toContain('€450,-');
  });

  it('are called on a telephone by a name that is one long word, and the page stays as wide as it is', async () => {
    await showReporting({
      calculations: [{ ...RAMING, name: 'Betonstraatsteenverhardingen'.repeat(4).slice(0, 100) }],
    });
    await atSize(390, 844, async () => {
      const fold = page.getByRole('button', { name: /^Variant 1: Beton/ });
      await expect.element(fold).toBeVisible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });

  it('are announced where nothing is ticked yet', async () => {
    await showReporting({ calculations: [{ ...RAMING, include_in_report: false }] });
    await expect.element(page.getByText('Nog geen varianten')).toBeVisible();
  });

  it('that cannot be fetched say so, with a way to try again', async () => {
    const screen = showReporting();
    const answers = server.asked(endpoints.getVariantStatistics);
    expect(answers).toEqual([]);
    server.answer(endpoints.getVariantStatistics, () => refused(404));
    await screen;
    const panel = page.getByRole('tabpanel');
    await expect
      .element(panel.getByRole('alert'))
      .toMatchTextContent('De cijfers van de varianten konden niet worden opgehaald');
    server.forget();
    await panel.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.poll(() => server.asked(endpoints.getVariantStatistics).length).toBeGreaterThan(0);
  });

  it('are folded on a phone, a variant each', () =>
    atSize(390, 844, async () => {
      await showReporting();
      await page.getByRole('button', { name: 'Variant 1: Raming' }).click();
      await expect.element(chart('MKI per productgroep, variant 1')).toBeVisible();
      await expect.element(chart('MKI per productgroep, variant 2')).not.toBeInTheDocument();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    }));
});
