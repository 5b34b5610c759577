import type { DashboardType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { isUsable } from './account-tokens.queries.ts';

/** The contents of an invitation. */
export interface InvitationContent {
  /** to sign in with */
  readonly username: string;
  /** the inviter; empty for an invitation from before this was stored */
  readonly sender: string;
  /** by name; none for staff */
  readonly organisations: readonly string[];
  readonly dashboardType: DashboardType;
  readonly isStaff: boolean;
  /** whether the invited person will administer one of these organisations */
  readonly administrator: boolean;
}

/** Returns the columns of the account, with the name of the sender by id. */
function contentWith(sentBy: SQL): SQL {
  return sql`
    account.username, account.dashboard_type AS "dashboardType", account.is_staff AS "isStaff",
    coalesce((
      SELECT coalesce(nullif(trim(sender.first_name || ' ' || sender.last_name), ''), sender.username)
      FROM account AS sender WHERE sender.id = ${sentBy}
    ), '') AS sender,
    array(
      SELECT organisation.name FROM membership JOIN organisation ON organisation.id = membership.organisation_id
      WHERE membership.account_id = account.id AND membership.active ORDER BY lower(organisation.name)
    ) AS organisations,
    EXISTS (
      SELECT FROM membership
      WHERE membership.account_id = account.id AND membership.active AND membership.administrator
    ) AS administrator`;
}

/** Returns the contents of the invitation of an account, with its sender. */
export async function getInvitationContent(
  queries: Queries,
  accountId: string,
  sentBy: string,
): Promise<InvitationContent> {
  return getRow(
    queries,
    sql`SELECT ${contentWith(sql`${sentBy}::uuid`)} FROM account WHERE id = ${accountId}`,
  );
}

/** Returns the contents of the invitation of a link, null when it cannot be used. */
export async function findInvitationContent(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationContent | null> {
  return findRow(
    queries,
    sql`
      SELECT ${contentWith(sql`account_token.sent_by`)}
      FROM account_token JOIN account ON account.id = account_token.account_id
      WHERE account_token.token_hash = ${tokenHash} AND account_token.purpose = 'invite'
        AND ${isUsable(now)} AND account.active`,
  );
}
