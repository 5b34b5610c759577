import type { ProductDetailAnswer, ProductMatchAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_INPUT } from '../../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

let test: TestApp;
const tokens = new Map<string, string>();
const made = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  for (const slug of ['alfa', 'beta']) {
    const organisation = await addOrganisation(test, slug);
    tokens.set(slug, (await addUser(test, { username: slug, organisationIds: [organisation] })).token);
  }
  /** 2 euro per ton in one row. */
  const granulate = {
    ...{ ...PRODUCT_INPUT, name: 'Menggranulaat', unit: 'ton', raw_codes: ['31.42.01'] },
    ...{
      conversions: [{ unit: 'm3', per_unit: 0.5 }],
      profiles: { a2: { MKI: [2, ...Array(9).fill(null)] } },
    },
  };
  for (const slug of ['alfa', 'beta']) {
    const path = `/api/v1/organization/${slug}/products/`;
    const { status, body } = await test.send('POST', path, {
      token: tokens.get(slug) ?? '',
      body: granulate,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    made.set(slug, (body as ProductDetailAnswer).uuid);
  }
});
afterAll(() => test.close());

async function match(posts: readonly object[], { who = 'alfa', set = 'a2' } = {}) {
  const answer = await test.send('POST', '/api/v1/organization/alfa/products/match/', {
    token: tokens.get(who) ?? '',
    body: { set, posts },
  });
  return { ...answer, matches: (answer.body as { matches?: ProductMatchAnswer[] }).matches ?? [] };
}

it('names the product of each post, with its MKI per unit of the post', async () => {
  const { matches } = await match([
    { post_number: '1', product: 'Fundering', unit: 'kg', raw_code: '314201' },
    { post_number: '2', product: 'menggranulaat', unit: 't' },
    { post_number: '3', product: 'Menggranulaat 0/31,5', unit: 'm3' },
  ]);
  expect(matches).toMatchObject([
    {
      post_number: '1',
      certain: { uuid: made.get('alfa'), by: 'raw-code', product_units: 0.001, mki: 0.002 },
    },
    { post_number: '2', certain: { by: 'name', mki: 2, converted_by: null } },
    {
      post_number: '3',
      certain: null,
      proposals: [{ by: 'near-name', product_units: 2, converted_by: 'm3', mki: 4 }],
    },
  ]);
});

it('says which product a post means whose unit it does not lead to, and has no MKI in another set', async () => {
  expect(
    (await match([{ post_number: '1', product: 'x', unit: 'm2', raw_code: '31.42.01' }])).matches,
  ).toMatchObject([
    { certain: null, refused: [{ name: 'Menggranulaat', by: 'raw-code', reason: 'no-conversion' }] },
  ]);
  expect(
    (await match([{ post_number: '1', product: 'Menggranulaat', unit: 'ton' }], { set: 'a1' })).matches,
  ).toMatchObject([{ certain: { mki: null } }]);
});

it('knows no product of another organisation, and is closed to its people', async () => {
  const row = { post_number: '1', product: 'x', unit: 'ton', product_id: made.get('beta') };
  expect((await match([row])).matches).toMatchObject([{ certain: null, proposals: [], unknown_id: true }]);
  expect(await match([row], { who: 'beta' })).toMatchObject({ status: 404 });
});
