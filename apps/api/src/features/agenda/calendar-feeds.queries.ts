import type { DashboardType, Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { HAS_SECOND_FACTOR } from '../accounts/second-factor/has-second-factor.queries.ts';
import { VOUCHED_BY_PROVIDER } from '../accounts/second-factor/vouched-by-provider.queries.ts';

/** The account whose calendar program makes the request, with what it may see now. */
export interface FeedAccountRow {
  readonly isStaff: boolean;
  readonly dashboardType: DashboardType;
  readonly language: Language;
  readonly organisationIds: readonly string[];
  readonly secondFactor: boolean;
  /** the first day, 'yyyy-mm-dd', from which one of the organisations requires a second factor; null when none does */
  readonly secondFactorFrom: string | null;
}

/** Returns the active account for the hash of a feed's secret address. */
export async function findFeedAccount(queries: Queries, tokenHash: Buffer): Promise<FeedAccountRow | null> {
  return findRow(
    queries,
    sql`
      SELECT account.is_staff AS "isStaff", account.dashboard_type AS "dashboardType", account.language,
        array(
          SELECT membership.organisation_id::text FROM membership
          WHERE membership.account_id = account.id AND membership.active
        ) AS "organisationIds",
        ${HAS_SECOND_FACTOR} AS "secondFactor",
        (
          SELECT min(organisation.second_factor_from)::text
          FROM membership JOIN organisation ON organisation.id = membership.organisation_id
          WHERE membership.account_id = account.id AND membership.active AND NOT ${VOUCHED_BY_PROVIDER}
        ) AS "secondFactorFrom"
      FROM account WHERE account.calendar_token_hash = ${tokenHash} AND account.active`,
  );
}

export async function hasCalendarFeed(queries: Queries, accountId: string): Promise<boolean> {
  const row = await getRow<{ active: boolean }>(
    queries,
    sql`SELECT calendar_token_hash IS NOT NULL AS active FROM account WHERE id = ${accountId}`,
  );
  return row.active;
}

/** Stores the hash of a new secret address, which ends the former one; null only ends the former one. */
export async function setCalendarToken(
  queries: Queries,
  accountId: string,
  tokenHash: Buffer | null,
): Promise<void> {
  await queries.execute(sql`UPDATE account SET calendar_token_hash = ${tokenHash} WHERE id = ${accountId}`);
}
