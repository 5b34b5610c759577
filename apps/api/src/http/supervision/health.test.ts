import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppOnCluster, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';

let on: AppOnCluster;

beforeAll(async () => {
  on = await startAppOnCluster();
});
afterAll(() => on.close());

const ask = async (what: 'live' | 'ready') => {
  const asked = performance.now();
  const { status, body, headers } = await on.test.send('GET', `/health/${what}`);
  return { status, body, kept: headers['cache-control'], ms: performance.now() - asked };
};

it('a server with its database is alive and ready, and says so to nobody for long', async () => {
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

it('a database that says nothing makes who asks wait for a second, however many ask', async () => {
  on.cluster.freeze();
  try {
    const asked = await Promise.all(Array.from({ length: 50 }, () => ask('ready')));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
    // Far below what a connection may take, far above what it takes on a machine with much to do.
    for (const { ms } of asked) expect(ms).toBeGreaterThan(900);
    expect((await ask('live')).status).toBe(200);
  } finally {
    on.cluster.thaw();
  }
  await expect.poll(async () => (await ask('ready')).status).toBe(200);
});
