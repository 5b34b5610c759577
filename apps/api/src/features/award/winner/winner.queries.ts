import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import type { ApplicantRow } from '../../bids/applicants.queries.ts';

/** Returns the winner: the bidder whose calculation is the active one. */
export async function findWinner(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<{ id: string; name: string } | null> {
  return findRow(
    queries,
    sql`
      SELECT applicant.id, applicant.name FROM calculation JOIN applicant ON applicant.id = calculation.applicant_id
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.active AND calculation.deleted_at IS NULL`,
  );
}

/** Stores why a bidder is the winner; null if there is nothing to say. */
export async function setWinnerReason(
  queries: Queries,
  applicant: Pick<ApplicantRow, 'id' | 'organisationId'>,
  reason: string | null,
): Promise<void> {
  await queries.execute(sql`
    UPDATE applicant SET winner_reason = ${reason}
    WHERE id = ${applicant.id} AND organisation_id = ${applicant.organisationId}`);
}
