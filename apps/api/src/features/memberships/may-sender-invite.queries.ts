import { type SQL, sql } from '../../database/sql.ts';

/**
 * Returns the condition that the account `sender`, who sent an invitation to an organisation, may still invite there.
 */
export function maySenderInvite(organisationId: SQL): SQL {
  return sql`(
    sender.active AND sender.dashboard_type <> 'viewer'
    AND (sender.is_staff OR EXISTS (
      SELECT FROM membership AS running
      WHERE running.account_id = sender.id AND running.organisation_id = ${organisationId}
        AND running.active AND running.administrator)))`;
}
