import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { HAS_SECOND_FACTOR } from './has-second-factor.queries.ts';
import { VOUCHED_BY_PROVIDER } from './vouched-by-provider.queries.ts';

export interface MemberWithoutFactorRow {
  readonly email: string;
  readonly username: string;
  readonly language: Language;
}

/**
 * Returns the active members of an organisation who have signed in with their own password, and have no second factor,
 * nor used one at the organisation's provider.
 */
export async function listMembersWithoutFactor(
  queries: Queries,
  organisationId: string,
): Promise<MemberWithoutFactorRow[]> {
  return listRows(
    queries,
    sql`
      SELECT account.email, account.username, account.language
      FROM membership JOIN account ON account.id = membership.account_id
      WHERE membership.organisation_id = ${organisationId} AND membership.active AND account.active
        AND account.invited_at IS NULL AND account.email <> '' AND NOT ${HAS_SECOND_FACTOR}
        AND NOT ${VOUCHED_BY_PROVIDER}
      ORDER BY account.id`,
  );
}
