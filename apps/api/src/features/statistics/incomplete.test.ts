import type {
  FigureFindingsAnswer,
  OrganisationStatisticsAnswer,
  RatioStatisticsAnswer,
  SectorStatisticsAnswer,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import { type CalculationItem, IMPACT_SETS, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleItem } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;

/** Returns an item of Set A2 that declares every indicator of the set, or leaves particulate matter out. */
function item(isWhole: boolean): CalculationItem {
  const row = LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? 10 : 0));
  const indicators = IMPACT_SETS.a2.indicators.filter(({ code }) => isWhole || code !== 'PM');
  return exampleItem({ a2: Object.fromEntries(indicators.map(({ code }) => [code, row])) });
}

async function addCompleted(organisation: string, whole: [boolean, boolean]): Promise<void> {
  const project = await addProject(test, organisation, { contractType: 'NA', awardCriteria: null });
  for (const [side, type] of (['design-baseline', 'design-optimization'] as const).entries()) {
    const bytes = Buffer.from(await writeCalculation({ items: [item(whole[side] ?? true)], sets: ['a2'] }));
    const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: type },
        file: { field: 'excel_file', name: 'a.xlsx', bytes },
      },
    });
    const { uuid } = uploaded.body as { uuid: string };
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  }
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token,
    body: { project_status: 'Project_Complete', design_phase_complete_date: '2025-06-01' },
  });
  expect(completed.status).toBe(200);
}

beforeAll(async () => {
  test = await startTestApp();
  const slugs = ['beide-heel', 'baseline-open', 'optimalisatie-open'];
  const ids = await Promise.all(slugs.map((slug) => addOrganisation(test, slug)));
  ({ token } = await addUser(test, { username: 'lid', organisationIds: ids }));
  await addCompleted(ids[0] ?? '', [true, true]);
  await addCompleted(ids[1] ?? '', [false, true]);
  await addCompleted(ids[2] ?? '', [true, false]);
});
afterAll(() => test.close());

async function get<Answer>(org: string, call: string, query: Record<string, string>): Promise<Answer> {
  const path = `/api/v1/organization/${org}/internal_${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', path, { token });
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

it.each([
  ['beide-heel', false, false],
  ['baseline-open', true, false],
  ['optimalisatie-open', true, true],
])(
  'conclusions about %s are marked when an item declares a part of its indicators',
  async (org, marked, inOptimisation) => {
    const a2 = { project_data_type: 'eci_a2' };
    const { changes } = await get<StatisticsAnswer>(org, 'project_calculation_statistics', {
      ...a2,
      aggregate_by: 'project',
    });
    expect(changes?.mki.comparison?.incomplete).toBe(marked);
    const whole = await get<OrganisationStatisticsAnswer>(org, 'organization_statistics', a2);
    expect(whole.changes?.mki.comparison?.incomplete).toBe(marked);
    expect(whole.reductions.mki).toMatchObject({ projects: 1, incomplete: marked });
    expect(whole.reductions.co2).toMatchObject({ projects: 1, incomplete: false });
    const sectors = await get<SectorStatisticsAnswer>(org, 'sector_statistics', { ...a2, organization: org });
    for (const { mki, co2, reductions } of sectors.statistics) {
      expect([mki?.incomplete, reductions.mki.incomplete]).toEqual([marked, marked]);
      expect([co2?.incomplete, reductions.co2.incomplete]).toEqual([false, false]);
    }
    // A ratio is about the work that was chosen for construction.
    const ratios = await get<RatioStatisticsAnswer>(org, 'project_calculation_ratio_statistics', {
      set: 'a2',
    });
    expect(ratios.statistics.map(({ eci, co2 }) => [eci?.incomplete, co2?.incomplete])).toEqual([
      [inOptimisation, false],
    ]);
  },
);

it('the item is named, with the indicator that it leaves out, and does not prevent the comparison', async () => {
  const { results } = await get<FigureFindingsAnswer>('optimalisatie-open', 'figure_findings', {
    project_data_type: 'eci_a2',
    aggregate_by: 'project',
    quantity: 'mki',
    side: 'optimization',
  });
  expect(results).toMatchObject([
    { kind: 'incomplete', side: 'optimization', blocks: false, post: { number: '1' }, indicators: ['PM'] },
  ]);
  const baseline = await get<FigureFindingsAnswer>('optimalisatie-open', 'figure_findings', {
    project_data_type: 'eci_a2',
    aggregate_by: 'project',
    quantity: 'mki',
    side: 'baseline',
  });
  expect(baseline.results).toEqual([]);
});
