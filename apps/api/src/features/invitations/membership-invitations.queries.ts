import type { DashboardType, Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** An invitation to join an organisation, of an address that has an account. */
export interface MembershipInvitationRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly standInId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dashboardType: DashboardType;
  readonly administrator: boolean;
  readonly language: Language;
  readonly sentBy: string;
  readonly expiresAt: Date;
}

/** The data of a sent invitation. */
export interface NewMembershipInvitation
  extends Omit<MembershipInvitationRow, 'id' | 'standInId' | 'organisationName'> {
  readonly createdAt: Date;
  readonly messageId: string;
}

const COLUMNS = sql`
  membership_invitation.id, membership_invitation.organisation_id AS "organisationId",
  organisation.name AS "organisationName", membership_invitation.stand_in_id AS "standInId",
  membership_invitation.email, membership_invitation.email_key AS "emailKey",
  membership_invitation.first_name AS "firstName", membership_invitation.last_name AS "lastName",
  membership_invitation.dashboard_type AS "dashboardType", membership_invitation.administrator,
  membership_invitation.language, membership_invitation.sent_by AS "sentBy",
  membership_invitation.expires_at AS "expiresAt"`;

const WITH_ORGANISATION = sql`
  membership_invitation JOIN organisation ON organisation.id = membership_invitation.organisation_id`;

/** Stores an invitation; returns its id, null when the address is already invited to the organisation. */
export async function insertMembershipInvitation(
  queries: Queries,
  invited: NewMembershipInvitation,
): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO membership_invitation (organisation_id, email, email_key, first_name, last_name, dashboard_type,
        administrator, language, sent_by, created_at, expires_at, message_id)
      VALUES (${invited.organisationId}, ${invited.email}, ${invited.emailKey}, ${invited.firstName},
        ${invited.lastName}, ${invited.dashboardType}, ${invited.administrator}, ${invited.language},
        ${invited.sentBy}, ${invited.createdAt}, ${invited.expiresAt}, ${invited.messageId})
      ON CONFLICT DO NOTHING RETURNING id`,
  );
  return row?.id ?? null;
}

/** Returns an invitation to an organisation within the scope, locked until the transaction ends. */
export async function lockMembershipInvitation(
  queries: Queries,
  scope: Scope,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<MembershipInvitationRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${WITH_ORGANISATION}
      WHERE membership_invitation.id = ${id} AND organisation.slug = ${slug}
        AND ${inScope(scope, sql`membership_invitation.organisation_id`)}
      FOR UPDATE OF membership_invitation`,
  );
}

/** Records that an invitation was sent again: by whom, until when it is valid, and in which mail. */
export async function renewMembershipInvitation(
  queries: Queries,
  id: string,
  sent: Pick<NewMembershipInvitation, 'sentBy' | 'createdAt' | 'expiresAt' | 'messageId'>,
): Promise<void> {
  await queries.execute(sql`
    UPDATE membership_invitation SET sent_by = ${sent.sentBy}, created_at = ${sent.createdAt},
      expires_at = ${sent.expiresAt}, message_id = ${sent.messageId}
    WHERE id = ${id}`);
}

export async function deleteMembershipInvitation(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM membership_invitation WHERE id = ${id}`);
}

/** Returns the account of an address; null when there is none. */
export async function findAccountOfAddress(queries: Queries, emailKey: string): Promise<string | null> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`SELECT id FROM account WHERE email_key = ${emailKey} ORDER BY active DESC, id LIMIT 1`,
  );
  return row?.id ?? null;
}

/** Returns the name of the sender of an invitation. */
export async function findSenderName(queries: Queries, accountId: string): Promise<string> {
  const row = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) AS name
      FROM account WHERE id = ${accountId}`,
  );
  return row?.name ?? '';
}
