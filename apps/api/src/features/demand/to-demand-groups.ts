import type { DemandAnswer } from '@milieuspoor/contract';
import { heaviestGroups } from '@milieuspoor/domain';
import type { PairGroupRow } from './demand.queries.ts';
import type { CountedPair } from './demand-evidence.ts';
import { toSpread } from './to-spread.ts';

/** The number of product groups that are told. */
const LARGEST = 5;

/** Returns the product groups that weigh most in the baselines of these pairs, in the form of the API. */
export function toDemandGroups(
  pairs: readonly CountedPair[],
  rows: readonly PairGroupRow[],
): Pick<DemandAnswer, 'groups' | 'groups_in_all'> {
  const keys = new Set(pairs.map(pairKey));
  const groups = heaviestGroups(
    pairs.map(({ reached }) => reached),
    rows.filter((row) => keys.has(pairKey(row))),
  );
  return {
    groups: groups.slice(0, LARGEST).map(({ name, projects, share, baselineEur, reachedEur, spread }) => ({
      ...{ name, projects, share, baseline: baselineEur, reached: reachedEur },
      spread: spread && toSpread(spread),
    })),
    groups_in_all: groups.length,
  };
}

/** Tells pairs apart: the design baseline may stand in two of a project. */
function pairKey({
  baselineId,
  optimizationId,
}: Pick<PairGroupRow, 'baselineId' | 'optimizationId'>): string {
  return `${baselineId} ${optimizationId}`;
}
