import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sql } from '../../database/sql.ts';
import { openConnection, sendRaw } from '../../testing/faults/raw-request.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A shorter version of the real time limit. */
const CLOSING_MS = 500;
/** Far above the limit, for a busy machine; far below what a sender gets from a server that does not stop. */
const SOON_MS = 10_000;
/** More than the buffers between two processes can hold. */
const LARGE = Buffer.alloc(60 * 1024 * 1024);
const REQUEST =
  'GET /api/v1/project/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token not-a-token-of-anybody\r\n\r\n';

let test: TestApp;
let app: FastifyInstance;
let origin: string;
let webDir: string;

beforeAll(async () => {
  test = await startTestApp();
  webDir = mkdtempSync(join(tmpdir(), 'milieuspoor-web-'));
  writeFileSync(join(webDir, 'large.bin'), LARGE);
});
afterAll(async () => {
  await test.close();
  rmSync(webDir, { recursive: true });
});
beforeEach(() => listen(CLOSING_MS));

async function listen(closingMs: number): Promise<void> {
  const settings = { ...test.dependencies.settings, webDir };
  app = await buildApp({ ...test.dependencies, settings }, { closingMs });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Listens with a time limit that no test reaches. */
async function listenPatiently(): Promise<void> {
  await app.close();
  await listen(2 * SOON_MS);
}

/** Closes the application; returns how long that took. */
async function close(): Promise<number> {
  const startedAt = performance.now();
  await app.close();
  return performance.now() - startedAt;
}

/** Blocks all queries for this time, as when much is being stored. */
async function holdDatabase(ms: number): Promise<void> {
  let held = () => {};
  const begun = new Promise<void>((resolve) => {
    held = resolve;
  });
  test.dependencies.database.transaction(async (queries) => {
    await queries.execute(sql`LOCK TABLE session IN ACCESS EXCLUSIVE MODE`);
    held();
    await setTimeout(ms);
  });
  return begun;
}

describe('a server that stops', () => {
  it('answers a complete request, however long that takes, and then closes the connection', async () => {
    await holdDatabase(3 * CLOSING_MS);
    const connection = openConnection(origin);
    connection.send(REQUEST);
    await setTimeout(100);
    const closedAfter = close();
    const answer = await connection.answer;
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.head).toMatch(/connection: close/i);
    expect(await closedAfter).toBeGreaterThan(CLOSING_MS);
    expect(await closedAfter).toBeLessThan(3 * CLOSING_MS + SOON_MS);
  });

  it.each([
    ['has sent nothing yet', ''],
    ['stalls in the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'stalls in the body',
      'POST /dj-rest-auth/login/ HTTP/1.1\r\nHost: x\r\nCookie: csrftoken=a\r\nX-CSRFToken: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('waits for a sender who %s for a limited time', async (_what, text) => {
    const connection = openConnection(origin);
    connection.send(text);
    await setTimeout(100);
    const elapsed = await close();
    expect(elapsed).toBeLessThan(SOON_MS);
    expect(connection.socket.destroyed || (await connection.answer)).toBeTruthy();
  });

  it('accepts the rest of a request that arrives in time', async () => {
    await listenPatiently();
    const connection = openConnection(origin);
    connection.send(REQUEST.slice(0, -2));
    await setTimeout(100);
    const closed = close();
    await setTimeout(CLOSING_MS / 2);
    connection.send('\r\n');
    expect((await connection.answer).status).toBeGreaterThan(0);
    await closed;
  });

  it('does not wait for a client that does not read the answer', async () => {
    const connection = openConnection(origin);
    connection.send('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
    await setTimeout(100);
    connection.socket.pause();
    const elapsed = await close();
    expect(elapsed).toBeLessThan(SOON_MS);
    connection.socket.destroy();
  });

  it('closes unused connections, and accepts no new ones', async () => {
    await listenPatiently();
    const connection = openConnection(origin);
    connection.send('GET /api/v1/environment/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await setTimeout(200);
    expect(await close()).toBeLessThan(SOON_MS);
    expect(await connection.answer).toMatchObject({ status: 200 });
    expect(await sendRaw(origin, REQUEST)).toMatchObject({ status: 0 });
  });
});
