import type { VariantPairAnswer } from '@milieuspoor/contract';
import {
  besideAmong,
  COMPARED_QUANTITIES,
  MODULE_INDICATORS,
  SERIES_NAMES,
  type SetCode,
  type VariantScope,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { readVariantScope } from '../../calculations/scope/read-variant-scope.ts';
import type { VariantRow } from './variants.queries.ts';

/**
 * Returns the comparison of the work of each variant with that of the baseline of its phase, where that is among them
 * and states the set, else with that of the first of them: all are drawn side by side.
 */
export async function readVariantPairs(
  queries: Queries,
  variants: readonly VariantRow[],
  { organisationId, set }: { readonly organisationId: string; readonly set: SetCode },
): Promise<VariantPairAnswer[]> {
  const inSet = variants.filter(({ sets }) => sets.includes(set));
  const pairs: VariantPairAnswer[] = [];
  for (const variant of inSet) {
    const ofProject = inSet.filter(({ projectId }) => projectId === variant.projectId);
    const baseline = besideAmong(variant, ofProject, variant);
    if (!baseline) continue;
    const scope = await readVariantScope(queries, {
      ...{ organisationId, set },
      baselineId: baseline.id,
      optimizationId: variant.id,
    });
    pairs.push({ variant: variant.id, baseline: baseline.id, ...toPair(scope) });
  }
  return pairs;
}

function toPair(scope: VariantScope): Omit<VariantPairAnswer, 'variant' | 'baseline'> {
  return {
    gaps: SERIES_NAMES.flatMap((side) =>
      COMPARED_QUANTITIES.flatMap((quantity) => {
        const lacking = scope.lacking[side][quantity];
        if (!lacking || lacking.items === 0) return [];
        const { items, modules, partly, unworked } = lacking;
        return [
          {
            ...{ side, quantity },
            lacking: {
              items,
              ...(modules ? { modules: [...modules] } : {}),
              ...(partly ? { partly: [...partly] } : {}),
              ...(unworked ? { unworked } : {}),
            },
          },
        ];
      }),
    ),
    answered: SERIES_NAMES.flatMap((side) =>
      MODULE_INDICATORS.flatMap((quantity) => {
        const answered = scope.answered[side][quantity];
        return answered ? [{ side, quantity, posts: answered.posts, subjects: [...answered.subjects] }] : [];
      }),
    ),
    fewer_posts: scope.fewerPosts,
    added_posts: scope.addedPosts,
    differing_posts: scope.differingPosts,
  };
}
