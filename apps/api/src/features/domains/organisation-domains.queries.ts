import type { DOMAIN_PROOFS } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { spellingsOfDomain } from '../../platform/mail/stored-domain.ts';

type DomainProof = (typeof DOMAIN_PROOFS)[number];

/** A domain that an organisation claims. */
export interface DomainRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly domain: string;
  readonly token: string;
  readonly proof: Exclude<DomainProof, 'sign-on'> | null;
  readonly provenAt: Date | null;
  readonly foundAt: Date | null;
  /** whether people who register with an address in it are admitted without staff */
  readonly admitsColleagues: boolean;
}

/** A claimed domain, or a domain of the single sign-on, which needs no proof. */
export interface ListedDomainRow
  extends Pick<DomainRow, 'domain' | 'provenAt' | 'foundAt' | 'admitsColleagues'> {
  readonly token: string | null;
  readonly proof: DomainProof | null;
}

/** Identifies a domain of an organisation. */
export interface DomainAddress {
  readonly slug: string;
  readonly domain: string;
}

function domainsOf(scope: Scope, slug: string): SQL {
  return sql`
    organisation_domain JOIN organisation ON organisation.id = organisation_domain.organisation_id
    WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`organisation_domain.organisation_id`)}`;
}

function isDomain(domain: string): SQL {
  return sql`organisation_domain.domain = ANY(${sql.param(spellingsOfDomain(domain))}::text[])`;
}

const COLUMNS = sql`
  organisation_domain.id, organisation_domain.organisation_id AS "organisationId",
  organisation.name AS "organisationName", organisation_domain.domain, organisation_domain.token,
  organisation_domain.proof, organisation_domain.proven_at AS "provenAt", organisation_domain.found_at AS "foundAt",
  organisation_domain.admits_colleagues AS "admitsColleagues"`;

/** Returns the domains of an organisation within the scope, including those of its single sign-on, by name. */
export async function listDomains(queries: Queries, scope: Scope, slug: string): Promise<ListedDomainRow[]> {
  return listRows(
    queries,
    sql`
      SELECT organisation_domain.domain, organisation_domain.token, organisation_domain.proof,
        organisation_domain.proven_at AS "provenAt", organisation_domain.found_at AS "foundAt",
        organisation_domain.admits_colleagues AS "admitsColleagues"
      FROM ${domainsOf(scope, slug)}
      UNION ALL
      SELECT sign_on_domain.domain, NULL, 'sign-on', NULL, NULL, false
      FROM sign_on_domain JOIN organisation ON organisation.id = sign_on_domain.organisation_id
      WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`sign_on_domain.organisation_id`)}
        AND NOT EXISTS (
          SELECT FROM organisation_domain
          WHERE organisation_domain.domain = sign_on_domain.domain
            AND organisation_domain.organisation_id = sign_on_domain.organisation_id)
      ORDER BY domain`,
  );
}

export async function findDomain(
  queries: Queries,
  scope: Scope,
  { slug, domain }: DomainAddress,
): Promise<DomainRow | null> {
  return findRow(queries, sql`SELECT ${COLUMNS} FROM ${domainsOf(scope, slug)} AND ${isDomain(domain)}`);
}

/** Returns a domain, locked until the transaction ends. */
export async function lockDomain(
  queries: Queries,
  scope: Scope,
  { slug, domain }: DomainAddress,
): Promise<DomainRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${domainsOf(scope, slug)} AND ${isDomain(domain)}
      FOR UPDATE OF organisation_domain`,
  );
}

/** Stores a domain without proof. */
export async function insertDomain(
  queries: Queries,
  {
    organisationId,
    domain,
    token,
    createdAt,
  }: Pick<DomainRow, 'organisationId' | 'domain' | 'token'> & { readonly createdAt: Date },
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO organisation_domain (organisation_id, domain, token, created_at)
    VALUES (${organisationId}, ${domain}, ${token}, ${createdAt})`);
}

/** Records how a domain was proven, the first time, and when its record was found, each time. */
export async function storeProof(
  queries: Queries,
  id: string,
  { proof, at }: { readonly proof: 'dns' | 'staff'; readonly at: Date },
): Promise<void> {
  await queries.execute(sql`
    UPDATE organisation_domain SET proof = coalesce(proof, ${proof}), proven_at = coalesce(proven_at, ${at}),
      found_at = CASE WHEN ${proof} = 'dns' THEN ${at} ELSE found_at END
    WHERE id = ${id}`);
}

export async function deleteDomain(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM organisation_domain WHERE id = ${id}`);
}

export async function updateAdmitsColleagues(queries: Queries, id: string, admits: boolean): Promise<void> {
  await queries.execute(sql`UPDATE organisation_domain SET admits_colleagues = ${admits} WHERE id = ${id}`);
}
