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

/** The nodes that make the difference, or those that keep it from being said. */
export interface Contributions {
  readonly largest: readonly Contributor[];
  /** those that cannot be compared, in the order in which they came */
  readonly unknown: readonly Pick<PairedNode, 'uuid' | 'name'>[];
}

/** How many nodes are named as those that make the difference. */
export const LARGEST_CONTRIBUTIONS = 3;

/**
 * The nodes that contribute most to the difference between the sides, whichever way, largest first; those that differ
 * in nothing contribute nothing. None at all when a single one can't be compared, which might be the largest: those are
 * named instead.
 */
export function largestContributions(nodes: readonly PairedNode[]): Contributions {
  const contributors: Contributor[] = [];
  const unknown: Contributions['unknown'][number][] = [];
  for (const { uuid, name, baseline, optimization } of nodes) {
    if (!baseline && !optimization) continue;
    const { comparison } = comparePart({ baseline, optimization });
    if (!comparison) unknown.push({ uuid, name });
    else if (comparison.amount !== 0) contributors.push({ uuid, name, ...comparison });
  }
  if (unknown.length > 0) return { largest: [], unknown };
  const ordered = contributors.sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  return { largest: ordered.slice(0, LARGEST_CONTRIBUTIONS), unknown };
}
