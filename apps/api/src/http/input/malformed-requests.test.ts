import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendRaw } from '../../testing/faults/raw-request.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const UPLOAD = '/api/v1/project-calculation/';
/** A length that cannot be converted to a number. */
const ODD = '{"length":{"toString":"x"}}';

let test: TestApp;
let app: FastifyInstance;
let webDir: string;
let authorization: string;
const reported: unknown[] = [];

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const { token } = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  authorization = `Authorization: Token ${token}\r\n`;
  webDir = mkdtempSync(join(tmpdir(), 'milieuspoor-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Milieuspoor</title>');
  writeFileSync(join(webDir, 'assets', 'main-1.js'), 'export {};');
  app = await buildApp({
    ...test.dependencies,
    settings: { ...test.dependencies.settings, webDir },
    faults: { report: (fault) => reported.push(fault), close: async () => {} },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(webDir, { recursive: true });
});

/** Returns a request of a signed-in user, with the CSRF token. */
function request(method: string, target: string, { headers = '', body = '' } = {}): string {
  const csrf = 'Cookie: csrftoken=abc\r\nX-CSRFToken: abc\r\n';
  const length =
    body === '' && method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${authorization}${csrf}${headers}${length}\r\n${body}`;
}

/** Sends it; its errors are the sender's fault, and are not reported as ours. */
async function expectStatus(status: number, text: string): Promise<void> {
  const answer = await sendRaw(app.listeningOrigin, text);
  expect(answer).toMatchObject({ status });
  expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
  if (status >= 400 && !text.startsWith('HEAD')) expect(JSON.parse(answer.body)).toBeTruthy();
  expect(reported).toEqual([]);
}

describe('an address of nothing', () => {
  it.each([
    '/api/v1//project/',
    '/api/v1/./project/',
    '/api/v1\\project/',
    '/./',
    '/../',
    '//',
    '/\\',
    '/%5c..%5cetc',
    '/%2e%2e/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets//main-1.js',
    '/assets/../index.html',
    '/assets/%00',
    '/index.html%00',
    '/assets/',
    '/api/docs/static/../../../etc/passwd',
    '/.git/config',
    '/%c3%a9',
  ])('%s is 404', (target) => expectStatus(404, request('GET', target)));

  it.each(['/%', '/%2', '/%zz', '/%ff', '/assets/%ff', '/api/v1/project/%ff/', '/%c0%ae'])(
    '%s, which cannot be decoded, is 400',
    (target) => expectStatus(400, request('GET', target)),
  );

  it.each([
    ['a page', '/'],
    ['a file', '/assets/'],
    ['a project', '/api/v1/project/'],
    ['the documentation', '/api/docs/static/'],
  ])('a name that is too long for %s is 404', async (_what, path) => {
    for (const length of [101, 300, 9_000])
      await expectStatus(404, request('GET', `${path}${'a'.repeat(length)}`));
  });

  it.each([`${NOBODY}%20`, `${NOBODY}%00`, `${NOBODY}'`, '%2e%2e', '%2F', '%5C', 'a%2Fb'])(
    'project/%s/ refers to no project',
    async (id) => {
      await expectStatus(400, request('GET', `/api/v1/project/${id}/`));
      await expectStatus(
        400,
        request('PATCH', `/api/v1/project/${id}/`, {
          headers: 'Content-Type: application/json\r\n',
          body: '{}',
        }),
      );
    },
  );

  it('is 404 for every method, and an unknown method is 400', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND', 'HEAD'])
      await expectStatus(404, request(method, '/api/v1//project/'));
    for (const method of ['FOO', 'get']) await expectStatus(400, request(method, '/'));
  });
});

describe('a query that makes no sense', () => {
  it.each([
    'page=-1',
    'page=1e9',
    'page=99999999999999999999999999999999',
    'page=%ff',
    'search=%00',
    'search=a&search=b',
    'organization__slug=%00',
  ])('?%s is 400 or finds nothing', async (query) => {
    const answer = await sendRaw(app.listeningOrigin, request('GET', `/api/v1/project/?${query}`));
    expect([200, 400, 404]).toContain(answer.status);
    expect(reported).toEqual([]);
  });

  it('a value that is too long is 400', () =>
    expectStatus(400, request('GET', `/api/v1/project/?search=${'a'.repeat(9_000)}`)));

  it('a part of a file that does not exist is 416', () =>
    expectStatus(416, request('GET', '/index.html', { headers: 'Range: bytes=99999-\r\n' })));
});

describe('a request that is no HTTP', () => {
  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a header without a name', request('GET', '/', { headers: ': x\r\n' })],
    ['a space in a header’s name', request('GET', '/', { headers: 'X Y: x\r\n' })],
    ['the character NUL in a header', request('GET', '/', { headers: 'X: a\0b\r\n' })],
    ['a folded header', request('GET', '/', { headers: 'X: a\r\n b\r\n' })],
    ['a negative length', `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`],
    ['a length that is no number', `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n`],
    ['two lengths', `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    [
      'a length and chunks',
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a length beyond all numbers',
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n`,
    ],
    [
      'chunks without a size',
      `POST /dj-rest-auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ])('%s is 400', async (_what, text) => {
    const { status } = await sendRaw(app.listeningOrigin, text);
    expect(status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('headers that are too large are 431', () =>
    expectStatus(431, request('GET', '/', { headers: `X: ${'a'.repeat(20_000)}\r\n` })));

  it('a body with too large a stated size is 413 before it is sent', () =>
    expectStatus(
      413,
      `POST /dj-rest-auth/login/ HTTP/1.1\r\nHost: x\r\nCookie: csrftoken=abc\r\nX-CSRFToken: abc\r\n` +
        'Content-Type: application/json\r\nContent-Length: 9000000000000000\r\n\r\n',
    ));

  it('odd hosts, cookies, languages, encodings and forwarded addresses change nothing', async () => {
    for (const headers of [
      'Cookie: csrftoken=%ff; a=%; =; ;;; __proto__=x\r\n',
      'Accept-Language: ;;;q=,,nl;q=x\r\n',
      'Accept-Encoding: \x80;q=x, *;q=999,,,;;\r\n',
      'Accept-Encoding: identity;q=0, *;q=0\r\n',
      'Accept-Version: 1.x\r\n',
      `X-Forwarded-For: %ff, ::1, ${'1,'.repeat(1000)}\r\nX-Forwarded-Proto: zz\r\n`,
      'Upgrade: websocket\r\n',
      'Range: lines=x\r\n',
    ])
      await expectStatus(200, request('GET', '/api/v1/environment/', { headers }));
    for (const host of ['[::', 'a b', '%ff', '@', ''])
      await expectStatus(200, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
});

describe('a body that makes no sense', () => {
  const json = 'Content-Type: application/json\r\n';
  it.each([
    ['nothing', json, ''],
    ['half of it', json, '{'],
    ['null', json, 'null'],
    ['a number', json, '1'],
    ['a list', json, '[]'],
    ['a prototype', json, '{"__proto__":{"a":1}}'],
    ['a constructor', json, '{"constructor":{"prototype":{}}}'],
    ['brackets without end', json, '['.repeat(50_000)],
    ['brackets in brackets', json, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['the character NUL', json, '{"username":"\\u0000","password":"x"}'],
    ['a length that is none', json, `{"username":${ODD},"password":"x","project_name":${ODD}}`],
    [
      'such a length deep down',
      json,
      `{"username":${'['.repeat(9_000)}${ODD}${']'.repeat(9_000)},"password":${ODD},"organization":${ODD}}`,
    ],
    ['half a character', json, '{"username":"\\ud800","password":"x"}'],
    ['bytes that are no text', json, '{"username":"\xff"}'],
    ['no type', '', '{}'],
    ['a type that is none', 'Content-Type: ;;;\r\n', '{}'],
    ['another type', 'Content-Type: application/xml\r\n', '<a/>'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded\r\n', 'a=b'],
    ['a type of 8 bits', 'Content-Type: \xff\r\n', '{}'],
    ['an unknown character set', 'Content-Type: application/json; charset=zzz\r\n', '{}'],
    ['a packed body that is not', `${json}Content-Encoding: gzip\r\n`, 'x'],
  ])('%s is 400', async (_what, headers, body) => {
    await expectStatus(400, request('POST', '/dj-rest-auth/login/', { headers, body }));
    await expectStatus(400, request('POST', '/api/v1/project/', { headers, body }));
  });

  const form = 'Content-Type: multipart/form-data; boundary=b\r\n';
  const field = (disposition: string, value = 'x') =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  it.each([
    ['no boundary', 'Content-Type: multipart/form-data\r\n', 'x'],
    ['an empty boundary', 'Content-Type: multipart/form-data; boundary=\r\n', 'x'],
    ['a long boundary', `Content-Type: multipart/form-data; boundary=${'b'.repeat(5_000)}\r\n`, 'x'],
    ['a boundary of 8 bits', 'Content-Type: multipart/form-data; boundary="\xff\x80"\r\n', 'x'],
    ['another boundary', form, '--c\r\n'],
    ['no end', form, '--b\r\nContent-Disposition: form-data; name="project"\r\n\r\nx'],
    ['no name', form, `${field('')}--b--\r\n`],
    ['a prototype for a name', form, `${field('name="__proto__"')}--b--\r\n`],
    ['a file named constructor', form, `${field('name="constructor"; filename="a"')}--b--\r\n`],
    ['an unknown character set', form, `${field('name="excel_file"; filename*=zz\'\'%ff')}--b--\r\n`],
    [
      'more fields than there are',
      form,
      `${Array.from({ length: 1_200 }, (_, index) => field(`name="f${index}"`)).join('')}--b--\r\n`,
    ],
    ['another kind of parts', 'Content-Type: multipart/mixed; boundary=b\r\n', '--b--\r\n'],
    ['no form at all', json, '{}'],
  ])('an upload with %s is 400', (_what, headers, body) =>
    expectStatus(400, request('POST', UPLOAD, { headers, body })),
  );

  it('an upload of two files is refused', async () => {
    const file = field('name="excel_file"; filename="a.xlsx"');
    const { status, body } = await sendRaw(
      app.listeningOrigin,
      request('POST', UPLOAD, { headers: form, body: `${file}${file}--b--\r\n` }),
    );
    expect([status, body]).toEqual([400, '["Stuur één bestand tegelijk"]']);
  });
});
