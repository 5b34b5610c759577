import type { StatisticsAnswer } from '@milieuspoor/contract';
import {
  CALCULATION_TYPES,
  type CalculationType,
  DATA_TYPES,
  RESOURCE_KEYS,
  rankingOf,
} from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../testing/draw.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { basisByHand, cleanSharesByHand, pairsWithin } from './basis-by-hand.fixture.ts';
import {
  type Chosen,
  chosenOf,
  figuresOf,
  type Pair,
  type Post,
  pairOf,
  postsOf,
  wholeAmount,
} from './by-hand.fixture.ts';
import {
  BY_GROUP,
  BY_PRODUCT,
  BY_PROJECT,
  BY_SUB_GROUP,
  expectStatistics,
  expectValues,
  type Split,
} from './expect-statistics.fixture.ts';
import { INDICATORS, rangeByHand, sidesByHand } from './sides-by-hand.fixture.ts';

/** Another seed makes another world; the name of the test contains the seed. */
const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];
let draw: Draw;

beforeAll(async () => {
  test = await startTestApp();
  draw = drawFrom(seed + 1000);
  world = await storeRandomWorld(test, { seed, organisations: 2, projects: 8 });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
});
afterAll(() => test.close());

async function ask(slug: string, query: Record<string, string>): Promise<StatisticsAnswer> {
  const address = `/api/v1/organization/${slug}/internal_project_calculation_statistics/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, address).toBe(200);
  return answer.body as StatisticsAnswer;
}

const EVERYTHING = () => true;
const inGroup = (name: string) => (post: Post) => post.item.productGroup === name;
const inSubGroup = (group: string, name: string) => (post: Post) =>
  post.item.productGroup === group && post.item.productSubGroup === name;

/**
 * Checks the changes against the rule in words: a project counts in a comparison if all its items declare the quantity,
 * on both sides; there is no conclusion about the others.
 */
function expectChanges(
  changes: StatisticsAnswer['changes'],
  pairs: readonly Pair[],
  set: 'a1' | 'a2',
  within: (post: Post) => boolean,
) {
  for (const quantity of [...INDICATORS, ...RESOURCE_KEYS]) {
    const sides = pairs.map((pair) => sidesByHand(pair, set, quantity, within));
    const { baseline, optimization, count, of } = rangeByHand(sides);
    const found = changes && { ...changes, ...changes.resources }[quantity];
    expect([found?.compared ?? 0, found?.pairs ?? 0], quantity).toEqual([count, of]);
    expectValues(
      {
        baseline: found?.comparison?.baseline ?? null,
        optimization: found?.comparison?.optimization ?? null,
        amount: found?.comparison?.amount ?? null,
      },
      count === 0
        ? { baseline: null, optimization: null, amount: null }
        : { baseline, optimization, amount: optimization - baseline },
      quantity,
    );
  }
}

const dataTypeOf = (query: Record<string, string>) =>
  DATA_TYPES.find((type) => type === query.project_data_type) ?? 'eci';

/** Checks that each clean share covers the items of the projects that declare all of its goal. */
function expectCleanShares(
  found: StatisticsAnswer['clean_shares'],
  pairs: readonly Pair[],
  set: 'a1' | 'a2',
  within: (post: Post) => boolean,
) {
  const byHand = cleanSharesByHand(pairs, set, within);
  expect(Object.keys(found).sort()).toEqual(Object.keys(byHand).sort());
  for (const [goal, share] of Object.entries(found)) expectValues({ ...share }, byHand[goal] ?? {}, goal);
}

/**
 * Checks that the three named nodes are those that differ most in the compared projects; a side without a node counts
 * as 0, and nodes that can't be compared are left out.
 */
function expectLargestDifferences(
  changes: StatisticsAnswer['changes'],
  asked: readonly Pair[],
  set: 'a1' | 'a2',
  { key }: Split,
) {
  const pairs = basisByHand('mki', asked, set, EVERYTHING).compared;
  const posts = postsOf(pairs.flatMap((pair) => chosenOf(pair, set)));
  const nodes = [...Map.groupBy(posts, key).values()].map((node) => {
    const [before = 0, after = 0] = (['baseline', 'optimization'] as const).map((side) => {
      const own = node.filter(({ of }) => of.side === side);
      return own.length === 0 ? 0 : (wholeAmount(figuresOf(own, set).mki) ?? Number.NaN);
    });
    return after - before;
  });
  const largest = nodes
    .filter((amount) => amount !== 0 && !Number.isNaN(amount))
    .sort((left, right) => Math.abs(right) - Math.abs(left))
    .slice(0, 3);
  const unknown = changes?.mki.comparison ? nodes.filter(Number.isNaN).length : 0;
  expect(changes?.largest_unknown.length ?? 0, 'largest unknown').toBe(unknown);
  const expected = changes?.mki.comparison ? largest.map(Math.abs) : [];
  const found = changes?.largest.map(({ amount }) => Math.abs(amount)) ?? [];
  expect(found.length, 'largest').toBe(expected.length);
  for (const [place, amount] of found.entries())
    expectValues({ amount }, { amount: expected[place] ?? null }, 'largest');
}

/** Checks that the sides beside a difference are the sides of that difference. */
function expectOneBasis({ statistics, changes }: StatisticsAnswer) {
  for (const [kind, quantity] of [
    ['total_mki_reference_calculation', 'mki'],
    ['co2', 'co2'],
  ] as const) {
    const sides = statistics.filter(({ statistic }) => statistic === kind);
    const { comparison, compared, pairs } = changes?.[quantity] ?? {
      comparison: null,
      compared: 0,
      pairs: 0,
    };
    for (const { name, values, others } of sides) {
      expect(others !== undefined, `${kind} states others`).toBe(compared > 0 && compared < pairs);
      if (comparison) expectValues({ total: values.total ?? 0 }, { total: comparison[name] }, kind);
    }
  }
}

/** Asks for every level along one path of the drill-down, and checks every figure against the items. */
async function walkDown(
  slug: string,
  query: Record<string, string>,
  chosen: readonly Chosen[],
  pairs?: readonly Pair[],
) {
  const set = query.project_data_type?.endsWith('_a2') ? 'a2' : 'a1';
  const groups = await ask(slug, { ...query, aggregate_by: 'product_group' });
  const at = { chosen, set, rankedBy: rankingOf(dataTypeOf(query)), ...(pairs ? { pairs } : {}) } as const;
  expectStatistics(groups.statistics, {
    ...at,
    within: EVERYTHING,
    children: BY_GROUP,
    nodes: BY_GROUP,
  });
  const all = await ask(slug, { ...query, aggregate_by: 'product' });
  expectStatistics(all.statistics, { ...at, within: EVERYTHING, children: BY_PRODUCT, nodes: BY_PRODUCT });
  const group = draw.oneOf([groups.statistics[0]?.product_groups?.at(-1)]);
  if (!group) return;
  const inside = { ...query, product_group: group.uuid };
  const subGroups = await ask(slug, { ...inside, aggregate_by: 'product_sub_group' });
  expectStatistics(subGroups.statistics, {
    ...at,
    within: inGroup(group.name),
    children: BY_SUB_GROUP,
    nodes: BY_SUB_GROUP,
  });
  const ofGroup = await ask(slug, { ...inside, aggregate_by: 'product' });
  expectStatistics(ofGroup.statistics, {
    ...at,
    within: inGroup(group.name),
    children: BY_PRODUCT,
    nodes: BY_PRODUCT,
  });
  const subGroup = subGroups.statistics[0]?.product_groups?.[0];
  const products = await ask(slug, {
    ...query,
    product_sub_group: subGroup?.uuid ?? '',
    aggregate_by: 'product',
  });
  expectStatistics(products.statistics, {
    ...at,
    within: inSubGroup(group.name, subGroup?.name ?? ''),
    children: BY_PRODUCT,
    nodes: BY_PRODUCT,
  });
}

describe(`every figure, against the items of random calculations (seed ${seed})`, () => {
  it('of an organisation, for every filter and set, at every level', async () => {
    for (const { slug, projects } of world) {
      const pairs = projects.flatMap((project) => pairOf(project) ?? []);
      for (const data of ['eci', 'co2_a2'] as const)
        for (const years of [null, [2025], [2024, 2025]])
          for (const contract of ['', 'NA', 'not-NA']) {
            const chosen = pairs
              .filter(({ project }) => years === null || years.includes(project.year ?? 0))
              .filter(
                ({ project }) => contract === '' || (project.contractType === 'NA') === (contract === 'NA'),
              )
              .flatMap((pair) => chosenOf(pair, data === 'eci' ? 'a1' : 'a2'));
            const query = {
              project_data_type: data,
              project_contract_type: contract,
              ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
            };
            const answer = await ask(slug, { ...query, aggregate_by: 'project' });
            const { statistics, changes } = answer;
            const set = data === 'eci' ? 'a1' : 'a2';
            const fitting = pairs
              .filter(({ project }) => years === null || years.includes(project.year ?? 0))
              .filter(
                ({ project }) => contract === '' || (project.contractType === 'NA') === (contract === 'NA'),
              );
            expectChanges(changes, fitting, set, EVERYTHING);
            expectCleanShares(answer.clean_shares, fitting, set, EVERYTHING);
            expectOneBasis(answer);
            expectLargestDifferences(changes, fitting, set, BY_GROUP);
            const byGroup = await ask(slug, { ...query, aggregate_by: 'product_group' });
            expectChanges(byGroup.changes, fitting, set, EVERYTHING);
            expectStatistics(statistics, {
              chosen,
              set,
              within: EVERYTHING,
              children: BY_PROJECT,
              nodes: BY_GROUP,
              rankedBy: rankingOf(data),
              pairs: fitting,
            });
            if (draw.chance(3)) await walkDown(slug, query, chosen, fitting);
          }
    }
  });

  it('of the projects of an organisation within a product group', async () => {
    for (const { slug, projects } of world) {
      const pairs = projects.flatMap((project) => pairOf(project) ?? []);
      const chosen = pairs.flatMap((pair) => chosenOf(pair, 'a1'));
      const { statistics } = await ask(slug, { aggregate_by: 'product_group' });
      for (const group of statistics[0]?.product_groups?.slice(0, 3) ?? []) {
        const query = { product_group: group.uuid, aggregate_by: 'project' };
        const answer = await ask(slug, query);
        const within = inGroup(group.name);
        expectStatistics(answer.statistics, {
          chosen,
          set: 'a1',
          within,
          children: BY_PROJECT,
          nodes: BY_PROJECT,
          pairs,
        });
        expectChanges(answer.changes, pairsWithin(pairs, 'a1', within), 'a1', within);
        expectCleanShares(answer.clean_shares, pairs, 'a1', within);
        expectOneBasis(answer);
      }
    }
  });

  it('of a project, for every type of calculation and set, at every level', async () => {
    for (const { slug, projects } of world)
      for (const project of projects.slice(0, 4))
        for (const types of [CALCULATION_TYPES, ['design-baseline'], ['as-built-optimization']] as const)
          for (const data of ['material', 'eci_a2'] as const) {
            const set = data === 'material' ? 'a1' : 'a2';
            const query = {
              project_calculation__project__uuid: project.id,
              project_calculation__calculation_type: types.join(','),
              project_data_type: data,
            };
            await walkDown(slug, query, activeOf(project, types, set));
          }
  });
});

function activeOf(project: RandomProject, types: readonly CalculationType[], set: 'a1' | 'a2'): Chosen[] {
  return project.calculations
    .filter(({ type, active, deleted }) => active && !deleted && types.includes(type))
    .map((calculation) => ({
      side: calculation.type.endsWith('baseline') ? 'baseline' : 'optimization',
      project,
      calculation,
      inSet: calculation.sets.includes(set),
    }));
}
