import type {
  OrganisationStatisticsAnswer,
  RatioFilters,
  RatioPost,
  RatioStatisticsAnswer,
  Reduction,
  SectorStatistic,
  SectorStatisticsAnswer,
  Statistic,
  VariantComparisonAnswer,
  VariantStatisticsAnswer,
} from '@milieuspoor/contract';
import { SECTORS, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { basisByHand } from './basis-by-hand.fixture.ts';
import { type Chosen, chosenOf, figuresOf, type Pair, postsOf, statedBy } from './by-hand.fixture.ts';
import {
  BY_GROUP,
  expectCovered,
  expectStatistics,
  expectValues,
  same,
} from './expect-statistics.fixture.ts';
import { keyOf, ratiosByHand } from './ratios/ratios-by-hand.fixture.ts';
import {
  INDICATORS,
  type Indicator,
  incompleteByHand,
  pairsOf,
  publishablePairs,
  rangeByHand,
  sidesByHand,
} from './sides-by-hand.fixture.ts';

/** The world of 1 shows no figure of others, and making one takes half a minute. */
const seed = Number(process.env.TEST_SEED ?? 100_001);

let test: TestApp;
let token: string;
let tokenOfAll: string;
let world: RandomOrganisation[];

/** The distance between the seeds of two worlds. */
const NEXT_WORLD = 100_000;
const WORLDS_MOST = 20;

beforeAll(async () => {
  for (let at = 0; at < WORLDS_MOST; at++) {
    test = await startTestApp();
    world = await storeRandomWorld(test, { seed: seed + at * NEXT_WORLD, organisations: 12, projects: 5 });
    // In some worlds no figure of others may be shown, so there is nothing to compare the figures of sectors with.
    if (SETS.some(([set]) => publishablePairs(world, own(), set, 'mki').length > 0)) break;
    if (at < WORLDS_MOST - 1) await test.close();
  }
  const [first] = world;
  ({ token } = await addUser(test, { username: 'lid', organisationIds: first ? [first.id] : [] }));
  ({ token: tokenOfAll } = await addUser(test, {
    username: 'van allen',
    organisationIds: world.map(({ id }) => id),
  }));
}, 600_000);
afterAll(() => test.close());

const own = (): RandomOrganisation => {
  const [first] = world;
  if (!first) throw new Error('There is no world');
  return first;
};

async function ask<Answer>(
  call: string,
  query: Record<string, string> | [string, string][],
  { slug, by }: { slug: string; by: string } = { slug: own().slug, by: token },
): Promise<Answer> {
  const address = `/api/v1/organization/${slug}/${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token: by, language: 'en' });
  expect(answer.status, address).toBe(200);
  return answer.body as Answer;
}

const FILTERS = [null, [2025], [2024, 2025]].flatMap((years) =>
  ['', 'NA', 'not-NA'].map((contract) => ({
    years,
    contract,
    query: {
      project_contract_type: contract,
      ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
    },
    fits: ({ project }: Pair) =>
      (years === null || years.includes(project.year ?? 0)) &&
      (contract === '' || (project.contractType === 'NA') === (contract === 'NA')),
  })),
);
const SETS: readonly [SetCode, string][] = [
  ['a1', 'eci'],
  ['a2', 'co2_a2'],
];

function expectRange(
  { incomplete, ...found }: Reduction,
  pairs: readonly Pair[],
  set: SetCode,
  indicator: Indicator,
) {
  const byHand = rangeByHand(pairs.map((pair) => sidesByHand(pair, set, indicator)));
  const { lowest, highest, total, projects, of } = byHand;
  expectValues({ ...found }, { lowest, highest, total, projects, of }, indicator);
  expect(incomplete, indicator).toBe(incompleteByHand(pairs, set, indicator));
}

describe(`the figures of a whole organisation (seed ${seed})`, () => {
  it('are those of its items, with the range of its projects’ savings', async () => {
    const organisation = own();
    for (const [set, data] of SETS)
      for (const sector of ['', SECTORS[0], SECTORS[2]])
        for (const { query, fits } of FILTERS) {
          const answer = await ask<OrganisationStatisticsAnswer>('internal_organization_statistics', {
            ...query,
            sector,
            project_data_type: data,
          });
          const pairs = pairsOf(organisation)
            .filter(fits)
            .filter(({ project }) => sector === '' || project.sector === sector);
          for (const indicator of INDICATORS)
            expectRange(answer.reductions[indicator], pairs, set, indicator);
          const byHand = rangeByHand(pairs.map((pair) => sidesByHand(pair, set, 'mki')));
          expect(answer.changes?.mki.compared ?? 0).toBe(byHand.count);
          expect(answer.changes?.mki.pairs ?? 0).toBe(byHand.of);
          expectValues(
            { amount: answer.changes?.mki.comparison?.amount ?? null },
            { amount: byHand.count > 0 ? byHand.optimization - byHand.baseline : null },
            'mki',
          );
          for (const statistic of answer.statistics) {
            const { statistic: kind, others, values, items, undeclared, incomplete, lacking } = statistic;
            const basis = basisByHand(kind, pairs, set, () => true);
            const statedOf = (list: readonly Pair[]) => {
              const posts = postsOf(list.flatMap((pair) => chosenOf(pair, set)));
              const whole = figuresOf(
                posts.filter(({ of }) => of.side === statistic.name),
                set,
              );
              return statedBy(kind, whole, whole);
            };
            expectCovered(statistic, statedOf(basis.compared), kind);
            expect(others?.projects ?? 0, kind).toBe(basis.others.length);
            if (others) expectCovered(others, statedOf(basis.others), `others of ${kind}`);
            expect(others?.product_groups).toBeUndefined();
            expect(statistic.product_groups).toEqual([
              {
                uuid: organisation.id,
                name: `Organisatie ${organisation.slug}`,
                values,
                items,
                undeclared,
                incomplete,
                ...(lacking ? { lacking } : {}),
              },
            ]);
          }
          expect(answer.statistics).toHaveLength(pairs.length > 0 ? 6 : 0);
        }
  });
});

it(`an organisation is offered the sectors of its own pairs, in their fixed order (seed ${seed})`, async () => {
  const answer = await ask<OrganisationStatisticsAnswer>('internal_organization_statistics', {});
  const sectors = new Set(pairsOf(own()).map(({ project }) => project.sector));
  expect(sectors.size).toBeLessThan(SECTORS.length);
  expect(answer.filters.sector.map(({ value }) => value)).toEqual(
    SECTORS.filter((sector) => sectors.has(sector)),
  );
});

describe(`the figures per sector and nationally (seed ${seed})`, () => {
  it('are those of the groups with three other organisations, of which none is too large', async () => {
    const published: unknown[] = [];
    for (const [set, data] of SETS)
      for (const { query, fits } of FILTERS) {
        const answer = await ask<SectorStatisticsAnswer>('internal_sector_statistics', {
          ...query,
          project_data_type: data,
        });
        expect(answer.filters.organization.map(({ value }) => value)).toEqual([own().slug]);
        expect(answer.statistics[0]?.sector).toBeNull();
        published.push(...answer.statistics.flatMap(({ mki }) => mki ?? []));
        for (const statistic of answer.statistics)
          for (const indicator of INDICATORS)
            expectSector(
              statistic,
              indicator,
              publishablePairs(world, own(), set, indicator).flat().filter(fits),
              set,
            );
      }
    expect(published.length, 'something is published').toBeGreaterThan(0);
  });

  it('include all groups for the own organisation alone', async () => {
    for (const [set, data] of SETS)
      for (const { query, fits } of FILTERS) {
        const answer = await ask<SectorStatisticsAnswer>('internal_sector_statistics', {
          ...query,
          organization: own().slug,
          project_data_type: data,
        });
        const pairs = pairsOf(own()).filter(fits);
        for (const statistic of answer.statistics)
          for (const indicator of INDICATORS) {
            const inSector = pairs.filter(
              ({ project }) => statistic.sector === null || project.sector === statistic.sector,
            );
            expectRange(
              statistic.reductions[indicator],
              // Only projects in the set count: no figure of a sector includes the others.
              inSector.filter(
                (pair) => indicator === 'material' || chosenOf(pair, set).every(({ inSet }) => inSet),
              ),
              set,
              indicator,
            );
          }
        expect(answer.suppressed).toBe(false);
        for (const statistic of answer.statistics) expectSector(statistic, 'mki', pairs, set);
      }
  });

  it('of another organisation are hidden', async () => {
    const address = `/api/v1/organization/${own().slug}/internal_sector_statistics/?organization=${world[1]?.slug}`;
    expect((await test.send('GET', address, { token })).status).toBe(404);
  });
});

function expectSector(
  statistic: SectorStatistic | undefined,
  indicator: Indicator,
  pairs: readonly Pair[],
  set: SetCode,
) {
  const inSector = pairs.filter(
    ({ project }) => statistic?.sector === null || project.sector === statistic?.sector,
  );
  const { baseline, optimization, count, total } = rangeByHand(
    inSector.map((pair) => sidesByHand(pair, set, indicator)),
  );
  const what = `${indicator} ${statistic?.sector}`;
  const found = statistic?.[indicator] ?? null;
  expectValues(
    {
      baseline: found?.baseline ?? null,
      optimization: found?.optimization ?? null,
      projects: found?.projects ?? 0,
    },
    {
      baseline: count > 0 ? baseline : null,
      optimization: count > 0 ? optimization : null,
      projects: count,
    },
    what,
  );
  if (found) expect(found.incomplete, what).toBe(incompleteByHand(inSector, set, indicator));
  expectValues({ total: statistic?.reductions[indicator].total ?? null }, { total }, indicator);
  if (indicator === 'mki') expect(statistic?.projects).toBe(count);
}

describe(`ratios (seed ${seed})`, () => {
  it('are those of the items of new work in the chosen calculations', async () => {
    for (const organisation of world)
      for (const set of ['a1', 'a2'] as const)
        for (const [years, side] of [
          [null, undefined],
          [null, 'baseline'],
          [[2024], 'baseline'],
          [[2024], undefined],
          [[2024, 2025], 'optimization'],
          [null, 'as-built'],
        ] as const) {
          const pairs = pairsOf(organisation).filter(
            ({ project }) => years === null || years.some((year) => year === project.year),
          );
          const { statistics } = await ask<RatioStatisticsAnswer>(
            'internal_project_calculation_ratio_statistics',
            {
              ...{ set, ...(side ? { side } : {}) },
              ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
            },
            { slug: organisation.slug, by: tokenOfAll },
          );
          const byHand = ratiosByHand(pairs, set, side);
          expect(statistics.map(keyOf).sort()).toEqual([...byHand.keys()].sort());
          for (const statistic of statistics)
            for (const [column, { incomplete, units: _units, ...values }] of Object.entries(
              byHand.get(keyOf(statistic)) ?? {},
            )) {
              const what = `${keyOf(statistic)} ${column}`;
              const { incomplete: found, ...figures } = { ...statistic[column as 'eci'] };
              expectValues(figures as Record<string, number | null>, values, what);
              expect(found, what).toBe(incomplete);
            }
        }
  });

  it('have the lowest, the highest and the number of the posts that are listed behind them', async () => {
    let looked = 0;
    for (const organisation of world)
      for (const set of ['a1', 'a2'] as const)
        for (const side of ['baseline', 'optimization', 'as-built'] as const) {
          const by = { slug: organisation.slug, by: tokenOfAll };
          const call = 'internal_project_calculation_ratio_statistics';
          const { statistics } = await ask<RatioStatisticsAnswer>(call, { set, side }, by);
          for (const { uuid, unit, ...columns } of statistics.slice(0, 3)) {
            const { results, count } = await ask<{ results: RatioPost[]; count: number }>(
              'internal_project_calculation_ratio_posts',
              { product_sub_group: uuid, unit, set, side, page_size: '500' },
              by,
            );
            expect(count).toBe(results.length);
            for (const column of ['eci', 'co2', 'secondary_material'] as const) {
              const found = results.flatMap((post) => post[column] ?? []);
              const { min = null, max = null, items = 0 } = columns[column] ?? {};
              expect(found.length, `${unit} ${column}`).toBe(items);
              if (found.length === 0) continue;
              expectValues({ min, max }, { min: Math.min(...found), max: Math.max(...found) }, column);
              looked += found.length;
            }
          }
        }
    expect(looked).toBeGreaterThan(20);
  });

  it('have the requested columns, of the requested group', async () => {
    const call = 'internal_project_calculation_ratio_statistics';
    const inA1 = await ask<RatioStatisticsAnswer>(call, { set: 'a1' });
    const set = inA1.statistics.length > 0 ? 'a1' : 'a2';
    const everything = await ask<RatioStatisticsAnswer>(call, { set });
    const group = everything.statistics[0]?.product_group;
    const filters = await ask<RatioFilters>('internal_project_calculation_ratio_filters', {});
    expect(filters.product_groups).toContainEqual(group);
    expect(filters.product_groups.map(({ name }) => name)).toEqual(
      filters.product_groups.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'nl')),
    );
    const { statistics } = await ask<RatioStatisticsAnswer>(call, [
      ['aggregate_by', 'product_sub_group'],
      ['set', set],
      ['product_group', group?.uuid ?? ''],
      ['column_config', 'eci:avg'],
      ['column_config', 'eci:max'],
      ['column_config', 'total_units:sum'],
      ['work_scope', 'new'],
    ]);
    expect(statistics.length).toBeGreaterThan(0);
    for (const statistic of statistics) {
      expect(statistic.product_group).toEqual(group);
      expect(Object.keys(statistic.eci ?? {}).sort()).toEqual([
        'avg',
        'incomplete',
        'items',
        'max',
        'of',
        'projects',
      ]);
      expect(Object.keys(statistic.total_units ?? {}).sort()).toEqual([
        'incomplete',
        'items',
        'of',
        'projects',
        'sum',
      ]);
      expect(statistic.co2).toBeUndefined();
    }
  });
});

describe(`calculations by themselves (seed ${seed})`, () => {
  it('have the figures of their own items', async () => {
    for (const project of own().projects) {
      const calculations = project.calculations.filter(({ deleted }) => !deleted);
      for (const [set, data] of SETS) {
        const chosen = calculations.map(
          (calculation): Chosen => ({
            side: calculation.type.endsWith('baseline') ? 'baseline' : 'optimization',
            project,
            calculation,
            inSet: calculation.sets.includes(set),
          }),
        );
        const one = await ask<VariantStatisticsAnswer>('internal_variant_calculation_statistics', [
          ['project_calculation_uuid', calculations[0]?.id ?? ''],
          ['project_data_type', data],
        ]);
        expectStatistics(one.statistics, {
          chosen: chosen.slice(0, 1),
          set,
          within: () => true,
          children: BY_GROUP,
          nodes: BY_GROUP,
        });
        const all = await ask<VariantStatisticsAnswer>('internal_variant_calculation_statistics', [
          ...calculations.map(({ id }): [string, string] => ['project_calculation_uuid', id]),
          ['project_data_type', data],
        ]);
        const compared = await ask<VariantComparisonAnswer>('internal_variant_comparison_statistics', {
          aggregate_by: 'product_group',
          project_calculation__project__uuid: project.id,
          project_calculation_uuid: calculations.map(({ id }) => id).join(','),
          project_data_type: data,
        });
        expect(compared.statistics.map(({ uuid }) => uuid)).toEqual(calculations.map(({ id }) => id));
        for (const each of chosen) {
          const whole = figuresOf(postsOf([each]), set);
          const statistics = all.statistics.filter(({ uuid }) => uuid === each.calculation.id);
          for (const statistic of statistics as Statistic[])
            expectCovered(statistic, statedBy(statistic.statistic, whole, whole), statistic.statistic);
          const row = compared.statistics.find(({ uuid }) => uuid === each.calculation.id);
          const { mki, co2 } = whole;
          expectValues(
            { mki: row?.eci ?? null, co2: row?.co2 ?? null },
            { mki: mki.amount, co2: co2.amount },
            '',
          );
          expect(row?.undeclared.co2 ?? 0).toBe(co2.amount === null ? whole.co2.items : co2.undeclared);
          expect(row?.incomplete.eci ?? 0).toBe(mki.incomplete);
          const groups = Map.groupBy(postsOf([each]), BY_GROUP.key);
          expect(row?.product_groups).toHaveLength(groups.size);
          for (const { name, eci, percentage_of_total } of row?.product_groups ?? []) {
            const part = figuresOf(groups.get(name) ?? [], set);
            const { eci: byHand, percentage_of_total: share } = statedBy('overview', part, whole);
            expect(
              same(
                { eci, share: percentage_of_total },
                { eci: byHand?.amount ?? null, share: share?.amount ?? null },
              ),
            ).toBe(true);
          }
        }
      }
    }
  });

  it('are hidden when one of them is not of the organisation, or not of the project', async () => {
    const foreign = world[1]?.projects.flatMap(({ calculations }) => calculations)[0]?.id ?? '';
    const [project, other] = own().projects;
    const mine = project?.calculations.find(({ deleted }) => !deleted)?.id ?? '';
    const base = `/api/v1/organization/${own().slug}`;
    const status = async (path: string) => (await test.send('GET', `${base}/${path}`, { token })).status;
    const variants = 'internal_variant_calculation_statistics/?project_calculation_uuid=';
    expect(await status(variants + mine)).toBe(200);
    expect(await status(`${variants}${mine}&project_calculation_uuid=${foreign}`)).toBe(404);
    const comparison = 'internal_variant_comparison_statistics/?project_calculation__project__uuid=';
    expect(await status(`${comparison}${project?.id}&project_calculation_uuid=${mine}`)).toBe(200);
    expect(await status(`${comparison}${other?.id}&project_calculation_uuid=${mine}`)).toBe(404);
  });
});
