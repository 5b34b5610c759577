import type { SetCode } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import type { Scope } from '../../../http/caller.ts';
import { STORED_TOTALS, type StoredTotal } from '../../calculations/stored-totals.queries.ts';

/** One side of the pair that stands for a project. */
export interface ProjectSideRow {
  readonly projectId: string;
  readonly side: 'baseline' | 'optimization';
  /** what its calculation amounts to in each of its sets; null in the others */
  readonly totals: Readonly<Record<SetCode, StoredTotal | null>>;
  /** the version of the weights in each of its sets; null in the others */
  readonly weightsVersions: Readonly<Record<SetCode, string | null>>;
}

/** The sides of the pairs that stand for some projects; a project without a baseline has none. */
export async function listProjectSides(
  queries: Queries,
  scope: Scope,
  projectIds: readonly string[],
): Promise<ProjectSideRow[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.project_id AS "projectId", side.name AS side, ${STORED_TOTALS} AS totals,
        json_build_object('a1', calculation.a1_weights_version, 'a2', calculation.a2_weights_version)
          AS "weightsVersions"
      FROM project_pair AS pair
      CROSS JOIN LATERAL (VALUES ('baseline', pair.baseline_id), ('optimization', pair.optimization_id))
        AS side (name, calculation_id)
      JOIN calculation ON calculation.id = side.calculation_id
      JOIN calculation_total AS total ON total.calculation_id = calculation.id AND total.level = 'calculation'
      WHERE pair.project_id = ANY(${sql.param(projectIds)}::uuid[])
        AND ${inScope(scope, sql`pair.organisation_id`)}`,
  );
}
