import type { ProductDetailAnswer, ProductInput, ProductRowAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_INPUT } from '../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
const tokens = new Map<string, string>();
const pathOf = (slug: string) => `/api/v1/organization/${slug}/products/`;

beforeAll(async () => {
  test = await startTestApp();
  for (const slug of ['alfa', 'beta']) {
    const id = await addOrganisation(test, slug);
    tokens.set(slug, (await addUser(test, { username: slug, organisationIds: [id] })).token);
  }
});
afterAll(() => test.close());

async function ask(slug: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const token = tokens.get(slug) ?? '';
  return test.send(method, path, body ? { token, body } : { token });
}

async function add(slug: string, name: string, mki: number | null, more: Partial<ProductInput> = {}) {
  const row = (value: number) => [value, ...new Array(9).fill(null)];
  const profiles = { a1: mki === null ? { GWP: row(1) } : { MKI: row(mki) } };
  const input = { ...PRODUCT_INPUT, conversions: [], name, profiles, ...more };
  const { status, body } = await ask(slug, 'POST', pathOf(slug), input);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as ProductDetailAnswer;
}

async function namesOf(slug: string, query: string): Promise<string[]> {
  const { status, body } = await ask(slug, 'GET', `${pathOf(slug)}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { results: ProductRowAnswer[] }).results.map(({ name }) => name);
}

it('are those of the sub-group and the unit in any spelling, but for the product itself and what is deleted', async () => {
  const first = await add('alfa', 'Een', 1, { unit: 'm²' });
  await add('alfa', 'Twee', 2, { unit: 'm2', product_sub_group: ' asfalt' });
  await add('alfa', 'Per ton', 3, { unit: 'ton' });
  await add('alfa', 'Andere groep', 4, { unit: 'm2', product_sub_group: 'Beton' });
  await add('alfa', 'Zonder groep', 4, { unit: 'm2', product_sub_group: null });
  const gone = await add('alfa', 'Weg', 4, { unit: 'm2' });
  await ask('alfa', 'DELETE', `${pathOf('alfa')}${gone.uuid}/`);
  await add('beta', 'Van een ander', 5, { unit: 'm2' });
  const query = 'similar/?product_sub_group=Asfalt&unit=M2';
  expect(await namesOf('alfa', query)).toEqual(['Een', 'Twee']);
  expect(await namesOf('alfa', `${query}&except=${first.uuid}`)).toEqual(['Twee']);
  expect(await namesOf('beta', query)).toEqual(['Van een ander']);
  expect((await ask('beta', 'GET', `${pathOf('alfa')}${query}`)).status).toBe(404);
});

it('the library is ordered by MKI within each unit, page by page, with those without one last', async () => {
  const all: [string, number | null, string][] = [
    ['m3 duur', 30, 'm3'],
    ['ton goedkoop', 1, 'ton'],
    ['m3 zonder', null, 'm3'],
    ['ton duur', 9, 'ton'],
    ['m3 goedkoop', 20, 'm³'],
  ];
  for (const [name, mki, unit] of all) await add('beta', name, mki, { unit, product_group: 'Orde' });
  const order = (ordering: string, more = '') =>
    namesOf('beta', `?product_group=Orde&ordering=${ordering}${more}`);
  const cheapFirst = ['m3 goedkoop', 'm3 duur', 'm3 zonder', 'ton goedkoop', 'ton duur'];
  expect(await order('mki_a1')).toEqual(cheapFirst);
  expect(await order('-mki_a1')).toEqual([
    ...['m3 duur', 'm3 goedkoop', 'm3 zonder', 'ton duur', 'ton goedkoop'],
  ]);
  expect(await order('mki_a1', '&page_size=2&page=2')).toEqual(cheapFirst.slice(2, 4));
  // Nothing has an MKI in the other set: by name within the unit.
  expect(await order('mki_a2')).toEqual([
    ...['m3 duur', 'm3 goedkoop', 'm3 zonder', 'ton duur', 'ton goedkoop'],
  ]);
});
