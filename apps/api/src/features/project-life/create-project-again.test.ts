import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CSRF_COOKIE, CSRF_HEADER, type Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;
let colleague: string;
let origin: { host: string; port: number };

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa, beta] }));
  ({ token: colleague } = await addUser(test, { username: 'collega', organisationIds: [alfa] }));
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { address, port } = test.app.server.address() as AddressInfo;
  origin = { host: address, port };
});
afterAll(() => test.close());

const PATH = '/api/v1/project/';
const INPUT = {
  organization: 'alfa',
  project_name: 'Dorpsstraat',
  sector: 'infra-city',
  project_type: 'Reconstructie',
  project_contract_type: 'NA',
};

async function create(changes: object, as = token) {
  return test.send('POST', PATH, { token: as, body: { ...INPUT, ...changes } });
}

async function created(changes: object, as = token): Promise<string> {
  const answer = await create(changes, as);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as Project).uuid;
}

async function namesOf(name: string): Promise<string[]> {
  const answer = await test.send('GET', PATH, { token });
  return (answer.body as { results: Project[] }).results
    .filter(({ project_name }) => project_name === name)
    .map(({ uuid }) => uuid);
}

describe('a project that is made with a key', () => {
  it('is made once, whether its request is repeated later or at the same time', async () => {
    const changes = { project_name: 'Eén keer', creation_key: randomUUID() };
    const atOnce = await Promise.all([created(changes), created(changes)]);
    const ids = [...atOnce, await created(changes)];
    expect(await namesOf('Eén keer')).toHaveLength(1);
    expect(new Set(ids)).toEqual(new Set(await namesOf('Eén keer')));
    const members = await test.send('GET', `/api/v1/projectmemberdetail/?project__uuid=${ids[0]}`, { token });
    expect((members.body as { count: number }).count).toBe(1);
    const history = await test.send('GET', `${PATH}${ids[0]}/history/`, { token });
    expect(
      (history.body as { results: { action: string; subject_type: string }[] }).results.filter(
        ({ action, subject_type }) => action === 'created' && subject_type === 'project',
      ),
    ).toHaveLength(1);
  });

  it('is answered with its present data, when somebody has changed it meanwhile', async () => {
    const changes = { project_name: 'Gewijzigd', creation_key: randomUUID() };
    const uuid = await created(changes);
    await test.send('PATCH', `${PATH}${uuid}/`, { token, body: { project_name: 'Anders' } });
    expect((await create(changes)).body).toMatchObject({ uuid, project_name: 'Anders' });
  });

  it('refuses the same key with other data', async () => {
    const creation_key = randomUUID();
    await created({ project_name: 'Eerste', creation_key });
    const answer = await create({ project_name: 'Tweede', creation_key });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        detail:
          'Dit project is al aangemaakt, met andere gegevens. Open het in de projectenlijst om het te wijzigen.',
      },
    });
    expect(await namesOf('Tweede')).toEqual([]);
  });

  it('is another project under the key of somebody else, in another organisation, or without a key', async () => {
    const creation_key = randomUUID();
    const ids = [
      await created({ creation_key }),
      await created({ creation_key }, colleague),
      await created({ creation_key, organization: 'beta' }),
      await created({}),
      await created({}),
    ];
    expect(new Set(ids).size).toBe(5);
  });

  it('is made once when the connection breaks before the answer', async () => {
    const changes = { project_name: 'Afgebroken', creation_key: randomUUID() };
    const body = Buffer.from(JSON.stringify({ ...INPUT, ...changes }));
    const sending = request({
      ...origin,
      method: 'POST',
      path: PATH,
      headers: {
        Authorization: `Token ${token}`,
        Cookie: `${CSRF_COOKIE}=a-token-of-the-test`,
        [CSRF_HEADER]: 'a-token-of-the-test',
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      },
    });
    sending.on('error', () => {});
    const gone = Promise.withResolvers<void>();
    test.app.server.once('connection', (socket) => socket.once('close', () => gone.resolve()));
    const { database } = test.dependencies;
    const transaction = database.transaction.bind(database);
    // The request is complete, but nobody is left to receive the answer.
    const spy = vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      sending.destroy();
      await gone.promise;
      return transaction(work);
    });
    sending.end(body);
    await gone.promise;
    spy.mockRestore();
    await vi.waitFor(async () => expect(await namesOf('Afgebroken')).toHaveLength(1), { timeout: 20_000 });
    const uuid = await created(changes);
    expect(await namesOf('Afgebroken')).toEqual([uuid]);
  });
});
