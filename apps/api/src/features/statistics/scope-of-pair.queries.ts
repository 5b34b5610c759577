import type { SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';

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
