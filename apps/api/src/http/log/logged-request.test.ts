import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';
import { message, sentence } from '../../text/message.ts';
import { loggedPath } from './logged-request.ts';

const CSRF = 'the-secret-of-the-cookie';

let test: TestApp;
let app: FastifyInstance;
let token: string;
const lines: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  // The most detailed level that an administrator can set.
  const settings = { ...test.dependencies.settings, logLevel: 'debug' as const };
  app = await buildApp(
    { ...test.dependencies, settings },
    { logStream: { write: (line) => lines.push(line) } },
  );
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function send(method: 'GET' | 'POST', url: string, body?: object) {
  return app.inject({
    method,
    url,
    headers: { authorization: `Token ${token}`, cookie: `csrftoken=${CSRF}`, 'x-csrftoken': CSRF },
    ...(body ? { payload: body } : {}),
  });
}

describe('the log', () => {
  it('has the requests, and no token, password, cookie, secret address or search', async () => {
    const login = await send('POST', '/dj-rest-auth/login/', { username: 'lid', password: PASSWORD });
    await send('POST', '/dj-rest-auth/login/', { username: 'lid', password: 'een-verkeerd-wachtwoord' });
    await send('POST', '/dj-rest-auth/login/', { username: 'lid', password: ['geen tekst'] });
    const feed = new URL((await send('POST', '/api/v1/calendar-feed/')).json<{ url: string }>().url);
    expect((await send('GET', feed.pathname)).statusCode).toBe(200);
    await send('GET', '/api/v1/calendar-feed/een-verkeerd-adres.ics');
    await send('GET', '/api/v1/project/?organization__slug=wie-ik-zoek');
    // An unexpected error is logged with its cause: here, a table that is gone.
    await test.dependencies.database.queries.execute(sql`DROP TABLE account CASCADE`);
    expect((await send('GET', '/auth/user/')).statusCode).toBe(500);
    expect((await send('GET', feed.pathname)).statusCode).toBe(500);

    const log = lines.join('');
    expect(log).toContain('"path":"/dj-rest-auth/login/"');
    expect(log).toContain('"path":"/api/v1/calendar-feed/[secret]"');
    expect(log).toContain('unexpected fault');
    const feedToken = feed.pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    for (const secret of [
      token,
      login.json<{ key: string }>().key,
      PASSWORD,
      'een-verkeerd-wachtwoord',
      CSRF,
      feedToken,
      'een-verkeerd-adres',
      'wie-ik-zoek',
    ]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(log).not.toContain(secret);
    }
  });

  it('has a failed request under the reference that its user got, and under no other that was sent', async () => {
    await test.dependencies.database.queries.execute(sql`DROP TABLE IF EXISTS account CASCADE`);
    const { headers, body } = await app
      .inject({
        method: 'GET',
        url: '/auth/user/',
        headers: { authorization: `Token ${token}`, 'x-request-id': 'een-eigen-kenmerk' },
      })
      .then((answer) => ({ headers: answer.headers, body: answer.json<{ detail: string }>() }));
    const reference = String(headers['x-request-id']);
    expect(reference).toMatch(/^[0-9a-f]{10}$/);
    expect(body).toEqual({ detail: sentence(message('server-fault', { request: reference }), 'nl') });
    expect(body.detail).toContain(`kenmerk ${reference}`);
    const fault = lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'unexpected fault');
    expect(fault.reqId).toBe(reference);
    const other = await app.inject({ method: 'GET', url: '/robots.txt' });
    expect(other.headers['x-request-id']).not.toBe(reference);
  });

  it('leaves out the secret part of an address by itself', () => {
    expect(loggedPath('/api/v1/calendar-feed/abc.ics?x=1')).toBe('/api/v1/calendar-feed/[secret]');
    expect(loggedPath('/api/v1/calendar-feed/')).toBe('/api/v1/calendar-feed/');
    expect(loggedPath('/api/v1/project/?search=jansen')).toBe('/api/v1/project/');
    expect(loggedPath('/api/v1/project/?jansen')).toBe('/api/v1/project/');
  });
});
