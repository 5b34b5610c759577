import type { DashboardType } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';

export interface SessionRow {
  readonly accountId: string;
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  readonly organisationIds: readonly string[];
}

/** The live session behind a token's hash, with what its account may see: one question for every request. */
export async function findSession(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> {
  return findRow(
    queries,
    sql`
      SELECT account.id AS "accountId", account.is_staff AS "isStaff",
        account.dashboard_type AS "dashboardType",
        array(
          SELECT membership.organisation_id::text FROM membership
          WHERE membership.account_id = account.id AND membership.active
        ) AS "organisationIds"
      FROM session JOIN account ON account.id = session.account_id
      WHERE session.token_hash = ${tokenHash} AND session.expires_at > ${now} AND account.active`,
  );
}

export async function insertSession(
  queries: Queries,
  session: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO session (token_hash, account_id, created_at, expires_at)
    VALUES (${session.tokenHash}, ${session.accountId}, ${session.createdAt}, ${session.expiresAt})`);
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries.execute(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`);
}

export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM session WHERE expires_at <= ${now}`);
}
