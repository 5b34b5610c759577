import type { GoalFigures, GoalsAnswer } from '@milieuspoor/contract';
import {
  goalForecast,
  isShareProgress,
  PROGRESS_INDICATORS,
  type ProgressIndicator,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { byHand, contributionOf, percentOf } from '../progress/progress-by-hand.fixture.ts';
import { type Pair, pairOf } from '../statistics/by-hand.fixture.ts';
import { expectValues } from '../statistics/expect-statistics.fixture.ts';
import { pairsOf } from '../statistics/sides-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const FIRST_YEAR = 2019;
const LAST_YEAR = 2025;

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  const drawn = await storeRandomWorld(test, { seed: seed + 700, organisations: 2, projects: 24 });
  world = drawn.map((organisation) => ({
    ...organisation,
    projects: organisation.projects.map(inAnotherYear),
  }));
  for (const { id, year } of world.flatMap(({ projects }) => projects))
    if (year !== null)
      await test.dependencies.database.queries.execute(
        sql`UPDATE project SET design_phase_complete_date = ${`${year}-05-01`} WHERE id = ${id}`,
      );
  ({ token } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

/** A trend takes more years than the two that are drawn. */
function inAnotherYear<Project extends { readonly year: number | null }>(
  project: Project,
  place: number,
): Project {
  const year = FIRST_YEAR + (place % (LAST_YEAR - FIRST_YEAR + 1));
  return project.year === null ? project : { ...project, year };
}

/** Returns the pairs of the projects that are not completed, without those of a bid. */
function runningPairs({ projects }: RandomOrganisation): Pair[] {
  return projects
    .filter(({ year }) => year === null)
    .flatMap((project) => pairOf({ ...project, year: FIRST_YEAR, complete: false }) ?? [])
    .filter(({ optimization }) => optimization.type !== 'applicant');
}

/** Returns the last years until two projects count, and their pairs; the first year only when it is the only one. */
function lastYears(pairs: readonly Pair[], set: SetCode, of: ProgressIndicator) {
  const inYear = (year: number) => pairs.filter(({ project }) => project.year === year);
  const years = [...new Set(pairs.map(({ project }) => project.year ?? 0))]
    .sort()
    .filter((year) => byHand(inYear(year), set, of).value !== null);
  const taken: number[] = [];
  for (const year of years.slice(1).reverse())
    if (byHand(taken.flatMap(inYear), set, of).counted < 2) taken.unshift(year);
  const last = taken.length > 0 ? taken : years.slice(0, 1);
  return { years: last, pairs: last.flatMap(inYear) };
}

/** From 10 % in 2020 to 40 % in 2026 and 70 % in 2029: 5 points a year, then 10. */
const GOAL = {
  start: { year: 2020, percent: 10 },
  steps: [
    { year: 2026, percent: 40 },
    { year: 2029, percent: 70 },
  ],
};
const asked = (year: number) => (year < 2020 ? null : 10 + 5 * (year - 2020));

function expectGoal(found: GoalFigures, organisation: RandomOrganisation, set: SetCode): void {
  const of = found.indicator;
  const pairs = pairsOf(organisation);
  const last = lastYears(pairs, set, of);
  const recent = byHand(last.pairs, set, of);
  expect(found.recent?.years ?? [], of).toEqual(last.years);
  expectValues({ value: found.recent?.value ?? null }, { value: recent.value }, of);
  expect(found.recent?.counted ?? 0, of).toBe(last.years.length > 0 ? recent.counted : 0);

  const running = byHand(runningPairs(organisation), set, of);
  const together = byHand([...last.pairs, ...runningPairs(organisation)], set, of);
  expect([found.running.counted, found.running.of], of).toEqual([running.counted, running.of]);
  expectValues(
    { value: found.running.value, together: found.running.together },
    { value: running.value, together: together.value },
    of,
  );

  const path = asked(last.years.at(-1) ?? 0);
  const value = recent.value ?? 0;
  const isEnough = recent.counted >= 2;
  const isOn = isEnough && value >= (path ?? 40);
  const status = isOn ? 'on-course' : isEnough && path !== null ? 'behind' : 'undecided';
  expect(found.standing, of).toMatchObject({ status, target: { year: 2026, percent: 40 }, asked: path });
  expectValues(
    { left: found.standing?.left ?? null },
    { left: recent.value === null ? null : 40 - value },
    of,
  );

  const projects = pairs.flatMap((pair) => {
    const own = contributionOf(pair, set, of);
    const percent = own && percentOf(own);
    return own && percent !== null
      ? [{ year: pair.project.year ?? 0, value: percent, weight: own.whole }]
      : [];
  });
  const lastYear = Math.max(...projects.map(({ year }) => year));
  const forecast = goalForecast(projects, lastYear < 2026 ? 2026 : 2029, {
    lowest: isShareProgress(of) ? 0 : null,
    highest: of === 'mki' || of === 'co2' ? null : 100,
  });
  expect(found.forecast?.reason ?? null, of).toBe(forecast.kind === 'none' ? forecast.reason : null);
  if (forecast.kind === 'none') return;
  expect(found.forecast?.years.map(({ year }) => year)).toEqual(forecast.years.map(({ year }) => year));
  for (const [place, { lower, upper }] of forecast.years.entries()) {
    expect(found.forecast?.years[place]?.lower).toBeCloseTo(lower, 6);
    expect(found.forecast?.years[place]?.upper).toBeCloseTo(upper, 6);
  }
}

it(`how an organisation stands to its goals is what its items come to, in every set (seed ${seed})`, async () => {
  const statuses = new Set<string>();
  let forecasts = 0;
  let withRunning = 0;
  for (const organisation of world) {
    const path = `/api/v1/organization/${organisation.slug}/internal_organization_goals/`;
    for (const indicator of PROGRESS_INDICATORS) {
      const decision = { decision_number: '1', decision_date: null, decision_text: '', decision_url: '' };
      const { status } = await test.send('POST', `${path}${indicator}/`, {
        token,
        body: { ...GOAL, ...decision },
      });
      expect(status).toBe(200);
    }
    for (const set of SET_CODES) {
      const answer = (await test.send('GET', `${path}?set=${set}`, { token })).body as GoalsAnswer;
      expect(answer.set).toBe(set);
      expect(answer.goals.map(({ indicator }) => indicator)).toEqual(PROGRESS_INDICATORS);
      for (const goal of answer.goals) {
        expectGoal(goal, organisation, set);
        statuses.add(goal.standing?.status ?? 'none');
        if (goal.forecast?.reason === null) forecasts++;
        if (goal.running.counted > 0) withRunning++;
      }
    }
  }
  // Otherwise the draw holds nothing that could be wrong.
  expect([...statuses].sort()).toEqual(expect.arrayContaining(['behind', 'on-course']));
  expect(withRunning).toBeGreaterThan(4);
  expect(forecasts).toBeGreaterThan(2);
});
