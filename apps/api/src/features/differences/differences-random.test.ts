import type { DifferencesAnswer, StepPost, StepProject } from '@milieuspoor/contract';
import { CHANGE_KINDS, LIFE_CYCLE_MODULES, SECTORS, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import type { Pair } from '../statistics/by-hand.fixture.ts';
import { pairsOf } from '../statistics/sides-by-hand.fixture.ts';
import { expectDivided, expectSame, named, total } from './expect-divided.fixture.ts';
import { partsByHand } from './steps-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, { seed: seed + 80, organisations: 2, projects: 12 });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
}, 600_000);
afterAll(() => test.close());

const INDICATORS = ['mki', 'co2'] as const;
const SETS: readonly [SetCode, string][] = [
  ['a1', 'eci'],
  ['a2', 'co2_a2'],
];

async function ask<Answer>(slug: string, call: string, query: Record<string, string>): Promise<Answer> {
  const address = `/api/v1/organization/${slug}/internal_organization_${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, address).toBe(200);
  return answer.body as Answer;
}

it(`divides the difference of each project as by hand, in each set (seed ${seed})`, async () => {
  let steps = 0;
  for (const organisation of world)
    for (const pair of pairsOf(organisation))
      for (const [set, data] of SETS) {
        const answer = await ask<DifferencesAnswer>(organisation.slug, 'differences', {
          project_data_type: data,
          project_calculation__project__uuid: pair.project.id,
          project_calculation__calculation_type: `${pair.baseline.type},${pair.optimization.type}`,
        });
        expect(answer.set).toBe(set);
        for (const indicator of INDICATORS) steps += expectDivided(answer[indicator], [pair], set, indicator);
      }
  expect(steps).toBeGreaterThan(100);
});

const FILTERS = [undefined, '2025', '2024', ''].flatMap((years) =>
  ['', 'NA', 'not-NA'].flatMap((contract) =>
    [undefined, SECTORS[0]].map((sector) => ({
      query: {
        project_contract_type: contract,
        ...(years === undefined ? {} : { design_phase_complete_date__year: years }),
        ...(sector ? { project_calculation__project__sector: sector } : {}),
      },
      fits: ({ project }: Pair) =>
        (years === undefined || years === String(project.year)) &&
        (contract === '' || (project.contractType === 'NA') === (contract === 'NA')) &&
        (sector === undefined || project.sector === sector),
    })),
  ),
);

it(`divides the difference of an organisation as by hand, with every filter (seed ${seed})`, async () => {
  let steps = 0;
  for (const organisation of world)
    for (const [set, data] of SETS)
      for (const { query, fits } of FILTERS) {
        const answer = await ask<DifferencesAnswer>(organisation.slug, 'differences', {
          project_data_type: data,
          ...query,
        });
        const pairs = pairsOf(organisation).filter(fits);
        for (const indicator of INDICATORS) {
          expect(answer[indicator].compared.pairs).toBe(pairs.length);
          steps += expectDivided(answer[indicator], pairs, set, indicator);
        }
      }
  expect(steps).toBeGreaterThan(200);
});

it(`opens each step to its projects, and in these to their posts (seed ${seed})`, async () => {
  const seen = new Set<string>();
  for (const organisation of world)
    for (const [set, data] of SETS) {
      const of = { project_data_type: data };
      const answer = await ask<DifferencesAnswer>(organisation.slug, 'differences', of);
      for (const indicator of INDICATORS)
        for (const [name, { key, amount }] of named(answer[indicator])) {
          const query = { ...of, indicator, step: key };
          const { results } = await ask<{ results: StepProject[] }>(
            organisation.slug,
            'difference_projects',
            query,
          );
          expectSame(total(results), amount, `${name} in its projects`);
          for (const part of results) {
            const pair = pairsOf(organisation).find(({ project }) => project.id === part.uuid);
            const byHand = pair ? partsByHand(pair, set, indicator).filter(({ step }) => step === name) : [];
            expectSame(part.amount, total(byHand), `${name} in ${part.name}`);
          }
          const [first] = results;
          if (!first || (seen.has(name) && name.startsWith('group'))) continue;
          seen.add(name);
          const posts = await ask<{ results: StepPost[] }>(organisation.slug, 'difference_posts', {
            ...query,
            project_calculation__project__uuid: first.uuid,
          });
          expectPosts(posts.results, organisation, { set, indicator, name, project: first.uuid });
        }
    }
  for (const name of [...CHANGE_KINDS, 'A1-A3', 'D']) expect([...seen]).toContain(name);
  expect(LIFE_CYCLE_MODULES.filter((module) => seen.has(module)).length).toBeGreaterThan(6);
});

/** Compares the posts of a step with those by hand: which they are, and what each adds to the step. */
function expectPosts(
  found: readonly StepPost[],
  organisation: RandomOrganisation,
  {
    set,
    indicator,
    name,
    project,
  }: { set: SetCode; indicator: 'mki' | 'co2'; name: string; project: string },
) {
  const pair = pairsOf(organisation).find((each) => each.project.id === project);
  const parts = (pair ? partsByHand(pair, set, indicator) : []).filter(({ step }) => step === name);
  const byHand = [...Map.groupBy(parts, ({ before, after }) => `${before?.place} ${after?.place}`).values()]
    .map((list) => ({
      numbers: [list[0]?.before?.number ?? null, list[0]?.after?.number ?? null],
      quantities: [list[0]?.before?.quantity ?? null, list[0]?.after?.quantity ?? null],
      cents: Math.round(total(list) * 100) + 0,
    }))
    .filter(({ cents }) => cents !== 0);
  const told = found
    .map(({ baseline, optimization, amount }) => ({
      numbers: [baseline?.post_number ?? null, optimization?.post_number ?? null],
      quantities: [baseline?.quantity ?? null, optimization?.quantity ?? null],
      cents: Math.round(amount * 100) + 0,
    }))
    .filter(({ cents }) => cents !== 0);
  const inOrder = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();
  expect(inOrder(told), name).toEqual(inOrder(byHand));
}
