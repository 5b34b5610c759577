import { type Calculation, endpoints, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadsProvider } from '../../../features/calculations/index.ts';
import { answerCalculations, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { MEMBER } from '../../../testing/show-calculations.tsx';
import { AsBuiltTab } from './as-built-tab.tsx';

const baseline = page.getByRole('region', { name: 'As-built baselineberekeningen' });
const optimization = page.getByRole('region', { name: 'As-built optimalisatieberekeningen' });

async function showAsBuilt(project: Partial<Project>, ...calculations: Calculation[]): Promise<void> {
  answerCalculations(...calculations);
  const shown = exampleProject({ project_status: 'Design_Phase_Complete', ...project });
  server.answer(endpoints.getProject, () => shown);
  await renderScreen(
    <UploadsProvider>
      <AsBuiltTab project={shown} actor={MEMBER} onCompleted={() => undefined} />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/7` },
  );
  await expect.element(optimization).toBeVisible();
}

describe('the as-built tab', () => {
  it('has its two ways in beside one another while nothing was added', async () => {
    await showAsBuilt({});
    expect(placeOf(optimization).top).toBe(placeOf(baseline).top);
    expect(placeOf(optimization).left).toBeGreaterThan(placeOf(baseline).right);
    await atSize(390, 844, async () => {
      await expect.poll(() => placeOf(optimization).top).toBeGreaterThan(placeOf(baseline).bottom - 1);
    });
  });

  it('has its tables under one another, the whole width each', async () => {
    await showAsBuilt({}, exampleCalculation({ calculation_type: 'as-built-baseline', active: true }));
    await expect.element(baseline.getByRole('table')).toBeVisible();
    expect(placeOf(optimization).top).toBeGreaterThan(placeOf(baseline).bottom);
    expect(placeOf(optimization).width).toBe(placeOf(baseline).width);
  });

  it('of a completed project says once for both tables that they can be read only', async () => {
    await showAsBuilt({ project_status: 'Project_Complete' });
    expect(page.getByText(/Dit project is voltooid/).length).toBe(1);
  });
});
