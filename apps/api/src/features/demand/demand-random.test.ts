import type { AmountSpread, DemandAnswer, ReductionSpread } from '@milieuspoor/contract';
import { PROJECT_TYPES, SECTORS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import {
  type EvidenceByHand,
  evidenceByHand,
  modulesByHand,
  proposalByHand,
  type Sides,
} from './demand-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const TYPES = [PROJECT_TYPES[1], PROJECT_TYPES[1], PROJECT_TYPES[2], PROJECT_TYPES[3]] as const;
const typeAt = (place: number) => TYPES[place % TYPES.length] ?? TYPES[0];
/** A model of which the target value is 90 % of the reference value: 10 % less. */
const MODEL = sql`emvi_status = 'Locked', mki_upper_boundary_eur = 1000, mki_lower_boundary_eur = 900`;
/** The size of the contract of a project, euro; every fifth has none. */
const sizeAt = (place: number) => (place % 5 === 0 ? null : 1_000 * (1 + (place % 9)));

let test: TestApp;
let token: string;
let world: RandomOrganisation[];
let own: RandomOrganisation;
/** projects whose bids are sealed */
let sealed: ReadonlySet<string>;

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, {
    seed: seed + 40,
    organisations: 2,
    projects: 60,
    othersProjects: 6,
  });
  const { queries } = test.dependencies.database;
  for (const { projects } of world)
    for (const [place, { id }] of projects.entries())
      await queries.execute(sql`
        UPDATE project SET project_type = ${typeAt(place)}, scope_eur = ${sizeAt(place)}, ${MODEL} WHERE id = ${id}`);
  const [first] = world;
  if (!first) throw new Error('The world is empty');
  own = first;
  sealed = new Set(own.projects.filter((_, place) => place % 7 === 0).map(({ id }) => id));
  await queries.execute(
    sql`UPDATE project SET seals_bids = true, bids_opened_at = NULL WHERE id = ANY(${sql.param([...sealed])}::uuid[])`,
  );
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [own.id] }));
}, 600_000);
afterAll(() => test.close());

async function ask(query: Record<string, string>): Promise<DemandAnswer> {
  const address = `/api/v1/organization/${own.slug}/internal_organization_demand/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as DemandAnswer;
}

/** Matches a number up to a billionth of itself. */
const near = (expected: number) =>
  expect.closeTo(expected, 9 - Math.ceil(Math.log10(Math.abs(expected) + 1)));
const percentOf = ([before, after]: Sides) => 100 - (100 * after) / before;

function expectSpread(found: ReductionSpread | null, sides: readonly Sides[]) {
  const sorted = sides.map(percentOf).sort((one, other) => one - other);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return expect(found).toBeNull();
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return expect(found).toMatchObject({
    ...{ count: sorted.length, lowest: near(lowest), highest: near(highest) },
    middle: near(((below ?? 0) + (above ?? 0)) / 2),
  });
}

/** Euro for each thousand euro of the size; null where either is not known. */
const perSize = ({ project }: EvidenceByHand, sides: Sides | null) => {
  const size = sizeAt(own.projects.indexOf(project));
  return sides && size && sides[1] / (size / 1000);
};

function expectPerSize(found: AmountSpread | null, figures: readonly number[]) {
  const [first] = figures;
  if (first === undefined) return expect(found).toBeNull();
  return expect(found).toMatchObject({
    count: figures.length,
    lowest: near(Math.min(...figures)),
    highest: near(Math.max(...figures)),
  });
}

const baselineOf = (project: RandomProject) =>
  project.calculations.find((each) => each.type === 'design-baseline' && each.active && !each.deleted);
const headlineOf = (sets: readonly SetCode[]) => SET_CODES.find((set) => sets.includes(set)) ?? 'a1';
const present = <T>(values: readonly (T | null)[]) => values.filter((each) => each !== null);

function expectProject(answer: DemandAnswer, evidence: EvidenceByHand) {
  const { project, offered, built } = evidence;
  const [offeredPerSize, builtPerSize] = [perSize(evidence, offered), perSize(evidence, built)];
  const row = answer.projects.find(({ uuid }) => uuid === project.id);
  expect(row, project.name).toMatchObject({
    offered: offered && near(percentOf(offered)),
    built: built && near(percentOf(built)),
    baseline: offered && near(offered[0]),
    size: sizeAt(own.projects.indexOf(project)),
    offered_per_size: offeredPerSize && near(offeredPerSize),
    built_per_size: builtPerSize && near(builtPerSize),
  });
  expect(row?.obstacle === null).toBe(offered !== null || built !== null);
}

it(`proposes by hand of every tender (seed ${seed})`, async () => {
  const seen = new Set<string>();
  // Every second tender: each is held against all the others.
  for (const project of own.projects.filter((_, place) => place % 2 === 1)) {
    const baseline = baselineOf(project);
    if (!baseline) continue;
    const set = headlineOf(baseline.sets);
    const place = own.projects.indexOf(project);
    const modules = modulesByHand(project, baseline, set);
    for (const everyType of [false, true]) {
      const answer = await ask({
        project_uuid: project.id,
        ...(everyType ? { project_type: '' } : {}),
      });
      const evidence = own.projects
        .filter(
          (other, at) =>
            other !== project &&
            other.year !== null &&
            other.sector === project.sector &&
            (everyType || typeAt(at) === typeAt(place)),
        )
        .map((other) => evidenceByHand(other, set, { modules, sealed: sealed.has(other.id) }));
      expect(answer).toMatchObject({ set, modules: modules ? modules.split(',') : [] });
      expect(answer.projects).toHaveLength(evidence.length);
      for (const each of evidence) expectProject(answer, each);
      expectSpread(answer.offered, present(evidence.map(({ offered }) => offered)));
      expectSpread(answer.built, present(evidence.map(({ built }) => built)));
      expectSpread(
        answer.bids?.spread ?? null,
        evidence.flatMap(({ bids }) => bids),
      );
      for (const basis of ['offered', 'built'] as const)
        expectPerSize(answer.per_size[basis], present(evidence.map((each) => perSize(each, each[basis]))));
      const proposal = proposalByHand(evidence);
      expect(answer.reason ?? answer.proposal?.percent, project.name).toBe(proposal);
      seen.add(typeof proposal === 'number' ? `proposed ${answer.proposal?.basis}` : proposal);
      const reference = answer.proposal?.reference;
      if (typeof proposal === 'number' && reference) {
        expect(reference).toBe(Math.round(answer.tender?.mki ?? 0));
        const target = answer.proposal?.target ?? 0;
        expect(target).toBeGreaterThanOrEqual(reference * (1 - proposal / 100) - 1e-6);
        expect(target).toBeLessThan(reference * (1 - proposal / 100) + 1);
      }
      const aimed = evidence.filter(
        ({ project: { contractType, awardCriteria }, offered }) =>
          contractType !== 'NA' && awardCriteria !== false && offered !== null,
      );
      const reaches = (sides: Sides | null) => sides !== null && sides[1] / sides[0] <= 0.9 + 1e-12;
      expect(answer.targets).toEqual({
        projects: aimed.length,
        offered: aimed.filter(({ offered }) => reaches(offered)).length,
        built_projects: aimed.filter(({ built }) => built !== null).length,
        built: aimed.filter(({ built }) => reaches(built)).length,
      });
    }
  }
  // Another seed may have fewer kinds of outcome.
  if (seed !== 1) return;
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['proposed built', 'proposed offered', 'too-few', 'too-wide']),
  );
});

it('is the same answer whatever another organisation has, and however often it is asked', async () => {
  const [, other] = world;
  const questions = SECTORS.slice(0, 3).flatMap((sector) => SET_CODES.map((set) => ({ sector, set })));
  const answers = async () => Promise.all(questions.map(ask));
  const before = await answers();
  if (seed === 1) expect(before.some(({ proposal }) => proposal !== null)).toBe(true);
  const { queries } = test.dependencies.database;
  const ofOther = sql`organisation_id = ${other?.id}`;
  for (const change of [
    sql`UPDATE calculation_total SET a1_mki_eur = array_fill(7::float8, ARRAY[10]),
      a2_mki_eur = array_fill(7::float8, ARRAY[10]) WHERE ${ofOther}`,
    sql`UPDATE project SET mki_lower_boundary_eur = 1, status = 'Project_Complete',
      design_phase_complete_date = '2025-01-01' WHERE ${ofOther}`,
    sql`UPDATE calculation SET deleted_at = now(), active = false WHERE ${ofOther}`,
  ]) {
    await queries.execute(change);
    expect(await answers()).toEqual(before);
  }
});
