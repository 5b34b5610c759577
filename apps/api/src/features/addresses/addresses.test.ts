import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type AddressServer, startAddressServer } from '../../testing/outside/address-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let pdok: AddressServer;
let configured: FastifyInstance;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  pdok = await startAddressServer();
  const settings = { ...test.dependencies.settings, addressSearchUrl: pdok.baseUrl };
  configured = await buildApp({ ...test.dependencies, settings });
  const organisation = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'zoeker', organisationIds: [organisation] }));
});
afterAll(async () => {
  await configured.close();
  await pdok.close();
  await test.close();
});
beforeEach(() => {
  pdok.trouble = null;
  // This is after the pause that the service gets when it fails, and after the limit per minute.
  test.clock.moment = new Date(test.clock.moment.getTime() + 120_000);
});

async function get(app: FastifyInstance, path: string) {
  const { statusCode, headers, ...response } = await app.inject({
    url: `/api/v1/address/${path}`,
    headers: { authorization: `Token ${token}` },
  });
  return { status: statusCode, body: response.json(), headers };
}

const FALLBACK = {
  status: 200,
  body: {
    source: 'built-in',
    results: [{ id: 'plaats:dommelen-noord-brabant', name: 'Dommelen, Noord-Brabant' }],
  },
};

describe('with an address service', () => {
  it('returns the suggestions of the service', async () => {
    const { status, body } = await get(configured, 'suggest/?q=Dompl');
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [{ id: 'adr-5d0c6f2a1b', name: 'Domplein 1, 3512JC Utrecht' }],
      source: 'pdok',
    });
    expect(pdok.requests.at(-1)).toBe('/search/v3_1/suggest?q=Dompl&rows=8');
  });

  it('finds nothing abroad, and says so with an empty list', async () => {
    const { body } = await get(configured, 'suggest/?q=Meir%201%20Antwerpen');
    expect(body).toMatchObject({ count: 0, results: [], source: 'pdok' });
  });

  it('looks up the place of an address, rounded to 6 decimals', async () => {
    const { status, body } = await get(configured, 'lookup/?id=adr-5d0c6f2a1b');
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Domplein 1, 3512JC Utrecht', latitude: 52.090881, longitude: 5.121429 });
  });

  it('knows no address that the service does not know', async () => {
    expect((await get(configured, 'lookup/?id=adr-onbekend')).status).toBe(404);
  });

  it('finds a built-in place by itself', async () => {
    const before = pdok.requests.length;
    const { body } = await get(configured, 'lookup/?id=plaats:zwolle-overijssel');
    expect(body).toEqual({ name: 'Zwolle, Overijssel', latitude: 52.5125, longitude: 6.09444 });
    expect(pdok.requests.length).toBe(before);
  });

  it('stops somebody who sends more requests than anybody types', async () => {
    const statuses = [];
    for (let count = 0; count < 241; count++)
      statuses.push((await get(configured, 'lookup/?id=adr-onbekend')).status);
    expect(statuses.slice(0, 240)).toEqual(new Array(240).fill(404));
    expect(statuses.at(-1)).toBe(429);
    const { body, headers } = await get(configured, 'suggest/?q=Dom');
    expect(body).toEqual({
      detail: 'Er is veel achter elkaar naar adressen gezocht. Probeer het over 1 minuten opnieuw.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each<[string, NonNullable<AddressServer['trouble']>]>([
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['answers something that is no JSON', (_request, response) => response.end('<html>')],
    ['answers another shape', (_request, response) => response.end('{"response":{"docs":[{"id":1}]}}')],
    ['sends elsewhere', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['does not stop', (_request, response) => response.end('x'.repeat(300_000))],
    ['says nothing', () => {}],
    ['hangs up', (request) => request.socket.destroy()],
  ])('offers places when the service %s', async (_name, trouble) => {
    pdok.trouble = trouble;
    const before = pdok.requests.length;
    const started = Date.now();
    expect(await get(configured, 'suggest/?q=Dommelen')).toMatchObject(FALLBACK);
    expect(Date.now() - started).toBeLessThan(15_000);
    // The service is not asked for a while, so that the next letter does not wait for it.
    expect(await get(configured, 'suggest/?q=Dommelen')).toMatchObject(FALLBACK);
    expect(pdok.requests.length).toBe(before + 1);
  });

  it('says that a location cannot be fetched when the service fails after it suggested the address', async () => {
    pdok.trouble = (_request, response) => response.writeHead(502).end();
    const { status, body } = await get(configured, 'lookup/?id=adr-5d0c6f2a1b');
    expect(status).toBe(503);
    expect(body.detail).toMatch(/^De ligging van dit adres kan nu niet worden opgehaald/);
  });
});

describe('without an address service', () => {
  it('sends no request, and finds places', async () => {
    const before = pdok.requests.length;
    expect(await get(test.app, 'suggest/?q=Dommelen')).toMatchObject(FALLBACK);
    expect((await get(test.app, 'lookup/?id=plaats:dommelen-noord-brabant')).status).toBe(200);
    expect((await get(test.app, 'lookup/?id=adr-5d0c6f2a1b')).status).toBe(404);
    expect(pdok.requests.length).toBe(before);
  });

  it('requires a text to search for', async () => {
    expect(await get(test.app, 'suggest/?q=')).toMatchObject({
      status: 400,
      body: { q: ['Dit veld is vereist'] },
    });
    expect((await get(test.app, 'lookup/?id=..%2Ffree')).status).toBe(400);
  });
});
