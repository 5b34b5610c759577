import { COLLECTION_CAP, type INVITATION_MAILS, type MEMBER_STATES } from '@milieuspoor/contract';
import {
  ACCOUNT_NAME,
  ACCOUNT_PERSON,
  ACCOUNT_REACH,
  type AccountPerson,
  type DashboardType,
  keysOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { readColumns } from '../../database/stated-columns.ts';
import type { Scope } from '../../http/caller.ts';
import { HAS_SECOND_FACTOR } from '../accounts/second-factor/has-second-factor.queries.ts';
import { VOUCHED_BY_PROVIDER } from '../accounts/second-factor/vouched-by-provider.queries.ts';
import { maySenderInvite } from './may-sender-invite.queries.ts';

export interface ManagedMemberRow extends AccountPerson {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly dashboardType: DashboardType;
  readonly administrator: boolean;
  readonly active: boolean;
  readonly state: (typeof MEMBER_STATES)[number];
  readonly lastLoginAt: Date | null;
  readonly secondFactor: boolean;
  /** who sent the open invitation; null where there is none, empty when that was not stored */
  readonly sender: string | null;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly mail: (typeof INVITATION_MAILS)[number] | null;
}

const COLUMNS = sql`
  membership.id, account.id AS "accountId", ${readColumns('account', ACCOUNT_PERSON)}, account.email,
  account.dashboard_type AS "dashboardType",
  membership.administrator, membership.active,
  CASE
    WHEN NOT account.active THEN 'closed'
    WHEN NOT membership.active THEN 'suspended'
    WHEN account.invited_at IS NOT NULL THEN 'invited'
    ELSE 'active' END AS state,
  account.last_login_at AS "lastLoginAt", (${HAS_SECOND_FACTOR} OR ${VOUCHED_BY_PROVIDER}) AS "secondFactor",
  CASE WHEN invitation.created_at IS NOT NULL THEN
    coalesce(nullif(trim(sender.first_name || ' ' || sender.last_name), ''), sender.username, '') END AS sender,
  invitation.created_at AS "sentAt", invitation.expires_at AS "expiresAt",
  CASE
    WHEN invitation.created_at IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM failed_mail WHERE failed_mail.message_id = invitation.message_id) THEN 'failed'
    WHEN EXISTS (SELECT FROM queued_mail WHERE queued_mail.message_id = invitation.message_id) THEN 'queued'
    ELSE 'sent' END AS mail`;

/** Returns the condition for the members of one organisation within the scope. */
function membersOf(scope: Scope, slug: string): SQL {
  return sql`
    membership JOIN organisation ON organisation.id = membership.organisation_id
      JOIN account ON account.id = membership.account_id
      LEFT JOIN account_token AS invitation ON invitation.account_id = account.id
        AND invitation.purpose = 'invite' AND invitation.used_at IS NULL AND account.invited_at IS NOT NULL
      LEFT JOIN account AS sender ON sender.id = invitation.sent_by
    WHERE ${inScope(scope, sql`membership.organisation_id`)} AND organisation.slug = ${slug}`;
}

/**
 * The columns of an invitation to join with an existing account: what was typed, as for a person without one. It ends
 * once its sender may no longer invite.
 */
const INVITATION_COLUMNS = sql`
  membership_invitation.id, membership_invitation.stand_in_id AS "accountId",
  ${readColumns('membership_invitation', ACCOUNT_NAME)},
  ${sql.join(
    keysOf(ACCOUNT_REACH).map((key) => sql`'' AS ${sql.identifier(key)}`),
    sql`, `,
  )}, membership_invitation.email, membership_invitation.dashboard_type AS "dashboardType",
  membership_invitation.administrator, true AS active, 'invited' AS state, NULL::timestamptz AS "lastLoginAt",
  false AS "secondFactor",
  coalesce(nullif(trim(sender.first_name || ' ' || sender.last_name), ''), sender.username) AS sender,
  membership_invitation.created_at AS "sentAt",
  CASE WHEN ${maySenderInvite(sql`membership_invitation.organisation_id`)} THEN membership_invitation.expires_at
    ELSE membership_invitation.created_at END AS "expiresAt",
  CASE
    WHEN EXISTS (SELECT FROM failed_mail WHERE failed_mail.message_id = membership_invitation.message_id)
      THEN 'failed'
    WHEN EXISTS (SELECT FROM queued_mail WHERE queued_mail.message_id = membership_invitation.message_id)
      THEN 'queued'
    ELSE 'sent' END AS mail`;

/**
 * Returns a query for people with an account who are invited to one organisation within the scope, without those who
 * joined in another way meanwhile.
 */
function invitationsTo(scope: Scope, slug: string): SQL {
  return sql`
    membership_invitation
      JOIN organisation ON organisation.id = membership_invitation.organisation_id
      JOIN account AS sender ON sender.id = membership_invitation.sent_by
    WHERE ${inScope(scope, sql`membership_invitation.organisation_id`)} AND organisation.slug = ${slug}
      AND NOT EXISTS (
        SELECT FROM membership JOIN account ON account.id = membership.account_id
        WHERE membership.organisation_id = membership_invitation.organisation_id
          AND account.email_key = membership_invitation.email_key)`;
}

/** Returns a query for the members and the invited, in one list. */
function listedIn(scope: Scope, slug: string): SQL {
  return sql`
    (SELECT ${COLUMNS} FROM ${membersOf(scope, slug)}
      UNION ALL SELECT ${INVITATION_COLUMNS} FROM ${invitationsTo(scope, slug)}) AS listed`;
}

/** Returns a page of the members of an organisation with their state, by name. */
export async function listManagedMembers(
  queries: Queries,
  scope: Scope,
  { slug, page }: { slug: string; page: number },
): Promise<{ count: number; items: ManagedMemberRow[] }> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${listedIn(scope, slug)}`,
  );
  const items = await listRows<ManagedMemberRow>(
    queries,
    sql`
      SELECT * FROM ${listedIn(scope, slug)}
      ORDER BY lower(coalesce(nullif(trim("firstName" || ' ' || "lastName"), ''), email)), id
      LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
  return { count, items };
}

/** Returns a member of an organisation within the scope, as in the list. */
export async function findManagedMember(
  queries: Queries,
  scope: Scope,
  { slug, id }: { slug: string; id: string },
): Promise<ManagedMemberRow | null> {
  return findRow(queries, sql`SELECT * FROM ${listedIn(scope, slug)} WHERE listed.id = ${id}`);
}

/**
 * Tells whether an e-mail address belongs to a member of an organisation, or is invited to it; null for neither. An
 * invited person counts as invited, as in the list, until they accept, with or without an account elsewhere.
 */
export async function findStandingByEmail(
  queries: Queries,
  organisationId: string,
  emailKey: string,
): Promise<'member' | 'invited' | null> {
  const found = await findRow<{ invited: boolean }>(
    queries,
    sql`
      SELECT account.invited_at IS NOT NULL AND account.active AND membership.active AS invited
      FROM membership JOIN account ON account.id = membership.account_id
      WHERE membership.organisation_id = ${organisationId}
        AND (account.email_key = ${emailKey} OR account.username_key = ${emailKey})
      UNION SELECT true FROM membership_invitation
      WHERE organisation_id = ${organisationId} AND email_key = ${emailKey}
      ORDER BY invited LIMIT 1`,
  );
  if (!found) return null;
  return found.invited ? 'invited' : 'member';
}

/**
 * Deletes an account that was only ever invited, and that nothing else refers to; returns false when something does,
 * such as a project for which it was chosen. Its link is deleted too.
 */
export async function deleteInvitedAccount(queries: Queries, accountId: string): Promise<boolean> {
  const free = await findRow(
    queries,
    sql`
      SELECT id FROM account
      WHERE id = ${accountId} AND invited_at IS NOT NULL AND NOT is_staff
        AND NOT EXISTS (SELECT FROM membership WHERE membership.account_id = account.id)
        AND NOT EXISTS (SELECT FROM project_member WHERE project_member.account_id = account.id)
        AND NOT EXISTS (SELECT FROM session WHERE session.account_id = account.id)
        AND NOT EXISTS (SELECT FROM history_entry WHERE history_entry.account_id = account.id)`,
  );
  if (!free) return false;
  await queries.execute(sql`DELETE FROM account_token WHERE account_id = ${accountId}`);
  await queries.execute(sql`DELETE FROM account WHERE id = ${accountId}`);
  return true;
}
