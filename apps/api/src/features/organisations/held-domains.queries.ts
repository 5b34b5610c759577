import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { spellingsOfDomain } from '../../platform/mail/stored-domain.ts';

/** Of nobody else's; a number as good as any. */
const DOMAINS_LOCK = 8_400_134;

/**
 * Lets nobody else give a domain to an organisation until the transaction ends: domains stand in two tables, and one belongs to
 * one organisation. Taken before organisations are held.
 */
export async function holdDomains(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(${DOMAINS_LOCK}::bigint)`);
}

/** The name of another organisation that a domain belongs to, also while nobody signs in there; null when it is nobody else's. */
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
