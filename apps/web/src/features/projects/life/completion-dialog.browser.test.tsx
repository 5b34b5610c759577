import type { Project } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calculationUuid, exampleCalculation, exampleTotal } from '../../../testing/calculation-answers.ts';
import { exampleComparisons, SAME_SCOPE } from '../../../testing/example-comparisons.ts';
import { exampleProject } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { type Sealed, sealedBy } from './sealed.ts';

it('says of what is sealed at how many posts each quantity counts partly as 0', async () => {
  const project = exampleProject({ asbuilt_scope_changed: true });
  const [baseline, optimization] = (['as-built-baseline', 'as-built-optimization'] as const).map(
    (type, place) =>
      exampleCalculation({
        ...{ uuid: calculationUuid(place), calculation_type: type, active: true },
        totals: [exampleTotal({ mki_value: 1_000 - 100 * place, co2: 1_000 - 100 * place })],
      }),
  );
  if (!baseline || !optimization) throw new Error('not two');
  const [compared] = exampleComparisons([baseline, optimization]);
  if (!compared) throw new Error('not compared');
  const scope = { ...SAME_SCOPE, explained: 2, explained_co2: 1 };
  await showCompletion(
    project,
    sealedBy('as-built', project, [baseline, optimization], [{ ...compared, scope, noted: ['D'] }]),
  );
  const sealed = page.getByRole('region', { name: 'Wat u vastlegt' });
  await expect
    .element(sealed)
    .toMatchTextContent(
      /MKI: [^:]*minder [^:]*, 2 posten tellen deels als 0: niet van toepassing, iets leeg in D, minder dan 1\s%/,
    );
  await expect
    .element(sealed)
    .toMatchTextContent(/CO2: [^:]*minder [^:]*, 1 post telt deels als 0: niet van toepassing/);
});

it('ends no line between a percentage and its sign', async () => {
  const project = exampleProject({ asbuilt_scope_changed: true });
  const sides = (['as-built-baseline', 'as-built-optimization'] as const).map((type, place) =>
    exampleCalculation({
      ...{ uuid: calculationUuid(place), calculation_type: type, active: true },
      totals: [exampleTotal({ mki_value: 1_000 - 299 * place, co2: 1_000 - 299 * place })],
    }),
  );
  await showCompletion(project, sealedBy('as-built', project, sides, exampleComparisons(sides)));
  const sealed = page.getByRole('region', { name: 'Wat u vastlegt' });
  await expect.element(sealed).toMatchTextContent(/29,90 %/);
  expect(sealed.element().textContent).toContain('29,90\u00a0%');
  expect(sealed.element().textContent).not.toMatch(/\d %/);
});

it('has both sides and their difference beside one another on a laptop, and below one another on a telephone', async () => {
  const project = exampleProject({ asbuilt_scope_changed: true });
  const sides = (['as-built-baseline', 'as-built-optimization'] as const).map((type, place) =>
    exampleCalculation({ uuid: calculationUuid(place), calculation_type: type, active: true }),
  );
  const terms = page.getByRole('region', { name: 'Wat u vastlegt' }).getByRole('term');
  const tops = () => terms.elements().map((term) => Math.round(term.getBoundingClientRect().top));
  await atSize(1440, 900, async () => {
    await showCompletion(project, sealedBy('as-built', project, sides, exampleComparisons(sides)));
    await expect.element(terms.first()).toBeVisible();
    expect(terms.elements().map((term) => term.textContent)).toEqual([
      'Baseline',
      'Optimalisatie',
      'Verschil',
    ]);
    expect(new Set(tops()).size).toBe(1);
  });
  await atSize(390, 844, async () => {
    await expect.poll(() => new Set(tops()).size).toBe(3);
  });
});

it('says of the award alone that it is before the opening, not of the completion of what was awarded', async () => {
  const project = exampleProject({
    project_status: 'Design_Phase_Complete',
    design_phase_complete_date: '2026-02-10',
    bids_opened: '04/05/2026 10:00:00',
  });
  await showCompletion(project, sealedBy('as-built', project, [], []));
  await page.getByRole('spinbutton', { name: 'Dag' }).click();
  await userEvent.keyboard('01032026');
  await expect.element(page.getByRole('button', { name: 'Voltooien' })).toBeEnabled();
  await expect.element(page.getByText(/toen de inschrijvingen hier zijn geopend/)).not.toBeInTheDocument();
});

async function showCompletion(project: Project, sealed: Sealed): Promise<void> {
  await renderScreen(
    <CompletionDialog
      open
      project={project}
      phase="as-built"
      dates={['project_complete_date']}
      title="Project voltooien"
      closes="project"
      sealed={sealed}
      busy={false}
      error={null}
      changed={null}
      onConfirm={() => {}}
      onCancel={() => {}}
      onLookAgain={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
}
