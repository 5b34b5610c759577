import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { refused, server } from '../../../testing/server.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';
import { slowProcessor } from '../../../testing/slow-processor.ts';

const NAME = 'Ontwerp mei';
const nameField = page.getByRole('textbox', { name: 'Naam berekening' });
const pencil = page.getByRole('button', { name: `Naam wijzigen van ${NAME}` });
const patches = () => server.asked(endpoints.updateCalculation).map(({ payload }) => payload);

describe('renaming', () => {
  it('is saved by Enter, without the spaces around it, and the list shows it', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await pencil.click();
    await nameField.fill('  Ontwerp juni ');
    await userEvent.keyboard('{Enter}');
    await expect.element(rowOf('Ontwerp juni')).toBeVisible();
    expect(patches()).toEqual([{ name: 'Ontwerp juni' }]);
    expect(server.asked(endpoints.updateCalculation)[0]?.params.uuid).toBe(calculationUuid(1));
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Naam wijzigen van Ontwerp juni');
  });

  it('gives the keyboard back to the pencil on a slow machine too, saved or not', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await slowProcessor();
    await pencil.click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(pencil.element());
    await userEvent.keyboard('{Enter}');
    await nameField.fill('Ontwerp juni');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Naam wijzigen van Ontwerp juni' })).toHaveFocus();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => page.getByRole('button', { name: 'Wijziging annuleren' }).click()],
  ])('is left by %s as it was, also when it is opened again', async (_what, leave) => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await pencil.click();
    await nameField.fill('Iets anders');
    await leave();
    await expect.element(rowOf(NAME)).toBeVisible();
    await pencil.click();
    await expect.element(nameField).toHaveValue(NAME);
    expect(patches()).toEqual([]);
  });

  it('to the same name asks the server nothing', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await pencil.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(nameField).not.toBeInTheDocument();
    expect(patches()).toEqual([]);
  });

  it('counts the characters and stops at a hundred', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await pencil.click();
    await expect.element(page.getByText('11 van 100 tekens')).toBeVisible();
    await nameField.fill('x'.repeat(99));
    await userEvent.keyboard('yz');
    await expect.element(nameField).toHaveValue(`${'x'.repeat(99)}y`);
    await expect.element(page.getByText('100 van 100 tekens')).toBeVisible();
  });

  it('to nothing is not saved, and says that a name is needed', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await pencil.click();
    await nameField.fill('   ');
    await expect.element(page.getByText('Dit veld is vereist')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Naam opslaan' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(nameField).toBeVisible();
    expect(patches()).toEqual([]);
  });

  it('that is refused says why under the field and keeps what was typed', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.updateCalculation, () => refused(400, { name: ['Deze naam bestaat al.'] }));
    await showCalculations();
    await pencil.click();
    await nameField.fill('Ontwerp juni');
    await page.getByRole('button', { name: 'Naam opslaan' }).click();
    await expect.element(page.getByText('Deze naam bestaat al.')).toBeVisible();
    await expect.element(nameField).toHaveValue('Ontwerp juni');
  });
});
