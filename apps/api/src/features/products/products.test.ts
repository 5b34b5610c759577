import type { ProductDetailAnswer, ProductInput, ProductRowAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { PRODUCT_INPUT, spareProduct } from '../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const PEOPLE = ['member', 'colleague', 'viewer', 'outsider', 'staff'] as const;
type Person = (typeof PEOPLE)[number];

let test: TestApp;
const tokens = new Map<Person, string>();

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  for (const username of PEOPLE) {
    const { token } = await addUser(test, {
      username,
      organisationIds: username === 'staff' ? [] : [username === 'outsider' ? beta : alfa],
      ...(username === 'viewer' ? { dashboardType: 'viewer' as const } : {}),
      ...(username === 'staff' ? { isStaff: true } : {}),
    });
    tokens.set(username, token);
  }
});
beforeEach(async () => {
  const { queries } = test.dependencies.database;
  for (const table of ['hidden_product', 'product_use', 'product_version', 'product'])
    await queries.execute(sql`DELETE FROM ${sql.identifier(table)}`);
});
afterAll(() => test.close());

const PATH = '/api/v1/organization/alfa/products/';

async function ask(person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const token = tokens.get(person) ?? '';
  return test.send(method, path, body ? { token, body } : { token });
}

async function add(more: Partial<ProductInput> & { owner?: string } = {}, person: Person = 'member') {
  const { status, body } = await ask(person, 'POST', PATH, { ...PRODUCT_INPUT, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as ProductDetailAnswer;
}

async function list(query = '', person: Person = 'member', path = PATH): Promise<ProductRowAnswer[]> {
  const { status, body } = await ask(person, 'GET', `${path}${query}`);
  expect(status).toBe(200);
  return (body as { results: ProductRowAnswer[] }).results;
}

const namesOf = async (query = '', person: Person = 'member', path = PATH) =>
  (await list(query, person, path)).map(({ name }) => name);

describe('a product', () => {
  it('keeps what was stated of it, and costs per unit what its declared modules add up to', async () => {
    const made = await add();
    const { profiles, resources, conversions, raw_codes } = PRODUCT_INPUT;
    expect(made).toMatchObject({ ...{ profiles, resources, conversions, raw_codes }, owner: 'organisation' });
    expect(made).toMatchObject({ programme: 'NMD', number: '1234', valid_until: '2027-03-01', revision: 1 });
    expect(made.figures.a2).toBeNull();
    expect(made.figures.a1).toMatchObject({ mki: 6, co2: null, missing: [], weights_version: null });
    expect(made.figures.a1?.mki_per_module).toEqual([1, 2, 3, ...new Array(7).fill(null)]);
    expect(made.versions).toMatchObject([{ revision: 1, user_name: 'Voornaam Achternaam' }]);
  });

  it('says which core indicators are missing where nothing states its MKI', async () => {
    const row = [5, null, 0, null, null, null, null, null, null, -1];
    const { figures } = await add({ profiles: { a1: { GWP: row }, a2: { 'GWP-total': row } } });
    expect(figures.a1).toMatchObject({ mki: null, co2: 4, co2_per_module: row });
    expect(figures.a1?.missing).toContain('ADPE');
    expect(figures.a2?.missing).not.toContain('GWP-total');
  });

  it('names the weights that nobody confirmed, the indicators and the modules that are not declared', async () => {
    const codes = ['GWP-total', 'GWP-f', 'GWP-b', 'GWP-luluc', 'ODP', 'AP', 'EP-fw', 'EP-m', 'EP-t', 'POCP'];
    const row = [1, 1, ...new Array(8).fill(null)];
    const rows = [...codes, 'ADP-mm', 'ADP-f', 'WDP', 'PM'].map((code) => [
      code,
      code === 'AP' ? [1, ...new Array(9).fill(null)] : row,
    ]);
    const { figures } = await add({ profiles: { a2: Object.fromEntries(rows) } });
    expect(figures.a2?.undeclared).toEqual(['IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']);
    expect(figures.a2?.incomplete).toEqual(['A4']);
    expect(figures.a2?.unconfirmed_weights).toEqual(['PM']);
    expect(figures.a2?.weights_version).not.toBeNull();
  });

  it.each<[string, object, string]>([
    ['nothing declared', { profiles: {} }, 'profiles'],
    ['nulls only', { profiles: { a1: { GWP: new Array(10).fill(null) } } }, 'profiles'],
    ['an indicator of the other set', { profiles: { a1: { PM: new Array(10).fill(1) } } }, 'profiles'],
    ['nine modules', { profiles: { a1: { GWP: new Array(9).fill(1) } } }, 'profiles'],
    ['its own unit as a conversion', { conversions: [{ unit: 'm3', per_unit: 1 }] }, 'conversions'],
    ['a conversion of nothing', { conversions: [{ unit: 'ton', per_unit: 0 }] }, 'conversions'],
    ['no name', { name: ' ' }, 'name'],
    ['a day that does not exist', { valid_until: '2026-02-30' }, 'valid_until'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { status, body } = await ask('member', 'POST', PATH, { ...PRODUCT_INPUT, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body as object).join()).toContain(field);
  });

  it('gets a new version by a change, and the former one can still be read', async () => {
    const { uuid } = await add();
    const profiles = { a1: { MKI: [4, ...new Array(9).fill(null)] } };
    const changed = await ask('colleague', 'PATCH', `${PATH}${uuid}/`, {
      ...{ ...PRODUCT_INPUT, profiles, name: 'AC 16 base', revision: 1 },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ revision: 2, name: 'AC 16 base', figures: { a1: { mki: 4 } } });
    expect((changed.body as ProductDetailAnswer).versions.map(({ revision }) => revision)).toEqual([2, 1]);
    const former = await ask('member', 'GET', `${PATH}${uuid}/?revision=1`);
    expect(former.body).toMatchObject({ revision: 1, newest: 2, figures: { a1: { mki: 6 } } });
    const absent = await ask('member', 'GET', `${PATH}${uuid}/?revision=3`);
    expect(absent.status).toBe(404);
  });

  it('is not changed by who saw an older version, nor made anew when nothing changed', async () => {
    const { uuid } = await add();
    const address = `${PATH}${uuid}/`;
    expect((await ask('member', 'PATCH', address, PRODUCT_INPUT)).body).toMatchObject({ revision: 1 });
    await ask('member', 'PATCH', address, { ...PRODUCT_INPUT, raw_codes: ['31.22'], revision: 1 });
    const stale = await ask('colleague', 'PATCH', address, { ...PRODUCT_INPUT, name: 'X', revision: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { revision: 2, raw_codes: ['31.22'] } });
    const modified = '01/01/2020 09:00:00';
    expect((await ask('colleague', 'PATCH', address, { name: 'X', modified })).status).toBe(409);
  });

  it('is in no list once it is deleted, and can still be read by its address', async () => {
    const { uuid } = await add();
    expect((await ask('colleague', 'DELETE', `${PATH}${uuid}/`)).status).toBe(204);
    expect(await namesOf()).toEqual([]);
    expect((await ask('member', 'GET', `${PATH}${uuid}/`)).body).toMatchObject({
      ...{ deleted: true, editable: false, profiles: PRODUCT_INPUT.profiles },
    });
    expect((await ask('member', 'DELETE', `${PATH}${uuid}/`)).status).toBe(404);
    expect((await ask('member', 'PATCH', `${PATH}${uuid}/`, PRODUCT_INPUT)).status).toBe(404);
  });

  it('is the organisation’s: nobody else reads or changes it, by their own address or by its', async () => {
    const { uuid } = await add();
    for (const path of [PATH, '/api/v1/organization/beta/products/'])
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? PRODUCT_INPUT : undefined;
        const { status } = await ask('outsider', method, `${path}${uuid}/`, body);
        expect(status, `${method} ${path}`).toBe(404);
      }
    expect(await namesOf('', 'outsider', '/api/v1/organization/beta/products/')).toEqual([]);
    for (const path of [PATH, `${PATH}${uuid}/`]) expect((await ask('viewer', 'GET', path)).status).toBe(403);
  });
});

describe('a product of the provider', () => {
  it('is everybody’s to read, and the provider’s alone to keep', async () => {
    const { uuid } = await add({ owner: 'provider', name: 'Van iedereen' }, 'staff');
    for (const [person, slug] of [
      ['member', 'alfa'],
      ['outsider', 'beta'],
    ] as const)
      expect(await list('', person, `/api/v1/organization/${slug}/products/`)).toMatchObject([
        { uuid, owner: 'provider', editable: false },
      ]);
    const refusals = [
      await ask('member', 'POST', PATH, { ...PRODUCT_INPUT, owner: 'provider' }),
      await ask('member', 'PATCH', `${PATH}${uuid}/`, { ...PRODUCT_INPUT, name: 'Anders' }),
      await ask('member', 'DELETE', `${PATH}${uuid}/`),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    const changed = await ask('staff', 'PATCH', `${PATH}${uuid}/`, { ...PRODUCT_INPUT, name: 'Anders' });
    expect(changed.body).toMatchObject({ owner: 'provider', revision: 2, name: 'Anders' });
  });

  it('can be hidden by an organisation for itself, and shown again; its own cannot', async () => {
    const uuid = await spareProduct(test, null);
    const hide = (hidden: boolean, of = uuid) => ask('member', 'POST', `${PATH}${of}/hide/`, { hidden });
    expect((await hide(true)).status).toBe(204);
    expect((await hide(true)).status).toBe(204);
    expect(await namesOf()).toEqual([]);
    expect(await list('?hidden=true')).toMatchObject([{ uuid, hidden: true }]);
    expect(await namesOf('', 'outsider', '/api/v1/organization/beta/products/')).toHaveLength(1);
    await hide(false);
    expect(await namesOf()).toHaveLength(1);
    expect(
      await listRows<{ readonly changes: unknown }>(
        test.dependencies.database.queries,
        sql`SELECT changes FROM history_entry WHERE subject_id = ${uuid} ORDER BY id`,
      ),
    ).toEqual([
      { changes: { productHidden: { from: false, to: true } } },
      { changes: { productHidden: { from: true, to: false } } },
    ]);
    expect((await hide(true, (await add()).uuid)).status).toBe(409);
  });
});

describe('the list of products', () => {
  it('is searched by name, RAW code and source, and filtered', async () => {
    await add({ name: 'Beton', raw_codes: ['42.01'], number: 'IBU-7', product_group: 'Beton' });
    await add({ name: 'Asfalt', valid_until: '2026-03-01' });
    await add({ name: 'Staal', valid_until: null, profiles: { a2: { MKI: [1, ...new Array(9).fill(2)] } } });
    expect(await namesOf()).toEqual(['Asfalt', 'Beton', 'Staal']);
    expect(await namesOf('?ordering=-name')).toEqual(['Staal', 'Beton', 'Asfalt']);
    expect(await namesOf('?search=42.01')).toEqual(['Beton']);
    expect(await namesOf('?search=ibu-7')).toEqual(['Beton']);
    expect(await namesOf('?product_group=Beton')).toEqual(['Beton']);
    expect(await namesOf('?set=a2')).toEqual(['Staal']);
    expect(await namesOf('?owner=provider')).toEqual([]);
    expect(await namesOf('?page=2&page_size=2')).toEqual(['Staal']);
    const { body } = await ask('member', 'GET', PATH);
    expect(body).toMatchObject({ count: 3, groups: ['Beton', 'Verharding'] });
  });

  it('says which declarations have expired: those whose last day is past', async () => {
    // Today is 2 March 2026.
    await add({ name: 'Gisteren', valid_until: '2026-03-01' });
    await add({ name: 'Vandaag', valid_until: '2026-03-02' });
    await add({ name: 'Onbekend', valid_until: null });
    expect(await namesOf('?expired=true')).toEqual(['Gisteren']);
    expect(await namesOf('?expired=false')).toEqual(['Onbekend', 'Vandaag']);
    expect((await list()).map(({ expired }) => expired)).toEqual([true, false, false]);
  });
});
