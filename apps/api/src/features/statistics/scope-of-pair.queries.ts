import type { ScopeDifferenceAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';

/**
 * Joins the comparison of two calculations as the same work: `scope` in the requested set, and `posts` in any set that
 * both state, for quantities that do not depend on a set. Both are null for a pair that was not compared, which is
 * therefore in no figure.
 */
export function scopeOfPair(
  baselineId: SQL,
  optimizationId: SQL,
  { organisation, set }: { readonly organisation: SQL; readonly set: SetCode },
): SQL {
  return sql`
    LEFT JOIN pair_scope AS scope ON scope.baseline_id = ${baselineId} AND scope.optimization_id = ${optimizationId}
      AND scope.set_code = ${set} AND scope.organisation_id = ${organisation}
    LEFT JOIN LATERAL (
      SELECT bool_or(known.resources_open) AS resources_open FROM pair_scope AS known
      WHERE known.baseline_id = ${baselineId} AND known.optimization_id = ${optimizationId}
        AND known.organisation_id = ${organisation}) AS posts ON true`;
}

interface ScopeQuestion {
  readonly organisationId: string;
  readonly source: StatisticSource;
  readonly set: SetCode;
}

/**
 * Returns how the posts of the two calculations of a question differ; null where there are not two, and where they were
 * not compared.
 */
export async function findScopeDifference(
  queries: Queries,
  question: ScopeQuestion,
): Promise<ScopeDifferenceAnswer | null> {
  return findRow(
    queries,
    sql`
      SELECT scope.missing_posts AS missing, scope.added_posts AS added, scope.quantity_posts AS quantities,
        scope.unit_posts AS units, scope.explained_mki_posts AS explained, scope.explained_co2_posts AS explained_co2
      FROM ${chosenScopes(question)}`,
    'once',
  );
}

/** The stored comparison of the work of a project in a question. */
export interface ProjectWork {
  readonly id: string;
  /** whether its posts differ between the two sides */
  readonly differs: boolean;
  /**
   * number of posts whose MKI, or CO2, counts partly as 0 in the set, because an answer says that what they leave empty
   * does not apply
   */
  readonly explainedMki: number;
  readonly explainedCo2: number;
}

/** Returns the projects of a question in which the posts of the two sides differ, or that have answers. */
export async function listProjectWork(queries: Queries, question: ScopeQuestion): Promise<ProjectWork[]> {
  return listRows(
    queries,
    sql`
      SELECT * FROM (
        SELECT chosen.project_id AS id,
          scope.missing_posts + scope.added_posts + scope.quantity_posts + scope.unit_posts > 0 AS differs,
          CASE WHEN chosen.in_set AND chosen.scope_set = ${question.set} THEN scope.explained_mki_posts ELSE 0 END AS "explainedMki",
          CASE WHEN chosen.in_set AND chosen.scope_set = ${question.set} THEN scope.explained_co2_posts ELSE 0 END AS "explainedCo2"
        FROM ${chosenScopes(question)}) AS work
      WHERE differs OR "explainedMki" > 0 OR "explainedCo2" > 0`,
    'once',
  );
}

/** Returns the stored comparison, as `scope`, of each two calculations that a question compares. */
function chosenScopes({ organisationId, source, set }: ScopeQuestion): SQL {
  return sql`(${chosenCalculations(organisationId, source, set)}) AS chosen
    JOIN pair_scope AS scope ON scope.baseline_id = chosen.baseline_id
      AND scope.optimization_id = chosen.optimization_id AND scope.set_code = chosen.scope_set
      AND scope.organisation_id = ${organisationId} AND chosen.series = 'optimization'`;
}
