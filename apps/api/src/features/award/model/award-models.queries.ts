import type { DiscountValues, EmviStatus, Sector } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** The values of a complete award model that decide what a lower MKI earns. */
export interface CompleteModelRow extends DiscountValues {
  readonly organisationId: string;
  readonly sector: Sector;
  readonly emviStatus: EmviStatus;
}

/**
 * Returns the complete award models of these organisations. A caller that asks for models of others must not show them
 * one by one.
 */
export async function listCompleteModels(
  queries: Queries,
  organisationIds: readonly string[],
): Promise<CompleteModelRow[]> {
  return listRows(
    queries,
    sql`
      SELECT organisation_id AS "organisationId", sector, emvi_status AS "emviStatus",
        mki_upper_boundary_eur AS "upperEur", mki_lower_boundary_eur AS "lowerEur",
        mki_max_discount_eur AS "mkiMaxDiscountEur", discount_steps AS steps
      FROM project WHERE emvi_status = 'Locked' AND organisation_id = ANY(${sql.param(organisationIds)}::uuid[])`,
    'once',
  );
}
