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

const NAME = 'Ontwerp mei';
const bin = page.getByRole('button', { name: `${NAME} verwijderen` });
const dialog = page.getByRole('alertdialog');
const confirm = dialog.getByRole('button', { name: 'Verwijder' });
/** With its button in it. */
const done = page.getByText(/^Ontwerp mei is verwijderd/);

describe('deleting', () => {
  it('asks first, by name, and does nothing when it is cancelled', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await bin.click();
    await expect
      .element(dialog)
      .toMatchTextContent(
        `Weet u zeker dat u ${NAME} wilt verwijderen? U kunt dit meteen daarna ongedaan maken, en nog 24 uur onder ‘Onlangs verwijderd’.`,
      );
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(server.asked(endpoints.deleteCalculation)).toEqual([]);
  });

  it('takes the row away, and a button on the message brings it back', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await bin.click();
    await confirm.click();
    await expect.element(done).toBeVisible();
    await expect.element(rowOf(NAME)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(server.asked(endpoints.restoreCalculation).map(({ params }) => params.uuid)).toEqual([
      calculationUuid(1),
    ]);
  });

  it('by keyboard ends with the focus on the way back, and then at the heading', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await expect.element(bin).toBeVisible();
    (bin.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(confirm).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Ongedaan maken');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Baselineberekeningen');
    await expect.element(rowOf(NAME)).toBeVisible();
  });

  it('that fails stays a question, and says why', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.deleteCalculation, () =>
      refused(409, { detail: 'Deze berekening is intussen actief.' }),
    );
    await showCalculations();
    await bin.click();
    await confirm.click();
    await expect.element(dialog.getByText('Deze berekening is intussen actief.')).toBeVisible();
    await expect.element(done).not.toBeInTheDocument();
  });

  it('is not for an active calculation, which says so to who asks', async () => {
    answerCalculations(exampleCalculation({ active: true }));
    await showCalculations();
    await expect.element(bin).toHaveAttribute('aria-disabled', 'true');
    await bin.hover({ force: true });
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent('Een actieve berekening kan niet worden verwijderd.');
    (bin.element() as HTMLElement).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
