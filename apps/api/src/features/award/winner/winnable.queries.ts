import type { BidRuling } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import {
  type CalculationRow,
  STANDING_COLUMNS,
  type StandingCalculation,
  WEIGHTS_VERSIONS,
} from '../../calculations/calculation-row.queries.ts';
import { STORED_TOTALS } from '../../calculations/stored-totals.queries.ts';

/** Returns the active design baselines of these projects. */
export async function listActiveDesignBaselines(
  queries: Queries,
  projects: readonly { readonly id: string; readonly organisationId: string }[],
): Promise<(StandingCalculation & Pick<CalculationRow, 'projectId'>)[]> {
  return listRows(
    queries,
    sql`
      SELECT ${STANDING_COLUMNS}, project_id AS "projectId" FROM calculation
      WHERE ${ofProjects(projects)} AND calculation_type = 'design-baseline' AND active AND deleted_at IS NULL`,
  );
}

/** The values of a bid that decide its standing, except what its work is compared with. */
type BidFigures = Pick<
  CalculationRow,
  'id' | 'projectId' | 'headlineSet' | 'weightsVersions' | 'totals' | 'itemCount'
> & { readonly ruling: BidRuling | null };

/** Returns these values of the bids of these projects that have a calculation. */
export async function listBidFigures(
  queries: Queries,
  projects: readonly { readonly id: string; readonly organisationId: string }[],
): Promise<BidFigures[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation.id, calculation.project_id AS "projectId", calculation.headline_set AS "headlineSet",
        ${WEIGHTS_VERSIONS} AS "weightsVersions", ${STORED_TOTALS} AS totals, total.item_count AS "itemCount",
        applicant.ruling
      FROM calculation
      JOIN calculation_total AS total ON total.calculation_id = calculation.id
        AND total.organisation_id = calculation.organisation_id AND total.level = 'calculation'
      JOIN applicant ON applicant.id = calculation.applicant_id
        AND applicant.organisation_id = calculation.organisation_id AND applicant.deleted_at IS NULL
      WHERE ${ofProjects(projects)} AND calculation.deleted_at IS NULL`,
  );
}

function ofProjects(projects: readonly { readonly id: string; readonly organisationId: string }[]): SQL {
  return sql`(calculation.project_id, calculation.organisation_id) IN (
    SELECT * FROM unnest(
      ${sql.param(projects.map(({ id }) => id))}::uuid[],
      ${sql.param(projects.map(({ organisationId }) => organisationId))}::uuid[]))`;
}
