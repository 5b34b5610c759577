import { COLLECTION_CAP } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** Returns when somebody asked to be erased, as long as staff have not handled it; null when no request is open. */
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

export interface ErasureRequestRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly askedAt: Date;
}

/** Returns a page of open requests to be erased, oldest first; its endpoint is for staff. */
export async function listErasureRequests(
  queries: Queries,
  { page }: { readonly page: number },
): Promise<{ count: number; items: ErasureRequestRow[] }> {
  const waiting = sql`
    message JOIN account ON account.id = message.account_id
    WHERE message.kind = 'erasure' AND message.handled_at IS NULL AND account.erased_at IS NULL`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${waiting}`,
  );
  const items = await listRows<ErasureRequestRow>(
    queries,
    sql`
      SELECT message.id, account.id AS "accountId",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username) AS name,
        account.email, message.created_at AS "askedAt"
      FROM ${waiting}
      ORDER BY message.created_at, message.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}
