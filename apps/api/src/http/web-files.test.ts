import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// It is long enough for the server to compress it.
const SCRIPT = `console.log('${'weg '.repeat(2000)}');`;
const [BROTLI, GZIP] = [brotliCompressSync(SCRIPT), gzipSync(SCRIPT)];

let test: TestApp;
let webDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  test = await startTestApp();
  webDir = mkdtempSync(join(tmpdir(), 'milieuspoor-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Milieuspoor</title>');
  writeFileSync(join(webDir, 'assets/start-1.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets/start-1.js.br'), BROTLI);
  writeFileSync(join(webDir, 'assets/start-1.js.gz'), GZIP);
  writeFileSync(join(webDir, 'assets/alone-1.js'), SCRIPT);
  app = await buildApp({ ...test.dependencies, settings: { ...test.dependencies.settings, webDir } });
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(webDir, { recursive: true });
});

const asked = (name: string, encodings: string) =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } });

it.each([
  ['gzip, deflate, br, zstd', 'br', BROTLI],
  ['gzip, deflate', 'gzip', GZIP],
] as const)(
  'a file that its build compressed is sent compressed to a browser that accepts %s',
  async (encodings, encoding, bytes) => {
    const { statusCode, headers, rawPayload } = await asked('start-1.js', encodings);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(rawPayload).toEqual(bytes);
  },
);

it.each([
  ['/login', '/#/login'],
  ['/login/?terug=%2Fo%2Falfa', '/#/login/?terug=%2Fo%2Falfa'],
  ['/o/alfa/project/x/tab/3', '/#/o/alfa/project/x/tab/3'],
  ['/o/alfa/dashboard?jaren=2025', '/#/o/alfa/dashboard?jaren=2025'],
  ['/beheer/weegfactoren', '/#/beheer/weegfactoren'],
  ['/tweede_factor', '/#/tweede_factor'],
  ['/logout', '/#/logout'],
])('%s, typed without its #, leads to its screen', async (url, location) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([302, location]);
});

it.each(['/uitnodiging/geheim', '/wachtwoord_vergeten/geheim', '/nergens'])(
  '%s is no address of ours, so that no secret goes to the log',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

it('a browser that accepts no encoding gets it uncompressed', async () => {
  const { headers, payload } = await asked('start-1.js', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(SCRIPT);
});

it('a file that its build did not compress is served too', async () => {
  const { statusCode, rawPayload } = await asked('alone-1.js', 'identity');
  expect(statusCode).toBe(200);
  expect(rawPayload.toString()).toBe(SCRIPT);
});
