import type {
  ComparedCalculationsAnswer,
  FigureFindingsAnswer,
  OrganisationStatisticsAnswer,
  Revaluation,
  SectorStatisticsAnswer,
  StatisticsAnswer,
  VariantStatisticsAnswer,
  WeightTableAnswer,
} from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, moduleStatisticKind, SERIES_NAMES, toIsoDay } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let member: string;
let staff: string;

interface CompletedProject {
  readonly project: string;
  readonly baseline: string;
  readonly optimization: string;
}
/** both sides have one version of the weights; the organisation has other work in another version */
let alike: CompletedProject;
let apart: CompletedProject;
let half: CompletedProject;

async function upload(project: string, type: string, mkiEurPerUnit: number): Promise<string> {
  const bytes = await exampleWorkbook([
    { postNumber: '1', quantity: 2, mkiEurPerUnit },
    { postNumber: '2', quantity: 3, mkiEurPerUnit: 4, product: 'AC 11 surf' },
  ]);
  const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
    token: member,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  expect(uploaded.status).toBe(201);
  const { uuid } = uploaded.body as { uuid: string };
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: member, body: { active: true } });
  return uuid;
}

async function complete(project: string): Promise<void> {
  const completed = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token: member,
    body: { project_status: 'Project_Complete', design_phase_complete_date: '2025-06-01' },
  });
  expect(completed.status).toBe(200);
}

/** Makes a correction of one weight, which is valid from today on. */
async function correctWeights(): Promise<void> {
  const { body } = await test.send('GET', '/api/v1/admin/weights/', { token: staff });
  const newest = (body as { results: WeightTableAnswer[] }).results.find(({ set }) => set === 'a1');
  const made = await test.send('POST', '/api/v1/admin/weights/', {
    token: staff,
    body: {
      set: 'a1',
      follows: newest?.uuid,
      valid_from: toIsoDay(test.clock.now()),
      confirmed: true,
      weights: newest?.weights.map(({ code, unit, value_eur, source }) => ({
        code,
        unit,
        value_eur: code === 'AP' ? value_eur * 1.5 : value_eur,
        source,
      })),
    },
  });
  expect(made.status).toBe(201);
}

beforeAll(async () => {
  test = await startTestApp();
  const both = await addOrganisation(test, 'beide');
  const lone = await addOrganisation(test, 'alleen');
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [both, lone] }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  const start = async (organisation: string) => {
    const project = await addProject(test, organisation, { contractType: 'NA', awardCriteria: null });
    return { project, baseline: await upload(project, 'design-baseline', 5) };
  };
  const optimise = async (begun: { project: string; baseline: string }, mkiEurPerUnit: number) => {
    const optimization = await upload(begun.project, 'design-optimization', mkiEurPerUnit);
    await complete(begun.project);
    return { ...begun, optimization };
  };
  alike = await optimise(await start(both), 3);
  const [begunApart, begunHalf] = [await start(both), await start(lone)];
  await correctWeights();
  apart = await optimise(begunApart, 4);
  half = await optimise(begunHalf, 4);
});
afterAll(() => test.close());

async function get<Answer>(org: string, call: string, query: Record<string, string> = {}): Promise<Answer> {
  const asked = new URLSearchParams({ project_data_type: 'eci', ...query });
  const answer = await test.send(
    'GET',
    `/api/v1/organization/${org}/internal_${call.includes('?') ? `${call}&` : `${call}/?`}${asked}`,
    {
      token: member,
    },
  );
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

const ofProject = ({ project }: CompletedProject) =>
  ({ aggregate_by: 'product_group', project_calculation__project__uuid: project }) as const;

describe('a project with sides that were valued with different weights', () => {
  it('states no difference in MKI and says why, but states the difference in CO2', async () => {
    const chosen = await get<StatisticsAnswer>('alleen', 'project_calculation_statistics', {
      ...ofProject(half),
      project_calculation__calculation_type: 'design-baseline,design-optimization',
    });
    expect(chosen.changes?.mki).toMatchObject({ comparison: null, gaps: [{ apart: 2 }, { apart: 2 }] });
    const { changes, statistics } = await get<StatisticsAnswer>(
      'alleen',
      'project_calculation_statistics',
      ofProject(half),
    );
    expect(changes?.mki).toEqual({
      comparison: null,
      gaps: [
        { side: 'baseline', undeclared: 0, items: 2, apart: 2 },
        { side: 'optimization', undeclared: 0, items: 2, apart: 2 },
      ],
      compared: 0,
      pairs: 1,
    });
    expect(changes?.co2).toMatchObject({ comparison: { amount: 0 }, compared: 1 });
    expect(changes?.largest).toEqual([]);
    // Each side states it, also for each of its groups, so that nobody subtracts them.
    for (const total of statistics.filter(
      ({ statistic }) => statistic === 'total_mki_reference_calculation',
    )) {
      expect(total.apart).toEqual({ total: 2 });
      expect(total.product_groups?.map((group) => group.apart)).toEqual([{ total: 2 }]);
    }
    const perModule = statistics.filter(({ statistic }) => statistic === moduleStatisticKind('mki', 'a1'));
    expect(perModule.map((each) => each.apart)).toEqual(
      SERIES_NAMES.map(() => Object.fromEntries(LIFE_CYCLE_MODULES.map((module) => [module, 2]))),
    );
    const co2 = statistics.filter(({ statistic }) => statistic === 'co2');
    expect(co2.map((total) => total.apart)).toEqual([undefined, undefined]);
  });

  it('is in no gauge, no sector and no difference of its organisation, which state their number of projects', async () => {
    const lone = await get<OrganisationStatisticsAnswer>('alleen', 'organization_statistics');
    expect(lone.reductions.mki).toMatchObject({ total: null, lowest: null, projects: 0, of: 1 });
    expect(lone.reductions.co2).toMatchObject({ total: 0, projects: 1, of: 1 });
    const both = await get<OrganisationStatisticsAnswer>('beide', 'organization_statistics');
    // The project that can be compared goes from 2 × €5 + 3 × €4 to 2 × €3 + 3 × €4.
    expect(both.changes?.mki).toMatchObject({ comparison: { amount: -4 }, compared: 1, pairs: 2 });
    expect(both.reductions.mki).toMatchObject({ projects: 1, of: 2 });
    expect(both.reductions.mki.total).toBeCloseTo((100 * 4) / 22, 9);
    const totalsOf = ({ statistics }: OrganisationStatisticsAnswer) =>
      statistics.filter(({ statistic }) => statistic === 'total_mki_reference_calculation');
    // The organisation as a node in its own chart leaves as much out as the organisation as a whole.
    for (const { apart, product_groups } of totalsOf(lone)) {
      expect(apart).toEqual({ total: 2 });
      expect(product_groups?.map((node) => node.apart)).toEqual([apart]);
    }
    // If another project can be compared, its figures are those of the organisation, and these are stated separately.
    expect(totalsOf(both).map(({ values }) => values.total)).toEqual([22, 18]);
    for (const { apart, others } of totalsOf(both)) {
      expect(apart).toBeUndefined();
      expect(others).toMatchObject({ projects: 1, of: 2, apart: { total: 2 } });
    }

    for (const [org, counted] of [
      ['alleen', 0],
      ['beide', 1],
    ] as const) {
      const { statistics } = await get<SectorStatisticsAnswer>(org, 'sector_statistics', {
        organization: org,
      });
      const together = statistics.find(({ sector }) => sector === null);
      expect(together?.reductions.mki).toMatchObject({ projects: counted });
      expect(together?.mki?.baseline ?? 0).toBe(counted * 22);
      expect(together?.reductions.co2).toMatchObject({ projects: org === 'beide' ? 2 : 1 });
    }
  });

  it('is in none of the largest differences of its organisation, which are those of the compared projects', async () => {
    const { changes } = await get<StatisticsAnswer>('beide', 'project_calculation_statistics', {
      aggregate_by: 'project',
    });
    expect(changes?.mki).toMatchObject({ comparison: { amount: -4 }, compared: 1, pairs: 2 });
    const alone = await get<StatisticsAnswer>('beide', 'project_calculation_statistics', ofProject(alike));
    expect(alone.changes?.largest).toMatchObject([{ amount: -4 }]);
    expect(changes?.largest).toEqual(alone.changes?.largest);
  });

  it('gives the same reason when calculations are compared directly', async () => {
    const variants = async ({ baseline, optimization }: CompletedProject, org: string) => {
      const { statistics } = await get<VariantStatisticsAnswer>(
        org,
        `variant_calculation_statistics/?project_calculation_uuid=${baseline}&project_calculation_uuid=${optimization}`,
      );
      return statistics
        .filter(({ statistic }) => statistic === 'total_mki_reference_calculation')
        .map((total) => total.apart);
    };
    expect(await variants(apart, 'beide')).toEqual([{ total: 2 }, { total: 2 }]);
    expect(await variants(alike, 'beide')).toEqual([undefined, undefined]);
  });

  it('is compared in no life-cycle module where two calculations are compared side by side', async () => {
    const modules = async ({ project, baseline, optimization }: CompletedProject) => {
      const address = `/api/v1/project/${project}/compare/?calculation=${baseline}&calculation=${optimization}`;
      const { status, body } = await test.send('GET', address, { token: member });
      expect(status).toBe(200);
      const [comparison] = (body as ComparedCalculationsAnswer).comparisons;
      return comparison?.modules.map(({ mki }) => mki.comparison !== null);
    };
    expect(new Set(await modules(apart))).toEqual(new Set([false]));
    expect(new Set(await modules(alike))).toEqual(new Set([true]));
  });

  it('is in the list behind the comparison, for several projects and for the project itself', async () => {
    for (const query of [{ aggregate_by: 'project' }, ofProject(apart)]) {
      const { results } = await get<FigureFindingsAnswer>('beide', 'figure_findings', {
        ...query,
        quantity: 'mki',
      });
      const found = results.filter(({ kind }) => kind === 'weights');
      expect(found).toMatchObject([
        { project: { uuid: apart.project }, side: null, calculation: null, blocks: true },
      ]);
    }
  });

  it('has several versions of weights behind it, as its organisation has, and the other project has one', async () => {
    const versions = async (org: string, query: Record<string, string>) =>
      (await get<StatisticsAnswer>(org, 'project_calculation_statistics', query)).weights_versions;
    expect(await versions('beide', { aggregate_by: 'project' })).toEqual(['2026-1', '2026-2']);
    expect(await versions('alleen', ofProject(half))).toEqual(['2026-1', '2026-2']);
    expect(await versions('beide', ofProject(alike))).toEqual(['2026-1']);
    const sectors = await get<SectorStatisticsAnswer>('beide', 'sector_statistics', {
      organization: 'beide',
    });
    expect(sectors.weights_versions).toEqual(['2026-1', '2026-2']);
  });

  it('is compared again as soon as the older side is valued again', async () => {
    const address = `/api/v1/admin/revaluations/${half.baseline}/`;
    const { key, valued_otherwise } = (await test.send('GET', address, { token: staff })).body as Revaluation;
    expect(valued_otherwise).toEqual([]);
    const { body } = await test.send('GET', `/api/v1/admin/revaluations/${alike.baseline}/`, {
      token: staff,
    });
    expect((body as Revaluation).valued_otherwise).toEqual([
      { uuid: alike.optimization, name: 'a', calculation_type: 'design-optimization' },
    ]);
    const chosen = await test.send('POST', address, { token: staff, body: { key, closed_confirmed: true } });
    expect(chosen.status).toBe(200);
    const { changes } = await get<StatisticsAnswer>(
      'alleen',
      'project_calculation_statistics',
      ofProject(half),
    );
    expect(changes?.mki).toMatchObject({ comparison: { amount: -2 }, gaps: [], compared: 1 });
    const { reductions } = await get<OrganisationStatisticsAnswer>('alleen', 'organization_statistics');
    expect(reductions.mki).toMatchObject({ projects: 1, of: 1 });
  });
});
