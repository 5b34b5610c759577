import type { ProgressAnswer, ProgressYear } from '@milieuspoor/contract';
import { PROGRESS_INDICATORS, type ProgressIndicator, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RandomOrganisation, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import type { Pair } from '../statistics/by-hand.fixture.ts';
import { expectValues } from '../statistics/expect-statistics.fixture.ts';
import { pairsOf } from '../statistics/sides-by-hand.fixture.ts';
import { byHand, contributionOf, percentOf } from './progress-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, { seed: seed + 500, organisations: 2, projects: 12 });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
});
afterAll(() => test.close());

type Found = Omit<ProgressYear, 'year'>;

function expectProgress(
  found: Found | undefined,
  pairs: readonly Pair[],
  set: SetCode,
  of: ProgressIndicator,
) {
  const { value, weight, counted, of: all } = byHand(pairs, set, of);
  expect([found?.counted, found?.of], of).toEqual([counted, all]);
  expectValues({ value: found?.value ?? null, weight: found?.weight ?? null }, { value, weight }, of);
}

function expectYears(
  years: readonly ProgressYear[],
  pairs: readonly Pair[],
  set: SetCode,
  of: ProgressIndicator,
) {
  const byYear = Map.groupBy(pairs, ({ project }) => project.year);
  expect(years.map(({ year }) => year)).toEqual([...byYear.keys()].sort());
  for (const each of years) expectProgress(each, byYear.get(each.year) ?? [], set, of);
}

/** Checks the last years against the first ones, taken together until two projects count. */
function expectStatement(
  { latest, earliest }: ProgressAnswer['statement'],
  pairs: readonly Pair[],
  set: SetCode,
  of: ProgressIndicator,
) {
  const known = [...Map.groupBy(pairs, ({ project }) => project.year ?? 0)]
    .filter(([, ofYear]) => byHand(ofYear, set, of).value !== null)
    .sort(([left], [right]) => left - right);
  const take = (from: typeof known) => {
    const taken: typeof known = [];
    for (const each of from)
      if (taken.reduce((sum, [, ofYear]) => sum + byHand(ofYear, set, of).counted, 0) < 2) taken.push(each);
    return taken;
  };
  const last = known.length > 1 ? take(known.slice(1).reverse()).reverse() : known;
  const first = take(known.slice(0, known.length - last.length));
  for (const [found, expected] of [
    [latest, last],
    [earliest, first],
  ] as const) {
    expect(found?.years ?? []).toEqual(expected.map(([year]) => year));
    if (found)
      expectProgress(
        found,
        expected.flatMap(([, ofYear]) => ofYear),
        set,
        of,
      );
  }
}

async function ask(slug: string, query: Record<string, string>): Promise<ProgressAnswer> {
  const address = `/api/v1/organization/${slug}/internal_organization_progress/?${new URLSearchParams(query)}`;
  const { status, body } = await test.send('GET', address, { token });
  expect(status, address).toBe(200);
  return body as ProgressAnswer;
}

it(`is what the items come to, for every filter, set and indicator (seed ${seed})`, async () => {
  let asked = 0;
  const stated = new Set<ProgressIndicator>();
  for (const { slug, projects } of world)
    for (const data of ['eci', 'co2_a2'] as const)
      for (const years of [null, [2025], [2024, 2025]])
        for (const contract of ['', 'NA', 'not-NA'])
          for (const sector of ['', 'infra-main-A-roads']) {
            const set = data === 'eci' ? 'a1' : 'a2';
            const ofFilter = projects
              .filter(
                ({ contractType }) => contract === '' || (contractType === 'NA') === (contract === 'NA'),
              )
              .filter((project) => sector === '' || project.sector === sector);
            const inView = ofFilter.filter(({ year }) => year !== null && (years?.includes(year) ?? true));
            const pairs = pairsOf({ projects: inView });
            const indicator = PROGRESS_INDICATORS[asked++ % PROGRESS_INDICATORS.length] ?? 'co2';
            const answer = await ask(slug, {
              ...{ indicator, project_data_type: data, project_contract_type: contract, sector },
              ...(years ? { design_phase_complete_date__year: years.join(',') } : {}),
            });
            expect(answer.unfinished).toBe(ofFilter.filter(({ year }) => year === null).length);
            expect(answer.without_pair).toBe(inView.length - pairs.length);
            expect(answer.indicators.map((each) => each.indicator)).toEqual(PROGRESS_INDICATORS);
            for (const each of answer.indicators) {
              expectProgress(each.all, pairs, set, each.indicator);
              expectYears(each.years, pairs, set, each.indicator);
              if (each.all.value !== null && each.all.counted < each.all.of) stated.add(each.indicator);
            }
            expectStatement(answer.statement, pairs, set, indicator);
            expect(answer.projects.length).toBe(pairs.length);
            for (const { uuid, value, weight, reasons, year } of answer.projects) {
              const pair = pairs.find(({ project }) => project.id === uuid);
              const own = pair && contributionOf(pair, set, indicator);
              expect([year, reasons.length === 0], uuid).toEqual([pair?.project.year, Boolean(own)]);
              expectValues(
                { value, weight },
                { value: own ? percentOf(own) : null, weight: own?.whole ?? null },
                indicator,
              );
            }
            for (const { key, years: ofPart } of answer.parts.sector)
              expectYears(
                ofPart,
                pairs.filter(({ project }) => project.sector === key),
                set,
                indicator,
              );
            for (const { key, years: ofPart } of answer.parts.project_contract_type)
              expectYears(
                ofPart,
                pairs.filter(({ project }) => project.contractType === key),
                set,
                indicator,
              );
            const ofParts = Object.values(answer.parts).map((parts) =>
              parts.flatMap((part) => part.years).reduce((sum, { of }) => sum + of, 0),
            );
            expect(ofParts).toEqual([pairs.length, pairs.length, pairs.length]);
          }
  // Each of them had a figure of some projects, while others did not count.
  expect([...stated].sort()).toEqual([...PROGRESS_INDICATORS].sort());
});
