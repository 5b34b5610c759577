import type { ScopeDifferenceAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { chosenCalculations, type StatisticSource } from './chosen-calculations.queries.ts';

/**
 * Joins what is known of two calculations as the same work: `scope` in the set that is asked about, and `posts` in any set that
 * both state, for what no set governs. A pair of which nothing is known is null in both, and so in no figure.
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

/** How the posts of the two calculations of a question differ; null where there are not two, and where nobody worked it out. */
export async function findScopeDifference(
  queries: Queries,
  { organisationId, source, set }: { organisationId: string; source: StatisticSource; set: SetCode },
): Promise<ScopeDifferenceAnswer | null> {
  return findRow(
    queries,
    sql`
      SELECT scope.missing_posts AS missing, scope.added_posts AS added, scope.quantity_posts AS quantities,
        scope.unit_posts AS units, scope.explained_posts AS explained
      FROM (${chosenCalculations(organisationId, source, set)}) AS chosen
      JOIN pair_scope AS scope ON scope.baseline_id = chosen.baseline_id
        AND scope.optimization_id = chosen.optimization_id AND scope.set_code = chosen.scope_set
        AND scope.organisation_id = ${organisationId}
      WHERE chosen.series = 'optimization'`,
    'once',
  );
}
