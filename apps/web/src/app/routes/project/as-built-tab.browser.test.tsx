import { type Calculation, endpoints, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadsProvider } from '../../../features/calculations/index.ts';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleTotal,
} from '../../../testing/calculation-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize, placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
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

  it('says before it completes which figures are sealed, in which set, and what they leave out', async () => {
    const side = (
      type: 'as-built-baseline' | 'as-built-optimization',
      uuid: number,
      mki: number,
      lacks = 0,
    ) =>
      exampleCalculation({
        uuid: calculationUuid(uuid),
        name: `Gebouwd ${uuid}`,
        calculation_type: type,
        active: true,
        mki_value: mki,
        totals: [exampleTotal({ mki_value: mki, co2: 40_000 * uuid, items_without_co2: lacks })],
      });
    // The charts are another feature's.
    server.answer(endpoints.getCalculationStatistics, () => refused(503));
    await showAsBuilt({}, side('as-built-baseline', 1, 1_000), side('as-built-optimization', 2, 750, 1));
    await page.getByRole('button', { name: 'Project voltooien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Project voltooien' });
    const sealed = dialog.getByRole('region', { name: 'Wat u vastlegt' });
    await expect
      .element(sealed)
      .toMatchTextContent(/BaselineGebouwd 1 \(Set A1\)MKI: €1\.000,-CO2: 40,00 ton/);
    await expect
      .element(sealed)
      .toMatchTextContent(/Gebouwd 2 \(Set A1\)MKI: €750,-CO2: 80,00 ton, zonder 1 van/);
    await expect.element(sealed).toMatchTextContent(/MKI: €250,- minder \(25,0 %\)CO2: niet te vergelijken/i);
    await expect.element(dialog).toMatchTextContent(/niets meer uploaden, actief maken/);
  });
});
