import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { refused, server } from '../../../testing/server.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';
const deleted = page.getByText('Onlangs verwijderd (1)');

const DELETION = {
  at: '04/05/2026 09:30:00',
  by: 'Lotte Lid',
  restorable_until: '05/05/2026 09:30:00',
};

describe('what was deleted', () => {
  it('stands below the table with who did it, when, and until when it can come back', async () => {
    answerCalculations(exampleCalculation({ deletion: DELETION, mki_value: 600 }));
    await showCalculations();
    await deleted.click();
    const item = page.getByRole('listitem');
    await expect.element(item).toMatchTextContent(`${NAME}, €600,-`);
    await expect
      .element(item)
      .toMatchTextContent(
        'Verwijderd op 04-05-2026 09:30 door Lotte Lid. Terug te zetten tot 05-05-2026 09:30.',
      );
    await expect.element(rowOf(NAME)).not.toBeInTheDocument();
  });

  it('comes back by its button, into the table and out of the list', async () => {
    answerCalculations(exampleCalculation({ deletion: DELETION }));
    await showCalculations();
    await deleted.click();
    await page.getByRole('button', { name: `${NAME} terugzetten` }).click();
    await expect.element(rowOf(NAME)).toBeVisible();
    await expect.element(page.getByText(`${NAME} is teruggezet en is niet actief`)).toBeVisible();
    await expect.element(deleted).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Baselineberekeningen');
  });

  it('says that it is active again where it is', async () => {
    const given = { calculation_type: 'as-built-baseline', deletion: DELETION, active: true } as const;
    answerCalculations(exampleCalculation(given));
    await showCalculations({ type: 'as-built-baseline' });
    await deleted.click();
    await page.getByRole('button', { name: `${NAME} terugzetten` }).click();
    await expect.element(page.getByText(`${NAME} is teruggezet en is actief`)).toBeVisible();
  });

  it('that can come back no more says so', async () => {
    answerCalculations(exampleCalculation({ deletion: DELETION }));
    server.answer(endpoints.restoreCalculation, () => refused(409, { detail: 'De termijn is voorbij.' }));
    await showCalculations();
    await deleted.click();
    await page.getByRole('button', { name: `${NAME} terugzetten` }).click();
    await expect.element(page.getByText(`${NAME} is niet teruggezet. De termijn is voorbij.`)).toBeVisible();
  });

  it('of another type, or by who may not bring it back, is not there', async () => {
    answerCalculations(
      exampleCalculation({ deletion: DELETION, calculation_type: 'design-optimization' }),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni' }),
    );
    await showCalculations();
    await expect.element(rowOf('Ontwerp juni')).toBeVisible();
    await expect.element(page.getByText(/Onlangs verwijderd/)).not.toBeInTheDocument();
  });

  it('is asked for no more where the calculations are closed', async () => {
    answerCalculations(exampleCalculation({ deletion: DELETION }));
    await showCalculations({ project: { project_locked: true } });
    await expect.element(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
    expect(server.asked(endpoints.listCalculations).map(({ query }) => query.deleted)).toEqual(['false']);
  });
});
