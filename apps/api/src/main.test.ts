import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { sql } from './database/sql.ts';
import { addEmptyDatabase } from './testing/empty-folder.ts';
import { quickFolder } from './testing/faults/quick-folder.ts';
import { openConnection } from './testing/faults/raw-request.ts';
import { QUICK_ENGINE, type ServerProcess, startServerProcess } from './testing/faults/server-process.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { multipartBody } from './testing/files/multipart-body.ts';
import { startTestApp } from './testing/test-app.ts';
import { addOrganisation, addProject, addUser } from './testing/world.ts';

const PASSWORD = 'zeven-kraaien-op-een-dijk';
const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
const CREATE_ACCOUNT = fileURLToPath(new URL('create-account.ts', import.meta.url));

const ITEMS = Array.from({ length: 1_500 }, (_, index) => ({
  postNumber: String(index + 1),
  product: `Product ${index}`,
  quantity: 1,
  mkiEurPerUnit: 5,
}));

/** A data folder with a member and a project, of which each test gets a copy. */
let template: string;
let project: string;
let token: string;

let folder: string;
const started: ServerProcess[] = [];

beforeAll(async () => {
  template = mkdtempSync(join(quickFolder(), 'milieuspoor-template-'));
  await addEmptyDatabase(template);
  const test = await startTestApp(
    {},
    { database: await openDatabase({ url: null, folder: join(template, 'database') }) },
  );
  // The session has to last in the server's own time.
  test.clock.moment = new Date();
  const organisation = await addOrganisation(test, 'begin');
  ({ token } = await addUser(test, { username: 'eerste', organisationIds: [organisation] }));
  project = await addProject(test, organisation);
  await test.close();
}, 180_000);
afterAll(() => rmSync(template, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(quickFolder(), 'milieuspoor-server-'));
  cpSync(template, folder, { recursive: true });
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

function startServer(): ServerProcess {
  const server = startServerProcess(folder);
  started.push(server);
  return server;
}

/** Asks a server to stop; returns its exit code and how long it took. */
async function endServer({ child, ended }: ServerProcess): Promise<{ code: number | string; ms: number }> {
  const askedAt = performance.now();
  child.kill('SIGTERM');
  return { code: await ended, ms: performance.now() - askedAt };
}

function createAccount(username: string, options: readonly string[] = []) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const data = ['--username', username, '--email', `${username}@gemeente-begin.example`, '--slug', 'begin'];
  return spawnSync(process.execPath, [QUICK_ENGINE, CREATE_ACCOUNT, ...data, ...options], {
    env: { ...inherited, DATA_DIR: folder },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
}

describe('two servers on one data folder', { timeout: 120_000 }, () => {
  it('the second says that the folder is in use and ends, and the first goes on until it is killed, after which the folder can be taken at once', async () => {
    const first = startServer();
    const origin = await first.origin;
    const second = startServer();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`The data folder ${folder} is in use by another process.`);
    expect((await fetch(`${origin}/api/v1/environment/`)).status).toBe(200);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const third = startServer();
    await third.origin;
    // A server whose lock is removed ends before it writes on.
    rmSync(join(folder, 'in-use.lock'));
    expect(await third.ended).toBe(1);
    expect(third.printed()).toContain('was removed or replaced');
  });
});

describe('an account that is made while the server runs', { timeout: 120_000 }, () => {
  it('can sign in at once and runs its organisation; one that is refused leaves nothing', async () => {
    const server = startServer();
    const origin = await server.origin;
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(origin + path, {
        ...init,
        headers: { ...CSRF, 'content-type': 'application/json', ...init.headers },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, string> };
    };
    const logIn = (username: string) =>
      ask('/dj-rest-auth/login/', {
        method: 'POST',
        body: JSON.stringify({ username, password: PASSWORD }),
      });
    expect(createAccount('tweede', ['--administrator'])).toMatchObject({
      ...{ status: 0, stderr: '', stdout: 'tweede kan inloggen en beheert begin.\n' },
    });
    const { body } = await logIn('tweede');
    const members = (key = '') =>
      ask('/api/v1/organization/begin/members/', { headers: { authorization: `Token ${key}` } });
    expect((await members(body.key)).status).toBe(200);
    expect((await members(token)).status).toBe(403);
    expect(createAccount('tweede')).toMatchObject({
      ...{ status: 1, stderr: 'Die gebruikersnaam, dat e-mailadres of die slug is al in gebruik.\n' },
    });
    expect(createAccount('derde', ['--slug', 'elders'])).toMatchObject({
      ...{ status: 1, stderr: 'Er is geen organisatie elders; noem haar naam met --organisation.\n' },
    });
    expect((await logIn('derde')).status).toBe(400);
  });
});

describe('a server that is asked to stop', { timeout: 120_000 }, () => {
  it('stores what came in whole and answers it first, also when it is asked twice', async () => {
    const server = startServer();
    const origin = await server.origin;
    const connection = await sendUpload(origin, 'whole');
    let answeredAt = Number.POSITIVE_INFINITY;
    connection.answer.then(() => {
      answeredAt = performance.now();
    });
    const askedAt = performance.now();
    server.child.kill('SIGTERM');
    await setTimeout(20);
    const { code } = await endServer(server);
    expect(code).toBe(0);
    const answer = await connection.answer;
    expect(answer.status).toBe(201);
    expect(answeredAt).toBeGreaterThan(askedAt);
    expect(server.printed()).not.toContain('in good order');

    const { uuid } = JSON.parse(answer.body) as { uuid: string };
    expect(await listCalculations()).toEqual([{ uuid }]);
  });

  it('cuts off a sender that stalls, within ten seconds, and stores nothing of it', async () => {
    const server = startServer();
    const connection = await sendUpload(await server.origin, 'half');
    const { code, ms } = await endServer(server);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect(await connection.answer).toMatchObject({ status: 0 });
    expect(await listCalculations()).toEqual([]);
  });
});

describe('what a file was checked to be', { timeout: 120_000 }, () => {
  const upload = async (origin: string, path: string, fields: object, file?: Buffer) => {
    const { body, contentType } = multipartBody({
      fields: { project, calculation_type: 'design-baseline', ...fields },
      ...(file ? { file: { field: 'excel_file', name: 'straat.xlsx', bytes: file } } : {}),
    });
    const answer = await fetch(`${origin}/api/v1/project-calculation/${path}`, {
      method: 'POST',
      headers: { ...CSRF, authorization: `Token ${token}`, 'content-type': contentType },
      body: new Uint8Array(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

  it('is stored by its key after the server was stopped and started; after a crash the file is asked for', async () => {
    const file = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const first = startServer();
    const checks = [1, 2].map(async () => upload(await first.origin, 'check/', {}, file));
    const [one, other] = (await Promise.all(checks)).map(({ body: { upload_key, sha256 } }) => ({
      upload_key,
      sha256,
    }));
    await endServer(first);

    const second = startServer();
    const stored = await upload(await second.origin, '', one ?? {});
    expect(stored).toMatchObject({ status: 201, body: { mki_value: 10 } });
    second.child.kill('SIGKILL');
    await second.ended;

    const third = startServer();
    const origin = await third.origin;
    // Stored uploads remain; an interrupted one is dropped, and nothing incomplete is stored.
    expect(await upload(origin, '', one ?? {})).toEqual({ ...stored, status: 201 });
    expect((await upload(origin, '', other ?? {})).status).toBe(410);
    await endServer(third);
    expect(await listCalculations()).toEqual([{ uuid: stored.body.uuid }]);
  });
});

/** Sends a workbook that takes a moment to read, completely or only the first half. */
async function sendUpload(origin: string, part: 'whole' | 'half') {
  const { body, contentType } = multipartBody({
    fields: { project, calculation_type: 'design-baseline' },
    file: { field: 'excel_file', name: 'baseline.xlsx', bytes: await exampleWorkbook(ITEMS) },
  });
  const connection = openConnection(origin);
  connection.send(
    `POST /api/v1/project-calculation/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\nCookie: csrftoken=abc\r\n` +
      `X-CSRFToken: abc\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const sent = part === 'whole' ? body : body.subarray(0, body.length / 2);
  await new Promise((resolve) => connection.socket.write(sent, resolve));
  // It has reached the server, which reads for at least a part of a second.
  await setTimeout(100);
  return connection;
}

/** Returns the calculations in the database, which no other process may have open. */
async function listCalculations(): Promise<unknown[]> {
  const database = await openDatabase({ url: null, folder: join(folder, 'database') });
  const rows = await database.queries.execute(sql`SELECT id AS uuid FROM calculation`);
  await database.close();
  return rows;
}
