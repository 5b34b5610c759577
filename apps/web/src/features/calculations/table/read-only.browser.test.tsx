import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';
const pencil = page.getByRole('button', { name: `Naam wijzigen van ${NAME}` });
const activate = page.getByRole('checkbox', { name: `${NAME} actief maken` });

describe('a read-only row', () => {
  it.each([
    ['a locked project', { project_locked: true }, /Dit project is vergrendeld/],
    ['a closed design phase', { project_status: 'Design_Phase_Complete' }, /De ontwerpfase is voltooid/],
    ['a completed project', { project_status: 'Project_Complete' }, /Dit project is voltooid/],
  ] as const)('of %s can be neither changed nor added to, and says why', async (_what, project, reason) => {
    answerCalculations(exampleCalculation({ active: true, notes: 'Zie de tekening' }));
    await showCalculations({ project });
    const box = rowOf(NAME).getByRole('checkbox');
    await expect.element(box).toBeChecked();
    await expect.element(box).toBeDisabled();
    await expect.element(page.getByRole('alert')).toMatchTextContent(reason);
    await expect.element(pencil).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /verwijderen/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Voeg berekening toe' })).not.toBeInTheDocument();
  });

  it('where it is shown for comparison only says so in place of how to fill the table', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations({ readOnlyReason: 'Dit is de baseline van het ontwerp.' });
    await expect.element(page.getByText('Dit is de baseline van het ontwerp.')).toBeVisible();
    await expect.element(activate).toBeDisabled();
    await expect.element(page.getByText(/Upload een of meer Excel-berekeningen/)).not.toBeInTheDocument();
  });

  it('is what a viewer sees', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations({ actor: { isStaff: true, dashboardType: 'viewer' } });
    await expect.element(activate).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Voeg berekening toe' })).not.toBeInTheDocument();
  });

  it('of as-built stays open when the design phase is closed', async () => {
    answerCalculations(exampleCalculation({ calculation_type: 'as-built-optimization' }));
    await showCalculations({
      type: 'as-built-optimization',
      project: { project_status: 'Design_Phase_Complete' },
    });
    await expect.element(activate).toBeEnabled();
  });
});
