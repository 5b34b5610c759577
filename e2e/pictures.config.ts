import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import type { SessionOptions } from './session/test.ts';

/** The servers and the browser of the journeys, for looking at the product instead of trying it. */
export default defineConfig<SessionOptions>({
  ...journeys,
  testDir: './pictures',
  testMatch: '*.pictures.ts',
  globalSetup: './pictures/prepared-projects.ts',
  outputDir: '../test-results/pictures',
  timeout: 300_000,
});
