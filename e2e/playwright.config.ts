import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ENVIRONMENT, CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';
import { COMPILE_CACHE } from '../scripts/compile-cache.mjs';
import { findNginx } from '../scripts/nginx.mjs';
import { findPostgresql } from '../scripts/postgresql.mjs';
import { EMPTY_INSTALLATION, emptyOrigin, mapOrigin, origin, PORTS } from './session/installations.ts';
import type { SessionOptions } from './session/test.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Node 24 when started by npm, whatever `node` is on this machine. */
const node = JSON.stringify(process.execPath);
const dataDir = temporaryDataDir();
process.env.POSTGRES_BIN_DIR ??= findPostgresql() ?? '';
process.env.NGINX_PATH ??= findNginx() ?? '';
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

/** What both servers have in common; PATH and the like come along by themselves. */
const settings = {
  HOST: '127.0.0.1',
  BUILD: 'V2.4-0123456abc',
  LOG_LEVEL: 'error',
  // All journeys are made with the same few accounts.
  CALLS_PER_MINUTE: '0',
  WEB_DIR: process.env.WEB_DIR ?? join(root, 'apps/web/dist'),
  SITE_DIR: process.env.SITE_DIR ?? join(root, 'apps/site/dist'),
  DATABASE_URL: '',
  ADDRESS_SEARCH_URL: '',
  MAP_TILES_URL: '',
  ENVIRONMENT: 'Local',
  WEBHOOKS_TO_PRIVATE: 'allowed',
};

const server = {
  cwd: root,
  // The demonstration is made before the first answer.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
const { username, email, password, organisation, slug, staff, staffEmail } = EMPTY_INSTALLATION;

export default defineConfig<SessionOptions>({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A noisy machine may stall a browser once; a fault fails twice.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A journey through a whole tender takes half a minute on a quiet machine, and some are five times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A page may take half of this to open where the machine is busy; what is not there by then is said long before the test is over.
    actionTimeout: 45_000,
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    // A transition half-way has colours of its own, which no rule is about.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // The steps and the page at each of them. Kept for every test they would slow all of them down for the one that
    // fails; to see how a test fails on your own machine, run it with `--trace on`.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
      env: CHROMIUM_ENVIRONMENT,
    },
  },
  webServer: [
    {
      ...server,
      name: 'map',
      command: `exec ${node} e2e/session/map-services.ts ${PORTS.map}`,
      url: `${mapOrigin}/tiles/0/0/0.svg`,
    },
    {
      ...server,
      name: 'demonstration',
      command: `exec ${node} apps/api/src/main.ts`,
      url: `${origin}/api/v1/environment/`,
      env: {
        ...settings,
        PORT: String(PORTS.demonstration),
        DATA_DIR: join(dataDir, 'demonstration'),
        // A provider of single sign-on stands on this machine while its journey goes on.
        SIGN_ON_HTTP: 'loopback',
        ADDRESS_SEARCH_URL: `${mapOrigin}/search/v3_1`,
        MAP_TILES_URL: `${mapOrigin}/tiles/{z}/{x}/{y}.svg`,
      },
    },
    {
      ...server,
      name: 'empty',
      // As an administrator sets up an installation without demonstration data.
      command: [
        `echo ${password} | ${node} apps/api/src/create-account.ts --username ${username} --email ${email}`,
        `--first-name Eva --last-name Eerste --organisation '${organisation}' --slug ${slug} > /dev/null`,
        `&& echo ${password} | ${node} apps/api/src/create-account.ts --username ${staff} --email ${staffEmail}`,
        '--first-name Bo --last-name Beheer --staff > /dev/null',
        `&& exec ${node} apps/api/src/main.ts --empty`,
      ].join(' '),
      url: `${emptyOrigin}/api/v1/environment/`,
      env: { ...settings, PORT: String(PORTS.empty), DATA_DIR: join(dataDir, 'empty') },
    },
  ],
});

/** One folder for a run, made by the runner and inherited by its workers; it goes when the runner does. */
function temporaryDataDir(): string {
  const inherited = process.env.MILIEUSPOOR_E2E_DATA;
  if (inherited) return inherited;
  const made = mkdtempSync(join(tmpdir(), 'milieuspoor-e2e-'));
  process.env.MILIEUSPOOR_E2E_DATA = made;
  process.on('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}
