import type { Chance, ChancesAnswer, WorksheetAnswer } from '@milieuspoor/contract';
import { type CalculationItem, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { type RandomOrganisation, type RandomProject, storeRandomWorld } from '../../testing/random-world.ts';
import { EXAMPLE_PRODUCT } from '../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';
import { builtByHand, chanceByHand, mkiByHand } from '../chances/chances-by-hand.fixture.ts';
import { addProductUse, insertProduct } from '../products/store-product.queries.ts';
import { pairOf } from '../statistics/by-hand.fixture.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;
let world: RandomOrganisation[];

beforeAll(async () => {
  test = await startTestApp();
  world = await storeRandomWorld(test, {
    ...{ seed: seed + 40, organisations: 2, projects: 16 },
    // Few kinds of work, in whole cells: enough of it is alike.
    reshape: (item) => ({
      ...{ ...item, productGroup: 'Groep', workScope: 'new' as const },
      profiles: Object.fromEntries(
        Object.entries(item.profiles).map(([set, profile]) => [
          set,
          Object.fromEntries(
            Object.entries(profile).map(([code, row]) => [code, (row ?? []).map((value) => value ?? 7)]),
          ),
        ]),
      ),
    }),
  });
  ({ token } = await addUser(test, { username: 'lid', organisationIds: world.map(({ id }) => id) }));
}, 600_000);
afterAll(() => test.close());

interface HandPost {
  readonly project: RandomProject;
  readonly item: CalculationItem;
}

const calculationOf = ({ project }: HandPost) => pairOf(project)?.optimization;
const meanOf = (posts: readonly HandPost[], set: SetCode) =>
  posts.reduce((sum, post) => sum + mkiByHand(post, set) * post.item.quantity, 0) /
  posts.reduce((sum, { item }) => sum + item.quantity, 0);

/** Returns every post that may stand for a product: in the calculation with the nearest mean, the nearest post. */
function takenByHand(better: readonly HandPost[], set: SetCode): HandPost[] {
  const mean = meanOf(better, set);
  const own = better.filter((post) => calculationOf(post)?.type !== 'applicant');
  const nearest = <Of>(list: readonly Of[], distance: (each: Of) => number) => {
    const least = Math.min(...list.map(distance));
    return list.filter((each) => distance(each) <= least + 1e-9 * Math.abs(mean));
  };
  // One row of a product has one spelling of the unit.
  const rows = [
    ...Map.groupBy(
      own,
      (post) => `${calculationOf(post)?.id} ${post.item.unit} ${co2Modules(post, set)}`,
    ).values(),
  ];
  const calculations = nearest(rows, (posts) => Math.abs(meanOf(posts, set) - mean));
  return calculations.flatMap((posts) =>
    nearest(
      better.filter(
        (post) =>
          calculationOf(post) === calculationOf(posts[0] as HandPost) &&
          post.item.unit === posts[0]?.item.unit,
      ),
      (post) => Math.abs(mkiByHand(post, set) - mean),
    ),
  );
}

const co2Modules = ({ item }: HandPost, set: SetCode) =>
  item.profiles[set]?.[IMPACT_SETS[set].co2Indicator]?.map((value) => value !== null).join() ?? '';

async function listProposals(slug: string, project: string, type: string, data: string): Promise<Chance[]> {
  const query = new URLSearchParams({
    ...{ project_data_type: data, page_size: '500', project_calculation__project__uuid: project },
    project_calculation__calculation_type: type,
  });
  const path = `/api/v1/organization/${slug}/internal_organization_chances/?${query}`;
  const { status, body } = await test.send('GET', path, { token });
  expect(status).toBe(200);
  return (body as ChancesAnswer).results;
}

const make = (body: object) => test.send('POST', '/api/v1/worksheet/of-chances/', { token, body });

const SETS = [
  ['a1', 'eci'],
  ['a2', 'eci_a2'],
] as const;

it(`takes over the post that stands for each product, as by hand (seed ${seed})`, async () => {
  let [taken, onlyBids] = [0, 0];
  const { queries } = test.dependencies.database;
  for (const organisation of world)
    for (const project of organisation.projects) {
      const source = project.calculations.find(
        ({ type, active, deleted }) => type === 'design-baseline' && active && !deleted,
      );
      if (!source) continue;
      // Any project may be looked at; a variant is made while its design is open.
      await queries.execute(sql`UPDATE project SET status = 'Design_Phase_Active' WHERE id = ${project.id}`);
      const others = organisation.projects.filter((other) => other !== project);
      for (const [set, data] of SETS) {
        const built = builtByHand(others, set);
        const proposals = await listProposals(organisation.slug, project.id, 'design-baseline', data);
        const byHand = new Map(
          source.items.map((item) => [
            item.postNumber,
            chanceByHand({ project, item }, built, set).better ?? [],
          ]),
        );
        for (const { better, post_number } of proposals) {
          const isOwn = byHand.get(post_number)?.some((post) => calculationOf(post)?.type !== 'applicant');
          expect(better?.can_be_taken).toBe(isOwn);
          if (!isOwn) onlyBids++;
        }
        const chosen = proposals
          .filter(({ better }) => better?.can_be_taken)
          .map(({ post_number }) => post_number);
        if (chosen.length === 0) continue;
        const about = {
          project: project.id,
          calculation: source.id,
          project_data_type: data,
          name: 'Variant',
        };
        const { status, body } = await make({ ...about, posts: chosen });
        expect(status, JSON.stringify(body)).toBe(201);
        const { rows, calculation_type } = body as WorksheetAnswer;
        const hasOwn = project.contractType === 'NA' || project.awardCriteria === false;
        expect(calculation_type).toBe(hasOwn ? 'design-optimization' : 'design-baseline');
        for (const row of rows) {
          const { source: of, postNumber, unit, quantity } = row;
          const item = source.items.find((each) => each.postNumber === postNumber);
          expect([unit, quantity]).toEqual([item?.unit, item?.quantity]);
          if (!chosen.includes(postNumber)) {
            expect(of).toEqual({ kind: 'item', calculation: source.id, postNumber });
            continue;
          }
          const candidates = takenByHand(byHand.get(postNumber) ?? [], set).map((post) => ({
            ...{ kind: 'item', calculation: calculationOf(post)?.id, postNumber: post.item.postNumber },
          }));
          expect(candidates, `${project.name}, post ${postNumber} in ${set}`).toContainEqual(of);
          expect(row.product).toBe(byHand.get(postNumber)?.[0]?.item.product);
          taken++;
        }
        await queries.execute(sql`DELETE FROM worksheet`);
      }
      await queries.execute(sql`
        UPDATE project SET status = ${project.complete ? 'Project_Complete' : 'Design_Phase_Complete'}
        WHERE id = ${project.id} AND design_phase_complete_date IS NOT NULL`);
    }
  expect(taken).toBeGreaterThan(50);
  expect(onlyBids).toBeGreaterThan(0);
});

/** A project in its design with a proposal that can be taken over, in Set A1. */
async function anyProposal() {
  const { queries } = test.dependencies.database;
  for (const organisation of world)
    for (const project of organisation.projects) {
      const source = project.calculations.find(
        ({ type, active, deleted }) => type === 'design-baseline' && active && !deleted,
      );
      if (!source?.sets.includes('a1')) continue;
      const proposals = await listProposals(organisation.slug, project.id, 'design-baseline', 'eci');
      const chance = proposals.find(({ better }) => better?.can_be_taken);
      if (!chance) continue;
      await queries.execute(sql`UPDATE project SET status = 'Design_Phase_Active' WHERE id = ${project.id}`);
      const about = {
        ...{ project: project.id, calculation: source.id, project_data_type: 'eci', name: 'Variant' },
        posts: [chance.post_number],
      };
      return { organisation, project, source, proposals, about, post: chance.post_number };
    }
  throw new Error('The world has a proposal');
}

it('takes the version of the library that the post was made with, while the organisation has it', async () => {
  const { organisation, about, post } = await anyProposal();
  const { queries } = test.dependencies.database;
  const sourceNow = async () => {
    const { status, body } = await make(about);
    expect(status, JSON.stringify(body)).toBe(201);
    await queries.execute(sql`DELETE FROM worksheet`);
    return (body as WorksheetAnswer).rows.find(({ postNumber }) => postNumber === post)?.source;
  };
  const item = await sourceNow();
  if (item?.kind !== 'item') throw new Error('Nobody took a post up yet');
  const other = world.find(({ id }) => id !== organisation.id);
  const add = async (organisationId: string | null) => {
    const id = await insertProduct(queries, { organisationId }, EXAMPLE_PRODUCT, test.clock.now());
    await addProductUse(queries, {
      ...{ productId: id, version: 1, calculationId: item.calculation, organisationId: organisation.id },
      posts: [item.postNumber],
    });
    return id;
  };
  // What another organisation knows is nothing that this one has.
  await add(other?.id ?? null);
  expect(await sourceNow()).toEqual(item);
  const own = await add(organisation.id);
  expect(await sourceNow()).toEqual({ kind: 'product', product: own, version: 1 });
  await queries.execute(sql`UPDATE product SET deleted_at = now() WHERE id = ${own}`);
  expect(await sourceNow()).toEqual(item);
  const provided = await add(null);
  expect(await sourceNow()).toEqual({ kind: 'product', product: provided, version: 1 });
  await queries.execute(sql`INSERT INTO hidden_product VALUES (${provided}, ${organisation.id})`);
  expect(await sourceNow()).toEqual(item);
});

it('makes nothing where one of the posts has no proposal, or the calculation is not the one that is looked at', async () => {
  const { organisation, project, source, proposals, about, post } = await anyProposal();
  const status = async (more: object) => (await make({ ...about, ...more })).status;
  const without = source.items.find((item) =>
    proposals.every(({ post_number }) => post_number !== item.postNumber),
  );
  expect(await status({ posts: [post, without?.postNumber ?? 'geen'] })).toBe(409);
  expect(await status({ posts: [post, post] })).toBe(400);
  expect(await status({ posts: [] })).toBe(400);
  const idle = project.calculations.find(
    ({ id, type, deleted }) => id !== source.id && type === 'applicant' && !deleted,
  );
  if (idle) expect(await status({ calculation: idle.id })).toBe(409);
  const elsewhere = organisation.projects.find((other) => other !== project);
  expect(await status({ project: elsewhere?.id })).toBe(404);
  const stranger = await addUser(test, { username: 'buiten', organisationIds: [] });
  expect(
    (await test.send('POST', '/api/v1/worksheet/of-chances/', { token: stranger.token, body: about })).status,
  ).toBe(404);
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE project SET status = 'Project_Complete' WHERE id = ${project.id}`);
  expect(await status({})).toBe(409);
  const left = await listRows(queries, sql`SELECT id FROM worksheet`);
  expect(left).toEqual([]);
});
