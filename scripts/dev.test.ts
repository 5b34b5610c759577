import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const DEV = fileURLToPath(new URL('dev.mjs', import.meta.url));
const CALL = 'api/v1/environment/';
const PATIENCE = { timeout: 60_000 };

let folder: string;
let port: number;
let page: string;
let printed = '';
let stop: () => Promise<unknown>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milieuspoor-dev-'));
  const free = await listen(createServer(), 0);
  port = (free.address() as AddressInfo).port;
  await close(free);
  const child = spawn(process.execPath, [DEV], {
    // A wrong setting keeps the server from starting.
    env: {
      ...process.env,
      NO_COLOR: '1',
      DATA_DIR: folder,
      ENVIRONMENT: 'nergens',
      API_URL: `http://127.0.0.1:${port}`,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = once(child, 'exit');
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  page = await vi.waitUntil(() => /Local: +(http:\S+)/.exec(printed)?.[1], PATIENCE);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const told = () => printed.match(/does not answer/g)?.length ?? 0;

/** Makes a call as a screen does, or as the address bar does. */
async function call(language: string, accept = 'application/json') {
  const answer = await fetch(`${page}${CALL}`, { headers: { 'accept-language': language, accept } });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

it('npm run dev says on the screen and in the terminal that the api does not run, and what to do', async () => {
  const dutch = await call('nl');
  expect(dutch).toMatchObject({ status: 503, type: 'application/json' });
  expect(JSON.parse(dutch.text)).toEqual({
    detail: expect.stringMatching(
      new RegExp(`^De API op http://127.0.0.1:${port} antwoordt niet.*API_URL\\.$`),
    ),
  });
  expect(JSON.parse((await call('en')).text)).toEqual({
    detail: expect.stringMatching(/^The API at .* does not answer.*API_URL\.$/),
  });
  expect(await call('nl', 'text/html')).toMatchObject({
    type: 'text/plain; charset=utf-8',
    text: expect.stringMatching(/^De API op/),
  });
  await vi.waitUntil(() => told() > 0, PATIENCE);
  // It is not printed again for each call, and without the stack of the failure.
  expect(told()).toBe(1);
  expect(printed).not.toMatch(/ECONNREFUSED|proxy error/);
  // The reason why it does not run is printed as well.
  await vi.waitUntil(() => printed.includes('ENVIRONMENT'), PATIENCE);
});

it('once it runs its answers come through, and when it stops again that is said again', async () => {
  const api = await listen(
    createServer((_, answer) => answer.end('{"build":"V1"}')),
    port,
  );
  expect(await call('nl')).toMatchObject({ status: 200, text: '{"build":"V1"}' });
  await close(api);
  expect((await call('nl')).status).toBe(503);
  await vi.waitUntil(() => told() === 2, PATIENCE);
});

async function listen(server: Server, at: number): Promise<Server> {
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
