import type { PromisesAnswer } from '@milieuspoor/contract';
import { SECTORS, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { type PromiseByHand, promiseByHand } from './promises-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let organisation: RandomOrganisation;
/** projects whose bids are sealed */
let sealed: ReadonlySet<string>;

beforeAll(async () => {
  test = await startTestApp();
  const [first] = await storeRandomWorld(test, {
    seed: seed + 19,
    organisations: 2,
    projects: 24,
    othersProjects: 4,
  });
  if (!first) throw new Error('There is no world');
  organisation = first;
  sealed = new Set(first.projects.filter((_, place) => place % 9 === 0).map(({ id }) => id));
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET seals_bids = true, bids_opened_at = NULL WHERE id = ANY(${sql.param([...sealed])}::uuid[])`,
  );
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [first.id] }));
}, 600_000);
afterAll(() => test.close());

async function ask(query: Record<string, string>): Promise<PromisesAnswer> {
  const address = `/api/v1/organization/${organisation.slug}/internal_organization_promises/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as PromisesAnswer;
}

const FILTERS = [null, [2025], [2024, 2025], []].flatMap((years) =>
  ['', 'NA', 'not-NA'].flatMap((contract) =>
    ['', SECTORS[2]].map((sector) => ({
      query: {
        project_contract_type: contract,
        sector,
        ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
      },
      fits: (project: RandomProject) =>
        project.year !== null &&
        (years === null || years.includes(project.year)) &&
        (contract === '' || (project.contractType === 'NA') === (contract === 'NA')) &&
        (sector === '' || project.sector === sector),
    })),
  ),
);
const SETS: readonly [SetCode, string][] = [
  ['a1', 'eci'],
  ['a2', 'eci_a2'],
];

/** Matches a number up to a billionth of itself, or of what it is a difference of. */
const near = (expected: number, scale = expected) =>
  expect.closeTo(expected, 9 - Math.ceil(Math.log10(Math.abs(scale) + 1)));
const percent = ([before, after]: readonly [number, number]) =>
  before > 0 ? near((1 - after / before) * 100) : null;

function rowByHand({ project, promise, built, obstacle }: PromiseByHand) {
  const side = (of: PromiseByHand['promise']) =>
    of && { baseline: near(of[0]), optimization: near(of[1]), percent: percent(of) };
  return {
    uuid: project.id,
    year: project.year,
    promise: side(promise),
    built: side(built),
    outcome: obstacle === null && promise && built ? outcomeByHand([{ promise, built }]) : null,
    obstacle,
  };
}

type Known = { readonly promise: readonly [number, number]; readonly built: readonly [number, number] };

function outcomeByHand(projects: readonly Known[]) {
  let [baseline, promised, built] = [0, 0, 0];
  for (const { promise, built: result } of projects) {
    baseline += result[0];
    promised += (promise[1] / promise[0]) * result[0];
    built += result[1];
  }
  return {
    ...{
      baseline: near(baseline),
      promised: near(promised),
      built: near(built),
      deviation: near(built - promised, baseline),
    },
    promised_percent: near(100 - (promised / baseline) * 100),
    built_percent: near(100 - (built / baseline) * 100),
    points: near(((promised - built) / baseline) * 100),
  };
}

describe(`what became of promises (seed ${seed})`, () => {
  it('is what the items come to, for each project and together, whatever the filter and the set', async () => {
    const seen = new Set<string | null>();
    for (const [set, data] of SETS)
      for (const { query, fits } of FILTERS) {
        const answer = await ask({ ...query, project_data_type: data });
        const byHand = organisation.projects
          .filter(fits)
          .map((project) => promiseByHand(project, set, sealed.has(project.id)));
        for (const { obstacle } of byHand) seen.add(obstacle);
        expect(answer.set).toBe(set);
        expect(answer.count).toBe(byHand.length);
        expect(answer.results).toHaveLength(byHand.length);
        for (const each of byHand) {
          const found = answer.results.find(({ uuid }) => uuid === each.project.id);
          expect(found, JSON.stringify(each.project.name)).toMatchObject(rowByHand(each));
          if (each.obstacle === null) expect(found?.outcome?.incomplete).toBe(each.incomplete);
        }
        const concluded = byHand.flatMap(({ promise, built, obstacle }) =>
          obstacle === null && promise && built ? [{ promise, built }] : [],
        );
        if (concluded.length === 0) expect(answer.total).toBeNull();
        else expect(answer.total).toMatchObject({ projects: concluded.length, ...outcomeByHand(concluded) });
        const counted = new Map<string, number>();
        for (const { obstacle } of byHand)
          if (obstacle) counted.set(obstacle, (counted.get(obstacle) ?? 0) + 1);
        expect(new Map(answer.left_out.map(({ obstacle, projects }) => [obstacle, projects]))).toEqual(
          counted,
        );
        const sizes = answer.results.map(({ outcome }) => (outcome ? Math.abs(outcome.points) : -1));
        expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
      }
    expect([...seen]).toEqual(
      expect.arrayContaining([null, 'sealed', 'promise-not-compared', 'no-as-built-phase', 'not-complete']),
    );
  });
});
