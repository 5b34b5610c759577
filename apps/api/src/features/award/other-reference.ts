import { SERIES_NAMES, variantScope } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { StandingCalculation } from '../calculations/calculation-row.queries.ts';
import { readScope } from '../calculations/scope/work-out-scopes.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';

/**
 * Whether the reference value is that of other work than the active baseline, which bids are held against: of a calculation that is
 * not active any more, while nothing is active, or while one of the two lacks posts, modules or indicators of the other. Quantities may
 * differ (D-104). Of a value that somebody typed nothing is known but that they chose it.
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
