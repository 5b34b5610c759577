import type { DashboardType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { spellingsOfDomain } from '../../../platform/mail/stored-domain.ts';

/** The stored fields that staff fill in. */
export interface SignOnSettings {
  readonly enabled: boolean;
  readonly issuer: string;
  readonly clientId: string;
  /** encrypted */
  readonly sealedSecret: Buffer;
  readonly compulsory: boolean;
  /** the dashboard of new people; null admits nobody */
  readonly admits: DashboardType | null;
  readonly multiFactorContexts: readonly string[];
}

export interface SignOnRow extends SignOnSettings {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly revision: number;
  readonly modifiedAt: Date;
  /** by name */
  readonly domains: readonly string[];
  /** the last problem with the provider; a code of `PROVIDER_PROBLEMS` */
  readonly lastFailure: string | null;
  readonly lastFailureAt: Date | null;
}

const SIGN_ON = sql`
  SELECT sign_on.organisation_id AS "organisationId", organisation.name AS "organisationName", sign_on.revision,
    sign_on.modified_at AS "modifiedAt", sign_on.enabled, sign_on.issuer, sign_on.client_id AS "clientId",
    sign_on.client_secret AS "sealedSecret", sign_on.compulsory, sign_on.admits,
    sign_on.multi_factor_contexts AS "multiFactorContexts", sign_on.last_failure AS "lastFailure",
    sign_on.last_failure_at AS "lastFailureAt",
    array(
      SELECT sign_on_domain.domain FROM sign_on_domain
      WHERE sign_on_domain.organisation_id = sign_on.organisation_id ORDER BY sign_on_domain.domain
    ) AS domains
  FROM sign_on JOIN organisation ON organisation.id = sign_on.organisation_id`;

/** Returns the settings of an organisation; null while nothing was set. */
export async function findSignOnOf(queries: Queries, organisationId: string): Promise<SignOnRow | null> {
  return findRow(queries, sql`${SIGN_ON} WHERE sign_on.organisation_id = ${organisationId}`);
}

/** Returns the settings for a domain whose people are sent to their provider; null for every other domain. */
export async function findSignOnOfDomain(queries: Queries, domain: string): Promise<SignOnRow | null> {
  return findRow(
    queries,
    sql`
      ${SIGN_ON} WHERE sign_on.enabled AND sign_on.organisation_id = (
        SELECT organisation_id FROM sign_on_domain WHERE domain = ANY(${sql.param(spellingsOfDomain(domain))}::text[]) LIMIT 1
      )`,
  );
}

/** Stores the settings as a whole, without the domains, while the organisation is locked. */
export async function storeSignOn(
  queries: Queries,
  organisationId: string,
  settings: SignOnSettings & { readonly revision: number },
  now: Date,
): Promise<void> {
  const values = sql`${settings.revision}, ${now}, ${settings.enabled}, ${settings.issuer}, ${settings.clientId},
    ${settings.sealedSecret}, ${settings.compulsory}, ${settings.admits},
    ${sql.param([...settings.multiFactorContexts])}`;
  const columns = sql`revision, modified_at, enabled, issuer, client_id, client_secret, compulsory, admits,
    multi_factor_contexts`;
  await queries.execute(sql`
    INSERT INTO sign_on (organisation_id, ${columns}) VALUES (${organisationId}, ${values})
    ON CONFLICT (organisation_id) DO UPDATE SET (${columns}) = (${values})`);
}

/** Gives an organisation exactly these domains; returns those that another organisation has. */
export async function replaceDomains(
  queries: Queries,
  organisationId: string,
  domains: readonly string[],
): Promise<{ domain: string; organisationName: string }[]> {
  await queries.execute(sql`
    DELETE FROM sign_on_domain
    WHERE organisation_id = ${organisationId} AND NOT domain = ANY(${sql.param([...domains])}::text[])`);
  await queries.execute(sql`
    INSERT INTO sign_on_domain (domain, organisation_id)
    SELECT domain, ${organisationId}::uuid FROM unnest(${sql.param([...domains])}::text[]) AS domain
    ON CONFLICT DO NOTHING`);
  return listRows(
    queries,
    sql`
      SELECT held_domain.domain, organisation.name AS "organisationName"
      FROM held_domain JOIN organisation ON organisation.id = held_domain.organisation_id
      WHERE held_domain.domain = ANY(${sql.param(domains.flatMap(spellingsOfDomain))}::text[])
        AND held_domain.organisation_id <> ${organisationId}
      ORDER BY held_domain.domain`,
  );
}

export async function deleteSignOn(queries: Queries, organisationId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM sign_on WHERE organisation_id = ${organisationId}`);
}

/** Deletes the identities at a provider that is replaced; people are linked again. */
export async function deleteIdentitiesOf(queries: Queries, organisationId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM sign_on_identity WHERE organisation_id = ${organisationId}`);
}

/**
 * Deletes a person's identity at an organisation's provider, and ends the sessions opened through it; returns the name
 * of the organisation, or null where they were not linked.
 */
export async function unlinkAccount(
  queries: Queries,
  organisationId: string,
  accountId: string,
): Promise<string | null> {
  const unlinked = await findRow<{ name: string }>(
    queries,
    sql`
      DELETE FROM sign_on_identity USING organisation
      WHERE sign_on_identity.organisation_id = ${organisationId} AND sign_on_identity.account_id = ${accountId}
        AND organisation.id = sign_on_identity.organisation_id
      RETURNING organisation.name`,
  );
  if (!unlinked) return null;
  await queries.execute(sql`
    DELETE FROM session WHERE sign_on_organisation_id = ${organisationId} AND account_id = ${accountId}`);
  await queries.execute(sql`
    DELETE FROM sign_on_ticket WHERE organisation_id = ${organisationId} AND account_id = ${accountId}`);
  return unlinked.name;
}

/** Ends the sessions that were opened through an organisation's provider, and deletes sign-ins in progress. */
export async function endSignOns(queries: Queries, organisationId: string): Promise<void> {
  await queries.execute(sql`DELETE FROM session WHERE sign_on_organisation_id = ${organisationId}`);
  await queries.execute(sql`DELETE FROM sign_on_ticket WHERE organisation_id = ${organisationId}`);
  await queries.execute(sql`DELETE FROM sign_on_under_way WHERE organisation_id = ${organisationId}`);
}

export async function countLinked(queries: Queries, organisationId: string): Promise<number> {
  const { linked } = await getRow<{ linked: number }>(
    queries,
    sql`SELECT count(*)::int AS linked FROM sign_on_identity WHERE organisation_id = ${organisationId}`,
  );
  return linked;
}

/** Records a problem with the provider, so that staff see it; null once it works again. */
export async function noteFailure(
  queries: Queries,
  organisationId: string,
  failure: string | null,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE sign_on SET last_failure = ${failure}, last_failure_at = ${failure === null ? null : now}
    WHERE organisation_id = ${organisationId} AND (last_failure IS NOT NULL OR ${failure}::text IS NOT NULL)`);
}
