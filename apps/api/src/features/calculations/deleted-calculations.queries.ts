import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import type { CalculationRow } from './calculation-row.queries.ts';

/** Marks a calculation as deleted; its rows remain for a while, so that it can be restored. */
export async function markDeleted(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId'>,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET deleted_at = ${now}, active = false
    WHERE id = ${calculation.id} AND organisation_id = ${calculation.organisationId}`);
}

/** Restores the calculation that was deleted together with its bidder. */
export async function restoreCalculationOf(
  queries: Queries,
  applicant: { readonly id: string; readonly organisationId: string },
  deletedAt: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET deleted_at = NULL
    WHERE applicant_id = ${applicant.id} AND organisation_id = ${applicant.organisationId}
      AND deleted_at = ${deletedAt}`);
}

/** Removes the mark of deletion from a calculation. */
export async function markRestored(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId'>,
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET deleted_at = NULL
    WHERE id = ${calculation.id} AND organisation_id = ${calculation.organisationId}`);
}
