import type { OpenWork, OpenWorkAnswer } from '@milieuspoor/contract';
import { KEPT_OUT, RESOURCE_KEYS, type ResourceKey, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { chosenOf, figuresOf, type Pair, pairOf, postsOf } from '../statistics/by-hand.fixture.ts';
import { sidesByHand } from '../statistics/sides-by-hand.fixture.ts';

// What is missing, told anew from the items of random projects with code that shares nothing with the product.

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let organisation: RandomOrganisation;

beforeAll(async () => {
  test = await startTestApp();
  const [first] = await storeRandomWorld(test, {
    seed: seed + 4,
    organisations: 2,
    projects: 24,
    othersProjects: 4,
  });
  if (!first) throw new Error('There is no world');
  organisation = { ...first, projects: first.projects.map(withoutSome) };
  const gone = organisation.projects
    .flatMap(({ calculations }) => calculations)
    .filter(({ deleted }) => deleted)
    .map(({ id }) => id);
  await test.dependencies.database.queries.execute(
    sql`UPDATE calculation SET active = false, deleted_at = now() WHERE id = ANY(${sql.param(gone)}::uuid[])`,
  );
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [first.id] }));
}, 600_000);
afterAll(() => test.close());

const TYPES = ['design-baseline', 'design-optimization', 'as-built-baseline', 'as-built-optimization'];

/** Leaves some projects without the calculations of a type, or without its active one. */
function withoutSome(project: RandomProject, place: number): RandomProject {
  const type = TYPES[place % 6];
  return {
    ...project,
    calculations: project.calculations.map((each) =>
      each.type === type && (each.active || place % 2 === 0) ? { ...each, deleted: true } : each,
    ),
  };
}

async function readAll(): Promise<{ rows: OpenWork[]; mine: number }> {
  const rows: OpenWork[] = [];
  let next: string | null =
    `/api/v1/organization/${organisation.slug}/internal_organization_open_work/?page_size=20`;
  let mine = 0;
  while (next !== null) {
    const answer = await test.send('GET', next, { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const body = answer.body as OpenWorkAnswer;
    rows.push(...body.results);
    ({ next, mine } = body);
    if (next === null) expect(rows).toHaveLength(body.count);
  }
  return { rows, mine };
}

const active = (project: RandomProject, type: string) =>
  project.calculations.find((each) => each.type === type && each.active && !each.deleted);
const stored = (project: RandomProject, type: string) =>
  project.calculations.some((each) => each.type === type && !each.deleted);
const isAwarded = ({ contractType, awardCriteria }: RandomProject) =>
  contractType !== 'NA' && awardCriteria !== false;

/** Returns the step by which figures come in; null if none are due. */
function stepByHand(project: RandomProject): string | null {
  const missing = (type: string, upload: string, activate: string) =>
    active(project, type) ? null : stored(project, type) ? activate : upload;
  if (project.complete) return null;
  if (project.year === null) {
    const baseline = missing('design-baseline', 'upload-baseline', 'activate-baseline');
    if (baseline || isAwarded(project)) return baseline;
    return missing('design-optimization', 'upload-optimization', 'activate-optimization');
  }
  if (project.contractType === 'UAV-GC' && project.scopeChanged === null) return 'answer-scope';
  if (project.contractType === 'UAV-GC' && project.scopeChanged === false) {
    if (!active(project, 'design-baseline')) return 'reopen-design';
  } else if (!active(project, 'as-built-baseline')) return 'upload-as-built-baseline';
  return missing('as-built-optimization', 'upload-as-built-optimization', 'activate-as-built-optimization');
}

/** Returns the two calculations that the list of projects shows of a project, running or not. */
function shownPair(project: RandomProject): Pair | null {
  const completed = pairOf(project);
  if (completed || project.year !== null) return completed;
  const [baseline, optimization] = [
    active(project, 'design-baseline'),
    active(project, isAwarded(project) ? 'applicant' : 'design-optimization'),
  ];
  return baseline && optimization ? { project, baseline, optimization } : null;
}

const commonSet = ({ baseline, optimization }: Pair): SetCode | null =>
  (['a1', 'a2'] as const).find((set) => baseline.sets.includes(set) && optimization.sets.includes(set)) ??
  null;

it(`lists what is missing in each project, and nothing else, the heaviest first (seed ${seed})`, async () => {
  const { rows, mine } = await readAll();
  const seen = { steps: new Set<string>(), kept: new Set<string>(), findings: new Set<string>(), running: 0 };
  for (const project of organisation.projects) {
    const own = rows.filter(({ project: of }) => of?.uuid === project.id);
    const step = stepByHand(project);
    const uploads = own.filter(({ subject }) => subject === 'upload');
    expect(
      uploads.map((row) => row.step),
      project.name,
    ).toEqual(step === null ? [] : [step]);
    if (step) seen.steps.add(step);
    for (const row of uploads) {
      expect(row.keeps_out, project.name).toBe(pairOf(project) ? 'nothing' : 'project');
      expect(row.by).toBe(step === 'reopen-design' ? 'provider' : 'worker');
    }
    const figures = own.filter(({ subject }) => subject === 'figures');
    const quantities = new Set(figures.flatMap((row) => row.quantities));
    const pair = shownPair(project);
    const expected = new Set<string>();
    if (pair && project.year === null && pair.optimization.type !== 'applicant') seen.running++;
    if (pair) {
      const set = commonSet(pair);
      const isOpen = (of: 'mki' | 'co2' | ResourceKey) => sidesByHand(pair, set ?? 'a1', of).includes(null);
      if (set === null || isOpen('mki')) expected.add('mki');
      if (set !== null && isOpen('co2')) expected.add('co2');
      if (pairOf(project) || pair.optimization.type !== 'applicant')
        for (const key of RESOURCE_KEYS) if (isOpen(key)) expected.add(key);
      expectUndeclared(figures, pair, set);
      expectAmount(own, pair, set);
    }
    expect(quantities, project.name).toEqual(expected);
    for (const row of figures) {
      seen.findings.add(row.finding ?? '');
      expect(row.keeps_out).toBe(row.quantities.includes('mki') ? 'project' : 'quantity');
    }
    for (const row of own) seen.kept.add(row.keeps_out);
  }
  expect(mine).toBe(rows.filter(({ by }) => by === 'worker').length);
  expect(rows.every((row) => row.mine === (row.by === 'worker'))).toBe(true);
  const places = rows.map(({ keeps_out, mki }) => [
    KEPT_OUT.indexOf(keeps_out),
    mki === null ? 1 : -Math.abs(mki),
  ]);
  expect(places).toEqual(
    places.toSorted(([left = 0, of = 0], [right = 0, other = 0]) => left - right || of - other),
  );
  expect(seen.steps.size).toBeGreaterThan(2);
  expect(seen.running).toBeGreaterThan(0);
  expect([...seen.findings]).toEqual(expect.arrayContaining(['undeclared', 'module']));
  expect([...seen.kept]).toEqual(expect.arrayContaining(['project', 'quantity']));
});

/** Expects the number of posts that leave a quantity undeclared, on each side. */
function expectUndeclared(figures: readonly OpenWork[], pair: Pair, set: SetCode | null) {
  for (const { finding, side, posts, quantities } of figures) {
    if (finding !== 'undeclared') continue;
    const chosen = chosenOf(pair, set ?? 'a1').filter((each) => each.side === side);
    const stated = figuresOf(postsOf(chosen), set ?? 'a1');
    for (const quantity of quantities) {
      const key = RESOURCE_KEYS.find((each) => each === quantity);
      const figure = key ? stated.resource(key) : quantity === 'mki' ? stated.mki : stated.co2;
      expect(posts, `${pair.project.name} ${quantity}`).toBe(figure.undeclared);
    }
  }
}

/** Expects the MKI of the baseline, or of the optimisation where the baseline states none. */
function expectAmount(own: readonly OpenWork[], pair: Pair, set: SetCode | null) {
  const amounts = (set ? chosenOf(pair, set) : []).map(
    (chosen) => figuresOf(postsOf([chosen]), set ?? 'a1').mki.amount,
  );
  const known = amounts[0] ?? amounts[1] ?? null;
  for (const { mki } of own)
    if (known === null) expect(mki).toBeNull();
    else expect((mki ?? Number.NaN) / known).toBeCloseTo(1, 9);
}
