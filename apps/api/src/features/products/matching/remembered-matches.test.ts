import type { ProductDetailAnswer, ProductMatchAnswer, RememberedMatchAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { PRODUCT_INPUT } from '../../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

const PRODUCTS = '/api/v1/organization/alfa/products/';
const POST = { product: 'Verharding', unit: 'ton', raw_code: null };

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  for (const username of ['an', 'bo', 'viewer', 'outsider']) {
    const { token } = await addUser(test, {
      username,
      organisationIds: [username === 'outsider' ? beta : alfa],
      ...(username === 'viewer' ? { dashboardType: 'viewer' as const } : {}),
    });
    tokens.set(username, token);
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET first_name = ${username}, last_name = '' WHERE username = ${username}`,
    );
  }
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { who = 'an', body = {} } = {}) =>
  test.send(method, path, { token: tokens.get(who) ?? '', ...(method === 'POST' ? { body } : {}) });

async function addProduct(name: string, { organisation = 'alfa', who = 'an' } = {}): Promise<string> {
  const { status, body } = await call('POST', `/api/v1/organization/${organisation}/products/`, {
    ...{ who, body: { ...PRODUCT_INPUT, name, unit: 'ton', raw_codes: [], conversions: [] } },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as ProductDetailAnswer).uuid;
}

const remember = (answers: readonly object[], who = 'an') =>
  call('POST', `${PRODUCTS}matches/`, { who, body: { answers } });

async function match(post: object = POST): Promise<ProductMatchAnswer | undefined> {
  const body = { set: 'a1', posts: [{ post_number: '1', ...post }] };
  const answer = await call('POST', `${PRODUCTS}match/`, { body });
  return (answer.body as { matches: ProductMatchAnswer[] }).matches[0];
}

async function listed(): Promise<RememberedMatchAnswer[]> {
  return ((await call('GET', `${PRODUCTS}matches/`)).body as { results: RememberedMatchAnswer[] }).results;
}

it('an answer holds for every post that says the same, until another one is given or it is taken back', async () => {
  const [asphalt, kerb] = [await addProduct('AC 16'), await addProduct('Band')];
  expect(await match()).toMatchObject({ certain: null, remembered: null });
  expect(await remember([{ ...POST, chosen: asphalt }])).toMatchObject({ status: 204 });
  const now = expect.stringMatching(/^\d\d\/\d\d\/\d{4} /);
  expect(await match({ product: 'verharding ', unit: 't' })).toMatchObject({
    certain: { uuid: asphalt, by: 'remembered', revision: 1 },
    remembered: { user_name: 'an', answered: now },
  });
  // Another unit is another post.
  expect(await match({ ...POST, unit: 'm2' })).toMatchObject({ certain: null, remembered: null });

  await remember([{ ...POST, chosen: kerb }], 'bo');
  expect(await match()).toMatchObject({ certain: { uuid: kerb }, remembered: { user_name: 'bo' } });
  await remember([{ ...POST, chosen: null }]);
  expect(await match()).toMatchObject({ certain: null, remembered: { user_name: 'an' } });
  const [answer, ...others] = await listed();
  expect([answer, others]).toEqual([
    { ...POST, uuid: expect.any(String), chosen: null, user_name: 'an', answered: now },
    [],
  ]);
  expect(await call('DELETE', `${PRODUCTS}matches/${answer?.uuid}/`)).toMatchObject({ status: 204 });
  expect(await match()).toMatchObject({ certain: null, remembered: null });
  expect(await call('DELETE', `${PRODUCTS}matches/${answer?.uuid}/`)).toMatchObject({ status: 404 });
  const history = await listRows<{ action: string; name: string; actor: string }>(
    test.dependencies.database.queries,
    sql`SELECT action, subject_name AS name, actor_name AS actor FROM history_entry
      WHERE subject_type = 'product-match' ORDER BY id`,
  );
  expect(history.map(({ action, name, actor }) => `${actor} ${action} ${name}`)).toEqual([
    'an changed Verharding',
    'bo changed Verharding',
    'an changed Verharding',
    'an deleted Verharding',
  ]);
});

it('a product that is deleted or hidden is not used any more, and the list says so', async () => {
  const gone = await addProduct('Weg');
  await remember([{ ...POST, product: 'Funderingslaag', chosen: gone }]);
  await call('DELETE', `${PRODUCTS}${gone}/`);
  expect(await match({ ...POST, product: 'Funderingslaag' })).toMatchObject({
    certain: null,
    remembered: null,
  });
  expect((await listed()).find(({ product }) => product === 'Funderingslaag')).toMatchObject({
    chosen: { uuid: gone, name: 'Weg', gone: true },
  });
});

it('a product of another organisation, or one that is gone, is refused, and nothing of that call is kept', async () => {
  const foreign = await addProduct('Van beta', { organisation: 'beta', who: 'outsider' });
  const own = await addProduct('Eigen');
  const before = (await listed()).length;
  for (const chosen of [foreign, '6f1f3a52-9d0f-4f5c-8a0e-0d2f8f1c7a11'])
    expect(
      await remember([
        { ...POST, product: 'Een', chosen: own },
        { ...POST, product: 'Twee', chosen },
      ]),
    ).toMatchObject({ status: 409 });
  expect(await listed()).toHaveLength(before);
});

it('two members who answer at once leave one answer for each post', async () => {
  const products = [await addProduct('Links'), await addProduct('Rechts')];
  const posts = Array.from({ length: 200 }, (_, at) => ({ ...POST, product: `Laag ${at}` }));
  const answers = await Promise.all(
    ['an', 'bo'].map((who, side) => {
      const given = posts.map((post) => ({ ...post, chosen: products[side] }));
      return remember(side === 0 ? given : given.reverse(), who);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const rows = await listRows<{ productId: string }>(
    test.dependencies.database.queries,
    sql`SELECT product_id AS "productId" FROM remembered_match WHERE description LIKE 'Laag %'`,
  );
  expect(rows).toHaveLength(200);
  // Whoever was last has answered all of them.
  expect(new Set(rows.map(({ productId }) => productId)).size).toBe(1);
});

it('is for members of the organisation who are no viewer', async () => {
  const answers = [{ ...POST, chosen: null }];
  expect(await remember(answers, 'viewer')).toMatchObject({ status: 403 });
  expect(await remember(answers, 'outsider')).toMatchObject({ status: 404 });
  expect(await call('GET', `${PRODUCTS}matches/`, { who: 'outsider' })).toMatchObject({ status: 404 });

  // Who works in another organisation cannot take an answer back through it either.
  await remember([{ ...POST, product: 'Van alfa', chosen: null }]);
  const [own] = await listed();
  for (const organisation of ['alfa', 'beta'])
    expect(
      await call('DELETE', `/api/v1/organization/${organisation}/products/matches/${own?.uuid}/`, {
        who: 'outsider',
      }),
    ).toMatchObject({ status: 404 });
  expect(await call('DELETE', `${PRODUCTS}matches/${own?.uuid}/`, { who: 'viewer' })).toMatchObject({
    status: 403,
  });
  expect((await listed())[0]?.uuid).toBe(own?.uuid);
});
