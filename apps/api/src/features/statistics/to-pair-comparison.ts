import type { PairComparison } from '@milieuspoor/domain';

/** A comparison as the API states it. */
export function toPairComparison({ comparison, gaps, shared }: PairComparison) {
  return {
    ...{ comparison, gaps: [...gaps] },
    ...(shared ? { shared: { ...shared, modules: [...shared.modules] } } : {}),
  };
}
