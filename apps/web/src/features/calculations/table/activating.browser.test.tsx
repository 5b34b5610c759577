import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { leaveScreens } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';
import { findStepAct } from '../../../ui/step-acts.ts';

const NAME = 'Ontwerp mei';
const activate = page.getByRole('checkbox', { name: `${NAME} actief maken` });
const patches = () => server.asked(endpoints.updateCalculation).map(({ payload }) => payload);

describe('the next step that makes a calculation active', () => {
  const take = () => findStepAct('activate-baseline');

  it('makes the only one active', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await expect.poll(take).toBeDefined();
    take()?.();
    await expect.poll(patches).toEqual([{ active: true }]);
  });

  it('asks which one, where there are several', async () => {
    answerCalculations(
      exampleCalculation(),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni' }),
    );
    await showCalculations();
    await expect.poll(take).toBeDefined();
    take()?.();
    const dialog = page.getByRole('dialog', { name: 'Berekening actief maken' });
    const confirm = dialog.getByRole('button', { name: 'Maak actief' });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('radio', { name: /^Ontwerp juni/ }).click();
    await confirm.click();
    await expect.poll(patches).toEqual([{ active: true }]);
    expect(server.asked(endpoints.updateCalculation)[0]?.params.uuid).toBe(calculationUuid(2));
  });

  it('is not there for who may change nothing, and where one is active', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations({ project: { project_locked: true } });
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(take()).toBeUndefined();
    leaveScreens();
    answerCalculations(
      exampleCalculation(),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni', active: true }),
    );
    await showCalculations();
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(take()).toBeUndefined();
  });
});

describe('activating', () => {
  it('asks for it, and the list shows which one is active', async () => {
    const shelf = answerCalculations(
      exampleCalculation(),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni', active: true }),
    );
    server.answer(endpoints.updateCalculation, ({ params }) => {
      shelf.calculations = shelf.calculations.map((one) => ({ ...one, active: one.uuid === params.uuid }));
      return shelf.calculations.find(({ active }) => active) ?? refused(404);
    });
    await showCalculations();
    await activate.click();
    await expect.element(rowOf(NAME).getByRole('checkbox')).toBeChecked();
    await expect.element(rowOf('Ontwerp juni').getByRole('checkbox')).not.toBeChecked();
    expect(patches()).toEqual([{ active: true }]);
  });

  it('is undone by the same box', async () => {
    answerCalculations(exampleCalculation({ active: true }));
    await showCalculations();
    await page.getByRole('checkbox', { name: `${NAME} is actief; uitvinken om te deactiveren` }).click();
    await expect.element(activate).not.toBeChecked();
    expect(patches()).toEqual([{ active: false }]);
  });

  it('by keyboard keeps the focus, and a second press while it is stored does nothing', async () => {
    const shelf = answerCalculations(exampleCalculation());
    let store = () => {};
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    server.answer(endpoints.updateCalculation, async () => {
      await held;
      shelf.calculations = [exampleCalculation({ active: true })];
      return exampleCalculation({ active: true });
    });
    await showCalculations();
    await expect.element(activate).toBeVisible();
    (activate.element() as HTMLElement).focus();
    await userEvent.keyboard('  ');
    await expect.element(activate).toHaveAttribute('aria-busy', 'true');
    store();
    const box = rowOf(NAME).getByRole('checkbox');
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveFocus();
    expect(patches()).toEqual([{ active: true }]);
  });

  it('that is refused says why at the row, and is tried again from there', async () => {
    const shelf = answerCalculations(exampleCalculation());
    let refusals = 1;
    server.answer(endpoints.updateCalculation, () => {
      if (refusals-- > 0) return refused(409, { detail: 'De andere berekeningen staan in Set A2.' });
      shelf.calculations = [exampleCalculation({ active: true })];
      return exampleCalculation({ active: true });
    });
    await showCalculations();
    await activate.click();
    await expect.element(page.getByText('De andere berekeningen staan in Set A2.')).toBeVisible();
    await expect.element(activate).not.toBeChecked();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(rowOf(NAME).getByRole('checkbox')).toBeChecked();
    await expect.element(page.getByText('De andere berekeningen staan in Set A2.')).not.toBeInTheDocument();
    expect(patches()).toEqual([{ active: true }, { active: true }]);
  });

  it('of what somebody else deleted meanwhile says so, and the row goes', async () => {
    const shelf = answerCalculations(exampleCalculation());
    server.answer(endpoints.updateCalculation, () => {
      shelf.calculations = [];
      return refused(404);
    });
    await showCalculations();
    await activate.click();
    await expect.element(page.getByText(`${NAME} is intussen door iemand anders verwijderd`)).toBeVisible();
    await expect.element(rowOf(NAME)).not.toBeInTheDocument();
  });

  it('is impossible for a calculation without a file', async () => {
    answerCalculations(exampleCalculation({ excel_file: '' }));
    await showCalculations();
    await expect.element(activate).toBeDisabled();
  });

  it('has no place where the newest is active by itself; that one is marked', async () => {
    answerCalculations(exampleCalculation({ calculation_type: 'as-built-baseline', active: true }));
    await showCalculations({ type: 'as-built-baseline' });
    await expect.element(rowOf(NAME).getByLabelText('Deze berekening is actief')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('columnheader', { name: 'Actief' })).not.toBeInTheDocument();
  });
});

describe('activating another baseline of a project with an award model', () => {
  const MODEL = {
    project_award_criteria: true,
    mki_upper_boundary: 45_832,
    mki_lower_boundary: 22_916,
  } as const;
  const dialog = page.getByRole('alertdialog');

  it('says first what the reference value and the target become, and does nothing when it is not meant', async () => {
    answerCalculations(exampleCalculation({ mki_value: 30_610.2 }));
    await showCalculations({ project: MODEL });
    await activate.click();
    await expect.element(dialog.getByText('Referentiewaarde €45.832,- → €30.610,-')).toBeVisible();
    await expect.element(dialog.getByText('Streefwaarde €22.916,- → €15.305,-')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(patches()).toEqual([]);
    await activate.click();
    await dialog.getByRole('button', { name: 'Actief maken' }).click();
    await expect.poll(patches).toEqual([{ active: true }]);
  });

  it('says of a complete model that its value stays', async () => {
    answerCalculations(exampleCalculation({ mki_value: 30_610 }));
    await showCalculations({ project: { ...MODEL, emvi_status: 'Locked' } });
    await activate.click();
    await expect.element(dialog.getByText(/de referentiewaarde blijft €45\.832,-/)).toBeVisible();
    expect(patches()).toEqual([]);
  });

  it.each([
    ['set by hand', { mki_manually_set: true }],
    ['that is that of the calculation already', { mki_upper_boundary: 30_610, mki_lower_boundary: 15_305 }],
    ['that there is none of yet', { mki_upper_boundary: null, mki_lower_boundary: null }],
    ['of a project without an award model', { project_award_criteria: false }],
  ])('asks nothing of a reference value %s', async (_which, project) => {
    answerCalculations(exampleCalculation({ mki_value: 30_610 }));
    await showCalculations({ project: { ...MODEL, ...project } });
    await activate.click();
    await expect.poll(patches).toEqual([{ active: true }]);
    expect(dialog.length).toBe(0);
  });

  it('says before it is taken away that the value stays', async () => {
    const source = { uuid: calculationUuid(1), name: NAME };
    answerCalculations(exampleCalculation({ active: true }));
    await showCalculations({ project: { ...MODEL, mki_reference_calculation: source } });
    await page.getByRole('checkbox', { name: `${NAME} is actief; uitvinken om te deactiveren` }).click();
    await expect.element(dialog.getByText(/blijft €45\.832,-, tot u een andere/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Niet meer actief' }).click();
    await expect.poll(patches).toEqual([{ active: false }]);
  });
});
