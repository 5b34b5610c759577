import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalculations, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { refused, server } from '../../../testing/server.ts';
import { showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';
const patches = () => server.asked(endpoints.updateCalculation).map(({ payload }) => payload);

describe('a note', () => {
  const note = page.getByRole('textbox', { name: 'Notities' });
  const save = page.getByRole('button', { name: 'Opslaan' });

  it('is added, and its beginning then stands on its icon', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await page.getByRole('button', { name: `Notitie toevoegen aan ${NAME}` }).click();
    await expect.element(save).toBeDisabled();
    await note.fill('Zonder het landhoofd aan de oostkant');
    await save.click();
    const icon = page.getByRole('button', { name: `Notitie aanpassen van ${NAME}` });
    await expect.element(icon).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await icon.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Zonder het landhoofd');
    expect(patches()).toEqual([{ notes: 'Zonder het landhoofd aan de oostkant' }]);
  });

  it('shows its first line under the name of its calculation, and no more of it', async () => {
    answerCalculations(exampleCalculation({ notes: 'Variant met landhoofd\nNa overleg van dinsdag' }));
    await showCalculations();
    const header = page.getByRole('rowheader', { name: NAME, exact: true });
    await expect.element(header).toHaveTextContent(`${NAME}Variant met landhoofd`);
    await expect.element(header).not.toHaveTextContent('Na overleg');
  });

  it('has five hundred characters at most; one more is not saved and says so', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await page.getByRole('button', { name: `Notitie toevoegen aan ${NAME}` }).click();
    await note.fill('x'.repeat(500));
    await expect.element(page.getByText('500 van 500 tekens')).toBeVisible();
    await expect.element(save).toBeEnabled();
    await note.fill('x'.repeat(501));
    await expect.element(page.getByText('Een notitie is hooguit 500 tekens lang')).toBeVisible();
    await expect.element(save).toBeDisabled();
  });

  it('that is left by Esc asks first, and is as it was', async () => {
    answerCalculations(exampleCalculation({ notes: 'Oud' }));
    await showCalculations();
    const icon = page.getByRole('button', { name: `Notitie aanpassen van ${NAME}` });
    await icon.click();
    await note.fill('Nieuw');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await icon.click();
    await expect.element(note).toHaveValue('Oud');
    expect(patches()).toEqual([]);
  });

  it('that cannot be saved keeps what was typed, and is tried again', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.updateCalculation, () => refused(409, { detail: 'Dit project is vergrendeld.' }));
    await showCalculations();
    await page.getByRole('button', { name: `Notitie toevoegen aan ${NAME}` }).click();
    await note.fill('Nieuw');
    await save.click();
    await expect.element(page.getByText('Dit project is vergrendeld.')).toBeVisible();
    await expect.element(note).toHaveValue('Nieuw');
    answerCalculations(exampleCalculation());
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(patches()).toEqual([{ notes: 'Nieuw' }, { notes: 'Nieuw' }]);
  });

  it('that a colleague saved first is loaded, and the focus is in it for what is typed next', async () => {
    answerCalculations(exampleCalculation({ notes: 'Oud' }));
    const current = exampleCalculation({ notes: 'Van een collega', revision: 2 });
    server.answer(endpoints.updateCalculation, () => refused(409, { current, detail: 'Lotte was eerder.' }));
    await showCalculations();
    await page.getByRole('button', { name: `Notitie aanpassen van ${NAME}` }).click();
    await note.fill('Nieuw');
    await save.click();
    await page.getByRole('button', { name: 'Nieuwste notitie laden' }).click();
    await expect.element(note).toHaveValue('Van een collega');
    await expect.element(note).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is read but not written where the row is read-only', async () => {
    answerCalculations(exampleCalculation({ notes: 'Zie de tekening' }));
    await showCalculations({ project: { project_locked: true } });
    await page.getByRole('button', { name: `Notitie aanpassen van ${NAME}` }).click();
    await expect.element(note).toHaveValue('Zie de tekening');
    await expect.element(note).toHaveAttribute('readonly');
    await expect.element(save).not.toBeInTheDocument();
  });
});
