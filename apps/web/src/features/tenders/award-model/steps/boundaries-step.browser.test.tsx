import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleCalculation, exampleTotal } from '../../../../testing/calculation-answers.ts';
import { tableOf } from '../../../../testing/charts-on-screen.ts';
import { exampleProject } from '../../../../testing/example-project.ts';
import { leaveScreens } from '../../../../testing/render-screen.tsx';
import { server, UNREACHABLE } from '../../../../testing/server.ts';
import {
  FILLED_IN,
  fillIn,
  lower,
  next,
  openStep,
  STIMULATION,
  sentChanges,
  showAwardModel,
  upper,
} from '../../../../testing/show-award-model.tsx';

const STEP_3 = { ...FILLED_IN, mki_upper_boundary: null, mki_lower_boundary: null } as const;
/** A model that was opened again: the user may go to any step. */
const EDITING = { ...FILLED_IN, emvi_status: 'Editing' } as const;
const BASELINE = exampleCalculation({
  name: 'Ontwerp mei',
  active: true,
  mki_value: 80_000.4,
  mki_set: 'a2',
});
const paused = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Types faster than anybody pauses, however busy the machine is. */
function typeFast(input: Element, texts: readonly string[]): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of texts) {
    write?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

describe('step 3', () => {
  it('has both boundaries, and half of the reference value as target', async () => {
    await showAwardModel({ project: STEP_3 });
    await expect.element(openStep('Specificeren MKI')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await upper.fill('100000');
    await expect.element(lower).toHaveValue('50.000');
    await expect.element(next).toBeEnabled();
    await expect.poll(sentChanges).toEqual([{ mki_upper_boundary: 100_000, mki_manually_set: true }]);
  });

  it('stores a boundary once, half a second after its user paused', async () => {
    await showAwardModel({ project: STEP_3 });
    await expect.element(upper).toBeVisible();
    typeFast(upper.element(), ['1', '10', '100', '1000']);
    expect(sentChanges()).toEqual([]);
    await expect.poll(sentChanges).toEqual([{ mki_upper_boundary: 1_000, mki_manually_set: true }]);
    await paused(700);
    expect(sentChanges()).toHaveLength(1);
  });

  it('stores what was typed just before its user left for another screen', async () => {
    await showAwardModel({ project: STEP_3 });
    await upper.fill('120000');
    leaveScreens();
    await expect.poll(sentChanges).toEqual([{ mki_upper_boundary: 120_000, mki_manually_set: true }]);
  });

  it.each([
    ['reference value', upper],
    ['target value', lower],
  ])('asks for a %s in whole euro, and does not round what was typed', async (_name, field) => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    await fillIn(field, '80.000,50');
    await expect.element(page.getByText('Vul een bedrag in hele euro’s in')).toBeVisible();
    await expect.element(field).toHaveValue('80.000,50');
    await expect.element(page.getByText('Niet opgeslagen; €100.000,- blijft staan.')).toBeVisible();
    await paused(700);
    expect(sentChanges()).toEqual([]);
  });

  it('says of a boundary of 0 euro what follows from it', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    await fillIn(lower, '0');
    await expect
      .element(page.getByText('Met 0 euro verdient alleen een MKI van 0 of lager de hele korting.'))
      .toBeVisible();
    await expect.element(next).toBeEnabled();
    await fillIn(upper, '0');
    await expect.element(page.getByText(/^Met 0 euro verdient geen enkele MKI korting/)).toBeVisible();
    await expect.element(next).toBeDisabled();
  });

  it('does not store a target above the reference value, or none', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    await lower.fill('100.001');
    await expect.element(page.getByText('Boven referentiewaarde')).toBeVisible();
    await paused(700);
    expect(sentChanges()).toEqual([]);
    await lower.fill('');
    await expect.element(page.getByText('Dit veld is vereist')).toBeVisible();
    await paused(700);
    expect(sentChanges()).toEqual([]);
    await lower.fill('99.999');
    await expect.poll(sentChanges).toEqual([{ mki_lower_boundary: 99_999 }]);
  });

  it('says that a target is not stored which only a missing reference value would allow', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_upper_boundary: 0, mki_lower_boundary: 0 } });
    await fillIn(upper, '');
    await fillIn(lower, '50.000');
    await expect.element(page.getByText('Boven referentiewaarde')).toBeVisible();
    await expect.element(lower).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Niet opgeslagen; €0,- blijft staan.')).toHaveLength(2);
    await fillIn(upper, '100.000');
    await expect
      .poll(sentChanges)
      .toEqual([{ mki_upper_boundary: 100_000, mki_lower_boundary: 50_000, mki_manually_set: true }]);
    await expect.element(page.getByText('Boven referentiewaarde')).not.toBeInTheDocument();
  });

  it('does not store a negative or a missing reference value', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: null } });
    await upper.fill('-1');
    await expect.element(page.getByText('Mag geen negatief getal zijn')).toBeVisible();
    await upper.fill('');
    await expect.element(page.getByText('Dit veld is vereist')).toBeVisible();
    await paused(700);
    expect(sentChanges()).toEqual([]);
  });

  it('keeps a target of somebody’s own, and holds a reference value below it back', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    await fillIn(upper, '90.000');
    await expect.element(lower).toHaveValue('100.000');
    await expect.element(page.getByText('Boven referentiewaarde').first()).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await fillIn(lower, '30.000');
    await expect
      .poll(sentChanges)
      .toEqual([{ mki_upper_boundary: 90_000, mki_lower_boundary: 30_000, mki_manually_set: true }]);
  });

  it('says which baseline the reference value follows, and goes back to it (D-40)', async () => {
    const project = { ...FILLED_IN, mki_upper_boundary: 80_000, mki_lower_boundary: null };
    await showAwardModel({ project, calculations: [BASELINE] });
    await expect
      .element(page.getByText('Volgt de actieve baseline ‘Ontwerp mei’: MKI €80.000,- in Set A2.'))
      .toBeVisible();
    await fillIn(upper, '90.000');
    await expect
      .element(
        page.getByText('Zelf ingevuld. De actieve baseline ‘Ontwerp mei’ komt op MKI €80.000,- in Set A2.'),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Neem waarde van baseline over' }).click();
    await expect.poll(() => sentChanges().at(-1)).toEqual({ mki_manually_set: false });
  });

  it('says of how many posts of the baseline something counts as 0', async () => {
    const project = { ...FILLED_IN, mki_upper_boundary: 80_000, mki_lower_boundary: null };
    const total = exampleTotal({ set: 'a2', item_count: 4, items_undeclared: 2 });
    await showAwardModel({ project, calculations: [{ ...BASELINE, totals: [total] }] });
    await expect
      .element(
        page.getByText('Daarin tellen 3 van de 5 posten deels als 0: wat niet is opgegeven, zit er niet in.'),
      )
      .toBeVisible();
  });

  it('says nothing of a baseline of which nothing counts as 0', async () => {
    const project = { ...FILLED_IN, mki_upper_boundary: 80_000, mki_lower_boundary: null };
    const total = exampleTotal({ set: 'a2', item_count: 5, items_undeclared: 0 });
    await showAwardModel({ project, calculations: [{ ...BASELINE, totals: [total] }] });
    await expect.element(page.getByText(/^Volgt de actieve baseline/)).toBeVisible();
    await expect.element(page.getByText(/deels als 0/)).not.toBeInTheDocument();
  });

  it('stores what was typed after the baseline could not be followed, and not the baseline', async () => {
    const project = { ...FILLED_IN, mki_upper_boundary: 90_000, mki_lower_boundary: null };
    const own = { mki_upper_boundary: 95_000, mki_manually_set: true };
    await showAwardModel({ project: { ...project, mki_manually_set: true }, calculations: [BASELINE] });
    server.answer(endpoints.updateProject, () => UNREACHABLE);
    await page.getByRole('button', { name: 'Neem waarde van baseline over' }).click();
    await expect.element(page.getByText(/^Niet opgeslagen\. /)).toBeVisible();
    const later = Promise.withResolvers<typeof UNREACHABLE>();
    server.answer(endpoints.updateProject, () => later.promise);
    await upper.fill('95.000');
    await expect.poll(sentChanges).toEqual([{ mki_manually_set: false }, own]);
    await page.getByRole('button', { name: /^Opnieuw proberen: / }).click();
    server.answer(endpoints.updateProject, () => exampleProject({ ...project, ...own, revision: 2 }));
    later.resolve(UNREACHABLE);
    await expect.element(page.getByText(/^Niet opgeslagen/)).not.toBeInTheDocument();
    await paused(700);
    expect(sentChanges()).toEqual([{ mki_manually_set: false }, own, own]);
    await expect.element(upper).toHaveValue('95.000');
  });

  it('says that nothing is followed where no baseline is active', async () => {
    await showAwardModel({ project: STEP_3 });
    await expect.element(page.getByText(/^Er is geen actieve baseline/)).toBeVisible();
  });

  it('shows the stimulation beside that of others, in five bars with two decimals', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    const [, ...rows] = await tableOf('Stimulering duurzaamheid');
    expect(rows).toEqual([
      ['Project | sector', '5,00'],
      ['Organisatie | sector', '2,50'],
      ['Landelijk | sector, te weinig modellen', '-'],
      ['Organisatie | Algemeen', '1,25'],
      ['Landelijk | Algemeen, te weinig modellen', '-'],
    ]);
    await expect.element(page.getByText(/vastgelegd/)).not.toBeInTheDocument();
  });

  it('says of a model in steps that it has those, where there is no stimulation', async () => {
    const mki_steps = [
      { mki_upto: 50_000, discount: 250_000 },
      { mki_upto: 100_000, discount: 50_000 },
    ];
    await showAwardModel({ project: { ...EDITING, mki_lower_boundary: 50_000, mki_steps } });
    server.answer(endpoints.getStimulation, () => ({ ...STIMULATION, project: null }));
    await page.getByRole('button', { name: /Specificeren MKI/ }).click();
    const [, first] = await tableOf('Stimulering duurzaamheid');
    expect(first).toEqual(['Project | sector, heeft een staffel', '-']);
  });

  it('says when the means of the country were fixed', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_lower_boundary: 100_000 } });
    server.answer(endpoints.getStimulation, () => ({
      award_model_version: 1,
      project: 5,
      organization_projects_for_sector: 2.5,
      all_projects_for_sector: 3,
      organization_projects: 1.25,
      all_projects: 2,
      all_projects_fixed: { from: '2026-10-01', until: '2026-10-01' },
    }));
    await fillIn(upper, '80000');
    await expect
      .element(
        page.getByText(
          'Cijfers over anderen zijn vastgelegd op 01-10-2026. Elk kwartaal worden ze vernieuwd.',
        ),
      )
      .toBeVisible();
  });

  it('asks for the stimulation again once the model has changed', async () => {
    await showAwardModel({ project: STEP_3 });
    await expect.poll(() => server.asked(endpoints.getStimulation).length).toBe(1);
    await fillIn(upper, '80000');
    await expect.poll(() => server.asked(endpoints.getStimulation).length).toBe(2);
  });
});

describe('ceiling and steps', () => {
  it('a ceiling is stored when its user goes on, and taken away when it is emptied', async () => {
    await showAwardModel({ project: { ...EDITING, mki_ceiling: 90_000 } });
    await page.getByRole('button', { name: /Specificeren MKI/ }).click();
    const ceiling = page.getByRole('textbox', { name: 'MKI-plafond' });
    await fillIn(ceiling, '');
    await expect.poll(sentChanges).toEqual([{ mki_ceiling: null }]);
  });

  it('steps are filled in as a list, and stored at once when they rise and fall', async () => {
    await showAwardModel({ project: EDITING });
    await page.getByRole('button', { name: /Specificeren MKI/ }).click();
    await page.getByRole('button', { name: 'Staffel maken' }).click();
    const second = page.getByRole('group', { name: 'Trede 2' });
    await second.getByRole('textbox', { name: 'Korting' }).fill('999.999.999');
    await page.getByRole('button', { name: 'Staffel opslaan' }).click();
    await expect.element(page.getByText('Moet onder de korting van de vorige trede liggen')).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await second.getByRole('textbox', { name: 'Korting' }).fill('10.000');
    await page.getByRole('button', { name: 'Staffel opslaan' }).click();
    await expect.poll(sentChanges).toEqual([
      {
        mki_steps: [
          { mki_upto: FILLED_IN.mki_lower_boundary, discount: FILLED_IN.mki_max_discount },
          { mki_upto: FILLED_IN.mki_upper_boundary, discount: 10_000 },
        ],
      },
    ]);
  });
});
