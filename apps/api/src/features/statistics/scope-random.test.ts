import type { Statistic, StatisticChild, StatisticsAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { chosenOf, figuresOf, type Pair, type Post, postsOf } from './by-hand.fixture.ts';
import { BY_GROUP, BY_PRODUCT, BY_SUB_GROUP, expectValues, type Split } from './expect-statistics.fixture.ts';
import { lackingNodesOf, standingOfPairByHand } from './scope-by-hand.fixture.ts';
import { pairsOf, sidesByHand } from './sides-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, { seed: seed + 50, organisations: 2, projects: 12 });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
});
afterAll(() => test.close());

const QUANTITIES = ['mki', 'co2'] as const;
const SETS: readonly [SetCode, string][] = [
  ['a1', 'eci'],
  ['a2', 'eci_a2'],
];
const LEVELS: readonly [string, Split][] = [
  ['product_group', BY_GROUP],
  ['product_sub_group', BY_SUB_GROUP],
  ['product', BY_PRODUCT],
];
const EVERYTHING = () => true;

const typesOf = ({ baseline, optimization }: Pair) => `${baseline.type},${optimization.type}`;

const askOfPair = (slug: string, pair: Pair, query: Record<string, string>) =>
  askOfOrganisation(slug, {
    project_calculation__project__uuid: pair.project.id,
    project_calculation__calculation_type: typesOf(pair),
    ...query,
  });

async function askOfOrganisation(slug: string, query: Record<string, string>): Promise<StatisticsAnswer> {
  const call = `/api/v1/organization/${slug}/internal_project_calculation_statistics/`;
  const address = `${call}?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, address).toBe(200);
  return answer.body as StatisticsAnswer;
}

const inBoth = ({ baseline, optimization }: Pair, set: SetCode) =>
  baseline.sets.includes(set) && optimization.sets.includes(set);

/** Returns what the answer says a side lacks in all at a node, for a statistic of its MKI or its CO2. */
function lackingByHand(
  pair: Pair,
  set: SetCode,
  { side, quantity }: { readonly side: string; readonly quantity: 'mki' | 'co2' },
  within: (post: Post) => boolean,
) {
  const node = lackingNodesOf(pair, set, within).find((each) => each.side === side);
  const nothing = LIFE_CYCLE_MODULES.map(() => 0);
  const { posts, modules, partly } = node?.[quantity] ?? { posts: 0, modules: nothing, partly: nothing };
  if (posts === 0 && modules.every((count) => count === 0)) return undefined;
  const unworked = posts > 0 && node && node.unworked > 0 ? { unworked: node.unworked } : {};
  return { items: posts, modules, ...(partly.some((count) => count > 0) ? { partly } : {}), ...unworked };
}

const TOTALS: Readonly<Record<string, 'mki' | 'co2'>> = {
  total_mki_reference_calculation: 'mki',
  co2: 'co2',
};
const childrenOf = ({ product_groups, products }: Statistic): readonly StatisticChild[] =>
  product_groups ?? products ?? [];

it(`says of every side at every level what it lacks of the other (seed ${seed})`, async () => {
  let [found, without] = [0, 0];
  for (const organisation of world)
    for (const pair of pairsOf(organisation))
      for (const [set, data] of SETS) {
        if (!inBoth(pair, set)) continue;
        for (const [level, split] of LEVELS) {
          const query = { project_data_type: data, aggregate_by: level };
          const { statistics } = await askOfPair(organisation.slug, pair, query);
          for (const statistic of statistics) {
            const quantity = TOTALS[statistic.statistic];
            if (!quantity) continue;
            const of = { side: statistic.name, quantity };
            expect(statistic.lacking?.total).toEqual(lackingByHand(pair, set, of, EVERYTHING));
            const posts = postsOf(chosenOf(pair, set)).filter((post) => post.of.side === statistic.name);
            const byHand = [...Map.groupBy(posts, split.key)].map(([key, [first]]) => ({
              name: first ? split.name(first) : '',
              lacking: lackingByHand(pair, set, of, (post) => split.key(post) === key),
            }));
            const listed = childrenOf(statistic).map(({ name, lacking }) => ({
              name,
              lacking: lacking?.total,
            }));
            expect(inSomeOrder(listed)).toEqual(inSomeOrder(byHand));
            found += listed.filter(({ lacking }) => lacking).length;
            without += listed.filter(({ lacking }) => !lacking).length;
          }
        }
      }
  expect(Math.min(found, without)).toBeGreaterThan(30);
});

it(`says the same of a product group from within, and of each project from its organisation (seed ${seed})`, async () => {
  let groups = 0;
  for (const organisation of world) {
    const pairs = pairsOf(organisation);
    for (const [set, data] of SETS) {
      const query = { project_data_type: data };
      for (const pair of pairs.filter((each) => inBoth(each, set))) {
        const { statistics } = await askOfPair(organisation.slug, pair, {
          ...query,
          aggregate_by: 'product_group',
        });
        for (const group of statistics[0]?.product_groups ?? []) {
          const inside = { ...query, aggregate_by: 'product_sub_group', product_group: group.uuid };
          const answer = await askOfPair(organisation.slug, pair, inside);
          for (const { name, statistic, lacking } of answer.statistics) {
            const quantity = TOTALS[statistic];
            if (!quantity) continue;
            const of = { side: name, quantity };
            const isInside = ({ item }: Post) => item.productGroup === group.name;
            expect(lacking?.total).toEqual(lackingByHand(pair, set, of, isInside));
            groups++;
          }
        }
      }
      const { changes } = await askOfOrganisation(organisation.slug, {
        ...query,
        aggregate_by: 'product_group',
      });
      for (const quantity of QUANTITIES) {
        const whole = pairs.filter((pair) => !sidesByHand(pair, set, quantity).includes(null));
        expect(changes?.[quantity].compared ?? 0).toBe(whole.length);
      }
    }
  }
  expect(groups).toBeGreaterThan(100);
});

const inSomeOrder = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();

it(`compares a pair over the modules that neither side lacks, where it can't be compared as a whole (seed ${seed})`, async () => {
  let [compared, shared] = [0, 0];
  for (const organisation of world)
    for (const pair of pairsOf(organisation))
      for (const [set, data] of SETS) {
        if (!inBoth(pair, set)) continue;
        const query = { project_data_type: data, aggregate_by: 'product_group' };
        const { changes } = await askOfPair(organisation.slug, pair, query);
        for (const quantity of QUANTITIES) {
          const change = changes?.[quantity];
          const sides = sidesByHand(pair, set, quantity);
          expect(change?.comparison !== null, quantity).toBe(!sides.includes(null));
          if (change?.comparison) compared++;
          else if (change?.shared) shared++;
          const nodes = lackingNodesOf(pair, set, EVERYTHING);
          const left = LIFE_CYCLE_MODULES.filter((_, module) =>
            nodes.every((node) => (node[quantity].modules[module] ?? 0) === 0),
          );
          for (const module of change?.shared?.modules ?? []) expect(left).toContain(module);
          const amounts = amountsByHand(pair, set, quantity, change?.shared?.modules ?? []);
          if (change?.shared) {
            const { baseline, optimization } = change.shared.comparison;
            expectValues({ baseline, optimization }, amounts, quantity);
          }
        }
      }
  expect(Math.min(compared, shared)).toBeGreaterThan(3);
});

/** Returns what each side states in some modules, cell by cell. */
function amountsByHand(
  pair: Pair,
  set: SetCode,
  quantity: 'mki' | 'co2',
  modules: readonly LifeCycleModule[],
) {
  const places = modules.map((module) => LIFE_CYCLE_MODULES.indexOf(module));
  const [baseline, optimization] = chosenOf(pair, set).map((chosen) => {
    const figures = figuresOf(postsOf([chosen]), set);
    const of = quantity === 'mki' ? figures.mkiOf : figures.co2Of;
    return places.reduce((sum, module) => sum + (of(module).amount ?? 0), 0);
  });
  return { baseline: baseline ?? 0, optimization: optimization ?? 0 };
}

it(`knows of every pair that can be compared how its work compares (seed ${seed})`, async () => {
  for (const organisation of world)
    for (const pair of pairsOf(organisation))
      for (const [set] of SETS) {
        if (!inBoth(pair, set)) continue;
        const { unexplained, missingUnexplained, co2Unexplained, explained, unanswered } =
          standingOfPairByHand(pair, set);
        expect(await storedScopeOf(pair, set)).toEqual({
          baseline: unexplained.baseline,
          optimization: unexplained.optimization,
          missing: missingUnexplained,
          co2: co2Unexplained,
          unanswered,
          explained: [explained.mki, explained.co2],
        });
      }
});

function storedScopeOf({ baseline, optimization }: Pair, set: SetCode): Promise<object> {
  return getRow(
    test.dependencies.database.queries,
    sql`
      SELECT baseline_unexplained AS baseline, optimization_unexplained AS optimization, missing_unexplained AS missing,
        co2_unexplained AS co2, unanswered_posts AS unanswered, json_build_array(explained_mki_posts, explained_co2_posts) AS explained
      FROM pair_scope
      WHERE baseline_id = ${baseline.id} AND optimization_id = ${optimization.id} AND set_code = ${set}`,
  );
}
