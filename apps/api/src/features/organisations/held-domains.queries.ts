import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { spellingsOfDomain } from '../../platform/mail/stored-domain.ts';

/** Any number that no other lock uses. */
const DOMAINS_LOCK = 8_400_134;

/**
 * Prevents others from giving a domain to an organisation until the transaction ends: domains are in two tables, and
 * one belongs to one organisation. Called before organisations are locked.
 */
export async function lockDomains(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(${DOMAINS_LOCK}::bigint)`);
}

/**
 * Returns the name of another organisation to which a domain belongs, also while nobody signs in there; null when there
 * is none.
 */
export async function findOtherHolderOfDomain(
  queries: Queries,
  domain: string,
  organisationId: string,
): Promise<string | null> {
  const holder = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT organisation.name FROM held_domain JOIN organisation ON organisation.id = held_domain.organisation_id
      WHERE held_domain.domain = ANY(${sql.param(spellingsOfDomain(domain))}::text[])
        AND held_domain.organisation_id <> ${organisationId}
      LIMIT 1`,
  );
  return holder?.name ?? null;
}
