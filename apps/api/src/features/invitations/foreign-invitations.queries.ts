import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** An open invitation of an address in a domain, to another organisation than its owner. */
export interface ForeignInvitationRow {
  readonly kind: 'account' | 'membership';
  /**
   * id of the membership of a person whose account only comes from the invitation; or of the invitation of a person
   * with an account
   */
  readonly id: string;
  readonly organisationId: string;
  readonly slug: string;
}

const inDomain = (emailKey: SQL, domain: string) => sql`substring(${emailKey} from '[^@]*$') = ${domain}`;

/** Returns all of them except those that staff sent, who may invite anybody. */
export async function listForeignInvitations(
  queries: Queries,
  { domain, organisationId }: { readonly domain: string; readonly organisationId: string },
): Promise<ForeignInvitationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT 'account' AS kind, membership.id, membership.organisation_id AS "organisationId", organisation.slug
      FROM membership
        JOIN account ON account.id = membership.account_id
        JOIN organisation ON organisation.id = membership.organisation_id
      WHERE account.active AND account.invited_at IS NOT NULL AND NOT account.is_staff
        AND membership.organisation_id <> ${organisationId} AND ${inDomain(sql`account.email_key`, domain)}
        AND NOT EXISTS (
          SELECT FROM account_token JOIN account AS sender ON sender.id = account_token.sent_by
          WHERE account_token.account_id = account.id AND account_token.purpose = 'invite'
            AND account_token.used_at IS NULL AND sender.is_staff)
      UNION ALL
      SELECT 'membership', membership_invitation.id, membership_invitation.organisation_id, organisation.slug
      FROM membership_invitation
        JOIN organisation ON organisation.id = membership_invitation.organisation_id
        JOIN account AS sender ON sender.id = membership_invitation.sent_by
      WHERE NOT sender.is_staff AND membership_invitation.organisation_id <> ${organisationId}
        AND ${inDomain(sql`membership_invitation.email_key`, domain)}
      ORDER BY "organisationId", id`,
  );
}
