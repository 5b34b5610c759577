import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppOnCluster, SHORT_BOUNDS, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';

let on: AppOnCluster;

beforeAll(async () => {
  // A caller that queries the database waits longer than one that asks whether it is there.
  on = await startAppOnCluster({ ...SHORT_BOUNDS, connection: 5_000, answer: 5_000 });
});
afterAll(() => on.close());

const ask = async (what: 'live' | 'ready') => {
  const asked = performance.now();
  const { status, body, headers } = await on.test.send('GET', `/health/${what}`);
  return { status, body, kept: headers['cache-control'], ms: performance.now() - asked };
};

it('a server with its database is alive and ready, and no cache stores the answer', async () => {
  expect(await ask('live')).toMatchObject({ status: 200, body: { status: 'alive' }, kept: 'no-store' });
  expect(await ask('ready')).toMatchObject({ status: 200, body: { status: 'ready' }, kept: 'no-store' });
});

it('a server whose database is away is alive and not ready, until it is back', async () => {
  await on.cluster.stop();
  expect(await ask('live')).toMatchObject({ status: 200 });
  expect(await ask('ready')).toMatchObject({ status: 503, body: { status: 'no database' } });
  await on.cluster.start();
  await expect.poll(async () => (await ask('ready')).status).toBe(200);
});

it('a database that does not answer makes a caller wait for a second, however many ask', async () => {
  on.cluster.freeze();
  try {
    const asking = Promise.all(Array.from({ length: 50 }, () => ask('ready')));
    const waits = on.test
      .send('GET', '/api/v1/project/', { token: on.token })
      .then(() => 'who waits for an answer' as const);
    expect(await Promise.race([waits, asking.then(() => 'who asks' as const)])).toBe('who asks');
    const asked = await asking;
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { ms } of asked) expect(ms).toBeGreaterThan(900);
    expect((await ask('live')).status).toBe(200);
    // They shared one question: nobody else waits behind fifty of them for a connection.
    expect(on.test.dependencies.database.load().waiting).toBe(0);
  } finally {
    on.cluster.thaw();
  }
  await expect.poll(async () => (await ask('ready')).status).toBe(200);
});
