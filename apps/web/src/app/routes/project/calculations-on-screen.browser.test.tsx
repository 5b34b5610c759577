import { endpoints, type Project } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadsProvider } from '../../../features/calculations/index.ts';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
} from '../../../testing/calculation-answers.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { MEMBER } from '../../../testing/show-calculations.tsx';
import { sheetAnswer, WORKSHEET } from '../../../testing/worksheet-answers.ts';
import { CalculationsOnScreen } from './calculations-on-screen.tsx';

const { rows: _rows, ...LISTED } = sheetAnswer({ calculation_type: 'design-baseline' });
const others = { next: null, previous: null };

async function show(project: Partial<Project> = {}) {
  const calculation = exampleCalculation({ name: 'Riool v3', calculation_type: 'design-baseline' });
  answerCalculations(calculation);
  const shown = exampleProject(project);
  server.answer(endpoints.getProject, () => shown);
  let drafts = [
    { ...LISTED, row_count: 3 },
    { ...LISTED, uuid: '0d000000-0000-4000-8000-000000000002', name: 'Van een ander type', row_count: 1 },
  ].map((each, place) => ({
    ...each,
    calculation_type: place === 0 ? ('design-baseline' as const) : ('design-optimization' as const),
  }));
  server.answer(endpoints.listWorksheets, () => ({ count: drafts.length, ...others, results: drafts }));
  server.answer(endpoints.createWorksheet, ({ payload }) => sheetAnswer({ name: payload.name }));
  server.answer(endpoints.deleteWorksheet, () => {
    drafts = [];
    return undefined;
  });
  const screen = await renderScreen(
    <UploadsProvider>
      <CalculationsOnScreen
        organisationSlug={ORGANISATION.slug}
        project={shown}
        type="design-baseline"
        actor={MEMBER}
      />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/3` },
  );
  await expect.element(page.getByRole('rowheader', { name: 'Riool v3' })).toBeVisible();
  return { screen, calculation };
}

it('a variant begins from a calculation in its table, and is opened', async () => {
  const { screen, calculation } = await show();
  await page.getByRole('button', { name: 'Maak een variant van Riool v3' }).click();
  await expect.poll(screen.address).toContain(`/rekenblad/${WORKSHEET}`);
  expect(server.asked(endpoints.createWorksheet)[0]?.payload).toMatchObject({
    ...{ source: calculation.uuid, calculation_type: 'design-baseline', name: 'Variant van Riool v3' },
    project: PROJECT.uuid,
  });
});

it('a new calculation begins from nothing', async () => {
  await show();
  await page.getByRole('button', { name: 'Nieuwe berekening' }).click();
  await expect.poll(() => server.asked(endpoints.createWorksheet)).toHaveLength(1);
  expect(server.asked(endpoints.createWorksheet)[0]?.payload).toMatchObject({ source: null });
});

it('what somebody began stands there by its type, and is deleted only after a question', async () => {
  await show();
  const drafts = page.getByRole('region', { name: 'Concepten' });
  await expect.element(drafts.getByRole('link', { name: 'Meer hergebruik' })).toBeVisible();
  await expect.element(drafts.getByText(/3 posten, bewaard op 03-11-2026 14:05/)).toBeVisible();
  await expect.element(drafts.getByText('Van een ander type')).not.toBeInTheDocument();
  await drafts.getByRole('button', { name: 'Verwijder concept ‘Meer hergebruik’' }).click();
  expect(server.asked(endpoints.deleteWorksheet)).toEqual([]);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect.element(drafts).not.toBeInTheDocument();
  expect(server.asked(endpoints.deleteWorksheet)).toHaveLength(1);
});

it('where the phase is closed nothing is made on the screen', async () => {
  await show({ project_locked: true });
  await expect.element(page.getByRole('button', { name: /Maak een variant/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Nieuwe berekening' })).not.toBeInTheDocument();
});

it('what is built begins with the active calculation of the design, of the same side', async () => {
  const [idle, design, baseline] = (
    [
      ['Ontwerp v1', 'design-optimization', false],
      ['Ontwerp v2', 'design-optimization', true],
      ['Nul', 'design-baseline', true],
    ] as const
  ).map(([name, calculation_type, active], place) =>
    exampleCalculation({ uuid: calculationUuid(90 + place), name, calculation_type, active }),
  );
  if (!idle || !design || !baseline) throw new Error('Three calculations were made');
  answerCalculations(idle, design, baseline);
  const shown = exampleProject({ project_status: 'Design_Phase_Complete' });
  server.answer(endpoints.getProject, () => shown);
  server.answer(endpoints.listWorksheets, () => ({ count: 0, ...others, results: [] }));
  server.answer(endpoints.createWorksheet, ({ payload }) => sheetAnswer({ name: payload.name }));
  await renderScreen(
    <UploadsProvider>
      <CalculationsOnScreen
        organisationSlug={ORGANISATION.slug}
        project={shown}
        type="as-built-optimization"
        actor={MEMBER}
      />
    </UploadsProvider>,
    { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/7` },
  );
  await page.getByRole('button', { name: 'Begin met ‘Ontwerp v2’' }).click();
  await expect.poll(() => server.asked(endpoints.createWorksheet)).toHaveLength(1);
  expect(server.asked(endpoints.createWorksheet)[0]?.payload).toMatchObject({
    ...{ source: design.uuid, calculation_type: 'as-built-optimization', name: 'Ontwerp v2, as-built' },
  });
});
