import type { ComparedCalculationsAnswer, ComparedWith, DifferencesAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, RESOURCE_KEYS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../testing/draw.ts';
import type { RandomCalculation } from '../../testing/random-calculation.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { expectDivided, expectSame, total } from '../differences/expect-divided.fixture.ts';
import { partsByHand } from '../differences/steps-by-hand.fixture.ts';
import type { Pair, Post } from '../statistics/by-hand.fixture.ts';
import { standingOfPairByHand } from '../statistics/scope-by-hand.fixture.ts';
import { INDICATORS, sidesByHand } from '../statistics/sides-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];
let draw: Draw;

beforeAll(async () => {
  test = await startTestApp();
  draw = drawFrom(seed + 200);
  world = await storeRandomWorld(test, { seed: seed + 190, organisations: 2, projects: 12 });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
}, 600_000);
afterAll(() => test.close());

const ask = async (project: RandomProject, calculations: readonly RandomCalculation[], set: SetCode) => {
  const asked = calculations.map(({ id }) => `calculation=${id}`).join('&');
  const answer = await test.send('GET', `/api/v1/project/${project.id}/compare/?${asked}&set=${set}`, {
    token,
  });
  return { status: answer.status, body: answer.body as ComparedCalculationsAnswer };
};

/** Returns some calculations of a project, active or not, in any order. */
function drawn(project: RandomProject): RandomCalculation[] {
  const left = project.calculations.filter(({ deleted }) => !deleted);
  const chosen: RandomCalculation[] = [];
  for (let wanted = 2 + draw.below(3); wanted > 0 && left.length > 0; wanted--)
    chosen.push(...left.splice(draw.below(left.length), 1));
  return chosen;
}

function expectSides(
  found: ComparedWith['changes']['mki'] | ComparedWith['product_groups'][number]['mki'] | undefined,
  [before, after]: readonly [number | null, number | null],
  what: string,
) {
  if (before === null || after === null) {
    expect(found?.comparison ?? null, what).toBeNull();
    return 0;
  }
  const { baseline = Number.NaN, optimization = Number.NaN, amount } = found?.comparison ?? {};
  expectSame(baseline, before, what);
  expectSame(optimization, after, what);
  expect(amount, what).toBe(optimization - baseline);
  return 1;
}

/**
 * Compares the modules of a comparison with the posts: nothing is concluded where one of them leaves something empty
 * that the other declares, or where the whole is not stated by each post.
 */
function expectModules(modules: ComparedWith['modules'], pair: Pair, set: SetCode): number {
  let concluded = 0;
  for (const indicator of ['mki', 'co2'] as const) {
    const parts = partsByHand(pair, set, indicator);
    const [{ nodes }, sides] = [standingOfPairByHand(pair, set), sidesByHand(pair, set, indicator)];
    for (const [place, name] of LIFE_CYCLE_MODULES.entries()) {
      const found = modules.find(({ module }) => module === name)?.[indicator].comparison;
      const byHand = total(parts.filter(({ step }) => step === name));
      const lacks = nodes.some((node) => node.path.length === 0 && (node[indicator].modules[place] ?? 0) > 0);
      if (lacks) expect(found ?? null, name).toBeNull();
      else if (!sides.includes(null)) expectSame(found?.amount ?? 0, byHand, `${name} ${indicator}`);
      if (found && byHand !== 0) concluded++;
    }
  }
  return concluded;
}

/** Compares one comparison of an answer with its items, and returns in how many figures something was concluded. */
function expectComparison(
  { changes, product_groups, modules }: ComparedWith,
  pair: Pair,
  set: SetCode,
): number {
  let concluded = 0;
  for (const indicator of INDICATORS) {
    concluded += expectSides(changes[indicator], sidesByHand(pair, set, indicator), indicator);
    for (const group of product_groups) {
      const within = ({ item }: Post) => item.productGroup === group.name;
      concluded += expectSides(group[indicator], sidesByHand(pair, set, indicator, within), group.name);
    }
  }
  for (const key of RESOURCE_KEYS)
    concluded += expectSides(changes.resources[key], sidesByHand(pair, set, key), key);
  concluded += expectModules(modules, pair, set);
  const groups = [pair.baseline, pair.optimization].flatMap(({ items }) =>
    items.map(({ productGroup }) => productGroup),
  );
  expect(product_groups.map(({ name }) => name).sort()).toEqual([...new Set(groups)].sort());
  return concluded;
}

it(`says of any calculations of a project what their items say, and refuses other sets (seed ${seed})`, async () => {
  let [concluded, refused, inactive] = [0, 0, 0];
  for (const project of world.flatMap(({ projects }) => projects))
    for (const set of SET_CODES) {
      const calculations = drawn(project);
      const [against, ...others] = calculations;
      if (!against || others.length === 0) continue;
      const { status, body } = await ask(project, calculations, set);
      if (calculations.some(({ sets }) => !sets.includes(set))) {
        expect(status).toBe(400);
        refused++;
        continue;
      }
      expect([status, body.set, body.against]).toEqual([200, set, against.id]);
      expect(body.comparisons.map(({ calculation }) => calculation)).toEqual(others.map(({ id }) => id));
      inactive += calculations.filter(({ active }) => !active).length;
      for (const [place, other] of others.entries()) {
        const found = body.comparisons[place];
        if (found)
          concluded += expectComparison(found, { project, baseline: against, optimization: other }, set);
      }
    }
  expect(concluded).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(2);
  expect(inactive).toBeGreaterThan(5);
}, 300_000);

it(`divides the difference between any two calculations as by hand (seed ${seed})`, async () => {
  let steps = 0;
  for (const { slug, projects } of world)
    for (const project of projects)
      for (const set of SET_CODES) {
        const [baseline, optimization] = drawn(project);
        if (!baseline || !optimization) continue;
        const query = new URLSearchParams({
          project_data_type: set === 'a1' ? 'eci' : 'eci_a2',
          project_calculation__project__uuid: project.id,
          project_calculation_uuid: `${baseline.id},${optimization.id}`,
        });
        const address = `/api/v1/organization/${slug}/internal_organization_differences/?${query}`;
        const { status, body } = await test.send('GET', address, { token });
        expect(status).toBe(200);
        if (![baseline, optimization].every(({ sets }) => sets.includes(set))) continue;
        for (const indicator of ['mki', 'co2'] as const) {
          const answer = (body as DifferencesAnswer)[indicator];
          steps += expectDivided(answer, [{ project, baseline, optimization }], set, indicator);
        }
      }
  expect(steps).toBeGreaterThan(100);
}, 300_000);
