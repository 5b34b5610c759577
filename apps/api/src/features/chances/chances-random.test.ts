import type { Chance, ChancesAnswer, WeightTableAnswer } from '@milieuspoor/contract';
import {
  type CalculationItem,
  type CalculationType,
  NO_CHANCE_REASONS,
  type SetCode,
  toIsoDay,
} from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SQL, sql } from '../../database/sql.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import {
  builtByHand,
  chanceByHand,
  type HandChance,
  mkiByHand,
  savedByHand,
} from './chances-by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

/** Work of few kinds, of which half declares every cell: enough of it is alike. */
function reshape(item: CalculationItem): CalculationItem {
  const [group, sub] = [item.productGroup.length % 2, item.productSubGroup];
  const fill = (row: readonly (number | null)[]) => row.map((value) => value ?? 7);
  const profiles = Object.fromEntries(
    Object.entries(item.profiles).map(([set, profile]) => [
      set,
      Object.fromEntries(Object.entries(profile).map(([code, row]) => [code, fill(row ?? [])])),
    ]),
  );
  return {
    ...{ ...item, productGroup: `Groep ${group}`, productSubGroup: sub },
    profiles: item.quantity % 2 === 0 ? profiles : item.profiles,
  };
}

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, { seed: seed + 126, organisations: 2, projects: 16, reshape });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
}, 600_000);
afterAll(() => test.close());

const SETS: readonly [SetCode, string][] = [
  ['a1', 'eci'],
  ['a2', 'eci_a2'],
];

async function ask(slug: string, query: Record<string, string>): Promise<ChancesAnswer> {
  const address = `/api/v1/organization/${slug}/internal_organization_chances/?${new URLSearchParams(query)}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status, address).toBe(200);
  return answer.body as ChancesAnswer;
}

/** Returns every row of both lists, by pages of seven. */
async function askAll(slug: string, query: Record<string, string>) {
  const rows: Chance[] = [];
  for (const proposed of ['true', 'false']) {
    let page = 1;
    for (let next: string | null = ''; next !== null; page++) {
      const answer = await ask(slug, { ...query, proposed, page: String(page), page_size: '7' });
      rows.push(...answer.results);
      next = answer.next;
    }
  }
  return { first: await ask(slug, query), rows };
}

function expectSame(found: number | null, byHand: number | null, what: string) {
  if (found === null || byHand === null) return expect(found, what).toBe(byHand);
  expect(Math.abs(found - byHand), `${what}: ${found} and ${byHand}`).toBeLessThan(
    1e-6 * Math.max(1, Math.abs(byHand)),
  );
}

const activeOf = (project: RandomProject, types: readonly CalculationType[]) =>
  types.flatMap(
    (type) => project.calculations.find((each) => each.type === type && each.active && !each.deleted) ?? [],
  )[0];

/** Compares the rows with what each post comes to by hand. Returns the number of proposals. */
function expectChances(
  { first, rows }: { first: ChancesAnswer; rows: readonly Chance[] },
  byHand: readonly HandChance[],
  set: SetCode,
): number {
  const keyOf = (project: string, number: string, product: string) => [project, number, product].join('/');
  const waiting = Map.groupBy(byHand, ({ post: { project, item } }) =>
    keyOf(project.id, item.postNumber, item.product),
  );
  expect(rows.length).toBe(byHand.length);
  for (const row of rows) {
    const name = keyOf(row.project.uuid, row.post_number, row.product);
    const candidates = waiting.get(name) ?? [];
    const place = candidates.findIndex(
      ({ post: { item } }) =>
        item.quantity === row.quantity &&
        item.productSubGroup === row.product_sub_group &&
        Math.abs((row.mki ?? 0) - (item.profiles[set] ? mkiByHand({ item }, set) * item.quantity : 0)) < 1e-3,
    );
    const [chance] = candidates.splice(place, 1);
    if (place < 0 || !chance) throw new Error(`${name} is no post`);
    expect(row.reason, name).toBe(chance.reason);
    expect(unitByHand(row.unit), name).toBe(unitByHand(chance.post.item.unit));
    const perUnit = chance.known.map((post) => mkiByHand(post, set));
    expect(row.known?.posts ?? 0, name).toBe(chance.known.length);
    expect(row.not_comparable, name).toBe(chance.inUnit.length - chance.known.length);
    expect(row.known?.projects ?? 0, name).toBe(new Set(chance.known.map(({ project }) => project.id)).size);
    expectSame(row.known?.lowest ?? null, perUnit.length > 0 ? Math.min(...perUnit) : null, `${name} lowest`);
    expectSame(
      row.known?.highest ?? null,
      perUnit.length > 0 ? Math.max(...perUnit) : null,
      `${name} highest`,
    );
    const saved = savedByHand(chance, set);
    expectSame(row.saves?.mki ?? null, saved?.mki ?? null, `${name} MKI`);
    if (!saved || !chance.better) {
      expect(row.better).toBeNull();
      continue;
    }
    expect(row.better?.name, name).toBe(chance.better[0]?.item.product);
    expectSame(row.saves?.co2 ?? null, saved.co2, `${name} CO2`);
    expectSame(row.saves?.primary_material ?? null, saved.primary, `${name} primary material`);
    const sources = [...Map.groupBy(chance.better, ({ project }) => project.id)].map(([id, list]) => [
      ...[id, list[0]?.project.name, `${list[0]?.project.year}-05-01`, list.length],
    ]);
    expect(
      row.better?.sources.map(({ uuid, name: of, completed, posts }) => [uuid, of, completed, posts]).sort(),
    ).toEqual(sources.sort());
  }
  const proposals = rows.filter(({ reason }) => reason === null);
  const savings = proposals.map(({ saves }) => saves?.mki ?? 0);
  expect(savings).toEqual(savings.toSorted((one, other) => other - one));
  expect(first.proposed).toBe(proposals.length);
  expect(first.posts).toBe(rows.length);
  expectSame(
    first.saves_mki,
    savings.reduce((total, saving) => total + saving, 0),
    'together',
  );
  expect(first.incomplete).toBe(
    proposals.filter(({ incomplete, better }) => incomplete || better?.incomplete).length,
  );
  expect(first.reasons).toEqual(
    NO_CHANCE_REASONS.map((reason) => ({
      reason,
      posts: rows.filter((row) => row.reason === reason).length,
    })).filter(({ posts }) => posts > 0),
  );
  return proposals.length;
}

const FILTERS = [undefined, '2025', ''].flatMap((years) =>
  ['', 'NA', 'not-NA'].map((contract) => ({
    query: {
      project_contract_type: contract,
      ...(years === undefined ? {} : { design_phase_complete_date__year: years }),
    },
    fits: ({ year, contractType }: RandomProject) =>
      (years === undefined || years === String(year)) &&
      (contract === '' || (contractType === 'NA') === (contract === 'NA')),
  })),
);

it(`holds the posts of running projects against completed work as by hand (seed ${seed})`, async () => {
  let proposals = 0;
  const reasons = new Set<string>();
  for (const organisation of world)
    for (const [set, data] of SETS)
      for (const { query, fits } of FILTERS) {
        const running = organisation.projects.flatMap((project) => {
          if (project.year !== null) return [];
          const items =
            activeOf(project, pairTypes(project))?.items ??
            activeOf(project, ['design-baseline'])?.items ??
            [];
          return items.filter(({ quantity }) => quantity > 0).map((item) => ({ project, item }));
        });
        const built = builtByHand(organisation.projects.filter(fits), set);
        const answer = await askAll(organisation.slug, { project_data_type: data, ...query });
        const byHand = running.map((post) => chanceByHand(post, built, set));
        proposals += expectChances(answer, byHand, set);
        for (const { reason } of byHand) if (reason) reasons.add(reason);
      }
  expect(proposals).toBeGreaterThan(10);
  expect([...reasons].sort()).toEqual(
    NO_CHANCE_REASONS.filter((reason) => reason !== 'other-weights').toSorted(),
  );
});

/** A running project is looked at by the optimisation that its own designer made, where it has a baseline too. */
const pairTypes = (project: RandomProject): CalculationType[] =>
  (project.contractType === 'NA' || project.awardCriteria === false) && activeOf(project, ['design-baseline'])
    ? ['design-optimization']
    : [];

it(`holds the posts of one project against the work of the others (seed ${seed})`, async () => {
  let proposals = 0;
  const types = ['as-built-optimization', 'design-baseline'] as const;
  for (const organisation of world)
    for (const [set, data] of SETS)
      for (const project of organisation.projects) {
        const others = organisation.projects.filter((other) => other !== project);
        const posts = (activeOf(project, types)?.items ?? [])
          .filter(({ quantity }) => quantity > 0)
          .map((item) => ({ project, item }));
        const answer = await askAll(organisation.slug, {
          project_data_type: data,
          project_calculation__project__uuid: project.id,
          project_calculation__calculation_type: types.join(),
        });
        const built = builtByHand(others, set);
        proposals += expectChances(
          answer,
          posts.map((post) => chanceByHand(post, built, set)),
          set,
        );
      }
  expect(proposals).toBeGreaterThan(50);
});

const pathOf = (organisation: RandomOrganisation, query: Record<string, string>) =>
  `/api/v1/organization/${organisation.slug}/internal_organization_chances/?${new URLSearchParams(query)}`;

it('looks at no bid, and at no project of somebody else', async () => {
  const [own, other] = world;
  const [project] = own?.projects ?? [];
  if (!own || !other || !project) throw new Error('The world is empty');
  const of = { project_calculation__project__uuid: project.id };
  const status = async (organisation: RandomOrganisation, query: Record<string, string>, reader = token) =>
    (await test.send('GET', pathOf(organisation, query), { token: reader })).status;
  expect(await status(own, { ...of, project_calculation__calculation_type: 'applicant' })).toBe(400);
  expect(await status(own, of)).toBe(400);
  expect(await status(other, { ...of, project_calculation__calculation_type: 'design-baseline' })).toBe(404);
  const stranger = await addUser(test, { username: 'buiten', organisationIds: [other.id] });
  expect(await status(own, {}, stranger.token)).toBe(404);
  const viewer = await addUser(test, {
    ...{ username: 'kijker', organisationIds: [own.id], dashboardType: 'viewer' as const },
  });
  expect(await status(own, {}, viewer.token)).toBe(200);
});

/** Makes a version of the weights of Set A1 that is valid from today on, and returns its name. */
async function addWeights(): Promise<string> {
  const staff = await addUser(test, { username: 'beheer', organisationIds: [], isStaff: true });
  const { body } = await test.send('GET', '/api/v1/admin/weights/', { token: staff.token });
  const newest = (body as { results: WeightTableAnswer[] }).results.find((table) => table.set === 'a1');
  const made = await test.send('POST', '/api/v1/admin/weights/', {
    token: staff.token,
    body: {
      ...{ set: 'a1', follows: newest?.uuid, valid_from: toIsoDay(test.clock.now()), confirmed: true },
      weights: newest?.weights.map(({ code, unit, value_eur, source }) => ({
        ...{ code, unit, source },
        value_eur: code === 'AP' ? value_eur * 1.5 : value_eur,
      })),
    },
  });
  expect(made.status).toBe(201);
  return (made.body as WeightTableAnswer).version;
}

it('counts the proposals of which the post or the product leaves an indicator undeclared', async () => {
  const [organisation] = world;
  if (!organisation) throw new Error('The world is empty');
  const ofOrganisation = sql`organisation_id = ${organisation.id}`;
  const running = sql`SELECT id FROM project WHERE ${ofOrganisation} AND design_phase_complete_date IS NULL`;
  const before = await ask(organisation.slug, {});
  expect([before.proposed > 0, before.incomplete]).toEqual([true, 0]);

  const countAfter = async (change: SQL) => {
    await test.dependencies.database.queries.execute(change);
    // Answers and figures are kept until the row of a calculation changes, as each import changes it.
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation SET a1_weights_version = a1_weights_version WHERE ${ofOrganisation}`,
    );
    return (await ask(organisation.slug, {})).incomplete;
  };
  const ofRunning = sql`${ofOrganisation} AND calculation_id IN (
    SELECT id FROM calculation WHERE project_id IN (${running}))`;
  expect(await countAfter(sql`UPDATE calculation_item SET a1_undeclared = 'ADPF' WHERE ${ofRunning}`)).toBe(
    before.proposed,
  );
  expect(await countAfter(sql`UPDATE calculation_item SET a1_undeclared = NULL WHERE ${ofRunning}`)).toBe(0);
  expect(
    await countAfter(sql`UPDATE calculation_known_product SET incomplete = true WHERE ${ofOrganisation}`),
  ).toBe(before.proposed);
});

it('holds nothing against work that was valued with other weights', async () => {
  const [organisation] = world;
  if (!organisation) throw new Error('The world is empty');
  const before = await ask(organisation.slug, {});
  expect(before.proposed).toBeGreaterThan(0);
  const version = await addWeights();
  await test.dependencies.database.queries.execute(sql`
    UPDATE calculation SET a1_weights_version = ${version} WHERE project_id IN (
      SELECT id FROM project WHERE organisation_id = ${organisation.id} AND design_phase_complete_date IS NULL)`);
  const after = await ask(organisation.slug, {});
  const { results } = await ask(organisation.slug, { proposed: 'false', page_size: '500' });
  expect(results).toHaveLength(after.posts);
  expect(results.filter(({ known }) => known !== null)).toEqual([]);
  expect(after.proposed).toBe(0);
  const keptReasons = before.reasons.filter(({ reason }) =>
    ['no-figure', 'nothing-known', 'other-unit'].includes(reason),
  );
  const kept = keptReasons.reduce((sum, { posts }) => sum + posts, 0);
  expect(after.reasons).toEqual([...keptReasons, { reason: 'other-weights', posts: before.posts - kept }]);
});
