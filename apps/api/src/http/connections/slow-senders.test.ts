import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sql } from '../../database/sql.ts';
import { openConnection } from '../../testing/faults/raw-request.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { multipartBody } from '../../testing/files/multipart-body.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

/** Shorter versions of the real limits: half a second where those allow twenty. */
const LIMITS = { headersMs: 500, stepMs: 500, stepBytes: 1_000, leftoverMs: 500 };
/** Far above those, for a busy machine, and far below the real ones. */
const SOON_MS = 10_000;
const CSRF = 'Cookie: csrftoken=abc\r\nX-CSRFToken: abc\r\n';

let test: TestApp;
let app: FastifyInstance;
let authorization: string;
let upload: { readonly head: string; readonly body: Buffer };

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const { token } = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  authorization = `Authorization: Token ${token}\r\n`;
  app = await buildApp(test.dependencies, { senderLimits: LIMITS });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { body, contentType } = multipartBody({
    fields: { project: await addProject(test, alfa), calculation_type: 'design-baseline' },
    file: {
      field: 'excel_file',
      name: 'baseline.xlsx',
      bytes: await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 5 }]),
    },
  });
  const head = post('/api/v1/project-calculation/', contentType, body.length);
  upload = { head: head.replace('\r\n\r\n', `\r\n${authorization}\r\n`), body };
});
afterAll(async () => {
  await app.close();
  await test.close();
});

function post(path: string, contentType: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${CSRF}Content-Type: ${contentType}\r\nContent-Length: ${length}\r\n\r\n`;
}

async function countCalculations(): Promise<unknown> {
  const [row] = await test.dependencies.database.queries.execute(
    sql`SELECT count(*)::int AS n FROM calculation`,
  );
  return row;
}

/** Sends the pieces one after the other; stops when the server has closed the connection. */
async function sendSlowly(
  { socket, send }: ReturnType<typeof openConnection>,
  bytes: Buffer,
  { pieceBytes, everyMs }: { pieceBytes: number; everyMs: number },
): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.destroyed; at += pieceBytes) {
    send(bytes.subarray(at, at + pieceBytes));
    await setTimeout(everyMs);
  }
}

describe('a sender that stalls', () => {
  it.each([
    ['before the first word', ''],
    ['within the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ])('%s is cut off', async (_when, text) => {
    const connection = openConnection(app.listeningOrigin);
    const startedAt = performance.now();
    if (text) connection.send(text);
    expect(await connection.answer).toMatchObject({ status: 408 });
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  it('within the headers is cut off, also when a byte arrives now and then', async () => {
    const connection = openConnection(app.listeningOrigin);
    await sendSlowly(connection, Buffer.from(`GET / HTTP/1.1\r\nX-Slow: ${'a'.repeat(100)}`), {
      pieceBytes: 1,
      everyMs: 50,
    });
    expect(await connection.answer).toMatchObject({ status: 408 });
    expect(connection.socket.bytesWritten).toBeLessThan(100);
  });

  it('within a body gets a message about it', async () => {
    const connection = openConnection(app.listeningOrigin);
    connection.send(`${post('/dj-rest-auth/login/', 'application/json', 100)}{"username"`);
    const { status, head, body } = await connection.answer;
    expect(status).toBe(408);
    expect(head).toMatch(/x-content-type-options: nosniff/i);
    expect(JSON.parse(body)).toEqual({ detail: 'Het verzoek kwam te langzaam binnen. Probeer het opnieuw.' });
  });

  it('within a body is cut off, also when a byte arrives now and then', async () => {
    const connection = openConnection(app.listeningOrigin);
    const startedAt = performance.now();
    connection.send(post('/dj-rest-auth/login/', 'application/json', 10_000));
    await sendSlowly(connection, Buffer.alloc(10_000, ' '), { pieceBytes: 1, everyMs: 50 });
    expect(await connection.answer).toMatchObject({ status: 408 });
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  it('within an upload is cut off, and nothing of it is stored', async () => {
    const before = await countCalculations();
    const connection = openConnection(app.listeningOrigin);
    connection.send(upload.head);
    connection.send(upload.body.subarray(0, -100));
    expect(await connection.answer).toMatchObject({ status: 408 });
    expect(await countCalculations()).toEqual(before);
  });

  it('after its refusal is cut off as well', async () => {
    const connection = openConnection(app.listeningOrigin);
    const refused = upload.head.replace(authorization, '').replace('Connection: close\r\n', '');
    // This is long enough for a server that is late, and fast enough for a body that is being read.
    const body = Buffer.alloc(60_000, ' ');
    connection.send(refused.replace(/Content-Length: \d+/, `Content-Length: ${body.length}`));
    await sendSlowly(connection, body, { pieceBytes: 300, everyMs: 100 });
    expect(await connection.answer).toMatchObject({ status: 401 });
    expect(connection.socket.bytesWritten).toBeLessThan(body.length);
  });
});

describe('a sender who is slow', () => {
  it('is waited for as long as the body progresses', async () => {
    // A step longer than any other work of the machine between two pieces.
    const stepMs = 2_000;
    const patient = await buildApp(test.dependencies, { senderLimits: { ...LIMITS, stepMs } });
    const connection = openConnection(await patient.listen({ port: 0, host: '127.0.0.1' }));
    const startedAt = performance.now();
    connection.send(upload.head);
    // Twelve pieces, however large the workbook is on this machine: it is compressed.
    await sendSlowly(connection, upload.body, {
      pieceBytes: Math.ceil(upload.body.length / 12),
      everyMs: 400,
    });
    expect(await connection.answer).toMatchObject({ status: 201 });
    expect(performance.now() - startedAt).toBeGreaterThan(2 * stepMs);
    await patient.close();
  });

  it('is not blamed for the time that the server itself takes', async () => {
    const connection = openConnection(app.listeningOrigin);
    const holding = test.dependencies.database.transaction(async (queries) => {
      await queries.execute(sql`LOCK TABLE session IN ACCESS EXCLUSIVE MODE`);
      connection.send(upload.head);
      connection.send(upload.body.subarray(0, 100));
      await setTimeout(3 * LIMITS.stepMs);
    });
    await holding;
    connection.send(upload.body.subarray(100));
    expect(await connection.answer).toMatchObject({ status: 201 });
  });
});
