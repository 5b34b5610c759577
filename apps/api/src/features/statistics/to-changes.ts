import type { Difference, NodeDifference, StatisticChanges } from '@milieuspoor/contract';
import { compareSides, largestContributions, type SeriesName } from '@milieuspoor/domain';
import { statedCo2, sumStated } from './statistic-forms.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { wholeRows } from './to-statistics.ts';

/** What the optimisation changes against the baseline; null when either side is not there. */
export function toChanges(rows: readonly StatisticRow[]): StatisticChanges | null {
  const wholes = wholeRows(rows);
  const side = (name: SeriesName) => wholes.find((row) => row.series === name);
  const [baseline, optimization] = [side('baseline'), side('optimization')];
  if (!baseline || !optimization) return null;
  const mki = difference(sumStated(baseline.mkiEur), sumStated(optimization.mkiEur));
  return {
    mki,
    co2: difference(sumStated(statedCo2(baseline)), sumStated(statedCo2(optimization))),
    largest: mki ? largestDifferences(rows) : [],
  };
}

function difference(baseline: number | null, optimization: number | null): Difference | null {
  const compared = compareSides(baseline, optimization);
  return compared && baseline !== null && optimization !== null
    ? { baseline, optimization, ...compared }
    : null;
}

/**
 * The nodes that make most of the difference. A project is no node: its product groups are. A node that a side has but
 * states no MKI of can't be compared, which is not the same as a side that has no such node.
 */
function largestDifferences(rows: readonly StatisticRow[]): NodeDifference[] {
  const nodes = new Map<string, { name: string; baseline: number | null; optimization: number | null }>();
  const undeclared = new Set<string>();
  for (const { series, level, childId, childName, mkiEur } of rows) {
    if (childId === null || level === 'calculation') continue;
    const mki = sumStated(mkiEur);
    if (mki === null) undeclared.add(childId);
    const node = nodes.get(childId) ?? { name: childName ?? '', baseline: null, optimization: null };
    nodes.set(childId, { ...node, [series]: mki });
  }
  const comparable = [...nodes].filter(([uuid]) => !undeclared.has(uuid));
  return largestContributions(comparable.map(([uuid, node]) => ({ uuid, ...node })));
}
