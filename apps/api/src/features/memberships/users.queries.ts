import { COLLECTION_CAP } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, type AccountPerson } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import { readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';

export interface ColleagueRow extends AccountPerson {
  readonly id: string;
  readonly email: string;
}

/**
 * Returns a page of the active users who are active members of an organisation within the scope, by name; all, for
 * staff. Invited people are not included before they accept: a list with some of them would reveal which address has an
 * account elsewhere.
 */
export async function listColleagues(
  queries: Queries,
  scope: Scope,
  { page }: { page: number },
): Promise<{ count: number; items: ColleagueRow[] }> {
  const condition = sql`account.kind = 'person' AND account.active AND account.registered_at IS NULL
    AND account.invited_at IS NULL AND (${scope.kind === 'all'} OR EXISTS (
    SELECT FROM membership WHERE membership.account_id = account.id AND membership.active
      AND ${inScope(scope, sql`membership.organisation_id`)}))`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM account WHERE ${condition}`,
  );
  const items = await listRows<ColleagueRow>(
    queries,
    sql`
      SELECT account.id, ${readColumns('account', ACCOUNT_PERSON)}, account.email
      FROM account WHERE ${condition}
      ORDER BY lower(account.last_name), lower(account.first_name), account.id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}
