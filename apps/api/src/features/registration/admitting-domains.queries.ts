import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** An organisation that admits people who register with an address in its own domain. */
export interface AdmittingRow {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly slug: string;
  readonly domain: string;
}

/**
 * Returns the organisation that admits the person whose address a link confirms; null when staff decide. It is locked
 * until the transaction ends, with its choice. Where people of the domain sign in at their own provider, that provider
 * decides who is new.
 */
export async function lockAdmitting(queries: Queries, tokenHash: Buffer): Promise<AdmittingRow | null> {
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
