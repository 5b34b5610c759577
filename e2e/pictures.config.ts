import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import type { SessionOptions } from './session/test.ts';

/** Starts the same servers and browser as the journeys, to look at the product and not to test it. */
export default defineConfig<SessionOptions>({
  ...journeys,
  testDir: './pictures',
  testMatch: '*.pictures.ts',
  globalSetup: [
    './session/await-empty.ts',
    './session/explain-dashboards.ts',
    './pictures/prepared-projects.ts',
  ],
  outputDir: '../test-results/pictures',
  timeout: 300_000,
});
