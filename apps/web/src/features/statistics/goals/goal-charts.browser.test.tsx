import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import { answerDashboard, answerPlace } from '../../../testing/example-organisation.ts';
import { server } from '../../../testing/server.ts';
import { showChanges, showDashboard } from '../../../testing/show-dashboard.tsx';

beforeEach(() => {
  answerDashboard();
});

describe('the policy goals', () => {
  it('state material in ton, with the parts and their total apart', async () => {
    await showDashboard();
    expect(await tableOf('Grondstoffengebruik')).toEqual([
      ['Onderdeel', 'Baseline', 'Optimalisatie', 'Verschil'],
      ['Primair materiaal', '60,00 ton', '40,00 ton', '-20,00 ton (-33,33 %)'],
      ['Secundair materiaal', '30,00 ton', '35,00 ton', '+5,00 ton (+16,67 %)'],
      ['Biobased materiaal', '10,00 ton', '15,00 ton', '+5,00 ton (+50,00 %)'],
    ]);
  });

  it('state energy in GJ, of which a thousand MJ is one, the fossil part first', async () => {
    await showDashboard();
    expect((await tableOf('Energie')).slice(1)).toEqual([
      ['Fossiel', '9,00 GJ', '6,00 GJ', '-3,00 GJ (-33,33 %)'],
      ['Hernieuwbaar', '1,00 GJ', '2,50 GJ', '+1,50 GJ (+150,00 %)'],
    ]);
  });

  it('state equipment in hours and transport in ton-kilometres, each by its emissions', async () => {
    await showDashboard();
    expect((await tableOf('Materieel bouwplaats')).slice(1)).toEqual([
      ['Niet-emissieloos', '40,00 uur', '20,00 uur', '-20,00 uur (-50,00 %)'],
      ['Emissieloos', '10,00 uur', '30,00 uur', '+20,00 uur (+200,00 %)'],
    ]);
    expect((await tableOf('Materieel transport')).slice(1)).toEqual([
      ['Niet-emissieloos', '500,00 tkm', '300,00 tkm', '-200,00 tkm (-40,00 %)'],
      ['Emissieloos', '0,00 tkm', '200,00 tkm', '+200,00 tkm'],
    ]);
  });

  it('state CO2 in ton, of which a thousand kilogram is one', async () => {
    await showDashboard();
    expect((await tableOf('CO2')).at(1)).toEqual(['CO2', '20,00 ton', '15,00 ton', '-5,00 ton (-25,00 %)']);
  });

  it('say above their bars what both sides come to, and how much of it is what should grow', async () => {
    await showDashboard();
    await expect
      .element(chart('Grondstoffengebruik'))
      .toMatchTextContent('100,00 → 90,00 ton · 40,00 → 55,56 % secundair of biobased');
    await expect
      .element(chart('Energie'))
      .toMatchTextContent('10,00 → 8,50 GJ · 10,00 → 29,41 % hernieuwbaar');
    await expect
      .element(chart('Materieel bouwplaats'))
      .toMatchTextContent('50,00 → 50,00 uur · 20,00 → 60,00 % emissieloos');
    await expect
      .element(chart('Materieel transport'))
      .toMatchTextContent('500,00 → 500,00 tkm · 0,00 → 40,00 % emissieloos');
  });

  it('say of CO2 whether the half is reached', async () => {
    await showDashboard();
    await expect
      .element(chart('CO2'))
      .toMatchTextContent('20,00 → 15,00 ton · 25,00 % minder · doel van 50 % niet gehaald');
  });

  it('end no line between a percentage and its sign', async () => {
    await showDashboard();
    await expect.element(chart('CO2')).toMatchTextContent('doel van 50 % niet gehaald');
    expect(chart('CO2').element().textContent).toContain('doel van 50\u00a0% niet gehaald');
  });

  it('of several projects are over those that declare all of the goal, and the others stand apart', async () => {
    await showChanges({
      baseline: { mki: 1, material: [60, 30, 10] },
      optimization: { mki: 1, material: [40, 35, 15] },
      others: {
        projects: 1,
        of: 3,
        kinds: ['material'],
        baseline: { material: [20, 5, 0] },
        optimization: { material: [10, 10, 0], undeclared: { material: [0, 0, 1] } },
      },
    });
    expect((await tableOf('Grondstoffengebruik')).slice(1)).toEqual([
      ['Primair materiaal', '60,00 ton', '40,00 ton', '-20,00 ton (-33,33 %)'],
      ['Secundair materiaal', '30,00 ton', '35,00 ton', '+5,00 ton (+16,67 %)'],
      ['Biobased materiaal', '10,00 ton', '15,00 ton', '+5,00 ton (+50,00 %)'],
      [
        'Niet vergeleken: 1 project',
        '25,00 ton',
        '20,00 tonzonder 1 van 5 posten',
        'niet te vergelijken: 1 van 5 posten van de optimalisatie geeft niet alle grondstoffen op',
      ],
    ]);
    await expect
      .element(chart('Grondstoffengebruik'))
      .toMatchTextContent(
        /100,00 → 90,00 ton · 40,00 → 55,56 % secundair of biobased · over 2 van 3 projecten/,
      );
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await chart('Grondstoffengebruik').getByRole('button', { name: 'over 2 van 3 projecten' }).click();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings).map(({ query }) => query?.quantity))
      .toEqual(['material']);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    // The other goals cover all three.
    await expect.element(chart('Energie')).not.toMatchTextContent(/van 3 projecten/);
  });

  it('that nobody declares are no figure, and those that are 0 say so', async () => {
    answerPlace({ mki: 1, energy: [0, 0] }, { mki: 1, energy: [0, 0] });
    await showDashboard();
    await expect.element(chart('Energie')).toMatchTextContent('Alle cijfers zijn 0');
    await expect.element(chart('Materieel transport')).toMatchTextContent('Geen gegevens beschikbaar');
  });
});
