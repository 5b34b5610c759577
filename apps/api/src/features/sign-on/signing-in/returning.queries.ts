import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { HAS_SECOND_FACTOR } from '../../accounts/second-factor/has-second-factor.queries.ts';

export interface ReturningRow {
  readonly id: string;
  readonly secondFactor: boolean;
  /** the first day from which another one of their organisations requires a second factor; null when none does */
  readonly secondFactorFrom: string | null;
}

/**
 * Returns the person who finishes signing in through the provider of an organisation; null for one who may not, or not
 * any more.
 */
export async function findReturning(
  queries: Queries,
  accountId: string,
  organisationId: string,
): Promise<ReturningRow | null> {
  return findRow(
    queries,
    sql`
      SELECT account.id, ${HAS_SECOND_FACTOR} AS "secondFactor",
        (
          SELECT min(organisation.second_factor_from)::text
          FROM membership JOIN organisation ON organisation.id = membership.organisation_id
          WHERE membership.account_id = account.id AND membership.active
            AND membership.organisation_id <> ${organisationId}
        ) AS "secondFactorFrom"
      FROM account
      WHERE account.id = ${accountId} AND account.active AND NOT account.is_staff AND EXISTS (
        SELECT FROM membership
        WHERE membership.account_id = account.id AND membership.organisation_id = ${organisationId}
          AND membership.active
      )`,
  );
}
