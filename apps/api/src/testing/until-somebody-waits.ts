import { expect } from 'vitest';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import type { TestApp } from './test-app.ts';

/**
 * Waits until a statement waits for a row that another one locks; called outside of the locking one. Only on a server.
 */
export async function untilSomebodyWaits({ dependencies }: Pick<TestApp, 'dependencies'>): Promise<void> {
  await expect
    .poll(async () => {
      const { waiting } = await getRow<{ waiting: number }>(
        dependencies.database.queries,
        sql`SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting;
    })
    .toBeGreaterThan(0);
}
