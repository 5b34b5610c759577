import { type SetCode, type VariantScope, variantScope } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { readScope } from './work-out-scopes.ts';

/** A calculation that is held against another, whether either of them is active or not. */
interface Compared {
  readonly id: string;
  readonly organisationId: string;
  readonly headlineSet: SetCode;
}

/** How the work of a calculation compares with that of its baseline; null where they have no set in common. */
export async function readVariantScope(
  queries: Queries,
  baseline: Compared,
  variant: Compared,
): Promise<VariantScope | null> {
  const { id: baselineId, organisationId, headlineSet: set } = baseline;
  if (set !== variant.headlineSet) return null;
  const { scope, standing } = await readScope(queries, {
    organisationId,
    baselineId,
    optimizationId: variant.id,
    set,
  });
  return variantScope(scope, standing);
}
