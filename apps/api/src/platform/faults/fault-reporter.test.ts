import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';
import { createFaultReporter } from './create-fault-reporter.ts';
import type { FaultReporter } from './fault-reporter.ts';

const CSRF = 'the-secret-of-the-cookie';
const ENVIRONMENT = { environment: 'Staging', release: 'V2.4-0123456abc' };

/** The envelopes that arrived at the service, as they were sent. */
const envelopes: string[] = [];
let service: Server;
let faults: FaultReporter;
let test: TestApp;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      envelopes.push(plain.toString());
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => void service.close());

/** Returns the envelopes of faults; chance decides whether a trace comes too. */
function faultsArrived(): string[] {
  return envelopes.filter((envelope) => envelope.includes('"type":"event"'));
}

it('without a DSN nothing is set up', async () => {
  const silent = await createFaultReporter({ dsn: null, ...ENVIRONMENT });
  silent.report(new Error('for nobody'));
  await silent.close();
  const Sentry = await import('@sentry/node-core/light');
  expect(Sentry.isInitialized()).toBe(false);
  expect(envelopes).toEqual([]);
});

describe('with a DSN', () => {
  beforeAll(async () => {
    const { port } = service.address() as AddressInfo;
    faults = await createFaultReporter({ dsn: `http://publickey@127.0.0.1:${port}/1`, ...ENVIRONMENT });
    test = await startTestApp();
    const alfa = await addOrganisation(test, 'alfa');
    ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
    app = await buildApp({ ...test.dependencies, faults });
  });
  afterAll(async () => {
    await app.close();
    await faults.close();
    await test.close().catch(() => {});
  });

  it('reports every fault and one trace in ten, and collects nothing personal', async () => {
    const Sentry = await import('@sentry/node-core/light');
    expect(Sentry.getClient()?.getOptions()).toMatchObject({
      sampleRate: 1,
      tracesSampleRate: 0.1,
      sendDefaultPii: false,
      ...ENVIRONMENT,
    });
  });

  it('a fault of a route arrives, without token, cookie, body, search, address or machine', async () => {
    const call = { authorization: `Token ${token}`, cookie: `csrftoken=${CSRF}`, 'x-csrftoken': CSRF };
    const secret = `geheim-${'x'.repeat(20)}`;
    // An unexpected fault: a table that is gone.
    await test.dependencies.database.queries.execute(sql`DROP TABLE account CASCADE`);
    const faulty = await app.inject({
      method: 'POST',
      url: '/dj-rest-auth/login/?zoek=wie-ik-zoek',
      headers: call,
      payload: { username: 'lid@voorbeeld.example', password: PASSWORD },
    });
    expect(faulty.statusCode).toBe(500);
    await app.inject({ url: `/api/v1/calendar-feed/${secret}.ics`, headers: call });
    faults.report(new Error(`No such user <s.visser@gemeente.example>, ${token}`));
    await expect.poll(() => faultsArrived().length).toBe(3);

    const arrived = envelopes.join('\n');
    expect(arrived).toContain('/dj-rest-auth/login/');
    expect(arrived).toContain('/api/v1/calendar-feed/[secret]');
    expect(arrived).toContain('No such user <[e-mail]>, [secret]');
    expect(arrived).toContain(ENVIRONMENT.release);
    for (const kept of [token, CSRF, PASSWORD, 'wie-ik-zoek', secret, 'visser', 'voorbeeld.example'])
      expect(arrived).not.toContain(kept);
  });

  it('the trace of a chosen request arrives, without its search, and no other trace does', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    /** The sender of a request may already have decided whether it is traced; otherwise one in ten is. */
    const ask = (traceId: string, chosen: 0 | 1) =>
      fetch(`${origin}/nergens?zoek=wie-ik-zoek`, {
        headers: {
          authorization: `Token ${token}`,
          'sentry-trace': `${traceId}-${'cd'.repeat(8)}-${chosen}`,
        },
      });
    const [passedOver, chosen] = ['ef'.repeat(16), 'ab'.repeat(16)];
    await ask(passedOver, 0);
    await ask(chosen, 1);
    // The service of this test runs in the same process, so traces of its own requests may arrive as well.
    const traceOf = (id: string) => envelopes.find((envelope) => envelope.includes(`"trace_id":"${id}"`));
    await expect.poll(() => traceOf(chosen)).toBeDefined();
    expect(traceOf(passedOver)).toBeUndefined();
    const trace = traceOf(chosen);
    expect(trace).toContain('"transaction":"GET /nergens"');
    expect(trace).toContain('"op":"http.server"');
    for (const kept of [token, 'wie-ik-zoek', 'net.peer', 'user_agent']) expect(trace).not.toContain(kept);
  });

  it('a mistake of a caller is no fault', async () => {
    const before = faultsArrived().length;
    expect((await app.inject('/nergens')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dj-rest-auth/login/' })).statusCode).toBe(403);
    expect(faultsArrived()).toHaveLength(before);
  });

  it('an unreachable database is logged, and is no fault of ours', async () => {
    const before = faultsArrived().length;
    await test.dependencies.database.close();
    const call = { authorization: `Token ${token}` };
    expect((await app.inject({ url: '/auth/user/', headers: call })).statusCode).toBe(503);
    await faults.close();
    expect(faultsArrived()).toHaveLength(before);
  });
});
