import { type VariantScope, variantScope } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { ComparedPair } from './pair-scopes.queries.ts';
import { readScope } from './work-out-scopes.ts';

/** Returns the comparison of a calculation with its baseline, whether either of them is active or not. */
export async function readVariantScope(queries: Queries, pair: ComparedPair): Promise<VariantScope> {
  const { scope, standing } = await readScope(queries, pair);
  return variantScope(scope, standing);
}
