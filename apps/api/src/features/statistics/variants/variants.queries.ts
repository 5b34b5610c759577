import type { CalculationType } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';

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
  }: {
    readonly organisationId: string;
    readonly projectId: string | null;
    readonly calculationIds: readonly string[];
  },
): Promise<VariantRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, name, calculation_type AS "calculationType" FROM calculation
      WHERE organisation_id = ${organisationId} AND id = ANY(${sql.param(calculationIds)}::uuid[])
        AND deleted_at IS NULL AND (${projectId}::uuid IS NULL OR project_id = ${projectId})`,
    'once',
  );
}
