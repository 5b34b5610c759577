import { createHash } from 'node:crypto';
import type { DeclarationReadingAnswer, ProductDetailAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

const PEOPLE = ['member', 'viewer', 'outsider', 'staff'] as const;
type Person = (typeof PEOPLE)[number];
const PATH = '/api/v1/organization/alfa/products/';
const LCAX = {
  ...{ name: 'Beton', declared_unit: 'M3', standard: 'EN15804A2', valid_until: '2026-03-01' },
  conversions: [{ value: 2400, to: 'KG' }],
  impacts: { gwp: { a1a3: 0.1 + 0.2, c4: 7 }, ap: { a1a3: 0.5 } },
};

let test: TestApp;
const tokens = new Map<string, string>();
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
afterAll(() => test.close());

const bytesOf = (content: object) => Buffer.from(JSON.stringify(content));
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function upload(path: string, bytes: Buffer, { who = 'member' as Person, answers = {} } = {}) {
  const file = { field: 'declaration', name: 'beton é.json', bytes };
  const form = { fields: { answers: JSON.stringify(answers) }, file };
  return test.send('POST', path, { token: tokens.get(who) ?? '', form });
}

async function get(path: string, who: Person = 'member') {
  return test.send('GET', path, { token: tokens.get(who) ?? '' });
}

/** Adds the product that a declaration comes to, as the screen does. */
async function addRead(content: object, { who = 'member' as Person, owner = 'organisation' } = {}) {
  const { product } = (await upload(`${PATH}declaration/`, bytesOf(content), { who }))
    .body as DeclarationReadingAnswer;
  if (!product) throw new Error('not read');
  const { expired: _expired, figures: _figures, ...input } = product;
  const { status, body } = await test.send('POST', PATH, {
    token: tokens.get(who) ?? '',
    body: { ...input, owner },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as ProductDetailAnswer;
}

it('keeps the very bytes with their SHA-256, and says whether the figures are those of the file', async () => {
  const { uuid, declaration } = await addRead(LCAX);
  expect(declaration).toBeNull();
  const path = `${PATH}${uuid}/`;
  const bytes = bytesOf(LCAX);
  const kept = await upload(`${path}declaration/`, bytes);
  expect(kept).toMatchObject({
    status: 200,
    body: {
      revision: 1,
      declaration: { name: 'beton é.json', bytes: bytes.length, sha256: shaOf(bytes), as_declared: true },
    },
  });
  const file = await get(`${path}declaration/`);
  expect(Buffer.from(file.bytes).equals(bytes)).toBe(true);

  // Its last digit is another: the file stays, and the product says that it is not the file's any more.
  const profiles = structuredClone((kept.body as ProductDetailAnswer).profiles);
  const row = profiles.a2?.['GWP-total'];
  if (row) row[0] = 0.3;
  await test.send('PATCH', path, { token: tokens.get('member') ?? '', body: { profiles, revision: 1 } });
  expect((await get(path)).body).toMatchObject({ revision: 2, declaration: { as_declared: false } });
  expect((await get(`${path}?revision=1`)).body).toMatchObject({ declaration: { as_declared: true } });

  // The new version gets a file of its own, and the former one keeps its own.
  const next = bytesOf({ ...LCAX, impacts: { ...LCAX.impacts, gwp: { a1a3: 0.3, c4: 7 } } });
  expect((await upload(`${path}declaration/`, next)).body).toMatchObject({
    declaration: { sha256: shaOf(next), as_declared: true },
  });
  expect(Buffer.from((await get(`${path}declaration/?revision=1`)).bytes).equals(bytes)).toBe(true);
  expect(Buffer.from((await get(`${path}declaration/`)).bytes).equals(next)).toBe(true);
});

it('keeps one file with a version, and none that is not read to its end', async () => {
  const { uuid } = await addRead(LCAX);
  const path = `${PATH}${uuid}/declaration/`;
  expect((await get(path)).status).toBe(404);
  expect(await upload(path, Buffer.from('geen verklaring'))).toMatchObject({
    ...{ status: 400, body: [expect.stringContaining('niets bij het product bewaard')] },
  });
  const boxes = bytesOf({ ...LCAX, declared_unit: 'BOX' });
  expect((await upload(path, boxes)).status).toBe(400);
  expect((await get(path)).status).toBe(404);
  expect(await upload(path, boxes, { answers: { 'declared-unit': 'm3' } })).toMatchObject({
    ...{ status: 200, body: { declaration: { as_declared: true } } },
  });
  expect((await upload(path, boxes, { answers: { 'declared-unit': 'm3' } })).status).toBe(200);
  expect((await upload(path, bytesOf(LCAX))).status).toBe(409);
});

it('is for who sees the product, and kept by who may change it', async () => {
  const own = await addRead(LCAX);
  const ofAll = await addRead(LCAX, { who: 'staff', owner: 'provider' });
  const path = ({ uuid }: ProductDetailAnswer, org = 'alfa') =>
    `/api/v1/organization/${org}/products/${uuid}/declaration/`;
  expect((await upload(path(ofAll), bytesOf(LCAX))).status).toBe(403);
  expect((await upload(path(own), bytesOf(LCAX), { who: 'outsider' })).status).toBe(404);
  expect((await upload(path(own), bytesOf(LCAX), { who: 'viewer' })).status).toBe(403);
  await upload(path(own), bytesOf(LCAX));
  await upload(path(ofAll), bytesOf(LCAX), { who: 'staff' });
  expect((await get(path(own, 'beta'), 'outsider')).status).toBe(404);
  expect((await get(path(own), 'outsider')).status).toBe(404);
  expect((await get(path(own), 'viewer')).status).toBe(403);
  expect((await get(path(ofAll, 'beta'), 'outsider')).status).toBe(200);
});
