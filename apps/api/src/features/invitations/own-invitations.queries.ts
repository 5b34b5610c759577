import { COLLECTION_CAP } from '@milieuspoor/contract';
import type { DashboardType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { HAS_SECOND_FACTOR } from '../accounts/second-factor/has-second-factor.queries.ts';
import { maySenderInvite } from '../memberships/may-sender-invite.queries.ts';

/** An invitation as the invited person sees and answers it. */
export interface OwnInvitationRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly sender: string;
  readonly sentBy: string;
  /** whether staff sent it, who may invite anybody */
  readonly sentByStaff: boolean;
  readonly email: string;
  /** the name that the inviter typed */
  readonly typedName: string;
  readonly dashboardType: DashboardType;
  readonly administrator: boolean;
  readonly expiresAt: Date;
  /** the day from which the organisation requires a second factor, 'yyyy-mm-dd' */
  readonly secondFactorFrom: string | null;
}

/**
 * Returns the condition for invitations of the present address of an account, while they are valid and their sender may
 * still invite there. An invitation to an organisation to which the account belongs, or did, no longer counts.
 */
function openFor(accountId: string, now: Date): SQL {
  return sql`
    SELECT membership_invitation.id, membership_invitation.organisation_id AS "organisationId",
      organisation.name AS "organisationName",
      coalesce(nullif(trim(sender.first_name || ' ' || sender.last_name), ''), sender.username) AS sender,
      sender.id AS "sentBy", sender.is_staff AS "sentByStaff", membership_invitation.email,
      coalesce(nullif(trim(membership_invitation.first_name || ' ' || membership_invitation.last_name), ''),
        membership_invitation.email) AS "typedName",
      membership_invitation.dashboard_type AS "dashboardType", membership_invitation.administrator,
      membership_invitation.expires_at AS "expiresAt",
      organisation.second_factor_from::text AS "secondFactorFrom"
    FROM membership_invitation
    JOIN account ON account.email_key = membership_invitation.email_key
    JOIN organisation ON organisation.id = membership_invitation.organisation_id
    JOIN account AS sender ON sender.id = membership_invitation.sent_by
    WHERE account.id = ${accountId} AND account.active AND membership_invitation.expires_at > ${now}
      AND ${maySenderInvite(sql`membership_invitation.organisation_id`)}
      AND NOT EXISTS (
        SELECT FROM membership
        WHERE membership.account_id = account.id
          AND membership.organisation_id = membership_invitation.organisation_id)`;
}

/** Returns the invitations of an account, by the name of the organisation. */
export async function listOwnInvitations(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<OwnInvitationRow[]> {
  return listRows(
    queries,
    sql`${openFor(accountId, now)} ORDER BY lower(organisation.name), membership_invitation.id LIMIT ${COLLECTION_CAP}`,
  );
}

/** Returns one of them, without a lock. */
export async function findOwnInvitation(
  queries: Queries,
  accountId: string,
  id: string,
  now: Date,
): Promise<OwnInvitationRow | null> {
  return findRow(queries, sql`${openFor(accountId, now)} AND membership_invitation.id = ${id}`);
}

/** Returns one of them, locked until the transaction ends. */
export async function lockOwnInvitation(
  queries: Queries,
  accountId: string,
  id: string,
  now: Date,
): Promise<OwnInvitationRow | null> {
  return findRow(
    queries,
    sql`${openFor(accountId, now)} AND membership_invitation.id = ${id} FOR UPDATE OF membership_invitation`,
  );
}

/**
 * Returns the account that answers an invitation, as far as the answer depends on it; locked until the transaction
 * ends.
 */
export async function lockInvitedAccount(
  queries: Queries,
  accountId: string,
): Promise<{ readonly name: string; readonly viewer: boolean; readonly secondFactor: boolean } | null> {
  return findRow(
    queries,
    sql`
      SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) AS name,
        dashboard_type = 'viewer' AS viewer, ${HAS_SECOND_FACTOR} AS "secondFactor"
      FROM account WHERE id = ${accountId} AND active FOR UPDATE`,
  );
}

/** Makes the invited a member, under the id of the invitation; returns false when they already are. */
export async function insertInvitedMembership(
  queries: Queries,
  { id, organisationId, administrator }: OwnInvitationRow,
  accountId: string,
): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`
      INSERT INTO membership (id, organisation_id, account_id, administrator)
      VALUES (${id}, ${organisationId}, ${accountId}, ${administrator})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row !== null;
}
