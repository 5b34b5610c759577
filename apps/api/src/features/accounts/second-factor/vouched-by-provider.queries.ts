import { sql } from '../../../database/sql.ts';

/**
 * Whether the provider of a membership's own organisation stated, at the last sign-in there, that two factors were
 * used.
 */
export const VOUCHED_BY_PROVIDER = sql`EXISTS (
  SELECT FROM sign_on_identity JOIN sign_on ON sign_on.organisation_id = sign_on_identity.organisation_id
  WHERE sign_on.enabled AND sign_on_identity.multi_factor
    AND sign_on_identity.account_id = membership.account_id
    AND sign_on_identity.organisation_id = membership.organisation_id)`;
