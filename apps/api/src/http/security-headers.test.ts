import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TWO_MEGABYTES = 'x'.repeat(2 * 1024 * 1024);

let test: TestApp;
let webDir: string;
let plain: FastifyInstance;
let behindTls: FastifyInstance;

beforeAll(async () => {
  test = await startTestApp();
  webDir = mkdtempSync(join(tmpdir(), 'milieuspoor-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Milieuspoor</title>');
  const settings = { ...test.dependencies.settings, webDir };
  plain = await buildApp({ ...test.dependencies, settings });
  behindTls = await buildApp({ ...test.dependencies, settings: { ...settings, proxies: 1 } });
});
afterAll(async () => {
  await plain.close();
  await behindTls.close();
  await test.close();
  rmSync(webDir, { recursive: true });
});

/** Answers of every kind: a page, data, a refusal, and a missing address. */
const ANSWERS = [
  ['the page itself', '/', 200],
  ['data', '/api/v1/environment/', 200],
  ['a refusal', '/api/v1/project/', 401],
  ['what is not there', '/nergens', 404],
  ['the description of the API', '/api/docs', 200],
] as const;

/** Returns the directives of a content security policy by name. */
function directivesOf(policy: unknown): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
  );
}

describe.each(ANSWERS)('%s', (_name, url, status) => {
  it('lets a browser run our scripts only, and lets nobody frame the page', async () => {
    const { headers, statusCode } = await plain.inject(url);
    expect(statusCode).toBe(status);
    const directives = directivesOf(headers['content-security-policy']);
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(directives['script-src']).toBe("'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('requires TLS from now on, where there is TLS', async () => {
    expect((await plain.inject(url)).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await behindTls.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(directivesOf(headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests');
  });
});

describe('images', () => {
  it('come from here and from the configured map, and from nowhere else', async () => {
    const own = "'self' data: blob:";
    const { headers } = await plain.inject('/');
    expect(directivesOf(headers['content-security-policy'])['img-src']).toBe(own);
    const settings = {
      ...test.dependencies.settings,
      mapTilesUrl: 'https://tiles.example:8443/brt/{z}/{x}/{y}.png',
    };
    const mapped = await buildApp({ ...test.dependencies, settings });
    const withMap = directivesOf((await mapped.inject('/')).headers['content-security-policy']);
    expect(withMap['img-src']).toBe(`${own} https://tiles.example:8443`);
    expect(withMap['connect-src']).toBe("'self'");
    await mapped.close();
  });
});

it('names the configured error-reporting service, for reports of browsers, and no other host', async () => {
  const settings = { ...test.dependencies.settings, webDir, browserDsn: 'https://key@errors.example/4' };
  const reporting = await buildApp({ ...test.dependencies, settings });
  const answer = await reporting.inject('/api/v1/environment/');
  const directives = directivesOf(answer.headers['content-security-policy']);
  expect(directives['connect-src']).toBe("'self' https://errors.example");
  expect(directives['script-src']).toBe("'self'");
  expect(answer.json()).toMatchObject({ sentry_dsn: 'https://key@errors.example/4' });
  await reporting.close();
});

it('lets the scripts within the page run by their hashes, and no other script within a page', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'milieuspoor-web-'));
  const script = "document.documentElement.lang = 'en'";
  writeFileSync(
    join(dir, 'index.html'),
    `<!doctype html><script type="module" src="/start.js"></script><script>${script}</script>`,
  );
  const settings = { ...test.dependencies.settings, webDir: dir };
  const withScript = await buildApp({ ...test.dependencies, settings });
  const directives = directivesOf((await withScript.inject('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(directives['script-src']).toBe(`'self' 'sha256-${hash}'`);
  await withScript.close();
  rmSync(dir, { recursive: true });
});

describe('an answer of the API', () => {
  it.each(['/api/v1/environment/', '/api/v1/project/'])('is stored in no cache: %s', async (url) => {
    expect((await plain.inject(url)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('the one cookie', () => {
  it('is sent only to our own pages, and only over TLS where there is TLS', async () => {
    const [cookie] = (await plain.inject('/api/v1/environment/')).cookies;
    expect(cookie).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Strict' });
    expect(cookie?.secure).toBeUndefined();
    const [secure] = (await behindTls.inject('/api/v1/environment/')).cookies;
    expect(secure).toMatchObject({ name: 'csrftoken', sameSite: 'Strict', secure: true });
  });
});

describe('a request that is too large', () => {
  it('is refused before it is read, and says so', async () => {
    const answer = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: 'lid', password: TWO_MEGABYTES },
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ detail: 'Het verzoek is te groot' });
  });
});
