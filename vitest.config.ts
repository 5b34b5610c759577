import { defineConfig } from 'vitest/config';
import { findPostgresql } from './scripts/postgresql.mjs';

const postgresql = findPostgresql();

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    env: postgresql ? { POSTGRES_BIN_DIR: postgresql } : {},
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
