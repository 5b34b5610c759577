import { defineConfig } from 'vitest/config';
import { findPostgresql } from './scripts/postgresql.mjs';

const postgresql = findPostgresql();
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/row-checks/row-checks.global-setup.ts',
          setupFiles: 'apps/api/src/testing/row-checks/row-checks.setup.ts',
          env: postgresql ? { POSTGRES_BIN_DIR: postgresql } : {},
          ...timeouts,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
