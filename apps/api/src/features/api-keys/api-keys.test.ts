import { createHash } from 'node:crypto';
import type { ApiKey, Calculation, CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTenderWorld, type TenderWorld } from '../../testing/tender-world.ts';
import { addApiKey, addOrganisation, addProject, addUser, PASSWORD } from '../../testing/world.ts';
import { warnOfEndingKeys } from './warn-of-ending-keys.ts';

const SLUG = 'alfa';
const KEYS = `/api/v1/organization/${SLUG}/api-keys/`;
const UPLOAD = '/api/v1/project-calculation/';
const DAY_MS = 24 * 60 * 60 * 1000;

let world: TenderWorld;
let chef: { accountId: string; token: string };

beforeAll(async () => {
  world = await startTenderWorld();
  const { test, organisation } = world;
  chef = await addUser(test, { username: 'chef', organisationIds: [organisation], administers: true });
});
afterAll(() => world.test.close());

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await world.test.dependencies.database.queries.execute(statement)) as unknown as Row[];
}

let made = 0;
const newKey = (input: { name?: string; scopes?: ApiKey['scopes']; days?: number } = {}) =>
  addApiKey(world.test, { slug: SLUG, token: chef.token, name: `Sleutel ${++made}`, ...input });
const ask = (path: string, apiKey: string) => world.test.send('GET', path, { apiKey });
const listed = async () =>
  ((await world.test.send('GET', KEYS, { token: chef.token })).body as { results: ApiKey[] }).results;
const keyOf = async (id: string) => (await listed()).find(({ uuid }) => uuid === id);
const revoke = (id: string) => world.test.send('DELETE', `${KEYS}${id}/`, { token: chef.token });
const make = (body: object) => world.test.send('POST', KEYS, { token: chef.token, body });

async function upload(apiKey: string, fields: Record<string, string>, mkiEur = 50_000) {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);
  return world.test.send('POST', UPLOAD, {
    apiKey,
    form: {
      fields: { calculation_type: 'design-baseline', ...fields },
      file: { field: 'excel_file', name: 'raming.xlsx', bytes },
    },
  });
}

describe('a key', () => {
  it('is shown once, begins as secret scanners expect it, and is stored as its SHA-256 only', async () => {
    const { key, id } = await newKey({ name: 'GIS' });
    expect(key).toMatch(/^msp_[\w-]{43}$/);
    const [stored] = await query<{ hash: string }>(
      sql`SELECT encode(token_hash, 'hex') AS hash FROM api_key WHERE id = ${id}`,
    );
    expect(stored?.hash).toBe(createHash('sha256').update(key).digest('hex'));
    const everything = JSON.stringify(await query(sql`SELECT to_json(api_key) FROM api_key`));
    expect(everything).not.toContain(key.slice(12));
    expect(await keyOf(id)).toEqual({
      uuid: id,
      name: 'GIS',
      beginning: key.slice(0, 10),
      scopes: ['projects:read', 'figures:read', 'calculations:upload'],
      state: 'active',
      created: world.test.clock.moment.toISOString(),
      created_by: 'Voornaam Achternaam',
      held_by: 'Voornaam Achternaam',
      expires: new Date(world.test.clock.moment.getTime() + 90 * DAY_MS).toISOString(),
      ...{ last_used: null, last_used_address: null, revoked: null, revoked_by: null },
    });
  });

  it.each([
    ['a name', { name: '  ', scopes: ['figures:read'] }, 'name'],
    ['a scope', { name: 'Leeg', scopes: [] }, 'scopes'],
    ['known scopes', { name: 'Alles', scopes: ['admin'] }, 'scopes'],
    ['an end within a year', { name: 'Altijd', scopes: ['figures:read'], days: 366 }, 'days'],
    ['an end at all', { name: 'Nooit', scopes: ['figures:read'], days: 0 }, 'days'],
  ])('needs %s', async (_what, body, field) => {
    const answer = await make(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object).join()).toContain(field);
  });

  it('has a name that no other valid key has', async () => {
    const { id } = await newKey({ name: 'Dubbel' });
    expect((await make({ name: 'DUBBEL', scopes: ['figures:read'] })).body).toEqual({
      name: [expect.stringContaining('heeft deze naam al')],
    });
    await revoke(id);
    expect((await make({ name: 'Dubbel', scopes: ['figures:read'] })).status).toBe(201);
  });

  it('states when and from where it was used last', async () => {
    const { key, id } = await newKey();
    await world.test.send('GET', '/api/v1/project/', { apiKey: key, address: '198.51.100.7' });
    expect(await keyOf(id)).toMatchObject({
      last_used: world.test.clock.moment.toISOString(),
      last_used_address: '198.51.100.7',
    });
  });

  it('opens nothing from the moment it is revoked, and the answer says so', async () => {
    const { key, id } = await newKey();
    expect((await ask('/api/v1/project/', key)).status).toBe(200);
    expect((await revoke(id)).status).toBe(204);
    const refused = await ask('/api/v1/project/', key);
    expect(refused).toMatchObject({ status: 401, body: { detail: 'Deze API-sleutel is ingetrokken' } });
    expect((await revoke(id)).status).toBe(409);
    expect(await keyOf(id)).toMatchObject({ state: 'revoked', revoked_by: expect.any(String) });
  });

  it('opens nothing from the moment it expires, and the answer says so', async () => {
    const { key } = await newKey({ days: 1 });
    const start = world.test.clock.moment;
    world.test.clock.moment = new Date(start.getTime() + DAY_MS - 1);
    expect((await ask('/api/v1/project/', key)).status).toBe(200);
    world.test.clock.moment = new Date(start.getTime() + DAY_MS);
    const refused = await ask('/api/v1/project/', key);
    world.test.clock.moment = start;
    expect(refused).toMatchObject({
      status: 401,
      body: { detail: expect.stringContaining('is verlopen') },
    });
  });

  it.each(['', 'msp_', 'msp_onbekend', `msp_${'a'.repeat(43)}`, `MSP_${'a'.repeat(43)}`])(
    'that is invalid (%s) is refused',
    async (key) => {
      expect((await ask('/api/v1/project/', key)).status).toBe(401);
    },
  );

  it('is no session: it is no token, and it signs nobody in', async () => {
    const { key, id } = await newKey();
    expect((await world.test.send('GET', '/api/v1/project/', { token: key })).status).toBe(401);
    for (const username of [`api-key ${id}`, id])
      for (const password of ['', key, PASSWORD]) {
        const answer = await world.test.send('POST', '/dj-rest-auth/login/', {
          body: { username, password },
        });
        expect(answer.status).toBe(400);
      }
  });

  it('is no person: staff and colleagues do not see it among users', async () => {
    const { id } = await newKey();
    const { staff } = world;
    for (const path of [
      '/api/v1/admin/users/?page_size=100',
      '/api/v1/users/',
      `/api/v1/organization/${SLUG}/members/`,
    ]) {
      const { status, body } = await world.test.send('GET', path, { token: staff.token });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(chef.accountId);
      expect(JSON.stringify(body)).not.toContain(id);
    }
    expect((await world.test.send('GET', `/api/v1/admin/users/${id}/`, { token: staff.token })).status).toBe(
      404,
    );
    const changed = await world.test.send('PATCH', `/api/v1/admin/users/${id}/`, {
      token: staff.token,
      body: { active: true },
    });
    expect(changed.status).toBe(404);
  });

  it('that sends too much is told when to try again, and only that key', async () => {
    const { key } = await newKey();
    const { key: other } = await newKey();
    await query(sql`UPDATE api_key SET window_requests = ${299},
      window_ends_at = ${new Date(world.test.clock.moment.getTime() + 20_000)}`);
    expect((await ask('/api/v1/project/', key)).status).toBe(200);
    const refused = await ask('/api/v1/project/', key);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('20');
    expect(refused.body).toEqual({ detail: expect.stringContaining('over 20 seconden') });
    expect((await ask('/api/v1/project/', other)).status).toBe(200);
    const start = world.test.clock.moment;
    world.test.clock.moment = new Date(start.getTime() + 20_000);
    expect((await ask('/api/v1/project/', key)).status).toBe(200);
    world.test.clock.moment = start;
  });
});

describe('making and revoking a key', () => {
  it('is in the history, without the key', async () => {
    const { key, id } = await newKey({ name: 'Kaartlaag', scopes: ['figures:read'] });
    await revoke(id);
    const { staff } = world;
    const { body } = await world.test.send('GET', '/api/v1/admin/history/?subject=api-key&search=kaartlaag', {
      token: staff.token,
    });
    expect((body as { results: object[] }).results).toMatchObject([
      { action: 'deleted', subject_name: 'Kaartlaag', organization: SLUG, user: chef.accountId },
      { action: 'created', subject_name: 'Kaartlaag', changes: { apiKeyScopes: { to: 'figures:read' } } },
    ]);
    expect(JSON.stringify(body)).not.toContain(key.slice(12));
  });

  it('asks a user who signed in ten minutes ago for the password, and revoking does not', async () => {
    const start = world.test.clock.moment;
    const { id } = await newKey();
    world.test.clock.moment = new Date(start.getTime() + 10 * 60_000);
    const wanted = { name: 'Later', scopes: ['figures:read'] };
    expect(await make(wanted)).toMatchObject({
      status: 400,
      body: { current_password: ['Vul uw wachtwoord in om door te gaan'] },
    });
    expect((await make({ ...wanted, current_password: 'mis' })).body).toEqual({
      current_password: ['Dit wachtwoord klopt niet'],
    });
    expect((await listed()).some(({ name }) => name === 'Later')).toBe(false);
    expect((await make({ ...wanted, current_password: PASSWORD })).status).toBe(201);
    expect((await revoke(id)).status).toBe(204);
    world.test.clock.moment = start;
  });

  it('is for administrators of this organisation: not for members, or for administrators of another one', async () => {
    const elsewhere = await addOrganisation(world.test, 'elders');
    const other = await addUser(world.test, {
      ...{ username: 'chef-elders', organisationIds: [elsewhere, world.organisation] },
    });
    await query(sql`UPDATE membership SET administrator = true
      WHERE account_id = ${other.accountId} AND organisation_id = ${elsewhere}`);
    const { id } = await newKey();
    const body = { name: 'Stiekem', scopes: ['figures:read'] };
    for (const { token, status } of [
      { token: other.token, status: 404 },
      { token: world.an.token, status: 403 },
    ])
      for (const refused of [
        await world.test.send('GET', KEYS, { token }),
        await world.test.send('POST', KEYS, { token, body }),
        await world.test.send('DELETE', `${KEYS}${id}/`, { token }),
      ])
        expect(refused.status).toBe(status);
    const through = `/api/v1/organization/elders/api-keys/${id}/`;
    expect((await world.test.send('DELETE', through, { token: other.token })).status).toBe(404);
    expect(await keyOf(id)).toMatchObject({ state: 'active' });
  });
});

describe('an action of a program', () => {
  it('is in the history of the project under the name of its key', async () => {
    const { key, id } = await newKey({ name: 'Rekenmodel' });
    const project = await addProject(world.test, world.organisation);
    expect((await upload(key, { project })).status).toBe(201);
    const { body } = await world.test.send('GET', `/api/v1/project/${project}/history/?subject=calculation`, {
      token: chef.token,
    });
    expect((body as { results: object[] }).results).toMatchObject([
      { action: 'created', user: id, user_name: 'Rekenmodel (API)' },
    ]);
  });

  it('is stored once by the key of its check, and only by the program that sent the check', async () => {
    const { key } = await newKey();
    const { key: other } = await newKey();
    const project = await addProject(world.test, world.organisation);
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 50_000 }]);
    const fields = { project, calculation_type: 'design-baseline' };
    const checked = await world.test.send('POST', `${UPLOAD}check/`, {
      apiKey: key,
      form: { fields, file: { field: 'excel_file', name: 'raming.xlsx', bytes } },
    });
    const { upload_key, sha256 } = checked.body as CalculationCheck;
    const store = (apiKey: string) =>
      world.test.send('POST', UPLOAD, { apiKey, form: { fields: { ...fields, upload_key, sha256 } } });
    expect((await store(other)).status).toBe(410);
    const [first, again] = [await store(key), await store(key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body as Calculation).uuid).toBe((first.body as Calculation).uuid);
    const { body } = await ask(`${UPLOAD}?project__uuid=${project}`, key);
    expect((body as { count: number }).count).toBe(1);
  });

  it('stays in its organisation', async () => {
    const { key } = await newKey();
    const foreign = await addProject(world.test, await addOrganisation(world.test, 'verderop'));
    expect((await upload(key, { project: foreign })).status).toBe(404);
    expect((await ask(`/api/v1/project/${foreign}/`, key)).status).toBe(404);
    expect((await ask(`${UPLOAD}?project__uuid=${foreign}`, key)).status).toBe(404);
    const { body } = await ask('/api/v1/organization/', key);
    expect((body as { results: { slug: string }[] }).results.map((each) => each.slug)).toEqual([SLUG]);
    for (const { organization } of (
      (await ask('/api/v1/project/', key)).body as {
        results: { organization: string }[];
      }
    ).results)
      expect(organization).toBe(SLUG);
  });

  it('needs no CSRF token, and a browser’s cookie gives a key no more rights', async () => {
    const { key } = await newKey({ scopes: ['projects:read'] });
    const project = await addProject(world.test, world.organisation);
    const answer = await world.test.app.inject({
      method: 'PATCH',
      url: `/api/v1/project/${project}/`,
      headers: { authorization: `Bearer ${key}`, cookie: 'csrftoken=a', 'x-csrftoken': 'a' },
      payload: { project_name: 'Anders' },
    });
    expect(answer.statusCode).toBe(403);
    expect((await ask('/api/v1/project/', key)).headers['set-cookie']).toBeUndefined();
  });
});

describe('bids', () => {
  it('are hidden from every key, sealed and opened, and no key uploads one', async () => {
    const { key } = await newKey();
    const project = await world.addTender();
    await world.activateBaseline(project, 100_000);
    await world.test.send('POST', `/api/v1/project/${project}/toggle_emvi/`, { token: world.an.token });
    const bid = await world.enter(project, 'Noord', 900_000);
    const { body } = await world.uploadBid(bid.uuid, 75_000);
    const { uuid } = body as Calculation;
    const seen = async () => {
      const list = await ask(`${UPLOAD}?project__uuid=${project}`, key);
      const variant = `project_calculation_uuid=${uuid}&project_data_type=eci`;
      const figures = `/api/v1/organization/${SLUG}/internal_project_calculation_statistics/`;
      const named = `aggregate_by=project&project_calculation__project__uuid=${project}&project_calculation__calculation_type=applicant&applicant=${bid.uuid}`;
      return {
        listed: (list.body as { results: Calculation[] }).results.map(
          ({ calculation_type }) => calculation_type,
        ),
        variant: (
          await ask(`/api/v1/organization/${SLUG}/internal_variant_calculation_statistics/?${variant}`, key)
        ).status,
        figures: (await ask(`${figures}?${named}`, key)).status,
        bidders: (await ask(`/api/v1/applicant/?project__uuid=${project}`, key)).status,
        told: JSON.stringify((await ask(`/api/v1/project/${project}/`, key)).body).includes('Noord'),
      };
    };
    const hidden = { listed: ['design-baseline'], variant: 404, figures: 404, bidders: 403, told: false };
    expect(await seen()).toEqual(hidden);
    const form = { applicant: bid.uuid, calculation_type: 'applicant' };
    expect((await upload(key, form, 60_000)).status).toBe(403);
    expect((await world.open(project)).status).toBe(200);
    expect(await seen()).toEqual(hidden);
    expect((await upload(key, form, 60_000)).status).toBe(403);
  });
});

describe('a key that ends within a week', () => {
  it('is mailed to the administrators, once', async () => {
    const { id } = await newKey({ name: 'Oude koppeling', days: 8 });
    await query(sql`UPDATE api_key SET warned_at = now() WHERE id <> ${id}`);
    const { test } = world;
    const mails = () => test.mails.filter(({ subject }) => subject?.includes('Oude koppeling'));
    const warn = async () => {
      await warnOfEndingKeys(test.dependencies);
      await test.sendMails();
    };
    await warn();
    expect(mails()).toEqual([]);
    const start = test.clock.moment;
    test.clock.moment = new Date(start.getTime() + DAY_MS);
    await warn();
    await warn();
    test.clock.moment = start;
    expect(mails().map(({ to }) => to)).toEqual(['chef@voorbeeld.example']);
    expect(mails()[0]?.text).toContain(`/#/o/${SLUG}/instellingen?tab=koppelingen`);
  });

  it('is not mailed when it was revoked', async () => {
    const { id } = await newKey({ name: 'Weg', days: 3 });
    await revoke(id);
    await warnOfEndingKeys(world.test.dependencies);
    await world.test.sendMails();
    expect(world.test.mails.filter(({ subject }) => subject?.includes('Weg'))).toEqual([]);
  });
});
