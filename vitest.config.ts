import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { answerInPage, nextDownload } from './apps/web/src/testing/page-commands.ts';
import { CHROMIUM_ENVIRONMENT, CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { COMPILE_CACHE } from './scripts/compile-cache.mjs';
import { findNginx } from './scripts/nginx.mjs';
import { findPostgresql } from './scripts/postgresql.mjs';

// Who starts a throwaway server finds its programs there: tests, and what runs before them.
process.env.POSTGRES_BIN_DIR ??= findPostgresql() ?? '';
process.env.NGINX_PATH ??= findNginx() ?? '';
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
/** For a machine that is five times slower than most; what takes longer hangs. */
const timeouts = {
  testTimeout: 90_000,
  hookTimeout: 180_000,
  // What does not come about is said long before the test would have run out of time.
  expect: { poll: { timeout: 20_000 } },
};

const api = {
  // Loading the application anew for every file would take longer than many of them.
  isolate: false,
  // V8's quick compiler for WebAssembly alone: an engine lives too shortly for its code to be improved.
  execArgv: ['--liftoff-only'],
  ...timeouts,
};
/** They start processes, engines and servers of their own, and would do the very same a second time. */
const NO_DATABASE_OF_THE_RUN = [
  'apps/api/src/{main,back-up,back-up-running,person}.test.ts',
  'apps/api/src/platform/{disk,drawing,pictures,processes,watchdog}/**',
  'apps/api/src/testing/**',
  'apps/api/src/database/embedded/{embedded-engine,own-folder,pglite-on-disk,pglite-worker}.test.ts',
  'apps/api/src/database/{schema/migrate-once,away/full-disk}.test.ts',
  'apps/api/src/features/calculation-life/upload/keep-check-full-disk.test.ts',
];
/** They open the databases that they need by themselves: on a server their rows are held against their types. */
const ONCE = [
  'apps/api/src/database/{backup/{move-data,try-backup},copying/serve-copies,pool/serving-role,schema/version-gate}.test.ts',
  'apps/api/src/database/away/{server-away,broken-connections}.test.ts',
];
/** On a server hashes cost almost nothing (`quickHashes`), so what one costs is tested elsewhere. */
const REAL_HASHES = 'apps/api/src/platform/password-hash.test.ts';
/**
 * On the embedded engine, which takes twice as long: the engine itself, hostile input, every query with a scope, and random
 * statistics, whose statements ask most of it. It is PostgreSQL too, and the journeys run on it as a whole; TEST_EMBEDDED=all
 * runs all of the api's tests.
 */
const ON_EMBEDDED_ENGINE =
  process.env.TEST_EMBEDDED === 'all'
    ? ['apps/api/{src,demonstration}/**/*.test.ts']
    : [
        ...NO_DATABASE_OF_THE_RUN.map((files) => files.replace(/\/\*\*$/, '/**/*.test.ts')),
        REAL_HASHES,
        'apps/api/src/{hostile-input,scope}.test.ts',
        'apps/api/src/database/**/*.test.ts',
        'apps/api/src/features/statistics/{statistics-random,organisation/organisation-version}.test.ts',
      ];
/** Somebody who sets up a second factor gets ten codes, each with a hash that takes a real server a tenth of a second. */
const quickHashes = {
  '@node-rs/argon2': fileURLToPath(new URL('apps/api/src/testing/quick-argon2.ts', import.meta.url)),
};
/**
 * Tests of the api wait longer than they work: for processes that start, for senders that are slow on purpose. Four of them
 * used three quarters of two processors.
 */
const WAITING_SHARE = 1.5;
const workers = Math.ceil(availableParallelism() * (1 + WAITING_SHARE));

/** React, MUI and Emotion in the form that ships; in their other one they take half as long again. */
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** For the tests of components only. */
const browser = playwright({
  // What is not there to be clicked is said long before the test would have run out of time.
  actionTimeout: 20_000,
  launchOptions: {
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    env: CHROMIUM_ENVIRONMENT,
  },
  contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
});

export default defineConfig({
  test: {
    maxWorkers: workers,
    projects: [
      {
        test: {
          name: 'api',
          include: ON_EMBEDDED_ENGINE,
          exclude: [...ONCE, '**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/empty-database.global-setup.ts'],
          ...api,
        },
      },
      {
        test: {
          name: 'api-on-server',
          include: ['apps/api/{src,demonstration}/**/*.test.ts'],
          exclude: [...NO_DATABASE_OF_THE_RUN, REAL_HASHES, '**/node_modules/**'],
          alias: quickHashes,
          globalSetup: [
            'apps/api/src/testing/row-checks/row-checks.global-setup.ts',
            'apps/api/src/testing/empty-on-server.global-setup.ts',
          ],
          setupFiles: 'apps/api/src/testing/row-checks/row-checks.setup.ts',
          ...api,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/site/{src,build}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
          // Rules and series keep nothing from one call to the next.
          isolate: false,
          ...timeouts,
        },
      },
      {
        // As the application is built, so that what is tested is what ships.
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        define: PRODUCTION,
        // Vite's own, but for the one by which it chooses between the two forms.
        resolve: { conditions: ['module', 'browser', 'production'] },
        oxc: { jsx: { development: false, refresh: false } },
        optimizeDeps: {
          // Found before the first test: one that is found later begins the page anew in the middle of a test.
          entries: ['src/main.tsx', 'src/**/*.browser.test.tsx'],
          include: ['react/jsx-runtime'],
          rolldownOptions: { transform: { define: PRODUCTION } },
        },
        test: {
          name: 'components',
          // One for each processor: with the default, one of two would have nothing to do.
          maxWorkers: '100%',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: [fileURLToPath(new URL('apps/web/src/testing/setup.ts', import.meta.url))],
          // Loading the application anew for every file would take longer than the tests do.
          isolate: false,
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          // As for journeys: a noisy machine may stall a browser once; a fault fails twice.
          retry: process.env.CI ? 1 : 0,
          // After the others: a browser that has to share two cores with a database keeps nobody's time.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            // Its first page brings the whole application along, which a machine with much to do takes minutes for.
            connectTimeout: 300_000,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: browser,
            instances: [{ browser: 'chromium' }],
            commands: { answerInPage, nextDownload },
          },
        },
      },
    ],
  },
});
