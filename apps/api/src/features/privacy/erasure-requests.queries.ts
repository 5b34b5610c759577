import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';

/** When somebody asked to be erased, as long as staff have not dealt with it; null when nothing waits. */
export async function findErasureRequest(
  queries: Queries,
  accountId: string,
): Promise<{ readonly askedAt: Date } | null> {
  return findRow(
    queries,
    sql`
      SELECT created_at AS "askedAt" FROM message
      WHERE account_id = ${accountId} AND kind = 'erasure' AND handled_at IS NULL ORDER BY created_at LIMIT 1`,
  );
}
