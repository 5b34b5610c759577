import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations, exampleCalculation } from '../../../../testing/calculation-answers.ts';
import { PROJECT } from '../../../../testing/example-project.ts';
import { exampleSession, ORGANISATION } from '../../../../testing/example-session.ts';
import { refused, server, UNREACHABLE } from '../../../../testing/server.ts';
import {
  FILLED_IN,
  next,
  openStep,
  showAwardModel,
  stepHeader,
} from '../../../../testing/show-award-model.tsx';

const EDITING = { ...FILLED_IN, emvi_status: 'Editing' } as const;
const LOCKED = { ...FILLED_IN, emvi_status: 'Locked', project_status: 'EMVI_Complete' } as const;
const completeButton = page.getByRole('button', { name: 'Criterium MKI Voltooien' });
const changeButton = page.getByRole('button', { name: 'Criterium MKI aanpassen' });
const told = () => server.asked(endpoints.notifyOfAwardModel);
const toggled = () => server.asked(endpoints.toggleEmvi);

const answerNotified = () =>
  server.answer(endpoints.notifyOfAwardModel, ({ payload }) => ({
    uuid: crypto.randomUUID(),
    organisation: payload.organisation,
    project: payload.project,
    message: 'Het model is voltooid.',
    created: '01/02/2026 09:00:00',
  }));

describe('the overview', () => {
  it('has a row for the MKI and one for the other criteria, figures at the right', async () => {
    await showAwardModel({ project: LOCKED });
    const table = page.getByRole('table', { name: 'Het model in een overzicht' });
    await expect.element(table).toBeVisible();
    const rows = [...table.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['MKI', '€250.000,-', '€50.000,-', '€100.000,-', '83,33 %'],
      ['Overige criteria', '€50.000,-', '-', '-', '16,67 %'],
    ]);
    const [, ...figures] = table.element().querySelectorAll('tbody tr:first-child > *');
    expect(figures.map((cell) => getComputedStyle(cell).textAlign)).toEqual(Array(4).fill('right'));
  });

  it.each([
    ['asks of an open model whether everything is right', EDITING, /^Klopt alles\?/],
    ['says of a complete one that it is fixed', LOCKED, /^Zo is het model vastgelegd\.$/],
  ] as const)('%s', async (_what, project, lead) => {
    await showAwardModel({ project });
    await stepHeader('Overzicht').click();
    await expect.element(page.getByText(lead)).toBeVisible();
    expect(page.getByText(/^(Klopt alles|Zo is het model)/).length).toBe(1);
  });
});

describe('completing the model', () => {
  it('completes it, tells the provider in the standard words, and goes on to the next tab', async () => {
    answerNotified();
    const shown = await showAwardModel({ project: EDITING });
    await stepHeader('Overzicht').click();
    await completeButton.click();
    await expect.poll(() => shown.wentOn()).toBe(1);
    expect(shown.stored().emvi_status).toBe('Locked');
    expect(toggled()).toHaveLength(1);
    expect(toggled()[0]?.headers['if-match']).toBe('1');
    expect(toggled()[0]?.payload).not.toHaveProperty('keep_reference_value');
    await expect
      .poll(() => told().map(({ params, payload }) => ({ params, payload })))
      .toEqual([
        {
          params: { user: exampleSession.user.uuid },
          payload: { organisation: ORGANISATION.slug, project: PROJECT.uuid },
        },
      ]);
    await expect.element(page.getByText(/medewerkers van Milieuspoor hebben bericht gekregen/)).toBeVisible();
  });

  it('stays complete when the message can’t be sent, which is said and can be tried again', async () => {
    server.answer(endpoints.notifyOfAwardModel, () => UNREACHABLE);
    const shown = await showAwardModel({ project: EDITING });
    await stepHeader('Overzicht').click();
    await completeButton.click();
    await expect
      .element(page.getByText(/het bericht aan de medewerkers van Milieuspoor is niet verstuurd/))
      .toBeVisible();
    expect(shown.stored().emvi_status).toBe('Locked');
    expect(shown.wentOn()).toBe(1);
    answerNotified();
    await page.getByRole('button', { name: 'Verstuur het bericht opnieuw' }).click();
    await expect
      .element(page.getByText('De medewerkers van Milieuspoor hebben bericht gekregen.'))
      .toBeVisible();
    expect(told()).toHaveLength(2);
    expect(toggled()).toHaveLength(1);
  });

  it.each([
    [{ projectscope: 0 }, 'Projectomvang (geraamd): Mag niet 0 zijn', 1],
    [{ fictional_tender_benefit: null }, 'Totale fictieve korting: Dit veld is vereist', 1],
    [
      { mki_max_discount: null, criteria_max_discount: 300_000 },
      'Maximale korting MKI: Dit veld is vereist',
      2,
    ],
    [
      { criteria_max_discount: 49_999 },
      'Maximale korting overige criteria: Verdeel nog €1,- over de criteria',
      2,
    ],
    [{ mki_upper_boundary: null }, 'Bovengrens ‘Referentiewaarde’: Dit veld is vereist', 3],
    [
      { mki_lower_boundary: 100_000 },
      'Ondergrens ‘Streefwaarde’: De streefwaarde moet onder de referentiewaarde liggen',
      3,
    ],
  ])(
    'of a model with %j says what is missing, and leads to its step: it can’t be completed',
    async (values, words, step) => {
      await showAwardModel({ project: { ...EDITING, ...values } });
      await stepHeader('Overzicht').click();
      await expect.element(completeButton).toBeDisabled();
      await expect.element(page.getByText(words)).toBeVisible();
      await page.getByRole('button', { name: `Naar stap ${step}: ${words.split(': ')[0]}` }).click();
      await expect.poll(() => document.activeElement?.textContent).toContain(`Stap ${step} van 5`);
    },
  );

  it('is reached by walking the steps the first time, and not before', async () => {
    await showAwardModel({ project: FILLED_IN });
    await expect.element(openStep('Simulatie')).toBeVisible();
    await next.click();
    await expect.element(completeButton).toBeEnabled();
  });

  it('says what was on the screen, and is refused with what there is beside it', async () => {
    const shown = await showAwardModel({ project: EDITING });
    await stepHeader('Overzicht').click();
    server.answer(endpoints.toggleEmvi, () => {
      shown.changeElsewhere({ mki_upper_boundary: 80_000, mki_lower_boundary: 40_000 });
      return refused(409, {
        detail: 'Er is niets vastgelegd: bekijk het opnieuw.',
        shown: { mki_upper_boundary: 100_000 },
        current: { mki_upper_boundary: 80_000 },
      });
    });
    await completeButton.click();
    await expect.element(page.getByRole('cell', { name: '€100.000,-' }).last()).toBeVisible();
    await expect
      .poll(() => toggled()[0]?.payload)
      .toMatchObject({
        shown: { mki_upper_boundary: 100_000, mki_lower_boundary: 50_000, award_model_version: 1 },
      });
    await expect.element(completeButton).toBeDisabled();
    await page.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(completeButton).toBeEnabled();
    await completeButton.click();
    await expect
      .poll(() => toggled()[1]?.payload)
      .toMatchObject({ shown: { mki_upper_boundary: 80_000, mki_lower_boundary: 40_000 } });
    expect(shown.wentOn()).toBe(0);
  });

  it('that somebody else has spoilt meanwhile is refused, and says so', async () => {
    const shown = await showAwardModel({ project: EDITING });
    await stepHeader('Overzicht').click();
    await expect.element(completeButton).toBeEnabled();
    const current = shown.changeElsewhere({ mki_max_discount: 200_000 });
    server.answer(endpoints.toggleEmvi, () => refused(409, { detail: 'Iemand was u voor', current }));
    await completeButton.click();
    await expect.element(page.getByText('Iemand was u voor')).toBeVisible();
    await expect.element(completeButton).toBeDisabled();
    expect(told()).toEqual([]);
    expect(shown.wentOn()).toBe(0);
  });
});

describe('a complete model', () => {
  it('is taken up again after a warning, and begins at step 1', async () => {
    const shown = await showAwardModel({ project: LOCKED });
    await expect.element(completeButton).not.toBeInTheDocument();
    await changeButton.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(/gevolgen hebben voor de module Optimalisatie/);
    await dialog.getByRole('button', { name: 'Aanpassen' }).click();
    await expect.element(openStep('Specificeer de totale fictieve korting')).toBeVisible();
    expect(shown.stored().emvi_status).toBe('Editing');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain('Stap 1 van 5');
    await expect.element(page.getByRole('textbox', { name: /^Projectomvang/ })).toBeEnabled();
  });

  describe('beside another baseline than it was taken from', () => {
    const baseline = exampleCalculation({
      calculation_type: 'design-baseline',
      active: true,
      name: 'Tweede',
      mki_value: 80_000,
    });
    const source = { uuid: '0c000000-0000-4000-8000-000000000099', name: 'Eerste' };
    const FOLLOWED = { ...LOCKED, mki_reference_calculation: source, mki_manually_set: false } as const;
    const dialog = page.getByRole('alertdialog');

    it('says whose its value is, and shows old and new before it follows', async () => {
      await showAwardModel({ project: FOLLOWED, calculations: [baseline] });
      await stepHeader('Specificeren MKI').click();
      await expect
        .element(page.getByText(/^Van baseline ‘Eerste’, niet van de actieve\..*‘Tweede’/))
        .toBeVisible();
      await stepHeader('Overzicht').click();
      await changeButton.click();
      await expect.element(dialog.getByText('Referentiewaarde €100.000,- → €80.000,-')).toBeVisible();
      await expect.element(dialog.getByText('Streefwaarde €50.000,- → €40.000,-')).toBeVisible();
      await dialog.getByRole('button', { name: 'Aanpassen en volgen' }).click();
      await expect
        .poll(() => toggled()[0]?.payload)
        .toMatchObject({
          shown: { mki_upper_boundary: 100_000, design_baseline: { name: 'Tweede', mki_value: 80_000 } },
        });
      expect(toggled()[0]?.payload).not.toHaveProperty('keep_reference_value');
    });

    it('stays about the baseline of the question, until what became another is looked at', async () => {
      const shown = await showAwardModel({ project: FOLLOWED, calculations: [baseline] });
      await changeButton.click();
      await expect.element(dialog.getByText('Referentiewaarde €100.000,- → €80.000,-')).toBeVisible();
      const other = exampleCalculation({ ...baseline, name: 'Derde', mki_value: 70_000 });
      server.answer(endpoints.toggleEmvi, () => {
        answerCalculations(other);
        shown.changeElsewhere({});
        return refused(409, {
          detail: 'Er is niets vastgelegd: bekijk het opnieuw.',
          shown: { design_baseline: { uuid: baseline.uuid, name: 'Tweede', mki_value: 80_000 } },
          current: { design_baseline: { uuid: baseline.uuid, name: 'Derde', mki_value: 70_000 } },
        });
      });
      await dialog.getByRole('button', { name: 'Aanpassen en volgen' }).click();
      await expect.element(dialog.getByRole('cell', { name: 'Derde: MKI €70.000,-' })).toBeVisible();
      await expect.element(dialog.getByText('Referentiewaarde €100.000,- → €80.000,-')).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Aanpassen en volgen' })).toBeDisabled();
      await expect.element(dialog.getByRole('button', { name: 'Waarde laten staan' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
      await expect.element(dialog.getByText('Referentiewaarde €100.000,- → €70.000,-')).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Aanpassen en volgen' })).toBeEnabled();
    });

    it('leaves its value when that is chosen', async () => {
      await showAwardModel({ project: FOLLOWED, calculations: [baseline] });
      await changeButton.click();
      await dialog.getByRole('button', { name: 'Waarde laten staan' }).click();
      await expect.poll(() => toggled()[0]?.payload).toMatchObject({ keep_reference_value: true });
    });

    it('can only leave it where the target lies above the new value', async () => {
      await showAwardModel({
        project: { ...FOLLOWED, mki_lower_boundary: 90_000 },
        calculations: [baseline],
      });
      await changeButton.click();
      await expect.element(dialog.getByText(/€90\.000,- ligt daarboven/)).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Aanpassen', exact: true })).toBeDisabled();
      await expect.element(dialog.getByRole('button', { name: 'Waarde laten staan' })).toBeEnabled();
    });
  });

  it('stays complete when its user thinks better of it', async () => {
    const shown = await showAwardModel({ project: LOCKED });
    await changeButton.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(toggled()).toEqual([]);
    expect(shown.stored().emvi_status).toBe('Locked');
  });

  it('of a closed tender phase can’t be taken up again', async () => {
    await showAwardModel({ project: { ...LOCKED, project_status: 'Design_Phase_Complete' } });
    await expect.element(openStep('Overzicht')).toBeVisible();
    await expect.element(changeButton).not.toBeInTheDocument();
    await expect.element(completeButton).not.toBeInTheDocument();
  });
});
