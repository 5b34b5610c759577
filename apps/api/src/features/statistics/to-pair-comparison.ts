import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import type { PairComparison, PairsComparison } from '@milieuspoor/domain';

/** Returns a comparison in the form of the API. */
export function toPairComparison({ comparison, gaps, shared }: PairComparison) {
  return {
    ...{ comparison, gaps: [...gaps] },
    ...(shared ? { shared: { ...shared, modules: [...shared.modules] } } : {}),
  };
}

/** Returns a comparison over several projects in the form of the API. */
export function toPairsComparison({ compared, pairs, ...compares }: PairsComparison): PairsComparisonAnswer {
  return { ...toPairComparison(compares), compared, pairs };
}
