import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';

/** An organisation that admits who registers with an address in a domain of its own. */
export interface AdmittingRow {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly slug: string;
  readonly domain: string;
}

/**
 * The one that admits whoever a link confirms the address of; null when staff decide. It is held until the transaction ends, and so
 * is its choice. Where people of the domain sign in at their own provider, that decides who is new.
 */
export async function holdAdmitting(queries: Queries, tokenHash: Buffer): Promise<AdmittingRow | null> {
  return findRow(
    queries,
    sql`
      SELECT organisation.id AS "organisationId", organisation.name AS "organisationName", organisation.slug,
        organisation_domain.domain
      FROM account_token
        JOIN account ON account.id = account_token.account_id
        JOIN organisation_domain ON organisation_domain.domain = substring(account.email_key from '[^@]*$')
        JOIN organisation ON organisation.id = organisation_domain.organisation_id
      WHERE account_token.token_hash = ${tokenHash} AND account_token.purpose = 'verify'
        AND organisation_domain.proof IS NOT NULL AND organisation_domain.admits_colleagues
        AND NOT EXISTS (
          SELECT FROM sign_on_domain JOIN sign_on ON sign_on.organisation_id = sign_on_domain.organisation_id
          WHERE sign_on_domain.domain = organisation_domain.domain AND sign_on.enabled)
      FOR NO KEY UPDATE OF organisation, organisation_domain`,
  );
}
