import { endpoints, type Project, type Simulation } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cellsOf, chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { atSize, expectNothingCut } from '../../../testing/on-screen.ts';
import { refused, server, UNREACHABLE } from '../../../testing/server.ts';
import {
  exampleSimulation,
  FILLED_IN,
  fillIn,
  modelField,
  openStep,
  scope,
  sentChanges,
  showAwardModel,
  stepHeader,
} from '../../../testing/show-award-model.tsx';

const EDITING = { ...FILLED_IN, emvi_status: 'Editing' } as const;
const table = page.getByRole('table', { name: 'Gesimuleerde inschrijvingen' });
const drawButton = page.getByRole('button', { name: 'Nieuwe loting' });
const repeatButton = page.getByRole('button', { name: 'Herhaal' });
const seed = modelField('Toevalsgetal');
const applicants = modelField('Verwacht aantal inschrijvers');
const draws = () => server.asked(endpoints.simulateTender).map(({ query }) => query);
const reads = () => server.asked(endpoints.listRandomApplicants).length;

async function showSimulation(visit: Parameters<typeof showAwardModel>[0] = {}) {
  const shown = await showAwardModel({ project: EDITING, ...visit });
  await stepHeader('Simulatie').click();
  await expect.element(openStep('Simulatie')).toBeVisible();
  return shown;
}

describe('entering step 3', () => {
  it('draws a simulation where there is none, reads it, and asks for the stimulation', async () => {
    await showAwardModel({ project: EDITING });
    await expect.poll(reads).toBe(1);
    expect(draws()).toEqual([]);
    await stepHeader('Specificeren MKI').click();
    await expect.poll(draws).toEqual([{}]);
    await expect.poll(reads).toBe(2);
    expect(server.asked(endpoints.getStimulation)).toHaveLength(1);
  });

  it('draws again where the model has changed, and not where it is what was drawn from', async () => {
    await showAwardModel({ project: EDITING, simulation: exampleSimulation(3, { model_changed: true }) });
    await stepHeader('Specificeren MKI').click();
    await expect.poll(draws).toEqual([{}]);
  });

  it('draws nothing of a model that is what was drawn from, nor while one goes on changing it', async () => {
    await showAwardModel({ project: EDITING, simulation: exampleSimulation(3) });
    await stepHeader('Specificeren MKI').click();
    await fillIn(modelField(/^Bovengrens/), '110.000');
    await expect.poll(sentChanges).toHaveLength(1);
    await expect.poll(reads).toBe(2);
    expect(draws()).toEqual([]);
  });

  it('draws once what was typed in the step before is stored, however long that takes', async () => {
    const shown = await showAwardModel({ project: EDITING });
    const sent = Promise.withResolvers<void>();
    server.answer(endpoints.updateProject, async ({ payload }) => {
      await sent.promise;
      return shown.changeElsewhere(payload as Partial<Project>);
    });
    await fillIn(scope, '1.200.000');
    await stepHeader('Specificeren MKI').click();
    await expect.element(openStep('Specificeren MKI')).toBeVisible();
    await expect.poll(reads).toBe(1);
    expect(draws()).toEqual([]);
    sent.resolve();
    await expect.poll(draws).toEqual([{}]);
  });

  it('draws once it is known that there is no simulation, although the user has gone on to step 4', async () => {
    await showAwardModel({ project: EDITING });
    const known = Promise.withResolvers<Simulation>();
    server.answer(endpoints.listRandomApplicants, () => known.promise);
    await fillIn(scope, '1.200.000');
    await expect.poll(sentChanges).toHaveLength(1);
    await stepHeader('Specificeren MKI').click();
    await expect.element(openStep('Specificeren MKI')).toBeVisible();
    await stepHeader('Simulatie').click();
    await expect.element(openStep('Simulatie')).toBeVisible();
    expect(draws()).toEqual([]);
    server.answer(endpoints.listRandomApplicants, () => exampleSimulation(3));
    known.resolve({ ...exampleSimulation(0), seed: null });
    await expect.poll(draws).toEqual([{}]);
    await expect.element(table).toBeVisible();
  });

  it('draws nothing of a model without boundaries', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_upper_boundary: null, mki_lower_boundary: null } });
    await expect.element(openStep('Specificeren MKI')).toBeVisible();
    await expect.poll(reads).toBe(1);
    expect(draws()).toEqual([]);
  });
});

describe('step 4', () => {
  it('draws only when that is asked, also of a model that has changed', async () => {
    await showSimulation({ simulation: exampleSimulation(3, { model_changed: true }) });
    await expect.element(page.getByText(/^Het model is gewijzigd nadat/)).toBeVisible();
    await expect.element(table).toBeVisible();
    expect(draws()).toEqual([]);
    await drawButton.click();
    await expect.poll(draws).toEqual([{}]);
  });

  it('has the bids in a table with their averages, the lowest fictitious price first', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    await expect.element(table).toBeVisible();
    const cells = cellsOf(table.element());
    expect(cells[0]).toEqual([
      'Inschrijver',
      'Inschrijfprijs',
      'Fictieve inschrijfprijs',
      'MKI',
      'Overige criteria',
    ]);
    expect(cells[1]).toEqual([
      'Inschrijver 3',
      '€980.000,-',
      '€860.000,-',
      '€80.001,-korting €100.000,-',
      '€20.000,-',
    ]);
    expect(cells.at(-1)).toEqual([
      'Gemiddeld over 3 inschrijvers',
      '€900.000,-',
      '€780.000,-',
      '€80.001,-korting €100.000,-',
      '€20.000,-',
    ]);
    await expect.element(chart('Gesimuleerde inschrijvingen')).toBeVisible();
  });

  it('can be ordered by any column, and shows twenty bids on a page', async () => {
    await showSimulation({ simulation: exampleSimulation(45) });
    await expect.element(table).toBeVisible();
    const names = () =>
      cellsOf(table.element())
        .slice(1, -1)
        .map(([name]) => name);
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Inschrijver 45');
    await page.getByRole('button', { name: 'Volgende pagina' }).click();
    await page.getByRole('button', { name: 'Volgende pagina' }).click();
    await expect.poll(names).toEqual(['5', '4', '3', '2', '1'].map((number) => `Inschrijver ${number}`));
    await table.getByRole('button', { name: 'Inschrijver' }).click();
    await expect.poll(() => names()[0]).toBe('Inschrijver 1');
    await expect
      .element(table.getByRole('columnheader', { name: 'Inschrijver' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await table.getByRole('button', { name: 'Inschrijver' }).click();
    await expect.poll(() => names()[0]).toBe('Inschrijver 45');
  });

  it('shows the last page that there is after a draw with fewer bids', async () => {
    await showSimulation({ simulation: exampleSimulation(45) });
    const next = page.getByRole('button', { name: 'Volgende pagina' });
    await next.click();
    await next.click();
    await expect.poll(() => cellsOf(table.element())).toHaveLength(7);
    server.answer(endpoints.listRandomApplicants, () => exampleSimulation(21));
    await drawButton.click();
    await expect
      .poll(() => cellsOf(table.element()).map(([name]) => name))
      .toEqual(['Inschrijver', 'Inschrijver 1', 'Gemiddeld over 21 inschrijvers']);
    server.answer(endpoints.listRandomApplicants, () => exampleSimulation(1));
    await drawButton.click();
    await expect
      .poll(() => cellsOf(table.element()).map(([name]) => name))
      .toEqual(['Inschrijver', 'Inschrijver 1', 'Gemiddeld over 1 inschrijver']);
  });

  it('shows the number that it was drawn with, repeats one that is chosen, and draws another', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    await expect.element(seed).toHaveValue('2026');
    await seed.fill('11');
    await repeatButton.click();
    await expect.poll(draws).toEqual([{ seed: 11 }]);
    await expect.element(seed).toHaveValue('11');
    await drawButton.click();
    await expect.poll(draws).toEqual([{ seed: 11 }, {}]);
    await expect.element(seed).toHaveValue('7');
  });

  it.each(['-1', '1,5', '4294967296', ''])(
    'does not repeat %j, which is no number to begin with',
    async (text) => {
      await showSimulation({ simulation: exampleSimulation(3) });
      await seed.fill(text);
      await expect.element(repeatButton).toBeDisabled();
    },
  );

  it('stores how many bidders are expected, from 1 to 1000, and says that the draw is of another number', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    for (const text of ['0', '1001', '2,5', '']) {
      await fillIn(applicants, text);
      await expect.element(page.getByText('Vul een heel getal van 1 tot en met 1000 in')).toBeVisible();
    }
    expect(sentChanges()).toEqual([]);
    await fillIn(applicants, '1000');
    await expect.poll(sentChanges).toEqual([{ expected_number_of_applicants: 1_000 }]);
    await expect.element(page.getByText(/^Het model is gewijzigd nadat/)).toBeVisible();
  });

  it('says what the draw assumes', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    const assumptions = page.getByRole('region', { name: 'Waar de loting van uitgaat' });
    await expect.element(assumptions).toMatchTextContent(/tussen 90 % van de streefwaarde/);
    await expect.element(assumptions).toMatchTextContent(/standaardafwijking van 5 %.*ten minste 50 %/);
    await expect.element(assumptions).toMatchTextContent(/vraagt 2 % van de projectomvang meer/);
  });

  it('of a locked project can be read and not drawn', async () => {
    await showSimulation({
      project: { ...EDITING, project_locked: true },
      simulation: exampleSimulation(3, { model_changed: true }),
    });
    await expect.element(table).toBeVisible();
    await expect.element(drawButton).toBeDisabled();
    await expect.element(repeatButton).toBeDisabled();
    await expect.element(applicants).toBeDisabled();
    expect(draws()).toEqual([]);
  });

  it('says which values it lacks, and draws nothing', async () => {
    await showSimulation({ project: { ...EDITING, mki_upper_boundary: null } });
    await expect.element(page.getByText('Bovengrens ‘Referentiewaarde’: Dit veld is vereist')).toBeVisible();
    await expect.element(drawButton).toBeDisabled();
    expect(draws()).toEqual([]);
  });

  it('that fails says so, and tries again with the same number', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    server.answer(endpoints.simulateTender, () => UNREACHABLE);
    await seed.fill('11');
    await repeatButton.click();
    await expect.element(page.getByText('De simulatie is niet gelukt')).toBeVisible();
    server.answer(endpoints.simulateTender, () => refused(409, { detail: 'Nu niet' }));
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByText('Nu niet')).toBeVisible();
    expect(draws()).toEqual([{ seed: 11 }, { seed: 11 }]);
  });

  it('fits on a phone', async () => {
    await atSize(390, 844, async () => {
      await showSimulation({ simulation: exampleSimulation(25) });
      await expect.element(table).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await expect.element(chart('Gesimuleerde inschrijvingen')).toBeVisible();
      expectNothingCut();
    });
  });
});

describe('ten thousand tenders', () => {
  const play = page.getByRole('button', { name: 'Speel 10.000 aanbestedingen' });
  const progress = page.getByRole('progressbar', { name: 'Aanbestedingen worden gespeeld' });

  it('are played beside the page, with how far they are, and say who wins under which setting', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    await play.click();
    await expect.element(progress).toBeVisible();
    const wins = chart('Wie wint, bij een andere maximale korting MKI');
    await expect.element(wins, { timeout: 25_000 }).toBeVisible();
    const rows = await tableOf('Wie wint, bij een andere maximale korting MKI');
    expect(rows.map(([setting]) => setting)).toEqual([
      'maximale korting MKI',
      '€125.000,-',
      '€187.500,-',
      expect.stringContaining('€250.000,-'),
      '€312.500,-',
      '€375.000,-',
    ]);
    // With a larger discount the lowest MKI wins more often.
    const shares = rows.slice(1).map(([, share]) => Number(share?.replace(' %', '').replace(',', '.')));
    expect(shares.toSorted((left, right) => left - right)).toEqual(shares);
    expect(shares[0]).toBeLessThan(shares.at(-1) ?? 0);
    await expect.element(page.getByText(/en toevalsgetal \d+\./)).toBeVisible();
  }, 40_000);

  it('are stopped by who has seen enough', async () => {
    await showSimulation({ simulation: exampleSimulation(3) });
    await play.click();
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(play).toBeEnabled();
  });
});
