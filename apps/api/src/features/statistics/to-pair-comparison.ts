import type { PairComparison } from '@milieuspoor/domain';

/** Returns a comparison in the form of the API. */
export function toPairComparison({ comparison, gaps, shared }: PairComparison) {
  return {
    ...{ comparison, gaps: [...gaps] },
    ...(shared ? { shared: { ...shared, modules: [...shared.modules] } } : {}),
  };
}
