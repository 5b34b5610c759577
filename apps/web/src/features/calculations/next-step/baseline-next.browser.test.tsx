import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { exampleProject } from '../../../testing/example-project.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';
import { BaselineNext } from '../index.ts';

async function showNext(project: Parameters<typeof exampleProject>[0] = {}): Promise<() => number> {
  let steps = 0;
  await showCalculations({
    project,
    below: <BaselineNext project={exampleProject(project)} onNext={() => steps++} />,
  });
  return () => steps;
}

it('without a baseline the next step says to add one first', async () => {
  answerCalculations(exampleCalculation({ calculation_type: 'design-optimization', active: true }));
  await showNext();
  await expect
    .element(page.getByRole('button', { name: 'Voeg eerst een baseline berekening toe' }))
    .toBeDisabled();
});

it('with an inactive baseline it says to activate one first, and leads on as soon as one is', async () => {
  answerCalculations(exampleCalculation());
  const steps = await showNext();
  await expect
    .element(page.getByRole('button', { name: 'Maak eerst een baseline berekening actief' }))
    .toBeDisabled();
  await page.getByRole('checkbox', { name: 'Ontwerp mei actief maken' }).click();
  await page.getByRole('button', { name: 'Volgende' }).click();
  expect(steps()).toBe(1);
});

it('once the design phase is closed it is gone', async () => {
  answerCalculations(exampleCalculation({ active: true }));
  await showNext({ project_status: 'Design_Phase_Complete' });
  await expect.element(rowOf('Ontwerp mei')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
});
