import { type Comparison, comparePart, type Pair } from './compare-pair.ts';

/** A node of the drill-down as both sides have it. */
export interface PairedNode extends Pair {
  readonly uuid: string;
  readonly name: string;
}

/** A node and what it contributes to the difference. */
export interface Contributor extends Comparison {
  readonly uuid: string;
  readonly name: string;
}

/** How many nodes are named as those that make the difference. */
export const LARGEST_CONTRIBUTIONS = 3;

/**
 * The nodes that contribute most to the difference between the sides, whichever way, largest first; those that differ
 * in nothing contribute nothing. None at all when a single one can't be compared: it might be the largest.
 */
export function largestContributions(nodes: readonly PairedNode[]): Contributor[] {
  const contributors: Contributor[] = [];
  for (const { uuid, name, baseline, optimization } of nodes) {
    if (!baseline && !optimization) continue;
    const { comparison } = comparePart({ baseline, optimization });
    if (!comparison) return [];
    if (comparison.amount !== 0) contributors.push({ uuid, name, ...comparison });
  }
  return contributors
    .sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount))
    .slice(0, LARGEST_CONTRIBUTIONS);
}
