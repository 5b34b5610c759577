import type { NationalRatiosAnswer, RatioStatisticsAnswer } from '@milieuspoor/contract';
import { unitKey } from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RandomOrganisation, storeRandomWorld } from '../../../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addUser } from '../../../../testing/world.ts';
import { expectValues } from '../../expect-statistics.fixture.ts';
import { pairsOf } from '../../sides-by-hand.fixture.ts';
import { keyOf, nationalRatiosByHand } from '../ratios-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, {
    ...{ seed, organisations: 10, projects: 5 },
    // Few units and one group, so that many organisations have work in the same cells.
    reshape: (item) => ({ ...item, productGroup: 'Groep', unit: item.unit === 'm2' ? 'm3' : item.unit }),
  });
}, 600_000);
afterAll(() => test.close());

async function ask<Answer>(
  call: string,
  query: Record<string, string>,
  { slug, by }: { readonly slug: string; readonly by: string },
): Promise<Answer> {
  const address = `/api/v1/organization/${slug}/${call}/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token: by });
  expect(answer.status, address).toBe(200);
  return answer.body as Answer;
}

it(`national ratios are those of all organisations, where three others have the same work and none too much of it (seed ${seed})`, async () => {
  const call = 'internal_project_calculation_ratio_statistics';
  let told = 0;
  for (const reader of world) {
    const { token: member } = await addUser(test, {
      username: `van ${reader.slug}`,
      organisationIds: [reader.id],
    });
    const by = { slug: reader.slug, by: member };
    for (const set of ['a1', 'a2'] as const) {
      const names = new Map<string, string>();
      for (const side of ['baseline', 'optimization'])
        for (const own of (await ask<RatioStatisticsAnswer>(call, { set, side }, by)).statistics)
          names.set(`${own.uuid} ${unitKey(own.unit)}`, keyOf({ ...own, unit: unitByHand(own.unit) }));
      const { statistics } = await ask<NationalRatiosAnswer>(
        'internal_national_ratio_statistics',
        { set },
        by,
      );
      const byHand = nationalRatiosByHand(
        world.map((organisation) => ({ id: organisation.id, pairs: pairsOf(organisation) })),
        reader.id,
        set,
      );
      const found = new Map(
        statistics.map((statistic) => [`${statistic.uuid} ${unitKey(statistic.unit)}`, statistic]),
      );
      for (const [key, name] of names)
        for (const column of ['eci', 'co2', 'secondary_material'] as const) {
          const figure = found.get(key)?.[column] ?? null;
          const expected = byHand.get(name)?.[column] ?? null;
          expect(
            figure && {
              projects: figure.projects,
              own: figure.own_projects,
              incomplete: figure.incomplete,
            },
          ).toEqual(
            expected && {
              projects: expected.projects,
              own: expected.ownProjects,
              incomplete: expected.incomplete,
            },
          );
          expectValues({ avg: figure?.avg ?? null }, { avg: expected?.avg ?? null }, `${name} ${column}`);
          if (figure) told += 1;
        }
    }
  }
  expect(told).toBeGreaterThan(50);
});
