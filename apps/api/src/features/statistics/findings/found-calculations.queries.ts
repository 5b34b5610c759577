import type { ScopeDifferenceAnswer } from '@milieuspoor/contract';
import type { CalculationType, SeriesName, SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { chosenCalculations, type StatisticSource } from '../chosen-calculations.queries.ts';

/** A calculation behind the figures of a question. */
export interface FoundCalculation {
  readonly projectId: string;
  readonly projectName: string;
  readonly side: SeriesName;
  readonly id: string;
  readonly name: string;
  readonly type: CalculationType;
  readonly uploadedAt: Date;
  /** '' when unknown */
  readonly uploadedBy: string;
  readonly inSet: boolean;
  /** whether the two were valued with different weights */
  readonly otherWeights: boolean;
  /** the two compared calculations; null where there is one side only */
  readonly baselineId: string | null;
  readonly optimizationId: string | null;
  /** the set in which their work is compared */
  readonly scopeSet: SetCode;
  /** how their posts differ; null where that was not compared */
  readonly scope: ScopeDifferenceAnswer | null;
  /** whether somebody explained for either of the two what was not calculated, or what absent posts mean */
  readonly saidMore: boolean;
}

/** Returns the calculations behind the figures of a question, by project, the baseline first. */
export async function listFoundCalculations(
  queries: Queries,
  organisationId: string,
  source: Exclude<StatisticSource, { readonly kind: 'variants' }>,
  set: SetCode,
): Promise<FoundCalculation[]> {
  return listRows(
    queries,
    sql`
      SELECT chosen.project_id AS "projectId", chosen.project_name AS "projectName", chosen.series AS side,
        calculation.id, calculation.name, calculation.calculation_type AS type, calculation.created_at AS "uploadedAt",
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '')
          AS "uploadedBy",
        chosen.in_set AS "inSet", chosen.other_weights AS "otherWeights", chosen.baseline_id AS "baselineId", chosen.optimization_id AS "optimizationId",
        chosen.scope_set AS "scopeSet",
        CASE WHEN scope.baseline_id IS NOT NULL THEN json_build_object('missing', scope.missing_posts,
          'added', scope.added_posts, 'quantities', scope.quantity_posts, 'units', scope.unit_posts,
          'explained', scope.explained_mki_posts, 'explained_co2', scope.explained_co2_posts) END AS scope,
        EXISTS (
          SELECT FROM scope_answer AS answer
          WHERE answer.organisation_id = ${organisationId}
            AND answer.calculation_id IN (chosen.baseline_id, chosen.optimization_id)
            AND (answer.meaning = 'not-calculated' OR answer.subject = 'posts')) AS "saidMore"
      FROM (${chosenCalculations(organisationId, source, set)}) AS chosen
      JOIN calculation ON calculation.id = chosen.calculation_id AND calculation.organisation_id = ${organisationId}
      LEFT JOIN account ON account.id = calculation.uploaded_by
      LEFT JOIN pair_scope AS scope ON scope.baseline_id = chosen.baseline_id
        AND scope.optimization_id = chosen.optimization_id AND scope.set_code = chosen.scope_set
        AND scope.organisation_id = ${organisationId}
      ORDER BY chosen.project_name, chosen.project_id, chosen.series, calculation.id`,
  );
}
