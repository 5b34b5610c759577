import { SERIES_NAMES, variantScope } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { StandingCalculation } from '../calculations/calculation-row.queries.ts';
import { readScope } from '../calculations/scope/work-out-scopes.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';

/**
 * Tells whether the reference value belongs to other work than the active baseline, with which bids are compared: to a
 * calculation that is no longer active, while nothing is active, or while one of the two lacks posts, modules or
 * indicators of the other. Quantities may differ (D-104). About a value that was typed, nothing is known except that
 * somebody chose it.
 */
export async function hasOtherReference(
  queries: Queries,
  { organisationId, referenceCalculationId: referenceId }: ProjectRow,
  baseline: StandingCalculation | null,
): Promise<boolean> {
  if (referenceId === null || referenceId === baseline?.id) return false;
  if (!baseline) return true;
  const { scope, standing } = await readScope(queries, {
    ...{ organisationId, set: baseline.headlineSet },
    ...{ baselineId: referenceId, optimizationId: baseline.id },
  });
  const { fewerPosts, addedPosts, lacking } = variantScope(scope, standing);
  return fewerPosts + addedPosts > 0 || SERIES_NAMES.some((side) => (lacking[side].mki?.items ?? 0) > 0);
}
