import { type Calculation, endpoints, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadsProvider } from '../../../features/calculations/index.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
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

async function showAsBuilt(project: Partial<Project>, ...calculations: Calculation[]) {
  const shelf = answerCalculations(...calculations);
  const queries = createQueryClient();
  const shown = exampleProject({ project_status: 'Design_Phase_Complete', ...project });
  server.answer(endpoints.getProject, () => shown);
  await renderScreen(
    <UploadsProvider>
      <AsBuiltTab project={shown} actor={MEMBER} onCompleted={() => undefined} />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/7`, queries },
  );
  await expect.element(optimization).toBeVisible();
  return { shelf, queries };
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

  it('takes as-built baselines away only as they were shown, and asks again once there is another', async () => {
    const type = { calculation_type: 'as-built-baseline' } as const;
    const first = exampleCalculation({ ...type, uuid: calculationUuid(1), name: 'Gebouwd 1', active: true });
    const second = exampleCalculation({ ...type, uuid: calculationUuid(2), name: 'Gebouwd 2' });
    server.answer(endpoints.getCalculationStatistics, () => refused(503));
    server.answer(endpoints.updateProject, () => refused(503));
    const { shelf, queries } = await showAsBuilt(
      { project_contract_type: 'UAV-GC', asbuilt_scope_changed: true },
      first,
    );
    await expect.element(baseline.getByRole('table')).toBeVisible();
    await page.getByRole('radio', { name: 'Nee' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    shelf.calculations = [first, second];
    void queries.invalidateQueries({ queryKey: queryKeys.calculations(PROJECT.uuid) });
    await expect
      .element(dialog.getByRole('row', { name: /^As-built baselines/ }))
      .toMatchTextContent(/Gebouwd 1: MKI.*Gebouwd 1: MKI.*Gebouwd 2: MKI/);
    const confirm = dialog.getByRole('button', { name: 'Wijzigen' });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await confirm.click();
    await expect
      .poll(() => server.asked(endpoints.updateProject).map(({ payload }) => payload))
      .toMatchObject([
        {
          ...{ asbuilt_scope_changed: false, delete_asbuilt_baselines: true },
          shown: { as_built_baselines: [{ name: 'Gebouwd 1' }, { name: 'Gebouwd 2' }] },
        },
      ]);
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
    // The charts belong to another feature.
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
    await expect
      .element(sealed)
      .toMatchTextContent(/MKI: €250,- minder \(25,00 %\)CO2: niet te vergelijken/i);
    await expect.element(dialog).toMatchTextContent(/niets meer uploaden, actief maken/);
  });
});
