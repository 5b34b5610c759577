import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

let server: Server;
let port: number;
let asked = 0;
beforeAll(async () => {
  server = createServer((_request, answer) => {
    asked++;
    answer.writeHead(302, { location: '/elders' }).end('niet hier');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const known = new URL('https://aanbieder.example');

it('a name that leads into a private network gets no connection, whatever its scheme and port', async () => {
  const rules = { known, httpOnLoopback: false };
  const inside = { problem: 'private-network' };
  await expect(guardedFetch(`https://localhost:${port}/`, {}, rules)).rejects.toMatchObject(inside);
  await expect(guardedFetch(`https://127.0.0.1:${port}/`, {}, rules)).rejects.toMatchObject(inside);
  await expect(guardedFetch(`http://localhost:${port}/`, {}, rules)).rejects.toMatchObject({
    problem: 'not-https',
  });
  expect(asked).toBe(0);
});

it('an address with a user name or a password is not called, on this machine either', async () => {
  for (const who of ['wie@', ':geheim@', 'wie:geheim@'])
    await expect(
      guardedFetch(`http://${who}127.0.0.1:${port}/`, {}, { known, httpOnLoopback: true }),
    ).rejects.toMatchObject({ problem: 'not-https' });
  expect(asked).toBe(0);
});

it('a redirect is an answer like any other, and is not followed', async () => {
  const answer = await guardedFetch(`http://127.0.0.1:${port}/`, {}, { known, httpOnLoopback: true });
  expect([answer.status, await answer.text(), asked]).toEqual([302, 'niet hier', 1]);
});
