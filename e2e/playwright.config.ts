import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ENVIRONMENT, CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';
import { COMPILE_CACHE } from '../scripts/compile-cache.mjs';
import { findNginx } from '../scripts/nginx.mjs';
import { findPostgresql } from '../scripts/postgresql.mjs';
import { EMPTY_INSTALLATION, mapOrigin, origin, PORTS } from './session/installations.ts';
import type { SessionOptions } from './session/test.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** This is Node 24 when npm starts it, whatever `node` is on this machine. */
const node = JSON.stringify(process.execPath);
const dataDir = temporaryDataDir();
process.env.POSTGRES_BIN_DIR ??= findPostgresql() ?? '';
process.env.NGINX_PATH ??= findNginx() ?? '';
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

/** The settings that both servers share. They inherit PATH and other variables by themselves. */
const settings = {
  HOST: '127.0.0.1',
  BUILD: 'V2.4-0123456abc',
  LOG_LEVEL: 'error',
  // All journeys use the same few accounts.
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
  // The server makes the demonstration before its first answer.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
const { username, email, password, organisation, slug, staff, staffEmail } = EMPTY_INSTALLATION;

/**
 * A journey opens a page and leaves it soon: code is compiled when it runs, and what V8 would optimise for later runs
 * comes too late. The network needs no process of its own. The first list replaces that of the runner, so it has what
 * the runner needs. docs/decisions/0134 has the figures.
 */
const FLAGS_OF_SHORT_LIVES = [
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
  '--js-flags=--no-turbofan,--single-threaded-gc,--max-lazy',
];

export default defineConfig<SessionOptions>({
  testDir: './journeys',
  globalSetup: ['./session/await-empty.ts', './session/explain-dashboards.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A noisy machine may stall a browser once. A real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // A journey through a whole tender takes half a minute on a quiet machine, and some are five times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // On a busy machine, opening a page may take half of this time. What is missing by then is reported long before the
    // test ends.
    actionTimeout: 45_000,
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    // In the middle of a transition, colours are temporary and no rule applies to them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // The trace has the steps and the page at each step. A trace of every test would slow all tests down, so it is kept
    // for a retry only. To see how a test fails on your own machine, run it with `--trace on`.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS, ...FLAGS_OF_SHORT_LIVES],
      env: CHROMIUM_ENVIRONMENT,
    },
  },
  webServer: [
    {
      ...server,
      name: 'empty',
      // Sets up an installation without demonstration data, as an administrator does. Without an address to wait for, the
      // runner goes on with the others; `await-empty.ts` waits at the end.
      command: [
        `echo ${password} | ${node} apps/api/src/create-account.ts --username ${username} --email ${email}`,
        `--first-name Eva --last-name Eerste --organisation '${organisation}' --slug ${slug} > /dev/null`,
        `&& echo ${password} | ${node} apps/api/src/create-account.ts --username ${staff} --email ${staffEmail}`,
        '--first-name Bo --last-name Beheer --staff > /dev/null',
        `&& exec ${node} apps/api/src/main.ts --empty`,
      ].join(' '),
      env: { ...settings, PORT: String(PORTS.empty), DATA_DIR: join(dataDir, 'empty') },
    },
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
        // During its journey, a provider of single sign-on runs on this machine.
        SIGN_ON_HTTP: 'loopback',
        ADDRESS_SEARCH_URL: `${mapOrigin}/search/v3_1`,
        MAP_TILES_URL: `${mapOrigin}/tiles/{z}/{x}/{y}.svg`,
      },
    },
  ],
});

/**
 * Returns the folder of this run. The runner makes it, its workers inherit it, and it is deleted when the runner ends.
 */
function temporaryDataDir(): string {
  const inherited = process.env.MILIEUSPOOR_E2E_DATA;
  if (inherited) return inherited;
  const made = mkdtempSync(join(tmpdir(), 'milieuspoor-e2e-'));
  process.env.MILIEUSPOOR_E2E_DATA = made;
  process.on('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}
