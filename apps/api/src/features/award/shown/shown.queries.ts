import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** A calculation of the organisation itself, in the form of the actions that fix it. */
export interface FixedCalculationRow {
  readonly id: string;
  readonly type: CalculationType;
  readonly name: string;
  readonly active: boolean;
  /** euro, as it is stored */
  readonly mkiEur: number;
}

/** Returns the calculations of a project that are not a bidder's. */
export async function listFixedCalculations(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
): Promise<FixedCalculationRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, calculation_type AS type, name, active, headline_mki_eur AS "mkiEur" FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND calculation_type <> 'applicant' AND deleted_at IS NULL
      ORDER BY created_at, id`,
  );
}
