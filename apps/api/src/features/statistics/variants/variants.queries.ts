import type { BidReader, CalculationType } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { bidSeen } from '../../tenders/bids/sealed/bid-seen.queries.ts';

export interface VariantRow {
  readonly id: string;
  readonly name: string;
  readonly calculationType: CalculationType;
}

/** Those of the calculations that the organisation has, and of that project when one is named. */
export async function listVariants(
  queries: Queries,
  {
    organisationId,
    projectId,
    calculationIds,
    reader,
  }: {
    readonly organisationId: string;
    readonly projectId: string | null;
    readonly calculationIds: readonly string[];
    /** whose eyes they are for; null for a viewer, who sees no bidder's */
    readonly reader: BidReader | null;
  },
): Promise<VariantRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, name, calculation_type AS "calculationType" FROM calculation
      WHERE organisation_id = ${organisationId} AND id = ANY(${sql.param(calculationIds)}::uuid[])
        AND (applicant_id IS NULL OR ${reader ? bidSeen(sql`applicant_id`, reader) : sql`false`})
        AND deleted_at IS NULL AND (${projectId}::uuid IS NULL OR project_id = ${projectId})`,
    'once',
  );
}
