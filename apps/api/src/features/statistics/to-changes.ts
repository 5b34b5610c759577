import type { PairsComparisonAnswer, StatisticChanges } from '@milieuspoor/contract';
import {
  type CoveredSum,
  comparePairs,
  largestContributions,
  NOTHING_SPENT,
  type Pair,
  type PairedNode,
  type PairsComparison,
  RESOURCE_KEYS,
  SERIES_NAMES,
  type SeriesName,
} from '@milieuspoor/domain';
import { impactsOf, materialOf, resourceOf } from './covered-row.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { toPairComparison } from './to-pair-comparison.ts';
import { wholeRows } from './to-statistics.ts';

export type RowPair = Readonly<Partial<Record<SeriesName, StatisticRow>>>;

/**
 * What the optimisation changes against the baseline, over the projects that can be compared; null when either side is
 * not there. `perProject` are rows that are split by project where the answer is of several, and null where it is of one;
 * `bothInSet` says that both sides have a calculation that states the set, so that one without a row has nothing of the
 * node that is asked about; `scope` is how their posts differ, of one project as a whole.
 */
export function toChanges(
  rows: readonly StatisticRow[],
  perProject: readonly StatisticRow[] | null,
  bothInSet = false,
  scope: StatisticChanges['scope'] = null,
): StatisticChanges | null {
  const wholes = wholeRows(rows);
  const sides: RowPair = Object.fromEntries(wholes.map((row) => [row.series, row]));
  const found = SERIES_NAMES.filter((name) => sides[name]).length;
  if (found < (bothInSet || perProject ? 1 : SERIES_NAMES.length)) return null;
  const pairs = perProject ? pairsByProject(perProject) : [sides];
  const mki = compared(pairs, (row) => impactsOf(row).mki);
  return {
    mki,
    co2: compared(pairs, (row) => impactsOf(row).co2),
    material: compared(pairs, materialOf),
    resources: Object.fromEntries(
      RESOURCE_KEYS.map((key) => [key, compared(pairs, (row) => resourceOf(row, key))]),
    ) as StatisticChanges['resources'],
    scope,
    largest: mki.comparison ? largestContributions(pairedNodes(rows)) : [],
  };
}

/** The rows of each project, as its two sides; those of other nodes are passed over. */
export function pairsByProject(rows: readonly StatisticRow[]): RowPair[] {
  const level = wholeRows(rows)[0]?.level;
  const projects = new Map<string, RowPair>();
  for (const row of rows)
    if (row.childId !== null && row.level === level)
      projects.set(row.childId, { ...projects.get(row.childId), [row.series]: row });
  return [...projects.values()];
}

/**
 * A quantity of both sides. Each project has both calculations: a side without a row has nothing of the node that the
 * question is about, and spends nothing on it.
 */
export function toPair({ baseline, optimization }: RowPair, figure: (row: StatisticRow) => CoveredSum): Pair {
  return {
    baseline: baseline ? figure(baseline) : NOTHING_SPENT,
    optimization: optimization ? figure(optimization) : NOTHING_SPENT,
  };
}

function compared(pairs: readonly RowPair[], figure: (row: StatisticRow) => CoveredSum) {
  return toPairsComparison(comparePairs(pairs.map((pair) => toPair(pair, figure))));
}

/** A comparison over several projects as the API states it. */
function toPairsComparison({ compared, pairs, ...compares }: PairsComparison): PairsComparisonAnswer {
  return { ...toPairComparison(compares), compared, pairs };
}

/** The nodes with their MKI on both sides. A project is no node: its product groups are. */
function pairedNodes(rows: readonly StatisticRow[]): PairedNode[] {
  const nodes = new Map<string, PairedNode>();
  for (const row of rows) {
    const { series, level, childId, childName } = row;
    // What stands outside the set is in no comparison.
    if (childId === null || level === 'calculation' || row.itemsInSet === 0) continue;
    const node = nodes.get(childId) ?? {
      uuid: childId,
      name: childName ?? '',
      baseline: null,
      optimization: null,
    };
    nodes.set(childId, { ...node, [series]: impactsOf(row).mki });
  }
  return [...nodes.values()];
}
