import { sql } from '../../database/sql.ts';

/**
 * The organisations of an account of the statement that require sign-in at their own provider: for members with an
 * address in one of its domains, and for accounts linked with it, so that another address does not avoid it. Staff are
 * never sent there.
 */
const COMPULSORY_FOR_ACCOUNT = sql`
  FROM sign_on
  JOIN membership ON membership.organisation_id = sign_on.organisation_id
  JOIN organisation ON organisation.id = sign_on.organisation_id
  WHERE sign_on.enabled AND sign_on.compulsory AND NOT account.is_staff
    AND membership.account_id = account.id AND membership.active
    AND (
      EXISTS (
        SELECT FROM sign_on_domain
        WHERE sign_on_domain.organisation_id = sign_on.organisation_id
          AND sign_on_domain.domain = substring(account.email_key from '[^@]*$')
      )
      OR EXISTS (
        SELECT FROM sign_on_identity
        WHERE sign_on_identity.organisation_id = sign_on.organisation_id AND sign_on_identity.account_id = account.id
      )
    )`;

/** Whether an account of the statement may not open a session by a password. */
export const MUST_SIGN_ON = sql`EXISTS (SELECT ${COMPULSORY_FOR_ACCOUNT})`;

/** The name of the organisation at whose provider they sign in; null for an account that may use a password. */
export const SIGNS_ON_AT = sql`(SELECT organisation.name ${COMPULSORY_FOR_ACCOUNT} ORDER BY organisation.name LIMIT 1)`;
