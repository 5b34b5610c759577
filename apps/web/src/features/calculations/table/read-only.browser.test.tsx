import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { atSize, expectNothingCut, placeOf } from '../../../testing/on-screen.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';
const pencil = page.getByRole('button', { name: `Naam wijzigen van ${NAME}` });
const activate = page.getByRole('checkbox', { name: `${NAME} actief maken` });

describe('a read-only row', () => {
  it.each([
    [
      'a closed design phase',
      { project_status: 'Design_Phase_Complete' },
      /De aanbestedingsfase is voltooid/,
    ],
    ['a completed project', { project_status: 'Project_Complete' }, /Dit project is voltooid/],
  ] as const)('of %s can be neither changed nor added to, and says why', async (_what, project, reason) => {
    answerCalculations(exampleCalculation({ active: true, notes: 'Zie de tekening' }));
    await showCalculations({ project });
    const box = rowOf(NAME).getByRole('checkbox');
    await expect.element(box).toBeChecked();
    await expect.element(box).toBeDisabled();
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(pencil).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /verwijderen/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Voeg berekening toe' })).not.toBeInTheDocument();
  });

  it('of a locked project can be neither changed nor added to; the notice above the tabs says why', async () => {
    answerCalculations(exampleCalculation({ active: true }));
    await showCalculations({ project: { project_locked: true } });
    await expect.element(rowOf(NAME).getByRole('checkbox')).toBeDisabled();
    await expect.element(pencil).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Voeg berekening toe' })).not.toBeInTheDocument();
    expect(page.getByText(/vergrendeld/).length).toBe(0);
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

describe('the look of the table', () => {
  it('marks the active row by its ground and an edge of 3 px, 48 px high like the others', async () => {
    answerCalculations(
      exampleCalculation({ active: true }),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni' }),
    );
    await showCalculations();
    const [active, other] = [rowOf(NAME), rowOf('Ontwerp juni')];
    await expect.element(active).toBeVisible();
    const styleOf = (row: typeof active) => getComputedStyle(row.element());
    expect(styleOf(active).backgroundColor).not.toBe(styleOf(other).backgroundColor);
    const edge = getComputedStyle(active.getByRole('rowheader').element()).boxShadow;
    expect(edge).toContain('3px 0px 0px 0px inset');
    const created = active.getByRole('cell').first().element();
    expect(getComputedStyle(created).boxShadow).toBe('none');
    expect(placeOf(active).height).toBe(placeOf(other).height);
    expect(placeOf(other).height).toBeLessThanOrEqual(49);
  });

  it('says by a dash what a read-only row lacks, and leaves its line out on a phone', async () => {
    answerCalculations(exampleCalculation({ active: true }));
    await showCalculations({ project: { project_locked: true } });
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(rowOf(NAME).getByText('–', { exact: true }).length).toBe(2);
    await atSize(390, 844, async () => {
      await expect.element(rowOf(NAME).getByText('–', { exact: true }).first()).not.toBeVisible();
      await expect.element(rowOf(NAME).getByText(/^€600,-/)).toBeVisible();
      expectNothingCut();
    });
  });

  it('says once that its tab can be read only, and not how to fill it', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations({ project: { project_status: 'Project_Complete' } });
    await expect.element(rowOf(NAME)).toBeVisible();
    expect(page.getByText(/alleen te lezen/).length).toBe(1);
    await expect.element(page.getByText(/Upload een of meer/)).not.toBeInTheDocument();
  });
});
