import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApiKey, addOrganisation, addUser } from '../../testing/world.ts';
import { readDigest } from './digest-file.ts';
import { makeDigests } from './make-digests.ts';
import { verifyProof } from './verify/verify-proof.ts';

let test: TestApp;
let member: string;
let key: string;
let viewer: string;
let outsider: string;
const DAYS = '/api/v1/organization/alfa/proof/';

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const zeta = await addOrganisation(test, 'zeta');
  const add = async (username: string, organisation: string, more: object = {}) =>
    (await addUser(test, { username, organisationIds: [organisation], ...more })).token;
  member = await add('lid', alfa);
  const administrator = await add('beheerder', alfa, { administers: true });
  ({ key } = await addApiKey(test, { slug: 'alfa', token: administrator, name: 'Koppeling' }));
  viewer = await add('kijker', alfa, { dashboardType: 'viewer' });
  outsider = await add('buiten', zeta);
  for (const [organization, token] of [
    ['alfa', member],
    ['zeta', outsider],
  ]) {
    const body = {
      ...{ organization, project_name: `Werk van ${organization}`, sector: 'infra-city' },
      ...{ project_type: 'Herinrichting', project_contract_type: 'NA' },
    };
    expect((await test.send('POST', '/api/v1/project/', { token: token ?? '', body })).status).toBe(201);
  }
  for (const day of ['03', '04']) {
    test.clock.moment = new Date(`2026-03-${day}T09:00:00Z`);
    await makeDigests(test.dependencies);
  }
});
afterAll(() => test.close());

interface Days {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly { readonly day: string; readonly sha256: string; readonly rows: number }[];
}

it('a member sees the days and downloads one exactly as it is stored, which verifies', async () => {
  const { results } = (await test.send('GET', DAYS, { token: member })).body as Days;
  expect(results.map(({ day, rows }) => [day, rows])).toEqual([
    ['2026-03-03', 0],
    // These are the project, its members, the key, and the current data of the project.
    ['2026-03-02', 4],
  ]);
  const answer = await test.send('GET', `${DAYS}2026-03-02/`, { token: member });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toContain('Milieuspoor_vingerafdruk_alfa_2026-03-02.json');
  expect(createHash('sha256').update(answer.bytes).digest('hex')).toBe(results[1]?.sha256);
  expect(readDigest(answer.bytes)?.leaves).toHaveLength(4);
  const [verified] = await verifyProof(test.dependencies.database, answer.bytes);
  expect(verified).toMatchObject({ differences: [], digests: 2, looked: { history: 3, project: 1 } });
});

it('the list has pages', async () => {
  const { count, next, results } = (await test.send('GET', `${DAYS}?page_size=1`, { token: member }))
    .body as Days;
  expect([count, results.map(({ day }) => day)]).toEqual([2, ['2026-03-03']]);
  expect(next).toContain('/api/v1/organization/alfa/proof/?page=2');
});

it('is refused to viewers, programs and others, and not found for a day without one', async () => {
  for (const address of [DAYS, `${DAYS}2026-03-02/`]) {
    expect((await test.send('GET', address, { token: viewer })).status).toBe(403);
    expect((await test.send('GET', address, { apiKey: key })).status).toBe(403);
    expect((await test.send('GET', address, { token: outsider })).status).toBe(404);
    expect((await test.send('GET', address)).status).toBe(401);
  }
  expect((await test.send('GET', `${DAYS}2026-03-04/`, { token: member })).status).toBe(404);
  expect((await test.send('GET', `${DAYS}gisteren/`, { token: member })).status).toBe(400);
});
