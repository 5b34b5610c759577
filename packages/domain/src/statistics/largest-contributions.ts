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

/** The nodes that make the difference, and those of which it can't be said what they make of it. */
export interface Contributions {
  /** of those that can be compared */
  readonly largest: readonly Contributor[];
  /** those that cannot be compared, in the order in which they came */
  readonly unknown: readonly Pick<PairedNode, 'uuid' | 'name'>[];
}

/** How many nodes are named as those that make the difference. */
export const LARGEST_CONTRIBUTIONS = 3;

/**
 * The nodes that contribute most to the difference between the sides, whichever way, largest first; those that differ
 * in nothing contribute nothing. One that can't be compared might be the largest: while there are such, the largest are those
 * of what can be compared and of nothing else, and whoever names them names the others beside them.
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
  const ordered = contributors.sort((left, right) => Math.abs(right.amount) - Math.abs(left.amount));
  return { largest: ordered.slice(0, LARGEST_CONTRIBUTIONS), unknown };
}
