import type { HoldingKind, Language, MemberStanding } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { tenderSealed } from '../bids/sealed/bid-seen.queries.ts';

export interface HoldingRow {
  readonly id: string;
  readonly kind: HoldingKind;
  /** for a webhook its whole address */
  readonly name: string;
  /** null for what belongs to the account itself */
  readonly organisationId: string | null;
  readonly organisationSlug: string | null;
  readonly organisationName: string | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
}

/**
 * Returns everything that an account holds and that outlives its sessions, in every organisation: by organisation, kind
 * and name. An invitation is identified by its membership; for a person who is invited to no organisation, by the
 * account. An invitation of an address with an account has the name that was typed, so that it looks like one of an
 * address without.
 */
export async function listHoldings(queries: Queries, accountId: string, now: Date): Promise<HoldingRow[]> {
  return listRows(
    queries,
    sql`
      SELECT held.id, held.kind, held.name, held.organisation_id AS "organisationId",
        organisation.slug AS "organisationSlug", organisation.name AS "organisationName",
        project.id AS "projectId", project.name AS "projectName"
      FROM (
        SELECT id, 'api-key' AS kind, name, organisation_id, NULL::uuid AS project_id FROM api_key
        WHERE held_by = ${accountId} AND revoked_at IS NULL AND expires_at > ${now}
        UNION ALL
        SELECT id, 'webhook', url, organisation_id, NULL FROM webhook WHERE held_by = ${accountId}
        UNION ALL
        SELECT coalesce(membership.id, invited.id), 'invitation',
          coalesce(nullif(trim(invited.first_name || ' ' || invited.last_name), ''), invited.username),
          membership.organisation_id, NULL
        FROM account_token
          JOIN account AS invited ON invited.id = account_token.account_id
          LEFT JOIN membership ON membership.account_id = invited.id
        WHERE account_token.sent_by = ${accountId} AND account_token.purpose = 'invite'
          AND account_token.used_at IS NULL AND invited.invited_at IS NOT NULL AND invited.active
        UNION ALL
        SELECT id, 'invitation', coalesce(nullif(trim(first_name || ' ' || last_name), ''), email), organisation_id, NULL
        FROM membership_invitation WHERE sent_by = ${accountId}
        UNION ALL
        SELECT id, 'unlock-request', '', organisation_id, project_id FROM unlock_request
        WHERE account_id = ${accountId} AND outcome IS NULL
        UNION ALL
        SELECT id, 'opening-request', '', organisation_id, id FROM project
        WHERE opening_asked_at IS NOT NULL AND ${accountId} IN (opening_asked_by, opening_witness)
        UNION ALL
        SELECT id, 'shared-chart', title, organisation_id, project_id FROM saved_chart
        WHERE account_id = ${accountId} AND expires_at > ${now}
        UNION ALL
        SELECT applicant.id, 'bid', applicant.name, applicant.organisation_id, applicant.project_id
        FROM applicant JOIN project AS tender ON tender.id = applicant.project_id
          AND tender.organisation_id = applicant.organisation_id
        WHERE applicant.entered_by = ${accountId} AND applicant.deleted_at IS NULL AND ${tenderSealed(sql`tender`)}
        UNION ALL
        SELECT id, 'calendar-feed', '', NULL, NULL FROM account
        WHERE id = ${accountId} AND calendar_token_hash IS NOT NULL
      ) AS held
        LEFT JOIN organisation ON organisation.id = held.organisation_id
        LEFT JOIN project ON project.id = held.project_id AND project.organisation_id = held.organisation_id
      ORDER BY lower(organisation.name) NULLS LAST, held.kind, lower(held.name), held.id`,
  );
}

/** Returns the organisations in which an account holds something, to be locked before the account. */
export async function listHeldIn(queries: Queries, accountId: string, now: Date): Promise<string[]> {
  const holdings = await listHoldings(queries, accountId, now);
  return [...new Set(holdings.flatMap(({ organisationId }) => organisationId ?? []))];
}

export interface AccountStandingRow {
  readonly active: boolean;
  readonly isStaff: boolean;
  readonly viewer: boolean;
  readonly name: string;
  readonly memberships: readonly {
    readonly id: string;
    readonly organisationId: string;
    readonly active: boolean;
    readonly administrator: boolean;
  }[];
}

/** Returns the facts that decide an account's standing in each organisation. */
export async function findAccountStanding(
  queries: Queries,
  accountId: string,
): Promise<AccountStandingRow | null> {
  return findRow(
    queries,
    sql`
      SELECT account.active, account.is_staff AS "isStaff", account.dashboard_type = 'viewer' AS viewer,
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username) AS name,
        (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', membership.id,
            'organisationId', membership.organisation_id, 'active', membership.active,
            'administrator', membership.administrator) ORDER BY membership.id), '[]'::jsonb)
          FROM membership WHERE membership.account_id = account.id
        ) AS memberships
      FROM account WHERE account.id = ${accountId} AND account.kind = 'person'`,
  );
}

export interface HolderRow {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly membershipId: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly standing: MemberStanding;
}

/**
 * Returns the other active members of these organisations who have been in, by organisation and name: those who may
 * take over what is left.
 */
export async function listHolders(
  queries: Queries,
  organisationIds: readonly string[],
  withoutId: string,
): Promise<HolderRow[]> {
  return listRows(
    queries,
    sql`
      SELECT account.id AS "accountId",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username) AS name,
        account.email, account.language, membership.id AS "membershipId",
        membership.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        CASE WHEN account.dashboard_type = 'viewer' THEN 'viewer'
          WHEN membership.administrator THEN 'administrator' ELSE 'member' END AS standing
      FROM membership
        JOIN account ON account.id = membership.account_id
        JOIN organisation ON organisation.id = membership.organisation_id
      WHERE membership.organisation_id = ANY(${sql.param(organisationIds)}::uuid[])
        AND membership.active AND account.active AND account.invited_at IS NULL AND account.registered_at IS NULL
        AND account.id <> ${withoutId}
      ORDER BY lower(organisation.name), lower(account.last_name), lower(account.first_name), membership.id`,
  );
}
